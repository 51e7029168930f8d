"""Asking random games for what they refuse, and holding the reason against the position.

A family brings a table: by the code of a refusal, a claim about the position that must hold
whenever that reason is given. The claims read the mover's view and the move, not the engine's own
checks, so that a reason copied from the wrong branch is caught. A code without a claim fails too.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY, Game
from megavolt.core.line import Line
from megavolt.core.rng import Rng, seed_state
from megavolt.core.view_types import V, View, own_view
from tests.conformance import random_choice

# Covariant, so that a claim about the views of two families fits the views of either.
V_co = TypeVar("V_co", bound=View, covariant=True)

ASKED = 4  # illegal moves asked for at each decision


@dataclass(frozen=True)
class Refused(Generic[V_co]):
    """A move that was refused: what the mover saw, the move as data, and the facts given."""

    game: Game[Any]
    view: V_co
    move: Mapping[str, Any]
    facts: Mapping[str, Any]
    rule: str


Claim = Callable[[Refused[V]], object]  # anything true will do
Claims = Mapping[str, Claim[V]]


def all_words(game: Game[Any], actions: int) -> list[str]:
    """The words of the first so many actions; blocks of an action space have gaps."""
    found = []
    for action in range(actions):
        word = game.word(action)
        with suppress(Illegal):
            game.action(word)
            found.append(word)
    return found


def untrue_reasons(
    game: Game[Any],
    family: type[V],
    seed: int,
    words: Callable[[Rng], Sequence[str]],
    claims: Claims[V],
) -> list[str]:
    """Play a game by seeded choice and ask on the way; every reason that does not hold."""
    rng = Rng(seed_state(seed))
    state = game.new(seed)
    found: list[str] = []
    while game.to_move(state) != NOBODY:
        view = own_view(family, game.view(state, game.to_move(state)))
        asked = words(rng)
        for _ in range(ASKED):
            word = asked[rng.below(len(asked))]
            why = Line(game, state).why(word)
            if why is not None:
                found.extend(_judged(game, view, word, why, claims))
        game.apply(state, random_choice(game, game.legal(state), rng))
    return found


def _judged(game: Game[Any], view: V, word: str, why: Illegal, claims: Claims[V]) -> list[str]:
    move = game.action_json(game.action(word))
    refused = Refused(game, view, move, why.facts, why.rule)
    claim = claims.get(why.code)
    if claim is None:
        return [f"{word}: nothing is claimed of {why.code}"]
    if claim(refused):
        return []
    return [f"{word}: {why.code} {dict(why.facts)} in round {view['round']}, {view['phase']}"]
