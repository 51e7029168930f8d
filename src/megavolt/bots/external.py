"""A bot that is a program in any language: one JSON object per line, on its stdin and stdout.

docs/bots.md describes the protocol for those who write such programs.
"""

import json
import os
import shlex
import shutil
from collections.abc import Sequence
from random import Random
from typing import Any

from megavolt.bots.base import BotFailed
from megavolt.bots.program import Program
from megavolt.core.errors import UsageError
from megavolt.core.game import Game
from megavolt.core.view_types import View, own_seat

PROTOCOL = 1
LIMIT = 10.0  # seconds for a move, unless said otherwise
START_LIMIT = 10.0  # seconds to say `ready`
MOST_STARTS = 6  # in one game
SEED_BITS = 53  # every language's JSON holds such a number exactly


def program_of(text: str) -> list[str]:
    """A command line as a list; raises OptionError if there is no such program."""
    try:
        command = shlex.split(text, posix=os.name != "nt")
    except ValueError:
        command = []
    if not command:
        raise UsageError("bot_command_form", command=text[:120])
    if shutil.which(command[0]) is None:
        raise UsageError("bot_no_program", program=command[0][:120])
    return command


class ExternalBot:
    """Started when it is first asked, restarted after a failure, ended by `close`."""

    def __init__(self, command: Sequence[str], game: Game[Any], limit: float = LIMIT) -> None:
        self.command = list(command)
        self.game = game
        self.limit = limit
        self._program: Program | None = None
        self._starts = 0
        self._number = 0  # of the question, in this game
        self._seats: set[int] = set()  # those it has been told it plays, in this game

    def set_limit(self, seconds: float) -> None:
        self.limit = seconds

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        seed = rng.getrandbits(SEED_BITS)
        program = self._program or self._start()
        self._number += 1
        self._tell_game(program, own_seat(view))
        question = {"number": self._number, "view": view, "legal": legal, "seed": seed}
        limit_ms = round(self.limit * 1000)
        program.send(_line("choose", **question, limit_ms=limit_ms))
        answer = self._answer(program, self.limit)
        move = answer.get("move")
        if not isinstance(move, str):
            raise BotFailed("nonsense", f"no move in the answer {_shown(answer)}")
        return move

    def over(self, ranks: list[int], scores: list[int]) -> None:
        """The next question belongs to a new game."""
        if self._program is not None and self._seats:
            self._program.send(_line("over", ranks=ranks, scores=scores))
        self._seats.clear()
        self._number = 0
        self._starts = 0

    def close(self) -> None:
        if self._program is not None:
            self._program.stop(_line("quit"))
            self._program = None

    def start(self) -> None:
        """Start it now, to see whether it can be started."""
        self._program = self._program or self._start()

    def _start(self) -> Program:
        if self._starts == MOST_STARTS:
            raise BotFailed("crash", f"given up after {MOST_STARTS} starts in one game")
        self._starts += 1
        self._seats.clear()
        self._program = program = Program(self.command)
        program.send(_line("hello", protocol=PROTOCOL))
        answer = self._answer(program, START_LIMIT)
        if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
            self._stop()
            raise BotFailed("nonsense", f"not ready for protocol {PROTOCOL}: {_shown(answer)}")
        return program

    def _tell_game(self, program: Program, seat: int) -> None:
        """Before the first question to a seat: what is played."""
        if seat in self._seats:
            return
        self._seats.add(seat)
        game = self.game
        what = {"game": game.id, "rules": game.rules, "players": game.players}
        program.send(_line("game", **what, options=game.options, seat=seat, facts=game.facts()))

    def _answer(self, program: Program, seconds: float) -> dict[str, object]:
        """The object it writes; after anything else its next lines could not be trusted."""
        try:
            line = program.receive(seconds)
            return _object(line)
        except BotFailed as failed:
            self._stop()
            notes = program.notes()
            detail = f"{failed.detail}; stderr: {notes}" if notes else failed.detail
            raise BotFailed(failed.kind, detail) from None
        except BaseException:
            self._stop()  # interrupted: an answer may still come, to a question long gone
            raise

    def _stop(self) -> None:
        if self._program is not None:
            self._program.stop()
            self._program = None


def _line(kind: str, **facts: object) -> str:
    return json.dumps({"type": kind, **facts}, separators=(",", ":"))


def _object(line: str) -> dict[str, object]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailed("nonsense", f"not JSON: {line.strip()[:80]!r}") from None
    if not isinstance(value, dict):
        raise BotFailed("nonsense", f"not a JSON object: {line.strip()[:80]!r}")
    return value


def _shown(answer: dict[str, object]) -> str:
    return json.dumps(answer)[:80]
