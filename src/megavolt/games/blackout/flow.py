"""From turn to turn and round to round, and the end."""

from megavolt.core.game import NOBODY
from megavolt.games.blackout import cards, contracts, effects, phase_turn, scoring
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import (
    BREAKDOWN,
    HANDS,
    LAST_REPAIRS,
    OVER,
    TURN,
    State,
    Task,
)


def begin_round(r: Rules, s: State) -> None:
    open_round(r, s)
    s.phase = TURN
    s.turn = 0
    phase_turn.begin(r, s)


def open_round(r: Rules, s: State) -> None:
    """What the cards before have made of the round, and its count if there is one."""
    s.round += 1
    s.dark = s.dark_next  # BLK-DARK-01
    s.per_turn = max(0, r.tension + s.swing)  # BLK-TURN-01, BLK-VERB-01
    s.swing = 0
    s.note("round", s.round, s.dark, s.per_turn)
    runs_on = r.generator_in_light and s.counted > 0  # BLK-DARK-09
    if s.dark or s.count_due or runs_on:  # BLK-DARK-06, BLK-LIGHT-04
        scoring.take_count(r, s)
    s.count_due = False


def kept(r: Rules, s: State) -> int:
    """BLK-END-02: what pays for last repairs if the turn of the last round ends now."""
    return s.points + s.spare + r.last_repair_points


def end_turn(r: Rules, s: State) -> None:
    """BLK-TURN-03, BLK-TURN-04. In a blackout round the set goes on, full again (BLK-DARK-04)."""
    if s.log is not None:
        s.note("done", s.seat, s.points + s.spare)
    if s.round == r.rounds:
        s.unspent[s.seat] = kept(r, s)
    s.turn += 1
    if s.turn < r.players:
        phase_turn.begin(r, s)
        return
    _end_round(r, s)


def _end_round(r: Rules, s: State) -> None:
    """BLK-ROUND-02: contracts, breakdown card, start token, hands."""
    s.seat = NOBODY
    s.points = s.spare = 0
    s.acted = False
    contracts.check(r, s)
    s.phase = BREAKDOWN
    card = s.breakdown[s.revealed]
    s.revealed += 1
    s.note("breakdown", card)
    if effects.play(r, s, Task.fresh(False, card)):
        after_breakdown(r, s)


def after_breakdown(r: Rules, s: State) -> None:
    s.start = (s.start + 1) % r.players  # BLK-ROUND-08
    s.note("start_token", s.start)
    s.phase = HANDS
    s.turn = 0
    fill_hands(r, s)


def fill_hands(r: Rules, s: State) -> None:
    """BLK-ROUND-09, BLK-ROUND-10, from the current point; waits if somebody has to discard."""
    while s.turn < r.players:
        seat = (s.start + s.turn) % r.players
        size = len(s.hands[seat])
        s.turn += 1
        cards.draw(s, seat, r.hand_size - size)
        if size > r.hand_size and cards.owe(s, seat, size - r.hand_size):
            return
    _after_hands(r, s)


def _after_hands(r: Rules, s: State) -> None:
    if s.round < r.rounds:  # BLK-ROUND-11
        begin_round(r, s)
        return
    s.phase = LAST_REPAIRS
    s.turn = 0
    s.actor = NOBODY
    next_repairer(r, s)


def next_repairer(r: Rules, s: State) -> None:
    """BLK-END-02: in turn order, whoever has points left and a faulted piece."""
    while r.last_repairs and s.turn < r.players:
        seat = (s.start + s.turn) % r.players
        if s.unspent[seat] >= r.repair_cost and s.wiring.own[seat] & s.wiring.faulted:
            if s.actor != seat:
                s.note("last_repairs", seat, s.unspent[seat])
            s.actor = seat
            return
        s.turn += 1
    s.phase = OVER
    s.actor = NOBODY
    s.note("game_over")
