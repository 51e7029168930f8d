"""An arena stopped in the middle, by Ctrl-C or by force, goes on as if it had not been."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from megavolt.arena.play import Player
from megavolt.arena.schedule import ArenaPlan, schedule
from megavolt.arena.store import Store

PLAN = ArenaPlan("blackout", ("random", "random", "random"), (2, 3), 60, 4)
ARENA = ("arena", "blackout", "--bots", "random,random,random", "--players", "2-3")
NEW = (*ARENA, "--games", str(PLAN.games), "--seed", str(PLAN.seed), "--workers", "2", "--out")


def start(*args: str) -> "subprocess.Popen[str]":
    """In a session of its own, as a shell starts what Ctrl-C then reaches whole."""
    command = [sys.executable, "-m", "megavolt", *args, "--lang", "en"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


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


@cache
def uninterrupted() -> dict[int, str]:
    """The record of every game, played here one after another."""
    player = Player(PLAN)
    return {pairing.number: player.play(pairing).record for pairing in schedule(PLAN)}


def resume(path: Path) -> dict[int, str]:
    """Go on to the end; the record of every game."""
    process = start("arena", "--resume", str(path), "--workers", "2")
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    store = Store.open(path)
    records = dict(store.records())
    assert [result.number for result in store.results()] == list(range(PLAN.games))
    store.close()
    return records


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "arena.sqlite"
    process = start(*NEW, str(path))
    wait_for(path, 3)
    os.killpg(process.pid, signal.SIGINT)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Ratings" in said
    assert "--resume" in errors
    assert "Traceback" not in errors
    assert 3 <= count(path) < PLAN.games
    assert resume(path) == uninterrupted()


@pytest.mark.slow
def test_a_kill_loses_only_what_was_being_played(tmp_path: Path) -> None:
    path = tmp_path / "arena.sqlite"
    process = start(*NEW, str(path))
    wait_for(path, 3)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    assert 3 <= count(path) < PLAN.games
    assert resume(path) == uninterrupted()
