"""What a hostile client does: maps as big as a map may be, sockets that send and never read."""

import base64
import json
import multiprocessing
import os
import select
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

LONG = "\N{ELECTRIC PLUG}" * 60  # as long as a name may be; each character takes four bytes


def big_map(number: int = 0) -> dict[str, Any]:
    """A map that is valid, about 120 KB of JSON in UTF-8, and full of emoji."""
    regions = [
        {"id": f"r{n}", "name": LONG, "name_es": LONG, "name_pl": LONG, "color": "red"}
        for n in range(12)
    ]
    cities = [
        {"id": _city(n), "name": LONG, "region": f"r{n % 12}", "lat": n / 10, "lon": n / 10}
        for n in range(150)
    ]
    pairs = [(a, a + step) for step in (12, 1, 2) for a in range(150 - step)]
    connections = [{"a": _city(a), "b": _city(b), "cost": 1 + number % 90} for a, b in pairs]
    renames = [
        {"from": _city(n), "id": f"d{n}", "name": LONG, "lat": 1.0, "lon": 1.0} for n in range(100)
    ]
    return {
        "id": "big",
        "name": f"{number} {LONG}"[:60],
        "overlay": {"deluxe": {"renames": renames}},
        "regions": regions,
        "cities": cities,
        "connections": connections,
    }


def _city(number: int) -> str:
    return f"c{number:03}-" + "x" * 15


class RawLine:
    """A WebSocket by hand, from an address of one's choice: it reads only what it is told to."""

    def __init__(self, port: int, path: str, cookie: str, source: str = "127.0.0.1") -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.bind((source, 0))
        self.line.settimeout(10)
        self.line.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: megavolt={cookie}",
            "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        self.line.sendall("\r\n".join([*head, "", ""]).encode())
        self.status = self.line.recv(12).decode()

    def send(self, text: str) -> None:
        """One masked frame; raises OSError when the server takes no more."""
        self.line.sendall(frame(text))

    def is_closed(self, seconds: float) -> bool:
        """Does the server end the connection within that time? Reads whatever comes."""
        end = time.monotonic() + seconds
        self.line.settimeout(0.2)
        while time.monotonic() < end:
            try:
                if not self.line.recv(65_536):
                    return True
            except TimeoutError:
                continue
            except OSError:
                return True
        return False

    def close(self) -> None:
        self.line.close()


def frame(text: str, opcode: int = 1) -> bytes:
    """A frame as a client sends it."""
    data, mask = text.encode(), b"\1\2\3\4"
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    return bytes([0x80 | opcode]) + size + mask + masked


def memory(pid: int) -> float:
    """The most memory a process has held so far, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the system does not tell")


@contextmanager
def flooding(port: int, path: str, cookie: str, lines: int, texts: list[str]) -> Iterator[None]:
    """A process opens so many lines and sends these frames, as fast as the server takes them."""
    data = b"".join(frame(text) for text in texts)
    context = multiprocessing.get_context("forkserver")
    begun = context.Event()
    process = context.Process(target=_flood, args=(port, path, cookie, lines, data, begun))
    process.start()
    try:
        assert begun.wait(60)
        yield
    finally:
        process.kill()
        process.join()


def _flood(port: int, path: str, cookie: str, count: int, data: bytes, begun: Event) -> None:
    lines = [RawLine(port, path, cookie).line for _ in range(count)]
    at = dict.fromkeys(lines, 0)
    for line in lines:
        line.setblocking(False)
    begun.set()
    while at:
        _, ready, _ = select.select([], list(at), [], 1.0)
        for line in ready:
            try:
                at[line] = (at[line] + line.send(data[at[line] :])) % len(data)
            except OSError:  # the server has ended it
                del at[line]
        time.sleep(0.02)


def wrong_play(number: int = 10_000) -> str:
    """A move in a position that is not the present one."""
    return json.dumps({"type": "play", "id": 1, "number": number, "word": "pass"})
