"""Random games of every configuration, with every invariant held after every move.

A seeded share of them by default; more with MEGAVOLT_RANDOM_GAMES=1000 in the environment. Every
second game begins from a setup given as data.
"""

import os
from random import Random

import pytest

from megavolt.core.game import NOBODY
from megavolt.games.blackout.game import BlackoutGame
from tests.configurations import Configuration, configurations
from tests.conformance import check_outcome
from tests.games.blackout.setups import random_setup

ALL = configurations("blackout")
GAMES = int(os.environ.get("MEGAVOLT_RANDOM_GAMES", "0")) or 3 * len(ALL)
SEEDS = -(-GAMES // len(ALL))  # games of each configuration


def play(game: BlackoutGame, seed: int, setup: dict[str, object], busy: bool) -> None:
    """A random game; when busy, nobody stops while something can be done."""
    state = game.new(seed, setup)
    random = Random(seed)
    while game.to_move(state) != NOBODY:
        assert game.check(state) == [], f"seed {seed}, setup {setup}"
        legal = game.legal(state)
        game.apply(state, random.choice(legal[1:] if busy and len(legal) > 1 else legal))
    assert game.check(state) == []
    assert state.round == 10
    outcome = game.outcome(state)
    assert outcome is not None
    check_outcome(outcome, game.players)


@pytest.mark.rule("BLK-ROUND-11")
@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_random_games_keep_every_invariant(configuration: Configuration) -> None:
    game = configuration.make()
    assert isinstance(game, BlackoutGame)
    first = ALL.index(configuration) * SEEDS
    for seed in range(first, first + SEEDS):
        setup = random_setup(game, Random(seed)) if seed % 2 else {}
        play(game, seed, setup, busy=seed % 3 == 0)
