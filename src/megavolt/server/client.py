"""A client of a server, for bots over the network, load and tests.

    async with Client("http://127.0.0.1:8000") as client:
        me = await client.guest("Ana")
        made = await client.create(me, "recharged", ["me", "greedy"], start=True)
        async with Seat([client.url], made["table"], me) as seat:
            while (position := await seat.my_turn()) is not None:
                await seat.play(choose(words_of(position["decision"])))

A `Seat` holds the position the server sent, keeps it up to date, reconnects when the connection
breaks (also to another node), and resends an unanswered move with the same number, by which the
server recognises it.
"""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from megavolt.server.live.patch import patched

COOKIE = "megavolt"
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds before connecting again
NO_USE_ASKING_AGAIN = range(400, 500)  # statuses of a refusal that stays one

Body = dict[str, Any]
Answer = TypeVar("Answer")


class Refused(Exception):
    """The server refused: a status, a code, a sentence, and the position if it has changed."""

    def __init__(self, status: int, code: str, text: str, position: Body | None = None) -> None:
        super().__init__(f"{code}: {text}")
        self.status = status
        self.code = code
        self.position = position


class Client:
    """Requests to one server, for any number of people; a person is known by a token."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def guest(self, name: str, language: str = "en") -> str:
        """Somebody new; the token is what the server knows them by from now on."""
        answer = await self._asked("POST", "/api/guests", json={"name": name, "language": language})
        token = answer.cookies[COOKIE]
        self._http.cookies.clear()  # they are for one person; here every request says who asks
        return token

    async def create(self, token: str, game: str, seats: Sequence[str], **more: object) -> Body:
        """A new table: its id and its links. `more`: options, public, clock, start."""
        body = {"game": game, "seats": list(seats), **more}
        made: Body = await self.post("/api/tables", token, body)
        return made

    async def join(self, token: str, table: str, link: str) -> Body:
        position: Body = await self.post(f"/api/tables/{table}/join", token, {"link": link})
        return position

    async def start(self, token: str, table: str) -> Body:
        position: Body = await self.post(f"/api/tables/{table}/start", token, {})
        return position

    async def record(self, token: str, table: str) -> str:
        """The finished game as text."""
        return (await self._asked("GET", f"/api/tables/{table}/record", token)).text

    async def get(self, path: str, token: str = "") -> Any:
        return (await self._asked("GET", path, token)).json()

    async def post(self, path: str, token: str, body: Mapping[str, object]) -> Any:
        return (await self._asked("POST", path, token, json=body)).json()

    async def _asked(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        headers = {"cookie": f"{COOKIE}={token}"} if token else {}
        answer = await self._http.request(method, path, headers=headers, **more)
        if answer.is_success:
            return answer
        try:
            body = answer.json()
            problem = body["error"]
        except (ValueError, LookupError, TypeError):
            raise Refused(answer.status_code, "no_answer", answer.reason_phrase) from None
        raise Refused(answer.status_code, problem["code"], problem["text"], body.get("position"))


class Seat:
    """A live connection to one table; what `token` sees there, kept up to date."""

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        token: str,
        heard: Callable[[Body], None] | None = None,
    ) -> None:
        """`heard` is called with every message, after it was taken in."""
        self.urls = [url.rstrip("/") for url in urls]
        self.table = table
        self.token = token
        self.position: Body = {}
        self.connections = 0  # made so far
        self._heard = heard
        self._line: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._next_id = 1
        self._asked: dict[int, tuple[str, asyncio.Future[int]]] = {}  # moves without an answer
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect; returns when the position is there. Raises Refused."""
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda position: True)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, Refused):
                await self._task

    # ---- playing

    async def play(self, word: str) -> int:
        """Make a move in the position held; returns the move's number. Raises Refused."""
        number, move_id = self.position["number"], self._next_id
        self._next_id += 1
        frame = json.dumps({"type": "play", "id": move_id, "number": number, "word": word})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[move_id] = frame, answer
        if self._line is not None:
            with suppress(ConnectionClosed):  # then it is sent again on the next connection
                await self._line.send(frame)
        try:
            return await self._or_failure(answer)
        finally:
            self._asked.pop(move_id, None)

    async def my_turn(self) -> Body | None:
        """The position as soon as it is our turn; None when the game is over."""
        position = await self.until(lambda p: p["decision"] is not None or p["status"] == "over")
        return None if position["status"] == "over" else position

    async def until(self, fits: Callable[[Body], bool]) -> Body:
        """The position as soon as it fits; it stays the one held, and changes with the table."""
        while not self.position or not fits(self.position):
            self._changed.clear()
            await self._or_failure(asyncio.ensure_future(self._changed.wait()))
        return self.position

    async def _or_failure(self, wanted: "asyncio.Future[Answer]") -> Answer:
        """What is waited for, unless the table can never be reached again."""
        assert self._task is not None, "use it as `async with Seat(…)`"
        either: list[asyncio.Future[Any]] = [wanted, self._task]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if wanted.done():
                return wanted.result()
            self._task.result()
            raise ConnectionError("the connection was closed")
        finally:
            wanted.cancel()

    # ---- the line

    async def _stay(self) -> None:
        """Be connected, to one node or another, until cancelled or refused."""
        pause, attempt = FIRST_PAUSE, 0
        while True:
            url = self.urls[attempt % len(self.urls)]
            before = self.connections
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError):
                await self._connect_once(url)
            pause = FIRST_PAUSE if self.connections > before else min(2 * pause, LONGEST_PAUSE)
            attempt += 1
            await asyncio.sleep(pause)

    async def _connect_once(self, url: str) -> None:
        since = self.position.get("number", 0)
        address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/live?since={since}"
        headers = {"cookie": f"{COOKIE}={self.token}"}
        try:
            line = await connect(
                address, additional_headers=headers, max_size=None, compression=None
            )
        except InvalidStatus as refusal:
            status = refusal.response.status_code
            if status in NO_USE_ASKING_AGAIN:
                raise Refused(status, "refused", f"{address} is refused") from None
            raise
        try:
            async with line:
                self.connections += 1
                async for text in line:
                    self._take_in(json.loads(text))
                    if self._line is None:  # the position has come: now moves can go
                        self._line = line
                        await self._send_again(line)
        finally:
            self._line = None

    async def _send_again(self, line: ClientConnection) -> None:
        for frame, _ in list(self._asked.values()):
            await line.send(frame)

    def _take_in(self, message: Body) -> None:
        kind = message["type"]
        if kind == "position":
            self.position = message["position"]
        elif kind == "update":
            self.position = patched(self.position, message["patch"])
        elif kind == "answer":
            self._answered(message["id"], message["number"])
        elif kind == "refused":
            self._refused(message)
        if self._heard is not None:
            self._heard(message)
        self._changed.set()

    def _answered(self, move_id: int, number: int) -> None:
        _, answer = self._asked.get(move_id, ("", None))
        if answer is not None and not answer.done():
            answer.set_result(number)

    def _refused(self, message: Body) -> None:
        _, answer = self._asked.get(message["id"], ("", None))
        problem, position = message["error"], message.get("position")
        status = 400 if position is None else 409
        if answer is not None and not answer.done():
            answer.set_exception(Refused(status, problem["code"], problem["text"], position))
