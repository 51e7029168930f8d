"""`neural`: plays what its net finds best, or with some heat something nearly as good."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.net import net_for
from megavolt.bots.neural.reader import Reader
from megavolt.bots.neural.shipped import shipped_weights
from megavolt.bots.neural.weights import Trained, load
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import game_info
from megavolt.core.rng import Rng
from megavolt.core.view_types import View, own_seat
from megavolt.encodings import encoding_for


class Level(NamedTuple):
    """How a bot errs: like a person, who takes the second best for the best, not anything."""

    heat: float  # how much a less likely move is worth a try; 0: never
    least: float  # of the best move's likelihood, which a move must have to be tried at all


# The net is sure of most moves: it takes much heat to make it err as often as people do.
LEVELS = {"easy": Level(20.0, 1e-8), "club": Level(8.0, 1e-6), "master": Level(0.0, 1.0)}
MASTER = LEVELS["master"]


class NeuralBot:
    """Looks at nothing but the view, as its encoding has it; it does not look ahead."""

    def __init__(self, game: Game[Any], trained: Trained, level: Level = MASTER) -> None:
        self.game = game
        self.reader = Reader(game, trained)
        self.level = level

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self.game.determinize(view, Rng(rng.getrandbits(64)))
        choices = self.reader.encoding.choices(state)
        tried = list(self.reader.net.worth_trying(view["round"], list(choices)))
        logits = self.reader.read([state], [own_seat(view)]).logits[0][tried]
        chosen = tried[picked(logits, self.level, rng)]
        return self.game.word(choices[chosen])


def picked(logits: NDArray[np.float32], level: Level, rng: Random) -> int:
    """The number of a move: the best one, or one that is nearly as likely."""
    if not level.heat:
        return int(np.argmax(logits))
    behind = logits - logits.max()
    tried = np.flatnonzero(behind >= np.log(level.least))
    return rng.choices(tried.tolist(), np.exp(behind[tried] / level.heat).tolist())[0]


def make(game: Game[Any], detail: str = "") -> NeuralBot:
    """`neural`, `neural:club`; with weights of one's own `neural:FILE`, `neural:club:FILE`."""
    level, _, file = detail.partition(":")
    if level not in LEVELS:
        level, file = "master", detail
    return NeuralBot(game, trained_for(game, file), LEVELS[level])


def trained_for(game: Game[Any], file: str = "") -> Trained:
    """The net of a file, or the shipped one of the game's family."""
    version = encoding_for(game).version
    if file:
        return load(Path(file), game.id, version)
    net_for(game.id)
    shipped = shipped_weights(game_info(game.id).family)
    if shipped is None:
        raise OptionError("neural_no_weights", game=game.id)
    return _loaded(str(shipped), game.id, version)


@lru_cache(maxsize=8)
def _loaded(file: str, game_id: str, version: int) -> Trained:
    """All bots of a process that play with shipped weights share them."""
    return load(Path(file), game_id, version)
