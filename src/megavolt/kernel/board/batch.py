"""Batches of the board game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.games.board.state import OVER
from megavolt.kernel import batch
from megavolt.kernel.board import deal, ending, flow, observation, playout
from megavolt.kernel.board.configuration import Configuration
from megavolt.kernel.board.row import STEP, WIDTH
from megavolt.kernel.entries import entries_of
from megavolt.kernel.family import Family

FAMILY = Family("board", Configuration, WIDTH, OVER, deal, flow, ending, observation, playout)


class Batch(batch.Batch):
    """`n` games of one configuration of the board game."""

    family = FAMILY
    entries = entries_of(FAMILY)

    def steps(self) -> NDArray[Any]:
        return self.rows[:, STEP].astype(np.int64)
