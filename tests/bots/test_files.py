"""Bots in files of their own: no package, no installation."""

import re
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

from megavolt import OptionError
from megavolt.bots import check_spec, make_bot, short_name, try_bot
from megavolt.bots.specs import runs_program
from megavolt.core.registry import make_game
from tests.bots.views import BLANK

SOURCE = """
from dataclasses import dataclass
from neighbour import pick

class Volta:
    def choose(self, view, legal, rng):
        return pick(legal)

class NoBot:
    pass
"""
SEVERAL = """
class First:
    def choose(self, view, legal, rng):
        return legal[0]

class Angry(First):
    def __init__(self, game):
        raise RuntimeError("not today")

class Detailed(First):
    games = ["cards"]
    def __init__(self, game, detail=""):
        self.detail = detail

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with files somebody has written."""
    files = {
        "volta.py": SOURCE,
        "neighbour.py": "def pick(legal): return legal[-1]\n",
        "several.py": SEVERAL,
        "empty.py": "",
        "syntax.py": "x = 1\ndef broken(:\n",
        "needs.py": "import no_such_package\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "nowhere"))  # so that sys.path is put back
    return tmp_path


def test_a_file_and_a_class_are_a_bot(folder: Path) -> None:
    for spec in ("volta.py:Volta", "./volta.py:Volta", f"{folder}/volta.py:Volta", "volta.py"):
        bot = make_bot(spec, make_game("classic", 2, {}))
        assert bot.choose(BLANK, ["pass", "done"], Random(1)) == "done"


def test_a_spec_gets_its_class_and_a_table_its_short_name() -> None:
    assert check_spec("volta.py", "classic") == "volta.py:Volta"
    assert short_name("./bots/volta.py:Volta") == "Volta"
    assert short_name("several.py:Detailed:deep") == "Detailed:deep"
    assert short_name("Search:200ms") == "search:200ms"


def test_the_detail_goes_to_the_class() -> None:
    bot = make_bot("several.py:Detailed:deep", make_game("cards", 2, {}))
    assert vars(bot) == {"detail": "deep"}


def test_a_saved_game_runs_no_file() -> None:
    assert runs_program("volta.py:Volta")
    assert runs_program("/tmp/Volta.PY")
    assert not runs_program("search:200ms")


def test_a_command_with_a_file_in_it_stays_a_command() -> None:
    with pytest.raises(OptionError) as caught:
        check_spec("cmd:no-such-program mybot.py", "classic")
    assert caught.value.code == "bot_no_program"


@pytest.mark.parametrize(
    ("spec", "code", "said"),
    [
        ("absent.py:Volta", "bot_no_file", "There is no file absent.py in"),
        ("volta.py:Ohm", "bot_no_class", "There is no Ohm in volta.py. The bots there are: Volta."),
        ("empty.py:Ohm", "bot_no_class", "No class there has a method choose"),
        ("several.py", "bot_which_class", "First, Angry, Detailed. Say which one"),
        ("empty.py", "bot_which_class", "none of them is a bot"),
        ("volta.py:NoBot", "bot_broken", "it has no method choose"),
        ("several.py:NUMBER", "bot_broken", "it is not a class or function"),
        ("several.py:Angry", "bot_broken", "RuntimeError: not today (several.py:8)"),
        ("several.py:Detailed", "bot_not_for_game", "Detailed does not play classic"),
        ("syntax.py", "bot_broken", "(syntax.py:2)"),
        ("needs.py:Volta", "bot_broken", "No module named 'no_such_package' (needs.py:1)"),
        ("cmd:false", "bot_unmade", "the program ended with status 1"),
    ],
)
def test_what_is_wrong_is_said_before_a_game(spec: str, code: str, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        try_bot(spec, make_game("classic", 2, {}))
    assert caught.value.code == code
    assert said in str(caught.value)


def test_a_bot_that_hangs_while_it_is_made(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "hangs.py").write_text(
        "class Hangs:\n    def __init__(self):\n        while True: pass\n    choose = print\n"
    )
    monkeypatch.setattr("megavolt.bots.guard.SLACK", 0.0)
    with pytest.raises(OptionError, match=r"cannot be started: stopped after the limit of 0.2 s"):
        try_bot("hangs.py", make_game("classic", 2, {}), 0.2)


def test_the_example_of_the_readme_is_a_bot(folder: Path) -> None:
    """A class without `__init__`, as it stands there."""
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", readme, re.MULTILINE)
    start = lines.index("class Thrifty:")
    body = takewhile(lambda line: line.startswith("    "), lines[start + 1 :])
    (folder / "readme.py").write_text("\n".join(["class Thrifty:", *body, ""]))
    bot = make_bot("readme.py:Thrifty", make_game("classic", 2, {}))
    assert bot.choose(BLANK, ["bid 3", "pass"], Random(1)) == "pass"
