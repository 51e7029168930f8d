"""What somebody has learnt goes with the account."""

import asyncio
from pathlib import Path

from megavolt.server.people.progress import MOST
from tests.server.asgi import Client, running
from tests.server.test_own_data import PASSWORD, account, sign_in

PROGRESS = "/api/me/progress"


def test_two_devices_add_up_and_the_better_result_stays(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await account(app)
            phone = await sign_in(app)
            assert (await ana.get(PROGRESS)).json() == {"lessons": {}, "puzzles": {}}
            await ana.ask("PUT", PROGRESS, {"lessons": {"goal": 1}, "puzzles": {"p1": 2, "p2": 1}})
            sent = {"lessons": {"fuel": 1}, "puzzles": {"p1": 1, "p2": 3}}
            merged = (await phone.ask("PUT", PROGRESS, sent)).json()
            assert merged == {"lessons": {"goal": 1, "fuel": 1}, "puzzles": {"p1": 2, "p2": 3}}
            assert (await ana.get(PROGRESS)).json() == merged

    asyncio.run(check())


def test_a_guest_keeps_it_in_the_browser(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            bob = await Client(app).guest("Bob")
            assert (await bob.get(PROGRESS)).code == "progress_of_guest"
            assert (await bob.ask("PUT", PROGRESS, {})).code == "progress_of_guest"
            assert (await Client(app).get(PROGRESS)).code == "signed_out"

    asyncio.run(check())


NO_PROGRESS = (
    {"lessons": {"goal": "done"}},
    {"lessons": {"goal": -1}},
    {"lessons": {"goal": True}},
    {"lessons": {"goal": 10**9}},
    {"lessons": {"<script>": 1}},
    {"lessons": {"x" * 65: 1}},
    {"lessons": {f"l{n}": 1 for n in range(MOST + 1)}},
    {"lessons": ["goal"]},
    {"games": {"goal": 1}},
)


def test_what_is_no_progress_is_refused(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await account(app)
            for body in NO_PROGRESS:
                assert (await ana.ask("PUT", PROGRESS, body)).status == 422, body
            assert (await ana.get(PROGRESS)).json()["lessons"] == {}

    asyncio.run(check())


def test_it_never_grows_beyond_its_limit(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await account(app)
            await ana.ask("PUT", PROGRESS, {"puzzles": {f"a{n}": 1 for n in range(MOST - 1)}})
            more = {"puzzles": {"a0": 2, "b0": 1, "b1": 1}}
            kept = (await ana.ask("PUT", PROGRESS, more)).json()["puzzles"]
            assert len(kept) == MOST
            assert kept["a0"] == 2

    asyncio.run(check())


def test_it_is_exported_and_goes_with_the_account(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await account(app)
            await ana.ask("PUT", PROGRESS, {"lessons": {"goal": 1}})
            stored = (await ana.get("/api/me/data")).json()["person"][0]
            assert stored["progress"]["lessons"] == {"goal": 1}
            assert (await ana.post("/api/me/leave", {"password": PASSWORD})).status == 204
            again = await account(app)
            assert (await again.get(PROGRESS)).json()["lessons"] == {}

    asyncio.run(check())
