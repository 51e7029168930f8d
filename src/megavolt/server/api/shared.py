"""Finished games by a public link: making it and taking it back, the game, its picture."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from megavolt.core.errors import Illegal
from megavolt.locale import Translator
from megavolt.server.api import messages as m
from megavolt.server.api.common import ERRORS, TEXT, Somebody, TheSite, language_of
from megavolt.server.api.messages_shared import SharedLink
from megavolt.server.api.tables import TableId
from megavolt.server.front.clients import client_key
from megavolt.server.live.positions import seat_body
from megavolt.server.site import Site
from megavolt.server.tables.room import Room

router = APIRouter(tags=["shared"], responses=ERRORS)
MOST_POSITIONS = 64  # in one answer
KEPT = {"cache-control": "public, max-age=600"}  # a link that is taken back is gone soon after

Token = Annotated[str, Path(min_length=1, max_length=100, pattern=r"^[\w-]+$")]
Seat = Annotated[int | None, Query(ge=0, le=5, description="whose view; null: a spectator's")]
Count = Annotated[int, Query(ge=0, le=100_000)]


def _image(kind: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {kind: {"schema": {"type": "string", "format": "binary"}}}}}


# ---- for those who sat at the table


@router.get("/tables/{table}/share")
async def shared_link(site: TheSite, table: TableId, person: Somebody) -> SharedLink:
    """The public link of a finished game, for those who sat there."""
    if not site.shares.allowed:
        return SharedLink(allowed=False, token=None)
    return SharedLink(allowed=True, token=await site.shares.link(table, person))


@router.post("/tables/{table}/share")
async def share(site: TheSite, table: TableId, person: Somebody) -> SharedLink:
    """Give a finished game a public link; the same one if it has one already."""
    return SharedLink(allowed=True, token=await site.shares.make(table, person))


@router.delete("/tables/{table}/share", status_code=204)
async def take_back(site: TheSite, table: TableId, person: Somebody) -> None:
    """Take the public link back: it leads nowhere from now on."""
    await site.shares.take_back(table, person)


# ---- for everybody who has the link


@router.get("/shared/{token}")
async def shared_game(
    site: TheSite, token: Token, request: Request, seat: Seat = None
) -> m.RecordedGame:
    """A shared game at its last position, all events, and what to draw it with."""
    site.rate_limits.records.check(client_key(request.scope))
    room = (await site.shares.find(token)).room
    language = language_of(request)
    found = await site.records.game(_text(room, language), seat, language)
    seats = [seat_body(number, seat) for number, seat in enumerate(room.seats)]
    return m.RecordedGame(**{**found, "position": {**found["position"], "seats": seats}})


@router.get("/shared/{token}/positions")
async def shared_positions(
    site: TheSite, token: Token, request: Request, first: Count, last: Count, seat: Seat = None
) -> list[m.PastPosition]:
    """The positions of a shared game after `first` to `last` moves, 64 at most."""
    site.rate_limits.records.check(client_key(request.scope))
    room = (await site.shares.find(token)).room
    if last > len(room.moves):
        raise Illegal("no_such_position", most=len(room.moves))
    wanted = range(first, min(last + 1, first + MOST_POSITIONS))
    found = await site.records.positions(_text(room, "en"), seat, wanted)
    return [m.PastPosition(**past) for past in found]


@router.get("/shared/{token}/record", response_class=Response, responses=TEXT)
async def shared_record(site: TheSite, token: Token, request: Request) -> Response:
    """A shared game as a text file, with its seed."""
    room = (await site.shares.find(token)).room
    headers = {"content-disposition": f'attachment; filename="{room.game.id}.megavolt"'}
    return PlainTextResponse(_text(room, language_of(request)), headers=headers)


@router.get("/shared/{token}/picture.png", response_class=Response, responses=_image("image/png"))
async def picture_png(site: TheSite, token: Token, request: Request) -> Response:
    """The last position and the ranking, 1200 by 630, in the language of whoever shared it."""
    shared = await site.shares.find(token)
    image = await site.pictures.png(shared.room, shared.language, _limit(site, request))
    return Response(image, media_type="image/png", headers=KEPT)


@router.get(
    "/shared/{token}/picture.svg", response_class=Response, responses=_image("image/svg+xml")
)
async def picture_svg(site: TheSite, token: Token, request: Request) -> Response:
    """The same picture as SVG."""
    shared = await site.shares.find(token)
    image = await site.pictures.svg(shared.room, shared.language, _limit(site, request))
    return Response(image, media_type="image/svg+xml", headers=KEPT)


def _limit(site: Site, request: Request) -> Callable[[], None]:
    return lambda: site.rate_limits.pictures.check(client_key(request.scope))


def _text(room: Room, language: str) -> str:
    return room.record(Translator(language).player)
