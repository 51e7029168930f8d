"""The same games on a Ray cluster.

A task is one game. Where it runs, a pool of one process plays it, so that hanging and dying bots
are handled as on one machine; Ray starts a task again when its worker or machine is lost.
"""

import atexit
import json
import socket
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Result
from megavolt.arena.schedule import ArenaPlan, Pairing
from megavolt.arena.workers import GRACE, WorkerPool, usable_cores
from megavolt.bots import Make, make_bot

LOCAL = "local"  # a cluster started on this machine for this arena
_AHEAD = 2  # tasks in flight for each core, so that none waits for the next
_RETRIES = 3  # times Ray may lose the worker of one game
_ANSWER = 5.0  # seconds for a cluster to answer
_STORE_BYTES = 100 * 1024 * 1024  # of shared memory on this machine: results are small


def check_cluster(address: str) -> None:
    """Raise what would prevent using a cluster; Ray itself keeps trying for minutes."""
    if find_spec("ray") is None:
        raise ArenaError("arena_no_ray")
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=_ANSWER).close()
    except (OSError, OverflowError) as problem:
        raise _unreachable(address, problem) from None


def _unreachable(address: str, problem: Exception) -> ArenaError:
    reason = (str(problem).splitlines() or ["?"])[0]
    return ArenaError("arena_no_cluster", address=address, reason=reason[:200])


class Cluster:
    """A connection to Ray: `with Cluster(plan, "local") as cluster: for r in cluster.play(…)`."""

    def __init__(
        self, plan: ArenaPlan, address: str, workers: int | None = None, make: Make = make_bot
    ) -> None:
        self.plan = plan
        self.address = address
        self.workers = workers
        self.make = make

    def __enter__(self) -> "Cluster":
        ray = _ray()
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == LOCAL:
            here = {"num_cpus": self.workers or usable_cores(), "include_dashboard": False}
            ray.init(address=LOCAL, object_store_memory=_STORE_BYTES, **here, **quiet)
            return self
        try:
            ray.init(address=self.address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, OSError) as problem:
            raise _unreachable(self.address, problem) from None
        return self

    def __exit__(self, *exc: object) -> None:
        _ray().shutdown()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """The results as they come, each game once."""
        ray = _ray()
        task = ray.remote(num_cpus=1, max_retries=_RETRIES)(_play)
        plan = json.dumps(self.plan.data())
        coming = iter(pairings)
        flying: dict[Any, Pairing] = {}
        while True:
            for pairing in _next(coming, self._room() - len(flying)):
                flying[task.remote(plan, self.make, pairing)] = pairing
            if not flying:
                return
            ready, _ = ray.wait(list(flying), num_returns=1)
            pairing = flying.pop(ready[0])
            try:
                result: Result = ray.get(ready[0])
            except ray.exceptions.RayError as problem:
                raise _arena_error(problem, pairing) from None
            yield result

    def _room(self) -> int:
        """Asked again and again: a cluster grows and shrinks."""
        return max(1, int(_ray().cluster_resources().get("CPU", 1))) * _AHEAD


def _ray() -> Any:
    """The package, imported when a cluster is wanted: it is large, and most people have none."""
    return import_module("ray")


def _next(coming: Iterator[Pairing], count: int) -> Iterator[Pairing]:
    for _ in range(count):
        pairing = next(coming, None)
        if pairing is None:
            return
        yield pairing


def _arena_error(problem: Exception, pairing: Pairing) -> ArenaError:
    """An error of ours comes back inside one of Ray's."""
    cause = getattr(problem, "cause", None)
    if isinstance(cause, ArenaError):
        return cause
    text = str(problem).strip().splitlines()[-1:] or ["?"]
    return ArenaError("arena_cluster_lost", number=pairing.number, problem=text[0][:200])


# ---- on the cluster


def _play(plan: str, make: Make, pairing: Pairing) -> Result:
    return next(_pool(plan, make).play([pairing]))


@lru_cache(maxsize=1)
def _pool(plan: str, make: Make) -> WorkerPool:
    """One for all games that a worker of Ray is given."""
    pool = WorkerPool(ArenaPlan.from_data(json.loads(plan)), 1, make, GRACE)
    atexit.register(pool.__exit__)
    return pool
