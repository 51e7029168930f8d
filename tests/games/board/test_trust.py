"""The Trust in phase 2: when it takes a plant, which one, and what comes for it."""

import pytest

from tests.games.board.duel import BOARDS, duel, trust, trust_has, trust_plants
from tests.games.board.table import Table

DISCOUNTED = [("recharged", "germany"), ("recharged", "usa"), ("deluxe", "north-america")]


def hall(
    game: str = "recharged", map: str = "germany", *owned: int, round: int = 2, money: int = 100
) -> Table:
    """Phase 2, ana first; 3, 4, 5 and 6 are the current market, high plants come next."""
    table = duel(game, map).give("ana", money=money).give("bob", money=money)
    future = [21, 22, 23, 24, 25] if map == "europe" else [21, 22, 23, 24]
    table.market(3, 4, 5, 6, *future).deck(30, 31, 32, 33, "step3", 35)
    return trust_has(table, *owned).begin("auction", round)


def last_hall(*row: int, deck: tuple[int, ...] = (), game: str = "recharged") -> Table:
    """Phase 2 in Step 3, ana first."""
    table = duel(game, "germany" if game == "recharged" else "europe")
    table.give("ana", money=100).give("bob", money=100)
    return table.step(3).market(*row).deck(*deck).begin("auction")


def kinds_since(table: Table, kind: str) -> list[str]:
    """The kinds of the events from the last one of a kind on."""
    kinds = table.kinds()
    return kinds[len(kinds) - 1 - kinds[::-1].index(kind) :]


# ---- when the Trust takes a plant


@pytest.mark.rule("GRID-TRUST-03")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_after_the_first_sale_the_trust_takes_the_highest_of_the_current_market(
    game: str, map: str, round: int
) -> None:
    table = hall(game, map, round=round).play("open 5 5")
    assert (trust_plants(table), trust(table)["took"]) == ([], False)  # nothing is sold yet
    table.play("pass")
    assert table.plants("ana") == [5]
    # 30 came for 5; 3, 4, 6 and 21 were current; 31 came for 21.
    assert (trust_plants(table), trust(table)["took"]) == ([21], True)
    assert table.row() == [3, 4, 6, 22, 23, 24, *([25] if map == "europe" else []), 30, 31]
    assert kinds_since(table, "bought") == ["bought", "drawn", "trust_takes", "drawn"]
    assert table.facts("trust_takes") == [{"plant": 21}]
    assert (table.mover, list(table.openings())) == ("bob", [3, 4, 6, 22])


@pytest.mark.rule("GRID-TRUST-03")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_trust_pays_nothing_and_nobody_bids_against_it(game: str, map: str) -> None:
    table = hall(game, map).play("open 5 7", "pass")
    assert (table.money("ana"), table.money("bob")) == (93, 100)
    assert len(table.facts("bought")) == 1
    assert table.refused("open 21 21").code == "not_in_market"  # it is never auctioned


@pytest.mark.rule("GRID-TRUST-03")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_only_the_two_players_bid(game: str, map: str) -> None:
    table = hall(game, map).play("open 6 6")
    seen = table.view(-1)["auction"]
    assert (seen["bidders"], seen["active"]) == ([0, 1], [0, 1])
    assert table.mover == "bob"
    table.play("bid 7")
    assert table.mover == "ana"
    table.play("bid 8", "pass")
    assert (table.plants("ana"), table.money("ana")) == ([6], 92)


@pytest.mark.rule("GRID-TRUST-03")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_trust_takes_once_a_round(game: str, map: str) -> None:
    table = hall(game, map).play("open 5 5", "pass", "open 6 6")
    assert table.plants("bob") == [6]
    assert table.phase == "fuel"
    assert (trust_plants(table), len(table.facts("trust_takes"))) == ([21], 1)
    table.order("ana", "bob").begin("auction", round=3)
    assert (trust(table)["took"], trust_plants(table)) == (False, [21])
    highest = list(table.openings())[-1]
    table.play("pass")
    assert trust_plants(table) == [21, highest]


@pytest.mark.rule("GRID-TRUST-03")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_second_player_winning_the_first_auction_is_the_first_sale(game: str, map: str) -> None:
    table = hall(game, map).play("open 5 5", "bid 6", "pass")
    assert table.plants("bob") == [5]
    assert trust_plants(table) == [21]
    assert table.mover == "ana"  # opens again, alone
    table.play("open 22 22")
    assert (table.plants("ana"), table.phase) == ([22], "fuel")
    assert trust_plants(table) == [21]


@pytest.mark.rule("GRID-TRUST-03", "GRID-AUC-09")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_after_the_first_players_pass_the_trust_takes_before_the_second_acts(
    game: str, map: str
) -> None:
    table = hall(game, map).play("pass")
    assert trust_plants(table) == [6]
    assert kinds_since(table, "passed") == ["passed", "trust_takes", "drawn"]
    assert (table.mover, list(table.openings())) == ("bob", [3, 4, 5, 21])
    table.play("open 21 21")
    assert (table.plants("bob"), trust_plants(table)) == ([21], [6])


@pytest.mark.rule("GRID-TRUST-03")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_second_players_pass_brings_the_trust_nothing_more(game: str, map: str) -> None:
    table = hall(game, map).play("open 5 5", "pass", "pass")
    assert (table.phase, trust_plants(table)) == ("fuel", [21])
    table = hall(game, map).play("pass", "pass")
    assert (table.phase, trust_plants(table)) == ("fuel", [6])


@pytest.mark.rule("GRID-TRUST-03", "GRID-AUC-13")
def test_what_the_trust_takes_is_not_bought() -> None:
    table = hall("deluxe", "europe").play("pass", "pass")
    assert "nobody_bought" in table.kinds()
    assert table.gone() == [3]  # the lowest leaves all the same
    assert table.row() == [4, 5, 21, 22, 23, 24, 25, 30, 31]


@pytest.mark.rule("GRID-TRUST-03", "GRID-PLANT-08")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_a_sale_that_costs_an_older_plant_brings_the_trust_one_too(game: str, map: str) -> None:
    table = hall(game, map).give("ana", plants=[40, 42, 44], fuel={"oil": 2})
    table.play("open 5 5", "pass")
    assert table.view(1)["pending"] == "scrap"
    table.play("scrap 40")
    assert table.plants("ana") == [42, 44, 5]
    assert (trust_plants(table), len(table.facts("trust_takes"))) == ([21], 1)
    assert table.mover == "bob"
    table.play("open 3 " + str(min(table.openings()[3])))
    assert (table.phase, trust_plants(table)) == ("fuel", [21])


# ---- three plants are its limit


@pytest.mark.rule("GRID-TRUST-04")
@pytest.mark.parametrize(("game", "map"), BOARDS)
@pytest.mark.parametrize(
    ("owned", "after"),
    [
        ([42], [42, 21]),
        ([42, 44], [42, 44, 21]),  # with a third it does not ask whether 21 is higher
        ([20, 42, 44], [42, 44, 21]),
        ([44, 20, 19], [44, 20, 21]),
        ([42, 19, 50], [42, 50, 21]),
    ],
)
def test_with_three_plants_a_higher_one_takes_the_place_of_the_lowest(
    game: str, map: str, owned: list[int], after: list[int]
) -> None:
    table = hall(game, map, *owned).play("open 5 5", "pass")
    assert trust_plants(table) == after
    dropped = [plant for plant in owned if plant not in after]
    assert table.facts("trust_scraps") == [{"plant": plant} for plant in dropped]
    assert table.gone() == table.view(-1)["market"]["gone"] == dropped
    assert table.stack() == [32, 33, "step3", 35]


@pytest.mark.rule("GRID-TRUST-04", "GRID-TRUST-03")
@pytest.mark.parametrize("owned", [[26, 27, 28], [40, 26, 50]])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_with_three_higher_plants_it_takes_none_and_the_turn_is_spent(
    game: str, map: str, owned: list[int]
) -> None:
    table = hall(game, map, *owned).play("open 5 5", "pass")
    assert trust_plants(table) == owned
    assert trust(table)["took"] is True
    assert table.facts("trust_declines") == [{"plant": 21}]
    assert {"trust_takes", "trust_scraps"}.isdisjoint(table.kinds())
    assert table.row() == [3, 4, 6, 21, 22, 23, 24, *([25] if map == "europe" else []), 30]
    assert (table.gone(), table.stack()) == ([], [31, 32, 33, "step3", 35])
    table.play("open 21 21")  # the one it left is free for the others
    assert (table.phase, trust_plants(table)) == ("fuel", owned)


# ---- Step 3


@pytest.mark.rule("GRID-TRUST-03", "GRID-STEP-09")
@pytest.mark.parametrize("game", ["recharged", "deluxe"])
def test_in_step_three_the_trust_takes_the_highest_of_all(game: str) -> None:
    table = last_hall(22, 23, 24, 25, 26, 40, deck=(36, 37, 38), game=game)
    table.play("open 23 23", "pass")
    assert trust_plants(table) == [40]
    assert table.row() == [22, 24, 25, 26, 36, 37]


@pytest.mark.rule("GRID-TRUST-03")
def test_the_trust_takes_the_card_that_came_for_the_plant_just_sold() -> None:
    table = last_hall(22, 23, 24, 25, 26, 27, deck=(50, 36)).play("open 27 27", "pass")
    assert trust_plants(table) == [50]
    assert table.row() == [22, 23, 24, 25, 26, 36]


@pytest.mark.rule("GRID-TRUST-03")
def test_with_the_deck_empty_the_trust_shrinks_the_market() -> None:
    table = last_hall(22, 23, 24).play("pass")
    assert (trust_plants(table), table.row()) == ([24], [22, 23])
    table = last_hall().play("pass")  # an empty market: there is nothing to take
    assert (trust_plants(table), trust(table)["took"]) == ([], True)


# ---- the replacement, the discount and the Step 3 card


@pytest.mark.rule("GRID-TRUST-11", "GRID-DISC-03", "GRID-DISC-04")
@pytest.mark.parametrize(("game", "map"), DISCOUNTED)
def test_a_replacement_that_undercuts_the_discount_leaves_and_another_comes(
    game: str, map: str
) -> None:
    table = duel(game, map).give("ana", money=100).give("bob", money=100)
    table.market(15, 20, 21, 22, 23, 24, 25, 26).deck(30, 13, 31, 32, "step3").begin("auction")
    assert table.token() == 15
    table.play("open 20 20", "pass")  # 30 comes for 20
    assert trust_plants(table) == [23]  # for which 13 and then 31 are drawn
    assert kinds_since(table, "trust_takes") == ["trust_takes", "drawn", "undercut", "drawn"]
    assert (table.gone(), table.token()) == ([13], None)
    assert table.row() == [15, 21, 22, 24, 25, 26, 30, 31]
    assert table.openings()[15] == [15]
    table.play("pass")
    assert (table.phase, table.row()[0]) == ("fuel", 15)  # and is not removed for lying there


@pytest.mark.rule("GRID-TRUST-11")
def test_without_a_discount_a_low_replacement_stays() -> None:
    table = duel("deluxe", "europe").give("ana", money=100).give("bob", money=100)
    table.market(15, 20, 21, 22, 23, 24, 25, 26, 27).deck(30, 13, 31, "step3").begin("auction")
    table.play("open 20 20", "pass")
    assert trust_plants(table) == [23]
    assert table.row() == [13, 15, 21, 22, 24, 25, 26, 27, 30]


@pytest.mark.rule("GRID-TRUST-11", "GRID-DISC-01")
@pytest.mark.parametrize(("game", "map"), DISCOUNTED)
def test_a_discount_that_is_not_undercut_outlasts_the_trust(game: str, map: str) -> None:
    table = hall(game, map).play("open 5 5", "pass")
    assert table.token() == 3
    assert table.openings()[3] == [1]
    table.play("pass")
    assert table.gone() == [3]  # GRID-DISC-05


@pytest.mark.rule("GRID-TRUST-03", "GRID-TRUST-11", "GRID-DISC-02", "GRID-DISC-05")
def test_when_the_trust_takes_the_discounted_plant_the_token_is_set_aside() -> None:
    table = last_hall(33, deck=(30, 40))
    assert table.token() == 33
    table.play("pass")
    assert (trust_plants(table), table.token()) == ([33], None)
    assert table.openings() == {30: [30]}  # a lower card than 33 is no undercutting now
    table.play("pass")
    assert (table.phase, table.row(), table.gone()) == ("fuel", [30], [])


@pytest.mark.rule("GRID-TRUST-03", "GRID-STEP-05", "GRID-STEP-06")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_replacement_can_be_the_step_three_card(game: str, map: str) -> None:
    table = hall(game, map).deck(30, "step3", 33, 34, 35).play("open 5 5", "pass")
    assert trust_plants(table) == [21]
    assert table.kinds()[-1] == "end_card"
    assert table.view(0)["market"]["step3_card"] is True
    assert sorted(table.s.market.stack) == [33, 34, 35]
    assert list(table.openings()) == [3, 4, 6, 22]  # the auction goes on
    table.play("open 4 4")
    assert (table.s.step, table.phase) == (3, "fuel")
    assert trust_plants(table) == [21]


@pytest.mark.rule("GRID-TRUST-11", "GRID-STEP-05", "GRID-DISC-03")
def test_after_an_undercutting_card_the_step_three_card_can_come() -> None:
    table = duel().give("ana", money=100).give("bob", money=100)
    table.market(15, 20, 21, 22, 23, 24, 25, 26).deck(30, 13, "step3", 33, 34).begin("auction")
    table.play("open 20 20", "pass")
    assert kinds_since(table, "trust_takes") == ["trust_takes", "drawn", "undercut", "end_card"]
    assert table.view(0)["market"]["step3_card"] is True
    assert (table.gone(), table.token(), sorted(table.s.market.stack)) == ([13], None, [33, 34])


@pytest.mark.rule("GRID-TRUST-03", "GRID-BUILD-09")
def test_a_replacement_that_the_leader_overtook_leaves_at_once() -> None:
    table = hall("deluxe", "europe").market(20, 21, 22, 23, 24, 25, 26, 27, 28)
    table.deck(8, 30, 31, "step3").settle("bob", 8).begin("auction").play("pass")
    assert trust_plants(table) == [23]
    assert (table.row()[-1], table.gone()) == (30, [8])


@pytest.mark.rule("GRID-BUR-05", "GRID-TRUST-03")
@pytest.mark.parametrize("taker", ["trust", "player"])
def test_the_trust_taking_plant_39_does_not_stop_uranium(taker: str) -> None:
    table = duel().give("ana", money=100).give("bob", money=100)
    table.market(36, 37, 38, 39, 40, 42, 44, 46).deck(30, 31, 32, 33, "step3").begin("auction")
    if taker == "trust":
        table.play("pass", "pass")
        assert trust_plants(table) == [39]
    else:
        table.play("open 39 39", "pass", "pass")
    stopped = taker == "player"
    assert ("uranium_stops" in table.kinds()) is stopped
    assert table.view(-1)["uranium_stopped"] is stopped
    table.begin("bureaucracy").pass_all()
    assert table.tokens("uranium") == (2 if stopped else 3)
