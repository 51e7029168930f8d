"""What Python calls: loops over the rows of a batch. Several threads can each take a part of it."""

from typing import Any

import numpy as np

from megavolt.games.board.state import OVER
from megavolt.kernel.board import deal, ending, flow, observation, playout
from megavolt.kernel.board.row import PHASE
from megavolt.kernel.device import entry

Array = Any


@entry
def deal_rows(t: Array, rows: Array, seeds: Array) -> None:
    for i in range(len(rows)):
        deal.new_game(t, rows[i], seeds[i])


@entry
def mask_rows(t: Array, rows: Array, masks: Array) -> None:
    for i in range(len(rows)):
        flow.legal(t, rows[i], masks[i])


@entry
def step_rows(t: Array, rows: Array, actions: Array, masks: Array) -> None:
    """Make an action in each game that is not over, and work out what is legal then."""
    for i in range(len(rows)):
        if rows[i, PHASE] != OVER:
            flow.apply(t, rows[i], actions[i])
        flow.legal(t, rows[i], masks[i])


@entry
def reset_rows(
    t: Array, rows: Array, masks: Array, seeds: Array, scores: Array, ended: Array, stride: int
) -> None:
    """Keep the scores of the games that are over, and begin new ones with seeds of their own."""
    for i in range(len(rows)):
        ended[i] = rows[i, PHASE] == OVER
        if ended[i]:
            ending.score(t, rows[i], scores[i])
            seeds[i] += np.uint64(stride)
            deal.new_game(t, rows[i], seeds[i])
            flow.legal(t, rows[i], masks[i])


@entry
def play_rows(
    t: Array, rows: Array, masks: Array, chances: Array, moves: Array, policy: int, limit: int
) -> None:
    """Play each game to its end; `masks` is room to work in."""
    for i in range(len(rows)):
        moves[i] = playout.play(t, rows[i], masks[i], chances[i], policy, limit)


@entry
def score_rows(t: Array, rows: Array, scores: Array) -> None:
    for i in range(len(rows)):
        ending.score(t, rows[i], scores[i])


@entry
def observe_rows(t: Array, rows: Array, seat: int, seen: Array) -> None:
    """What a seat sees of each game, or with -1 the seat to move."""
    for i in range(len(rows)):
        observation.observe(t, rows[i], seat, seen[i])


@entry
def flag_rows(t: Array, masks: Array, flags: Array) -> None:
    """The masks a byte per action, for those who want them so."""
    for i in range(len(masks)):
        for word in range(masks.shape[1]):
            bits = masks[i, word]
            for number in range(64):
                flags[i, word * 64 + number] = (bits >> np.uint64(number)) & np.uint64(1)
