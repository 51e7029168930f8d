"""The Trust's houses in phase 4, and all that the Trust is never counted for."""

import pytest

from megavolt.parts.network import FAR
from tests.games.board.duel import (
    BOARDS,
    SEATS,
    SIX,
    duel,
    open_cities,
    spaces,
    trust,
    trust_has,
    unprepared,
)
from tests.games.board.table import Table

ROW = [31, 32, 33, 34, 35, 36, 37, 38, 39]


def site(game: str = "recharged", map: str = "germany", step: int = 1) -> Table:
    """Phase 4 with ana to build first; nobody is short of money."""
    table = duel(game, map)
    if step == 3:
        table.step(3).market(*ROW[:6]).deck(20, 21)
    else:
        table.step(step).market(*ROW[: table.r.figures.market_size])
        table.deck(20, 21, 22, 23, "step3", 25)
    table.give("ana", money=1000).give("bob", money=1000)
    return table.order("bob", "ana").begin("building")


# ---- the six cities of the Trust


@pytest.mark.rule("GRID-TRUST-07", "GRID-BUILD-02")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_nobody_begins_in_a_city_of_the_trust(game: str, map: str, step: int) -> None:
    table = site(game, map, step)
    assert set(table.legal) == {f"build {city}" for city in open_cities(table)} | {"done"}
    for city in SIX[map]:
        refusal = table.refused(f"build {city}")
        assert (refusal.code, refusal.rule) == ("first_city_not_empty", "GRID-BUILD-02")
        assert table.view(0)["cities"][city]["cost"] is None


@pytest.mark.rule("GRID-TRUST-07")
def test_in_step_one_nobody_connects_a_city_of_the_trust() -> None:
    table = site().play("build munster")
    refusal = table.refused("build essen")
    assert (refusal.code, refusal.rule) == ("city_full", "GRID-TRUST-07")
    assert refusal.facts["city"] == "Essen"
    assert table.cost("ana", "essen") >= FAR


@pytest.mark.rule("GRID-TRUST-07", "GRID-BUILD-03")
def test_paths_run_through_the_cities_of_the_trust() -> None:
    table = unprepared()
    for city in ["essen", "dortmund", "munster", "osnabruck", "kassel", "hannover"]:
        table.play(f"place {city}")
    table.give("ana", cities=["duisburg"])
    # Duisburg has no neighbour but Essen, and the way goes on over Dortmund: 0, 5 and 20.
    assert table.cost("ana", "frankfurt-m") == 25 + 10


@pytest.mark.rule("GRID-TRUST-07", "GRID-BUILD-05")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_from_step_two_the_second_space_of_the_six_is_open(game: str, map: str) -> None:
    table = site(game, map, step=2).home("ana").home("bob")
    assert [table.s.house[table.city(city)] for city in SIX[map]] == [15] * 6
    city = SIX[map][0]
    spent = 15 + table.way("ana", city)
    table.play(f"build {city}")
    assert table.money("ana") == 1000 - spent
    assert spaces(table, city) == ["trust", 0, None]
    table.play("done")
    assert table.refused(f"build {city}").code == "city_full"


@pytest.mark.rule("GRID-TRUST-07", "GRID-BUILD-05")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_in_step_three_both_players_find_room_with_the_trust(game: str, map: str) -> None:
    city = SIX[map][0]
    table = site(game, map, step=3).home("ana").home("bob")
    spent = (15 + table.way("ana", city), 20 + table.way("bob", city))
    table.play(f"build {city}", "done", f"build {city}", "done")
    assert spaces(table, city) == ["trust", 0, 1]
    assert (table.money("ana"), table.money("bob")) == (1000 - spent[0], 1000 - spent[1])


@pytest.mark.rule("GRID-TRUST-07", "GRID-STEP-02")
def test_the_six_open_as_step_two_begins() -> None:
    table = site().settle("ana", 7).home("bob")
    assert table.cost("bob", "essen") >= FAR
    table.pass_all()
    assert (table.s.step, table.phase) == (2, "bureaucracy")
    cost = 15 + table.way("bob", "essen")
    assert table.cost("bob", "essen") == cost
    assert table.view(1)["cities"]["essen"]["cost"] == cost


# ---- the cities that the Trust blocks


@pytest.mark.rule("GRID-TRUST-08")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_an_empty_city_that_is_connected_gets_a_house_of_the_trust_at_once(
    game: str, map: str, step: int
) -> None:
    table = site(game, map, step)
    city = open_cities(table)[0]
    table.play(f"build {city}")
    assert spaces(table, city) == [0, "trust", None]
    assert (trust(table)["houses"], table.money("ana")) == (9, 990)
    assert table.kinds()[-2:] == ["built", "trust_blocks"]
    assert table.facts("trust_blocks") == [{"city": city}]
    assert table.view(-1)["cities"][city]["owners"] == [0]
    assert table.mover == "ana"


@pytest.mark.rule("GRID-TRUST-08", "GRID-BUILD-05")
@pytest.mark.parametrize("step", [1, 2])
def test_a_blocked_city_is_closed_before_step_three(step: int) -> None:
    table = site(step=step).home("bob").play("build munster", "done")
    assert "build munster" not in table.legal
    refusal = table.refused("build munster")
    assert (refusal.code, refusal.facts["city"]) == ("city_full", "Münster")
    assert table.view(1)["cities"]["munster"]["house"] is None


@pytest.mark.rule("GRID-TRUST-08", "GRID-BUILD-05")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_in_step_three_a_blocked_city_opens_its_last_space(game: str, map: str) -> None:
    table = site(game, map, step=3).home("bob")
    city = open_cities(table)[0]
    spent = 20 + table.way("bob", city)
    table.play(f"build {city}", "done", f"build {city}", "done")
    assert table.money("bob") == 1000 - spent
    assert spaces(table, city) == [0, "trust", 1]
    assert trust(table)["houses"] == 8  # the city was not empty the second time


@pytest.mark.rule("GRID-TRUST-08")
def test_a_city_of_the_trust_is_not_empty_and_gets_no_other_house() -> None:
    table = site(step=2).play("build munster", "build essen")
    assert (trust(table)["houses"], spaces(table, "essen")) == (9, ["trust", 0, None])
    assert table.facts("trust_blocks") == [{"city": "munster"}]


@pytest.mark.rule("GRID-TRUST-08")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_ten_cities_are_blocked_and_the_eleventh_is_not(game: str, map: str) -> None:
    table = site(game, map, step=2)
    eleven = open_cities(table)[:11]
    left = []
    for i, city in enumerate(eleven):
        if i == 5:
            table.play("done")  # it does not matter who connects them
        table.play(f"build {city}")
        left.append(trust(table)["houses"])
    assert left == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    assert [facts["city"] for facts in table.facts("trust_blocks")] == eleven[:10]
    assert spaces(table, eleven[9]) == [1, "trust", None]
    assert spaces(table, eleven[10]) == [1, None, None]
    table.begin("building")
    assert table.cost("ana", eleven[9]) >= FAR
    assert table.cost("ana", eleven[10]) < FAR
    table.play(f"build {eleven[10]}")
    assert spaces(table, eleven[10]) == [1, 0, None]


@pytest.mark.rule("GRID-TRUST-08")
@pytest.mark.parametrize(("game", "players"), [("recharged", 3), ("deluxe", 4), ("classic", 2)])
def test_nobody_blocks_without_the_trust(game: str, players: int) -> None:
    table = Table(game, players).give("ana", money=100).step(2)
    table.order(*["bob", "eva", "kai"][: players - 1], "ana").begin("building")
    city = table.legal[0].split()[1]
    table.play(f"build {city}")
    assert table.view(0)["cities"][city]["spaces"] == [0, None, None]


# ---- what the Trust is not counted for


@pytest.mark.rule("GRID-TRUST-10", "GRID-STEP-02")
@pytest.mark.parametrize(("game", "map"), BOARDS)
@pytest.mark.parametrize(("cities", "step"), [(6, 1), (7, 2)])
def test_the_trust_never_brings_step_two(game: str, map: str, cities: int, step: int) -> None:
    table = site(game, map).settle("ana", cities).settle("bob", 4)
    assert trust(table)["houses"] == 10 - min(cities + 4, 10)  # so it stands in 16 cities or 17
    table.pass_all()
    assert (table.phase, table.s.step) == ("bureaucracy", step)


@pytest.mark.rule("GRID-TRUST-10", "GRID-END-01")
@pytest.mark.parametrize(("game", "map"), BOARDS)
@pytest.mark.parametrize(("cities", "phase"), [(17, "bureaucracy"), (18, "over")])
def test_the_game_ends_at_eighteen_cities_of_a_player(
    game: str, map: str, cities: int, phase: str
) -> None:
    table = site(game, map, step=3).settle("bob", cities).settle("ana", 10)
    assert trust(table)["houses"] == 0
    table.pass_all()
    assert table.phase == phase


@pytest.mark.rule("GRID-TRUST-10", "GRID-END-03")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_trust_cannot_win(game: str, map: str) -> None:
    table = site(game, map, step=3).deck(20, 21)
    trust_has(table, 40, 44, 50).give("bob", plants=[11 if game == "deluxe" else 13])
    table.give("ana", money=9999).settle("ana", 18).settle("bob", 5).pass_all()
    outcome = table.match.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((2, 1), (0, 1))
    assert len(outcome.reasons) == 2


@pytest.mark.rule("GRID-TRUST-10", "GRID-BUILD-09")
@pytest.mark.parametrize("map", ["europe", "north-america"])
def test_the_trust_overtakes_no_plants(map: str) -> None:
    table = site("deluxe", map).market(3, 4, 5, 6, 7, 8, 9, 10, 12)
    if map == "north-america":
        table.market(3, 4, 5, 6, 7, 8, 9, 10)
    lowest = []
    for city in open_cities(table)[:4]:
        table.play(f"build {city}")
        lowest.append(table.row()[0])
    assert trust(table)["houses"] == 6  # it stands in ten cities
    assert lowest == [3, 3, 4, 5]  # but the leader has but three, then four


@pytest.mark.rule("GRID-TRUST-10", "GRID-BUILD-06")
def test_the_trust_is_nobodys_city() -> None:
    table = site().play("build munster")
    for seat in SEATS:
        seen = table.view(seat)
        assert [len(player["cities"]) for player in seen["players"]] == [1, 0]
        assert sum(len(city["owners"]) for city in seen["cities"].values()) == 1
