"""Games of bots on a map: who wins, how sure that is, and on which regions."""

import pytest

from megavolt.data import load_map
from megavolt.workshop.trials import Plan, Trials, play_trials, region_choices
from tests.data.test_map_warnings import square

MAP = load_map(square(), "recharged")


@pytest.mark.slow
def test_bots_play_on_it() -> None:
    found = play_trials(MAP, Plan("recharged", 3, 3, "greedy"))
    assert (found.games, found.winners) == (3, 3)
    assert sum(found.seats.values()) == sum(found.won.values()) == 3
    assert sum(found.begun.values()) == 9
    assert found.length > 3
    assert found.mean_money > 0
    assert found.mean_winner_money > 0


def test_the_same_seeds_are_the_same_games() -> None:
    plan = Plan("recharged", 3, 2, seed=7)
    told: list[int] = []
    assert play_trials(MAP, plan, told.append) == play_trials(MAP, plan)
    assert told == [1, 1]


@pytest.mark.slow
def test_many_games_on_the_kernel() -> None:
    pytest.importorskip("numba")
    found = play_trials(MAP, Plan("recharged", 4, 50, fast=True))
    assert found.games == 50
    assert sum(found.seats.values()) == pytest.approx(50)
    assert sum(found.won.values()) == pytest.approx(50)
    assert sum(found.begun.values()) == 200
    assert found.length > 3
    assert found.mean_winner_money > 0


def test_shares_are_in_parts_of_the_fair_one_with_their_intervals() -> None:
    found = Trials(4, games=400, seats={0: 120, 1: 100, 2: 100, 3: 80})
    first = found.seat_parts()[0]
    assert (round(first.share, 2), round(found.seat_share(), 2)) == (1.2, 1.2)
    assert first.low < 1.03 < 1.38 < first.high


def test_a_region_in_which_hardly_anybody_begins_is_left_out() -> None:
    found = Trials(4, games=100, won={"north": 99.0, "south": 1.0})
    found.begun.update({"north": 391, "south": 9})
    assert found.region_shares() == {"north": 1.01}
    found.begun["south"] = 10
    assert found.region_shares() == {"north": 1.01, "south": 0.4}


@pytest.mark.rule("GRID-SET-02")
def test_every_choice_of_regions_is_one_that_touches() -> None:
    germany = load_map("germany", "recharged")
    three, four = (region_choices(germany, "recharged", players) for players in (3, 4))
    assert {len(one) for one in three} == {3}
    assert {len(one) for one in four} == {4}
    assert len(set(four)) == len(four)
    game = play_trials(germany, Plan("recharged", 3, 1, regions=three[-1]))
    assert set(game.begun) <= set(three[-1])
