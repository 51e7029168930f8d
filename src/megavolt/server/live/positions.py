"""What a seat or a spectator is told of a table: built field by field, nothing else is sent."""

from collections.abc import Sequence
from typing import Any

from megavolt.core.game import NOBODY, Game, Outcome
from megavolt.core.line import Event
from megavolt.server.tables import log
from megavolt.server.tables.games import sent_view, shown_options
from megavolt.server.tables.room import OVER, Room, Seat
from megavolt.server.tables.standing_orders import lowest_limits

Body = dict[str, Any]
_NO_ORDERS: Body = {}


def position(room: Room, seat: int, now: float, watched: bool = True) -> Body:
    """The table as a seat may see it now (NOBODY: a spectator)."""
    return {**for_all(room, now, watched), **for_seat(room, seat)}


def for_all(room: Room, now: float, watched: bool = True) -> Body:
    """What everybody may see of the table."""
    return {
        "table": room.origin.id,
        "number": room.length,
        "status": room.status,
        "game": room.game.id,
        "rules": room.game.rules,
        "options": shown_options(room.game),
        "public": room.origin.public,
        "hints": room.origin.hints,
        "host": _host(room),
        "seats": [seat_body(number, s) for number, s in enumerate(room.seats)],
        "paused": room.only_bots_play and not watched,
        "closed": room.closed,
        "to_move": room.to_move,
        "moves": len(room.moves),
        "question": _question(room),
        "clock": _clock(room, now),
        "seed_hash": room.seed_hash,
        "seed": None if room.seed is None else str(room.seed),
        "outcome": outcome_body(room.outcome()),
    }


def for_seat(room: Room, seat: int) -> Body:
    """What differs from seat to seat."""
    view = None if room.state is None else room.view(seat)
    return {
        "seat": None if seat == NOBODY else seat,
        "view": None if view is None else sent_view(room.game, view, room.stakes()),
        "decision": room.decision() if seat != NOBODY and seat == room.to_move else None,
        "undo": _undo(room, seat),
        "standing_orders": room.standing_orders.get(seat, _NO_ORDERS),
        "limits": lowest_limits(room, view),
    }


def untabled(game: Game[Any], names: Sequence[str], seat: int | None, **differs: Any) -> Body:
    """The position of a game that is no table of this server: a saved one, or a lesson."""
    people = [
        {"seat": n, "kind": "person", "name": name, "level": ""} for n, name in enumerate(names)
    ]
    return {
        "table": "",
        "status": "over",
        "game": game.id,
        "rules": game.rules,
        "options": dict(game.options),
        "public": False,
        "hints": False,
        "host": {"seat": None, "name": ""},
        "seat": seat,
        "seats": people,
        "paused": False,
        "closed": False,
        "decision": None,
        "undo": None,
        "question": None,
        "standing_orders": {},
        "limits": {},
        "clock": {"kind": "none", "seconds": 0.0, "left": [None for _ in names], "at": 0.0},
        "seed_hash": "",
        "seed": None,
        **differs,
    }


def _host(room: Room) -> Body:
    """Who starts the game; no seat where somebody only made the table for others."""
    seat = next((n for n, s in enumerate(room.seats) if s.person == room.host), None)
    name = room.origin.host_name if seat is None else room.seats[seat].name
    return {"seat": seat, "name": name}


def seat_body(number: int, s: Seat) -> Body:
    return {"seat": number, "kind": s.kind, "name": s.name, "level": s.level}


def _undo(room: Room, seat: int) -> str | None:
    """How the seat may take its last move back: `free`, `granted`, `ask`, or not at all."""
    if seat == NOBODY or room.status == OVER or room.last_own(seat) is None:
        return None
    if room.free_undos(seat):
        return "free"
    return "ask" if room.other_people(seat) else "granted"


def _question(room: Room) -> Body | None:
    asked = room.question
    if asked is None:
        return None
    return {"seat": asked.seat, "moves": asked.moves, "waiting": sorted(asked.waiting)}


def _clock(room: Room, now: float) -> Body:
    clock = room.times.clock
    left = [room.times.left(seat, now) for seat in range(len(room.seats))]
    shown = [None if t is None else round(t, 1) for t in left]
    return {"kind": clock.kind, "seconds": clock.seconds, "left": shown, "at": round(now, 1)}


def outcome_body(outcome: Outcome | None) -> Body | None:
    if outcome is None:
        return None
    ranks, scores = list(outcome.ranks), list(outcome.scores)
    return {"ranks": ranks, "scores": scores, "reasons": list(outcome.reasons)}


def entry_body(entry: log.Entry, seat: int) -> Body:
    """An entry of the log: never what a move was (events tell that) nor who made it for the seat.

    A move that the server made by a sealed limit looks like any other.
    """
    known: Body = {"number": entry.number, "kind": entry.kind, "seat": entry.seat}
    known["at"] = round(entry.at, 1)
    for key in ("name", "level", "moves", "yes"):
        if key in entry.data:
            known[key] = entry.data[key]
    if entry.kind == log.MOVE and entry.seat == seat != NOBODY:
        known["word"] = entry.data["word"]
    return known


def event_body(event: Event) -> Body:
    return {"move": event.move, "kind": event.kind, "facts": event.facts}
