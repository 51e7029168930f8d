"""How bots are named, and how a name that makes no sense is refused."""

import shlex
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from megavolt import OptionError
from megavolt.bots import bot_names, check_spec, make_bot
from megavolt.bots.external import ExternalBot
from megavolt.bots.random_bot import RandomBot
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from tests.bots.views import BLANK

PYTHON = shlex.quote(sys.executable)


@pytest.fixture
def game() -> Game[Any]:
    return make_game("classic", 2, {})


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In the place of the search bot, one that notes what it was given after the colon."""
    given: list[str] = []
    module = ModuleType("megavolt.bots.search")

    def make(game: Game[Any], detail: str) -> RandomBot:
        given.append(detail)
        return RandomBot()

    module.make = make  # type: ignore[attr-defined]
    module.__spec__ = __spec__  # only that there is one is looked at
    monkeypatch.setitem(sys.modules, "megavolt.bots.search", module)
    return given


def refused(text: str, game_id: str = "classic") -> OptionError:
    with pytest.raises(OptionError) as caught:
        check_spec(text, game_id)
    with pytest.raises(OptionError) as made:
        make_bot(text, make_game(game_id, 2, {}))
    assert made.value.code == caught.value.code
    assert "error-" not in str(caught.value)
    return caught.value


def test_the_built_in_bots() -> None:
    assert bot_names() == ["random", "greedy", "planner", "search"]


@pytest.mark.parametrize("text", ["random", " Random ", "RANDOM", "random "])
def test_a_name_is_taken_in_any_case(text: str, game: Game[Any]) -> None:
    assert check_spec(text, "classic") == "random"
    assert make_bot(text, game).choose(BLANK, ["pass"], Random(1)) == "pass"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("genius", "unknown_bot"),
        ("", "unknown_bot"),
        ("genius:1", "unknown_bot"),
        (":random", "unknown_bot"),
        ("random:1", "bot_takes_no_detail"),
        ("greedy:200ms", "bot_takes_no_detail"),
        ("greedy:", "bot_without_detail"),
        ("cmd:", "bot_without_detail"),
        ("cmd", "bot_command_form"),
        ('cmd:"never closed', "bot_command_form"),
        ("cmd:no-such-program-anywhere --fast", "bot_no_program"),
        ("cmd:./no/such/file", "bot_no_program"),
    ],
)
def test_what_names_no_bot_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


def test_a_refusal_lists_what_there_is() -> None:
    assert "random, greedy, planner, neural, search" in str(refused("genius"))


@pytest.mark.parametrize("detail", ["200ms", "2s", "0.5s", "400", "1", "2s*4", "400*2"])
def test_search_is_told_its_budget(detail: str, game: Game[Any], search: list[str]) -> None:
    assert check_spec(f"Search:{detail}", "classic") == f"search:{detail}"
    make_bot(f"search: {detail}", game)
    assert search == [detail]


def test_search_alone_has_no_detail(game: Game[Any], search: list[str]) -> None:
    make_bot(check_spec("search", "classic"), game)
    assert search == [""]


@pytest.mark.parametrize(
    "detail", ["fast", "-1", "2m", "ms", "1e9", "200 ms", "9" * 30, "0", "2s*0", "٣"]
)
def test_a_budget_that_is_none_is_refused(detail: str, search: list[str]) -> None:
    error = refused(f"search:{detail}")
    assert error.code == "bot_bad_detail"
    assert "200ms" in str(error)
    assert search == []


def test_a_program_keeps_the_case_of_its_command(game: Game[Any], tmp_path: Path) -> None:
    script = tmp_path / "My Bot.py"
    spec = f"CMD:{PYTHON} {shlex.quote(str(script))} --Deep"
    assert check_spec(spec, "classic") == spec.replace("CMD", "cmd")
    bot = make_bot(spec, game)
    assert isinstance(bot, ExternalBot)
    assert bot.command == [sys.executable, str(script), "--Deep"]
