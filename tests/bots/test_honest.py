"""Built-in bots know what their seat knows: the view, the legal words, and nothing else.

Each is made for a game object that no state was ever made with, and is given its views as text
would carry them. Where two true states look alike to a seat, it must answer alike.
"""

import ast
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import megavolt.bots
from megavolt import OptionError
from megavolt.bots import Bot, bot_names, check_spec, make_bot
from megavolt.core.game import Game
from megavolt.core.registry import game_ids, make_game
from megavolt.core.rng import Rng

BUDGET = {"search": "search:20"}  # positions: a budget of time would answer differently each time
FOLDER = Path(megavolt.bots.__file__).parent
# What could lead from a bot to the state that is being played.
WAYS_AROUND = {"gc", "inspect", "sys", "ctypes", "megavolt.core.match"}
# These load and stop bots, start programs, replay and advise; they decide no move of a bot.
KEEPERS = {"program.py", "guard.py", "files.py", "plugins.py", "review.py", "advice.py", "crew.py"}


def specs_for(game_id: str) -> list[str]:
    """Every built-in bot that plays the game."""
    found = []
    for name in bot_names():
        with suppress(OptionError):
            found.append(check_spec(BUDGET.get(name, name), game_id))
    return found


PAIRS = [(game_id, spec) for game_id in game_ids() for spec in specs_for(game_id)]


def made(game_id: str, spec: str) -> Bot:
    return make_bot(spec, make_game(game_id, 3, {}))


def answer(bot: Bot, game: Game[Any], state: Any) -> str:
    """What a bot says that has only a copy of the view and the words."""
    view = json.loads(json.dumps(game.view(state, game.to_move(state))))
    legal = [game.word(action) for action in game.legal(state)]
    return bot.choose(view, legal, Random(11))


@pytest.mark.parametrize(
    ("game_id", "spec"),
    [pytest.param(*pair, marks=[pytest.mark.slow] * (":" in pair[1])) for pair in PAIRS],
)
def test_what_is_hidden_changes_no_answer(game_id: str, spec: str) -> None:
    game, bot = make_game(game_id, 3, {}), made(game_id, spec)
    state, rng = game.new(5), Random(5)
    different = 0
    for move in range(120):
        legal = game.legal(state)
        if not legal:
            break
        if move % 8 == 0 and len(legal) > 1:
            seat = game.to_move(state)
            other = game.determinize(game.view(state, seat), Rng(rng.getrandbits(60)))
            assert game.view(other, seat) == game.view(state, seat)
            different += game.key(other) != game.key(state)
            said = answer(bot, game, state)
            assert said in map(game.word, legal)
            assert answer(bot, game, other) == said
        game.apply(state, rng.choice(legal))
    assert different > 2  # or nothing was proved


def test_every_game_has_bots_to_look_at() -> None:
    assert {game_id for game_id, spec in PAIRS if spec == "random"} == set(game_ids())
    assert {spec for _, spec in PAIRS} >= {"random", "greedy", "planner"}


def test_no_bot_has_a_way_around_the_view() -> None:
    wrong = [
        f"{path.name} imports {name}"
        for path in sorted(FOLDER.rglob("*.py"))
        if path.name not in KEEPERS
        for name in imported(path)
        if any(name == way or name.startswith(f"{way}.") for way in WAYS_AROUND)
    ]
    assert not wrong


def imported(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [str(node.module), *(f"{node.module}.{a.name}" for a in node.names)]
    return found
