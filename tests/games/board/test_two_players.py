"""Classic with two players."""

from typing import Any

import pytest

from tests.games.board.table import NAMES, Table


def duel(**options: Any) -> Table:
    return Table("classic", 2, **options).order("ana", "bob")


@pytest.mark.rule("GRID-TWO-01", "GRID-SET-02")
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_two_players_play_on_three_regions(map: str) -> None:
    table = duel(map=map)
    assert len(table.view(0)["regions"]) == 3
    assert len(table.view(0)["cities"]) == 21


@pytest.mark.rule("GRID-TWO-01", "GRID-SET-13")
@pytest.mark.parametrize("seed", range(3))
def test_two_players_play_without_eight_plants(seed: int) -> None:
    table = duel(seed=seed)
    assert len(table.s.removed) == 8
    assert len(table.stack()) == 42 - 8 - 8 + 1
    assert table.stack()[0] == 13
    assert table.stack()[-1] == "step3"


@pytest.mark.rule("GRID-TWO-01", "GRID-PLANT-07")
def test_a_fourth_plant_is_kept_and_a_fifth_costs_one_of_the_others() -> None:
    table = duel().give("ana", money=200, plants=[4, 6, 9])
    table.market(20, 21, 22, 23, 24, 25, 26, 27).begin("auction")
    table.play("open 20 20", "pass")
    assert table.plants("ana") == [4, 6, 9, 20]
    assert table.mover == "bob"
    table.order("ana", "bob").begin("auction", round=3).play("open 21 21", "pass")
    assert table.legal == ["scrap 4", "scrap 6", "scrap 9", "scrap 20"]
    table.play("scrap 6")
    assert table.plants("ana") == [4, 9, 20, 21]


@pytest.mark.rule("GRID-TWO-01", "GRID-STEP-02")
@pytest.mark.parametrize(("cities", "step"), [(7, 1), (9, 1), (10, 2), (11, 2)])
def test_step_two_starts_at_ten_cities(cities: int, step: int) -> None:
    table = duel().market(21, 22, 23, 24, 25, 26, 27, 28).deck(30, 31, "step3", 34)
    table.settle("bob", cities).begin("building").pass_all()
    assert (table.phase, table.s.step) == ("bureaucracy", step)


@pytest.mark.rule("GRID-TWO-01", "GRID-END-01")
@pytest.mark.parametrize(
    ("cities", "phase"), [(18, "bureaucracy"), (20, "bureaucracy"), (21, "over")]
)
def test_the_game_ends_at_twenty_one_cities(cities: int, phase: str) -> None:
    table = duel().step(3).market(31, 32, 33, 34, 35, 36).deck(40)
    table.settle("bob", cities).begin("building").pass_all()
    assert table.phase == phase


@pytest.mark.rule("GRID-TWO-01")
def test_there_is_no_trust() -> None:
    table = duel()
    assert sorted(table.order_names()) == NAMES[:2]
    assert not any(table.s.spaces)
    table.give("ana", money=300).give("bob", money=300).begin("building")
    table.play("build " + table.legal[0].split()[1], "done")
    assert table.mover == "ana"  # nobody stands between the two
    assert sum(mask.bit_count() for mask in table.s.spaces) == 1  # and no house is added


@pytest.mark.rule("GRID-TWO-01")
def test_four_plants_count_for_the_final_supply() -> None:
    table = duel().step(3).market(31, 32).deck(40)
    table.give("ana", plants=[13, 18, 22, 27]).settle("ana", 21).begin("building").pass_all()
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.scores == (8, 0)
