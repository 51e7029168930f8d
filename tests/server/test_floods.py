"""Clients that flood a server: its memory stays small, and everybody else is answered."""

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from megavolt.server.operations.settings import Settings
from tests.server.floods import big_map, flooding, memory, wrong_play
from tests.server.servers import Server

SECONDS = 15
MOST_MEMORY = 300  # MiB
FLOODS, HONEST = "127.0.0.1", "127.0.0.2"  # addresses


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that it has unless somebody changes them."""
    found = Server(f"sqlite:///{tmp_path / 'test.db'}")
    found.settings = Settings(
        database=found.settings.database, port=found.port, pace=0.0, log_level="error"
    )
    try:
        yield found.start().wait()
    finally:
        found.kill()


def guest(server: Server, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    client = httpx.Client(base_url=server.url, transport=transport, timeout=30)
    assert client.post("/api/guests", json={"name": "Ana"}).status_code == 201
    return client


def table(client: httpx.Client, **more: object) -> str:
    body = {"game": "recharged", "seats": ["me", "greedy"], "start": True, **more}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def waits(client: httpx.Client, table: str, seconds: float) -> list[float]:
    """How long a table takes to answer, asked for so long, the quickest answer first."""
    found = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.monotonic()
        assert client.get(f"/api/tables/{table}").status_code == 200
        found.append(time.monotonic() - start)
        time.sleep(0.1)
    return sorted(found)


def told(waits: list[float]) -> str:
    middle = waits[len(waits) // 2]
    return f"median {middle * 1000:.0f} ms, p95 {late(waits) * 1000:.0f} ms of {len(waits)}"


def late(waits: list[float]) -> float:
    """What 95 of 100 answers stay below."""
    return waits[int(len(waits) * 0.95)]


@pytest.mark.slow  # floods a server for a quarter of a minute
def test_refusals_that_nobody_reads_do_not_fill_the_memory(server: Server) -> None:
    with closing(guest(server, FLOODS)) as hostile, closing(guest(server, HONEST)) as honest:
        target = table(hostile, options={"map": big_map()}, public=True)
        elsewhere = table(honest)
        path = f"/api/tables/{target}/live?since=0"
        quiet = waits(honest, elsewhere, 3)
        with flooding(server.port, path, hostile.cookies["megavolt"], 50, [wrong_play()] * 50):
            flooded = waits(honest, elsewhere, SECONDS)
    assert server.process is not None
    assert server.process.pid is not None
    held = memory(server.process.pid)
    print(f"\n{held:.0f} MiB; another table: {told(flooded)}; before the flood: {told(quiet)}")
    assert held < MOST_MEMORY
    # How fast others are answered is printed; that they are, all the time, does not depend on
    # the machine.
    assert len(flooded) > SECONDS
