"""`megavolt load`: real clients at a real server, and what is made of their times."""

import json

import pytest
from typer.testing import CliRunner

from megavolt.cli import app
from megavolt.server.operations.load import _parts as parts  # how tables are dealt out
from megavolt.server.operations.load import percentile
from megavolt.server.operations.load_worker import LoadPlan

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
    arguments = ["load", "--tables", "2", "--seconds", "2", "--think", "0", "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["tables"] == 2
    assert report["moves"] > 0
    assert report["errors"] == {}
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
