"""The examples of docs/bots.md, taken from the page and run as a reader would run them."""

import json
import re
import sys
import tomllib
from pathlib import Path
from random import Random
from textwrap import indent
from typing import Any

import pytest

from megavolt import Match, play_games
from megavolt.bots import Bot, Guarded, make_bot, tell_over
from megavolt.core.registry import game_ids
from tests.bots.programs import external

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def block(language: str, opening: str) -> str:
    """The example in a language that holds this text."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    (found,) = [text for text in blocks if opening in text]
    return str(found)


def play_out(match: Match, bot: Bot) -> int:
    """Seat 0 is the bot's; chance plays the others. How often the bot is asked."""
    rng, times = Random(2), 0
    while not match.over:
        legal = match.legal()
        asked = match.to_move == 0
        times += asked
        match.play(bot.choose(match.view(0), legal, rng) if asked else rng.choice(legal))
    return times


@pytest.mark.parametrize("game_id", game_ids())
def test_the_example_program_plays_every_game(game_id: str, tmp_path: Path) -> None:
    script = tmp_path / "mybot.py"
    source = block("python", "sys.stdin")
    script.write_text(source, encoding="utf-8")
    assert "megavolt" not in source
    assert len(source.splitlines()) <= 35
    match = Match.new(game_id, ["Ana", "Bob"], 4)
    bot = Guarded(external([sys.executable, str(script)], match.game, 60.0))
    asked = play_out(match, bot)
    outcome = match.outcome()
    assert outcome is not None
    tell_over(bot, outcome)
    bot.close()
    assert bot.faults == []
    assert len(bot.times) == asked
    assert asked > 10


def test_the_example_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class and the project file of the page, installed as `pip` would leave them."""
    project = tomllib.loads(block("toml", "entry-points"))
    points = project["project"]["entry-points"]["megavolt.bots"]
    (module,) = project["tool"]["setuptools"]["py-modules"]
    (tmp_path / f"{module}.py").write_text(block("python", "class Volta"), encoding="utf-8")
    folder = tmp_path / "megavolt_volta-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: megavolt-volta\nVersion: 1\n")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[megavolt.bots]", *lines, ""]))
    monkeypatch.syspath_prepend(str(tmp_path))
    match = Match.new("classic", ["Ana", "Bob"], 4)
    bot = Guarded(make_bot("volta", match.game))
    play_out(match, bot)
    assert bot.faults == []
    assert type(bot.bot).__name__ == "Volta"
    del sys.modules[module]


def test_the_example_messages_are_json() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    messages = [json.loads(line) for text in blocks for line in text.splitlines()]
    kinds = {message.get("type") for message in messages}
    assert kinds == {"hello", "ready", "game", "choose", None, "over", "quit"}


# ---- the bot that the page writes and improves


def volta(source: str) -> type[Any]:
    """The class of a source, imported as a file would be."""
    module: dict[str, Any] = {"__name__": "volta"}
    exec(compile(source, "volta.py", "exec"), module)
    found: type[Any] = module["Volta"]
    return found


def improved() -> str:
    """The bot of the page after its four steps: a line and two methods replaced, one added."""
    source = block("python", "class Volta")
    line = block("python", "return next(").strip()
    source = source.replace("return legal[0]", line, 1)
    methods = indent(block("python", "def cost("), "    ")
    for name in re.findall(r"    def (\w+)", methods):
        source = re.sub(rf"    def {name}\(.*?(?=\n    def |\Z)", "", source, flags=re.DOTALL)
    return f"{source.rstrip()}\n\n{methods}"


def test_the_bot_of_the_page_gets_better() -> None:
    """Both play without a fault; the improved one supplies more cities in the same games."""
    mean = {}
    for name, source in {"first": block("python", "class Volta"), "second": improved()}.items():
        rows = play_games("recharged", [volta(source), "greedy", "greedy", "greedy"], 4, seed=1)
        own = [row for row in rows if row["bot"] == "Volta"]
        assert {row["faults"] for row in own} == {0}
        mean[name] = sum(row["supplied"] for row in own) / len(own)
    assert mean["second"] > 2 * mean["first"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("game_id", ["recharged", "classic", "deluxe"])
def test_the_improved_bot_plays_every_edition(game_id: str, players: int) -> None:
    rows = play_games(game_id, [volta(improved()), "random"], 1, players=players)
    assert not [row["fault"] for row in rows if row["fault"]]
