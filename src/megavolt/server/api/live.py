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

from megavolt.core.errors import MegavoltError
from megavolt.server import logs
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
from megavolt.server.hub import Subscriber, message
from megavolt.server.limits import Bucket
from megavolt.server.people import Person
from megavolt.server.site import Site

router = APIRouter()
REFUSED = 4403  # the close code for a table one may not see
TOO_FAST = 4429  # and for a client that goes on sending when it is told to wait
ID_LENGTH = 40
PATIENCE = 50  # messages too many, before it is cut off
PAUSE = 0.02  # seconds between them, in which others are served


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Messages: position, update, chat, presence, answer, refused, pong. Sent: play, ping."""
    site: Site = socket.app.state.site
    person = await site.people.by_token(socket.cookies.get(COOKIE, ""))
    link = socket.query_params.get("link", "")[:100]
    try:
        await open_room(site, table, person, link)
    except MegavoltError:
        await socket.close(REFUSED)
        return
    await socket.accept()
    subscriber = Subscriber(person)
    since = _number(socket.query_params.get("since"))
    site.hub.join(await site.rooms.get(table), subscriber, since)
    try:
        await _converse(socket, site, table, subscriber)
    finally:
        site.hub.leave(table, subscriber)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None


async def _converse(socket: WebSocket, site: Site, table: str, subscriber: Subscriber) -> None:
    """Listen and tell until either side ends it."""
    async with create_task_group() as both:

        async def tell() -> None:
            await _write(socket, subscriber)
            both.cancel_scope.cancel()

        both.start_soon(tell)
        await _read(socket, site, table, subscriber)
        both.cancel_scope.cancel()


async def _write(socket: WebSocket, subscriber: Subscriber) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it hung up; `_read` may not know it yet
        while (text := await subscriber.queue.get()) is not None:
            await socket.send_text(text)
        await socket.close(1012)  # the server goes away, or the client is too slow: come back


async def _read(socket: WebSocket, site: Site, table: str, subscriber: Subscriber) -> None:
    bucket = Bucket(site.settings.rate, site.settings.burst)
    ignored = 0
    with suppress(WebSocketDisconnect):
        while ignored <= PATIENCE:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            wait = bucket.take()
            if wait:
                ignored += 1
                slower = TooMany("too_fast", seconds=math.ceil(wait))
                subscriber.send(_refused(slower, subscriber.person, {}))
                await asyncio.sleep(PAUSE)
                continue
            # A client that goes away does not stop what is being stored.
            answering = _answered(site, table, subscriber.person, frame.get("text"))
            subscriber.send(await site.finish(answering))
        await socket.close(TOO_FAST)


async def _answered(site: Site, table: str, person: Person | None, text: str | None) -> str:
    """The answer to one frame; whatever is wrong with it, it is only refused."""
    asked: dict[str, Any] = {}
    try:
        asked = _frame(text, site.settings.frame_limit)
        if asked["type"] == "ping":
            return message("pong", id=asked.get("id"))
        if person is None:
            raise SignedOut("signed_out")
        body = PlayBody.model_validate({k: asked[k] for k in PlayBody.model_fields if k in asked})
        room = await site.playing.play(table, person, body.number, *body.moves, back=body.back)
        return message("answer", id=asked.get("id"), number=room.length)
    except ValidationError:
        return _refused(ServerError("bad_frame"), person, asked)
    except Conflict as conflict:
        told = shown(site, conflict.room, person)
        return _refused(conflict, person, asked, position=told)
    except MegavoltError as problem:
        return _refused(problem, person, asked)
    except Exception as problem:
        logs.told("failed", logging.ERROR, problem, route="live", table=table)
        return _refused(ServerError("failed"), person, asked)


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


def _refused(
    problem: MegavoltError, person: Person | None, asked: dict[str, Any], **more: Any
) -> str:
    language = "en" if person is None else person.language
    told = problem_of(problem, language).model_dump()
    shown_id = asked.get("id") if _is_id(asked.get("id")) else None
    return message("refused", id=shown_id, error=told, **more)


def _is_id(value: object) -> bool:
    """What a client may call a frame by: something short that can be sent back."""
    if isinstance(value, str):
        return len(value) <= ID_LENGTH and printable(value) == value
    return value is None or (isinstance(value, int) and abs(value) < EXACT)
