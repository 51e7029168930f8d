"""`megavolt serve --processes N`: a parent that starts processes, and again when one ends."""

import asyncio
import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn

from megavolt.server.front.affinity import Affinity
from megavolt.server.operations import logs

STOPS = (signal.SIGTERM, signal.SIGINT)
PATIENCE = 15  # seconds for processes to stop, before they are killed
EVERY = 2.0  # seconds, at least, from one start of a process to its next

# Serves as one of the processes until it is told to stop, or the descriptor ends with the parent.
Serve = Callable[[Affinity, int], None]


class Supervisor:
    """Starts processes, starts them again, and stops them all."""

    def __init__(self, count: int, serve: Serve) -> None:
        self.serve = serve
        # Made before the first fork: a process that is started again takes its place, and the
        # connections that were handed to it meanwhile.
        self._lines = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for line in (line for pair in self._lines for line in pair):
            line.setblocking(False)
        self._alive, self._life = os.pipe()  # the first ends when nobody holds the second
        self._numbers: dict[int, int] = {}  # by process id
        self._started: dict[int, float] = {}  # when, by number
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until SIGINT or SIGTERM, and all processes have ended."""
        for sign in STOPS:
            signal.signal(sign, self._stop)
        signal.signal(signal.SIGALRM, lambda *_: self._send(signal.SIGKILL))
        for number in range(len(self._lines)):
            self._start(number)
        ready()
        while self._numbers:
            process, status = os.waitpid(-1, 0)
            number = self._numbers.pop(process, -1)
            if number < 0 or self._stopping:  # a browser that was opened is none of them
                continue
            code = os.waitstatus_to_exitcode(status)
            logs.log_event("process ended", logging.ERROR, process=number + 1, status=code)
            time.sleep(max(0.0, self._started[number] + EVERY - time.monotonic()))
            self._start(number)
        signal.alarm(0)

    def _start(self, number: int) -> None:
        """Signals wait until the new process is known here, and can be stopped there."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        try:
            if not self._stopping:
                self._started[number] = time.monotonic()
                process = os.fork()
                if not process:
                    self._be(number)
                self._numbers[process] = number
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    def _be(self, number: int) -> None:
        """What the new process does, and nothing else."""
        status = 1
        try:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            for sign in STOPS:  # Uvicorn repeats the signal when all is closed
                signal.signal(sign, lambda *_: None)
            os.close(self._life)  # the parent's alone
            inlets = [inlet for inlet, _ in self._lines]
            self.serve(Affinity(number, inlets, self._lines[number][1]), self._alive)
            status = 0
        except Exception as problem:
            logs.log_event("failed", logging.ERROR, problem)
        finally:
            os._exit(status)

    def _stop(self, sign: int, frame: FrameType | None) -> None:
        self._stopping = True
        self._send(signal.SIGTERM)
        signal.alarm(PATIENCE)

    def _send(self, sign: signal.Signals) -> None:
        for process in self._numbers:
            with suppress(ProcessLookupError):
                os.kill(process, sign)


class Member(uvicorn.Server):
    """A server that also takes connections that its siblings hand over."""

    def __init__(self, config: uvicorn.Config, affinity: Affinity, alive: int) -> None:
        super().__init__(config)
        self._affinity = affinity
        self._alive = alive
        self._greeting: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)  # by now they stop it in good order
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        loop.add_reader(self._affinity.outlet, self._receive)
        loop.add_reader(self._alive, self._orphaned)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._affinity.outlet)
        loop.remove_reader(self._alive)
        await super().shutdown(sockets)

    def _orphaned(self) -> None:
        """The parent is gone: nobody would stop this process any more."""
        asyncio.get_running_loop().remove_reader(self._alive)
        self.should_exit = True

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            connection, data = self._affinity.receive()
            loop = asyncio.get_running_loop()
            make: Any = self.config.http_protocol_class
            protocol = make(self.config, self.server_state, self.lifespan.state, loop)
            protocol.already_read = data
            greeting = loop.create_task(loop.connect_accepted_socket(lambda: protocol, connection))
            self._greeting.add(greeting)
            greeting.add_done_callback(self._greeting.discard)
