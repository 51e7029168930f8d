"""Tables before the first move: making one, finding one, sitting down, starting."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import Executable, Select, Update, delete, func, insert, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.bots import bot_levels
from megavolt.bots.base import BOT_NAMES
from megavolt.core.errors import OptionError
from megavolt.core.match import check_no_files
from megavolt.server.errors import NotAllowed, NotFound, TooMany
from megavolt.server.operations.settings import Settings
from megavolt.server.people.people import Person
from megavolt.server.people.tokens import hashed, new_token
from megavolt.server.storage import contents, schema
from megavolt.server.storage.contents import referred
from megavolt.server.storage.database import Lock
from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.games import game_for, in_background
from megavolt.server.tables.room import OPEN, OVER, Room
from megavolt.server.tables.rooms import Draft, Rooms

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
LISTED = 100
INVITATIONS = 10  # to one table, besides the first


@dataclass(frozen=True)
class NewTable:
    """What a host asks for. A seat is "open", "me", or the level of a bot."""

    game: str
    options: Mapping[str, object]
    seats: Sequence[str]
    public: bool
    clock: Clock
    hints: bool = True


@dataclass(frozen=True)
class Links:
    """The private links of a new table, which only its host gets.

    That of a seat is used up when somebody sits down there; the host's own seat keeps it.
    """

    table: str
    join: str
    seats: Sequence[str]


InvitationState = Literal["open", "used", "over"]


@dataclass(frozen=True)
class Invitation:
    """Where a private link leads, and whether one can still sit down by it."""

    room: Room
    seat: int | None  # if it is a seat's own
    state: InvitationState


class Lobby:
    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.settings = settings

    # ---- making a table

    async def create(self, host: Person, wanted: NewTable) -> Links:
        _check_seats(wanted.seats, wanted.game)
        async with self.database.read() as connection:
            await self._check_room_for(connection, host)
            options = await contents.filled(connection, wanted.options)
        check_no_files(options)
        game = await in_background(game_for, wanted.game, len(wanted.seats), options)
        shown, own = referred(game.options)
        links = Links(_new_id(), new_token(), [new_token() for _ in wanted.seats])
        now = self.rooms.now()
        row = {
            "id": links.table,
            "game": game.id,
            "rules": game.rules,
            "options": shown,
            "seed": str(_new_seed()),
            "public": wanted.public,
            "link": hashed(links.join),
            "hints": wanted.hints,
            "clock": asdict(wanted.clock),
            "host": host.id,
            "status": OPEN,
            "length": 0,
            "chats": 0,
            "created": now,
            "changed": now,
        }
        async with self.database.write() as connection:
            # Counted again with nobody else between: many may have been made meanwhile.
            await self.database.lock(connection, Lock.NEW_TABLE)
            await self._check_room_for(connection, host)
            await connection.execute(insert(schema.tables), row)
            await contents.store(connection, links.table, own)
            seats = [_seat_row(links, seat) for seat in range(len(wanted.seats))]
            await connection.execute(insert(schema.seats), seats)
        await self._seat_all(links.table, host, wanted.seats)
        return links

    async def _check_room_for(self, connection: AsyncConnection, host: Person) -> None:
        c = schema.tables.c
        count = select(func.count()).select_from(schema.tables).where(c.status != OVER)
        mine = (await connection.execute(count.where(c.host == host.id))).scalar_one()
        everybody = (await connection.execute(count)).scalar_one()
        if mine >= self.settings.tables_per_person:
            raise TooMany("too_many_own_tables", most=self.settings.tables_per_person)
        if everybody >= self.settings.tables_in_all:
            raise TooMany("too_many_tables")

    async def _seat_all(self, table_id: str, host: Person, wanted: Sequence[str]) -> None:
        names = iter([name for name in BOT_NAMES if name != host.name])
        drafts = []
        for seat, who in enumerate(wanted):
            if who == "me":
                drafts.append(_sits(seat, host.name, person=host.id))
            elif who != "open":
                drafts.append(_sits(seat, next(names), level=who))
        if drafts:
            async with self.rooms.writing(table_id) as room:
                await self._append(room, drafts)

    async def _append(self, room: Room, drafts: Sequence[Draft], *also: Executable) -> Room:
        """Write entries about seats, the seats as they are after them, and what else changes."""
        changed = {draft.seat for draft in drafts if draft.seat is not None}

        def seats_after(after: Room) -> list[Executable]:
            return [*(_seat_update(after, seat) for seat in sorted(changed)), *also]

        return await self.rooms.append(room, drafts, seats_after)

    # ---- finding one

    async def public_tables(self) -> list[dict[str, Any]]:
        """Public tables that are open or being played, the newest first."""
        c = schema.tables.c
        return await self._listed(_listing().where(c.public, c.status != OVER))

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """Those somebody sits at or made, the newest first."""
        c, s = schema.tables.c, schema.seats.c
        mine = select(s.table_id).where(s.person == person.id)
        query = _listing().where(or_(c.host == person.id, c.id.in_(mine)))
        return await self._listed(query, person)

    async def _listed(
        self, query: Select[Any], person: Person | None = None
    ) -> list[dict[str, Any]]:
        c, s = schema.tables.c, schema.seats.c
        async with self.database.read() as connection:
            chosen = query.order_by(c.changed.desc()).limit(LISTED)
            found = [dict(row) for row in (await connection.execute(chosen)).mappings()]
            seats = select(s.table_id, s.seat, s.kind, s.name, s.level, s.person)
            ids = [table["id"] for table in found]
            rows = await connection.execute(seats.where(s.table_id.in_(ids)).order_by(s.seat))
            at: dict[str, list[dict[str, Any]]] = {table_id: [] for table_id in ids}
            mine: dict[str, int] = {}
            for row in rows.mappings():
                seat = {key: row[key] for key in ("seat", "kind", "name", "level")}
                at[row["table_id"]].append(seat)
                if person is not None and row["person"] == person.id:
                    mine[row["table_id"]] = row["seat"]
        return [_told(table, at[table["id"]], mine.get(table["id"])) for table in found]

    async def by_link(self, token: str) -> tuple[str, int | None]:
        """The table a private link leads to, and the seat if it is a seat's own."""
        t, s, i, link = schema.tables.c, schema.seats.c, schema.invitations.c, hashed(token)
        queries = (
            select(t.id, null()).where(t.link == link),
            select(i.table_id, null()).where(i.token == link),
            select(s.table_id, s.seat).where(s.link == link),
        )
        async with self.database.read() as connection:
            for query in queries:
                row = (await connection.execute(query)).one_or_none()
                if row is not None:
                    return str(row[0]), row[1]
        raise NotFound("no_such_link")

    async def exists(self, table_id: str) -> bool:
        c = schema.tables.c
        async with self.database.read() as connection:
            found = await connection.execute(select(c.id).where(c.id == table_id))
            return found.one_or_none() is not None

    async def invitation(self, token: str, person: Person | None) -> Invitation:
        """What a private link is still good for; raises NotFound."""
        table_id, seat = await self.by_link(token)
        room = await self.rooms.get(table_id)
        return Invitation(room, seat, _invitation_state(room, seat, person))

    # ---- sitting down and getting up

    async def join(self, table_id: str, person: Person, seat: int | None, link: str) -> Room:
        """Take an open seat: any, or that one. Private tables need their link."""
        async with self.rooms.writing(table_id) as room:
            if not room.origin.public and person.id != room.host:
                await self._check_link(table_id, link)
            if seat_of(room, person) is not None:
                return room
            if room.status != OPEN:
                raise NotAllowed("already_started")
            chosen = _free_seat(room, seat)
            return await self._sit_down(room, chosen, person)

    async def _sit_down(self, room: Room, seat: int, person: Person) -> Room:
        """Take an open seat. Its invitation is used up, whoever still holds it."""
        await self._check_not_blocked(room, person)
        draft = _sits(seat, _free_name(room, person.name), person=person.id)
        return await self._append(room, [draft], _link_update(room, seat, new_token()))

    async def _check_not_blocked(self, room: Room, person: Person) -> None:
        c = schema.blocks.c
        query = select(c.id).where(c.person == room.host, c.blocked == person.id)
        async with self.database.read() as connection:
            if (await connection.execute(query)).first() is not None:
                raise NotAllowed("blocked_by_host")

    async def _check_link(self, table_id: str, link: str) -> None:
        if not link or (await self.by_link(link))[0] != table_id:
            raise NotAllowed("private_table")

    async def take(self, token: str, person: Person) -> Room:
        """Sit down by a private link: in an open seat, or in one's own from another device."""
        table_id, seat = await self.by_link(token)
        if seat is None:
            return await self.join(table_id, person, None, token)
        async with self.rooms.writing(table_id) as room:
            await self.by_link(token)  # used up, if somebody was faster
            mine = seat_of(room, person)
            if mine == seat:
                return room
            if mine is not None:
                raise NotAllowed("already_seated")
            if not _can_sit(room, seat):
                raise NotAllowed("seat_taken", seat=seat)
            if room.seats[seat].kind == "open":
                return await self._sit_down(room, seat, person)
            name = room.seats[seat].name  # the name by which the others know the seat
            data: dict[str, object] = {"name": name, "person": person.id}
            also = []
            if room.seats[seat].person == room.host:  # on another device the host is still the host
                data["host"] = True
                also.append(_host_update(room, person))
            return await self._append(room, [Draft(log.TAKEN, seat, data)], *also)

    async def new_link(self, table_id: str, person: Person) -> str:
        """A private link to a player's own seat, in place of the one there was."""
        async with self.rooms.writing(table_id) as room:
            seat = seat_of(room, person)
            if seat is None:
                raise NotAllowed("not_seated")
            token = new_token()
            async with self.database.write() as connection:
                await connection.execute(_link_update(room, seat, token))
        return token

    async def new_invitation(self, table_id: str, person: Person) -> str:
        """One more link to join by, for a host whose device does not know the first one.

        Those that were sent before go on working, but for the oldest of very many.
        """
        async with self.rooms.writing(table_id) as room:
            _check_host(room, person)
            token, c = new_token(), schema.invitations.c
            row = {"token": hashed(token), "table_id": table_id, "at": self.rooms.now()}
            newest = select(c.token).where(c.table_id == table_id).order_by(c.at.desc())
            kept = newest.limit(INVITATIONS).subquery()
            unkept = delete(schema.invitations).where(
                c.table_id == table_id, c.token.not_in(select(kept.c.token))
            )
            async with self.database.write() as connection:
                await connection.execute(insert(schema.invitations), row)
                await connection.execute(unkept)
        return token

    async def set_bot(self, table_id: str, person: Person, seat: int, level: str) -> Room:
        """The host gives an open seat to a bot, or makes a bot's seat open again."""
        async with self.rooms.writing(table_id) as room:
            _check_host(room, person)
            if not 0 <= seat < len(room.seats) or room.seats[seat].kind == "person":
                raise NotAllowed("seat_taken", seat=seat)
            if level == "open":
                return await self._append(room, [Draft(log.LEFT, seat)])
            _check_level(level, room.game.id)
            name = next(n for n in BOT_NAMES if all(n != s.name for s in room.seats))
            return await self._append(room, [_sits(seat, name, level=level)])

    async def leave(self, table_id: str, person: Person) -> Room:
        async with self.rooms.writing(table_id) as room:
            seat = seat_of(room, person)
            if seat is None:
                raise NotAllowed("not_seated")
            if room.status != OPEN:
                raise NotAllowed("leave_after_start")
            return await self._append(room, [Draft(log.LEFT, seat)])

    async def start(self, table_id: str, person: Person) -> Room:
        async with self.rooms.writing(table_id) as room:
            _check_host(room, person)
            free = [seat for seat, s in enumerate(room.seats) if s.kind == "open"]
            if free:
                raise NotAllowed("seats_open", count=len(free))
            return await self._append(room, [Draft(log.STARTED)])


def seat_of(room: Room, person: Person | None) -> int | None:
    """Where somebody sits."""
    if person is None:
        return None
    return next((n for n, s in enumerate(room.seats) if s.person == person.id), None)


def _invitation_state(room: Room, seat: int | None, person: Person | None) -> InvitationState:
    if room.status == OVER:
        return "over"
    if seat_of(room, person) is not None:
        return "open"  # it leads back to one's own seat
    free = [n for n, s in enumerate(room.seats) if s.kind == "open"]
    seats = free if seat is None else [seat]
    return "open" if any(_can_sit(room, n) for n in seats) else "used"


def _can_sit(room: Room, seat: int) -> bool:
    """Can one sit down by the link of this seat? A person's is known to that person only."""
    kind = room.seats[seat].kind
    return kind == "person" or (kind == "open" and room.status == OPEN)


# ---- checks


def _check_seats(seats: Sequence[str], game_id: str) -> None:
    for seat in seats:
        if seat not in ("me", "open"):
            _check_level(seat, game_id)
    if list(seats).count("me") > 1:
        raise OptionError("one_seat_each")


def _check_level(level: str, game_id: str) -> None:
    names = bot_levels(game_id)
    if level not in names:
        raise OptionError("unknown_bot", bot=level[:40], known=", ".join(names))


def _check_host(room: Room, person: Person) -> None:
    if room.host != person.id:
        raise NotAllowed("only_host")
    if room.status != OPEN:
        raise NotAllowed("already_started")


def _free_seat(room: Room, wanted: int | None) -> int:
    free = [seat for seat, s in enumerate(room.seats) if s.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted is not None and wanted in free:
        return wanted
    if not free:
        raise NotAllowed("table_full")
    raise NotAllowed("seat_taken", seat=wanted)


def _free_name(room: Room, name: str) -> str:
    """Names at a table differ, so that everybody knows who is meant."""
    taken = {s.name for s in room.seats}
    if name not in taken:
        return name
    return next(f"{name[:36]} {n}" for n in range(2, 99) if f"{name[:36]} {n}" not in taken)


# ---- rows


def _new_seed() -> int:
    return secrets.randbits(128)


def _new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def _sits(seat: int, name: str, level: str = "", person: int | None = None) -> Draft:
    return Draft(log.SAT, seat, {"name": name, "level": level, "person": person})


def _seat_row(links: Links, seat: int) -> dict[str, object]:
    return {
        "table_id": links.table,
        "seat": seat,
        "kind": "open",
        "name": "",
        "level": "",
        "link": hashed(links.seats[seat]),
    }


def _seat_update(room: Room, seat: int) -> Update:
    s = room.seats[seat]
    values = {"kind": s.kind, "person": s.person, "name": s.name, "level": s.level}
    return _of_seat(room, seat).values(values)


def _link_update(room: Room, seat: int, token: str) -> Update:
    return _of_seat(room, seat).values(link=hashed(token))


def _host_update(room: Room, person: Person) -> Update:
    tables = schema.tables
    return update(tables).where(tables.c.id == room.origin.id).values(host=person.id)


def _of_seat(room: Room, seat: int) -> Update:
    c = schema.seats.c
    return update(schema.seats).where(c.table_id == room.origin.id, c.seat == seat)


def _listing() -> Select[Any]:
    c, host = schema.tables.c, schema.people.c.name.label("host")
    told = (c.id, c.game, c.options, c.public, c.status, c.clock, c.created, c.changed, c.summary)
    return select(*told, host).join(schema.people, schema.people.c.id == c.host)


def _told(table: dict[str, Any], seats: list[dict[str, Any]], mine: int | None) -> dict[str, Any]:
    """A table as a list has it."""
    summary = table.pop("summary") or {}
    game = {key: summary.get(key) for key in ("to_move", "bot_to_move", "round", "ranks")}
    return {**table, **game, "seats": seats, "seat": mine}
