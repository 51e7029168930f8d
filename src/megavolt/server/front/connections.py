"""Connections, before there is a request: how many there may be, and how long they may wait.

Uvicorn closes a connection that is silent after an answer, but waits without end for a first
request, for the rest of one, and for a client that does not read. These protocols do not.
"""

import asyncio
import ipaddress
from collections import Counter
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from megavolt.server.front.affinity import Affinity
from megavolt.server.front.clients import address_key, networks
from megavolt.server.operations.settings import Settings

STUCK = 20.0  # seconds a client may leave what it is sent unread
FRAMES = 64  # messages that one packet may hold; no client sends more at once
PIECE = 4096  # bytes of a packet taken in before they are counted


class Doorkeeper:
    """Counts open connections, of each address and in all. A proxy's address is not one client."""

    def __init__(self, settings: Settings, in_all: int) -> None:
        self.settings = settings
        self.in_all = in_all
        self.count = 0
        self._of: Counter[str] = Counter()
        self._proxies = networks(settings.proxies)

    def enter(self, host: str) -> bool:
        """Count one more; False if there are too many."""
        key, most = address_key(host), self.settings.sockets
        is_full = 0 < most <= self._of[key] and not self._is_proxy(host)
        if is_full or 0 < self.in_all <= self.count:
            return False
        self.count += 1
        self._of[key] += 1
        return True

    def leave(self, host: str) -> None:
        key = address_key(host)
        self.count -= 1
        self._of[key] -= 1
        if not self._of[key]:
            del self._of[key]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class Patience:
    """Ends a connection unless something happens in time."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, transport: asyncio.Transport) -> None:
        """From now on, unless it runs already."""
        if self._timer is None and seconds > 0:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Live(WebSocketsSansIOProtocol):
    """A live connection that is not read while it does not read, and ends if that lasts."""

    door: Doorkeeper

    def __init__(self, config: Config, *given: Any, **more: Any) -> None:
        super().__init__(config, *given, **more)
        self.host: str | None = None
        self._stuck = Patience()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > FRAMES:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck.start(STUCK, self.transport)
        self.transport.pause_reading()  # else pings are answered into a buffer without end

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck.stop()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        self._stuck.stop()
        if self.host is not None:
            self.door.leave(self.host)
            self.host = None
        super().connection_lost(exc)


class Http(H11Protocol):
    """HTTP with a limit of connections, and of time for a request's head and body."""

    door: Doorkeeper
    affinity: Affinity | None  # where there are several processes
    already_read = b""  # by the process that has handed the connection over

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._slow_request, self._stuck = Patience(), Patience()
        self._phase: object = None
        self._host: str | None = None  # while it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host = str((transport.get_extra_info("peername") or ("",))[0])
        super().connection_made(transport)
        if not self.door.enter(host):
            transport.abort()
            return
        self._host = host
        self._watch()
        if self.already_read:
            self.data_received(self.already_read)

    def data_received(self, data: bytes) -> None:
        if self._hand_over(data):
            return
        super().data_received(data)
        self._watch()

    def _hand_over(self, data: bytes) -> bool:
        """Leave a request to another process; only where one begins, and all before is answered."""
        if self.affinity is None or self.conn.trailing_data[0]:
            return False
        states = (self.conn.our_state, self.conn.their_state)
        return states == (h11.IDLE, h11.IDLE) and self.affinity.hand_over(self.transport, data)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Give the head of a request its time, and then its body."""
        if self._host is None:  # refused, or live by now
            return
        phase = self.conn.their_state
        is_idle = phase is h11.IDLE and self.timeout_keep_alive_task is not None
        if phase is not self._phase or is_idle:
            self._slow_request.stop()
        self._phase = phase
        if phase is h11.SEND_BODY:
            self._slow_request.start(self.door.settings.body_seconds, self.transport)
        elif phase is h11.IDLE and not is_idle:
            self._slow_request.start(self.door.settings.head_seconds, self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._slow_request.stop()
        self._stuck.stop()
        host, self._host = self._host, None  # the live connection counts on
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Live)
        protocol.host = host

    def connection_lost(self, exc: Exception | None) -> None:
        self._slow_request.stop()
        self._stuck.stop()
        if self._host is not None:
            self.door.leave(self._host)
            self._host = None
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck.start(STUCK, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck.stop()


def protocols(
    settings: Settings, in_all: int, affinity: Affinity | None
) -> tuple[type[Http], type[Live]]:
    """The protocols of HTTP and of live connections of one process, which count together."""
    shared = {"door": Doorkeeper(settings, in_all)}
    http = type("Http", (Http,), {**shared, "affinity": affinity})
    return http, type("Live", (Live,), shared)
