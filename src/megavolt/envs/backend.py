"""What plays the games of a vector environment."""

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray


class Arrays(NamedTuple):
    """What is seen from outside; see VectorEnv."""

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    movers: NDArray[np.int64]
    ended: NDArray[np.bool_]
    shares: NDArray[np.float32]
    scores: NDArray[np.int32]
    rounds: NDArray[np.int32]


def shapes(
    n: int, players: int, width: int, actions: int
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """By name of an array, its shape and type."""
    return {
        "observations": ((n, width), np.int16),
        "masks": ((n, actions), np.uint8),
        "movers": ((n,), np.int64),
        "ended": ((n,), np.bool_),
        "shares": ((n, players), np.float32),
        "scores": ((n, players), np.int32),
        "rounds": ((n,), np.int32),
    }


class Backend(Protocol):
    arrays: Arrays

    def begin(self, actions: Any) -> None:
        """Make an action in each game; until `finish` the arrays must not be looked at."""

    def finish(self) -> None:
        """Wait until all actions are made."""

    def snapshot(self) -> dict[str, NDArray[Any]]: ...

    def restore(self, kept: dict[str, NDArray[Any]]) -> None: ...

    def close(self) -> None: ...
