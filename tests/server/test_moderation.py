"""Reports, blocks, the host's word list and terms."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from megavolt.cli import app as command_line
from megavolt.core.errors import OptionError
from megavolt.locale.translator import LEFT
from megavolt.server.errors import ServerError
from megavolt.server.operations.serve import check
from megavolt.server.operations.settings import Settings
from megavolt.server.people.words import WordList
from tests.server.asgi import Client, new_table, running, started


def admin(folder: Path, *args: str) -> Result:
    where = ["--database", f"sqlite:///{folder / 'test.db'}", "--lang", "en"]
    return CliRunner().invoke(command_line, ["admin", *args, *where])


def listed(folder: Path, *args: str) -> Any:
    return json.loads(admin(folder, *args, "--json").stdout)


async def say(client: Client, table: str, *texts: str) -> None:
    for text in texts:
        assert (await client.post(f"/api/tables/{table}/chat", {"text": text})).status == 201


async def heard(client: Client, table: str) -> list[str]:
    return [said["text"] for said in (await client.get(f"/api/tables/{table}/chat")).json()]


# ---- reports


def test_a_host_reads_a_report_with_the_chat_around_it(tmp_path: Path) -> None:
    async def fill() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            await say(bob, table, *(f"message {n} [/b]" for n in range(1, 31)))
            body = {"chat": 15, "reason": "rude\nto me"}
            for _ in range(2):  # the second time nothing new is stored
                assert (await ana.post(f"/api/tables/{table}/reports", body)).status == 204

    asyncio.run(fill())
    (report,) = listed(tmp_path, "reports")
    assert (report["name"], report["reporter"], report["chat"]) == ("Bob", "Ana", 15)
    assert report["reason"] == "rude to me"
    number = str(report["id"])
    around = listed(tmp_path, "report", number)["around"]
    assert [said["number"] for said in around] == list(range(5, 26))
    shown = admin(tmp_path, "report", number).stdout
    assert ">" in next(line for line in shown.splitlines() if "message 15 [/b]" in line)
    assert admin(tmp_path, "handled", number).exit_code == 0
    assert listed(tmp_path, "reports") == []
    assert listed(tmp_path, "reports", "--all")[0]["handled"]
    unknown = admin(tmp_path, "handled", "77")
    assert unknown.exit_code == 1
    assert "There is no report 77" in unknown.output


def test_a_name_is_reported_by_its_seat(tmp_path: Path) -> None:
    async def fill() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            body = {"seat": 1, "reason": "the name"}
            assert (await ana.post(f"/api/tables/{table}/reports", body)).status == 204

    asyncio.run(fill())
    assert listed(tmp_path, "reports")[0]["chat"] is None
    assert "The name Bob is reported" in admin(tmp_path, "report", "1").stdout


def test_only_other_people_at_a_table_one_may_see_are_reported(tmp_path: Path) -> None:
    async def check_refusals() -> None:
        async with running(tmp_path) as app:
            ana, eve = await Client(app).guest("Ana"), await Client(app).guest("Eve")
            links = await new_table(ana, ["me", "greedy"])
            reports = f"/api/tables/{links['table']}/reports"
            await say(ana, links["table"], "hello")
            reason = {"reason": "why not"}
            assert (await ana.post(reports, {"chat": 1, **reason})).code == "not_yourself"
            assert (await ana.post(reports, {"chat": 2, **reason})).code == "nobody_there"
            assert (await ana.post(reports, {"seat": 1, **reason})).code == "nobody_there"  # a bot
            assert (await ana.post(reports, {"seat": 5, **reason})).code == "nobody_there"
            assert (await ana.post(reports, reason)).status == 422
            assert (await eve.post(reports, {"chat": 1, **reason})).code == "private_table"
            nobody = await Client(app).post(reports, {"chat": 1, **reason})
            assert nobody.code == "signed_out"
            watching = f"{reports}?link={links['join']}"
            assert (await eve.post(watching, {"chat": 1, "reason": " \t"})).code == "no_reason"
            assert (await eve.post(watching, {"chat": 1, **reason})).status == 204

    asyncio.run(check_refusals())


def test_one_person_reports_only_so_much_at_once(tmp_path: Path) -> None:
    async def check_limit() -> None:
        async with running(tmp_path, reports=2) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            await say(bob, table, "one", "two", "three")
            answers = [
                await ana.post(f"/api/tables/{table}/reports", {"chat": n, "reason": "rude"})
                for n in (1, 2, 3)
            ]
            assert [answer.status for answer in answers] == [204, 204, 429]
            assert int(answers[-1].headers["retry-after"]) > 60

    asyncio.run(check_limit())


# ---- blocks


def test_who_is_blocked_cannot_sit_down_at_my_tables(tmp_path: Path) -> None:
    async def check_joining() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            first = await started(bob, ana)
            assert (await ana.post(f"/api/tables/{first}/blocks", {"seat": 0})).status == 204
            links = await new_table(ana, ["me", "open"], public=True)
            join = f"/api/tables/{links['table']}/join"
            assert (await bob.post(join, {})).code == "blocked_by_host"
            by_seat = {"link": links["seats"][1]}
            assert (await bob.post("/api/links/take", by_seat)).code == "blocked_by_host"
            (block,) = (await ana.get("/api/me/blocks")).json()
            assert block["name"] == "Bob"
            lift = f"/api/me/blocks/{block['id']}"
            assert (await bob.ask("DELETE", lift)).code == "no_such_block"  # not one of his
            assert (await ana.ask("DELETE", lift)).status == 204
            assert (await bob.post(join, {})).status == 200

    asyncio.run(check_joining())


def test_what_a_blocked_person_writes_is_hidden_for_me_alone(tmp_path: Path) -> None:
    async def check_chat() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            cid = await Client(app).guest("Cid")
            table = await started(ana, bob, cid)
            await say(bob, table, "one")
            async with ana.live(table) as hers, cid.live(table) as his:
                assert (await ana.post(f"/api/tables/{table}/blocks", {"chat": 1})).status == 204
                await say(bob, table, "two")
                await say(cid, table, "three")
                assert (await his.next("chat"))["text"] == "two"
                assert (await hers.next("chat"))["text"] == "three"
            assert await heard(ana, table) == ["three"]
            assert await heard(cid, table) == ["one", "two", "three"]

    asyncio.run(check_chat())


def test_who_leaves_takes_blocks_and_the_words_of_reports_along(tmp_path: Path) -> None:
    async def fill() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            await ana.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "rude"})
            await ana.post(f"/api/tables/{table}/blocks", {"seat": 1})
            stored = (await ana.get("/api/me/data")).json()
            assert [one["reason"] for one in stored["reports"]] == ["rude"]
            assert [one["name"] for one in stored["blocks"]] == ["Bob"]
            assert "rude" not in (await bob.get("/api/me/data")).body.decode()
            for client in (bob, ana):
                assert (await client.post("/api/me/leave", {"password": ""})).status == 204

    asyncio.run(fill())
    (report,) = listed(tmp_path, "reports")
    assert (report["name"], report["reporter"]) == (LEFT, LEFT)
    assert report["reason"] == "…"


# ---- words


@pytest.mark.parametrize(
    "text", ["Darn!", "oh DARN it", "da\u200brn", "\uff44\uff41\uff52\uff4e", "very, bad-word"]
)
def test_words_of_the_list_are_found(text: str) -> None:
    with pytest.raises(ServerError, match="does not allow"):
        WordList(["darn", "", "Bad word"]).check(text)


@pytest.mark.parametrize("text", ["darning", "bad", "badword", "año"])
def test_other_words_are_not(text: str) -> None:
    WordList(["darn", "bad word", "ano", "..."]).check(text)


def test_chat_and_names_with_such_a_word_are_refused(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("darn\n\nbad word\n", encoding="utf-8")

    async def check_words() -> None:
        async with running(tmp_path, words=str(words)) as app:
            named = await Client(app).post("/api/guests", {"name": "Darn", "language": "en"})
            assert named.code == "word_not_allowed"
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            renamed = await ana.ask("PATCH", "/api/me", {"name": "A bad word"})
            assert renamed.code == "word_not_allowed"
            table = await started(ana, bob)
            said = await ana.post(f"/api/tables/{table}/chat", {"text": "darn it"})
            assert said.code == "word_not_allowed"
            await say(ana, table, "dear me")
            assert await heard(bob, table) == ["dear me"]

    asyncio.run(check_words())


@pytest.mark.parametrize("setting", ["words", "terms"])
def test_a_file_that_cannot_be_read_stops_the_server_at_once(setting: str, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "none.txt", tmp_path, binary):
        with pytest.raises(OptionError, match=f"MEGAVOLT_{setting.upper()} names the file"):
            check(Settings(**{setting: str(file)}))  # type: ignore[arg-type]


# ---- terms


def test_terms_are_what_the_host_wrote(tmp_path: Path) -> None:
    file = tmp_path / "terms.md"
    file.write_text("# Terms\n\nBe <b>kind</b>.\n", encoding="utf-8")

    async def check_terms() -> None:
        async with running(tmp_path, terms=str(file)) as app:
            answer = (await Client(app).get("/api/terms")).json()
            assert answer == {"text": "# Terms\n\nBe <b>kind</b>."}

    asyncio.run(check_terms())


def test_without_terms_there_is_no_text(tmp_path: Path) -> None:
    async def check_none() -> None:
        async with running(tmp_path) as app:
            assert (await Client(app).get("/api/terms")).json() == {"text": ""}

    asyncio.run(check_none())
