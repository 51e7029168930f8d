"""Random games of the grid board game, with every invariant held.

They go over all editions, maps, player counts and options.

A seeded share of them by default; the whole lot with MEGAVOLT_RANDOM_GAMES=10000 in the
environment. Every second game begins from a setup given as data.
"""

import os
from random import Random

import pytest

from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.game import BoardGame
from tests.configurations import Configuration, by_board
from tests.conformance import MOST_MOVES, check_outcome, random_choice
from tests.setups import random_setup
from tests.sweeps import swept

BOARDS = by_board("board")
GAMES = int(os.environ.get("MEGAVOLT_RANDOM_GAMES", "60"))
EACH = -(-GAMES // len(BOARDS))  # games on each board


def play(game: BoardGame, seed: int, setup: dict[str, object]) -> int:
    """A random game to its end, checked after every move; how many moves it took."""
    state = game.new(seed, setup)
    rng = Rng(seed_state(seed))
    moves = 0
    while game.to_move(state) != NOBODY:
        assert game.check(state) == [], f"seed {seed}, setup {setup}, after {moves} moves"
        legal = game.legal(state)
        # Every third game anything goes, with wild bids; the others are played with some sense.
        action = legal[rng.below(len(legal))] if seed % 3 == 0 else random_choice(game, legal, rng)
        game.apply(state, action)
        moves += 1
        assert moves < MOST_MOVES, f"seed {seed}, setup {setup}: the game does not end"
    assert game.check(state) == [], f"seed {seed}, setup {setup}, at the end"
    outcome = game.outcome(state)
    assert outcome is not None
    check_outcome(outcome, game.players)
    return moves


def board_name(group: list[Configuration]) -> str:
    return f"{group[0].game_id}-{group[0].options['map']}-{group[0].players}"


@pytest.mark.parametrize("group", swept(pytest.param(b, id=board_name(b)) for b in BOARDS))
def test_random_games_keep_every_invariant(group: list[Configuration]) -> None:
    first = BOARDS.index(group)
    for number in range(EACH):
        seed = first + number * len(BOARDS)
        game = group[(7 * seed) % len(group)].make()  # the options take turns
        assert isinstance(game, BoardGame)
        setup = random_setup(game, Random(seed)) if number % 2 else {}
        assert play(game, seed, setup) > 50
