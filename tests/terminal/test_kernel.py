"""The kernel from the command line."""

import json

import pytest

from tests.terminal.conftest import Run

pytest.importorskip("numba", reason='needs numba: pip install "megavolt[fast]"')


@pytest.mark.slow
def test_simulate_plays_many_games_on_the_kernel(run: Run) -> None:
    data = json.loads(
        run("simulate", "recharged", "--fast", "--games", 300, "--seed", 1, "--json").stdout
    )
    assert data["games"] == 300
    assert data["length"]["least"] > 100
    assert sum(data["wins_by_seat"].values()) == pytest.approx(1, abs=0.001)
    assert sum(data["ended_in_step"].values()) == 300


@pytest.mark.slow
def test_simulate_plays_the_card_game_on_the_kernel(run: Run) -> None:
    data = json.loads(run("simulate", "cards", "--fast", "--games", 300, "--json").stdout)
    assert data["games"] == 300
    assert data["rounds"]["least"] > 3
    assert data["ended_in_step"] == {}


@pytest.mark.slow
def test_bench_measures_the_kernel_beside_the_engine(run: Run) -> None:
    rows = json.loads(run("bench", "--kernel", "--seconds", 0.3, "--json").stdout)["rows"]
    assert {(row["game"], row["players"]) for row in rows} == {
        (game, players)
        for game in ("recharged", "classic", "deluxe", "cards")
        for players in range(2, 7)
    }
    assert all(row["kernel_per_s"] > row["engine_per_s"] for row in rows)


def test_what_the_kernel_cannot_do_is_refused(run: Run) -> None:
    assert "recharged, classic, deluxe, cards" in run("simulate", "blackout", "--fast").stderr
    result = run("simulate", "recharged", "--fast", "--check")
    assert result.exit_code == 2
    assert "leave out" in result.stderr


@pytest.mark.slow
def test_bench_measures_the_environments(run: Run) -> None:
    pytest.importorskip("pettingzoo", reason='needs pettingzoo: pip install "megavolt[rl]"')
    rows = json.loads(run("bench", "--envs", "--seconds", 0.1, "--json").stdout)["rows"]
    assert [row["game"] for row in rows] == ["recharged", "classic", "deluxe", "cards", "blackout"]
    assert all(row["aec_per_s"] > 0 and row["vector_per_s"] > 0 for row in rows)
