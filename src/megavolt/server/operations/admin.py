"""What a host does about people and tables: in the database, whether or not a server is running.

A running server takes notice within seconds: of sessions that ended, and of new entries in the
log of a table.
"""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Select, String, func, or_, select, update

from megavolt.server.errors import NotAllowed, NotFound
from megavolt.server.operations.settings import Settings
from megavolt.server.people import leaving, one_time_links
from megavolt.server.people.own_data import OwnData
from megavolt.server.people.people import People, folded
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database
from megavolt.server.tables import log
from megavolt.server.tables.lobby import Lobby
from megavolt.server.tables.own_maps import delete_map
from megavolt.server.tables.playing import Playing
from megavolt.server.tables.rooms import Rooms

DAY: Final = 24 * 3600.0
FOR_EVER: Final = 100 * 365 * DAY
AROUND: Final = 10  # messages before a reported one, and after it
Row = dict[str, Any]


class Admin:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self._people = People(database, now)

    # ---- people

    async def people(self, part: str, most: int) -> list[Row]:
        """Those whose name or login has a part in it, the newest first."""
        p, s = schema.people.c, schema.sessions.c
        sessions = select(func.count()).where(s.person == p.id).scalar_subquery()
        seats = select(func.count()).where(schema.seats.c.person == p.id).scalar_subquery()
        query = select(
            p.id, p.name, p.login, p.created, p.banned,
            sessions.label("sessions"), seats.label("seats"),
        )  # fmt: skip
        if part:
            low = f"%{_literal(part.lower())}%"
            fits = (func.lower(c).like(low, escape="\\") for c in (p.name, p.login))
            query = query.where(or_(*fits))
        return await self._rows(query.order_by(p.id.desc()).limit(most))

    async def find(self, who: str) -> Row:
        """One person, by login or by number; raises NotFound."""
        p = schema.people.c
        query = select(p.id, p.name, p.login, p.email, p.verified, p.created, p.banned, p.language)
        fits = or_(p.login == folded(who), func.cast(p.id, String) == who.removeprefix("#"))
        rows = await self._rows(query.where(fits))
        if len(rows) != 1:
            raise NotFound("no_such_person", person=who[:40])
        return rows[0]

    async def sessions(self, person: int) -> list[Row]:
        c = schema.sessions.c
        query = select(c.created, c.agent).where(c.person == person)
        return await self._rows(query.order_by(c.created.desc()))

    async def end_sessions(self, person: int) -> int:
        """Sign somebody out everywhere; gives how many sessions there were."""
        async with self.database.write() as connection:
            return await self._people.end_sessions(connection, person)

    async def ban(self, person: int, days: float | None) -> None:
        """Nobody can sign in to the account, or use its sessions, for so many days or for ever."""
        until = self.now() + (FOR_EVER if days is None else days * DAY)
        chosen = update(schema.people).where(schema.people.c.id == person)
        async with self.database.write() as connection:
            await connection.execute(chosen.values(banned=until))
            await self._people.end_sessions(connection, person)

    async def unban(self, person: int) -> None:
        chosen = update(schema.people).where(schema.people.c.id == person)
        async with self.database.write() as connection:
            await connection.execute(chosen.values(banned=None))

    async def reset_token(self, person: Row) -> str:
        """What a link for a new password holds; raises NotAllowed for a guest, who has none."""
        if person["login"] is None:
            raise NotAllowed("guest_has_no_password", name=person["name"])
        async with self.database.write() as connection:
            return await self._people.links.make(connection, person["id"], one_time_links.PASSWORD)

    async def export(self, person: int) -> dict[str, Any]:
        async with self.database.read() as connection:
            return await leaving.export(connection, person)

    async def delete(self, person: int) -> int:
        """Delete an account; gives how many tables keep a seat without a name."""
        rooms = Rooms(self.database, self.now)
        who = await self._people.by_id(person)
        assert who is not None
        await leaving.leave_seats(Lobby(rooms, Settings()), Playing(rooms), who)
        return len(await OwnData(self._people).leave(who))

    # ---- tables

    async def tables(self, status: str | None, most: int) -> list[Row]:
        c = schema.tables.c
        host = schema.people.c.name.label("host")
        query = select(c.id, c.game, c.status, c.length, c.created, c.changed, host)
        query = query.join(schema.people, schema.people.c.id == c.host)
        if status:
            query = query.where(c.status == status)
        return await self._rows(query.order_by(c.changed.desc()).limit(most))

    async def close(self, table_id: str) -> None:
        """End a game, whoever plays in it; raises NotFound, NotAllowed."""
        await Rooms(self.database, self.now).close_unopened(table_id)

    # ---- maps

    async def maps(self, most: int) -> list[Row]:
        """Those that the gallery shows to all, the one that changed last first."""
        c = schema.maps.c
        maker = schema.people.c.name.label("maker")
        query = select(c.id.label("map"), c.name, maker, c.created, c.changed).where(c.public)
        query = query.join(schema.people, schema.people.c.id == c.owner)
        return await self._rows(query.order_by(c.changed.desc()).limit(most))

    async def take_down(self, map_id: str, gone: bool) -> str:
        """Show a map to its maker and their friends only, or delete it; gives its name."""
        c = schema.maps.c
        chosen = c.id == map_id
        async with self.database.write() as connection:
            name = (await connection.execute(select(c.name).where(chosen))).scalar()
            if name is None:
                raise NotFound("no_such_map")
            if gone:
                await delete_map(connection, map_id)
            else:
                await connection.execute(update(schema.maps).where(chosen).values(public=False))
        return str(name)

    # ---- reports

    async def reports(self, handled: bool) -> list[Row]:
        """What people have reported, the oldest first; with those that are handled, or not."""
        query = _reports()
        if not handled:
            query = query.where(schema.reports.c.handled.is_(None))
        return await self._rows(query)

    async def report(self, number: int) -> tuple[Row, list[Row]]:
        """One report, and the chat around its message as it is now; raises NotFound."""
        rows = await self._rows(_reports().where(schema.reports.c.id == number))
        if not rows:
            raise NotFound("no_such_report", number=number)
        chat, c = rows[0]["chat"], schema.chats.c
        if chat is None:
            return rows[0], []
        around = c.number.between(chat - AROUND, chat + AROUND)
        query = select(c.number, c.at, c.person, c.name, c.text)
        chosen = query.where(c.table_id == rows[0]["table"], around)
        return rows[0], await self._rows(chosen.order_by(c.number))

    async def set_handled(self, number: int) -> None:
        """Raises NotFound."""
        chosen = update(schema.reports).where(schema.reports.c.id == number)
        async with self.database.write() as connection:
            if not (await connection.execute(chosen.values(handled=self.now()))).rowcount:
                raise NotFound("no_such_report", number=number)

    async def statistics(self) -> dict[str, int]:
        """How many there are of what, and how much happened in the last day and week."""
        p, t, e = schema.people, schema.tables, schema.entries
        day, week = self.now() - DAY, self.now() - 7 * DAY
        moves = select(func.count()).select_from(e).where(e.c.kind == log.MOVE)
        asked = {
            "accounts": select(func.count(p.c.login)),
            "guests": select(func.count()).select_from(p).where(p.c.login.is_(None)),
            "sessions": select(func.count()).select_from(schema.sessions),
            "open": select(func.count()).select_from(t).where(t.c.status == "open"),
            "playing": select(func.count()).select_from(t).where(t.c.status == "playing"),
            "over": select(func.count()).select_from(t).where(t.c.status == "over"),
            "moves": moves,
            "moves-day": moves.where(e.c.at > day),
            "moves-week": moves.where(e.c.at > week),
            "new-people-week": select(func.count()).select_from(p).where(p.c.created > week),
            "tables-week": select(func.count()).select_from(t).where(t.c.changed > week),
            "chats": select(func.count()).select_from(schema.chats),
            "reports": select(func.count()).where(schema.reports.c.handled.is_(None)),
        }
        async with self.database.read() as connection:
            return {
                name: (await connection.execute(query)).scalar_one()
                for name, query in asked.items()
            }

    async def _rows(self, query: Select[Any]) -> list[Row]:
        async with self.database.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def _reports() -> Select[Any]:
    r = schema.reports.c
    reporter = schema.people.c.name.label("reporter")
    table = r.table_id.label("table")
    query = select(r.id, r.at, r.person, r.name, table, r.chat, r.reason, reporter, r.handled)
    return query.join(schema.people, schema.people.c.id == r.reporter).order_by(r.id)


def _literal(part: str) -> str:
    """A part of a name in which % and _ mean themselves."""
    return part.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
