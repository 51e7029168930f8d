"""`megavolt admin`: what a host does about people, tables and the database."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.table import Table

from megavolt.core.errors import OptionError
from megavolt.terminal.user_files import folder
from megavolt.terminal.user_terminal import UserTerminal

if TYPE_CHECKING:
    from megavolt.server.operations.admin import Admin
    from megavolt.server.storage.database import Database

Result = TypeVar("Result")
Rows = list[dict[str, Any]]
_MOMENTS = ("created", "changed", "banned", "at", "handled")


class AdminCommands:
    """Each method is a command; all of them work on the database, whether a server runs or not."""

    def __init__(self, terminal: UserTerminal, database: str | None, as_json: bool = False) -> None:
        self.terminal = terminal
        self.url = database
        self.as_json = as_json

    # ---- people

    def people(self, part: str, most: int) -> int:
        return self._list(self._with(lambda admin: admin.people(part, most)), "people")

    def person(self, who: str) -> int:
        async def look(admin: "Admin") -> tuple[dict[str, Any], Rows]:
            found = await admin.find(who)
            return found, await admin.sessions(found["id"])

        found, sessions = self._with(look)
        if self.as_json:
            return self._write_json({**found, "sessions": sessions})
        self._list([found], "person")
        return self._list(sessions, "sessions")

    def ban(self, who: str, days: float | None) -> int:
        async def ban(admin: "Admin") -> str:
            person = await admin.find(who)
            await admin.ban(person["id"], days)
            return str(person["name"])

        return self._say("admin-banned", name=self._with(ban), days=days or 0)

    def unban(self, who: str) -> int:
        async def unban(admin: "Admin") -> str:
            person = await admin.find(who)
            await admin.unban(person["id"])
            return str(person["name"])

        return self._say("admin-unbanned", name=self._with(unban))

    def sign_out(self, who: str) -> int:
        async def end(admin: "Admin") -> tuple[str, int]:
            person = await admin.find(who)
            return str(person["name"]), await admin.end_sessions(person["id"])

        name, count = self._with(end)
        return self._say("admin-signed-out", name=name, count=count)

    def reset(self, who: str) -> int:
        """Print the link: the host hands it on."""
        from megavolt.server.operations.settings import Settings

        async def make(admin: "Admin") -> tuple[str, str]:
            person = await admin.find(who)
            return str(person["name"]), await admin.reset_token(person)

        name, token = self._with(make)
        address = Settings.from_environment().shown_address
        return self._say("admin-reset", name=name, link=f"{address}/reset/{token}")

    def export(self, who: str) -> int:
        async def gather(admin: "Admin") -> dict[str, Any]:
            return await admin.export((await admin.find(who))["id"])

        return self._write_json(self._with(gather))

    def delete(self, who: str, sure: bool) -> int:
        async def find(admin: "Admin") -> dict[str, Any]:
            return await admin.find(who)

        person = self._with(find)
        if not sure:
            raise OptionError("admin_not_sure", name=person["name"], number=person["id"])
        count = self._with(lambda admin: admin.delete(person["id"]))
        return self._say("admin-deleted", name=person["name"], count=count)

    # ---- tables

    def tables(self, status: str | None, most: int) -> int:
        return self._list(self._with(lambda admin: admin.tables(status, most)), "tables")

    def close(self, table: str) -> int:
        self._with(lambda admin: admin.close(table))
        return self._say("admin-closed", table=table)

    # ---- maps

    def maps(self, most: int) -> int:
        return self._list(self._with(lambda admin: admin.maps(most)), "maps")

    def take_down(self, map_id: str, gone: bool) -> int:
        """By the id of a map, or by its address."""
        wanted = map_id.rstrip("/").rpartition("/")[2]
        name = self._with(lambda admin: admin.take_down(wanted, gone))
        return self._say("admin-map-deleted" if gone else "admin-map-down", name=name, map=wanted)

    # ---- reports

    def reports(self, handled: bool) -> int:
        return self._list(self._with(lambda admin: admin.reports(handled)), "reports")

    def report(self, number: int) -> int:
        """One report and the chat around its message, which is marked."""
        found, chat = self._with(lambda admin: admin.report(number))
        if self.as_json:
            return self._write_json({**found, "around": chat})
        self._list([found], "reports")
        if found["chat"] is None:
            name = self.terminal.t.player(str(found["name"]))
            return self._say("admin-report-name", name=name)
        marks = ({"mark": ">" if said["number"] == found["chat"] else ""} for said in chat)
        return self._list(
            [{**mark, **said} for mark, said in zip(marks, chat, strict=True)], "chat"
        )

    def handled(self, number: int) -> int:
        self._with(lambda admin: admin.set_handled(number))
        return self._say("admin-handled", number=number)

    def statistics(self) -> int:
        found = self._with(lambda admin: admin.statistics())
        if self.as_json:
            return self._write_json(found)
        table = Table(show_header=False)
        table.add_column()
        table.add_column(justify="right")
        for name, value in found.items():
            table.add_row(self.terminal.t.text("admin-figure", figure=name), f"{value:,}")
        self.terminal.show(table)
        return 0

    # ---- the database

    def check(self) -> int:
        """Replay every table; the exit status is 1 if something is wrong."""
        return asyncio.run(self._check())

    async def _check(self) -> int:
        from megavolt.server.operations.database_check import check_tables, count_tables

        faults = 0
        async with self._opened() as database:
            total = await count_tables(database)
            with self.terminal.err.status("") as progress:
                done = 0
                async for one in check_tables(database):
                    done += 1
                    progress.update(self.terminal.t.text("admin-checking", done=done, total=total))
                    if one.fault:
                        faults += 1
                        detail = {"table": one.table, "detail": one.detail}
                        self.terminal.say(one.fault, **detail)
        self._say("admin-checked", tables=total, faults=faults)
        return 1 if faults else 0

    def backup(self, file: Path, force: bool) -> int:
        from megavolt.server.storage.backup import backup, check_backup
        from megavolt.terminal.user_writing import check_folder

        check_folder(file)
        if file.exists():
            check_backup(file)  # nothing but an older backup is ever replaced
            if not force:
                raise OptionError("backup_exists", file=str(file))
        rows = asyncio.run(self._on_database(lambda database: backup(database, file)))
        return self._say("admin-backup", file=str(file), rows=rows)

    def restore(self, file: Path) -> int:
        from megavolt.server.storage.backup import restore

        rows = asyncio.run(self._on_database(lambda database: restore(database, file), fresh=True))
        return self._say("admin-restored", file=str(file), rows=rows)

    # ---- how

    def _with(self, act: Callable[["Admin"], Awaitable[Result]]) -> Result:
        async def run(database: "Database") -> Result:
            from megavolt.server.operations.admin import Admin

            return await act(Admin(database, time.time))

        return asyncio.run(self._on_database(run))

    async def _on_database(
        self, act: Callable[["Database"], Awaitable[Result]], fresh: bool = False
    ) -> Result:
        async with self._opened(fresh) as database:
            return await act(database)

    @asynccontextmanager
    async def _opened(self, fresh: bool = False) -> AsyncIterator["Database"]:
        """The database; it must be there already, unless it is about to be filled."""
        from megavolt.server.operations.serve import settings_for
        from megavolt.server.operations.settings import Settings
        from megavolt.server.storage.database import Database

        settings = settings_for(Settings.from_environment(), folder(), database=self.url)
        database = Database(settings.database)
        try:
            if not fresh:
                database.check_exists()
                await database.open()
            yield database
        finally:
            await database.close()

    def _say(self, message: str, **facts: object) -> int:
        self.terminal.say(message, "", **facts)
        return 0

    def _write_json(self, found: object) -> int:
        text = json.dumps(found, ensure_ascii=False, indent=2)
        self.terminal.out.print(text, soft_wrap=True)
        return 0

    def _list(self, rows: Rows, title: str) -> int:
        if self.as_json:
            return self._write_json(rows)
        t = self.terminal.t
        if not rows:
            return self._say("admin-none")
        table = Table(title=t.text("admin-title", of=title), title_justify="left")
        for column in rows[0]:
            table.add_column(t.text("admin-column", column=column))
        for row in rows:
            table.add_row(*(t.player(_shown(column, value)) for column, value in row.items()))
        self.terminal.show(table)
        return 0


def _shown(column: str, value: object) -> str:
    if value is None:
        return ""
    if column in _MOMENTS:
        assert isinstance(value, float)
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)
