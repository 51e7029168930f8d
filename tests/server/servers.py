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
from multiprocessing.process import BaseProcess
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
        """SIGKILL: it cannot tidy up."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None

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
