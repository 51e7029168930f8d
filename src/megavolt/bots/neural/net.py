"""What a net is: shapes of weights, inputs made of observations, and what comes out."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.ops import Array, Constants, Ops, Weights
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import family_part

Shapes = dict[str, tuple[int, ...]]
FORBIDDEN = -1e9  # what an action that is not legal scores


class Size(NamedTuple):
    """How large a net is."""

    width: int  # of the trunk
    token: int = 32  # of what stands for a city, a plant or a player


class Outputs(NamedTuple):
    logits: Array  # by action
    value: Array  # by place: logits of its share of the win
    scores: Array  # by place: its final score, in tens
    rounds: Array  # rounds left, in tens


class Net(Protocol):
    """The net of a family."""

    actions: int
    places: int
    only_prepared: tuple[str, ...]  # constants that `prepare` needs, and `forward` does not
    round_column: int  # of an observation: the number of the round
    size: Size  # of a net that is to play well

    def shapes(self, size: Size) -> Shapes: ...

    def constants(self, game: Game[Any]) -> dict[str, NDArray[np.float32]]:
        """What a configuration adds to every observation; the same shapes for all."""

    def prepare(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        """Observations with what follows from them and the constants, as integers."""

    def worth_trying(self, round_number: int, actions: Sequence[int]) -> Sequence[int]:
        """The legal actions that a bot chooses from."""

    def forward(self, ops: Ops, weights: Weights, constants: Constants, seen: Array) -> Outputs:
        """`constants` have a row for each row of prepared observations."""


def net_for(game_id: str) -> Net:
    """The kind of net that plays a game."""
    found: Net | None = family_part("megavolt.bots.neural.families", game_id)
    if found is None:
        raise OptionError("neural_unknown_game", game=game_id)
    return found


def layer(shapes: Shapes, name: str, inside: int, outside: int) -> None:
    shapes[f"{name}.w"] = (inside, outside)
    shapes[f"{name}.b"] = (outside,)


def two_layers(shapes: Shapes, name: str, inside: int, middle: int, outside: int) -> None:
    layer(shapes, f"{name}.1", inside, middle)
    layer(shapes, f"{name}.2", middle, outside)


def new_weights(shapes: Shapes, seed: int) -> dict[str, NDArray[np.float32]]:
    """Weights to begin with; those of the last layers begin small."""
    rng = np.random.default_rng(seed)
    made = {}
    for name, shape in shapes.items():
        if name.endswith(".b"):
            made[name] = np.zeros(shape, np.float32)
            continue
        spread = np.sqrt(2 / shape[0]) * (0.1 if name.startswith("out") else 1)
        made[name] = (rng.standard_normal(shape) * spread).astype(np.float32)
    return made
