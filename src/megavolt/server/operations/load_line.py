"""A live connection for the load test: as little work as possible for the process that measures."""

import asyncio
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from megavolt.server.client import COOKIE

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_SHORT, _LONGER = 126, 127
_KEY = b"AAAAAAAAAAAAAAAAAAAAAA=="  # the handshake asks for 16 bytes; nobody compares them here


class Message(msgspec.Struct):
    """What the load test reads of a live message."""

    type: str
    id: int | None = None
    number: int = 0
    patch: list[list[Any]] = []
    position: dict[str, Any] | None = None
    error: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(Message).decode


class LoadLine(asyncio.Protocol):
    """One WebSocket: whole text frames from the server in, small ones out."""

    def __init__(self, heard: Callable[[Message], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._bytes = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, url: str, table: str, token: str,
        heard: Callable[[Message], None], lost: Callable[[], None],
    ) -> "LoadLine":  # fmt: skip
        """Connect; the position comes as the first message. Raises OSError."""
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        host, port = place.hostname or "", place.port or 80
        _, line = await loop.create_connection(lambda: cls(heard, lost), host, port)
        line._write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {_KEY.decode()}\r\nCookie: {COOKIE}={token}\r\n\r\n".encode()
        )
        return line

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def close(self) -> None:
        self._lost = _nothing
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        """One frame; its mask is zero, so that the text stays as it is."""
        if len(data) < _SHORT:
            length = bytes([0x80 | len(data)])
        else:
            length = bytes([0x80 | _SHORT]) + len(data).to_bytes(2, "big")
        self._write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + data)

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    # ---- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop has its own class

    def connection_lost(self, problem: Exception | None) -> None:
        self._transport = None
        self._lost()

    def data_received(self, data: bytes) -> None:
        data = self._bytes + data
        start = 0 if self._is_open else self._after_handshake(data)
        while self._is_open and (found := _frame(data, start)) is not None:
            kind, first, start = found
            self._take(kind, data[first:start])
        self._bytes = data[start:]

    def _after_handshake(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        self._is_open = data.startswith(b"HTTP/1.1 101")
        if not self._is_open and self._transport is not None:
            self._transport.close()
        return end

    def _take(self, kind: int, data: bytes) -> None:
        if kind == _TEXT:
            self._heard(_decode(data))
        elif kind == _PING:
            self._send(_PONG, data)
        elif kind == _CLOSE and self._transport is not None:
            self._transport.close()


def _frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The next whole frame: its kind, and where its content begins and ends."""
    if len(data) < start + 2:
        return None
    length, first = data[start + 1], start + 2
    if length == _SHORT:
        first += 2
        length = int.from_bytes(data[start + 2 : first], "big")
    elif length == _LONGER:
        first += 8
        length = int.from_bytes(data[start + 2 : first], "big")
    if len(data) < first + length:
        return None
    return data[start] & 0x0F, first, first + length


def _nothing() -> None:
    """The connection was closed on purpose."""
