"""Phase 4: what a city costs, where one may build, and which plants growth overtakes."""

import random
from heapq import heappop, heappush
from typing import Any

import pytest

from megavolt.games.board.rules import CITY, Rules
from megavolt.parts.network import FAR
from tests.games.board.table import NAMES, Table

RHINE = ["west", "southwest", "northwest"]  # Essen, Köln, Hamburg and around
GREAT_LAKES = ["northwest", "midwest", "northeast"]
GAMES = ["recharged", "classic"]
FREE = 10  # what a first house costs


def site(game: str = "classic", step: int = 1, players: int = 3, **options: Any) -> Table:
    """Phase 4 with ana to build first, being last in the order; nobody is short of money."""
    options.setdefault("regions", RHINE if players == 3 else "random")
    table = Table(game, players, **options).step(step)
    table.market(31, 32, 33, 34, 35, 36, 37, 38)
    under: list[int | str] = ["step3", 25, 26] if step < 3 else []
    table.deck(20, 21, 22, 23, 24, *under)
    for who in NAMES[:players]:
        table.give(who, money=300)
    return table.order(*reversed(NAMES[:players])).begin("building")


def costs(table: Table, who: str) -> dict[str, int]:
    """What each city in play that is open to a player costs."""
    cities = [city.id for i, city in enumerate(table.r.map.cities) if table.s.network.in_play[i]]
    return {city: c for city in cities if (c := table.cost(who, city)) < FAR}


# ---- turns


@pytest.mark.rule("GRID-BUILD-01")
@pytest.mark.parametrize(
    ("game", "players"),
    [("classic", 2), ("classic", 4), ("recharged", 3), ("recharged", 5), ("recharged", 6)],
)
def test_networks_grow_in_reverse_order_and_bureaucracy_follows(game: str, players: int) -> None:
    order = [*NAMES[1:players], "ana"]
    table = Table(game, players).order(*order).begin("building")
    movers = []
    while table.phase == "building":
        movers.append(table.mover)
        table.play("done")
    assert movers == order[::-1]
    assert table.phase == "bureaucracy"


@pytest.mark.rule("GRID-BUILD-01")
@pytest.mark.parametrize("game", GAMES)
def test_a_player_connects_as_many_cities_as_wanted_and_pays_each_at_once(game: str) -> None:
    table = site(game)
    money = []
    for city in ["essen", "duisburg", "dusseldorf", "koln", "aachen", "munster", "trier", "kassel"]:
        table.play(f"build {city}")
        money.append(table.money("ana"))
    # 10, 10+0, 10+2, 10+4, 10+7, 10+6, 10+19, then Kassel from Münster over Dortmund 2+18.
    assert money == [290, 280, 268, 254, 237, 221, 192, 162]
    assert table.mover == "ana"
    assert table.count("ana") == 8


@pytest.mark.rule("GRID-BUILD-01")
def test_the_last_coin_builds_and_one_coin_less_does_not() -> None:
    table = site().give("ana", money=22, cities=["essen"])
    table.play("build dusseldorf")
    assert table.money("ana") == 10
    refusal = table.refused("build koln")
    assert (refusal.code, refusal.rule) == ("city_too_dear", "GRID-BUILD-01")
    assert (refusal.facts["cost"], refusal.facts["money"]) == (14, 10)
    table.give("ana", money=13)
    assert table.refused("build koln").code == "city_too_dear"
    table.give("ana", money=14).play("build koln")
    assert table.money("ana") == 0


@pytest.mark.rule("GRID-BUILD-01")
def test_one_may_build_nothing_at_all() -> None:
    table = site().play("done")
    assert (table.mover, table.money("ana"), table.cities("ana")) == ("bob", 300, [])


# ---- the first city


@pytest.mark.rule("GRID-BUILD-02")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("map", "players", "in_play"),
    [("germany", 3, 21), ("germany", 4, 28), ("usa", 5, 35), ("usa", 6, 35)],
)
def test_the_first_city_may_be_any_and_costs_the_house_alone(
    game: str, map: str, players: int, in_play: int
) -> None:
    table = site(game, players=players, map=map, regions="random")
    assert list(costs(table, "ana").values()) == [FREE] * in_play
    table.give("ana", money=FREE)
    assert len(table.legal) == in_play + 1
    table.play(table.legal[0])
    assert (table.money("ana"), table.count("ana")) == (0, 1)


@pytest.mark.rule("GRID-BUILD-02")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_first_city_must_be_empty(game: str, step: int) -> None:
    table = site(game, step=step).give("bob", cities=["essen"])
    assert "build essen" not in table.legal
    assert table.cost("ana", "essen") >= FAR
    assert table.view(0)["cities"]["essen"]["cost"] is None
    refusal = table.refused("build essen")
    assert (refusal.code, refusal.rule) == ("first_city_not_empty", "GRID-BUILD-02")
    assert refusal.facts["city"] == "Essen"
    assert table.cost("ana", "trier") == FREE


@pytest.mark.rule("GRID-BUILD-02", "GRID-BUILD-05")
def test_a_second_city_beside_others_costs_the_dearer_house() -> None:
    table = site(step=2).give("bob", cities=["essen"]).play("build duisburg", "build essen")
    assert table.money("ana") == 300 - FREE - 15


@pytest.mark.rule("GRID-BUILD-02")
@pytest.mark.parametrize(("step", "owners", "cost"), [(2, ["bob"], 15), (3, ["bob", "eva"], 20)])
def test_where_no_city_is_empty_a_network_begins_on_any_free_space(
    step: int, owners: list[str], cost: int
) -> None:
    table = site(step=step)
    cities = list(costs(table, "ana"))
    for who in owners:
        table.give(who, cities=cities[1:])
    assert costs(table, "ana") == {cities[0]: FREE}
    for who in owners:
        table.give(who, cities=cities[:1])
    assert set(costs(table, "ana").values()) == {cost}
    table.play(f"build {cities[3]}")
    assert (table.money("ana"), table.cities("ana")) == (300 - cost, [cities[3]])


@pytest.mark.rule("GRID-BUILD-02", "GRID-BUILD-05")
def test_where_no_city_is_empty_nor_has_a_free_space_nobody_begins() -> None:
    table = site()
    table.give("bob", cities=list(costs(table, "ana")))
    assert table.legal == ["done"]
    refusal = table.refused("build essen")
    assert (refusal.code, refusal.rule) == ("city_full", "GRID-BUILD-05")


@pytest.mark.rule("GRID-BUILD-02")
def test_the_first_city_can_wait_to_a_later_round() -> None:
    table = site().begin("building", round=1).give("bob", cities=["essen"])
    table.pass_all().pass_all()
    assert table.cities("ana") == []
    table.order("eva", "bob", "ana").begin("building", round=3)
    assert set(costs(table, "ana").values()) == {FREE}
    assert len(costs(table, "ana")) == 20
    table.play("build hamburg")
    assert table.cities("ana") == ["hamburg"]


# ---- paths


@pytest.mark.rule("GRID-BUILD-03")
def test_a_path_runs_through_an_empty_city_without_building_there() -> None:
    table = site().give("ana", cities=["essen"])
    table.play("build aachen")  # over Düsseldorf: 2 + 9
    assert table.money("ana") == 300 - 21
    assert table.cities("ana") == ["essen", "aachen"]
    assert table.s.spaces[table.city("dusseldorf")] == 0


@pytest.mark.rule("GRID-BUILD-03")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_path_runs_through_foreign_and_full_cities(step: int) -> None:
    table = site(step=step, players=4, regions=[*RHINE, "east"]).give("ana", cities=["essen"])
    for who in ["bob", "eva", "kai"][:step]:  # Düsseldorf is full
        table.give(who, cities=["dusseldorf"])
    assert "build dusseldorf" not in table.legal
    assert table.cost("ana", "aachen") == 21


@pytest.mark.rule("GRID-BUILD-03")
def test_the_cheapest_path_from_any_own_city_counts() -> None:
    table = site().give("ana", cities=["essen", "hamburg"])
    assert table.cost("ana", "dusseldorf") == 2 + FREE  # from Essen
    assert table.cost("ana", "kiel") == 8 + FREE  # from Hamburg
    assert table.cost("ana", "bremen") == 11 + FREE  # from Hamburg, not 24 from Essen
    assert table.cost("ana", "osnabruck") == 13 + FREE  # from Essen over Münster
    assert table.cost("ana", "dortmund") == 4 + FREE


@pytest.mark.rule("GRID-BUILD-03")
@pytest.mark.parametrize("game", GAMES)
def test_the_prints_differ_in_the_costs_of_some_connections(game: str) -> None:
    table = site(game).give("ana", cities=["essen"])
    assert table.cost("ana", "dortmund") == FREE + (5 if game == "recharged" else 4)


@pytest.mark.rule("GRID-BUILD-03", "GRID-SET-03")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("third", "connection"),
    [
        ("southeast", 3 + 5),  # over Atlanta
        ("northwest", 6 + 7 + 12 + 6),  # over Memphis, St. Louis and Cincinnati
    ],
)
def test_no_path_leaves_the_regions_in_play(game: str, third: str, connection: int) -> None:
    table = site(game, map="usa", regions=["midwest", "south", third])
    table.give("ana", cities=["birmingham"])
    assert table.cost("ana", "knoxville") == connection + FREE


@pytest.mark.rule("GRID-BUILD-04")
def test_a_city_just_connected_is_network_for_the_next() -> None:
    table = site().give("ana", cities=["essen"])
    assert table.cost("ana", "koln") == 2 + 4 + FREE
    table.play("build dusseldorf")
    assert table.cost("ana", "koln") == 4 + FREE
    table.play("build koln")
    assert table.cost("ana", "aachen") == 7 + FREE  # from Köln, no longer 9 from Düsseldorf
    assert table.money("ana") == 300 - 12 - 14


@pytest.mark.rule("GRID-BUILD-04")
def test_a_connection_paid_on_the_way_is_paid_again() -> None:
    table = site().give("ana", cities=["essen"])
    table.play("build aachen")  # paid Essen-Düsseldorf-Aachen
    table.play("build dusseldorf")
    assert table.money("ana") == 300 - 21 - 12


@pytest.mark.rule("GRID-BUILD-04")
def test_a_connection_others_paid_is_paid_again() -> None:
    table = site().give("bob", cities=["essen", "aachen"]).give("ana", cities=["munster"])
    assert table.cost("ana", "dusseldorf") == 6 + 2 + FREE


# ---- against plain Dijkstra


def neighbours(r: Rules, regions: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """By city, the cities it is connected with and the costs, straight from the map's data."""
    near: list[list[tuple[int, int]]] = [[] for _ in r.map.cities]
    for a, b, cost in r.map.connections:
        if r.map.cities[a].region in regions and r.map.cities[b].region in regions:
            near[a].append((b, cost))
            near[b].append((a, cost))
    return near


def dijkstra(near: list[list[tuple[int, int]]], sources: tuple[int, ...]) -> list[int]:
    """The cheapest connection from any source to each city."""
    cost = [FAR] * len(near)
    queue = [(0, city) for city in sources]
    while queue:
        way, city = heappop(queue)
        if way >= cost[city]:
            continue
        cost[city] = way
        for other, c in near[city]:
            if way + c < cost[other]:
                heappush(queue, (way + c, other))
    return cost


@pytest.mark.rule("GRID-BUILD-03", "GRID-SET-03")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("map", ["germany", "usa"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_connection_costs_are_those_of_plain_dijkstra(
    game: str, map: str, players: int
) -> None:
    r = Table(game, players, map=map).r
    for regions in r.region_sets():
        near = neighbours(r, regions)
        for city in range(r.cities):
            if r.map.cities[city].region in regions:
                assert r.network(regions).cost[city] == dijkstra(near, (city,))


@pytest.mark.rule(
    "GRID-BUILD-02", "GRID-BUILD-03", "GRID-BUILD-04", "GRID-BUILD-06", "GRID-BUILD-07"
)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("map", ["germany", "usa"])
@pytest.mark.parametrize("seed", range(4))
def test_every_price_through_random_building_is_that_of_plain_dijkstra(
    game: str, map: str, seed: int
) -> None:
    rng = random.Random(seed)
    players = rng.choice([3, 4, 5, 6])
    table = site(game, step=rng.choice([1, 2, 3]), players=players, map=map, regions="random")
    for who in NAMES[:players]:
        table.give(who, money=10_000)
    s, r = table.s, table.r
    near = neighbours(r, s.regions)
    for _ in range(60):
        if table.phase != "building":
            table.begin("building")
        seat = s.actor
        way = dijkstra(near, s.cities[seat])
        built = [sum(city in own for own in s.cities) for city in range(r.cities)]
        open_to = {
            city: (way[city] if s.cities[seat] else 0) + (10, 15, 20)[built[city]]
            for city in range(r.cities)
            if r.map.cities[city].region in s.regions
            and built[city] < s.step
            and city not in s.cities[seat]
        }
        empty = {city: cost for city, cost in open_to.items() if built[city] == 0}
        if empty and not s.cities[seat]:
            open_to = empty  # GRID-BUILD-02
        assert {a - CITY for a in table.game.legal(s)[:-1]} == set(open_to)
        if not open_to or s.count[seat] == 12 or rng.random() < 0.2:
            table.play("done")
            continue
        city = rng.choice(sorted(open_to))
        before = s.money[seat]
        table.play(f"build {r.map.cities[city].id}")
        assert before - s.money[seat] == open_to[city]


@pytest.mark.rule("GRID-BUILD-03", "GRID-BUILD-04")
def test_building_changes_nothing_that_other_games_share() -> None:
    table = site(step=3).home("ana").home("bob").home("eva")
    network = table.r.network(table.s.regions)
    before = [row[:] for row in network.cost]
    for _ in range(3):
        table.play("build essen", "build koln", "build hamburg", "done")
    assert network.cost == before
    assert table.game.new(seed=2).reach[0] == network.start()


# ---- houses


@pytest.mark.rule("GRID-BUILD-05")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("map", ["germany", "usa"])
@pytest.mark.parametrize(
    ("step", "houses", "price"),
    [
        (1, 0, 10),
        (1, 1, None),
        (2, 0, 10),
        (2, 1, 15),
        (2, 2, None),
        (3, 0, 10),
        (3, 1, 15),
        (3, 2, 20),
        (3, 3, None),
    ],
)
def test_a_house_costs_the_cheapest_space_that_the_step_opens(
    game: str, map: str, step: int, houses: int, price: int | None
) -> None:
    # The halves of a metropolis: the connection is free, so the cost is the house alone.
    if map == "germany":
        regions, near, there = [*RHINE, "east"], "essen", "duisburg"
    else:
        regions, near, there = [*GREAT_LAKES, "south"], "new-york", "philadelphia"
    table = site(game, step, players=4, map=map, regions=regions).give("ana", cities=[near])
    for who in ["bob", "eva", "kai"][:houses]:
        table.give(who, cities=[there])
    if price is None:
        refusal = table.refused(f"build {there}")
        assert (refusal.code, refusal.rule) == ("city_full", "GRID-BUILD-05")
        return
    table.play(f"build {there}")
    assert table.money("ana") == 300 - price


@pytest.mark.rule("GRID-BUILD-05")
def test_a_full_city_opens_again_with_the_next_step() -> None:
    table = site().give("bob", cities=["essen"]).give("ana", cities=["duisburg"])
    assert table.refused("build essen").code == "city_full"
    table.step(2)
    assert table.cost("ana", "essen") == 15
    table.give("eva", cities=["essen"])
    assert table.refused("build essen").code == "city_full"
    table.step(3)
    assert table.cost("ana", "essen") == 20


@pytest.mark.rule("GRID-BUILD-05")
def test_each_house_takes_its_space_within_one_phase() -> None:
    table = site(step=3).home("ana").home("bob").home("eva")
    for house in (10, 15, 20):
        who = table.mover
        spent = house + table.way(who, "essen")
        table.play("build essen", "done")
        assert table.money(who) == 300 - spent


@pytest.mark.rule("GRID-BUILD-06")
@pytest.mark.parametrize("game", GAMES)
def test_nobody_has_two_houses_in_a_city(game: str) -> None:
    table = site(game, step=3).play("build essen")
    assert "build essen" not in table.legal
    refusal = table.refused("build essen")
    assert (refusal.code, refusal.rule) == ("city_already_yours", "GRID-BUILD-06")


@pytest.mark.rule("GRID-BUILD-06")
@pytest.mark.parametrize(
    ("game", "map", "halves"),
    [
        ("classic", "germany", ("essen", "duisburg")),
        ("classic", "germany", ("frankfurt-m", "wiesbaden")),
        ("recharged", "germany", ("frankfurt-m", "mainz")),
        ("recharged", "usa", ("new-york", "philadelphia")),
        ("classic", "usa", ("cheyenne", "denver")),
    ],
)
def test_the_halves_of_a_metropolis_are_two_cities(
    game: str, map: str, halves: tuple[str, str]
) -> None:
    regions = RHINE if map == "germany" else GREAT_LAKES
    table = site(game, map=map, regions=regions)
    table.play(f"build {halves[0]}", f"build {halves[1]}")
    assert table.count("ana") == 2
    assert table.money("ana") == 300 - 20
    table.play("done")
    refusals = {table.refused(f"build {half}").code for half in halves}
    assert refusals == {"first_city_not_empty"}


@pytest.mark.rule("GRID-BUILD-07")
@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_second_start_elsewhere(game: str) -> None:
    table = site(game).play("build flensburg")
    assert table.cost("ana", "hannover") == 4 + 8 + 17 + FREE
    table.give("ana", money=FREE)
    assert table.legal == ["done"]
    assert table.refused("build trier").code == "city_too_dear"


@pytest.mark.rule("GRID-BUILD-08")
@pytest.mark.parametrize("game", GAMES)
def test_everyone_sees_each_connection_at_once(game: str) -> None:
    table = site(game, hidden_money=True)
    for count, city in enumerate(["essen", "duisburg", "munster"], start=1):
        table.play(f"build {city}")
        for seat in (0, 1, 2, -1):
            seen = table.view(seat)
            assert len(seen["players"][0]["cities"]) == count
            assert seen["cities"][city]["owners"] == [0]


# ---- overtaken plants


@pytest.mark.rule("GRID-BUILD-09")
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_a_plant_that_the_leader_reaches_leaves_and_is_replaced(map: str) -> None:
    table = site(map=map, regions="random").settle("ana", 5)
    table.market(6, 9, 10, 11, 12, 13, 14, 15).deck(20, 21, "step3")
    table.play(table.legal[0])
    assert table.count("ana") == 6
    assert table.row() == [9, 10, 11, 12, 13, 14, 15, 20]
    assert table.gone() == [6]
    assert table.stack() == [21, "step3"]


@pytest.mark.rule("GRID-BUILD-09")
def test_a_plant_above_the_leader_stays() -> None:
    table = site().settle("ana", 4).market(6, 9, 10, 11, 12, 13, 14, 15)
    table.play(table.legal[0])
    assert table.count("ana") == 5
    assert table.row() == [6, 9, 10, 11, 12, 13, 14, 15]


@pytest.mark.rule("GRID-BUILD-09")
def test_growth_overtakes_plant_after_plant() -> None:
    table = site().settle("ana", 2).give("ana", money=1000)
    table.market(3, 4, 5, 6, 7, 8, 9, 10).deck(13, 20, 21, 22, 23, 24, 25, "step3")
    lowest = []
    while table.count("ana") < 9:
        table.play(table.legal[0])
        lowest.append(table.row()[0])
    assert lowest == [4, 5, 6, 7, 8, 9, 10]
    assert table.row() == [10, 13, 20, 21, 22, 23, 24, 25]
    assert table.gone() == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("GRID-BUILD-09")
def test_overtaken_replacements_leave_too() -> None:
    table = site().settle("ana", 7).market(8, 21, 22, 23, 24, 25, 26, 27)
    table.deck(3, 8, 7, 5, 29, 30, "step3").market(8, 21, 22, 23, 24, 25, 26, 27)
    table.play(table.legal[0])
    assert table.count("ana") == 8
    assert table.row() == [21, 22, 23, 24, 25, 26, 27, 29]
    assert table.gone() == [3, 5, 7, 8]
    assert table.stack() == [30, "step3"]


@pytest.mark.rule("GRID-BUILD-09")
def test_only_the_most_cities_overtake() -> None:
    table = site().settle("eva", 5).market(6, 9, 10, 11, 12, 13, 14, 15)
    table.play(table.legal[0])
    assert (table.count("ana"), table.row()[0]) == (1, 6)  # five is the most, six is not reached
    table.play("done", "done")
    assert table.mover == "eva"
    table.play(table.legal[0])
    assert table.row()[0] == 9


@pytest.mark.rule("GRID-BUILD-09")
def test_recharged_keeps_plants_that_the_leader_reaches() -> None:
    table = site("recharged").settle("ana", 5).market(3, 5, 6, 11, 12, 13, 14, 15)
    table.play(table.legal[0])
    assert table.count("ana") == 6
    assert table.row() == [3, 5, 6, 11, 12, 13, 14, 15]


@pytest.mark.rule("GRID-BUILD-09")
def test_in_step_three_with_the_deck_empty_overtaken_plants_just_leave() -> None:
    table = site(step=3).settle("ana", 12).market(13, 31, 32, 33).deck()
    table.play(table.legal[0])
    assert table.row() == [31, 32, 33]
    assert table.gone() == [13]


@pytest.mark.rule("GRID-BUILD-09", "GRID-AUC-06")
def test_an_overtaken_plant_drawn_for_a_sold_one_leaves_at_once() -> None:
    table = site(step=2).settle("bob", 12).deck(11, 12, 25, 26, "step3").give("ana", plants=[])
    table.order("ana", "bob", "eva").begin("auction")
    table.play("open 31 31", "pass", "pass")
    assert table.row() == [25, 32, 33, 34, 35, 36, 37, 38]
    assert table.gone() == [11, 12]
    assert table.stack() == [26, "step3"]


@pytest.mark.rule("GRID-BUILD-09", "GRID-AUC-13")
def test_an_overtaken_plant_drawn_when_nobody_bought_leaves_at_once() -> None:
    table = site(step=2, quick_pass=True).settle("bob", 12).deck(12, 11, 25, 26, "step3")
    table.begin("auction").pass_all()
    assert table.phase == "fuel"
    assert table.row() == [25, 32, 33, 34, 35, 36, 37, 38]
    assert table.gone() == [11, 12, 31]


@pytest.mark.rule("GRID-BUILD-09", "GRID-BUR-06")
def test_an_overtaken_plant_drawn_in_phase_five_leaves_at_once() -> None:
    table = site(step=2).settle("bob", 12).deck(12, 25, 26, "step3")
    table.begin("bureaucracy").pass_all()
    assert table.row() == [25, 31, 32, 33, 34, 35, 36, 37]
    assert table.gone() == [12]
    assert table.stack() == [26, "step3", 38]


@pytest.mark.rule("GRID-BUILD-09", "GRID-STEP-03")
def test_an_overtaken_plant_drawn_at_the_start_of_step_two_leaves_at_once() -> None:
    table = site().settle("bob", 12).deck(11, 12, 25, 26, "step3").begin("bureaucracy")
    assert table.s.step == 2
    assert table.row() == [25, 32, 33, 34, 35, 36, 37, 38]
    assert table.gone() == [11, 12, 31]


@pytest.mark.rule("GRID-BUILD-09", "GRID-BUR-07")
def test_an_overtaken_plant_drawn_in_step_three_leaves_at_once() -> None:
    table = site(step=3).settle("bob", 12).market(31, 32, 33, 34, 35, 36).deck(12, 40)
    table.begin("bureaucracy").pass_all()
    assert table.row() == [32, 33, 34, 35, 36, 40]
    assert table.gone() == [12, 31]
    assert table.stack() == []


@pytest.mark.rule("GRID-BUILD-09", "GRID-BUR-06")
def test_recharged_keeps_low_plants_drawn_in_phase_five() -> None:
    table = site("recharged", step=2).settle("bob", 12).deck(12, 25, 26, "step3")
    table.begin("bureaucracy").pass_all()
    assert table.row() == [12, 31, 32, 33, 34, 35, 36, 37]
