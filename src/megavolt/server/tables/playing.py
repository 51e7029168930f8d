"""What people do at a table during a game: play, undo, resign, give standing orders."""

from collections.abc import Sequence

from megavolt.bots import bot_levels
from megavolt.core.errors import Illegal, OptionError
from megavolt.core.line import Line
from megavolt.parts.view_types import has_auctions
from megavolt.server.errors import Conflict, NotAllowed, ServerError
from megavolt.server.people.people import Person
from megavolt.server.tables import log, standing_orders
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import PLAYING, Room
from megavolt.server.tables.rooms import Draft, Rooms

MOST = 10_000  # no bid is higher


class Playing:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def play(
        self, table_id: str, person: Person, number: int, *words: str, back: int = 0
    ) -> Room:
        """Make moves in the position with that number, after undoing the last `back` own moves.

        All of it is stored at once, or nothing. The same request sent again for the same number
        is answered, not made twice. Raises Illegal for a move that is not legal (of several, the
        fact `tried` says which), NotAllowed for moves that cannot be taken back freely, Conflict
        when the position is another one by now.
        """
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            if number != room.length:
                return await self._made_before(room, seat, number, words, back)
            drafts = [*_back(room, seat, back), *_moves(room, seat, words, back)]
            if room.seats[seat].level:  # a person who plays is back
                drafts.insert(0, Draft(log.RETURNED, seat))
            try:
                return await self.rooms.append(room, drafts)
            except Conflict as conflict:  # perhaps it was made by way of another node
                return await self._made_before(conflict.room, seat, number, words, back)

    async def _made_before(
        self, room: Room, seat: int, number: int, words: Sequence[str], back: int
    ) -> Room:
        """The table as it is, if the log has this very request after that entry; else Conflict."""
        if number < room.length:
            stored = await self.rooms.entries(room, number, len(words) + 2)
            if _is_made(room, stored, seat, words, back):
                return room
        raise Conflict(room)

    async def undo(self, table_id: str, person: Person) -> Room:
        """Undo the player's last move: at once where that is free, else by asking the others."""
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            _check_playing(room)
            before = room.last_own(seat)
            if before is None:
                raise NotAllowed("nothing_to_undo")
            if room.free_undos(seat):
                return await self.rooms.append(room, [_undone(seat, before)])
            asked = Draft(log.ASKED, seat, {"moves": before})
            drafts = [asked] if room.other_people(seat) else [asked, _undone(seat, before)]
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
        if level not in bot_levels():
            raise OptionError("unknown_bot", bot=level[:40], known=", ".join(bot_levels()))
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

    async def close(self, table_id: str, person: Person) -> Room:
        """The host ends a game that only bots still play."""
        async with self.rooms.writing(table_id) as room:
            if room.host != person.id:
                raise NotAllowed("only_host")
            _check_playing(room)
            if not room.only_bots_play:
                raise NotAllowed("people_play")
            return await self.rooms.append(room, [Draft(log.CLOSED)])

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
            return await self.rooms.set_standing_order(room, seat, standing_orders.LIMIT, data)

    async def pass_phase(self, table_id: str, person: Person) -> Room:
        """Pass for the seat until the phase is over."""
        async with self.rooms.writing(table_id) as room:
            seat = _seat(room, person)
            _check_playing(room)
            view = room.view(seat)
            data = {"round": view["round"], "phase": view["phase"]}
            return await self.rooms.set_standing_order(room, seat, standing_orders.PASS, data)

    async def drop_standing_order(self, table_id: str, person: Person, kind: str) -> Room:
        if kind not in (standing_orders.LIMIT, standing_orders.PASS):
            raise ServerError("no_such_standing_order", kind=kind[:20])
        async with self.rooms.writing(table_id) as room:
            return await self.rooms.set_standing_order(room, _seat(room, person), kind, None)


def _seat(room: Room, person: Person) -> int:
    seat = seat_of(room, person)
    if seat is None:
        raise NotAllowed("not_seated")
    return seat


def _check_playing(room: Room) -> None:
    if room.status != PLAYING:
        raise NotAllowed("not_playing")


def _back(room: Room, seat: int, back: int) -> list[Draft]:
    """The entry that takes so many moves back."""
    if not back:
        return []
    _check_playing(room)
    free = room.free_undos(seat)
    if back > free:
        raise NotAllowed("back_too_far", back=back, free=free)
    # With `back`, by which the same request is known when it comes again.
    return [Draft(log.UNDONE, seat, {"moves": len(room.moves) - back, "back": back})]


def _moves(room: Room, seat: int, words: Sequence[str], back: int) -> list[Draft]:
    """The entries of these moves, each checked where the ones before it lead."""
    alone = len(words) == 1 and not back  # then nothing is played here, only looked at
    line = Line(room.game, room.state if alone else room.state_before(back))
    drafts = []
    for tried, word in enumerate(words, start=1):
        refusal = room.why(word, seat, line)
        if refusal is not None:
            if len(words) > 1:
                refusal.facts["tried"] = tried
            raise refusal
        action = room.game.action(word)
        drafts.append(Draft(log.MOVE, seat, {"word": room.game.word(action), "by": "person"}))
        # Moves after a drawn card must wait until it is seen: a refusal, after which all
        # stays as it was, would reveal the card.
        if tried < len(words) and room.reveals(line.apply(action)):
            raise Illegal("play_reveals", tried=tried)
    return drafts


def _is_made(
    room: Room, stored: Sequence[log.Entry], seat: int, words: Sequence[str], back: int
) -> bool:
    """Do these entries begin with what the request asks for?"""
    found = list(stored)
    if found and found[0].kind == log.RETURNED:
        del found[0]
    try:
        wanted = [_plain(room, word) for word in words]
    except Illegal:
        return False
    kinds = [*([log.UNDONE] if back else []), *(log.MOVE for _ in words)]
    made = found[: len(kinds)]
    if [(entry.kind, entry.seat) for entry in made] != [(kind, seat) for kind in kinds]:
        return False
    if back and made[0].data.get("back") != back:
        return False
    return [entry.data["word"] for entry in made if entry.kind == log.MOVE] == wanted


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
