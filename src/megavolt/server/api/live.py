"""The live connection: the position once, then what changes, and moves the other way."""

import asyncio
import json
import logging
import math
from contextlib import suppress
from typing import Any

from anyio import create_task_group
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from megavolt.core.errors import MegavoltError
from megavolt.server.api.common import (
    COOKIE,
    EXACT,
    open_room,
    printable,
    problem_of,
    shown,
)
from megavolt.server.api.messages import PlayBody
from megavolt.server.errors import Conflict, ServerError, SignedOut, TooMany
from megavolt.server.front.clients import client_key
from megavolt.server.live.hub import Subscriber, message
from megavolt.server.operations import logs
from megavolt.server.people.people import Person
from megavolt.server.people.tokens import hashed
from megavolt.server.site import Site

router = APIRouter()
REFUSED = 4403  # the close code for a table that this person may not see
TOO_FAST = 4429  # and for a client that keeps sending when it should wait
ID_LENGTH = 40
PATIENCE = 50  # messages too many, before it is cut off
PAUSE = 0.02  # seconds between them, in which others are served


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Messages: position, update, chat, presence, answer, refused, pong. Sent: play, ping."""
    site: Site = socket.app.state.site
    token = socket.cookies.get(COOKIE, "")
    person, session = await site.people.by_token(token), hashed(token)
    link = socket.query_params.get("link", "")[:100]
    try:
        await open_room(site, table, person, link)
    except MegavoltError:
        await socket.close(REFUSED)
        return
    await socket.accept()
    address = client_key(socket.scope)
    blocked = await site.moderation.blocked_by(person)
    subscriber = Subscriber(person, session, site.hub.backlog, address, blocked)
    since = _number(socket.query_params.get("since"))
    site.hub.join(await site.rooms.get(table), subscriber, since)
    try:
        await _converse(socket, site, table, subscriber)
    finally:
        site.hub.leave(table, subscriber)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None


async def _converse(socket: WebSocket, site: Site, table: str, subscriber: Subscriber) -> None:
    """Receive and send until either side closes."""
    async with create_task_group() as both:

        async def tell() -> None:
            await _write(socket, subscriber)
            both.cancel_scope.cancel()

        both.start_soon(tell)
        await _read(socket, site, table, subscriber)
        both.cancel_scope.cancel()


async def _write(socket: WebSocket, subscriber: Subscriber) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it disconnected; `_read` may not know yet
        while (text := await subscriber.next()) is not None:
            await socket.send_text(text)
        await socket.close(1012)  # the server is stopping, or the client is too slow: reconnect


async def _read(socket: WebSocket, site: Site, table: str, subscriber: Subscriber) -> None:
    limits, address = site.rate_limits, client_key(socket.scope)
    ignored = 0
    with suppress(WebSocketDisconnect):
        while ignored <= PATIENCE:
            await subscriber.caught_up.wait()  # who does not read is not read
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            wait = limits.live.take(subscriber.owner) or limits.live_address.take(address)
            if wait:
                ignored += 1
                slower = TooMany("too_fast", seconds=math.ceil(wait))
                subscriber.send(await _refused(site, slower, subscriber.person, {}))
                await asyncio.sleep(PAUSE)
                continue
            # A client that disconnects does not stop what is being stored.
            answering = _answered(site, table, subscriber.person, frame.get("text"))
            subscriber.send(await site.finish(answering))
        await socket.close(TOO_FAST)


async def _answered(site: Site, table: str, person: Person | None, text: str | None) -> str:
    """The answer to one frame; whatever is wrong with it, it is only refused."""
    asked: dict[str, Any] = {}
    try:
        asked = _frame(text, site.settings.frame_limit)
        return await _done(site, table, person, asked)
    except MegavoltError as problem:
        return await _refused(site, problem, person, asked)
    except Exception as problem:
        logs.log_event("failed", logging.ERROR, problem, route="live", table=table)
        return await _refused(site, ServerError("failed"), person, asked)


async def _done(site: Site, table: str, person: Person | None, asked: dict[str, Any]) -> str:
    """Do what a frame asks for."""
    if asked["type"] == "ping":
        return message("pong", id=asked.get("id"))
    if person is None:
        raise SignedOut("signed_out")
    try:
        body = PlayBody.model_validate({k: asked[k] for k in PlayBody.model_fields if k in asked})
    except ValidationError:
        raise ServerError("bad_frame") from None
    room = await site.playing.play(table, person, body.number, *body.moves, back=body.back)
    return message("answer", id=asked.get("id"), number=room.length)


def _frame(text: str | None, limit: int) -> dict[str, Any]:
    if text is None or len(text) > limit:
        raise ServerError("bad_frame")
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        raise ServerError("bad_frame") from None
    if not isinstance(asked, dict) or asked.get("type") not in ("ping", "play"):
        raise ServerError("bad_frame")
    if not _is_id(asked.get("id")):
        raise ServerError("bad_frame")
    return asked


async def _refused(
    site: Site, problem: MegavoltError, person: Person | None, asked: dict[str, Any]
) -> str:
    error = problem_of(problem, await _language(site, person)).model_dump()
    shown_id = asked.get("id") if _is_id(asked.get("id")) else None
    more = {}
    if isinstance(problem, Conflict):
        more["position"] = shown(site, problem.room, person)
    return message("refused", id=shown_id, error=error, **more)


async def _language(site: Site, person: Person | None) -> str:
    """That of the account now, which may have changed since the connection began, on any node."""
    if person is None:
        return "en"
    try:
        now = await site.people.by_id(person.id)
    except (
        SQLAlchemyError,
        OSError,
    ):  # if the database is down, the error comes in the last known language
        now = None
    return (now or person).language


def _is_id(value: object) -> bool:
    """What a client may call a frame by: something short that can be sent back."""
    if isinstance(value, str):
        return len(value) <= ID_LENGTH and printable(value) == value
    return value is None or (isinstance(value, int) and abs(value) < EXACT)
