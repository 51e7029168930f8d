"""Real servers in processes of their own, to be talked to over loopback and killed.

A fork server has imported everything once, so that a new server listens in a fraction of a second.
"""

import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from unittest.mock import patch

from megavolt.server.operations.serve import run
from megavolt.server.operations.settings import Settings
from megavolt.server.tables import lobby

PATIENCE = 60.0  # seconds for a server to answer, on a machine that is very busy


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def children(pid: int) -> list[int]:
    """Processes this one has started and not ended."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


class Server:
    """One node."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        pace: float = 0.0,
        environment: Mapping[str, str] | None = None,
        seed: int | None = None,
        think: float = 1.0,
        processes: int = 1,
    ) -> None:
        """With a `seed`, all tables of one configuration play the same game."""
        self.environment = dict(environment or {})
        self.seed = seed
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        # Tests ask quicker than people; the guards against that have tests of their own.
        self.settings = Settings(
            database=database,
            port=self.port,
            pace=pace,
            think=think,
            processes=processes,
            burst=0,
            address_burst=0,
            connections=0,
            sockets=0,
            guests=0,
            new_tables=0,
            registrations=0,
            log_level="warning",
        )
        self.process: BaseProcess | None = None

    def start(self) -> "Server":
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
        self.process = context.Process(
            target=_serve, args=(self.settings, self.environment, self.seed), daemon=True
        )
        self.process.start()
        return self

    def wait(self) -> "Server":
        """Until it listens."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            assert self.process.is_alive(), "the server has ended"
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL: it cannot tidy up, and neither can processes that serve with it."""
        if self.process is not None:
            workers = self.workers()
            self.process.kill()
            self.process.join()
            self.process = None
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)

    def workers(self) -> list[int]:
        """The processes of a server with several; none of one that serves alone."""
        if self.process is None or self.settings.processes == 1:
            return []
        assert self.process.pid is not None
        return children(self.process.pid)

    def stop(self) -> None:
        """SIGTERM, as an operator stops it; it ends in good order."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "the server does not end"
        self.process = None


def _serve(settings: Settings, environment: Mapping[str, str], seed: int | None) -> None:
    os.environ.update(environment)  # also that of its bot processes
    # The fork server has read PYTHONPATH before this process began.
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    if seed is not None:
        patch.object(lobby, "_new_seed", return_value=seed).start()
    run(settings, ready=lambda: None)
