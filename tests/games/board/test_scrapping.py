"""A plant too many: which may go, and what becomes of its fuel."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import FUELS
from megavolt.games.board.state import LOSE_FUEL, NOTHING, SCRAP, State
from tests.games.board.table import NAMES, Table, configured
from tests.parts.oracle import Tank, can_hold

EDITIONS = ["recharged", "classic"]
ROW = (13, 18, 22, 27, 33, 37, 44, 50)


def bought(
    edition: str, plants: list[int], fuel: dict[str, int], new: int = 13, board: str = "germany"
) -> Table:
    """Ana had three plants and has just bought a fourth; bob is next in order."""
    table = Table(edition, 3, map=board).order("ana", "bob", "eva")
    table.give("ana", money=200, plants=plants, fuel=fuel)
    table.market(new, 33, 37, 44, 50).deck(38, 40, "step3")
    return table.begin("auction").play(f"open {new} {new}", "pass", "pass")


# ---- the limit


@pytest.mark.rule("GRID-PLANT-07")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_plants_are_the_limit(edition: str, players: int) -> None:
    table = Table(edition, players).order(*NAMES[:players]).give("ana", money=99, plants=[3, 4])
    table.market(*ROW).deck(40, 42, "step3").begin("auction")
    table.play("open 13 13", *["pass"] * (players - 1))
    assert table.plants("ana") == [3, 4, 13]
    assert table.s.pending == NOTHING
    table.give("bob", money=99, plants=[5, 6, 7]).play("open 18 18", *["pass"] * (players - 2))
    assert table.s.pending == SCRAP
    assert table.mover == "bob"


@pytest.mark.rule("GRID-PLANT-07", "GRID-TWO-01")
def test_four_plants_are_the_limit_for_two_in_classic() -> None:
    table = Table("classic", 2).order("ana", "bob").give("ana", money=99, plants=[3, 4, 5])
    table.market(*ROW).begin("auction").play("open 13 13", "pass")
    assert table.plants("ana") == [3, 4, 5, 13]
    assert table.s.pending == NOTHING
    table = Table("classic", 2).order("ana", "bob").give("ana", money=99, plants=[3, 4, 5, 6])
    table.market(*ROW).begin("auction").play("open 13 13", "pass")
    assert table.legal == ["scrap 3", "scrap 4", "scrap 5", "scrap 6"]


@pytest.mark.rule("GRID-PLANT-07")
def test_the_limit_of_recharged_is_three_for_two_players_too() -> None:
    assert configured("recharged", 2).r.figures.plant_limit == 3


@pytest.mark.rule("GRID-PLANT-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_of_the_older_plants_goes_never_the_newest(edition: str) -> None:
    table = bought(edition, [20, 4, 14], {})
    assert sorted(table.legal) == ["scrap 14", "scrap 20", "scrap 4"]
    error = table.refused("scrap 13")
    assert (error.code, error.rule) == ("scrap_newest", "GRID-PLANT-08")


@pytest.mark.rule("GRID-PLANT-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scrapped", [20, 4, 14])
def test_the_scrapped_plant_leaves_the_game(edition: str, scrapped: int) -> None:
    table = bought(edition, [20, 4, 14], {}).play(f"scrap {scrapped}")
    assert table.plants("ana") == [p for p in (20, 4, 14, 13) if p != scrapped]
    assert scrapped not in (*table.row(), *table.stack())
    assert scrapped in table.gone()
    assert table.facts("scrapped") == [{"player": 0, "plant": scrapped}]


@pytest.mark.rule("GRID-PLANT-08")
def test_the_plant_bought_last_is_the_next_time_an_older_one() -> None:
    table = bought("classic", [20, 4, 14], {}).play("scrap 20").pass_all()
    table.begin("auction", round=3).play("open 33 33", "pass", "pass")
    assert table.legal == ["scrap 4", "scrap 14", "scrap 13"]


@pytest.mark.rule("GRID-PLANT-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_goes_on_before_the_scrapping(edition: str) -> None:
    table = bought(edition, [20, 4, 14], {})
    assert table.mover == "ana"
    error = table.refused("open 18 18")
    assert (error.code, error.rule) == ("must_scrap", "GRID-PLANT-08")
    assert table.play("scrap 4").mover == "bob"


@pytest.mark.rule("GRID-PLANT-08", "GRID-AUC-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_rival_has_scrapped_the_opener_acts_again(edition: str) -> None:
    table = Table(edition, 3).order("ana", "bob", "eva").market(*ROW).deck(40, 42, "step3")
    table.give("eva", money=99, plants=[3, 4, 5]).give("ana", money=99).begin("auction")
    table.play("open 13 13", "pass", "bid 14", "pass")
    assert (table.mover, table.s.pending) == ("eva", SCRAP)
    assert table.play("scrap 5").mover == "ana"
    assert sorted(table.openings()) == [18, 22, 27, 33]


@pytest.mark.rule("GRID-PLANT-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_scrapping_ends_the_phase(edition: str) -> None:
    table = bought(edition, [20, 4, 14], {})
    table.s.auction.active = 0
    assert table.play("scrap 4").view(0)["phase"] == "fuel"


# ---- the fuel of a scrapped plant


@pytest.mark.rule("GRID-PLANT-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fuel_that_fits_elsewhere_stays(edition: str) -> None:
    table = bought(edition, [4, 14, 11], {"coal": 4, "garbage": 2}, new=25).play("scrap 4")
    assert table.stock("ana") == {"coal": 4, "garbage": 2}
    assert table.s.pending == NOTHING


@pytest.mark.rule("GRID-PLANT-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("plant", "fuel", "other"),
    [(14, "garbage", "uranium"), (11, "uranium", "garbage"), (4, "coal", "garbage")],
)
def test_fuel_that_fits_nowhere_goes_to_the_supply_not_to_the_market(
    edition: str, plant: int, fuel: str, other: str
) -> None:
    table = bought(edition, [4, 14, 11], {"coal": 2, "garbage": 2, "uranium": 2})
    market, supply = table.s.fuel.tokens[:], table.s.fuel.supply[:]
    table.play(f"scrap {plant}")
    assert fuel not in table.stock("ana")
    assert table.stock("ana")[other] == 2
    assert table.s.fuel.tokens == market
    kind = table.r.fuels.index(fuel)
    assert table.s.fuel.supply[kind] == supply[kind] + 2
    assert table.facts("lost") == [{"player": 0, "fuel": fuel, "count": 2}]


@pytest.mark.rule("GRID-PLANT-09")
def test_only_what_is_over_is_lost() -> None:
    # 8 and 4 hold ten coal; without 8 there is room for four.
    table = bought("classic", [8, 4, 14], {"coal": 9}).play("scrap 8")
    assert table.stock("ana") == {"coal": 4}
    assert table.s.fuel.supply[0] == 5


@pytest.mark.rule("GRID-PLANT-09")
@pytest.mark.parametrize(("board", "store", "supply"), [("usa", 3, 0), ("germany", 0, 3)])
def test_lost_coal_goes_to_the_coal_storage_where_there_is_one(
    board: str, store: int, supply: int
) -> None:
    table = bought("recharged", [4, 14, 11], {"coal": 3}, board=board)
    assert (table.s.fuel.store, table.s.fuel.supply[0]) == (0, 0)
    table.play("scrap 4")
    assert (table.s.fuel.store, table.s.fuel.supply[0]) == (store, supply)


@pytest.mark.rule("GRID-PLANT-09")
def test_classic_usa_has_no_storage_for_lost_coal() -> None:
    table = bought("classic", [4, 14, 11], {"coal": 3}, board="usa").play("scrap 4")
    assert (table.s.fuel.store, table.s.fuel.supply[0]) == (0, 3)


@pytest.mark.rule("GRID-PLANT-09", "GRID-PLANT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owner_chooses_what_the_hybrid_keeps(edition: str) -> None:
    # 04 holds four coal, 03 four oil, 05 four of both. Without 04 the coal must share 05.
    table = bought(edition, [5, 4, 3], {"coal": 6, "oil": 5}).play("scrap 4")
    assert (table.mover, table.s.pending) == ("ana", LOSE_FUEL)
    assert table.legal == ["drop coal", "drop oil"]


@pytest.mark.rule("GRID-PLANT-09", "GRID-PLANT-04")
@pytest.mark.parametrize(
    ("drops", "kept"),
    [
        # Three must go and only one of them can be oil: two coal go unasked.
        (["coal"], {"coal": 3, "oil": 5}),
        (["oil"], {"coal": 4, "oil": 4}),
    ],
)
def test_dropping_goes_on_until_the_rest_fits(drops: list[str], kept: dict[str, int]) -> None:
    table = bought("classic", [5, 4, 3], {"coal": 6, "oil": 5}).play("scrap 4")
    table.play(*[f"drop {fuel}" for fuel in drops])
    assert table.stock("ana") == kept
    assert (table.s.pending, table.mover) == (NOTHING, "bob")
    assert table.s.fuel.supply[:2] == [6 - kept["coal"], 6 + 5 - kept["oil"] - 5]


@pytest.mark.rule("GRID-PLANT-09", "GRID-PLANT-04")
def test_what_only_one_of_the_fuels_exceeds_goes_unasked() -> None:
    # Without 04 all six coal need the hybrid; the oil has room of its own.
    table = bought("classic", [5, 4, 3], {"coal": 6, "oil": 4}).play("scrap 4")
    assert table.s.pending == NOTHING
    assert table.stock("ana") == {"coal": 4, "oil": 4}


@pytest.mark.rule("GRID-PLANT-09", "GRID-PLANT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_hybrid_there_is_nothing_to_choose(edition: str) -> None:
    # All that 05 held is over, coal and oil alike: what is kept is not a choice.
    table = bought(edition, [5, 14, 11], {"coal": 2, "oil": 2}).play("scrap 5")
    assert table.s.pending == NOTHING
    assert table.stock("ana") == {}
    assert table.mover == "bob"


@pytest.mark.rule("GRID-PLANT-09")
def test_a_bought_hybrid_takes_over_what_the_scrapped_plants_held() -> None:
    table = bought("classic", [4, 14, 3], {"coal": 4, "oil": 4}, new=46).play("scrap 4")
    assert table.stock("ana") == {"coal": 4, "oil": 4}
    assert table.s.pending == NOTHING


@pytest.mark.rule("GRID-PLANT-09")
def test_the_lost_fuel_is_gone_before_anybody_else_acts() -> None:
    table = bought("recharged", [5, 4, 3], {"coal": 6, "oil": 5}).play("scrap 4")
    error = table.refused("open 18 18")
    assert (error.code, error.rule) == ("must_drop", "GRID-PLANT-09")
    assert table.game.check(table.s) == []


def largest_parts(tanks: list[Tank], stock: list[int]) -> set[tuple[int, ...]]:
    """Oracle: every part of a stock that fits and to which nothing more can be added."""
    parts = product(*[range(count + 1) for count in stock])
    legal = {part for part in parts if can_hold(tanks, part)}
    return {part for part in legal if not any(more in legal for more in one_more(part))}


def one_more(part: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [tuple(n + (i == fuel) for i, n in enumerate(part)) for fuel in range(len(part))]


def ends(game: BoardGame, state: State) -> set[tuple[int, ...]]:
    """Every stock seat 0 can end with after dropping what must go."""
    if state.pending != LOSE_FUEL:
        return {tuple(state.stock[:FUELS])}
    found = set()
    for action in game.legal(state):
        after = game.clone(state)
        game.apply(after, action)
        found |= ends(game, after)
    return found


@pytest.mark.rule("GRID-PLANT-09", "GRID-PLANT-06")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_the_owner_can_keep_every_largest_part_that_fits_and_nothing_else(
    data: st.DataObject,
) -> None:
    game = configured("classic", 3)
    # Coal, oil and hybrids: there the stores overlap.
    kinds = [p for p in game.r.plants if set(game.r.burnable(p)) & {0, 1}]
    plants = data.draw(st.lists(st.sampled_from(kinds), min_size=4, max_size=4, unique=True))
    scrapped = data.draw(st.sampled_from(plants[:-1]))
    tanks = {p: (game.r.burnable(p), 2 * game.r.units[p]) for p in plants}
    stock = [data.draw(st.integers(0, 7)), data.draw(st.integers(0, 7)), 0, 0]
    while not can_hold(list(tanks.values()), stock):
        stock[stock.index(max(stock))] -= 1
    state = game.new(1)
    state.plants[0], state.room[0] = tuple(plants), game.r.room_of(tuple(plants))
    state.stock[:FUELS] = stock
    state.round, state.pending, state.actor = 2, SCRAP, 0
    game.apply(state, game.action(f"scrap {scrapped}"))
    del tanks[scrapped]
    assert ends(game, state) == largest_parts(list(tanks.values()), stock)
