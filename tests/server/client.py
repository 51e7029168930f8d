"""A browser in a test: cookies, JSON, live connections, against the whole application."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from megavolt.server.app import create_app
from megavolt.server.live.patch import patched
from megavolt.server.operations.settings import Settings

Json = dict[str, Any]


class Browser:
    """One person; others at the same server are made with `another`."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def another(self) -> "Browser":
        return Browser(TestClient(self.client.app, base_url=str(self.client.base_url)))

    def named(self, name: str) -> "Browser":
        assert self.post("/api/guests", name=name)[0] == 201
        return self

    def get(self, path: str) -> tuple[int, Any]:
        answer = self.client.get(path)
        return answer.status_code, answer.json()

    def post(self, path: str, **body: object) -> tuple[int, Any]:
        answer = self.client.post(path, json=body)
        return answer.status_code, answer.json() if answer.content else None

    def table(self, game: str, *seats: str, **more: object) -> Json:
        status, made = self.post("/api/tables", game=game, seats=list(seats), **more)
        assert status == 201, made
        found: Json = made
        return found

    @contextmanager
    def live(self, table: str, since: int | None = None) -> Iterator["Live"]:
        query = "" if since is None else f"?since={since}"
        with self.client.websocket_connect(f"/api/tables/{table}/live{query}") as socket:
            yield Live(socket)


class Live:
    """A live connection that keeps the position up to date."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.position: Json = {}
        self.events: list[Json] = []
        self.heard: list[Json] = []

    def hear(self) -> Json:
        """The next message."""
        told: Json = self.socket.receive_json()
        self.heard.append(told)
        self.events += told.get("events", [])
        if told["type"] == "position":
            self.position = told["position"]
        if told["type"] == "update":
            self.position = patched(self.position, told["patch"])
        return told

    def hear_until(self, kind: str) -> Json:
        while (told := self.hear())["type"] != kind:
            pass
        return told

    def play(self, word: str) -> None:
        self.socket.send_json({"type": "play", "number": self.position["number"], "word": word})


@contextmanager
def browser(folder: Path, **settings: object) -> Iterator[Browser]:
    url = f"sqlite:///{folder / 'test.db'}"
    app = create_app(Settings(database=url, pace=0.0, **settings))  # type: ignore[arg-type]
    with TestClient(app) as client:
        yield Browser(client)
