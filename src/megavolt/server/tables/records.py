"""Saved games that somebody uploads: replayed from their text and not kept."""

import asyncio
import copy
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any

from megavolt.core import record
from megavolt.core.errors import Illegal, OptionError, RecordError
from megavolt.core.game import NOBODY, Game
from megavolt.core.line import seen_by
from megavolt.core.match import Match
from megavolt.core.rng import seed_hash
from megavolt.server.errors import NotAllowed
from megavolt.server.live.patch import diff
from megavolt.server.live.positions import event_body, outcome_body, untabled
from megavolt.server.storage.reviews import fingerprint
from megavolt.server.tables.games import with_stakes
from megavolt.server.tables.static_data import static_data

KEPT = 32  # games that are asked about again while they are reviewed
MOST_MOVES = 5_000  # several times the longest game; it bounds how long a replay takes
Body = dict[str, Any]


@dataclass(frozen=True)
class Finished:
    """A saved game that came to its end."""

    game: Game[Any]
    seats: tuple[str, ...]
    record: str  # as this server would write it
    key: str  # the fingerprint of the game


class Records:
    """Replays one saved game at a time, beside the work of the tables."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._finished: OrderedDict[bytes, Finished] = OrderedDict()

    async def finished(self, text: str) -> Finished:
        """Raises NotAllowed if the game is not over."""
        key = sha256(text.encode("utf-8", "surrogatepass")).digest()
        if key not in self._finished:
            async with self._one:
                self._finished[key] = await asyncio.to_thread(_finished, text)
            while len(self._finished) > KEPT:
                self._finished.popitem(last=False)
        return self._finished[key]

    async def game(self, text: str, seat: int | None, language: str) -> Body:
        async with self._one:
            return await asyncio.to_thread(_game, text, seat, language)

    async def positions(self, text: str, seat: int | None, moves: Sequence[int]) -> list[Body]:
        async with self._one:
            return await asyncio.to_thread(_positions, text, seat, moves)


def replayed(text: str, seat: int | None) -> Match:
    """The game of a record, as far as it goes; raises RecordError, OptionError."""
    # The header says how many there are, and is checked against the moves before they are made.
    moves = len(record.parse(text).moves)
    if moves > MOST_MOVES:
        raise RecordError("record_too_long", moves=moves, most=MOST_MOVES)
    match = Match.from_record(text)
    if seat is not None and seat >= len(match.seats):
        raise OptionError("no_such_seat", seat=seat + 1, known=", ".join(match.seats))
    return match


def _finished(text: str) -> Finished:
    match = replayed(text, None)
    if not match.over:
        raise NotAllowed("review_unfinished")
    own = match.record()
    return Finished(match.game, tuple(match.seats), own, fingerprint(own))


def _game(text: str, seat: int | None, language: str) -> Body:
    return _recorded(replayed(text, seat), seat, language)


def packed(match: Match, language: str) -> Body:
    """A whole game for a page that has no server: as a spectator saw it, move by move."""
    views = [copy.deepcopy(match.game.view(state, NOBODY)) for state in match.states()]
    return {
        "record": _recorded(match, None, language),
        "first": views[0],
        "patches": [diff(old, new) for old, new in pairwise(views)],
    }


def _recorded(match: Match, seat: int | None, language: str) -> Body:
    events = match.events_for(NOBODY if seat is None else seat)
    return {
        "position": _position(match, seat),
        "events": [event_body(event) for event in events],
        "static_data": static_data(match.game, language),
    }


def _position(match: Match, seat: int | None) -> Body:
    """The last position as that of a table where nobody can play."""
    viewer = NOBODY if seat is None else seat
    return untabled(
        match.game,
        match.seats,
        seat,
        number=len(match.actions),
        hints=True,
        to_move=match.to_move,
        moves=len(match.actions),
        view=with_stakes(match.view(viewer), match.game.stakes(match.state)),
        seed_hash=seed_hash(match.seed),
        seed=str(match.seed),
        outcome=outcome_body(match.outcome()),
    )


def _positions(text: str, seat: int | None, moves: Sequence[int]) -> list[Body]:
    """What was seen after so many moves, for each of the numbers, in their order."""
    match = replayed(text, seat)
    most = len(match.actions)
    if any(not 0 <= count <= most for count in moves):
        raise Illegal("no_such_position", most=most)
    viewer = NOBODY if seat is None else seat
    wanted = set(moves)
    found: dict[int, Body] = {}
    for count, state in enumerate(match.states()):
        if count in wanted:
            found[count] = _past(match, state, count, viewer)
    return [found[count] for count in moves]


def _past(match: Match, state: Any, count: int, viewer: int) -> Body:
    to_move = match.game.to_move(state)
    events = [seen_by(match.game, e, viewer) for e in match.events if e.move == count]
    return {
        "moves": count,
        "to_move": None if to_move == NOBODY else to_move,
        "view": with_stakes(match.game.view(state, viewer), match.game.stakes(state)),
        "events": [event_body(event) for event in events],
    }
