"""Random input of every kind: it is answered as the OpenAPI document says, and changes nothing.

Every operation gets requests that fit the document and requests that do not; the live connection
gets frames of all sorts. A refusal leaves every row of the database as it was.
"""

import asyncio
import hashlib
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from megavolt.server.app import create_app
from tests.server.asgi import PATIENT, Client, running, site_of, started
from tests.server.served import new_guest, served

pytestmark = pytest.mark.slow  # left out of script/test --fast

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 8  # of each operation and mode
# Hashing takes its time, and most of these end the session that asks.
SLOW = (
    "/api/sessions",
    "/api/me/account",
    "/api/me/leave",
    "/api/me/password",
    "/api/me/second-factor/off",
    "/api/passwords",
)
REFUSED = 400
Operation = APIOperation[Any, Any, Any, Any]


@dataclass
class World:
    """A running server with people and tables."""

    base: str
    database: Path
    ana: httpx.Client
    session: requests.Session
    tables: list[str]

    def sit_again(self) -> None:
        """Take the seats back from the bots, and wait until none of them thinks any more."""
        for table in self.tables:
            self.ana.post(f"/api/tables/{table}/return")
        time.sleep(1.0)

    def digest(self) -> str:
        """All that is stored, but for the row by which the server tries the database."""
        with sqlite3.connect(self.database) as connection:
            found = hashlib.sha256()
            names = connection.execute("select name from sqlite_master where type = 'table'")
            for name in sorted({name for (name,) in names} - {"pulse"}):
                for row in connection.execute(f"select * from {name}"):
                    found.update(repr(row).encode())
        connection.close()
        return found.hexdigest()


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    file = tmp_path / "fuzz.db"
    with served(replace(PATIENT, database=f"sqlite:///{file}", metrics_token="told")) as base:
        ana, bob = new_guest(base, "Ana"), new_guest(base, "Bob")
        tables = [_table(ana, bob, start) for start in (True, False)]
        with requests.Session() as session:
            session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            yield World(base, file, ana, session, tables)
        ana.close()
        bob.close()


def _table(ana: httpx.Client, bob: httpx.Client, start: bool) -> str:
    body = {"game": "recharged", "seats": ["me", "open"], "public": True}
    table = str(ana.post("/api/tables", json=body).json()["table"])
    if start:
        assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 200
        assert ana.post(f"/api/tables/{table}/start").status_code == 200
    return table


def operations() -> list[Operation]:
    """All there are; those after which a bot plays, and changes things by itself, come last."""
    schema = schemathesis.openapi.from_dict(create_app(PATIENT).openapi())
    found = list(schema.get_all_operations())
    read = [operation.ok() for operation in found if isinstance(operation, Ok)]
    assert len(read) == len(found)
    return sorted(read, key=lambda operation: operation.path.endswith("/resign"))


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_operation_answers_as_documented(world: World, mode: GenerationMode) -> None:
    numbers: count[int] = count()
    for operation in operations():
        ask(world, operation, mode, numbers)
    assert next(numbers) > 200


def ask(world: World, operation: Operation, mode: GenerationMode, numbers: Iterator[int]) -> None:
    few = 3 if operation.path in SLOW else EXAMPLES

    @seed(7)
    @settings(
        max_examples=few, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def answers(case: Case[Any]) -> None:
        number = next(numbers)
        if "table" in case.path_parameters and number % 4:
            case.path_parameters["table"] = world.tables[number % 2]
        cookie = {"cookie": cookie_for(world, operation)}
        before = world.digest()
        response = case.call(base_url=world.base, session=world.session, headers=cookie)
        case.validate_response(response, checks=CHECKS)
        assert "Traceback" not in response.text
        if response.status_code >= REFUSED:
            assert world.digest() == before, case.as_curl_command()
        elif operation.path.endswith("/resign"):
            world.sit_again()

    with suppress(Unsatisfiable):  # what takes nothing can be given nothing wrong
        answers()


def cookie_for(world: World, operation: Operation) -> str:
    """Ana asks; where her session would end, somebody new does."""
    if operation.path not in SLOW:
        return f"megavolt={world.ana.cookies['megavolt']}"
    answer = httpx.post(f"{world.base}/api/guests", json={"name": "Passer-by"})
    return f"megavolt={answer.cookies['megavolt']}"


# ---- frames


def random_frame(random: Random, number: int, words: list[str]) -> dict[str, Any]:
    """Something a client might send, mostly wrong."""
    word = random.choice([*words, "", "x" * 300, "\ud800", "\0", "open 3 3 3", "\N{PILE OF POO}"])
    play: dict[str, Any] = {
        "type": "play",
        "id": number,
        "number": random.choice(NUMBERS),
        **random.choice([{"word": word}, {"words": [word, random.choice(words)], "back": 1}]),
    }
    key = random.choice(list(play))
    makers: list[Callable[[], dict[str, Any]]] = [
        lambda: {"bytes": random.randbytes(random.randrange(50))},
        lambda: {"text": "".join(chr(random.randrange(0xD7FF)) for _ in range(30))},
        lambda: {"text": "[" * 50_000},
        lambda: {"text": '{"type":' * 5_000},
        lambda: {"text": "x" * 100_000},
        lambda: {"text": json.dumps({**play, key: random.choice(VALUES)})},
        lambda: {"text": json.dumps({k: v for k, v in play.items() if k != key})},
        lambda: {"text": json.dumps({**play, "more": 1})},
        lambda: {"text": json.dumps({**play, "words": [word] * random.randrange(60)})},
        lambda: {"text": json.dumps({**play, "back": random.choice([*NUMBERS, 1, 41])})},
        lambda: {"text": json.dumps(random.choice(VALUES))},
        lambda: {"text": '{"type": "play", "number": 1' + "0" * 5_000 + "}"},
    ]
    return random.choice(makers)()


NUMBERS = [-1, 0, 10**30, 1.5, None, "2"]
VALUES: list[Any] = [
    None,
    True,
    -1,
    1e308,
    float("nan"),
    "",
    "play\n",
    [],
    {},
    [[1]],
    {"a": {}},
    "ż" * 500,
]


@pytest.mark.slow
def test_no_frame_does_harm(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            before = site_of(app).rooms.known(table)
            assert before is not None
            for client in (ana, bob, await Client(app).guest("Eve")):
                await send_frames(client, table, 150, before.legal())
            after = site_of(app).rooms.known(table)
            assert after is before

    async def send_frames(client: Client, table: str, times: int, words: list[str]) -> None:
        random = Random(client.cookie == "")
        query = "" if client.cookie else "since=x"
        async with client.live(table, query) as live:
            if not live.accepted:  # a private table and nobody who may look at it
                return
            for number in range(times):
                live.send_raw(**random_frame(random, number, words))
            live.send({"type": "ping", "id": "end"})
            while (frame := await live.next("refused", "pong"))["type"] == "refused":
                assert "Traceback" not in json.dumps(frame)
            assert frame == {"type": "pong", "id": "end"}

    asyncio.run(play())


def test_every_error_is_typed() -> None:
    """Each operation names what may go wrong, with a body that has a type."""
    document = create_app(PATIENT).openapi()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            found = operation["responses"]
            assert {"400", "403", "404", "413", "422", "429", "500"} <= found.keys(), path
            for status, response in found.items():
                if status != "204":
                    assert response["content"], (path, method, status)
                if int(status) >= REFUSED:
                    schema = response["content"]["application/json"]["schema"]
                    assert schema["$ref"].endswith(("ErrorBody", "ConflictBody"))


def test_every_body_is_typed() -> None:
    document = create_app(PATIENT).openapi()
    for path, methods in document["paths"].items():
        for operation in methods.values():
            body = operation.get(
                "requestBody", {"content": {"application/json": {"schema": {"$ref": ""}}}}
            )
            assert "$ref" in body["content"]["application/json"]["schema"], path
