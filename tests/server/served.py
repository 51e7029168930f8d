"""The application behind a real socket, in a thread of its own."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import uvicorn

from megavolt.server.operations.serve import config
from megavolt.server.operations.settings import Settings


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """The base URL of a running server."""
    server = uvicorn.Server(config(settings))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            _wait_for(server)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(30)


def _wait_for(server: uvicorn.Server) -> None:
    for _ in range(600):
        if server.started:
            return
        time.sleep(0.05)
    raise AssertionError("the server does not start")


def new_guest(base: str, name: str) -> httpx.Client:
    """A client with the cookie of a new guest."""
    client = httpx.Client(base_url=base, timeout=30)
    assert client.post("/api/guests", json={"name": name}).status_code == 201
    return client
