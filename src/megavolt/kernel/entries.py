"""What Python calls: loops over the rows of a batch. Several threads can each take a part of it."""

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from megavolt.kernel.device import entry
from megavolt.kernel.family import Family
from megavolt.kernel.parts.row import PHASE

Array = Any


class Entries(NamedTuple):
    """The loops of a family."""

    deal_rows: Any
    mask_rows: Any
    step_rows: Any
    reset_rows: Any
    play_rows: Any
    score_rows: Any
    observe_rows: Any


def entries_of(family: Family) -> Entries:
    """Loops that call the functions of a family; each is compiled when it is first called."""
    return Entries(
        _deal_rows(family),
        _mask_rows(family),
        _step_rows(family),
        _reset_rows(family),
        _play_rows(family),
        _score_rows(family),
        _observe_rows(family),
    )


def _deal_rows(family: Family) -> Any:
    deal = family.deal

    @partial(entry, part=family.name)
    def deal_rows(t: Array, rows: Array, seeds: Array) -> None:
        for i in range(len(rows)):
            deal.new_game(t, rows[i], seeds[i])

    return deal_rows


def _mask_rows(family: Family) -> Any:
    flow = family.flow

    @partial(entry, part=family.name)
    def mask_rows(t: Array, rows: Array, masks: Array) -> None:
        for i in range(len(rows)):
            flow.legal(t, rows[i], masks[i])

    return mask_rows


def _step_rows(family: Family) -> Any:
    flow, over = family.flow, family.over

    @partial(entry, part=family.name)
    def step_rows(t: Array, rows: Array, actions: Array, masks: Array) -> None:
        """Make an action in each game that is not over, and work out what is legal then."""
        for i in range(len(rows)):
            if rows[i, PHASE] != over:
                flow.apply(t, rows[i], actions[i])
            flow.legal(t, rows[i], masks[i])

    return step_rows


def _reset_rows(family: Family) -> Any:
    deal, flow, ending, over = family.deal, family.flow, family.ending, family.over

    @partial(entry, part=family.name)
    def reset_rows(
        t: Array, rows: Array, masks: Array, seeds: Array, scores: Array, ended: Array, stride: int
    ) -> None:
        """Keep the scores of the games that are over, and begin new ones, with new seeds."""
        for i in range(len(rows)):
            ended[i] = rows[i, PHASE] == over
            if ended[i]:
                ending.score(t, rows[i], scores[i])
                seeds[i] += np.uint64(stride)
                deal.new_game(t, rows[i], seeds[i])
                flow.legal(t, rows[i], masks[i])

    return reset_rows


def _play_rows(family: Family) -> Any:
    playout = family.playout

    @partial(entry, part=family.name)
    def play_rows(
        t: Array, rows: Array, masks: Array, chances: Array, moves: Array, policy: int, limit: int
    ) -> None:
        """Play each game to its end; `masks` is room to work in."""
        for i in range(len(rows)):
            moves[i] = playout.play(t, rows[i], masks[i], chances[i], policy, limit)

    return play_rows


def _score_rows(family: Family) -> Any:
    ending = family.ending

    @partial(entry, part=family.name)
    def score_rows(t: Array, rows: Array, scores: Array) -> None:
        for i in range(len(rows)):
            ending.score(t, rows[i], scores[i])

    return score_rows


def _observe_rows(family: Family) -> Any:
    observation = family.observation

    @partial(entry, part=family.name)
    def observe_rows(t: Array, rows: Array, seat: int, seen: Array) -> None:
        """What a seat sees of each game, or with -1 the seat to move."""
        for i in range(len(rows)):
            observation.observe(t, rows[i], seat, seen[i])

    return observe_rows


@entry
def flag_rows(t: Array, masks: Array, flags: Array) -> None:
    """The masks a byte per action, for those who want them so."""
    for i in range(len(masks)):
        for word in range(masks.shape[1]):
            bits = masks[i, word]
            for number in range(64):
                flags[i, word * 64 + number] = (bits >> np.uint64(number)) & np.uint64(1)
