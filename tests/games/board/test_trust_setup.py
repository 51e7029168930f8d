"""Two players against the Trust: who it is, and where its first six houses go."""

import pytest

from tests.games.board.duel import (
    BOARDS,
    SEATS,
    SIX,
    duel,
    near,
    spaces,
    trust,
    trust_has,
    trust_stock,
    unprepared,
)
from tests.games.board.table import NAMES, Table

# ---- the Trust itself


@pytest.mark.rule("GRID-TRUST-01")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_trust_has_sixteen_houses_and_nothing_else(game: str, map: str) -> None:
    table = unprepared(game, map)
    fuels = dict.fromkeys(table.r.fuels, 0)
    assert trust(table) == {"plants": [], "stock": fuels, "houses": 16, "took": False}
    assert len(table.view(0)["players"]) == 2


@pytest.mark.rule("GRID-TRUST-01")
@pytest.mark.parametrize(
    ("game", "players"),
    [("recharged", 3), ("recharged", 6), ("deluxe", 3), ("deluxe", 5), ("classic", 2)],
)
def test_only_two_players_of_these_editions_meet_the_trust(game: str, players: int) -> None:
    table = Table(game, players)
    assert table.view(0)["trust"] is None
    assert table.phase == "auction"
    assert table.refused("place " + table.r.map.cities[0].id).code == "wrong_phase"


@pytest.mark.rule("GRID-TRUST-01", "GRID-TRUST-05")
@pytest.mark.parametrize("order", [("ana", "bob"), ("bob", "ana")])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_trust_stands_between_the_players_whoever_leads(
    game: str, map: str, order: tuple[str, str]
) -> None:
    first, third = order
    plant = 9 if game == "deluxe" else 8  # three coal
    table = trust_has(duel(game, map), plant).order(*order).begin("fuel")
    assert (table.mover, trust_stock(table)) == (third, {})
    table.play("done")
    assert table.mover == first
    assert trust_stock(table) == {"coal": 3}


@pytest.mark.rule("GRID-TRUST-01", "GRID-TRUST-10", "GRID-ORDER-01")
def test_the_order_is_that_of_the_two_players() -> None:
    table = duel().market(20, 21, 22, 23, 24, 25, 26, 27).deck(30, 31, 32, 33, 34, "step3")
    trust_has(table, 40, 42, 50).give("ana", plants=[3]).give("bob", plants=[4])
    table.settle("bob", 1).settle("ana", 2).order("bob", "ana").begin("bureaucracy").pass_all()
    assert table.phase == "auction"
    assert table.facts("order")[-1] == {"order": [0, 1]}
    assert all(table.view(seat)["order"] == [0, 1] for seat in SEATS)


# ---- the first six houses


@pytest.mark.rule("GRID-TRUST-02")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_first_places_one_then_two_two_and_one(game: str, map: str, order: list[int]) -> None:
    table = unprepared(game, map, order=order)
    asked = []
    for city in SIX[map]:
        seen = table.view(-1)
        assert (table.phase, seen["pending"]) == ("preparation", "place_trust")
        assert seen["to_move"] == table.s.actor
        asked.append(table.s.actor)
        table.play(f"place {city}")
    first, second = order
    assert asked == [first, second, second, first, first, second]
    assert (table.phase, table.mover, table.s.round) == ("auction", NAMES[first], 1)
    assert table.view(0)["pending"] is None
    placed = [{"player": who, "city": city} for who, city in zip(asked, SIX[map], strict=True)]
    assert table.facts("placed") == placed


@pytest.mark.rule("GRID-TRUST-02")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_six_houses_stand_on_ten_spaces_and_ten_are_left(game: str, map: str) -> None:
    table = unprepared(game, map)
    left = []
    for city in SIX[map]:
        table.play(f"place {city}")
        left.append(trust(table)["houses"])
        assert spaces(table, city) == ["trust", None, None]
    assert left == [15, 14, 13, 12, 11, 10]
    seen = table.view(0)["cities"]
    assert sorted(c for c, city in seen.items() if any(city["spaces"])) == sorted(SIX[map])
    assert all(city["owners"] == [] for city in seen.values())


@pytest.mark.rule("GRID-TRUST-02", "GRID-SET-02")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_first_house_may_go_anywhere_in_the_three_regions(game: str, map: str) -> None:
    table = unprepared(game, map)
    seen = table.view(0)
    assert len(seen["regions"]) == 3
    assert table.legal == [f"place {city}" for city in seen["cities"]]
    assert len(table.legal) == 21


@pytest.mark.rule("GRID-TRUST-02")
@pytest.mark.parametrize("take", [0, -1])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_each_house_after_the_first_goes_next_to_another(game: str, map: str, take: int) -> None:
    table = unprepared(game, map)
    cities = [table.legal[take].split()[1]]
    table.play(table.legal[take])
    while table.phase == "preparation":
        expected = near(table, cities) - set(cities)
        assert {word.split()[1] for word in table.legal} == expected
        cities.append(table.legal[take].split()[1])
        table.play(table.legal[take])
    assert len(cities) == 6


@pytest.mark.rule("GRID-TRUST-02")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_wherever_it_begins_there_is_room_for_six(game: str, map: str) -> None:
    table = unprepared(game, map)
    for regions in table.r.region_sets():
        network = table.r.network(regions)
        cities = [c for c, in_play in enumerate(network.in_play) if in_play]
        assert len(cities) == 21
        assert all(network.cost[a][b] < 1000 for a in cities for b in cities)


@pytest.mark.rule("GRID-TRUST-02", "GRID-TRUST-07")
def test_a_house_of_the_trust_closes_its_city_as_it_is_placed() -> None:
    table = unprepared()
    assert table.view(0)["cities"]["essen"]["house"] == 10
    table.play("place essen")
    assert table.view(0)["cities"]["essen"]["house"] is None
    assert table.view(0)["cities"]["duisburg"]["house"] == 10


@pytest.mark.rule("GRID-TRUST-02", "GRID-TRUST-01")
def test_placing_costs_nobody_anything() -> None:
    table = duel()
    assert (table.money("ana"), table.money("bob")) == (50, 50)
    assert (table.count("ana"), table.count("bob")) == (0, 0)


# ---- refusals


@pytest.mark.rule("GRID-TRUST-02")
@pytest.mark.parametrize(
    "word", ["pass", "done", "open 3 3", "bid 4", "buy coal", "build essen", "region west"]
)
def test_the_trust_is_placed_before_anything_else(word: str) -> None:
    refusal = unprepared().refused(word)
    assert (refusal.code, refusal.rule) == ("must_place", "GRID-TRUST-02")


@pytest.mark.rule("GRID-TRUST-02", "GRID-START-04")
def test_no_start_is_marked_before_the_trust_is_placed() -> None:
    table = unprepared(start_cities=True)
    refusal = table.refused("mark essen")
    assert (refusal.code, refusal.rule) == ("must_place", "GRID-TRUST-02")


@pytest.mark.rule("GRID-TRUST-02")
def test_a_house_away_from_the_others_is_refused() -> None:
    table = unprepared().play("place essen")
    refusal = table.refused("place hamburg")
    assert (refusal.code, refusal.rule) == ("not_next_to_trust", "GRID-TRUST-02")
    assert refusal.facts["city"] == "Hamburg"
    refusal = table.refused("place koln")  # two connections away
    assert refusal.code == "not_next_to_trust"
    table.play("place dusseldorf", "place koln")


@pytest.mark.rule("GRID-TRUST-02")
def test_a_second_house_in_a_city_is_refused() -> None:
    table = unprepared().play("place essen", "place duisburg")
    for city, name in [("essen", "Essen"), ("duisburg", "Duisburg")]:
        refusal = table.refused(f"place {city}")
        assert (refusal.code, refusal.rule) == ("trust_already_there", "GRID-TRUST-02")
        assert refusal.facts["city"] == name


@pytest.mark.rule("GRID-TRUST-02", "GRID-SET-03")
def test_a_city_outside_the_regions_is_refused() -> None:
    table = unprepared()
    refusal = table.refused("place berlin")
    assert (refusal.code, refusal.rule) == ("city_not_in_play", "GRID-SET-03")
    assert (refusal.facts["city"], refusal.facts["region"]) == ("Berlin", "northeast")
    table.play("place hannover")
    assert table.refused("place magdeburg").code == "city_not_in_play"  # next to Hannover


@pytest.mark.rule("GRID-TRUST-02")
def test_a_seventh_house_is_refused() -> None:
    table = duel()
    refusal = table.refused("place dortmund")
    assert (refusal.code, refusal.rule) == ("wrong_phase", "GRID-AUC-01")
