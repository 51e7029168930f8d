"""Games played by processes: the same for any number, and none lost when processes are."""

import os
from pathlib import Path

import pytest

from megavolt import OptionError
from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Player, Result
from megavolt.arena.schedule import ArenaPlan, schedule
from megavolt.arena.workers import WorkerPool, usable_cores
from tests.arena import bots


def alone(plan: ArenaPlan) -> list[Result]:
    """All games in this process, one after another."""
    player = Player(plan, bots.make)
    return [player.play(pairing) for pairing in schedule(plan)]


def by_pool(plan: ArenaPlan, workers: int) -> list[Result]:
    with WorkerPool(plan, workers, bots.make, grace=0.2) as pool:
        results = list(pool.play(schedule(plan)))
    return sorted(results, key=lambda result: result.number)


def games(results: list[Result]) -> list[tuple[object, ...]]:
    """All that is the same whoever plays: times differ."""
    return [(r.number, r.bots, r.seed, r.ranks, r.scores, r.faults, r.record) for r in results]


@pytest.mark.slow
def test_any_number_of_workers_plays_the_same_games() -> None:
    plan = ArenaPlan("blackout", ("random", "greedy", "nonsense"), (2, 3), 9, 5)
    expected = games(alone(plan))
    assert games(by_pool(plan, 1)) == expected
    assert games(by_pool(plan, 2)) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "kind"), [("hangs", "hang"), ("dies", "died")])
def test_a_decision_that_costs_a_process_is_forfeited(bot: str, kind: str) -> None:
    """The game is the one that goes on where a milder fault forfeits the same moves."""
    options = {"content": "first"}  # in which the three games have none, one and two such moves
    milder = alone(ArenaPlan("blackout", ("random", "stumbles"), (2,), 3, 19, options, limit=1.0))
    assert [sum(f.count for f in result.faults) for result in milder] == [0, 1, 2]
    results = by_pool(ArenaPlan("blackout", ("random", bot), (2,), 3, 19, options, limit=1.0), 2)
    assert [r.scores for r in results] == [r.scores for r in milder]
    assert [r.record.replace(bot, "stumbles") for r in results] == [r.record for r in milder]
    assert [[(f.seat, f.kind, f.move, f.count) for f in r.faults] for r in results] == [
        [(f.seat, kind, f.move, f.count) for f in r.faults] for r in milder
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "kind"), [("dies-made", "died"), ("hangs-closing", "hang")])
def test_bots_that_cannot_be_made_or_closed(bot: str, kind: str) -> None:
    [result] = by_pool(ArenaPlan("blackout", ("random", bot), (2,), 1, 5, limit=1.0), 1)
    [fault] = result.faults
    assert (result.bots[fault.seat], fault.kind, fault.count) == (bot, kind, 1)


@pytest.mark.slow
def test_workers_that_die_for_no_reason_end_the_arena_in_words() -> None:
    plan = ArenaPlan("blackout", ("random",), (2,), 5, 5)
    with WorkerPool(plan, 1, bots.EndsWorkers()) as pool, pytest.raises(ArenaError) as caught:
        list(pool.play(schedule(plan)))
    assert caught.value.code == "arena_workers_die"


def test_an_error_of_a_worker_is_told_here() -> None:
    plan = ArenaPlan("blackout", ("random",), (9,), 2, 5)
    with WorkerPool(plan, 1) as pool, pytest.raises(OptionError) as caught:
        list(pool.play(schedule(plan)))
    assert caught.value.code == "wrong_player_count"


@pytest.mark.slow
def test_a_process_killed_once_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marker = tmp_path / "died"
    monkeypatch.setenv(bots.MARKER, str(marker))
    plan = ArenaPlan("blackout", ("random", "dies-once"), (3,), 6, 8)
    results = by_pool(plan, 2)
    assert marker.exists()
    assert games(results) == games(alone(plan))
    assert not any(result.faults for result in results)


def test_a_crew_left_early_leaves_no_process() -> None:
    plan = ArenaPlan("blackout", ("random",), (2,), 50, 5)
    with WorkerPool(plan, 2) as pool:
        next(pool.play(schedule(plan)))
        pids = [worker.process.pid for worker in pool._workers]
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid or 0, 0)


def test_there_is_a_core() -> None:
    assert usable_cores() >= 1
