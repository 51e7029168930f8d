"""Phase 5: plants run, income, and how the two markets are renewed."""

import pytest

from tests.games.board.table import NAMES, Table

GAMES = ["recharged", "classic"]
BOARDS = [(game, map) for game in GAMES for map in ("germany", "usa")]

PRINTED = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105]
PRINTED += [112, 118, 124, 129, 134, 138, 142, 145, 148, 150]
DOCUMENT = [10, 20, 29, 38, 46, 54, 61, 68, 74, 80, 85]
DOCUMENT += [90, 94, 98, 101, 104, 106, 108, 110, 111, 112]

# By player count and step: coal, oil, garbage, uranium.
REFILL = {
    2: [(3, 2, 1, 1), (4, 2, 2, 1), (3, 4, 3, 1)],
    3: [(4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)],
    4: [(5, 3, 2, 1), (6, 4, 3, 2), (4, 5, 4, 2)],
    5: [(5, 4, 3, 2), (7, 5, 3, 3), (5, 6, 5, 2)],
    6: [(7, 5, 3, 2), (9, 6, 5, 3), (6, 7, 6, 3)],
}


def office(
    game: str = "classic",
    step: int = 1,
    players: int = 3,
    map: str = "germany",
    figures: str = "document",
) -> Table:
    """A table before phase 5, with ana first in the order; `begin("bureaucracy")` starts it."""
    table = Table(game, players, map=map, figures=figures).order(*NAMES[:players]).step(step)
    if step == 3:
        return table.market(31, 32, 33, 34, 35, 36).deck(40, 42)
    return table.market(31, 32, 33, 34, 35, 36, 37, 38).deck(40, 42, 44, "step3", 46)


def fuel_counts(table: Table) -> tuple[int, ...]:
    return tuple(table.s.fuel.tokens)


# ---- running plants and income


@pytest.mark.rule("GRID-BUR-01")
@pytest.mark.parametrize(
    ("game", "players"),
    [("classic", 2), ("classic", 4), ("recharged", 3), ("recharged", 5), ("recharged", 6)],
)
def test_players_run_their_plants_in_order_and_a_new_round_follows(game: str, players: int) -> None:
    order = [*NAMES[1:players], "ana"]
    table = Table(game, players).order(*order).begin("bureaucracy", round=4)
    movers = []
    while table.phase == "bureaucracy":
        movers.append(table.mover)
        table.play("done")
    assert movers == order
    assert (table.phase, table.s.round) == ("auction", 5)


@pytest.mark.rule("GRID-BUR-01")
def test_everyone_is_paid_for_the_cities_supplied() -> None:
    table = office("recharged").give("ana", money=1, plants=[13]).settle("ana", 1)
    table.give("bob", money=2, plants=[33, 18]).settle("bob", 6).give("eva", money=3)
    table.begin("bureaucracy")
    table.play("run 13", "done", "run 18", "run 33", "done", "done")
    assert [table.money(who) for who in NAMES[:3]] == [1 + 22, 2 + 73, 3 + 10]


@pytest.mark.rule("GRID-BUR-01")
@pytest.mark.parametrize(
    ("game", "figures", "table_of_pay"),
    [
        ("recharged", "document", PRINTED),
        ("recharged", "print", PRINTED),
        ("classic", "document", DOCUMENT),
        ("classic", "print", PRINTED),
    ],
)
def test_income_follows_the_table_for_every_number_of_cities(
    game: str, figures: str, table_of_pay: list[int]
) -> None:
    paid = []
    for cities in range(21):
        table = office(game, step=3, players=4, figures=figures)
        table.give("ana", money=0, plants=[36, 38, 46], fuel={"coal": 6, "garbage": 3})
        table.settle("ana", cities).begin("bureaucracy")
        table.play("run 36", "run 38", "run 46 coal3", "done")  # 21 cities at most
        paid.append(table.money("ana"))
    assert paid == table_of_pay


@pytest.mark.rule("GRID-BUR-01")
@pytest.mark.parametrize(
    ("game", "figures", "pay"), [("recharged", "document", 150), ("classic", "document", 112)]
)
def test_more_than_twenty_cities_pay_as_twenty(game: str, figures: str, pay: int) -> None:
    table = office(game, step=3, players=4, figures=figures)
    table.give("ana", money=0, plants=[36, 38, 46], fuel={"coal": 6, "garbage": 3})
    table.settle("ana", 21).begin("bureaucracy")
    table.play("run 36", "run 38", "run 46 coal3", "done")
    assert table.money("ana") == pay


@pytest.mark.rule("GRID-BUR-01")
@pytest.mark.parametrize("game", GAMES)
def test_supplying_none_pays_ten(game: str) -> None:
    table = office(game).give("ana", money=0, plants=[50]).settle("ana", 5)
    table.give("bob", money=0).begin("bureaucracy").play("done", "done")
    assert (table.money("ana"), table.money("bob")) == (10, 10)  # ana leaves 50 idle


@pytest.mark.rule("GRID-BUR-01")
def test_plants_without_cities_supply_none() -> None:
    table = office().give("ana", money=0, plants=[50, 44]).begin("bureaucracy")
    table.play("run 44", "run 50", "done")
    assert table.money("ana") == 10


@pytest.mark.rule("GRID-BUR-01")
@pytest.mark.parametrize("coal", range(3))
def test_the_owner_chooses_a_hybrids_mix(coal: int) -> None:
    mix = f"coal{coal} oil{2 - coal}".replace("coal0 ", "").replace(" oil0", "")
    table = office().give("ana", plants=[5], fuel={"coal": 2, "oil": 2}).settle("ana", 1)
    table.begin("bureaucracy").play(f"run 5 {mix}")
    left = {"coal": 2 - coal, "oil": coal}
    assert table.stock("ana") == {fuel: count for fuel, count in left.items() if count}
    assert table.s.supplied == 1


@pytest.mark.rule("GRID-BUR-01")
def test_a_hybrid_offers_only_the_mixes_at_hand() -> None:
    table = office().give("ana", plants=[46], fuel={"coal": 2, "oil": 1}).settle("ana", 1)
    assert table.begin("bureaucracy").legal == ["done", "run 46 coal2 oil1"]


@pytest.mark.rule("GRID-BUR-01", "GRID-PLANT-02")
def test_a_plant_runs_once_a_round_though_it_holds_fuel_for_two() -> None:
    table = office().give("ana", money=0, plants=[10], fuel={"coal": 4}).settle("ana", 4)
    table.begin("bureaucracy").play("run 10")
    refusal = table.refused("run 10")
    assert (refusal.code, refusal.rule) == ("already_ran", "GRID-PLANT-02")
    table.play("done")
    assert table.money("ana") == DOCUMENT[2]
    assert table.stock("ana") == {"coal": 2}


@pytest.mark.rule("GRID-BUR-01")
def test_a_plant_runs_again_in_the_next_round() -> None:
    table = office().give("ana", plants=[13, 10], fuel={"coal": 4}).settle("ana", 3)
    table.begin("bureaucracy").play("run 13", "run 10", "done").pass_all()
    table.order("ana", "bob", "eva").begin("bureaucracy", round=3)
    assert set(table.legal) == {"done", "run 13", "run 10"}


@pytest.mark.rule("GRID-BUR-01")
def test_each_players_count_of_supplied_cities_starts_at_none() -> None:
    table = office().settle("bob", 6).give("bob", money=0, plants=[13])
    table.give("ana", plants=[50]).settle("ana", 6).begin("bureaucracy")
    table.play("run 50", "done", "run 13", "done")
    assert table.money("bob") == DOCUMENT[1]


@pytest.mark.rule("GRID-BUR-02")
def test_one_may_run_fewer_plants_than_one_could() -> None:
    table = office().give("ana", money=0, plants=[10, 3], fuel={"coal": 2, "oil": 2})
    table.settle("ana", 3).begin("bureaucracy").play("run 3", "done")
    assert table.money("ana") == DOCUMENT[1]
    assert table.stock("ana") == {"coal": 2}
    assert table.mover == "bob"


@pytest.mark.rule("GRID-BUR-02", "GRID-BUR-01")
@pytest.mark.parametrize("cities", [1, 4, 6])
def test_output_above_the_own_cities_is_lost(cities: int) -> None:
    table = office().give("ana", money=0, plants=[36], fuel={"coal": 6}).settle("ana", cities)
    table.begin("bureaucracy").play("run 36", "done")
    assert table.money("ana") == DOCUMENT[cities]
    assert table.stock("ana") == {"coal": 3}  # the whole count is burnt nevertheless


# ---- burnt fuel


@pytest.mark.rule("GRID-BUR-03")
@pytest.mark.parametrize(("game", "map"), [b for b in BOARDS if b != ("recharged", "usa")])
def test_burnt_fuel_goes_to_the_supply_and_not_to_the_market(game: str, map: str) -> None:
    table = office(game, map=map).give("ana", plants=[20, 46, 11])
    table.give("ana", fuel={"coal": 4, "oil": 2, "uranium": 1})
    table.begin("bureaucracy")
    market, oil, uranium = fuel_counts(table), table.supply("oil"), table.supply("uranium")
    table.play("run 20", "run 46 coal1 oil2", "run 11")
    assert fuel_counts(table) == market
    assert table.supply("coal") == 4
    assert (table.supply("oil"), table.supply("uranium")) == (oil + 2, uranium + 1)


@pytest.mark.rule("GRID-BUR-03")
def test_on_recharged_usa_burnt_coal_goes_to_the_storage_and_other_fuel_to_the_supply() -> None:
    table = office("recharged", map="usa").give("ana", plants=[20, 46, 11])
    table.give("ana", fuel={"coal": 4, "oil": 2, "uranium": 1})
    table.begin("bureaucracy")
    oil, uranium = table.supply("oil"), table.supply("uranium")
    table.play("run 20", "run 46 coal1 oil2", "run 11")
    assert (table.s.fuel.store, table.supply("coal"), table.tokens("coal")) == (4, 0, 20)
    assert (table.supply("oil"), table.supply("uranium")) == (oil + 2, uranium + 1)


# ---- the fuel market's refill


@pytest.mark.rule("GRID-BUR-04", "GRID-STEP-11")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(
    ("game", "map", "players"),
    [(g, m, n) for g, m in BOARDS for n in range(2, 7) if n > 2 or g == "classic"],
)
def test_the_refill_follows_the_table(game: str, map: str, players: int, step: int) -> None:
    table = office(game, step, players, map).fuel_market(coal=0, oil=0, garbage=0, uranium=0)
    table.begin("bureaucracy").pass_all()
    assert fuel_counts(table) == REFILL[players][step - 1]


@pytest.mark.rule("GRID-BUR-04")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_refill_begins_in_the_most_expensive_free_space(game: str, map: str) -> None:
    table = office(game, players=4, map=map).fuel_market(coal=0, oil=5, garbage=1, uranium=3)
    table.begin("bureaucracy").pass_all()
    # Coal fills 8, 8, 8, 7, 7; oil 7, 6, 6; garbage 8, 8; uranium 10 after 16, 14, 12.
    assert [table.price(fuel) for fuel in table.r.fuels] == [7, 6, 8, 10]


@pytest.mark.rule("GRID-BUR-04")
def test_cheap_uranium_lies_below_ten() -> None:
    table = office(players=4).fuel_market(uranium=4).begin("bureaucracy").pass_all()
    assert table.price("uranium") == 8


@pytest.mark.rule("GRID-BUR-04")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_what_the_supply_lacks_is_not_refilled(game: str, map: str) -> None:
    table = office(game, map=map).give("ana", plants=[20, 42, 46], fuel={"coal": 16})
    table.give("bob", plants=[4, 8, 25], fuel={"coal": 6}).fuel_market(coal=0)
    table.begin("bureaucracy").pass_all()
    assert (table.tokens("coal"), table.price("coal")) == (2, 8)
    assert (table.supply("coal"), table.s.fuel.store) == (0, 0)


@pytest.mark.rule("GRID-BUR-04")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_a_full_market_takes_no_more(game: str, map: str) -> None:
    table = office(game, map=map).fuel_market(oil=23, garbage=24, uranium=12)
    table.begin("bureaucracy").pass_all()
    assert fuel_counts(table) == (24, 24, 24, 12)
    assert [table.price(fuel) for fuel in table.r.fuels] == [1, 1, 1, 1]


@pytest.mark.rule("GRID-BUR-04")
def test_fuel_burnt_in_the_phase_is_there_for_its_refill() -> None:
    table = office().give("ana", plants=[20], fuel={"coal": 6})
    table.begin("bureaucracy").play("run 20").pass_all()
    assert (table.tokens("coal"), table.supply("coal")) == (18 + 3, 0)


@pytest.mark.rule("GRID-BUR-04")
@pytest.mark.parametrize(("stored", "refilled"), [(0, 0), (3, 3), (4, 4), (9, 4)])
def test_on_recharged_usa_coal_is_refilled_from_the_storage_only(
    stored: int, refilled: int
) -> None:
    table = office("recharged", map="usa").fuel_market(coal=5)
    table.give("ana", plants=[20, 42, 46], fuel={"coal": 16 - max(0, stored - 3)})
    table.give("bob", plants=[8], fuel={"coal": 19 - stored - (16 - max(0, stored - 3))})
    assert table.s.fuel.store == stored
    table.begin("bureaucracy").pass_all()
    assert table.tokens("coal") == 5 + refilled
    assert table.s.fuel.store == stored - refilled


@pytest.mark.rule("GRID-BUR-04")
def test_the_refill_comes_after_all_have_run_their_plants() -> None:
    table = office().fuel_market(uranium=0).begin("bureaucracy")
    table.play("done", "done")
    assert table.tokens("uranium") == 0
    table.play("done")
    assert table.tokens("uranium") == 1


# ---- plant 39


def nuclear(game: str = "recharged", map: str = "germany") -> Table:
    """Phase 2 with 39 for sale; the market of fuel has no uranium."""
    table = Table(game, 3, map=map).order("ana", "bob", "eva").fuel_market(uranium=0, oil=0)
    for who in NAMES[:3]:
        table.give(who, money=200)
    table.market(36, 37, 38, 39, 40, 42, 44, 46).deck(31, 32, 33, 34, 35, "step3", 30)
    return table.begin("auction")


def rest_of_round(table: Table) -> Table:
    round_ = table.s.round
    while table.s.round == round_:
        table.pass_all()
    return table


@pytest.mark.rule("GRID-BUR-05")
def test_once_plant_39_is_bought_uranium_is_never_refilled_again() -> None:
    table = nuclear().play("open 39 39", "pass", "pass")
    rest_of_round(table)
    assert (table.tokens("uranium"), table.tokens("oil")) == (0, 2)
    rest_of_round(table)
    assert (table.tokens("uranium"), table.tokens("oil")) == (0, 4)


@pytest.mark.rule("GRID-BUR-05")
def test_uranium_stays_stopped_when_the_owner_scraps_plant_39() -> None:
    table = nuclear().give("ana", plants=[13, 18]).play("open 39 39", "pass", "pass")
    rest_of_round(table)
    table.order("ana", "bob", "eva").begin("auction", round=3)
    cheapest = table.s.market.row[1]
    table.play(f"open {cheapest} {cheapest}", "pass", "pass", "scrap 39")
    rest_of_round(table)
    assert 39 not in table.plants("ana")
    assert table.tokens("uranium") == 0


@pytest.mark.rule("GRID-BUR-05")
def test_an_unsold_plant_39_stops_nothing() -> None:
    table = rest_of_round(nuclear())
    assert 39 in table.row()
    assert table.tokens("uranium") == 1


@pytest.mark.rule("GRID-BUR-05", "GRID-DISC-05")
def test_plant_39_leaving_with_the_discount_stops_nothing() -> None:
    table = nuclear().market(39, 40, 42, 44, 46, 50).begin("auction")
    rest_of_round(table)
    assert 39 in table.gone()
    assert table.tokens("uranium") == 1


@pytest.mark.rule("GRID-BUR-05", "GRID-STEP-03")
def test_plant_39_leaving_at_the_start_of_step_two_stops_nothing() -> None:
    table = nuclear().market(39, 40, 42, 44, 46, 50).settle("ana", 7)
    table.begin("bureaucracy").pass_all()
    assert 39 in table.gone()
    assert table.tokens("uranium") == 1


@pytest.mark.rule("GRID-BUR-05")
@pytest.mark.parametrize(
    ("game", "map"), [("recharged", "usa"), ("classic", "germany"), ("classic", "usa")]
)
def test_elsewhere_buying_plant_39_stops_nothing(game: str, map: str) -> None:
    table = nuclear(game, map).play("open 39 39", "pass", "pass")
    rest_of_round(table)
    assert table.plants("ana") == [39]
    assert table.tokens("uranium") == 1


@pytest.mark.rule("GRID-BUR-05")
def test_another_uranium_plant_stops_nothing() -> None:
    table = nuclear().market(28, 34, 36, 37, 38, 40, 42, 44).begin("auction")
    rest_of_round(table.play("open 34 34", "pass", "pass"))
    assert table.tokens("uranium") == 1


# ---- the plant market


@pytest.mark.rule("GRID-BUR-06")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", [1, 2])
def test_the_highest_plant_goes_under_the_deck_and_is_replaced(game: str, step: int) -> None:
    table = office(game, step).begin("bureaucracy").pass_all()
    assert table.row() == [31, 32, 33, 34, 35, 36, 37, 40]
    assert table.stack() == [42, 44, "step3", 46, 38]
    assert table.gone() == []


@pytest.mark.rule("GRID-BUR-06")
@pytest.mark.parametrize("game", GAMES)
def test_the_plant_drawn_for_the_highest_is_sorted_in(game: str) -> None:
    table = office(game).deck(20, 42, "step3").begin("bureaucracy").pass_all()
    assert table.row() == [20, 31, 32, 33, 34, 35, 36, 37]
    assert table.stack() == [42, "step3", 38]


@pytest.mark.rule("GRID-BUR-06")
def test_the_highest_leaves_though_the_drawn_one_is_higher_still() -> None:
    table = office().deck(50, 42, "step3").begin("bureaucracy").pass_all()
    assert table.row()[-1] == 50
    assert table.stack()[-1] == 38


@pytest.mark.rule("GRID-BUR-06")
def test_plants_pile_up_under_the_step_three_card_round_by_round() -> None:
    table = office().begin("bureaucracy").pass_all().begin("bureaucracy").pass_all()
    assert table.stack() == [44, "step3", 46, 38, 40]


@pytest.mark.rule("GRID-BUR-07")
@pytest.mark.parametrize("game", GAMES)
def test_in_step_three_the_lowest_plant_leaves_and_is_replaced(game: str) -> None:
    table = office(game, step=3).begin("bureaucracy").pass_all()
    assert table.row() == [32, 33, 34, 35, 36, 40]
    assert table.gone() == [31]
    assert table.stack() == [42]


@pytest.mark.rule("GRID-BUR-07")
@pytest.mark.parametrize("game", GAMES)
def test_in_step_three_a_lower_plant_may_be_drawn_and_stays(game: str) -> None:
    table = office(game, step=3).deck(20).begin("bureaucracy").pass_all()
    assert table.row() == [20, 32, 33, 34, 35, 36]


@pytest.mark.rule("GRID-BUR-07")
@pytest.mark.parametrize("game", GAMES)
def test_with_the_deck_empty_the_market_shrinks_by_one_each_phase_five(game: str) -> None:
    table = office(game, step=3).deck()
    rows = []
    for _ in range(7):
        table.begin("bureaucracy").pass_all()
        rows.append(table.row())
    assert rows == [
        [32, 33, 34, 35, 36],
        [33, 34, 35, 36],
        [34, 35, 36],
        [35, 36],
        [36],
        [],
        [],
    ]


@pytest.mark.rule("GRID-BUR-07")
@pytest.mark.parametrize("game", GAMES)
def test_a_round_with_an_empty_market_goes_on_without_auctions(game: str) -> None:
    table = office(game, step=3).market().deck().begin("auction")
    for _ in range(3):
        assert table.legal == ["pass"]
        table.play("pass")
    assert table.phase == "fuel"
    assert table.s.round == 2
