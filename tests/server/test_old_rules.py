"""Tables begun under an older version of the rules go on by it."""

import asyncio

import pytest
from sqlalchemy import update

from megavolt.server.bots.bot_worker import answer
from megavolt.server.bots.questions import advice_question, move_question
from megavolt.server.errors import OtherRules
from megavolt.server.storage import schema
from megavolt.server.tables.rooms import Rooms
from tests.server.nodes import Node


async def begun_under(node: Node, rules: int) -> str:
    """A table for three whose row names this version."""
    await node.database.open()
    room, _ = await node.table()
    async with node.database.write() as connection:
        await connection.execute(update(schema.tables).values(rules=rules))
    return room.origin.id


def test_a_table_goes_on_by_the_version_it_was_begun_with(sqlite_url: str) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        table = await begun_under(node, 1)
        rooms = Rooms(node.database)
        room = await rooms.get(table)
        assert room.game.rules == 1
        seat = room.to_move
        assert seat is not None
        for question in (move_question(room, seat, 0.01), advice_question(room, seat, 0.01)):
            assert question["rules"] == 1
        room.seats[seat].level = "greedy"
        assert answer(move_question(room, seat, 0.01))["word"] in room.legal()
        await node.database.close()

    asyncio.run(check())


@pytest.mark.parametrize("rules", [0, 3])
def test_a_table_of_a_version_that_nobody_knows_is_refused(sqlite_url: str, rules: int) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        table = await begun_under(node, rules)
        with pytest.raises(OtherRules) as refused:
            await Rooms(node.database).get(table)
        assert refused.value.facts == {"rules": rules, "known": "1–2"}
        await node.database.close()

    asyncio.run(check())
