"""`megavolt serve` as a process of its own: how it starts, fails to start, and stops."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from megavolt.core.decision import words_of
from tests.server.asgi import PATIENT
from tests.server.served import new_guest, served
from tests.server.servers import children

pytestmark = pytest.mark.slow  # left out of script/test --fast

SERVE = [sys.executable, "-c", "from megavolt.cli import main; main()", "serve"]
RESTART = 1012


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "MEGAVOLT_PACE": "0", "XDG_DATA_HOME": str(folder)}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def serving(folder: Path, port: int) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [*SERVE, "--port", str(port), "--database", f"sqlite:///{folder / 'served.db'}"],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        _wait_until_well(process, port)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def _wait_until_well(process: "subprocess.Popen[str]", port: int) -> None:
    for _ in range(300):
        assert process.poll() is None, process.communicate()
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def refused(*arguments: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*SERVE, *arguments],
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_gracefully(tmp_path: Path, sign: signal.Signals) -> None:
    """Live clients are told to come back, moves are there after a restart, bots end."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with serving(tmp_path, port) as process:
        with new_guest_closed(base) as ana:
            body = {"game": "blackout", "seats": ["me", "random"], "start": True}
            table = ana.post("/api/tables", json=body).json()["table"]
            cookie = {"Cookie": f"megavolt={ana.cookies['megavolt']}"}
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
            with connect(address, additional_headers=cookie) as live:
                before = _play(ana, table, 3)
                bots = children(process.pid)
                assert bots
                process.send_signal(sign)
                assert _close_code(live) == RESTART
        assert process.wait(30) == 0
        _, errors = process.communicate()
        assert not [bot for bot in bots if Path(f"/proc/{bot}").exists()]
    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    assert lines[-1]["event"] == "stopped"
    assert {line["node"] for line in lines} == {socket.gethostname()}
    assert "Traceback" not in errors
    with serving(tmp_path, port):
        after = httpx.get(f"{base}/api/tables/{table}", headers=cookie).json()
    assert after["number"] >= before["number"]
    assert after["moves"] >= before["moves"] >= 3


def _close_code(live: ClientConnection) -> int | None:
    """Read on until the server closes the connection."""
    with suppress(ConnectionClosed):
        while True:
            live.recv(timeout=20)
    return live.close_code


@contextmanager
def new_guest_closed(base: str) -> Iterator[httpx.Client]:
    client = new_guest(base, "Ana")
    try:
        yield client
    finally:
        client.close()


def _play(ana: httpx.Client, table: str, moves: int) -> dict[str, Any]:
    """Make moves until so many were made; the last position that was accepted."""
    while True:
        known: dict[str, Any] = ana.get(f"/api/tables/{table}").json()
        if known["moves"] >= moves:
            return known
        if known["decision"] is None:
            time.sleep(0.05)
            continue
        body = {"number": known["number"], "word": words_of(known["decision"])[0]}
        assert ana.post(f"/api/tables/{table}/play", json=body).status_code in (200, 409)


def test_headers_have_an_end(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'headers.db'}"
    with served(replace(PATIENT, database=database)) as base:
        host, port = base.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=20) as line:
            with suppress(ConnectionError):  # it may be cut off while we still send
                line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 1_000_000)
            answer = b""
            with suppress(ConnectionError):
                answer = line.recv(100)
        assert b" 200 " not in answer
        assert httpx.get(f"{base}/health", timeout=30).status_code == 200


@pytest.mark.slow
class TestStartsThatFail:
    def test_port_in_use(self, tmp_path: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            done = refused("--port", port, folder=tmp_path)
        assert done.returncode == 1
        assert f"127.0.0.1:{port} cannot be used" in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr

    def test_database_of_another_server(self, tmp_path: Path) -> None:
        database = ("--database", f"sqlite:///{tmp_path / 'served.db'}")
        with serving(tmp_path, free_port()) as first:
            done = refused("--port", str(free_port()), *database, folder=tmp_path)
            assert done.returncode == 1
            assert "is already used by another running server" in " ".join(done.stderr.split())
            assert "Traceback" not in done.stderr
            first.kill()
            first.wait()
        with serving(tmp_path, free_port()):  # the lock went with the process
            pass

    @pytest.mark.parametrize(
        ("url", "status", "sentence"),
        [
            ("postgresql://ana:secret@127.0.0.1:1/volt", 1, "cannot be used"),
            ("mysql://localhost/volt", 2, "is not a valid database address"),
            ("nonsense", 2, "is not a valid database address"),
        ],
    )
    def test_bad_database(self, tmp_path: Path, url: str, status: int, sentence: str) -> None:
        done = refused("--port", str(free_port()), "--database", url, folder=tmp_path)
        assert done.returncode == status
        assert sentence in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr
        assert "secret" not in done.stderr + done.stdout

    def test_a_folder_that_cannot_be(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        url = f"sqlite:///{tmp_path / 'file' / 'deep' / 'volt.db'}"
        done = refused("--port", str(free_port()), "--database", url, folder=tmp_path)
        assert done.returncode == 1
        assert "cannot be used" in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr
