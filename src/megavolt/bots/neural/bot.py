"""`neural`: plays what its net finds best, or with some heat something nearly as good."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from megavolt.bots.neural.net import net_for
from megavolt.bots.neural.ops import NumpyOps
from megavolt.bots.neural.shipped import shipped_weights
from megavolt.bots.neural.weights import Trained, load
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import game_info
from megavolt.core.rng import Rng
from megavolt.core.view_types import View, own_seat
from megavolt.encodings import encoding_for

LEVELS = {"easy": 2.0, "club": 0.7, "master": 0.0}  # heat: how much a weaker move is worth a try
_OPS = NumpyOps()


class NeuralBot:
    """Looks at nothing but the view, as its encoding has it; it does not look ahead."""

    def __init__(self, game: Game[Any], trained: Trained, heat: float = 0.0) -> None:
        self.game = game
        self.encoding = encoding_for(game)
        self.net = net_for(game.id)
        self.trained = trained
        self.heat = heat
        own = self.net.constants(game)
        self.constants = {name: value[None] for name, value in own.items()}
        self._check()

    def _check(self) -> None:
        wanted = self.net.shapes(self.trained.size)
        found = {name: value.shape for name, value in self.trained.weights.items()}
        if wanted != found:
            raise OptionError("neural_bad_file", file=str(self.trained.about.get("file", "-")))

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self.game.determinize(view, Rng(rng.getrandbits(64)))
        choices = self.encoding.choices(state)
        logits = self._logits(state, own_seat(view))[list(choices)]
        chosen = self._picked(logits, rng)
        return self.game.word(list(choices.values())[chosen])

    def _logits(self, state: Any, seat: int) -> Any:
        seen = self.encoding.observe(state, seat)[None]
        ready = self.net.prepare(_OPS, self.constants, seen)
        return self.net.forward(_OPS, self.trained.weights, self.constants, ready).logits[0]

    def _picked(self, logits: Any, rng: Random) -> int:
        if not self.heat:
            return int(np.argmax(logits))
        powers = np.exp((logits - logits.max()) / self.heat)
        return rng.choices(range(len(powers)), powers.tolist())[0]


def make(game: Game[Any], detail: str = "") -> NeuralBot:
    """`neural`, `neural:club`, or `neural:FILE` with weights of one's own."""
    version = encoding_for(game).version
    if detail and detail not in LEVELS:
        return NeuralBot(game, load(Path(detail), game.id, version))
    net_for(game.id)
    file = shipped_weights(game_info(game.id).family)
    if file is None:
        raise OptionError("neural_no_weights", game=game.id)
    return NeuralBot(game, load(file, game.id, version), LEVELS.get(detail, 0.0))
