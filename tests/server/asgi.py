"""A client that talks to the application in its own process, and keeps every byte it is sent."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI
from starlette.types import Message

from megavolt.server.app import create_app
from megavolt.server.live.patch import patched
from megavolt.server.operations.settings import Settings
from megavolt.server.site import Site

HOST = "table.example"
PATIENT = Settings(
    pace=0.0,
    workers=1,
    burst=0,
    address_burst=0,
    guests=0,
    sign_ins=0,
    registrations=0,
    chat_burst=0,
    connections=0,
    trials=0,
    coach=0,
    new_tables=0,
    reports=0,
)


@asynccontextmanager
async def running(folder: Path, **changes: Any) -> AsyncIterator[FastAPI]:
    """An application on a new database; it sets no limits unless they are given."""
    database = f"sqlite:///{folder / 'test.db'}"
    app = create_app(replace(PATIENT, **{"database": database, **changes}))
    async with app.router.lifespan_context(app):
        yield app


def site_of(app: FastAPI) -> Site:
    return cast(Site, app.state.site)


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error."""
        return str(self.json()["error"]["code"])


@dataclass
class Client:
    """One browser: its cookie, its address, and all it was ever sent."""

    app: FastAPI
    address: str = "198.51.100.7"
    cookie: str = ""
    heard: list[bytes] = field(default_factory=list)

    async def guest(self, name: str, language: str = "en") -> "Client":
        answer = await self.post("/api/guests", {"name": name, "language": language})
        assert answer.status == 201, answer.body
        return self

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.ask("GET", path, None, headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return await self.ask("POST", path, body, headers)

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        data = body if isinstance(body, bytes) else b"" if body is None else _json(body)
        length = {"content-length": str(len(data))}
        return await self.send(method, path, [data], {**length, **(headers or {})})

    async def send(
        self, method: str, path: str, pieces: list[bytes], headers: Mapping[str, str]
    ) -> Answer:
        """A request whose body comes in pieces."""
        incoming: list[Message] = [
            {"type": "http.request", "body": piece, "more_body": n + 1 < len(pieces)}
            for n, piece in enumerate(pieces)
        ]
        sent: list[Message] = []

        async def receive() -> Message:
            return incoming.pop(0) if incoming else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = self._scope("http", path, headers) | {"method": method}
        await self.app(scope, receive, send)
        start = sent[0]
        told = [(name.decode(), value.decode()) for name, value in start["headers"]]
        body = b"".join(message.get("body", b"") for message in sent[1:])
        self.heard += [name + b": " + value for name, value in start["headers"]]
        self.heard.append(body)
        self._keep_cookie(told)
        return Answer(start["status"], dict(told), body)

    def _keep_cookie(self, headers: list[tuple[str, str]]) -> None:
        for name, value in headers:
            if name == "set-cookie":
                self.cookie = value.split(";")[0].partition("=")[2].strip('"')

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        sent = {"host": HOST, "content-type": "application/json"}
        if self.cookie:
            sent["cookie"] = f"megavolt={self.cookie}"
        sent.update((name.replace("_", "-"), value) for name, value in headers.items())
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in sent.items()],
            "client": (self.address, 40_000),
            "server": (HOST, 80),
            "state": {},
            "subprotocols": [],
        }

    @asynccontextmanager
    async def live(self, table: str, query: str = "", **headers: str) -> AsyncIterator["Live"]:
        scope = self._scope("websocket", f"/api/tables/{table}/live?{query}", headers)
        live = Live(self)
        task = asyncio.create_task(live.run(scope))
        await live.begin()
        try:
            yield live
        finally:
            live.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, 10)


class Live:
    """A live connection of a client; `position` follows the messages."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.accepted = False
        self.closed: int | None = None
        self.position: dict[str, Any] = {}
        self._decided = asyncio.Event()

    async def run(self, scope: dict[str, Any]) -> None:
        await self.client.app(scope, self.to_server.get, self._sent)

    async def begin(self) -> None:
        self.to_server.put_nowait({"type": "websocket.connect"})
        await asyncio.wait_for(self._decided.wait(), 10)
        for _ in range(100):  # the position follows at once, unless the client knows it already
            if self.position or not self.accepted or self.closed is not None:
                return
            await asyncio.sleep(0.005)

    async def _sent(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message["text"]
            self.client.heard.append(text.encode())
            self._take_in(json.loads(text))
            return
        if message["type"] == "websocket.accept":
            self.accepted = True
        else:
            self.closed = message["code"]
            self.frames.put_nowait({"type": "closed", "code": message["code"]})
        self._decided.set()

    def _take_in(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "position":
            self.position = frame["position"]
        elif frame["type"] == "update":
            patched(self.position, frame["patch"])
        self.frames.put_nowait(frame)

    def send(self, frame: Any) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    def send_raw(self, **message: Any) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", **message})

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame, or the next of these kinds."""
        while True:
            frame = await asyncio.wait_for(self.frames.get(), 20)
            if not kinds or frame["type"] in kinds or frame["type"] == "closed":
                return frame

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the position fits."""
        while not fits(self.position):
            assert (await self.next())["type"] != "closed"
        return self.position


def _json(body: Any) -> bytes:
    return json.dumps(body).encode()


async def new_table(host: Client, seats: list[str], game: str = "recharged", **more: Any) -> Any:
    """A table of this host: its id and links."""
    answer = await host.post("/api/tables", {"game": game, "seats": seats, **more})
    assert answer.status == 201, answer.body
    return answer.json()


async def started(host: Client, *others: Client, game: str = "recharged", **more: Any) -> str:
    """A table that these people play at, begun."""
    links = await new_table(host, ["me", *["open" for _ in others]], game, **more)
    table = str(links["table"])
    for other in others:
        answer = await other.post(f"/api/tables/{table}/join", {"link": links["join"]})
        assert answer.status == 200, answer.body
    assert (await host.post(f"/api/tables/{table}/start")).status == 200
    return table
