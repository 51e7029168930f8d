"""Moves of the notation in the words of a language."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from megavolt.core.game import Game
from megavolt.locale.translator import Translator


def own_word(t: Translator, name: str) -> str:
    """What is typed for a verb or a command in the language that is spoken."""
    return name if t.lang == "en" else t.text(f"typed-{name}").split(",")[0]


def told_move(t: Translator, game: Game[Any], move: str) -> str:
    """A move with its verb and the names of things in the language that is spoken."""
    said = game.action_json(game.action(move))
    verb, parts = str(said.pop("do")), [str(part) for part in move.split()[1:]]
    if not t.knows(f"typed-{verb}"):
        return move
    burn = said.get("burn")
    if isinstance(burn, dict):
        parts = [parts[0], f"({t.fuels(burn)})"]
    for kind, thing in said.items():
        name = t.text("fuel-name", fuel=thing) if kind == "fuel" else t.named(kind, thing, game)
        parts = [name if name and part == str(thing) else part for part in parts]
    return " ".join([own_word(t, verb), *parts])


def move_in_words(t: Translator, game: Game[Any], move: str) -> str:
    """A move as people say it; what has no words of its own, as in `told_move`."""
    said = game.action_json(game.action(move))
    facts = {kind: t.named(kind, thing, game) or thing for kind, thing in said.items()}
    verb = facts.pop("do")
    return t.text("review-move", verb=verb, move=told_move(t, game, move), **facts)


Teller = Callable[[Translator, Game[Any], str], str]


def told_turn(
    t: Translator,
    game: Game[Any],
    moves: Sequence[str],
    tell: Teller = told_move,
    between: str = ", ",
) -> str:
    """The moves of a turn in a line; the same one several times in a row is told once."""
    told = []
    for move, same in groupby(moves):
        count = len(list(same))
        told.append(tell(t, game, move) + (f" ×{count}" if count > 1 else ""))
    return between.join(told)
