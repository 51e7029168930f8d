"""Random games over all player counts and options, with every invariant held at every move.

A share of them by default; more with MEGAVOLT_RANDOM_GAMES=2000 in the environment.
"""

import os
from itertools import product

import pytest

from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.cards.game import CardGame
from tests.conformance import random_choice

GAMES = int(os.environ.get("MEGAVOLT_RANDOM_GAMES", "120"))
CONFIGURATIONS = list(product(range(2, 7), (False, True), ("supply", "unlimited"), (False, True)))


def play(game: CardGame, seed: int) -> int:
    """Play by chance, checking every position; how many moves it took."""
    state, rng, moves = game.new(seed), Rng(seed_state(seed)), 0
    while game.to_move(state) != NOBODY:
        legal = game.legal(state)
        # Half of the games by uniform chance, half by kinds of move, which buys and runs more.
        uniform = seed % 2 == 0
        action = legal[rng.below(len(legal))] if uniform else random_choice(game, legal, rng)
        game.apply(state, action)
        moves += 1
        assert game.check(state) == []
        assert moves < 3000
    return moves


@pytest.mark.parametrize(("players", "demolition", "singles", "hidden_money"), CONFIGURATIONS)
def test_random_games_keep_every_invariant(
    players: int, demolition: bool, singles: str, hidden_money: bool
) -> None:
    options = {"demolition": demolition, "singles": singles, "hidden_money": hidden_money}
    game = make_game("cards", players, options)
    assert isinstance(game, CardGame)
    for seed in range(-(-GAMES // len(CONFIGURATIONS))):
        assert play(game, seed) > 60


def test_equal_seeds_play_equal_games_and_clones_go_their_own_way() -> None:
    game = make_game("cards", 4, {})
    one, rng = game.new(3), Rng(1)
    while game.to_move(one) != NOBODY:
        legal = game.legal(one)
        action = legal[rng.below(len(legal))]
        copy, before = game.clone(one), game.key(one)
        game.apply(copy, action)
        assert game.key(one) == before
        game.apply(one, action)
        assert game.key(one) == game.key(copy)
