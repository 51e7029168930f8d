"""Tables: making and finding one, sitting down, playing."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY
from megavolt.locale import Translator
from megavolt.server.api import messages as m
from megavolt.server.api.common import (
    ERRORS,
    TEXT,
    Link,
    MaybePerson,
    Somebody,
    TheSite,
    language_of,
    open_room,
    problem_of,
    shown,
)
from megavolt.server.front.clients import client_key
from megavolt.server.live.positions import event_body
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.games import in_background
from megavolt.server.tables.lobby import NewTable, seat_of
from megavolt.server.tables.static_data import sent_static_data
from megavolt.server.tables.trials import Wanted

router = APIRouter(tags=["tables"], responses=ERRORS)
MOST = 2**31 - 1  # entries, messages
# What a table is drawn with does not change while it is played.
KEPT_BY_BROWSERS = {"cache-control": "private, max-age=3600", "vary": "accept-language"}
CONFLICT: dict[int | str, dict[str, Any]] = {409: {"model": m.ConflictBody}}
Since = Annotated[int, Query(ge=0, le=MOST)]
TableId = Annotated[str, Path(min_length=1, max_length=20, pattern="^[a-z0-9]+$")]


# ---- finding and making


@router.get("/tables")
async def public_tables(site: TheSite) -> list[m.ListedTable]:
    """Public tables that are open or being played, the newest first."""
    return [m.ListedTable(**table) for table in await site.lobby.public_tables()]


@router.post("/tables", status_code=201)
async def create_table(
    site: TheSite, person: Somebody, body: m.NewTableBody, request: Request
) -> m.CreatedTable:
    site.rate_limits.new_tables.check(client_key(request.scope))
    clock = Clock(body.clock.kind, body.clock.seconds, body.clock.level)
    wanted = NewTable(body.game, body.options, body.seats, body.public, clock, body.hints)
    links = await site.lobby.create(person, wanted)
    if body.start:
        await site.lobby.start(links.table, person)
    return m.CreatedTable(table=links.table, join=links.join, seats=list(links.seats))


@router.post("/links")
async def look_up_link(site: TheSite, body: m.LinkBody, person: MaybePerson) -> m.LinkedTable:
    """Which table, and which seat, a private link leads to, and whether one can sit down by it."""
    found = await site.lobby.invitation(body.link, person)
    told = shown(site, found.room, None)
    same = {key: told[key] for key in ("table", "game", "options", "host", "seats", "clock")}
    return m.LinkedTable(**same, seat=found.seat, state=found.state)


@router.post("/links/take")
async def take_by_link(site: TheSite, person: Somebody, body: m.LinkBody) -> m.Position:
    """Sit down by an invitation, which is used up, or by the link to your own seat."""
    room = await site.lobby.take(body.link, person)
    return m.Position(**shown(site, room, person))


@router.get("/tables/{table}")
async def look(site: TheSite, table: TableId, person: MaybePerson, link: Link = "") -> m.Position:
    room = await open_room(site, table, person, link)
    return m.Position(**shown(site, room, person))


@router.get("/tables/{table}/static_data", response_model=m.StaticDataBody)
async def table_static_data(
    site: TheSite, table: TableId, person: MaybePerson, request: Request, link: Link = ""
) -> Response:
    """What a table is drawn with: its map, names and figures, in the language of the request."""
    room = await open_room(site, table, person, link)
    sent = await in_background(sent_static_data, room.game, language_of(request))
    return Response(sent, media_type="application/json", headers=KEPT_BY_BROWSERS)


@router.get("/tables/{table}/updates")
async def updates(
    site: TheSite,
    table: TableId,
    person: MaybePerson,
    since: Since = 0,
    link: Link = "",
) -> m.Updates:
    """The position, and all that happened after entry `since`."""
    room = await open_room(site, table, person, link)
    seat = seat_of(room, person)
    first = room.moves_until(since)
    events = room.events_for(NOBODY if seat is None else seat, first)
    found = [m.EventBody(**event_body(event)) for event in events]
    return m.Updates(position=m.Position(**shown(site, room, person)), events=found)


# ---- before the game


@router.post("/tables/{table}/join", responses=CONFLICT)
async def join(site: TheSite, table: TableId, person: Somebody, body: m.JoinBody) -> m.Position:
    room = await site.lobby.join(table, person, body.seat, body.link)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/leave", responses=CONFLICT)
async def leave(site: TheSite, table: TableId, person: Somebody) -> m.Position:
    room = await site.lobby.leave(table, person)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/seats/{seat}", responses=CONFLICT)
async def set_bot(
    site: TheSite,
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=5)],
    person: Somebody,
    body: m.SeatLevel,
) -> m.Position:
    """The host gives an open seat to a bot, or opens a bot's seat."""
    room = await site.lobby.set_bot(table, person, seat, body.level)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/link")
async def own_link(site: TheSite, table: TableId, person: Somebody) -> m.SeatLink:
    """A new private link to your own seat, to come back by; the one before stops working."""
    return m.SeatLink(link=await site.lobby.new_link(table, person))


@router.post("/tables/{table}/invitation", responses=CONFLICT)
async def invitation(site: TheSite, table: TableId, person: Somebody) -> m.JoinLink:
    """One more link by which others join, for the host; the others go on working."""
    return m.JoinLink(join=await site.lobby.new_invitation(table, person))


@router.post("/tables/{table}/start", responses=CONFLICT)
async def start(site: TheSite, table: TableId, person: Somebody) -> m.Position:
    room = await site.lobby.start(table, person)
    return m.Position(**shown(site, room, person))


# ---- the game


@router.post("/tables/{table}/play", responses=CONFLICT)
async def play(site: TheSite, table: TableId, person: Somebody, body: m.PlayBody) -> m.Position:
    """Make moves, all or none; a request repeated with the same number is not played twice.

    With `back`, your own last moves are undone first, where nobody has to be asked. Of
    several words, the fact `tried` of a refusal says which it was, from 1 on.
    """
    room = await site.playing.play(table, person, body.number, *body.moves, back=body.back)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/why")
async def why(
    site: TheSite, table: TableId, person: Somebody, body: m.WordBody, request: Request
) -> m.WhyBody:
    """Why a move cannot be made now, with the rule; only your own moves are judged."""
    room = await open_room(site, table, person)
    seat = seat_of(room, person)
    refusal = Illegal("not_your_turn") if seat is None else room.why(body.word, seat)
    problem = None if refusal is None else problem_of(refusal, language_of(request))
    return m.WhyBody(legal=refusal is None, problem=problem)


@router.post("/tables/{table}/undo", responses=CONFLICT)
async def undo(site: TheSite, table: TableId, person: Somebody) -> m.Position:
    """Undo your last move, at once or by asking the others."""
    room = await site.playing.undo(table, person)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/undo/answer", responses=CONFLICT)
async def answer_undo(
    site: TheSite, table: TableId, person: Somebody, body: m.YesBody
) -> m.Position:
    room = await site.playing.answer_undo(table, person, body.yes)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/resign", responses=CONFLICT)
async def resign(site: TheSite, table: TableId, person: Somebody, body: m.ResignBody) -> m.Position:
    """Resign: a bot plays on in your seat."""
    room = await site.playing.resign(table, person, body.level)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/return", responses=CONFLICT)
async def come_back(site: TheSite, table: TableId, person: Somebody) -> m.Position:
    """Come back to your seat after a bot has played on."""
    room = await site.playing.come_back(table, person)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/close", responses=CONFLICT)
async def close(site: TheSite, table: TableId, person: Somebody) -> m.Position:
    """The host ends a game that only bots still play. It has no result."""
    room = await site.playing.close(table, person)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/limit", responses=CONFLICT)
async def bid_up_to(
    site: TheSite, table: TableId, person: Somebody, body: m.LimitBody
) -> m.Position:
    """Bid for me on this plant up to so much, then pass or ask me. Nobody else sees it."""
    room = await site.playing.bid_up_to(table, person, body.plant, body.most, body.then)
    return m.Position(**shown(site, room, person))


@router.post("/tables/{table}/pass", responses=CONFLICT)
async def pass_phase(site: TheSite, table: TableId, person: Somebody) -> m.Position:
    """Pass for me until this phase is over."""
    room = await site.playing.pass_phase(table, person)
    return m.Position(**shown(site, room, person))


@router.delete("/tables/{table}/standing_orders/{kind}", responses=CONFLICT)
async def drop_standing_order(
    site: TheSite,
    table: TableId,
    kind: Annotated[str, Path(max_length=12)],
    person: Somebody,
) -> m.Position:
    room = await site.playing.drop_standing_order(table, person, kind)
    return m.Position(**shown(site, room, person))


# ---- talking


@router.get("/tables/{table}/chat")
async def heard(
    site: TheSite,
    table: TableId,
    person: MaybePerson,
    since: Since = 0,
    link: Link = "",
) -> list[m.ChatMessage]:
    await open_room(site, table, person, link)
    blocked = await site.moderation.blocked_by(person)
    return [m.ChatMessage(**said) for said in await site.chat.since(table, since, blocked)]


@router.post("/tables/{table}/chat", status_code=201)
async def say(
    site: TheSite, table: TableId, person: Somebody, body: m.SayBody, link: Link = ""
) -> m.ChatMessage:
    room = await open_room(site, table, person, link)
    site.rate_limits.chat.check(person.id)
    return m.ChatMessage(**await site.chat.say(room, person, body.text))


# ---- looking back


@router.get("/tables/{table}/record", response_class=Response, responses=TEXT)
async def record(
    site: TheSite, table: TableId, person: MaybePerson, request: Request, link: Link = ""
) -> Response:
    """The finished game as a text file, with its seed."""
    room = await open_room(site, table, person, link)
    name = f"{room.game.id}-{room.origin.id}.megavolt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    t = Translator(language_of(request))
    return PlainTextResponse(room.record(t.player), headers=headers)


@router.get("/tables/{table}/positions/{moves}")
async def past_position(
    site: TheSite,
    table: TableId,
    moves: Annotated[int, Path(ge=0, le=100_000)],
    person: MaybePerson,
    link: Link = "",
) -> m.PastPosition:
    """The position after so many moves, as your seat saw it, and what had just happened."""
    room = await open_room(site, table, person, link)
    seat = seat_of(room, person)
    past = room.past(moves, NOBODY if seat is None else seat)
    return m.PastPosition(**past)


@router.post("/tables/{table}/try")
async def try_out(
    site: TheSite,
    table: TableId,
    person: MaybePerson,
    body: m.TrialBody,
    request: Request,
    link: Link = "",
) -> m.TrialPosition:
    """Try moves for all seats on a copy made from what you see. Nothing is stored."""
    room = await open_room(site, table, person, link)
    asker = client_key(request.scope) if person is None else person.id
    site.rate_limits.trials.check(asker)
    seat = seat_of(room, person)
    wanted = Wanted(body.moves, body.deal, tuple(body.words), body.answer)
    found = await site.trials.ask(room, NOBODY if seat is None else seat, wanted, asker)
    return m.TrialPosition(**found)
