"""The flow of a given position: whose turn it is, with which points, and what is asked.

What follows from the rest of the setup is worked out by the engine itself; what is given of it
all the same has to agree.
"""

from typing import Final

from megavolt.core.errors import SetupError
from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng
from megavolt.games.blackout import check, effects, flow, phase_turn
from megavolt.games.blackout.reading import (
    contradiction,
    flag,
    per_seat,
    seat,
    shown,
    table,
)
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_place import Place, not_waiting, take_progress
from megavolt.games.blackout.state import (
    BREAKDOWN,
    DISCARD,
    HANDS,
    LAST_REPAIRS,
    OVER,
    TURN,
    State,
    Task,
)
from megavolt.parts.given import Setup, whole

TENSION: Final = ("left", "per_turn", "acted", "spare")
MOST: Final = 999  # tension or victory points: far more than anybody can have


def start_token(r: Rules, rng: Rng, setup: Setup, named: int, place: Place) -> int:
    """Who has the start token now; `named` is who had it first, -1 if the table names nobody."""
    first = rng.below(r.players)
    if named >= 0:
        first = named
    expected = (first + place.passed_on) % r.players
    given = setup.get("start")
    if given is None:
        begins = _turn_of(r, setup, place)
        return expected if named >= 0 or begins is None else begins
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < r.players:
        raise SetupError("setup_bad_start", start=shown(given), last=r.players - 1)
    if named >= 0 and given != expected:
        raise SetupError("setup_start_conflict", start=given, option=named)
    return given


def _turn_of(r: Rules, setup: Setup, place: Place) -> int | None:
    """Whose turn the setup says it is; who is to move has it, if the setup says nothing else."""
    given = seat(setup, "turn_of", r.players)
    if place.phase != TURN:
        if given is not None:
            raise contradiction("turn_of", given, "null")
        return None
    return seat(setup, "to_move", r.players) if given is None else given


def settle(r: Rules, s: State, setup: Setup, place: Place) -> None:
    """Everything that changes from move to move; board and cards are in place."""
    task = place.card
    if place.phase == BREAKDOWN and task is None:
        task = Task.fresh(False, s.breakdown[place.round - 1])
    if task is not None and place.begun:
        take_progress(r, s, setup, task, place.owed)
    _play_rounds(r, s, setup, place, task)
    s.phase = place.phase
    _take_turn(r, s, setup, place)
    _take_unspent(r, s, setup)
    _check_owed(r, s, place)
    _check_hands(r, s, place)
    _go_to_decision(r, s, setup, place, task)
    given = seat(setup, "to_move", r.players)
    if given is not None and given != s.actor:
        raise contradiction("to_move", given, s.actor if s.actor != NOBODY else "null")


# ---- the rounds so far


def _play_rounds(r: Rules, s: State, setup: Setup, place: Place, task: Task | None) -> None:
    """What the breakdown cards have made of the rounds up to this one, and of the next."""
    for _ in range(place.round):
        flow.open_round(r, s)
        if s.round > s.revealed:
            break
        done = r.breakdown_effects[s.breakdown[s.round - 1]]
        if place.phase == BREAKDOWN and s.round == place.round and task is not None:
            done = done[: task.effect]
        for effect in done:
            effects.change_rounds(s, effect)
    _take_rounds(r, s, setup)
    if "latest_count" in setup or not s.counted:
        most = MOST if s.counted else 0
        s.interim = tuple(_amounts(r, setup, "latest_count", [most] * r.players))


def _take_rounds(r: Rules, s: State, setup: Setup) -> None:
    """What the setup says of the rounds. Only cards of other content could make it differ."""
    after = table(setup, "next_round", ("dark", "tension", "count"))
    tension = table(setup, "tension", TENSION)
    s.dark = _agreed_flag(r, setup, "dark", "dark", s.dark)
    s.dark_next = _agreed_flag(r, after, "dark", "next_round.dark", s.dark_next)
    s.count_due = _agreed_flag(r, after, "count", "next_round.count", s.count_due)
    s.swing = _agreed(r, after, "tension", "next_round.tension", s.swing, -MOST)
    s.per_turn = _agreed(r, tension, "per_turn", "tension.per_turn", s.per_turn, 0)
    counted = {"counted": setup["counted"] or 0} if "counted" in setup else {}
    s.counted = _agreed(r, counted, "counted", "counted", s.counted, 0)


def _agreed(r: Rules, given: Setup, name: str, key: str, expected: int, least: int) -> int:
    value = whole(given.get(name, expected), key, least, MOST)
    if value != expected and r.rounds_follow_breakdowns:
        raise contradiction(key, value, expected)
    return value


def _agreed_flag(r: Rules, given: Setup, name: str, key: str, expected: bool) -> bool:
    value = flag(given.get(name, expected), key)
    if value != expected and r.rounds_follow_breakdowns:
        raise contradiction(key, str(value).lower(), str(expected).lower())
    return value


def _amounts(r: Rules, setup: Setup, key: str, most: list[int]) -> list[int]:
    """One number per seat, 0 if it is not given."""
    given = per_seat(setup, key, r.players)
    return [
        whole(0 if value is None else value, key, 0, most[player])
        for player, value in enumerate(given)
    ]


# ---- the turn


def _take_turn(r: Rules, s: State, setup: Setup, place: Place) -> None:
    """Whose turn it is, how far the phase has come, and the points of the turn."""
    tension = table(setup, "tension", TENSION)
    if s.phase == TURN:
        holder = _turn_of(r, setup, place)
        s.seat = s.actor = s.start if holder is None else holder
        s.turn = (s.seat - s.start) % r.players
        s.points = whole(tension.get("left", s.per_turn), "tension.left", 0, MOST)
        s.acted = flag(tension.get("acted", s.points < s.per_turn), "tension.acted")
        generated = phase_turn.generated(r, s, s.seat) if s.dark else 0
        s.spare = whole(tension.get("spare", generated), "tension.spare", 0, MOST)
        return
    _turn_of(r, setup, place)
    whole(tension.get("left", 0), "tension.left", 0, 0)
    if flag(tension.get("acted", False), "tension.acted"):
        raise contradiction("tension.acted", "true", "false")
    s.turn = r.players if s.phase == BREAKDOWN else 0


def _take_unspent(r: Rules, s: State, setup: Setup) -> None:
    """BLK-END-02: only of turns that are over, and only in the last round."""
    over = [s.round == r.rounds and not _to_come(r, s, player) for player in range(r.players)]
    if s.phase == TURN:
        over[s.seat] = False
    s.unspent = _amounts(r, setup, "unspent", [MOST if done else 0 for done in over])


def _to_come(r: Rules, s: State, player: int) -> bool:
    """Is the player's turn of this round still to come?"""
    return s.phase == TURN and (player - s.start) % r.players > s.turn


def _check_owed(r: Rules, s: State, place: Place) -> None:
    if place.phase == HANDS:
        whole(place.owed, "owed", 1, r.largest_hand)
    if place.phase not in (TURN, HANDS) and place.owed:
        raise contradiction("owed", place.owed, 0)
    if place.phase == TURN and place.owed and place.card is None:
        if place.owed > 1:  # BLK-ACT-01
            raise contradiction("owed", place.owed, 1)
        spare = s.dark and (r.own_points or r.generator)  # may have paid: BLK-DARK-08, BLK-DARK-09
        if not s.acted and not spare:
            raise contradiction("tension.acted", "false", "true")


# ---- hands


def _check_hands(r: Rules, s: State, place: Place) -> None:
    """BLK-ROUND-09: who has yet to play this round has a full hand; at the end everybody has."""
    for player, hand in enumerate(s.hands):
        size = len(hand)
        if size > r.largest_hand:
            raise SetupError("setup_too_long", key="hands", count=size, most=r.largest_hand)
        fixed = _to_come(r, s, player) or _nothing_used(s, place) or not check.hands_filled(r, s)
        if fixed and size != r.hand_size and not (size < r.hand_size and r.cards_may_run_out):
            facts = {"count": size, "expected": r.hand_size}
            raise SetupError("setup_wrong_count", key="hands", **facts)


def _nothing_used(s: State, place: Place) -> bool:
    """In the first turn, cards that have left a hand can be seen."""
    begins = s.round == 1 and s.phase == TURN and s.turn == 0
    return begins and not s.acted and not s.discard and place.card is None


# ---- what is asked


def _go_to_decision(r: Rules, s: State, setup: Setup, place: Place, task: Task | None) -> None:
    if place.owed:
        _ask_to_discard(r, s, setup, place)
        s.task = task
    elif task is not None and place.begun:
        _check_waiting(r, s, task)
    elif task is not None:  # from its beginning
        if effects.play(r, s, task) and s.phase == BREAKDOWN:
            flow.after_breakdown(r, s)
    elif s.phase == LAST_REPAIRS:
        _ask_to_repair(r, s, setup)
    elif s.phase == OVER and r.last_repairs:
        s.turn = r.players


def _ask_to_discard(r: Rules, s: State, setup: Setup, place: Place) -> None:
    if s.phase == HANDS:
        player = whole(setup.get("to_move"), "to_move", 0, r.players - 1)
        s.actor = player
        s.turn = (player - s.start) % r.players + 1
    left = len(s.hands[s.actor]) - place.owed
    if left < 1 or (s.phase == HANDS and left != r.hand_size):
        raise contradiction("owed", place.owed, max(len(s.hands[s.actor]) - r.hand_size, 0))
    s.pending = DISCARD
    s.owed = place.owed


def _check_waiting(r: Rules, s: State, task: Task) -> None:
    """The engine goes on with the card; it must stop at once, where the setup says it stands."""
    before = task.key()
    s.task = task
    if effects.resume(r, s, task) or task.key() != before:
        raise not_waiting(r, task)


def _ask_to_repair(r: Rules, s: State, setup: Setup) -> None:
    player = seat(setup, "to_move", r.players)
    if player is not None:
        s.turn = (player - s.start) % r.players
    flow.next_repairer(r, s)
    if s.phase == OVER:
        raise SetupError("setup_no_repairs")
