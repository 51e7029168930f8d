"""Several processes of one server: whose table it is, connections handed over, one that dies."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast
from zlib import crc32

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from megavolt.core.errors import OptionError
from megavolt.server.front.affinity import Affinity
from megavolt.server.operations.serve import check
from megavolt.server.operations.settings import Settings
from megavolt.server.tables.room import OVER
from tests.server.playing_clients import Game, check_stored, finish, new_game
from tests.server.servers import Server

TOKEN = "metrics"


def test_an_sqlite_file_is_not_shared(sqlite_url: str) -> None:
    with pytest.raises(OptionError, match="--database postgresql://"):
        check(Settings(database=sqlite_url, processes=2))
    check(Settings(database=sqlite_url, processes=1))


# ---- handing over, between two ends in one process


class Connection:
    """What `hand_over` needs of a transport."""

    def __init__(self) -> None:
        self.here, self.client = socket.socketpair()
        self.unsent = 0
        self.is_closed = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def get_extra_info(self, name: str) -> socket.socket:
        assert name == "socket"
        return self.here

    def abort(self) -> None:
        self.is_closed = True
        self.here.close()


@pytest.fixture
def processes() -> Iterator[list[Affinity]]:
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(2)]
    for line in (line for pair in pairs for line in pair):
        line.setblocking(False)
    inlets = [inlet for inlet, _ in pairs]
    yield [Affinity(own, inlets, outlet) for own, (_, outlet) in enumerate(pairs)]
    for line in (line for pair in pairs for line in pair):
        line.close()


@pytest.fixture
def connection() -> Iterator[Connection]:
    found = Connection()
    yield found
    found.here.close()
    found.client.close()


def home(table: str) -> int:
    return crc32(table.encode()) % 2


OF_FIRST = next(name for name in "abcdefgh" if home(name) == 0)
OF_SECOND = next(name for name in "abcdefgh" if home(name) == 1)


def hand_over(affinity: Affinity, connection: Connection, data: bytes) -> bool:
    return affinity.hand_over(cast("asyncio.Transport", connection), data)


@pytest.mark.parametrize(
    "data",
    [
        f"GET /api/tables/{OF_SECOND} HTTP/1.1\r\nHost: x\r\n\r\n".encode(),
        f"POST /api/tables/{OF_SECOND}/play HTTP/1.1\r\n".encode(),
        f"GET /api/tables/{OF_SECOND}/live?since=3 HTTP/1.1\r\n".encode(),
        b"GET /metrics?process=2 HTTP/1.1\r\n",
    ],
)
def test_a_request_goes_to_the_tables_process(
    processes: list[Affinity], connection: Connection, data: bytes
) -> None:
    first, second = processes
    assert not hand_over(second, connection, data), "it is at home there"
    assert hand_over(first, connection, data)
    assert connection.is_closed
    taken, read = second.receive()
    with taken:
        assert read == data
        taken.sendall(b"the same connection")
        assert connection.client.recv(100) == b"the same connection"
    with pytest.raises(BlockingIOError):
        second.receive()


@pytest.mark.parametrize(
    "data",
    [
        f"GET /api/tables/{OF_FIRST} HTTP/1.1\r\n".encode(),
        b"GET /api/tables HTTP/1.1\r\n",
        b"GET /metrics HTTP/1.1\r\n",
        b"GET /health HTTP/1.1\r\n",
        f"GET /api/tables/{OF_SECOND}".encode(),  # its name may go on
        f"GET /api/tables/{OF_SECOND} HTTP/1.1\r\n".encode() + b"x" * 1_000_000,
        b"\xff\xfe",
    ],
)
def test_what_is_not_for_another_is_served_here(
    processes: list[Affinity], connection: Connection, data: bytes
) -> None:
    assert not hand_over(processes[0], connection, data)
    assert not connection.is_closed


def test_a_connection_with_an_answer_on_its_way_stays(
    processes: list[Affinity], connection: Connection
) -> None:
    connection.unsent = 1
    data = f"GET /api/tables/{OF_SECOND} HTTP/1.1\r\n".encode()
    assert not hand_over(processes[0], connection, data)


def test_a_process_that_takes_nothing_is_not_waited_for(processes: list[Affinity]) -> None:
    data = f"GET /api/tables/{OF_SECOND} HTTP/1.1\r\n".encode()
    lines = [Connection() for _ in range(2_000)]
    taken = [hand_over(processes[0], line, data) for line in lines]
    for line in lines:
        line.here.close()
        line.client.close()
    assert taken[0]
    assert not taken[-1]
    with suppress(BlockingIOError):
        while True:
            processes[1].receive()[0].close()


# ---- a real server


@contextmanager
def running(url: str, **settings: Any) -> Iterator[Server]:
    server = Server(url, processes=2)
    server.settings = replace(server.settings, metrics_token=TOKEN, **settings)
    try:
        yield server.start().wait()
    finally:
        server.kill()


@pytest.mark.slow  # a server starts
def test_one_connection_asks_for_tables_of_both_processes(postgres_url: str) -> None:
    with running(postgres_url, connections=1) as server, httpx.Client(base_url=server.url) as ana:
        ana.post("/api/guests", json={"name": "Ana"})
        body = {"game": "cards", "seats": ["me", "open"]}
        tables = [ana.post("/api/tables", json=body).json()["table"] for _ in range(4)]
        for table in tables * 3:
            assert ana.get(f"/api/tables/{table}").json()["table"] == table
        for process in range(2):
            at_home = sum(home(table) == process for table in tables)
            assert _answered(ana, process, "/api/tables/{table}") == 3 * at_home
        # The address of a client comes along: each may have one live connection.
        lines = [_line(server, tables[0], ana, f"127.0.0.{n}") for n in (1, 2)]
        with lines[0], lines[1], pytest.raises(InvalidStatus):
            _line(server, tables[0], ana, "127.0.0.2")


def _answered(client: httpx.Client, process: int, route: str) -> float:
    """How many requests a process has answered on a route."""
    answer = client.get(
        f"/metrics?process={process + 1}", headers={"authorization": f"Bearer {TOKEN}"}
    )
    wanted = f'megavolt_http_requests_total{{method="GET",route="{route}",'
    rows = [row for row in answer.text.splitlines() if row.startswith(wanted)]
    return sum(float(row.split()[-1]) for row in rows)


def _line(server: Server, table: str, client: httpx.Client, address: str) -> ClientConnection:
    """A live connection from an address of this machine."""
    cookie = {"Cookie": f"megavolt={client.cookies['megavolt']}"}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(url, additional_headers=cookie, source_address=(address, 0))


@pytest.mark.slow  # a server starts, games are played, a process starts again
def test_games_go_on_when_a_process_is_killed(postgres_url: str) -> None:
    with running(postgres_url) as server:

        async def check() -> None:
            games: list[Game] = []
            while {home(game.table) for game in games} != {0, 1}:
                games.append(await new_game([[server.url]] * 2, "blackout", Random(len(games))))
            playing = [asyncio.create_task(game.play()) for game in games]
            while any(len(game.acknowledged) < 3 for game in games):
                await asyncio.sleep(0.01)
            before = server.workers()
            os.kill(before[0], signal.SIGKILL)
            await asyncio.gather(*playing)
            rooms = await check_stored(postgres_url, games)
            assert [room.status for room in rooms] == [OVER] * len(games)
            broken = [max(game.connections) > 1 for game in games]
            assert any(broken), "some had to connect again"
            assert not all(broken), "tables of the other process noticed nothing"
            assert before[1] in server.workers()
            assert len(server.workers()) == 2

        finish(check())


@pytest.mark.slow  # a server starts
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_server(postgres_url: str, sign: signal.Signals) -> None:
    """Stopped in good order, or killed: nobody would ever stop its processes then."""
    with running(postgres_url) as server:
        httpx.get(f"{server.url}/health", timeout=30)
        workers = server.workers()
        assert len(workers) == 2
        assert server.process is not None
        assert server.process.pid is not None
        os.kill(server.process.pid, sign)
        server.process.join(30)
        assert server.process.exitcode == (0 if sign == signal.SIGTERM else -sign)
        end = time.monotonic() + 30
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < end
            time.sleep(0.05)
