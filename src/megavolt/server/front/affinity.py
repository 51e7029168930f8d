"""Several processes of one server: a request that names a table goes to that table's process.

Any process can serve any table, as any node can. But only one of them should keep a table in
memory and follow what happens there. All processes accept connections at the same address; the
one that reads a request for another's table hands over the connection itself, with what was read
from it, so nothing stands between client and server afterwards. Where that does not work, it
serves the request.
"""

import asyncio
import re
import socket
from collections.abc import Sequence
from zlib import crc32

MOST_BYTES = 262_144  # of one read; the system may take less at a time
_TABLE = re.compile(rb"[A-Z]+ /api/tables/(\w+)[/? ]")
# Each process counts for itself: 1 is the first, and answers where none is named.
_METRICS = re.compile(rb"GET /metrics(?:\?process=([1-9]\d{0,2}))? ")


class Affinity:
    """How one process knows what is its own, and reaches the others."""

    def __init__(self, own: int, inlets: Sequence[socket.socket], outlet: socket.socket) -> None:
        """`inlets`: by process, where to hand in connections for it; `outlet`: those for this."""
        self.own = own
        self.outlet = outlet
        self._inlets = inlets

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Give the connection to the process that its next request is for.

        False if that is this one, or cannot take it now. `data` begins with a request.
        """
        home = self._home(data)
        if home == self.own or transport.get_write_buffer_size():
            return False
        connection = transport.get_extra_info("socket")
        try:
            socket.send_fds(self._inlets[home], [data], [connection.fileno()])
        except OSError:  # too much waits there already, or this is too long
            return False
        transport.abort()  # closes this end; the other process has one of its own
        return True

    def _home(self, data: bytes) -> int:
        """The process that a request belongs to."""
        if named := _TABLE.match(data):
            return crc32(named[1]) % len(self._inlets)
        if named := _METRICS.match(data):
            return (int(named[1] or 1) - 1) % len(self._inlets)
        return self.own

    def receive(self) -> tuple[socket.socket, bytes]:
        """A connection that was handed over to this process, and what was read from it already.

        Raises BlockingIOError if there is none.
        """
        data, descriptors, _, _ = socket.recv_fds(self.outlet, MOST_BYTES, 1)
        return socket.socket(fileno=descriptors[0]), data
