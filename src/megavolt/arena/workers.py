"""The processes that play on this machine, and the pool that supervises them.

Each worker has its own pipe and plays one game after another. It shows in shared memory which
decision is in progress and since when; a decision that takes too long ends the process, and its
game is played again, with this decision counted as lost.
"""

import os
import signal
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Player, Result
from megavolt.arena.schedule import ArenaPlan, Pairing
from megavolt.arena.seats import DIED, HANG, Lost
from megavolt.bots import Make, make_bot
from megavolt.bots.thinking_time import ThinkingTime
from megavolt.core.errors import MegavoltError

GRACE: Final = 30.0  # seconds beyond the limit before a process is ended: the last resort
_AHEAD = 2  # games handed to a worker at once, so that it never waits for the next
_MOST_DEATHS = 3  # of processes over one game, where no bot is to blame
_TICK = 0.2  # seconds between looks at the clocks
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100  # of /proc, a second

_spawn = get_context("spawn")  # the same on every system, and no state is inherited


def usable_cores() -> int:
    """The cores this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# ---- in the worker


class _SharedBeacon:
    """A beacon in shared memory: since when (0: nothing), game, seat, move, is it limited."""

    def __init__(self, shared: Any) -> None:
        self._shared = shared

    def asks(self, number: int, seat: int, move: int, limited: bool = True) -> None:
        self._shared[1:5] = (number, seat, move, limited)
        self._shared[0] = time.monotonic()

    def rests(self) -> None:
        self._shared[0] = 0.0


def _work(plan: ArenaPlan, make: Make, pipe: connection.Connection, shared: Any) -> None:
    """A worker's main loop: games come through the pipe, results go back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not every system inherits it from the parent
    threading.Thread(target=_end_with_parent, daemon=True).start()
    sys.stdout = sys.stderr  # what bots print must not mix with the results
    player = Player(plan, make, _SharedBeacon(shared))
    while True:
        try:
            pairing, lost = pipe.recv()
        except EOFError:
            return
        pipe.send(_played(player, pairing, lost))


def _played(player: Player, pairing: Pairing, lost: tuple[Lost, ...]) -> Result | MegavoltError:
    try:
        return player.play(pairing, lost)
    except MegavoltError as problem:
        return problem
    except Exception as problem:
        text = f"{type(problem).__name__}: {problem}"
        return ArenaError("arena_broken", number=pairing.number, problem=text[:300])


def _end_with_parent() -> None:
    """A worker exits when its parent is gone, even if its bot hangs."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# ---- in the parent


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """A process started in here ignores Ctrl-C from the start: the parent handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set this, and only it is interrupted
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@dataclass
class _Worker:
    process: SpawnProcess
    pipe: connection.Connection
    shared: Any
    games: dict[int, Pairing] = field(default_factory=dict)  # handed out, by number
    watched: tuple[float, ThinkingTime] | None = None  # since when a decision goes on, its time

    def decision(self) -> tuple[float, int, int, int] | None:
        """Since when, and game, seat, move of what a bot thinks about."""
        since = self.shared[0]
        number, seat, move = (int(value) for value in self.shared[1:4])
        return (since, number, seat, move) if since and since == self.shared[0] else None

    def is_stuck(self, patience: float) -> bool:
        """Has the decision in progress taken too long?"""
        decision = self.decision()
        if decision is None or not self.shared[4]:
            self.watched = None
            return False
        if self.watched is None or self.watched[0] != decision[0]:
            self.watched = (decision[0], ThinkingTime(patience, self._cpu_seconds))
        return self.watched[1].is_up()

    def _cpu_seconds(self) -> float:
        """What the process has used so far; where the system does not tell, the time on the clock.

        /proc/PID/stat has it in ticks of user and system, counted from the end of the name.
        """
        try:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return time.perf_counter()
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / _TICKS

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class WorkerPool:
    """Workers on this machine: `with WorkerPool(plan, 2) as pool: for result in pool.play(…)`."""

    def __init__(
        self, plan: ArenaPlan, workers: int, make: Make = make_bot, grace: float = GRACE
    ) -> None:
        self.plan = plan
        self.make = make
        self.patience = plan.limit + grace
        self._wanted = workers
        self._workers: list[_Worker] = []
        self._again: deque[Pairing] = deque()  # games whose worker was lost
        self._lost: dict[int, tuple[Lost, ...]] = {}
        self._deaths: Counter[tuple[int, ...]] = Counter()

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(self, *exc: object) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """The results as they come, each game once."""
        coming = iter(pairings)
        while self._hand_out(coming):
            pipes = {worker.pipe: worker for worker in self._workers if worker.games}
            for pipe in connection.wait(list(pipes), _TICK):
                result = self._receive(pipes[pipe])  # type: ignore[index]
                if result is not None:
                    yield result
            self._end_hung()

    def _hand_out(self, coming: Iterator[Pairing]) -> bool:
        """Give everybody enough to do; False when there is nothing left to wait for."""
        for depth in range(1, _AHEAD + 1):
            for place in range(self._wanted):
                if place < len(self._workers) and len(self._workers[place].games) >= depth:
                    continue
                pairing = self._again.popleft() if self._again else next(coming, None)
                if pairing is None:
                    break
                self._give(self._worker(place), pairing)
        return bool(self._again) or any(worker.games for worker in self._workers)

    def _worker(self, place: int) -> _Worker:
        """Workers are started when there is something for them."""
        if place == len(self._workers):
            self._workers.append(self._start())
        return self._workers[place]

    def _start(self) -> _Worker:
        shared = _spawn.RawArray("d", 5)
        ours, theirs = _spawn.Pipe()
        process = _spawn.Process(
            target=_work, args=(self.plan, self.make, theirs, shared), daemon=True
        )
        with _ignoring_ctrl_c():
            process.start()
        theirs.close()
        return _Worker(process, ours, shared)

    def _give(self, worker: _Worker, pairing: Pairing) -> None:
        worker.games[pairing.number] = pairing
        try:
            worker.pipe.send((pairing, self._lost.get(pairing.number, ())))
        except OSError:
            self._replace(worker)

    def _receive(self, worker: _Worker) -> Result | None:
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):  # it died, maybe in the middle of an answer
            self._replace(worker)
            return None
        if isinstance(answer, MegavoltError):
            raise answer
        result: Result = answer
        del worker.games[result.number]
        return result

    # ---- trouble

    def _end_hung(self) -> None:
        for worker in list(self._workers):
            decision = worker.decision()
            if decision is not None and worker.is_stuck(self.patience):
                _, number, seat, move = decision
                self._lose(number, Lost(seat, move, HANG))
                self._replace(worker)

    def _replace(self, worker: _Worker) -> None:
        """Replace a worker that is gone; what it had is played again."""
        worker.end()
        decision = worker.decision()
        if decision is not None:
            self._blame(*decision[1:])
        elif worker.games:
            self._count_death(next(iter(worker.games)))
        self._again.extend(worker.games.values())
        self._workers[self._workers.index(worker)] = self._start()

    def _blame(self, number: int, seat: int, move: int) -> None:
        """Once may be bad luck (memory, an operator); twice in the same place it is the bot."""
        if any((lost.seat, lost.move) == (seat, move) for lost in self._lost.get(number, ())):
            return
        self._deaths[number, seat, move] += 1
        if self._deaths[number, seat, move] > 1:
            self._lose(number, Lost(seat, move, DIED))

    def _count_death(self, number: int) -> None:
        self._deaths[number,] += 1
        if self._deaths[number,] > _MOST_DEATHS:
            raise ArenaError("arena_workers_die", number=number)

    def _lose(self, number: int, lost: Lost) -> None:
        self._lost[number] = (*self._lost.get(number, ()), lost)
