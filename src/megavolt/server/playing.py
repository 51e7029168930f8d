"""What people do at a table while the game goes on: play, take back, resign, wish."""

from megavolt.bots import bot_names
from megavolt.core.errors import OptionError
from megavolt.parts.view_types import has_auctions
from megavolt.server import log, wishes
from megavolt.server.errors import Conflict, NotAllowed, ServerError
from megavolt.server.lobby import seat_of
from megavolt.server.people import Person
from megavolt.server.room import PLAYING, Room
from megavolt.server.rooms import Draft, Rooms

MOST = 10_000  # no bid is higher


class Playing:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def play(self, table_id: str, person: Person, number: int, word: str) -> Room:
        """Make a move in the position with that number.

        The same move sent again for the same number is answered, not made twice. Raises Illegal
        for a move that is not legal, Conflict when the position is another one by now.
        """
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            if number != room.length:
                if _was_played(room, seat, number + 1, " ".join(word.split())):
                    return room
                raise Conflict(room)
            refusal = room.why(word, seat)
            if refusal is not None:
                raise refusal
            data: dict[str, object] = {"word": _plain(room, word), "by": "person"}
            drafts = [Draft(log.MOVE, seat, data)]
            if room.seats[seat].level:  # a person who plays is back
                drafts.insert(0, Draft(log.RETURNED, seat))
            try:
                return await self.rooms.append(room, drafts)
            except Conflict as conflict:  # perhaps it was made by way of another node
                if _was_played(conflict.room, seat, number + 1, str(data["word"])):
                    return conflict.room
                raise

    async def undo(self, table_id: str, person: Person) -> Room:
        """Take one's last move back: at once where that is free, else by asking the others."""
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            _check_playing(room)
            before = room.last_own(seat)
            if before is None:
                raise NotAllowed("nothing_to_undo")
            if room.may_undo_freely(seat):
                return await self.rooms.append(room, [_undone(seat, before)])
            asked = Draft(log.ASKED, seat, {"moves": before})
            others = [n for n, s in enumerate(room.seats) if s.is_played_by_person and n != seat]
            drafts = [asked] if others else [asked, _undone(seat, before)]
            return await self.rooms.append(room, drafts)

    async def answer_undo(self, table_id: str, person: Person, yes: bool) -> Room:
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            asked = room.question
            if asked is None or seat not in asked.waiting:
                raise NotAllowed("nothing_asked")
            drafts = [Draft(log.ANSWERED, seat, {"yes": yes})]
            if yes and asked.waiting == {seat}:
                drafts.append(_undone(asked.seat, asked.moves))
            return await self.rooms.append(room, drafts)

    async def resign(self, table_id: str, person: Person, level: str) -> Room:
        """A bot plays on for the seat."""
        if level not in bot_names():
            raise OptionError("unknown_bot", bot=level[:40], known=", ".join(bot_names()))
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            _check_playing(room)
            return await self.rooms.append(room, [Draft(log.RESIGNED, seat, {"level": level})])

    async def come_back(self, table_id: str, person: Person) -> Room:
        """The person plays again where a bot played on."""
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            _check_playing(room)
            if not room.seats[seat].level:
                return room
            return await self.rooms.append(room, [Draft(log.RETURNED, seat)])

    async def bid_up_to(
        self, table_id: str, person: Person, plant: str, most: int, then: str
    ) -> Room:
        """A sealed limit for a plant of this round's auctions; nobody else learns of it."""
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            round_now = _auction_round(room, seat)
            if not 0 < most <= MOST or then not in ("pass", "ask"):
                raise ServerError("bad_limit", most=MOST)
            data = {"plant": plant[:10], "most": most, "then": then, "round": round_now}
            return await self.rooms.set_wish(room, seat, wishes.LIMIT, data)

    async def pass_phase(self, table_id: str, person: Person) -> Room:
        """Pass for the seat until the phase is over."""
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            _check_playing(room)
            view = room.view(seat)
            data = {"round": view["round"], "phase": view["phase"]}
            return await self.rooms.set_wish(room, seat, wishes.PASS, data)

    async def drop_wish(self, table_id: str, person: Person, kind: str) -> Room:
        if kind not in (wishes.LIMIT, wishes.PASS):
            raise ServerError("no_such_wish", kind=kind[:20])
        async with self.rooms.writing(table_id) as room:
            return await self.rooms.set_wish(room, _seat(room, person), kind, None)


def _seat(room: Room, person: Person) -> int:
    seat = seat_of(room, person)
    if seat is None:
        raise NotAllowed("not_seated")
    return seat


def _check_playing(room: Room) -> None:
    if room.status != PLAYING:
        raise NotAllowed("not_playing")


def _was_played(room: Room, seat: int, number: int, word: str) -> bool:
    """Is this the move that stands there already?"""
    found = (p for p in room.moves if p.number in (number, number + 1) and p.seat == seat)
    return any(p.word == word for p in found)


def _plain(room: Room, word: str) -> str:
    """The word as the notation writes it, however it was typed."""
    return room.game.word(room.game.action(word))


def _undone(seat: int, moves: int) -> Draft:
    return Draft(log.UNDONE, seat, {"moves": moves})


def _auction_round(room: Room, seat: int) -> int:
    """The round, where there are auctions in this game."""
    _check_playing(room)
    view = room.view(seat)
    if not has_auctions(view):
        raise NotAllowed("no_auctions")
    return view["round"]
