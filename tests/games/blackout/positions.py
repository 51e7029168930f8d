"""Positions of random games, and valid positions spoilt at random."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from megavolt.core.game import NOBODY
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.state import State
from tests.configurations import Configuration, configurations
from tests.games.blackout.setups import random_setup

ALL = configurations("blackout")
Position = dict[str, Any]


def made(configuration: Configuration) -> BlackoutGame:
    game = configuration.make()
    assert isinstance(game, BlackoutGame)
    return game


def seats(game: BlackoutGame) -> list[int]:
    return [*range(game.players), NOBODY]


def moments(game: BlackoutGame, seed: int) -> Iterator[State]:
    """Every moment of a random game; cards are preferred, so that many effects are under way."""
    random = Random(seed)
    state = game.new(seed, random_setup(game, random) if seed % 2 else {})
    while True:
        yield state
        if game.to_move(state) == NOBODY:
            return
        game.apply(state, chosen(game, state, random, busy=seed % 3 == 0))


def chosen(game: BlackoutGame, state: State, random: Random, busy: bool) -> int:
    """A random move; when busy, nobody stops while something can be done."""
    legal = game.legal(state)
    cards = [action for action in legal if game.word(action).startswith(("use", "exch", "draw"))]
    if cards and random.random() < 0.4:
        return random.choice(cards)
    return random.choice(legal[1:] if busy and len(legal) > 1 else legal)


def sent(position: dict[str, object]) -> Position:
    """A position as it comes out of a file."""
    read: Position = json.loads(json.dumps(position))
    return read


def play_to_the_end(game: BlackoutGame, state: State, random: Random) -> None:
    """Random moves; every invariant holds on the way and at the end."""
    number = 0
    while game.to_move(state) != NOBODY:
        game.apply(state, random.choice(game.legal(state)))
        number += 1
        if number % 10 == 0:
            assert game.check(state) == []
    assert game.check(state) == []
    assert game.outcome(state) is not None


# ---- spoiling

VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 5, 7, 10, 11, 99, 10**30, 1.5, "", "moon", "none", [], {},
    [None], [[]], ["storm"], "storm", "blackout", "power_back", "refit", "stockroom", "overtime",
    "skyline", "turn", "breakdown", "hands", "last_repairs", "over", "resource", "r0c5", "ns",
]  # fmt: skip


def spoilt(position: Position, other: Position, random: Random) -> Position:
    """A few things wrong with it, or merely different; `other` lends some of its entries."""
    found = copy.deepcopy(position)
    for _ in range(random.randint(1, 3)):
        if random.random() < 0.35:
            key = random.choice(list(other))
            found[key] = copy.deepcopy(other[key])
        elif random.random() < 0.3:
            found.pop(random.choice([*found, *other]), None)
        else:
            _change(found, random)
    return found


def _change(inside: Any, random: Random) -> None:
    """Change one thing at a random depth."""
    keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
    if not keys:
        return
    key = random.choice(keys)
    if isinstance(inside[key], list | dict) and inside[key] and random.random() < 0.7:
        _change(inside[key], random)
        return
    kind = random.randrange(5)
    if kind == 0:
        del inside[key]
    elif kind == 1 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[key]))
    elif kind == 2:
        other = random.choice(keys)
        inside[key], inside[other] = inside[other], inside[key]
    elif kind == 3 and isinstance(inside[key], int):
        inside[key] += random.choice([-1, 1])
    else:
        inside[key] = copy.deepcopy(random.choice(VALUES))
