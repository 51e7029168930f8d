"""An arena stopped in the middle, by Ctrl-C or by force, goes on as if it had not been."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

ARENA = ("arena", "blackout", "--bots", "random,random,random", "--players", "2-3")
GAMES = 80


def start(*args: str) -> "subprocess.Popen[str]":
    """In a session of its own, as a shell starts what Ctrl-C then reaches whole."""
    command = [sys.executable, "-m", "megavolt.cli", *args, "--lang", "en"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def finished(*args: str) -> None:
    process = start(*args)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors


def count(path: Path) -> int:
    """Games in the file so far."""
    db = sqlite3.connect(path)
    try:
        return int(db.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.OperationalError:
        return 0
    finally:
        db.close()


def wait_for(path: Path, games: int) -> None:
    deadline = time.monotonic() + 60
    while not path.exists() or count(path) < games:
        assert time.monotonic() < deadline, "nothing is being played"
        time.sleep(0.05)


def results(path: Path) -> list[tuple[object, ...]]:
    """All but the times."""
    db = sqlite3.connect(path)
    rows = db.execute(
        "SELECT number, seed, moves, record, seat, bot, rank, score, decisions"
        " FROM games JOIN seats USING (number) ORDER BY number, seat"
    ).fetchall()
    db.close()
    return rows


@pytest.mark.slow
def test_stopped_arenas_go_on_to_the_same_results(tmp_path: Path) -> None:
    common = (*ARENA, "--games", str(GAMES), "--seed", "4")
    whole, stopped = tmp_path / "whole.sqlite", tmp_path / "stopped.sqlite"
    finished(*common, "--workers", "1", "--out", str(whole))

    first = start(*common, "--workers", "2", "--out", str(stopped))
    wait_for(stopped, 3)
    os.killpg(first.pid, signal.SIGINT)
    said, errors = first.communicate(timeout=60)
    assert first.returncode == 130, errors
    assert "Traceback" not in errors
    assert "--resume" in errors
    after_ctrl_c = count(stopped)
    assert 3 <= after_ctrl_c < GAMES
    assert "Ratings" in said

    second = start("arena", "--resume", str(stopped), "--workers", "2")
    wait_for(stopped, after_ctrl_c + 3)
    os.kill(second.pid, signal.SIGKILL)
    second.communicate(timeout=60)
    assert second.returncode == -signal.SIGKILL
    assert count(stopped) < GAMES

    finished("arena", "--resume", str(stopped), "--workers", "2")
    assert results(stopped) == results(whole)
    assert len({row[0] for row in results(whole)}) == GAMES
