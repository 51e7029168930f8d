"""Positions as a net reads them: one, or many at once, which costs far less for each."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from megavolt.bots.neural.net import Outputs, net_for
from megavolt.bots.neural.ops import NumpyOps
from megavolt.bots.neural.weights import Trained
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.encodings import encoding_for

_OPS = NumpyOps()


class Reader:
    """A trained net for one configuration of a game."""

    def __init__(self, game: Game[Any], trained: Trained) -> None:
        self.encoding = encoding_for(game)
        self.net = net_for(game.id)
        self.trained = trained
        self._constants = self.net.constants(game)
        self._check()

    def _check(self) -> None:
        wanted = self.net.shapes(self.trained.size)
        found = {name: value.shape for name, value in self.trained.weights.items()}
        if wanted != found:
            raise OptionError("neural_bad_file", file=str(self.trained.about.get("file", "-")))

    def read(self, states: Sequence[Any], seats: Sequence[int]) -> Outputs:
        """What the net makes of each state, as one of its seats sees it."""
        observe = self.encoding.observe
        seen = np.stack([observe(s, seat) for s, seat in zip(states, seats, strict=True)])
        constants = {
            name: np.broadcast_to(value, (len(seen), *value.shape))
            for name, value in self._constants.items()
        }
        ready = self.net.prepare(_OPS, constants, seen)
        return self.net.forward(_OPS, self.trained.weights, constants, ready)
