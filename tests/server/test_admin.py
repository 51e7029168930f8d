"""`megavolt admin`: people, tables and the database, as a host sees them."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from typer.testing import CliRunner, Result

from megavolt.cli import app
from megavolt.locale.translator import LEFT
from megavolt.server.errors import NotAllowed, NotFound
from megavolt.server.operations.admin import Admin
from megavolt.server.storage import schema
from tests.server.nodes import Node

PASSWORD = "a good long password"


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with an account, two guests and a game they play."""
    address = f"sqlite:///{tmp_path / 'games.db'}"

    async def fill() -> None:
        node = Node(address)
        await node.database.open()
        room, people = await node.table("cards")
        await node.people.register(people[0], "ana", PASSWORD)
        for _ in range(6):
            seat = room.to_move
            assert seat is not None
            word = room.legal()[0]
            room = await node.playing.play(room.origin.id, people[seat], room.length, word)
        await node.database.close()

    asyncio.run(fill())
    return address


def run(url: str, *args: str) -> Result:
    return CliRunner().invoke(app, ["admin", *args, "--database", url, "--lang", "en"])


def listed(url: str, *args: str) -> Any:
    return json.loads(run(url, *args, "--json").stdout)


def test_people_are_listed_and_found_by_a_part_of_their_name(url: str) -> None:
    assert [p["name"] for p in listed(url, "people")] == ["Cleo", "Ben", "Ana"]
    assert [p["name"] for p in listed(url, "people", "EN")] == ["Ben"]
    assert listed(url, "people", "%") == []
    table = run(url, "people").stdout
    assert "banned until" in table
    assert "Cleo" in table


def test_one_person_with_their_sessions(url: str) -> None:
    ana = listed(url, "person", "ana")
    assert (ana["name"], ana["login"], len(ana["sessions"])) == ("Ana", "ana", 1)
    assert listed(url, "person", str(ana["id"]))["name"] == "Ana"
    nobody = run(url, "person", "zoe")
    assert nobody.exit_code == 1
    assert "There is nobody with the login or number zoe" in nobody.output


def test_who_is_banned_is_signed_out_and_stays_out(url: str) -> None:
    assert run(url, "ban", "ana", "--days", "2").exit_code == 0

    async def check() -> None:
        node = Node(url)
        with pytest.raises(NotAllowed, match="banned"):
            await node.people.sign_in("ana", PASSWORD)
        with pytest.raises(
            NotAllowed, match="Wrong user name or password"
        ):  # nobody else learns of the ban
            await node.people.sign_in("ana", "another password")
        await node.database.close()

    asyncio.run(check())
    assert listed(url, "person", "ana")["sessions"] == []
    assert run(url, "unban", "ana").exit_code == 0
    assert asyncio.run(sign_in(url))


async def sign_in(url: str, password: str = PASSWORD) -> str:
    node = Node(url)
    try:
        return await node.people.sign_in("ana", password)
    finally:
        await node.database.close()


def test_a_banned_guest_cannot_go_on_with_their_cookie(url: str) -> None:
    async def check() -> None:
        node = Node(url)
        dora, token = await node.people.new_guest("Dora", "en")
        assert await node.people.by_token(token) == dora
        admin = Admin(node.database, node.rooms.now)
        await admin.ban(dora.id, None)
        assert await node.people.by_token(token) is None
        await node.database.close()

    asyncio.run(check())


def test_a_reset_link_sets_a_new_password_once(url: str) -> None:
    said = run(url, "reset", "ana").stdout
    token = said.split("/reset/")[1].strip()

    async def check() -> None:
        node = Node(url)
        await node.people.reset_password(token, "another long password")
        with pytest.raises(NotFound, match="used already"):
            await node.people.reset_password(token, "a third long password")
        await node.database.close()

    asyncio.run(check())
    assert asyncio.run(sign_in(url, "another long password"))
    assert "is a guest" in run(url, "reset", "2").output


def test_a_new_reset_link_ends_the_one_before_and_all_end_after_a_day(url: str) -> None:
    first, second = (run(url, "reset", "ana").stdout.split("/reset/")[1].strip() for _ in "12")

    async def check() -> None:
        node = Node(url)
        with pytest.raises(NotFound):
            await node.people.reset_password(first, "another long password")
        now = node.people.links.now()
        node.people.links.now = lambda: now + 25 * 3600
        with pytest.raises(NotFound):
            await node.people.reset_password(second, "another long password")
        await node.database.close()

    asyncio.run(check())


def test_everything_stored_of_a_person_is_exported_and_no_secret(url: str) -> None:
    said = json.loads(run(url, "export", "ana").stdout)
    assert said["person"][0]["name"] == "Ana"
    assert len(said["tables"]) == len(said["seats"]) == 1
    text = json.dumps(said)
    assert "argon2" not in text
    assert "token" not in text
    assert '"link"' not in text


def test_who_is_deleted_leaves_the_game_standing_and_no_trace(url: str, tmp_path: Path) -> None:
    refused = run(url, "delete", "ana")
    assert refused.exit_code == 1
    assert "--yes" in refused.output
    assert run(url, "delete", "ana", "--yes").exit_code == 0
    with sqlite3.connect(tmp_path / "games.db") as connection:
        stored = "\n".join(connection.iterdump())
    assert "'Ana'" not in stored
    assert '"Ana"' not in stored
    assert "'ana'" not in stored
    assert run(url, "check").exit_code == 0
    assert LEFT in stored
    shown = run(url, "people").output
    assert LEFT not in shown
    assert "a player who left" in shown


def test_tables_are_listed_and_closed(url: str) -> None:
    (table,) = listed(url, "tables", "--status", "playing")
    assert run(url, "close", table["id"]).exit_code == 0
    assert [t["status"] for t in listed(url, "tables")] == ["over"]
    again = run(url, "close", table["id"])
    assert (again.exit_code, "is over" in again.output) == (1, True)
    assert run(url, "close", "nothing").exit_code == 1


def test_statistics_count(url: str) -> None:
    found = listed(url, "stats")
    assert (found["accounts"], found["guests"], found["playing"], found["moves"]) == (1, 2, 1, 6)
    assert "games being played" in run(url, "stats").stdout


def test_a_check_finds_what_was_spoilt(url: str, tmp_path: Path) -> None:
    assert "All are as they should be" in run(url, "check").stdout
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute(
            "update entries set data = json_set(data, '$.word', 'bid 999') where kind = 'move'"
        )
    spoilt = run(url, "check")
    assert spoilt.exit_code == 1
    assert "its log does not replay" in spoilt.stdout


def test_only_an_older_backup_is_replaced_and_only_when_forced(url: str, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    assert run(url, "backup", str(file)).exit_code == 0
    assert "--force" in run(url, "backup", str(file)).output
    assert run(url, "backup", str(file), "--force").exit_code == 0
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ana,")
    assert run(url, "backup", str(other), "--force").exit_code == 1
    assert other.read_text() == "Dear Ana,"


def test_no_folder_is_made_for_a_backup(url: str, tmp_path: Path) -> None:
    result = run(url, "backup", str(tmp_path / "none" / "one.backup"))
    assert result.exit_code == 1
    assert "unexpected" not in result.output
    assert not (tmp_path / "none").exists()


def test_a_backup_restores_by_command(url: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "one.backup", f"sqlite:///{tmp_path / 'copy.db'}"
    run(url, "backup", str(file))
    assert run(copy, "restore", str(file)).exit_code == 0
    assert listed(copy, "stats") == listed(url, "stats")
    assert "not empty" in run(copy, "restore", str(file)).output


def test_no_database_is_made_by_looking(tmp_path: Path) -> None:
    result = run(f"sqlite:///{tmp_path / 'none.db'}", "people")
    assert result.exit_code == 1
    assert "There is no database" in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_public_map_is_taken_out_of_the_gallery_or_deleted(url: str) -> None:
    async def publish() -> str:
        node = Node(url)
        row = {
            "owner": 1,
            "name": "Rude",
            "data": {},
            "public": True,
            "created": 1.0,
            "changed": 2.0,
        }
        async with node.database.write() as connection:
            await connection.execute(insert(schema.maps), {"id": "abc", **row})
        await node.database.close()
        return "abc"

    map_id = asyncio.run(publish())
    assert [one["name"] for one in listed(url, "maps")] == ["Rude"]
    assert "no longer public" in run(url, "take-down", f"https://example.org/maps/{map_id}").stdout
    assert listed(url, "maps") == []
    assert "is deleted" in run(url, "take-down", map_id, "--delete").stdout
    refused = run(url, "take-down", map_id)
    assert refused.exit_code != 0
    assert "There is no map here" in refused.output
