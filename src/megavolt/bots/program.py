"""A program that is spoken to line by line: started, written to, read from with a deadline, ended.

Three threads carry its three streams, so that nothing it does (not reading, writing without end,
half a line) can hold up whoever waits for its answer. Works the same on every system.
"""

import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO
from weakref import finalize

from megavolt.bots.base import BotFailed

MOST_BYTES = 64 * 1024  # of a line it answers
MOST_UNREAD = 100  # lines it may write that nobody asked for
NOTES = 12  # of its last lines on stderr, so many are kept
NOTE_BYTES = 500  # of each of these
NOTES_LETTERS = 800  # of all of them
GRACE = 1.0  # seconds to end by itself when told to

_Line = bytes | BotFailed | None  # None: it writes no more


class Program:
    """A running program; it is gone when this object is, and when Python ends."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = _started(command)
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            raise BotFailed("crash", f"{command[0]} cannot be started: {reason}") from None
        stdin, stdout, stderr = _streams(self._process)
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[_Line] = SimpleQueue()
        self._notes: deque[bytes] = deque(maxlen=NOTES)
        self._writer = Thread(target=_write, args=(stdin, self._to_write), daemon=True)
        self._reader = Thread(target=_read, args=(stdout, self._lines), daemon=True)
        self._listener = Thread(target=_listen, args=(stderr, self._notes), daemon=True)
        # Not a method: whoever is to clean up after this object must not keep it alive.
        self._end = finalize(self, _kill, self._process, self._to_write)
        for thread in (self._writer, self._reader, self._listener):
            thread.start()

    def send(self, line: str) -> None:
        """Never waits; a program that does not read will not answer either."""
        self._to_write.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        """Its next line; raises BotFailed if none comes in time, or nothing that is text."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise BotFailed("hang", f"no answer within {seconds:g} s") from None
        if line is None:
            raise BotFailed("crash", self._how_it_ended())
        if isinstance(line, BotFailed):
            raise line
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise BotFailed("nonsense", f"not UTF-8: {line[:60]!r}") from None

    def notes(self) -> str:
        """The last of what it wrote to stderr."""
        text = b"".join(list(self._notes)).decode(errors="replace").strip()
        return text[-NOTES_LETTERS:]

    def stop(self, last_line: str | None = None) -> None:
        """End it: with a last line and a moment to exit by itself, or at once."""
        if last_line is not None:
            self.send(last_line)
            self._to_write.put(None)
            self._reader.join(GRACE)
        self._end()
        for thread in (self._writer, self._reader, self._listener):
            thread.join(GRACE)

    def _how_it_ended(self) -> str:
        self._listener.join(GRACE)  # its last output may still be on its way
        try:
            return f"the program ended with status {self._process.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            return "the program closed its output"


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """In its own process group, so that what it starts in turn can be killed with it."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=sys.platform != "win32"
    )


def _streams(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _kill(process: subprocess.Popen[bytes], to_write: "SimpleQueue[bytes | None]") -> None:
    with suppress(OSError):
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    to_write.put(None)  # the writer may go


# ---- the threads; each closes its stream when it is done


def _write(stream: IO[bytes], lines: "SimpleQueue[bytes | None]") -> None:
    with suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with suppress(OSError):
        stream.close()


def _read(stream: IO[bytes], lines: "SimpleQueue[_Line]") -> None:
    with stream, suppress(OSError):
        while (line := stream.readline(MOST_BYTES)).endswith(b"\n"):
            lines.put(line)
            if lines.qsize() > MOST_UNREAD:
                lines.put(BotFailed("nonsense", "it writes without being asked"))
                return
        if len(line) == MOST_BYTES:
            lines.put(BotFailed("nonsense", f"a line of more than {MOST_BYTES} bytes"))
    lines.put(None)


def _listen(stream: IO[bytes], notes: deque[bytes]) -> None:
    with stream, suppress(OSError):
        while note := stream.readline(NOTE_BYTES):
            notes.append(note)
