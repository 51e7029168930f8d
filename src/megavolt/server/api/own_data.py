"""One's own sessions, second factor, address and data; a new password for a lost one."""

from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Path, Request, Response

from megavolt.server.api import messages_people as m
from megavolt.server.api.common import COOKIE, ERRORS, Somebody, TheSite
from megavolt.server.api.messages_moderation import BlockedPerson
from megavolt.server.api.people import agent_of, remember
from megavolt.server.errors import NotAllowed
from megavolt.server.front.clients import client_key
from megavolt.server.people import second_factor
from megavolt.server.people.people import folded

router = APIRouter(tags=["people"], responses=ERRORS)


@router.get("/me/sessions")
async def sessions(
    site: TheSite, person: Somebody, megavolt: Annotated[str, Cookie()] = ""
) -> list[m.Session]:
    """Where you are signed in."""
    return [m.Session(**one) for one in await site.own_data.sessions(person, megavolt)]


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(
    site: TheSite, person: Somebody, session: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
) -> None:
    """Sign out somewhere else."""
    await site.own_data.end_session(person, session)
    await site.end_sessions(person.id)


@router.post("/me/second-factor")
async def new_second_factor(person: Somebody) -> m.SecondFactor:
    """A new secret for an app; it counts once a code of it was sent back."""
    if person.login is None:
        raise NotAllowed("guest_has_no_password", name=person.name)
    secret = second_factor.new_secret()
    return m.SecondFactor(secret=secret, address=second_factor.address(secret, person.login))


@router.post("/me/second-factor/on", status_code=204)
async def set_second_factor(
    site: TheSite, person: Somebody, body: m.ProvedFactor, request: Request
) -> None:
    site.rate_limits.sign_ins.check(client_key(request.scope))
    await site.own_data.set_second_factor(person, body.secret, body.code)


@router.post("/me/second-factor/off", status_code=204)
async def drop_second_factor(
    site: TheSite, person: Somebody, body: m.Password, request: Request
) -> None:
    site.rate_limits.sign_ins.check(client_key(request.scope))
    await site.own_data.drop_second_factor(person, body.password)


@router.post("/email-proofs", status_code=204)
async def prove_email(site: TheSite, body: m.OneTimeLink, request: Request) -> None:
    """Open the link that was sent to your address."""
    site.rate_limits.sign_ins.check(client_key(request.scope))
    await site.own_data.prove_email(body.token)


@router.post("/lost-passwords", status_code=204)
async def lost_password(site: TheSite, body: m.LostPassword, request: Request) -> None:
    """Ask for a link by e-mail; the answer never tells whether there is such an account."""
    site.rate_limits.sign_ins.check(client_key(request.scope))
    site.rate_limits.logins.check(folded(body.login))
    site.letters.send_reset(body.login)


@router.post("/passwords", status_code=204)
async def reset_password(
    site: TheSite, body: m.PasswordByLink, request: Request, response: Response
) -> None:
    """Set a new password by a one-time link; you are signed in here and nowhere else."""
    site.rate_limits.sign_ins.check(client_key(request.scope))
    token = await site.people.reset_password(body.token, body.password, agent_of(request))
    remember(site, response, token)
    await site.end_sessions(None)


@router.get("/me/blocks")
async def blocks(site: TheSite, person: Somebody) -> list[BlockedPerson]:
    """Whom you have blocked, the newest first."""
    return [BlockedPerson(**one) for one in await site.moderation.blocks(person)]


@router.delete("/me/blocks/{block}", status_code=204)
async def unblock(
    site: TheSite, person: Somebody, block: Annotated[int, Path(ge=1, le=2**31 - 1)]
) -> None:
    await site.moderation.unblock(person, block)


@router.get("/me/progress")
async def progress(site: TheSite, person: Somebody) -> m.Progress:
    """What you have learnt: your best result in each lesson and puzzle. For accounts only."""
    return m.Progress(**await site.progress.read(person))


@router.put("/me/progress")
async def add_progress(site: TheSite, person: Somebody, body: m.Progress) -> m.Progress:
    """Add results; of two for the same thing the better one stays. Answers with all of them."""
    return m.Progress(**await site.progress.merge(person, body.model_dump()))


@router.get("/me/data")
async def export(site: TheSite, person: Somebody) -> dict[str, Any]:
    """Everything that is stored of you."""
    return await site.own_data.export(person)


@router.post("/me/leave", status_code=204)
async def leave(
    site: TheSite, person: Somebody, body: m.Password, request: Request, response: Response
) -> None:
    """Delete your account, or all that is known of you as a guest. Your games stay, nameless."""
    site.rate_limits.sign_ins.check(client_key(request.scope))
    await site.leave(person, body.password)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
