"""Bots of other packages, installed for a test as a real package would be."""

import sys
from pathlib import Path
from random import Random

import pytest

from megavolt import OptionError
from megavolt.bots import check_spec, make_bot
from megavolt.core.registry import make_game
from tests.bots.views import BLANK

SOURCE = """
class Last:
    def __init__(self, game, detail="none"):
        self.game, self.detail = game, detail

    def choose(self, view, legal, rng):
        return legal[-1]


class BoardOnly(Last):
    games = ["board"]


class DeluxeOnly(Last):
    games = ["deluxe"]


class OddGames(Last):
    games = 5


def factory(game):
    return Last(game, "made")


class Silent:
    def __init__(self, game):
        pass


class Angry:
    def __init__(self, game):
        raise RuntimeError("not today")


class Leaving:
    def __init__(self, game):
        raise SystemExit(3)


NUMBER = 3
"""
NAMES = {
    "last": "Last", "board-only": "BoardOnly", "deluxe-only": "DeluxeOnly",
    "odd-games": "OddGames", "Factory": "factory",
    "silent": "Silent", "angry": "Angry", "leaving": "Leaving", "number": "NUMBER",
    "missing": "Missing", "random": "Last",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots, as `pip install` would leave it."""
    (tmp_path / "test_plugin_bots.py").write_text(SOURCE)
    (tmp_path / "test_plugin_syntax.py").write_text("def broken(:\n")
    folder = tmp_path / "test_plugin_bots-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: test-plugin-bots\nVersion: 1\n")
    points = [f"{name} = test_plugin_bots:{value}" for name, value in NAMES.items()]
    points += ["syntax = test_plugin_syntax:Bot", "absent = test_plugin_absent:Bot"]
    (folder / "entry_points.txt").write_text("\n".join(["[megavolt.bots]", *points, ""]))
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("test_plugin_bots", "test_plugin_syntax"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def said(text: str) -> str:
    bot = make_bot(text, make_game("classic", 2, {}))
    return bot.choose(BLANK, ["pass", "done"], Random(1))


def refused(text: str, game_id: str = "classic") -> OptionError:
    with pytest.raises(OptionError) as caught:
        make_bot(text, make_game(game_id, 2, {}))
    return caught.value


@pytest.mark.parametrize("name", ["last", "Last", "board-only", "factory", "odd-games"])
def test_an_installed_bot_is_found_by_its_name(name: str) -> None:
    assert check_spec(name, "classic") == name.lower()
    assert said(name) == "done"


def test_it_is_given_the_game_and_what_follows_the_colon() -> None:
    game = make_game("classic", 2, {})
    plain, detailed = make_bot("last", game), make_bot("last:weights.bin", game)
    assert vars(plain) == {"game": game, "detail": "none"}
    assert vars(detailed) == {"game": game, "detail": "weights.bin"}


def test_a_built_in_name_is_not_taken_over() -> None:
    bot = make_bot("random", make_game("classic", 2, {}))
    assert type(bot).__module__ == "megavolt.bots.random_bot"


def test_nothing_is_imported_for_built_in_bots() -> None:
    check_spec("greedy", "classic")
    said("random")
    assert "test_plugin_bots" not in sys.modules


def test_a_bot_says_which_games_it_plays() -> None:
    assert check_spec("deluxe-only", "deluxe") == "deluxe-only"
    assert check_spec("board-only", "deluxe") == "board-only"
    with pytest.raises(OptionError, match="deluxe-only does not play classic"):
        check_spec("deluxe-only", "classic")
    with pytest.raises(OptionError) as caught:
        check_spec("board-only", "blackout")
    assert caught.value.code == "bot_not_for_game"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("angry", "RuntimeError: not today"),
        ("leaving", "SystemExit: 3"),
        ("silent", "no method choose"),
        ("number", "not a class or function"),
        ("missing", "AttributeError"),
        ("syntax", "SyntaxError"),
        ("absent", "ModuleNotFoundError"),
        ("silent:detail", "TypeError"),
    ],
)
def test_a_broken_bot_is_named_with_what_is_wrong(name: str, reason: str) -> None:
    error = refused(name)
    assert error.code == "bot_broken"
    assert name.split(":", maxsplit=1)[0] in str(error)
    assert "test_plugin" in str(error)
    assert reason in str(error)


def test_a_name_nobody_has_lists_the_installed_ones() -> None:
    error = refused("genius")
    assert error.code == "unknown_bot"
    assert "board-only" in str(error)
    assert "search" in str(error)
