"""One's own sessions, second factor, address, password and data."""

import asyncio
import time
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

from megavolt.locale.translator import LEFT
from megavolt.server.people.second_factor import STEP, code_at
from tests.server.asgi import Client, running, site_of, started
from tests.server.post_office import post_office, text_of, token_in

PASSWORD = "a good long password"


async def account(app: Any, login: str = "ana") -> Client:
    client = await Client(app).guest(login.title(), "es")
    made = await client.post("/api/me/account", {"login": login, "password": PASSWORD})
    assert made.status == 201
    return client


async def sign_in(app: Any, **more: str) -> Client:
    """Another browser, signed in to the same account."""
    client = Client(app)
    body = {"login": "ana", "password": PASSWORD, **more}
    answer = await client.post("/api/sessions", body, user_agent="Firefox on a phone")
    assert answer.status == 204, answer.body
    return client


def test_sessions_are_listed_and_ended_one_by_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await account(app)
            phone = await sign_in(app)
            listed = (await ana.get("/api/me/sessions")).json()
            assert [(one["browser"], one["current"]) for one in listed] == [
                ("Firefox on a phone", False),
                ("", True),
            ]
            eva = await account(app, "eva")
            there = f"/api/me/sessions/{listed[0]['id']}"
            assert (await eva.ask("DELETE", there)).status == 404  # not one of hers
            assert (await phone.get("/api/me")).status == 200
            assert (await ana.ask("DELETE", there)).status == 204
            assert (await phone.get("/api/me")).status == 401
            assert (await ana.get("/api/me")).status == 200
            assert (await ana.ask("DELETE", "/api/me/sessions/%25")).status == 422

    asyncio.run(check())


def test_a_second_factor_is_asked_for_after_the_password_and_once_each(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await account(app)
            new = (await ana.post("/api/me/second-factor")).json()
            assert new["secret"] in new["address"]
            wrong = {"secret": new["secret"], "code": "000000"}
            now = int(time.time()) // STEP
            if code_at(new["secret"], now) != "000000":
                assert (await ana.post("/api/me/second-factor/on", wrong)).code == "wrong_code"
            right = {"secret": new["secret"], "code": code_at(new["secret"], now)}
            assert (await ana.post("/api/me/second-factor/on", right)).status == 204
            assert (await ana.get("/api/me")).json()["second_factor"] is True

            body = {"login": "ana", "password": PASSWORD}
            assert (await Client(app).post("/api/sessions", body)).code == "code_wanted"
            used = {**body, "code": right["code"]}
            assert (await Client(app).post("/api/sessions", used)).code == "wrong_code"
            without = {**body, "password": "something else"}
            assert (await Client(app).post("/api/sessions", without)).code == "wrong_login"
            await sign_in(app, code=code_at(new["secret"], now + 1))

            away = {"password": PASSWORD}
            assert (await ana.post("/api/me/second-factor/off", away)).status == 204
            await sign_in(app)

    asyncio.run(check())


def test_a_lost_password_is_replaced_by_mail(tmp_path: Path) -> None:
    async def check() -> None:
        async with (
            post_office() as (smtp, got),
            running(tmp_path, smtp=smtp, mail_from="volt@example.org") as app,
        ):
            ana = await account(app)
            await ana.ask("PATCH", "/api/me", {"email": "ana@example.org"})
            await asyncio.sleep(0)
            await site_of(app).letters.close()
            assert str(make_header(decode_header(got[0]["Subject"]))) == "¿Es tuya esta dirección?"
            # An address that nobody proved gets no link to an account.
            await Client(app).post("/api/lost-passwords", {"login": "ana"})
            await site_of(app).letters.close()
            assert len(got) == 1
            proof = {"token": token_in(got[0], "verify")}
            assert (await Client(app).post("/api/email-proofs", proof)).status == 204
            assert (await ana.get("/api/me")).json()["email_proved"] is True
            for login in ("ana", "nobody"):
                answer = await Client(app).post("/api/lost-passwords", {"login": login})
                assert answer.status == 204
            await site_of(app).letters.close()
            assert len(got) == 2
            assert "contraseña nueva" in text_of(got[1])
            body = {"token": token_in(got[1], "reset"), "password": "another long password"}
            here = Client(app)
            assert (await here.post("/api/passwords", body)).status == 204
            assert (await here.get("/api/me")).json()["login"] == "ana"
            assert (await ana.get("/api/me")).status == 401
            assert (await Client(app).post("/api/passwords", body)).code == "link_used_up"

    asyncio.run(check())


def test_a_changed_address_must_be_proved_again(tmp_path: Path) -> None:
    async def check() -> None:
        async with (
            post_office() as (smtp, got),
            running(tmp_path, smtp=smtp, mail_from="volt@example.org") as app,
        ):
            ana = await account(app)
            await ana.ask("PATCH", "/api/me", {"email": "one@example.org"})
            await site_of(app).letters.close()
            await ana.ask("PATCH", "/api/me", {"email": "two@example.org"})
            await site_of(app).letters.close()
            old = {"token": token_in(got[0], "verify")}
            assert (await ana.post("/api/email-proofs", old)).code == "link_used_up"
            await ana.post("/api/email-proofs", {"token": token_in(got[1], "verify")})
            assert (await ana.get("/api/me")).json()["email_proved"] is True
            await ana.ask("PATCH", "/api/me", {"email": "one@example.org"})
            assert (await ana.get("/api/me")).json()["email_proved"] is False

    asyncio.run(check())


def test_who_leaves_takes_all_but_the_games(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana, bob = await account(app), await Client(app).guest("Bob")
            table = await started(ana, bob)
            await ana.post(f"/api/tables/{table}/chat", {"text": "hello"})
            stored = (await ana.get("/api/me/data")).json()
            assert [said["text"] for said in stored["chats"]] == ["hello"]
            wrong = await ana.post("/api/me/leave", {"password": "not this one"})
            assert wrong.code == "wrong_login"
            assert (await ana.post("/api/me/leave", {"password": PASSWORD})).status == 204
            assert (await ana.get("/api/me")).status == 401
            position = (await bob.get(f"/api/tables/{table}")).json()
            names = [seat["name"] for seat in position["seats"]]
            assert names == [LEFT, "Bob"]
            assert position["seats"][0]["level"] == "greedy"  # a bot plays on
            assert (await Client(app).post("/api/guests", {"name": LEFT})).code == "bad_name"
            heard = (await bob.get(f"/api/tables/{table}/chat")).body.decode()
            assert "hello" not in heard
            assert "Ana" not in heard

    asyncio.run(check())


def test_a_guest_leaves_without_a_password(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            bob = await Client(app).guest("Bob")
            assert (await bob.post("/api/me/leave", {"password": ""})).status == 204
            assert (await bob.get("/api/me")).status == 401

    asyncio.run(check())
