"""`megavolt.play_games`: rows of results, the arena's own games, the same for any workers."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from megavolt import MegavoltError, play_games
from megavolt.arena.play import Player
from megavolt.arena.schedule import ArenaPlan, schedule
from megavolt.core.game import Game
from megavolt.core.view_types import View
from tests.arena.bots import Crashes, Nonsense

COLUMNS = [
    "game", "map", "players", "number", "seed", "seat", "bot", "place", "winner", "score",
    "supplied", "money", "cities", "rounds", "moves", "faults", "fault",
]  # fmt: skip


class First:
    """The first legal move; knows its game."""

    def __init__(self, game: Game[Any]) -> None:
        self.players = game.players

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        assert self.players == 3
        return legal[0]


def test_a_row_for_each_seat_and_game() -> None:
    rows = play_games("classic", ["greedy", "random", First], 2, map="usa")
    assert len(rows) == 6
    assert {tuple(row) for row in rows} == {tuple(COLUMNS)}
    assert [(row["number"], row["seat"]) for row in rows] == [
        (n, s) for n in (0, 1) for s in range(3)
    ]
    assert {(row["game"], row["map"], row["players"]) for row in rows} == {("classic", "usa", 3)}
    assert {row["bot"] for row in rows} == {"greedy", "random", "First"}
    for row in rows:
        assert row["winner"] == (row["place"] == 1)
        assert row["score"] == row["supplied"]
        assert row["faults"] == 0
        assert row["rounds"] > 3


def test_the_games_are_those_of_the_arena() -> None:
    plan = ArenaPlan("cards", ("greedy", "random"), (2,), 3, 5)
    results = [Player(plan).play(pairing) for pairing in schedule(plan)]
    rows = play_games("cards", ["greedy", "random"], 3, seed=5)
    assert [row["seed"] for row in rows[::2]] == [result.seed for result in results]
    assert [row["bot"] for row in rows] == [bot for result in results for bot in result.bots]
    assert [row["score"] for row in rows] == [s for result in results for s in result.scores]


@pytest.mark.slow
def test_any_number_of_workers_gives_the_same_rows() -> None:
    bots: list[Any] = ["greedy", "random", Nonsense]
    alone = play_games("blackout", bots, 4, seed=3)
    assert play_games("blackout", bots, 4, seed=3, workers=2) == alone
    assert play_games("blackout", bots, 4, seed=4) != alone


def test_a_bot_at_fault_is_counted() -> None:
    rows = play_games("blackout", ["greedy", Crashes], 1)
    greedy, crashes = sorted(rows, key=lambda row: str(row["faults"] > 0))
    assert (greedy["bot"], greedy["faults"], greedy["fault"]) == ("greedy", 0, None)
    assert crashes["faults"] > 5
    assert crashes["fault"].startswith("crash: ZeroDivisionError: nothing is over nothing (bots.py")


def test_a_seat_for_each_bot_if_there_can_be() -> None:
    assert len(play_games("blackout", ["random"], 1)) == 4
    assert len(play_games("blackout", ["random"] * 3, 1)) == 3
    assert len(play_games("blackout", ["random"] * 5, 1)) == 4
    assert len(play_games("blackout", ["random"] * 3, 1, players=2)) == 2


def test_two_classes_of_one_name_are_told_apart() -> None:
    other = type("Crashes", (), {"choose": lambda self, view, legal, rng: legal[0]})
    rows = play_games("blackout", [Crashes, other, Crashes], 1)
    assert sorted(row["bot"] for row in rows) == ["Crashes", "Crashes", "Crashes2"]


@pytest.mark.parametrize(
    ("bots", "games", "more", "said"),
    [
        ("greedy", 1, {}, "not a list of bots"),
        ([], 1, {}, "not a list of bots"),
        ([3], 1, {}, "not a list of bots"),
        (["grady"], 1, {}, "grady"),
        (["greedy"], 0, {}, "not a number of games"),
        (["greedy"], 1, {"players": 9}, "2 to 6"),
        (["greedy"], 1, {"map": "moon"}, "moon"),
        (["greedy"], 1, {"colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_played(bots: Any, games: int, more: dict[str, Any], said: str) -> None:
    with pytest.raises(MegavoltError, match=said):
        play_games("classic", bots, games, **more)


def test_a_class_that_no_other_process_can_import() -> None:
    class Here(Nonsense):
        pass

    with pytest.raises(MegavoltError, match=r"Here exists only in this process.*workers=1"):
        play_games("cards", [Here, "random"], 1, workers=2)


@pytest.mark.slow
def test_workers_play_the_bot_of_a_script(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import megavolt\n"
        "class Mine:\n"
        "    def choose(self, view, legal, rng):\n"
        "        return rng.choice(legal)\n"
        "if __name__ == '__main__':\n"
        "    rows = megavolt.play_games('cards', [Mine, 'random'], 2, workers=2)\n"
        "    print(sum(row['faults'] for row in rows), len(rows))\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert done.stdout == "0 4\n"
