"""Guests, accounts, sessions."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response

from megavolt.server.api.common import COOKIE, ERRORS, Somebody, TheSite
from megavolt.server.api.messages import ListedTable
from megavolt.server.api.messages_people import (
    ChangedPerson,
    Login,
    Me,
    NewGuest,
    NewPassword,
    NoticeWays,
    SignIn,
)
from megavolt.server.front.clients import client_key
from megavolt.server.people.people import SESSION, Person, folded
from megavolt.server.site import Site

router = APIRouter(tags=["people"], responses=ERRORS)


def _me(person: Person) -> Me:
    return Me(
        name=person.name,
        login=person.login,
        language=person.language,
        email=person.email,
        webhook=person.webhook,
        email_proved=person.proved_email is not None,
        second_factor=person.has_second_factor,
    )


def remember(site: Site, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=int(SESSION), httponly=True, samesite="lax",
        secure=site.settings.secure_cookies,
    )  # fmt: skip


def agent_of(request: Request) -> str:
    """What the browser calls itself, by which people tell their sessions apart."""
    return request.headers.get("user-agent", "")


async def _sign_out(site: Site, token: str | None) -> None:
    """End a session, and its live connections."""
    person = await site.people.sign_out(token) if token else None
    if person is not None:
        await site.end_sessions(person)


@router.post("/guests", status_code=201)
async def become_guest(site: TheSite, body: NewGuest, request: Request, response: Response) -> Me:
    """Pick a name and play; a cookie keeps it."""
    site.rate_limits.guests.check(client_key(request.scope))
    person, token = await site.people.new_guest(body.name, body.language, agent_of(request))
    remember(site, response, token)
    return _me(person)


@router.get("/me")
async def me(person: Somebody) -> Me:
    return _me(person)


@router.patch("/me")
async def change_me(site: TheSite, person: Somebody, body: ChangedPerson) -> Me:
    """Change your name, language, or where notices of your turn go; an empty text removes it."""
    given = body.model_dump(exclude_none=True)
    changes = {k: (v or None) if k in ("email", "webhook") else v for k, v in given.items()}
    if changes:
        await site.people.change(person, **changes)
    again = await site.people.by_id(person.id)
    assert again is not None
    if again.email != person.email:
        site.letters.send_proof(again)
    return _me(again)


@router.get("/notices")
async def notice_ways(site: TheSite) -> NoticeWays:
    """How this server can notify you of your turn; whoever runs the server decides that."""
    return NoticeWays(email=bool(site.settings.smtp), webhook=site.settings.webhooks)


@router.post("/me/account", status_code=201)
async def register(
    site: TheSite, person: Somebody, body: Login, request: Request, response: Response
) -> Me:
    """Turn the guest into an account with a password; the games stay."""
    site.rate_limits.registrations.check(client_key(request.scope))
    site.rate_limits.sign_ins.check(client_key(request.scope))
    token = await site.people.register(person, body.login, body.password, agent_of(request))
    remember(site, response, token)
    await site.end_sessions(person.id)
    again = await site.people.by_id(person.id)
    assert again is not None
    return _me(again)


@router.post("/sessions", status_code=204)
async def sign_in(
    site: TheSite,
    body: SignIn,
    request: Request,
    response: Response,
    megavolt: Annotated[str | None, Cookie()] = None,
) -> None:
    """Sign in; the previous session ends."""
    site.rate_limits.sign_ins.check(client_key(request.scope))
    site.rate_limits.logins.check(folded(body.login))
    agent = agent_of(request)
    token = await site.people.sign_in(body.login, body.password, body.code, agent)
    await _sign_out(site, megavolt)
    remember(site, response, token)


@router.post("/me/password", status_code=204)
async def change_password(
    site: TheSite, person: Somebody, body: NewPassword, request: Request, response: Response
) -> None:
    """Change your password; you are signed out everywhere else."""
    site.rate_limits.sign_ins.check(client_key(request.scope))
    agent = agent_of(request)
    token = await site.people.change_password(person, body.old, body.new, agent)
    remember(site, response, token)
    await site.end_sessions(person.id)


@router.delete("/sessions", status_code=204)
async def sign_out(
    site: TheSite, response: Response, megavolt: Annotated[str | None, Cookie()] = None
) -> None:
    await _sign_out(site, megavolt)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.get("/me/tables")
async def my_tables(site: TheSite, person: Somebody) -> list[ListedTable]:
    return [ListedTable(**table) for table in await site.lobby.tables_of(person)]
