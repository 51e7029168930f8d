"""What lists of tables tell: whose turn it is, round, host, when, and the result."""

import asyncio
from pathlib import Path
from typing import Any

from megavolt.server.site import Site
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.lobby import NewTable
from megavolt.server.tables.room import OVER
from tests.server.asgi import Client, running, started
from tests.server.tables import guests, table_of, until, with_site


def test_my_games_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob, game="blackout")
            position = (await ana.get(f"/api/tables/{table}")).json()
            (mine,) = (await ana.get("/api/me/tables")).json()
            (his,) = (await bob.get("/api/me/tables")).json()
            assert (mine["host"], mine["seat"], his["seat"]) == ("Ana", 0, 1)
            assert mine["to_move"] == position["to_move"]
            assert (mine["round"], mine["ranks"], mine["bot_to_move"]) == (1, None, False)
            mover = (ana, bob)[position["to_move"]]
            assert (await mover.post(f"/api/tables/{table}/resign", {})).status == 200
            assert (await ana.get("/api/me/tables")).json()[0]["changed"] > mine["changed"]

    asyncio.run(play())


def test_an_open_table_has_no_round_and_nobody_to_move(tmp_path: Path) -> None:
    async def story(site: Site) -> list[dict[str, Any]]:
        (ana,) = await guests(site, "Ana")
        await site.lobby.create(ana, NewTable("cards", {}, ["open", "open"], True, Clock()))
        return await site.lobby.public_tables()

    (table,) = with_site(tmp_path, story)
    assert (table["host"], table["seat"]) == ("Ana", None)
    assert (table["to_move"], table["round"], table["ranks"]) == (None, None, None)


def test_a_finished_game_tells_its_result(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "blackout")
        room = await site.rooms.get(links.table)
        while room.to_move is not None:
            mover = people[room.to_move]
            room = await site.playing.play(links.table, mover, room.length, room.legal()[-1])
        await until(lambda: room.status == OVER)
        (told,) = await site.lobby.tables_of(people[1])
        outcome = room.outcome()
        assert outcome is not None
        assert (told["status"], told["ranks"]) == (OVER, list(outcome.ranks))

    with_site(tmp_path, story)
