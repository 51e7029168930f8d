"""What Python calls: loops over the rows of a batch, from `first` to before `end`.

Several threads can each take a part of a batch.
"""

from typing import Any

from megavolt.games.board.state import OVER
from megavolt.kernel.board import deal, flow, playout
from megavolt.kernel.board.ending import best_supply
from megavolt.kernel.board.row import COUNT, MONEY, PHASE
from megavolt.kernel.board.table import PLAYERS
from megavolt.kernel.device import entry

Array = Any


@entry
def deal_rows(t: Array, rows: Array, chances: Array, first: int, end: int) -> None:
    for i in range(first, end):
        deal.new_game(t, rows[i], chances[i])


@entry
def mask_rows(t: Array, rows: Array, masks: Array, first: int, end: int) -> None:
    for i in range(first, end):
        flow.legal(t, rows[i], masks[i])


@entry
def step_rows(t: Array, rows: Array, actions: Array, masks: Array, first: int, end: int) -> None:
    """Make an action in each game that is not over, and work out what is legal then."""
    for i in range(first, end):
        if rows[i, PHASE] != OVER:
            flow.apply(t, rows[i], actions[i])
        flow.legal(t, rows[i], masks[i])


@entry
def play_rows_at_random(
    t: Array, rows: Array, masks: Array, chances: Array, moves: Array, limit: int, first: int, end: int
) -> None:
    """Random moves to the end of each game; `masks` is room to work in."""
    for i in range(first, end):
        moves[i] = playout.play_at_random(t, rows[i], masks[i], chances[i], limit)


@entry
def score_rows(t: Array, rows: Array, scores: Array, first: int, end: int) -> None:
    """GRID-END-03, GRID-END-04: by seat the cities supplied, the money, the cities connected."""
    for i in range(first, end):
        for seat in range(t[PLAYERS]):
            scores[i, seat, 0] = best_supply(t, rows[i], seat)
            scores[i, seat, 1] = rows[i, MONEY + seat]
            scores[i, seat, 2] = rows[i, COUNT + seat]
