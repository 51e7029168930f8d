"""Random requests and frames to a running server for as long as one likes.

    python -m tests.server.long_fuzz --minutes 30 [--database URL] [--seed 1]

Nobody, guests and people with accounts ask; there are no limits, so that all of it reaches the
handlers. A round has a seed of its own, which is printed: `--seed SEED --minutes 0` plays it alone.
Ends with what was answered, and fails if anything was answered with 500 or more, against the
OpenAPI document, or with an error in the log.
"""

import json
import logging
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import requests
from hypothesis import HealthCheck, Phase, given, seed
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.failures import FailureGroup
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from megavolt.core.registry import game_ids
from tests.server.asgi import PATIENT
from tests.server.served import served
from tests.server.test_fuzz import CHECKS, SLOW, VALUES, Operation, operations, random_frame

EXAMPLES = 2  # of each operation, mode and round
CHANGED = 80  # requests of a round that a browser might have sent, but for one entry
FRAMES = 60  # of each connection of a round
PATIENCE = 300  # seconds for an answer, on a machine that has other things to do
PASSWORD = "only for this test"
FAILED = 500
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
Body = dict[str, Any]


@dataclass
class Tally:
    """What was sent and answered."""

    statuses: Counter[int] = field(default_factory=Counter)
    frames: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def note(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT {text}", flush=True)


class Errors(logging.Handler):
    """Whatever the server logs as an error is a fault."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(logging.ERROR)
        self.tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("websockets.client"):
            return  # our own end of a connection that was closed in the middle of something
        self.tally.note(f"log: {self.format(record)[:2000]}")


class Round:
    """New people and tables, and everything that is sent to them with one seed."""

    def __init__(self, base: str, number: int, tally: Tally) -> None:
        self.base, self.number, self.tally = base, number, tally
        self.random = Random(number)
        self.cookies = ["", self._person(), self._person(account=True), self._person(account=True)]
        self.tables = [self._table() for _ in range(3)]
        self.session = requests.Session()
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    # ---- who and where

    def _person(self, account: bool = False) -> str:
        answer = httpx.post(f"{self.base}/api/guests", json={"name": "Ana"}, timeout=PATIENCE)
        cookie = f"megavolt={answer.cookies['megavolt']}"
        if account:
            login = f"p{self.number}x{self.random.getrandbits(60)}"
            made = self._send("POST", "/api/me/account", cookie, json=self._login(login))
            assert made.status_code in (200, 201, 204), made.text
            cookie = f"megavolt={made.cookies.get('megavolt', cookie.partition('=')[2])}"
        return cookie

    def _login(self, login: str) -> Body:
        return {"login": login, "password": PASSWORD}

    def _table(self) -> str:
        """Of any game, open or in play, with two of the people and perhaps a bot."""
        bots = ["greedy"] * self.random.randrange(2)
        body = {
            "game": self.random.choice(game_ids()),
            "seats": ["me", "open", *bots],
            "public": True,
        }
        host, other = self.cookies[1:3]
        made = self._send("POST", "/api/tables", host, json=body)
        table = str(made.json()["table"])
        if self.random.random() < 0.8:
            self._send("POST", f"/api/tables/{table}/join", other, json={})
            self._send("POST", f"/api/tables/{table}/start", host)
        return table

    def _send(self, method: str, path: str, cookie: str, **more: Any) -> httpx.Response:
        headers = {"cookie": cookie, **more.pop("headers", {})}
        response = httpx.request(
            method, self.base + path, headers=headers, timeout=PATIENCE, **more
        )
        self._count(response.status_code, response.text, f"{method} {path} {more}")
        return response

    def _count(self, status: int, text: str, what: str) -> None:
        self.tally.statuses[status] += 1
        if status >= FAILED or "Traceback" in text:
            self.tally.note(f"seed {self.number}: {status} {what[:1500]}: {text[:500]}")

    # ---- what is sent

    def play(self) -> None:
        for table in self.tables:
            for cookie in self.cookies[1:3]:
                self.send_frames(table, cookie)
        for _ in range(CHANGED):
            self.send_changed()
        asked = self.random.sample(ALL, len(ALL))
        for operation in sorted(asked, key=lambda one: one.path in SLOW):
            for mode in MODES:
                self.ask(operation, mode)
        self.session.close()

    def ask(self, operation: Operation, mode: GenerationMode) -> None:
        @seed(self.number)
        @hypothesis_settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def answers(case: Case[Any]) -> None:
            self.send_case(case)

        with suppress(Unsatisfiable):  # what takes nothing can be given nothing wrong
            answers()

    def send_case(self, case: Case[Any]) -> None:
        if "table" in case.path_parameters and self.random.random() < 0.8:
            case.path_parameters["table"] = self.random.choice(self.tables)
        cookie = {"cookie": self.random.choice(self.cookies)}
        response = case.call(
            base_url=self.base, session=self.session, headers=cookie, timeout=PATIENCE
        )
        self._count(response.status_code, response.text, case.as_curl_command())
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as problem:
            if response.status_code < FAILED:
                self.tally.note(f"seed {self.number}: {problem} {case.as_curl_command()[:1500]}")

    def send_changed(self) -> None:
        """A request as a browser sends it, with one entry made strange."""
        table, cookie = self.random.choice(self.tables), self.random.choice(self.cookies)
        method, path, body = self.random.choice(self._plausible(table))
        if body and self.random.random() < 0.7:
            key = self.random.choice(list(body))
            body = {**body, key: self.random.choice([*STRANGE, *VALUES])}
        text = json.dumps(body).encode()  # NaN and lone surrogates too
        kind = {"content-type": "application/json"}
        self._send(method, path, cookie, content=text if body else None, headers=kind)

    def _plausible(self, table: str) -> list[tuple[str, str, Body]]:
        at = f"/api/tables/{table}"
        number, words = self._question(table)
        word = self.random.choice(words)
        seats = ["me", *self.random.choices(["open", "greedy", "random"], k=3)]
        new = {"game": self.random.choice(game_ids()), "seats": seats, "public": True}
        plant = self.random.choice(["3", "13", "03a", "x"])
        return [
            ("POST", "/api/tables", {**new, "options": {}, "start": True}),
            ("POST", f"{at}/play", {"number": number, "word": word}),
            ("POST", f"{at}/play", {"number": number, "words": [word, word], "back": 1}),
            ("POST", f"{at}/why", {"word": word}),
            ("POST", f"{at}/undo", {}),
            ("POST", f"{at}/undo/answer", {"yes": True}),
            ("POST", f"{at}/resign", {"level": "random"}),
            ("POST", f"{at}/return", {}),
            ("POST", f"{at}/limit", {"what": plant, "limit": 20, "then": "pass"}),
            ("POST", f"{at}/pass", {}),
            ("POST", f"{at}/chat", {"text": "Cześć \N{PILE OF POO}"}),
            ("POST", f"{at}/try", {"moves": 0, "words": [word], "answer": True}),
            ("POST", f"{at}/reports", {"seat": 1, "reason": "x", "text": "x"}),
            ("POST", f"{at}/blocks", {"seat": 1}),
            ("POST", "/api/records", {"text": self._record(table)}),
            ("POST", "/api/records/positions", {"text": self._record(table), "moves": [0, 3]}),
            ("PATCH", "/api/me", {"name": "Eva", "language": "pl", "email": "a@b.example"}),
            ("POST", "/api/maps", {"game": "deluxe", "players": 3, "map": "europe"}),
        ]

    def _question(self, table: str) -> tuple[int, list[str]]:
        """The number that the next move needs, and words, some of them legal."""
        shown = self._send("GET", f"/api/tables/{table}", self.cookies[1]).json()
        decision = shown.get("decision") or {"moves": []}
        words = [str(move["word"]) for move in decision["moves"] if "{" not in str(move["word"])]
        return shown.get("number", 0), [*words, "pass", "done", "open 4 4", "draw"]

    def _record(self, table: str) -> str:
        return self._send("GET", f"/api/tables/{table}/record", self.cookies[1]).text

    def send_frames(self, table: str, cookie: str) -> None:
        """On one connection after another: some frames are too long, and end theirs."""
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live"
        number, words = self._question(table)
        frames = iter(range(FRAMES))
        while (first := next(frames, None)) is not None:
            with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
                try:
                    self.send_frame(line, first, number, words)
                    for n in frames:
                        self.send_frame(line, n, number, words)
                    self._listen(line)
                except ConnectionClosed:
                    self.tally.frames["connection closed"] += 1

    def _listen(self, line: ClientConnection) -> None:
        """To all that is waiting."""
        line.send(json.dumps({"type": "ping", "id": "end"}))
        while (told := json.loads(line.recv(PATIENCE))).get("id") != "end":
            self.tally.frames[f"got {told['type']}"] += 1
            code = told.get("error", {}).get("code")
            if code == "failed" or "Traceback" in json.dumps(told):
                self.tally.note(f"seed {self.number}: a frame was answered {told}")

    def send_frame(self, line: ClientConnection, n: int, number: int, words: list[str]) -> None:
        self.tally.frames["sent"] += 1
        if n % 8 == 0:
            self._listen(line)
        if self.random.random() < 0.2:
            word = self.random.choice(words)
            frame = {"type": "play", "id": n, "number": number, "word": word}
            return line.send(json.dumps(frame))
        sent = random_frame(self.random, n, words)
        with suppress(UnicodeEncodeError):
            line.send(sent["bytes"] if "bytes" in sent else sent["text"])
        return None


ALL = operations()
STRANGE: list[Any] = [
    2**63,
    -(2**63) - 1,
    10**40,
    "\0",
    "\ud800",
    "\N{RIGHT-TO-LEFT OVERRIDE}ana",
    "x" * 100_000,
    ["x"] * 500,
    {"map": {"id": {}}},
    "' or 1=1 --",
    "{word}",
    "../../etc/passwd",
]


@contextmanager
def serving(database: str) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'fuzz.db'}"
        settings = replace(
            PATIENT,
            database=url,
            tables_per_person=10**6,
            tables_in_all=10**9,
            records=0,
            metrics_token="told",
        )
        with served(settings) as base:
            yield base


def main(minutes: float, database: str, first: int) -> int:
    tally = Tally()
    end, number = time.monotonic() + 60 * minutes, first
    with serving(database) as base:
        logging.getLogger().addHandler(Errors(tally))
        while number == first or time.monotonic() < end:
            print(f"seed {number}: {sum(tally.statuses.values())} requests so far", flush=True)
            Round(base, number, tally).play()
            number += 1
    print(f"seeds {first} to {number - 1}; {sum(tally.statuses.values())} requests")
    print("statuses:", dict(sorted(tally.statuses.items())))
    print("frames:", dict(tally.frames))
    print(f"{len(tally.faults)} faults")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    reader = ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=1.0)
    reader.add_argument("--database", default="")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    sys.exit(main(asked.minutes, asked.database, asked.seed))
