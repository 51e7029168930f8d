"""Which events tell what was hidden: undo at a table is free only where none of them happened."""

from random import Random
from typing import Any

import pytest

from megavolt.core.game import Entry, Game
from megavolt.core.rng import Rng
from tests.configurations import Configuration, by_board
from tests.sweeps import swept

GAMES = 1
GUESSES = 2
ONE_OF_EACH = [group[-1] for group in by_board()][::3]


def kinds_of(game: Game[Any], state: Any, action: int) -> set[str]:
    """The kinds of event that a move brings about; the state is moved."""
    found: list[Entry] = []
    game.set_log(state, found)
    game.apply(state, action)
    game.set_log(state, None)
    return {game.event(entry)[0] for entry in found}


def can_be_foretold(game: Game[Any], state: Any, action: int, seed: int) -> bool:
    """Does the move lead to the same view whatever lies hidden?"""
    seat = game.to_move(state)
    before = game.view(state, seat)
    after = game.clone(state)
    game.apply(after, action)
    seen = game.view(after, seat)
    for guess in range(GUESSES):
        guessed = game.determinize(before, Rng(seed * GUESSES + guess))
        game.apply(guessed, action)
        if game.view(guessed, seat) != seen:
            return False
    return True


@pytest.mark.parametrize("config", swept(pytest.param(c, id=str(c)) for c in ONE_OF_EACH))
def test_a_move_that_cannot_be_foretold_has_a_revealing_event(config: Configuration) -> None:
    game = config.make()
    for seed in range(GAMES):
        state = game.new(seed)
        rng = Random(seed)
        while legal := game.legal(state):
            action = rng.choice(legal)
            foretold = can_be_foretold(game, state, action, seed)
            kinds = kinds_of(game, state, action)
            revealed = any(game.event_reveals(kind) for kind in kinds)
            assert foretold or revealed, (game.word(action), kinds)
