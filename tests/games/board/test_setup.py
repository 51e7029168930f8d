"""How a game begins: map and regions, players, fuel, market and deck."""

from collections.abc import Mapping
from itertools import combinations, permutations

import pytest

from megavolt import OptionError
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import State
from tests.games.board.table import Table, configured

EDITIONS = ["recharged", "classic"]
MAPS = ["germany", "usa"]
BOARDS = [(edition, board) for edition in EDITIONS for board in MAPS]
REGION_COUNT = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


def many(game: BoardGame, seeds: int = 60) -> list[State]:
    return [game.new(seed) for seed in range(seeds)]


def neighbours(game: BoardGame) -> set[frozenset[int]]:
    """The pairs of regions that some connection joins, read off the cities."""
    region = [city.region for city in game.r.map.cities]
    return {
        frozenset((region[a], region[b]))
        for a, b, _ in game.r.map.connections
        if region[a] != region[b]
    }


def connected(regions: tuple[int, ...], joined: set[frozenset[int]]) -> bool:
    reached = [regions[0]]
    for region in reached:
        reached += [r for r in regions if r not in reached and frozenset((r, region)) in joined]
    return len(reached) == len(regions)


def cheapest_first(state: State, fuel: int) -> list[int]:
    """What each token of a fuel in the market costs, bought one after the other."""
    market = state.clone().fuel
    prices = []
    while market.tokens[fuel]:
        prices.append(market.price(fuel))
        market.take(fuel)
    return prices


# ---- the map and its regions


@pytest.mark.rule("GRID-SET-01")
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_a_map_has_six_regions_of_seven_cities(edition: str, board: str) -> None:
    cities = configured(edition, 3, map=board).r.map.cities
    counts = [sum(city.region == region for city in cities) for region in range(6)]
    assert counts == [7] * 6
    assert len({city.id for city in cities}) == len(cities) == 42


@pytest.mark.rule("GRID-SET-01")
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_a_map_is_one_graph_of_priced_connections(edition: str, board: str) -> None:
    data = configured(edition, 3, map=board).r.map
    reached = {0}
    for _ in data.cities:
        reached |= {b for a, b, _ in data.connections if a in reached}
        reached |= {a for a, b, _ in data.connections if b in reached}
    assert len(reached) == 42
    assert all(a != b and cost >= 0 for a, b, cost in data.connections)
    assert len({frozenset((a, b)) for a, b, _ in data.connections}) == len(data.connections)


@pytest.mark.rule("GRID-SET-01")
@pytest.mark.parametrize(
    ("edition", "board", "a", "b", "cost"),
    [
        ("classic", "germany", "essen", "duisburg", 0),
        ("classic", "germany", "dortmund", "essen", 4),
        ("recharged", "germany", "dortmund", "essen", 5),
        ("classic", "germany", "mannheim", "saarbrucken", 11),
        ("recharged", "germany", "mannheim", "saarbrucken", 16),
        ("classic", "usa", "atlanta", "birmingham", 3),
    ],
)
def test_the_editions_print_their_own_costs(
    edition: str, board: str, a: str, b: str, cost: int
) -> None:
    data = configured(edition, 3, map=board).r.map
    ids = [city.id for city in data.cities]
    pair = {ids.index(a), ids.index(b)}
    assert [c for x, y, c in data.connections if {x, y} == pair] == [cost]


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize("players", REGION_COUNT)
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_a_game_uses_as_many_regions_as_its_player_count_says(
    edition: str, board: str, players: int
) -> None:
    states = many(configured(edition, players, map=board), 10)
    assert {len(set(state.regions)) for state in states} == {REGION_COUNT[players]}


@pytest.mark.rule("GRID-SET-02", "GRID-SET-04")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_random_regions_are_every_connected_set_and_no_other(
    edition: str, board: str, players: int
) -> None:
    game = configured(edition, players, map=board)
    joined = neighbours(game)
    sets = combinations(range(6), REGION_COUNT[players])
    expected = {regions for regions in sets if connected(regions, joined)}
    assert {state.regions for state in many(game, 150)} == expected


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize(
    "regions",
    [
        ["northeast", "west", "south"],  # no two of them touch
        ["northwest", "northeast", "south"],  # the third lies apart
        ["south", "northeast", "northwest"],  # in whatever order they are named
    ],
)
def test_regions_that_do_not_hang_together_are_refused(regions: list[str]) -> None:
    with pytest.raises(OptionError) as error:
        Table("recharged", 3, regions=regions)
    assert error.value.code == "regions_not_connected"


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize(
    ("players", "regions"),
    [
        (3, ["west", "east"]),
        (3, ["west", "east", "south", "southwest"]),
        (4, ["west", "east", "south"]),
        (6, ["northwest", "northeast", "west", "east", "southwest", "south"]),
        (3, []),
    ],
)
def test_the_wrong_number_of_regions_is_refused(players: int, regions: list[str]) -> None:
    with pytest.raises(OptionError) as error:
        Table("classic", players, regions=regions)
    assert error.value.code == "wrong_region_count"
    assert error.value.facts["expected"] == REGION_COUNT[players]


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize(
    ("regions", "code"),
    [
        ("west, east, south", "regions_not_a_list"),
        (3, "regions_not_a_list"),
        (["west", "east", 5], "regions_not_a_list"),
        (["west", "east", "bavaria"], "unknown_region"),
        (["west", "east", "east"], "region_twice"),
    ],
)
def test_regions_that_name_nothing_are_refused(regions: object, code: str) -> None:
    with pytest.raises(OptionError) as error:
        Table("recharged", 3, regions=regions)
    assert error.value.code == code


@pytest.mark.rule("GRID-SET-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_host_can_pick_the_regions(edition: str, seed: int) -> None:
    table = Table(edition, 3, seed=seed, regions=["south", "west", "southwest"])
    names = [table.r.map.regions[i].id for i in table.s.regions]
    assert sorted(names) == ["south", "southwest", "west"]


@pytest.mark.rule("GRID-SET-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_regions_can_be_drafted_one_a_player_in_turn(edition: str) -> None:
    for seed in range(3):
        table = Table(edition, 3, seed=seed, regions="draft")
        order, asked = table.order_names(), []
        for _ in range(3):
            asked.append(table.mover)
            table.play(table.legal[-1])
        assert asked == order
        assert table.phase == "auction"
        assert len(table.s.regions) == 3
        assert connected(table.s.regions, neighbours(table.game))


@pytest.mark.rule("GRID-SET-04")
def test_the_pick_leaves_everything_else_to_the_seed() -> None:
    drawn = Table("recharged", 3, seed=5).s
    picked = Table("recharged", 3, seed=5, regions=["south", "west", "southwest"]).s
    assert (picked.order, picked.market.key()) == (drawn.order, drawn.market.key())


@pytest.mark.rule("GRID-SET-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_cities_of_the_regions_in_play_can_be_built(edition: str) -> None:
    table = Table(edition, 3, regions=["south", "west", "southwest"])
    table.give("ana", money=100).order("bob", "eva", "ana").begin("building")
    built = {word.split()[1] for word in table.legal if word != "done"}
    cities = table.r.map.cities
    regions = {"south", "west", "southwest"}
    assert built == {c.id for c in cities if table.r.map.regions[c.region].id in regions}
    assert len(built) == 21


@pytest.mark.rule("GRID-SET-03")
def test_a_city_outside_the_regions_in_play_is_refused() -> None:
    table = Table("classic", 3, regions=["south", "west", "southwest"])
    table.give("ana", money=500).order("bob", "eva", "ana").begin("building")
    error = table.refused("build berlin")
    assert (error.code, error.rule) == ("city_not_in_play", "GRID-SET-03")


@pytest.mark.rule("GRID-SET-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_path_leads_through_a_german_region_that_is_not_in_play(edition: str) -> None:
    # From Fulda to Hannover: by Kassel (west) 8 + 15, by Erfurt (east) 13 + 19.
    east = ["northwest", "northeast", "east"]
    through = Table(edition, 4, regions=[*east, "west"]).give("ana", cities=["fulda"])
    around = Table(edition, 3, regions=east).give("ana", cities=["fulda"])
    assert through.cost("ana", "hannover") == 8 + 15 + 10
    assert around.cost("ana", "hannover") == 13 + 19 + 10
    before = around.s.network.tree([around.city("fulda")])
    assert before[around.city("hannover")] == around.city("erfurt")
    assert before[around.city("erfurt")] == around.city("fulda")


@pytest.mark.rule("GRID-SET-03")
@pytest.mark.parametrize(("edition", "chicago"), [("recharged", 12), ("classic", 13)])
def test_no_path_leads_through_an_american_region_that_is_not_in_play(
    edition: str, chicago: int
) -> None:
    # From St. Louis to Omaha: by Kansas City (south) 6 + 5, by Chicago (midwest) 10 + 12 or 13.
    north = ["northwest", "midwest", "northeast"]
    through = Table(edition, 4, map="usa", regions=[*north, "south"])
    around = Table(edition, 3, map="usa", regions=north)
    assert through.give("ana", cities=["st-louis"]).cost("ana", "omaha") == 6 + 5 + 10
    assert around.give("ana", cities=["st-louis"]).cost("ana", "omaha") == 10 + chicago + 10


@pytest.mark.rule("GRID-SET-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_view_shows_only_the_cities_in_play(edition: str) -> None:
    table = Table(edition, 3, regions=["south", "west", "southwest"])
    shown = table.view(0)["cities"]
    assert len(shown) == 21
    assert "essen" in shown
    assert "berlin" not in shown


# ---- the players


@pytest.mark.rule("GRID-SET-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_starts_with_50_elektro_and_nothing_else(edition: str, players: int) -> None:
    state = configured(edition, players).new(1)
    assert state.money == [50] * players
    assert state.plants == [()] * players
    assert state.cities == [()] * players
    assert not any(state.stock)


@pytest.mark.rule("GRID-SET-05")
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_the_22nd_city_is_the_last(edition: str, board: str) -> None:
    table = Table(edition, 5, map=board).order("bob", "eva", "kai", "lea", "ana")
    cities = [c.id for i, c in enumerate(table.r.map.cities) if table.s.network.in_play[i]]
    table.give("ana", money=5000, cities=cities[:21]).begin("building")
    table.play(f"build {cities[21]}")
    error = table.refused(f"build {cities[22]}")
    assert (error.code, error.rule) == ("no_houses_left", "GRID-SET-05")
    assert error.facts["houses"] == 22
    assert table.legal == ["done"]


@pytest.mark.rule("GRID-SET-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_order_can_be_any(edition: str) -> None:
    orders = {tuple(state.order) for state in many(configured(edition, 3), 120)}
    assert orders == set(permutations(range(3)))


@pytest.mark.rule("GRID-SET-06")
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_seat_comes_first_about_equally_often(edition: str, players: int) -> None:
    states = many(configured(edition, players), 300)
    firsts = [state.order[0] for state in states]
    assert all(state.actor == state.order[0] for state in states)
    even = len(firsts) / players
    assert all(0.6 * even < firsts.count(seat) < 1.4 * even for seat in range(players))


# ---- fuel


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_the_fuel_market_starts_as_the_table_says(edition: str, board: str, players: int) -> None:
    state = configured(edition, players, map=board).new(1)
    coal, oil, garbage, uranium = (cheapest_first(state, fuel) for fuel in range(4))
    assert coal == sorted([1, 2, 3, 4, 5, 6, 7, 8] * 3)
    assert oil == sorted([3, 4, 5, 6, 7, 8] * 3)
    assert garbage == [7, 7, 7, 8, 8, 8]
    assert uranium == [14, 16]


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_all_other_tokens_are_in_the_supply(edition: str, board: str) -> None:
    state = configured(edition, 4, map=board).new(1)
    assert state.fuel.supply == [0, 6, 18, 10]


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize("board", MAPS)
def test_the_print_of_recharged_starts_with_garbage_from_6(board: str) -> None:
    state = configured("recharged", 4, map=board, figures="print").new(1)
    assert cheapest_first(state, 2) == [6, 6, 6, 7, 7, 7, 8, 8, 8]
    assert state.fuel.supply == [0, 6, 15, 10]


@pytest.mark.rule("GRID-SET-07")
def test_the_print_of_classic_starts_as_its_document() -> None:
    printed = configured("classic", 4, figures="print").new(1)
    document = configured("classic", 4, figures="document").new(1)
    assert printed.fuel.key() == document.fuel.key()


@pytest.mark.rule("GRID-SET-08")
def test_the_coal_storage_of_the_usa_starts_empty() -> None:
    table = Table("recharged", 4, map="usa")
    assert table.s.fuel.store == 0
    assert table.view(0)["fuel"]["coal"]["store"] == 0


@pytest.mark.rule("GRID-SET-08")
@pytest.mark.parametrize(
    ("edition", "board"), [("recharged", "germany"), ("classic", "germany"), ("classic", "usa")]
)
def test_there_is_no_coal_storage_anywhere_else(edition: str, board: str) -> None:
    table = Table(edition, 4, map=board).fuel_market(coal=20)
    assert (table.s.fuel.store, table.s.fuel.supply[0]) == (0, 4)
    assert "store" not in table.view(0)["fuel"]["coal"]


# ---- what games share


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seed_makes_the_same_game_again(edition: str) -> None:
    game, again = configured(edition, 4), configured(edition, 4)
    assert game.new(11).key() == again.new(11).key() == game.new(11).key()
    assert game.new(11).key() != game.new(12).key()


@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_playing_one_game_changes_nothing_in_the_next_of_its_configuration(
    edition: str, board: str
) -> None:
    game = configured(edition, 3, map=board)
    before, tables = game.new(4).key(), figures_of(game)
    state = game.new(4)
    for move in range(600):
        actions = game.legal(state)
        if not actions:
            break
        game.apply(state, actions[move * 7 % len(actions)])
    assert state.round > 2
    assert game.new(4).key() == before
    assert figures_of(game) == tables
    assert configured(edition, 3, map=board).new(4).key() == before


def figures_of(game: BoardGame) -> tuple[object, ...]:
    """The constant tables that the states of a configuration share."""
    r = game.r
    tracks: Mapping[str, object] = {"capacity": r.tracks.capacity, "price": r.tracks.price_at}
    return (
        repr(r.figures),
        repr(tracks),
        repr([r.number, r.units, r.output, r.fuel_of, r.runs, r.space_price]),
        repr([r.plants, r.low_plants, r.high_plants, r.map.connections]),
    )
