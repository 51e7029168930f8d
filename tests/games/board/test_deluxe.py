"""Deluxe on its two maps: how it begins, and where the two maps' rules differ."""

from typing import Any

import pytest

from megavolt.core.registry import make_game
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import END_CARD
from megavolt.games.board.state import State
from tests.games.board.table import NAMES, Table
from tests.games.board.test_setup import cheapest_first, connected, many, neighbours

MAPS = ["europe", "north-america"]
COUNTS = [2, 3, 4, 5, 6]
LOW = list(range(3, 16))
EAST = ["central", "great-lakes", "northeast"]  # three regions of North America

START: dict[str, dict[str, list[int]]] = {  # what each token in the fuel market costs
    "europe": {
        "coal": [2] * 4 + [3] * 4 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 2 + [8] * 2 + [9] * 2,
        "gas": [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 3 + [8] * 3,
        "oil": [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 9],
        "uranium": [8, 8, 9, 9],
    },
    "north-america": {
        "coal": [2] * 4 + [3] * 4 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 2 + [8] * 2 + [9] * 2,
        "gas": [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 3 + [8] * 3,
        "oil": [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 9],
        "uranium": [9, 9],
    },
}
TOTAL = {"coal": 27, "gas": 24, "oil": 20, "uranium": 12}


def deluxe(board: str, players: int = 3, **options: Any) -> BoardGame:
    game = make_game("deluxe", players, {"map": board, **options})
    assert isinstance(game, BoardGame)
    return game


def table(board: str, players: int = 3, step: int = 1, **options: Any) -> Table:
    """Rich players, ana first in the order; plants from 21 on in the market."""
    new = Table("deluxe", players, map=board, **options).order(*NAMES[:players]).step(step)
    while new.phase == "preparation":
        new.play(new.legal[0])
    for who in NAMES[:players]:
        new.give(who, money=300)
    row = range(21, 30 if board == "europe" and step == 1 else 29)
    return new.market(*row).deck(30, 31, 32, 33, "step3", 34, 35)


def shown(t: Table) -> tuple[list[int], list[int]]:
    """The current and the future market, as a player sees them."""
    market = t.view(0)["market"]
    return [p["number"] for p in market["current"]], [p["number"] for p in market["future"]]


def low(plants: tuple[int, ...]) -> int:
    return sum(plant in LOW for plant in plants)


# ---- the maps


@pytest.mark.rule("GRID-SET-01")
@pytest.mark.parametrize("board", MAPS)
def test_a_map_has_seven_regions_of_seven_cities(board: str) -> None:
    cities = deluxe(board).r.map.cities
    assert [sum(city.region == region for city in cities) for region in range(7)] == [7] * 7
    assert len({city.id for city in cities}) == len(cities) == 49


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_the_regions_in_play_are_connected(board: str, players: int, count: int) -> None:
    game = deluxe(board, players)
    joined = neighbours(game)
    for state in many(game, 20):
        assert len(set(state.regions)) == count
        assert connected(state.regions, joined)
        assert sum(state.network.in_play) == 7 * count


@pytest.mark.rule("GRID-BUILD-06")
@pytest.mark.parametrize(
    ("halves", "regions", "beside", "way"),
    [
        (("new-york-1", "new-york-2"), EAST, "boston", 7),
        (("mexico-city-1", "mexico-city-2"), ["west", "mexico", "south"], "guadalajara", 10),
    ],
)
def test_the_halves_of_a_metropolis_are_two_cities_joined_for_nothing(
    halves: tuple[str, str], regions: list[str], beside: str, way: int
) -> None:
    one, other = halves
    t = table("north-america", regions=regions).begin("building")
    t.play(f"build {one}")
    assert t.money("eva") == 290
    assert t.refused(f"build {one}").code == "city_already_yours"
    assert t.cost("eva", other) == 10  # the house alone
    assert t.cost("eva", beside) == way + 10
    t.play(f"build {other}")
    assert (t.money("eva"), t.count("eva"), t.cities("eva")) == (280, 2, [one, other])
    assert t.cost("eva", beside) == way + 10
    t.play("done")
    assert t.refused(f"build {one}").code == "first_city_not_empty"
    t.play(f"build {beside}")
    assert t.refused(f"build {one}").code == "city_full"
    t.step(2)
    assert t.cost("bob", one) == t.cost("bob", other) == way + 15


# ---- fuel


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("board", MAPS)
def test_the_fuel_market_starts_by_map(board: str, players: int) -> None:
    game = deluxe(board, players)
    state = game.new(4)
    assert game.r.fuels == ("coal", "gas", "oil", "uranium")
    for fuel, name in enumerate(game.r.fuels):
        prices = START[board][name]
        assert cheapest_first(state, fuel) == prices
        assert state.fuel.supply[fuel] == TOTAL[name] - len(prices)


REFILL = {  # by map and player count: coal, gas, oil, uranium in Step 1, 2 and 3
    ("europe", 2): [(2, 2, 2, 1), (6, 3, 2, 1), (2, 5, 3, 2)],
    ("europe", 3): [(2, 2, 2, 1), (6, 3, 2, 1), (2, 5, 3, 2)],
    ("europe", 4): [(3, 3, 3, 1), (7, 4, 3, 2), (4, 5, 4, 2)],
    ("europe", 5): [(3, 3, 4, 2), (8, 5, 3, 3), (4, 7, 5, 3)],
    ("europe", 6): [(5, 4, 4, 2), (10, 6, 5, 3), (5, 8, 6, 4)],
    ("north-america", 2): [(2, 2, 3, 2), (5, 2, 1, 1), (2, 4, 3, 2)],
    ("north-america", 3): [(2, 2, 3, 2), (5, 2, 1, 1), (2, 4, 3, 2)],
    ("north-america", 4): [(3, 3, 3, 2), (6, 3, 2, 1), (3, 5, 4, 2)],
    ("north-america", 5): [(4, 3, 4, 3), (7, 3, 2, 2), (4, 6, 5, 3)],
    ("north-america", 6): [(5, 4, 5, 3), (8, 4, 3, 2), (5, 7, 6, 4)],
}


@pytest.mark.rule("GRID-BUR-04")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(("board", "players"), REFILL)
def test_the_refill(board: str, players: int, step: int) -> None:
    t = table(board, players, step).fuel_market(coal=0, gas=0, oil=0, uranium=0)
    seen = t.view(0)["fuel"]
    expected = REFILL[board, players][step - 1]
    assert tuple(seen[name]["refill"] for name in t.r.fuels) == expected
    t.begin("bureaucracy").pass_all()
    assert tuple(t.s.fuel.tokens) == expected


@pytest.mark.rule("GRID-BUR-04")
def test_the_refill_goes_to_the_dearest_free_spaces() -> None:
    t = table("europe", 6, step=2).fuel_market(coal=0, gas=0, oil=0, uranium=0)
    t.begin("bureaucracy").pass_all()
    prices = {name: cheapest_first(t.s, fuel) for fuel, name in enumerate(t.r.fuels)}
    assert prices == {
        "coal": [5, 6, 6, 6, 7, 7, 8, 8, 9, 9],
        "gas": [7, 7, 7, 8, 8, 8],
        "oil": [8, 9, 9, 9, 9],
        "uranium": [8, 9, 9],
    }


@pytest.mark.rule("GRID-PLANT-04")
@pytest.mark.parametrize("board", MAPS)
def test_a_hybrid_stores_gas_and_oil_in_any_mix(board: str) -> None:
    t = table(board).give("eva", plants=[22]).begin("fuel")
    assert set(t.legal) == {"done", "buy gas", "buy oil"}
    assert t.refused("buy coal").code == "no_plant_burns_it"
    t.play(*["buy oil"] * 4, *["buy gas"] * 2)
    assert t.stock("eva") == {"gas": 2, "oil": 4}
    assert t.legal == ["done"]


@pytest.mark.rule("GRID-PLANT-04", "GRID-BUR-01")
@pytest.mark.parametrize("board", MAPS)
def test_a_hybrid_burns_gas_and_oil_in_any_mix(board: str) -> None:
    t = table(board).give("ana", plants=[22], fuel={"gas": 3, "oil": 3}).settle("ana", 6)
    t.begin("bureaucracy")
    mixes = ["run 22 gas1 oil2", "run 22 gas2 oil1", "run 22 gas3", "run 22 oil3"]
    assert sorted(t.legal) == ["done", *mixes]
    gas, oil = t.supply("gas"), t.supply("oil")
    t.play("run 22 gas1 oil2")
    assert t.stock("ana") == {"gas": 2, "oil": 1}
    assert (t.supply("gas"), t.supply("oil")) == (gas + 1, oil + 2)
    t.play("done")
    assert t.money("ana") == 300 + 64  # five cities


@pytest.mark.rule("GRID-TRUST-06")
def test_the_trust_takes_gas_first_for_a_hybrid() -> None:
    t = table("europe", 2)
    t.s.trust_plants = (8,)
    t.begin("fuel").play("done")
    assert t.facts("trust_fuel")[-1] == {"fuels": {"gas": 2, "oil": 1}}


# ---- plants at the start


def starts(board: str, players: int, seeds: int = 15) -> list[State]:
    return many(deluxe(board, players), seeds)


@pytest.mark.rule("GRID-SET-09", "GRID-SET-12")
@pytest.mark.parametrize("players", COUNTS)
def test_north_america_deals_eight_low_plants_and_lays_a_ninth_on_the_deck(players: int) -> None:
    for state in starts("north-america", players):
        assert len(set(state.market.row)) == low(state.market.row) == 8
        assert list(state.market.row) == sorted(state.market.row)
        assert state.market.stack[0] in LOW
        assert state.market.stack.index(END_CARD) == len(state.market.stack) - 1


@pytest.mark.rule("GRID-SET-10", "GRID-SET-12")
@pytest.mark.parametrize("players", COUNTS)
def test_europe_deals_nine_low_plants_and_lays_nothing_on_the_deck(players: int) -> None:
    states = starts("europe", players, 40)
    for state in states:
        assert len(set(state.market.row)) == low(state.market.row) == 9
        assert list(state.market.row) == sorted(state.market.row)
        assert state.market.stack.index(END_CARD) == len(state.market.stack) - 1
    assert {state.market.stack[0] in LOW for state in states} == {False, True}
    assert {state.market.row for state in states} != {states[0].market.row}


@pytest.mark.rule("GRID-SET-11")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(
    ("players", "lows", "highs"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
def test_plants_are_removed_unseen(board: str, players: int, lows: int, highs: int) -> None:
    game = deluxe(board, players)
    states = many(game, 15)
    for state in states:
        removed, market = state.removed, state.market
        assert (low(removed), len(removed) - low(removed)) == (lows, highs)
        assert sorted((*removed, *market.row, *market.stack)) == [*game.r.plants, END_CARD]
        seen = game.view(state, 0)["market"]
        assert set(removed) <= set(seen["unseen"])
        assert seen["removed"] == lows + highs
    assert len({state.removed for state in states}) > (1 if lows else 0)
    assert len({state.market.stack for state in states}) > 1


@pytest.mark.rule("GRID-SET-11")
@pytest.mark.parametrize("board", MAPS)
def test_low_and_high_plants_are_shuffled_together_into_the_deck(board: str) -> None:
    places = {
        i
        for state in starts(board, 6, 40)
        for i, plant in enumerate(state.market.stack[1:])
        if plant in LOW
    }
    assert min(places) < 10
    assert max(places) > 20


@pytest.mark.rule("GRID-SET-14")
@pytest.mark.parametrize(("board", "size"), [("europe", 5), ("north-america", 4)])
@pytest.mark.parametrize("players", COUNTS)
def test_the_four_lowest_are_current_and_the_others_future(
    board: str, size: int, players: int
) -> None:
    t = Table("deluxe", players, map=board)
    current, future = shown(t)
    assert (len(current), len(future)) == (4, size)
    assert [*current, *future] == t.row() == sorted(t.row())
    while t.phase == "preparation":
        t.play(t.legal[0])
    assert sorted(t.openings()) == current


@pytest.mark.rule("GRID-SET-14")
@pytest.mark.parametrize("board", MAPS)
def test_four_and_four_in_step_two_and_all_current_in_step_three(board: str) -> None:
    assert shown(table(board, step=2)) == ([21, 22, 23, 24], [25, 26, 27, 28])
    t = table(board, step=3).market(21, 22, 23, 24, 25, 26).deck(30)
    assert shown(t) == ([21, 22, 23, 24, 25, 26], [])


@pytest.mark.rule("GRID-SET-15")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(("top", "back"), [(3, "low"), (15, "low"), (16, "high"), (50, "high")])
def test_the_back_of_the_top_card_is_public(board: str, top: int, back: str) -> None:
    t = table(board).deck(top, 30, 31, "step3")
    for seat in (0, 1, -1):
        assert t.view(seat)["market"]["deck_back"] == back
        assert t.view(seat)["market"]["deck_top"] == []


# ---- limits and the end


@pytest.mark.rule("GRID-PLANT-07", "GRID-PLANT-08")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_a_fourth_plant_costs_one_of_the_older_ones(board: str, players: int) -> None:
    t = table(board, players).give("ana", plants=[3, 4]).begin("auction")
    t.play("open 22 22", *["pass"] * (players - 1))
    assert t.plants("ana") == [3, 4, 22]
    t.give("bob", plants=[5, 6, 7]).play("open 23 23", *["pass"] * (players - 2))
    assert (t.mover, t.legal) == ("bob", ["scrap 5", "scrap 6", "scrap 7"])


@pytest.mark.rule("GRID-END-01")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(
    ("players", "end"),
    [
        pytest.param(2, 18, marks=pytest.mark.rule("GRID-TRUST-10")),
        (3, 17), (4, 17), (5, 15), (6, 14),
    ],
)  # fmt: skip
def test_the_count_that_ends_the_game(board: str, players: int, end: int) -> None:
    for cities, phase in ((end - 1, "bureaucracy"), (end, "over"), (end + 1, "over")):
        t = table(board, players, step=3).settle("bob", cities).begin("building")
        assert t.pass_all().phase == phase
