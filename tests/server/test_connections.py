"""Connections that ask for nothing, ask too slowly or do not read: they do not shut others out."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from megavolt.server.front import connections
from megavolt.server.front.connections import Doorkeeper
from megavolt.server.live.backlog import Backlog
from megavolt.server.live.hub import Subscriber
from megavolt.server.operations.serve import most_sockets, raise_file_limit
from megavolt.server.operations.settings import Settings
from tests.server.floods import RawLine, frame
from tests.server.served import new_guest, served

HALF = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Half:"
SLOW_BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"


@contextmanager
def patient(tmp_path: Path, **limits: object) -> Iterator[str]:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    with served(Settings(database=url, workers=1, **limits)) as base:  # type: ignore[arg-type]
        yield base


def line_to(base: str, source: str = "127.0.0.1") -> socket.socket:
    address = httpx.URL(base)
    line = socket.create_connection((address.host, address.port or 80), 10, (source, 0))
    line.settimeout(10)
    return line


def is_closed(line: socket.socket) -> bool:
    """Has the server ended the connection, or does it within ten seconds?"""
    try:
        return line.recv(1000) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def live_line(base: str) -> RawLine:
    with closing(new_guest(base, "Ana")) as ana:
        made = ana.post("/api/tables", json={"game": "cards", "seats": ["me", "open"]}).json()
        path = f"/api/tables/{made['table']}/live"
        return RawLine(httpx.URL(base).port or 80, path, ana.cookies["megavolt"])


def ask_from(base: str, source: str) -> int:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=base, transport=transport, timeout=10) as client:
        return client.get("/health").status_code


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with patient(tmp_path, sockets=20) as base, ExitStack() as open_lines:
        lines = [open_lines.enter_context(line_to(base)) for _ in range(30)]
        for line in lines[::2]:
            line.sendall(HALF)
        assert sum(is_closed(line) for line in lines[20:]) == 10
        assert ask_from(base, "127.0.0.2") == 200


def test_a_place_is_free_again_when_a_connection_ends(tmp_path: Path) -> None:
    with patient(tmp_path, sockets=2) as base:
        for _ in range(5):
            assert ask_from(base, "127.0.0.1") == 200


@pytest.mark.parametrize("sent", [b"", HALF, SLOW_BODY])
def test_a_request_that_does_not_arrive_in_time_ends_its_connection(
    tmp_path: Path, sent: bytes
) -> None:
    with patient(tmp_path, head_seconds=0.5, body_seconds=0.5) as base, line_to(base) as line:
        line.sendall(sent)
        start = time.monotonic()
        assert is_closed(line)
        assert 0.4 < time.monotonic() - start < 5


def test_the_head_of_a_second_request_has_its_time_too(tmp_path: Path) -> None:
    with patient(tmp_path, head_seconds=0.5) as base, line_to(base) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        while b"ok" not in line.recv(1000):
            pass
        line.sendall(HALF)
        assert is_closed(line)


def test_a_live_connection_lasts(tmp_path: Path) -> None:
    with patient(tmp_path, head_seconds=2.0, body_seconds=2.0, sockets=3) as base:
        live = live_line(base)
        assert not live.is_closed(3.0)
        live.close()


@pytest.mark.parametrize("opcode", [1, 9])  # messages, pings
def test_who_does_not_read_is_not_read_and_then_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opcode: int
) -> None:
    monkeypatch.setattr(connections, "STUCK", 1.0)
    with patient(tmp_path, burst=0, address_burst=0) as base:
        live = live_line(base)
        text = '{"type": "ping", "id": "' + "x" * 40 + '"}' if opcode == 1 else "x" * 120
        live.line.settimeout(0.3)
        sent, end = 0, time.monotonic() + 20
        while time.monotonic() < end:
            try:
                sent += live.line.send(frame(text, opcode) * 20)
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("it was never cut off")
        assert sent < 16 * 1024 * 1024  # what the system holds for both sides, and no more
        live.close()


def test_proxies_bring_many_clients() -> None:
    door = Doorkeeper(Settings(sockets=1, proxies="10.0.0.0/8"), in_all=5)
    assert [door.enter("192.0.2.1") for _ in range(2)] == [True, False]
    assert [door.enter("10.1.2.3") for _ in range(5)] == [True, True, True, True, False]


def test_the_file_limit_is_raised_and_leaves_some_for_others() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        files = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == files > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert most_sockets(Settings(), 1024) == 824
    assert most_sockets(Settings(), 65_536) == Settings().sockets_in_all


class TestBacklog:
    def subscribers(self, backlog: Backlog, *addresses: str) -> list[Subscriber]:
        return [Subscriber(None, "", backlog, address) for address in addresses]

    def test_of_a_connection_is_counted_in_bytes(self) -> None:
        backlog = Backlog(connection=10_000, person=100_000, in_all=100_000)
        (line,) = self.subscribers(backlog, "a")
        for _ in range(8):
            line.send("\N{ELECTRIC PLUG}" * 600)
        assert line.queue.get_nowait() is None  # cut off
        assert backlog.total == 0

    def test_takes_a_first_message_of_any_length(self) -> None:
        backlog = Backlog(connection=10_000, person=10_000, in_all=100_000)
        (line,) = self.subscribers(backlog, "a")
        line.send("x" * 50_000)
        line.send("x" * 5_000)
        assert line.queue.qsize() == 2
        line.send("x" * 5_000)
        assert line.queue.get_nowait() is None

    def test_of_a_person_spans_connections(self) -> None:
        backlog = Backlog(connection=10_000, person=8_000, in_all=100_000)
        one, two, other = self.subscribers(backlog, "a", "a", "b")
        for line in (one, two, other):
            line.send("x" * 9_000)
        assert [line.queue.qsize() for line in (one, two, other)] == [1, 1, 1]
        assert two.queue.get_nowait() is None
        assert (one.queue.get_nowait(), other.queue.get_nowait()) == ("x" * 9_000,) * 2

    def test_in_all_cuts_off_whoever_is_furthest_behind(self) -> None:
        backlog = Backlog(connection=10_000, person=15_000, in_all=18_000)
        far, near = self.subscribers(backlog, "a", "b")
        far.send("x" * 9_900)
        for _ in range(9):
            near.send("x" * 950)
        assert far.queue.get_nowait() is None
        assert near.queue.qsize() == 9
