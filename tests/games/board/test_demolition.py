"""The demolition variant in the board games: who removes a plant is paid."""

from typing import Any

import pytest

from megavolt.parts.view_types import DemolitionSeen, known_money
from tests.games.board.table import NAMES, Table

EDITIONS = ["recharged", "classic", "deluxe"]
TRUSTED = [("recharged", "germany"), ("deluxe", "europe"), ("deluxe", "north-america")]
FIRST = [2, 4, 6, 8, 10, 12]
OTHERS = [0, 2, 4, 6, 8, 10]
OWNED = {"ana": [3, 4, 5], "bob": [6, 7, 8], "eva": [9, 10, 11]}
BUYS = {"ana": (22, 3), "bob": (23, 6), "eva": (24, 9)}  # who buys what, removing what


def full(edition: str, players: int = 3, demolition: bool = True, **options: Any) -> Table:
    """Phase 2: everyone has as many plants as may be and 300 Elektro; ana opens."""
    table = Table(edition, players, demolition=demolition, **options)
    while table.phase == "preparation":
        table.play(table.legal[0])
    table.order(*NAMES[:players]).step(2)
    for who in NAMES[:players]:
        table.give(who, money=300, plants=OWNED[who])
    table.market(21, 22, 23, 24, 25, 26, 27, 28).deck(30, 31, 32, 33, 34, 35, "step3")
    return table.begin("auction", round=5)


def buy(table: Table, who: str) -> Table:
    """A player who has a plant too many then buys at the minimum and removes the oldest."""
    plant, scrapped = BUYS[who]
    assert table.mover == who
    table.play(f"open {plant} {plant}")
    while table.mover != who or "pass" in table.legal:
        table.play("pass")
    return table.play(f"scrap {scrapped}")


def put_on_top(table: Table, card: int) -> Table:
    assert table.s.demolition is not None
    table.s.demolition.top = card - 1
    return table


def stack(table: Table) -> DemolitionSeen | None:
    seen = table.view(0)["demolition"]
    assert all(table.view(seat)["demolition"] == seen for seat in (1, -1))
    return seen


# ---- the option and the stack


@pytest.mark.rule("DEMO-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_an_option_and_off_by_default(edition: str) -> None:
    assert Table(edition, 3).s.demolition is None
    table = buy(full(edition, demolition=False), "ana").pass_all()
    assert stack(table) is None
    assert table.money("ana") == 300 - 22
    assert not {"demolished", "demolition_card"} & {*table.kinds()}


@pytest.mark.rule("DEMO-01", "DEMO-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_card_one_lies_open_on_top(edition: str, players: int) -> None:
    table = Table(edition, players, demolition=True)
    assert stack(table) == {"card": 1, "first": 2, "others": 0, "paid": 0}
    assert table.s.demolition is not None
    assert table.s.demolition.cards == tuple(zip(FIRST, OTHERS, strict=True))


@pytest.mark.rule("DEMO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_other_rules_stay(edition: str) -> None:
    tables = [full(edition, demolition=on) for on in (True, False)]
    for table in tables:
        for who in ("ana", "bob", "eva"):
            buy(table, who)
    paid, unpaid = [table.view(-1) for table in tables]
    both = list(zip(paid["players"], unpaid["players"], strict=True))
    assert [known_money(a) - known_money(b) for a, b in both] == [2, 0, 0]
    for one, other in both:
        one["money"] = other["money"]
    paid["demolition"], paid["options"] = unpaid["demolition"], unpaid["options"]
    assert paid == unpaid


# ---- paying


@pytest.mark.rule("DEMO-03", "DEMO-02")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_to_remove_a_plant_gets_more_than_the_others(edition: str, card: int) -> None:
    table = put_on_top(full(edition), card)
    first, others = FIRST[card - 1], OTHERS[card - 1]
    for who, price, pay in (("ana", 22, first), ("bob", 23, others), ("eva", 24, others)):
        buy(table, who)
        assert table.money(who) == 300 - price + pay
    assert table.facts("demolished") == [
        {"player": 0, "pay": first},
        {"player": 1, "pay": others},
        {"player": 2, "pay": others},
    ]


@pytest.mark.rule("DEMO-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_buys_without_removing_is_not_paid_and_not_the_first(edition: str) -> None:
    table = full(edition).give("ana", plants=[3, 4])
    table.play("open 22 22", "pass", "pass")
    assert (table.money("ana"), table.mover) == (278, "bob")
    assert stack(table) == {"card": 1, "first": 2, "others": 0, "paid": 0}
    buy(table, "bob")
    assert table.money("bob") == 300 - 23 + 2


@pytest.mark.rule("DEMO-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_payment_comes_after_the_price(edition: str) -> None:
    table = put_on_top(full(edition), 6).give("ana", money=22)
    table.play("open 22 22", "pass", "pass")
    assert table.money("ana") == 0
    table.play("scrap 3")
    assert table.money("ana") == 12
    kinds = table.kinds()
    assert kinds.index("bought") < kinds.index("scrapped") < kinds.index("demolished")


@pytest.mark.rule("DEMO-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_payment_cannot_be_used_for_the_bid(edition: str) -> None:
    table = put_on_top(full(edition), 6).give("ana", money=22)
    assert 23 not in table.openings()
    assert table.refused("open 22 23").code == "bid_over_money"
    assert table.refused("open 23 23").code == "bid_over_money"


@pytest.mark.rule("DEMO-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_payment_is_there_for_everything_later(edition: str) -> None:
    table = full(edition).give("ana", money=22)
    buy(table, "ana").pass_all().play("done", "done")
    assert (table.phase, table.mover, table.money("ana")) == ("fuel", "ana", 2)
    price = table.price("coal")
    table.play("buy coal")
    assert table.money("ana") == 2 - price


@pytest.mark.rule("DEMO-03", "GRID-PLANT-09")
def test_it_is_paid_once_however_long_the_owner_sorts_the_fuel() -> None:
    table = full("recharged").give("ana", plants=[5, 12, 13], fuel={"coal": 4, "oil": 4})
    table.play("open 22 22", "pass", "pass", "scrap 5")
    assert (table.mover, table.money("ana")) == ("ana", 280)
    while table.mover == "ana":
        table.play(table.legal[0])
        assert table.money("ana") == 280
    assert len(table.facts("demolished")) == 1


# ---- the top card


@pytest.mark.rule("DEMO-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_top_card_does_not_change_within_a_phase(edition: str) -> None:
    table = put_on_top(full(edition), 3)
    assert stack(table) == {"card": 3, "first": 6, "others": 4, "paid": 0}
    buy(table, "ana")
    assert stack(table) == {"card": 3, "first": 6, "others": 4, "paid": 1}
    buy(table, "bob")
    assert stack(table) == {"card": 3, "first": 6, "others": 4, "paid": 2}
    assert "demolition_card" not in table.kinds()


@pytest.mark.rule("DEMO-06", "DEMO-10")
@pytest.mark.parametrize("removals", [1, 2, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_of_the_phase_the_next_card_shows_before_fuel_is_bought(
    edition: str, removals: int
) -> None:
    table = full(edition)
    for who in NAMES[:removals]:
        buy(table, who)
    if removals < 3:
        table.pass_all()
    assert table.phase == "fuel"
    assert stack(table) == {"card": 2, "first": 4, "others": 2, "paid": 0}
    assert table.facts("demolition_card") == [{"card": 2}]  # one card, however many removed
    table.play("buy oil" if "buy oil" in table.legal else "done").pass_all()
    assert table.kinds().index("demolition_card") > table.kinds().index("demolished")
    if "fuel" in table.kinds():
        assert table.kinds().index("demolition_card") < table.kinds().index("fuel")


@pytest.mark.rule("DEMO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_stays_when_nobody_was_paid(edition: str) -> None:
    table = full(edition).pass_all()
    assert table.phase == "fuel"
    assert stack(table) == {"card": 1, "first": 2, "others": 0, "paid": 0}
    assert "demolition_card" not in table.kinds()


@pytest.mark.rule("DEMO-06", "DEMO-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_phase_has_a_first_again(edition: str) -> None:
    table = buy(full(edition), "ana").pass_all()
    table.order("bob", "ana", "eva").begin("auction", round=6)
    buy(table, "bob")
    assert table.money("bob") == 300 - 23 + 4


@pytest.mark.rule("DEMO-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_card_stays(edition: str) -> None:
    table = put_on_top(full(edition), 5)
    buy(table, "ana").pass_all()
    assert stack(table) == {"card": 6, "first": 12, "others": 10, "paid": 0}
    for who in ("bob", "eva"):
        others = [name for name in ("ana", "bob", "eva") if name != who]
        table.order(who, *others).begin("auction", round=6)
        buy(table, who).pass_all()
        assert table.money(who) == 300 - BUYS[who][0] + 12
        assert stack(table) == {"card": 6, "first": 12, "others": 10, "paid": 0}
    assert table.facts("demolition_card") == [{"card": 6}]


# ---- who and when


@pytest.mark.rule("DEMO-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_may_remove_a_plant_without_buying_one(edition: str) -> None:
    table = full(edition)
    for phase in ("auction", "fuel", "building", "bureaucracy"):
        assert table.phase == phase
        assert not any(word.startswith("scrap") for word in table.legal)
        table.refused(f"scrap {table.plants(table.mover)[0]}")
        table.pass_all()
    table = full(edition).play("open 22 22")
    assert not any(word.startswith("scrap") for word in table.legal)
    table.refused("scrap 6")


@pytest.mark.rule("DEMO-08")
@pytest.mark.parametrize(
    ("edition", "players", "round"),
    [
        ("recharged", 2, 4), ("recharged", 3, 4), ("classic", 3, 4), ("classic", 6, 4),
        ("deluxe", 2, 4), ("deluxe", 4, 4),
        pytest.param("classic", 2, 5, marks=pytest.mark.rule("GRID-PLANT-07")),
    ],
)  # fmt: skip
def test_the_first_payment_is_possible_one_round_after_the_limit(
    edition: str, players: int, round: int
) -> None:
    table = Table(edition, players, demolition=True)
    while "demolished" not in table.kinds():  # everyone buys a plant in every round
        for who in NAMES[:players]:
            table.give(who, money=200)
        table.play("done" if "done" in table.legal else table.legal[0])
    assert table.s.round == round
    table.pass_all()
    assert stack(table) == {"card": 2, "first": 4, "others": 2, "paid": 0}


@pytest.mark.rule("DEMO-08", "GRID-PLANT-07")
def test_a_fourth_plant_of_two_in_classic_pays_nothing_and_a_fifth_does() -> None:
    table = full("classic", 2).play("open 22 22", "pass")
    assert table.plants("ana") == [3, 4, 5, 22]
    assert (table.money("ana"), table.mover) == (278, "bob")
    table.pass_all().order("ana", "bob").begin("auction", round=6)
    table.play("open 23 23", "pass", "scrap 4")
    assert table.money("ana") == 278 - 23 + 2


@pytest.mark.rule("DEMO-09", "GRID-TRUST-04")
@pytest.mark.parametrize(("edition", "board"), TRUSTED)
def test_the_trust_is_neither_paid_nor_the_first(edition: str, board: str) -> None:
    table = full(edition, 2, map=board).give("ana", plants=[3, 4])
    table.s.trust_plants = (12, 13, 14)
    table.play("open 22 22", "pass")
    assert table.facts("trust_scraps") == [{"plant": 12}]
    assert table.facts("demolished") == []
    assert stack(table) == {"card": 1, "first": 2, "others": 0, "paid": 0}
    table.play("open 23 23", "scrap 6")
    assert table.facts("demolished") == [{"player": 1, "pay": 2}]


@pytest.mark.rule("DEMO-09", "DEMO-06")
@pytest.mark.parametrize(("edition", "board"), TRUSTED)
def test_what_the_trust_removes_does_not_change_the_card(edition: str, board: str) -> None:
    table = full(edition, 2, map=board)
    table.s.trust_plants = (12, 13, 14)
    table.pass_all()
    assert table.facts("trust_scraps") == [{"plant": 12}]
    assert stack(table) == {"card": 1, "first": 2, "others": 0, "paid": 0}


@pytest.mark.rule("DEMO-09")
@pytest.mark.parametrize(
    ("edition", "board"), [("recharged", "usa"), ("classic", "usa"), *TRUSTED[1:]]
)
def test_plants_that_leave_the_market_do_not_count(edition: str, board: str) -> None:
    table = full(edition, map=board).pass_all()
    assert table.gone() == [21]  # unsold
    assert [table.money(who) for who in NAMES[:3]] == [300] * 3
    assert stack(table) == {"card": 1, "first": 2, "others": 0, "paid": 0}
