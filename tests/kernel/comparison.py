"""Playing a game on the engine and on the kernel side by side."""

from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from megavolt.core.registry import game_info, make_game
from megavolt.kernel import new_batch
from megavolt.kernel.parts.space import ACTIONS
from tests.kernel.configurations import Sample


class Pair:
    """The same game twice."""

    def __init__(self, sample: Sample, seed: int) -> None:
        self.game = make_game(*sample)
        self.batch = new_batch(self.game, 1, [seed])
        family = game_info(self.game.id).family
        self.columns: Any = import_module(f"megavolt.kernel.{family}.row")
        self.configuration = self.batch.configuration
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """A new game, on both sides."""
        self.batch.seeds[0] = seed
        self.batch.deal()
        self.state: Any = self.game.new(seed)
        self.chance = Random(seed)
        self.moves = 0

    def go_to(self, state: Any) -> None:
        """Another position, on both sides."""
        self.state = state
        self.batch.rows[0] = self.configuration.row(state)
        self.batch.refresh()

    def differences(self) -> list[str]:
        """The columns in which the row is not what the engine's state says."""
        expected, found = self.configuration.row(self.state), self.batch.rows[0]
        named, end = self.columns.ROW.named, self.columns.SCRATCH
        return [
            f"{named(int(i))}: {expected[i]} in the engine, {found[i]} in the kernel"
            for i in np.flatnonzero(expected[:end] != found[:end])
        ]

    def legal(self) -> list[int]:
        """What the mask allows."""
        return [int(action) for action in np.flatnonzero(self.batch.mask()[0])]

    def engine_legal(self) -> list[int]:
        """The engine's legal list, restricted to the action space."""
        legal = self.game.legal(self.state)
        found = [self.configuration.action(self.state, action) for action in legal]
        return sorted(action for action in found if action is not None)

    def play(self, action: int) -> None:
        known = self.configuration.engine_action(self.state, action)
        assert self.configuration.action(self.state, known) == action
        self.game.apply(self.state, known)
        self.batch.step(np.array([action]))
        self.moves += 1

    def check(self) -> None:
        assert self.differences() == []
        assert self.legal() == self.engine_legal()

    def play_on(self) -> None:
        """Random moves to the end, both compared after each."""
        self.check()
        while legal := self.legal():
            assert max(legal) < ACTIONS
            self.play(self.chance.choice(legal))
            self.check()
            if self.moves % 25 == 0:
                back = self.configuration.state(self.batch.rows[0])
                assert self.game.key(back) == self.game.key(self.state)
        self.check_end()

    def check_end(self) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        assert tuple(self.batch.outcome()[0]) == outcome.ranks
        keys = [tuple(reason.values()) for reason in outcome.reasons]
        assert [tuple(score) for score in self.batch.scores()[0]] == keys
