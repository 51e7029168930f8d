"""Backups: made while people play, whole or not there, restored into either kind of database."""

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from megavolt.core.errors import OptionError
from megavolt.server.storage import schema
from megavolt.server.storage.backup import backup, check_backup, restore
from tests.server.nodes import Node


async def filled(url: str) -> tuple[Node, str]:
    """A node with an account and a game after some moves."""
    node = Node(url)
    await node.database.open()
    room, people = await node.table("cards")
    await node.people.register(people[0], "ana", "a good long password")
    for _ in range(120):  # past a snapshot
        seat = room.to_move
        assert seat is not None
        room = await node.playing.play(room.origin.id, people[seat], room.length, room.legal()[0])
    return node, room.origin.id


async def rows(node: Node) -> dict[str, int]:
    counts = {}
    async with node.database.read() as connection:
        for table in (t for t in schema.metadata.sorted_tables if t.name != "pulse"):
            counted = select(func.count()).select_from(table)
            counts[table.name] = (await connection.execute(counted)).scalar_one()
    return counts


@pytest.mark.slow
def test_a_backup_restores_into_both_kinds_of_database(
    tmp_path: Path, postgres_url: str, other_postgres_url: str
) -> None:
    file = tmp_path / "all.backup"

    async def there_and_back() -> None:
        node, table = await filled(postgres_url)
        await _restored_from(node, table, f"sqlite:///{tmp_path / 'copy.db'}")
        again = Node(f"sqlite:///{tmp_path / 'copy.db'}")
        await _restored_from(again, table, other_postgres_url)

    async def _restored_from(node: Node, table: str, url: str) -> None:
        written = await backup(node.database, file)
        counts = await rows(node)
        room = await node.rooms.get(table)
        await node.database.close()
        other = Node(url)
        assert await restore(other.database, file) == written == sum(counts.values())
        assert await rows(other) == counts
        copy = await other.rooms.get(table)
        assert (copy.length, copy.view(0)) == (room.length, room.view(0))
        assert await other.people.sign_in("ana", "a good long password")
        await other.people.new_guest("Dora", "en")  # ids go on after those restored
        await other.database.close()

    asyncio.run(there_and_back())


def test_a_restored_game_goes_on(tmp_path: Path) -> None:
    async def check() -> None:
        node, table = await filled(f"sqlite:///{tmp_path / 'one.db'}")
        await backup(node.database, tmp_path / "x.backup")
        await node.database.close()
        other = Node(f"sqlite:///{tmp_path / 'two.db'}")
        await restore(other.database, tmp_path / "x.backup")
        room = await other.rooms.get(table)
        seat = room.to_move
        assert seat is not None
        person = await other.people.by_id(room.seats[seat].person or 0)
        assert person is not None
        after = await other.playing.play(table, person, room.length, room.legal()[0])
        assert after.length == room.length + 1
        await other.database.close()

    asyncio.run(check())


def test_a_backup_is_for_its_owner_only(tmp_path: Path) -> None:
    async def check() -> None:
        node = Node(f"sqlite:///{tmp_path / 'one.db'}")
        await node.database.open()
        await backup(node.database, tmp_path / "x.backup")
        await node.database.close()

    asyncio.run(check())
    assert stat.S_IMODE((tmp_path / "x.backup").stat().st_mode) == 0o600
    assert [p.name for p in tmp_path.iterdir() if "part" in p.name] == []


def test_a_database_in_use_is_never_restored_over(tmp_path: Path) -> None:
    async def check() -> None:
        node, _ = await filled(f"sqlite:///{tmp_path / 'one.db'}")
        before = await rows(node)
        await backup(node.database, tmp_path / "x.backup")
        with pytest.raises(OptionError, match="not empty"):
            await restore(node.database, tmp_path / "x.backup")
        assert await rows(node) == before
        await node.database.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    "spoil", [lambda b: b[:-40], lambda b: b"", lambda b: b"hello", gzip.compress]
)
def test_a_broken_backup_is_refused(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    file = tmp_path / "x.backup"

    async def check() -> None:
        node, _ = await filled(f"sqlite:///{tmp_path / 'one.db'}")
        await backup(node.database, file)
        await node.database.close()

    asyncio.run(check())
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(OptionError, match="not a whole backup"):
        check_backup(file)


def test_a_missing_backup_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"nothing\.backup"):
        check_backup(tmp_path / "nothing.backup")
