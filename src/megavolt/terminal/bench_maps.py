"""`megavolt bench --maps`: from the name of a place to the first move on a map of it.

Everything goes over the network to a server of its own, as a browser does it. Times are
wall-clock time: it is what a player waits.
"""

import asyncio
import json
import platform
import time
from collections.abc import Awaitable
from typing import Any, TypeVar

from rich.table import Table

from megavolt.core.decision import words_of
from megavolt.core.errors import OptionError
from megavolt.terminal.user_terminal import UserTerminal

PLACES = ("Luxembourg", "Poland", "Bavaria", "Benelux", "Japan", "Canada")
EDITION = "recharged"
SEATS = ("me", "greedy", "greedy", "greedy")
STEPS = ("map_s", "table_s", "move_s")
Row = dict[str, Any]
Answer = TypeVar("Answer")


def bench_maps(terminal: UserTerminal, as_json: bool) -> int:
    """A server, then one place after the other."""
    try:
        from megavolt.server.operations.load import own_server
    except ModuleNotFoundError as missing:
        name = str(missing.name)
        raise OptionError("extra_missing", extra="server,client", module=name) from None
    with own_server("") as server:
        rows = asyncio.run(_rows(server.url))
    if as_json:
        facts = {"python": platform.python_version(), "machine": platform.machine()}
        terminal.out.print(json.dumps({**facts, "rows": rows}), soft_wrap=True)
        return 0
    table = Table(title=terminal.t.text("bench-maps-title"), title_justify="left")
    table.add_column(terminal.t.text("bench-maps-column", column="place"))
    for name in (*STEPS, "total_s"):
        table.add_column(terminal.t.text("bench-maps-column", column=name), justify="right")
    for row in rows:
        table.add_row(row["place"], *(f"{row[name]:.2f}" for name in (*STEPS, "total_s")))
    terminal.show(table)
    return 0


async def _rows(url: str) -> list[Row]:
    from megavolt.server.client import Client

    async with Client(url) as client:
        token = await client.guest("Ana")
        return [await _measured(client, token, place) for place in PLACES]


async def _measured(client: Any, token: str, place: str) -> Row:
    row: Row = {"place": place}
    made = await _timed(row, "map_s", client.post("/api/workshop/make", token, {"places": place}))
    options = {"map": made["data"]}
    table = await _timed(
        row, "table_s", client.create(token, EDITION, SEATS, options=options, start=True)
    )
    await _timed(row, "move_s", _first_move(client.url, table["table"], token))
    return {**row, "total_s": round(sum(row[name] for name in STEPS), 3)}


async def _timed(row: Row, name: str, asked: Awaitable[Answer]) -> Answer:
    start = time.perf_counter()
    answer = await asked
    row[name] = round(time.perf_counter() - start, 3)
    return answer


async def _first_move(url: str, table: str, token: str) -> None:
    """Ours: the bots that come before have moved by then."""
    from megavolt.server.client import Seat

    async with Seat([url], table, token) as seat:
        position = await seat.my_turn()
        assert position is not None  # a game begins
        await seat.play(words_of(position["decision"])[0])
