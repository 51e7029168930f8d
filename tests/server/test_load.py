"""`megavolt load`: real clients at a real server, and what is made of their times."""

import asyncio
import json
import time
from dataclasses import replace
from random import Random

import pytest
from typer.testing import CliRunner

from megavolt.cli import app
from megavolt.core.decision import words_of
from megavolt.core.registry import make_game
from megavolt.server.operations.load import _parts as parts  # how tables are dealt out
from megavolt.server.operations.load import percentile
from megavolt.server.operations.load_line import LoadLine, Message
from megavolt.server.operations.load_worker import (
    Load,
    LoadPlan,
    LoadSeat,
    LoadTable,
    random_word,
)

PLAN = LoadPlan("", ["a", "b"], tables=7, seats=3, seconds=1, think=0, seed=1)


def test_percentiles_are_in_milliseconds() -> None:
    times = [n / 1000 for n in range(1, 101)]
    assert percentile(times, 50) == 51
    assert percentile(times, 99) == 100
    assert percentile([0.002], 99) == 2
    assert percentile([], 50) == 0


def test_tables_are_dealt_out_to_the_processes() -> None:
    dealt = parts(PLAN, 3)
    assert [part.tables for part in dealt] == [3, 2, 2]
    assert [part.games for part in dealt] == [["a", "b"], ["b", "a"], ["a", "b"]]
    assert len({part.seed for part in dealt}) == 3
    assert [part.tables for part in parts(PLAN, 20)] == [1] * 7


@pytest.mark.slow  # a server and a process of clients start
def test_it_plays_and_reports() -> None:
    arguments = [
        "load",
        "--tables",
        "2",
        "--seconds",
        "2",
        "--think",
        "0",
        "--ahead",
        "5",
        "--json",
    ]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["tables"] == 2
    assert report["moves"] > 0
    assert report["errors"] == {}
    assert report["server_moves"] > 0
    assert report["cpu_ms_per_move"] > 0
    assert 0 < report["answer_p50_ms"] <= report["answer_p99_ms"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--url", "http://127.0.0.1:1"], "No Megavolt server answers"),
        (["--url", "http://127.0.0.1:1", "--database", "sqlite://"], "cannot be used together"),
        (["--game", "nonsense"], "nonsense"),
        (["--game", "blackout", "--seats", "6"], "for 6 players"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["load", *arguments])
    assert done.exit_code != 0
    assert said in done.output


@pytest.mark.parametrize("game_id", ["recharged", "cards", "blackout"])
def test_any_legal_word_is_chosen_and_no_other(game_id: str) -> None:
    game, rng = make_game(game_id, 3, {}), Random(4)
    state = game.new(4)
    for _ in range(60):
        decision = game.decision(state)
        legal = words_of(decision)
        assert random_word(decision, rng) in legal
        game.apply(state, game.action(rng.choice(legal)))
    assert {random_word(game.decision(state), rng) for _ in range(500)} <= set(
        words_of(game.decision(state))
    )


def test_a_late_answer_counts_from_when_its_move_was_due() -> None:
    async def check() -> None:
        load = Load(replace(PLAN, think=10.0))
        load._from, load._to = 0.0, float("inf")
        table = LoadTable(load, "abc", 0)
        table.ready.set()
        table._due = table._own_due = time.monotonic() - 60  # the server hung for a minute
        due = table._due
        table.answered()
        assert 60 <= load.measured.answers[0] < 61
        assert 5 <= table._due - due <= 15, "the next one is overdue already"
        table._waiting, table.seats = True, [LoadSeat(table, 0)]
        assert table.behind(due + 40) >= 3

    asyncio.run(check())


def test_frames_are_read_whole_however_they_arrive() -> None:
    heard: list[Message] = []
    line = LoadLine(heard.append, lambda: None)
    texts = [b'{"type":"answer","id":%d,"number":2,"x":"%b"}' % (n, b"y" * n) for n in (1, 500)]
    frames = b"\x81" + bytes([len(texts[0])]) + texts[0]
    frames += b"\x81\x7e" + len(texts[1]).to_bytes(2, "big") + texts[1]
    data = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frames
    for start in range(0, len(data), 7):
        line.data_received(data[start : start + 7])
    assert [message.id for message in heard] == [1, 500]
