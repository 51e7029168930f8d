"""Reporting and blocking people at a table; the host's terms."""

from fastapi import APIRouter

from megavolt.server.api import messages_moderation as m
from megavolt.server.api.common import ERRORS, Link, Somebody, TheSite, open_room
from megavolt.server.api.tables import TableId

router = APIRouter(tags=["moderation"], responses=ERRORS)


@router.post("/tables/{table}/reports", status_code=204)
async def report(
    site: TheSite, table: TableId, person: Somebody, body: m.ReportBody, link: Link = ""
) -> None:
    """Report a message, or the name of a player, to whoever runs the server."""
    room = await open_room(site, table, person, link)
    who = await site.moderation.find(room, person, body.chat, body.seat)
    site.rate_limits.reports.check(person.id)
    await site.moderation.report(room, person, who, body.chat, body.reason)


@router.post("/tables/{table}/blocks", status_code=204)
async def block(
    site: TheSite, table: TableId, person: Somebody, body: m.Accused, link: Link = ""
) -> None:
    """Block a person: they cannot sit down at your tables, and you do not see what they write."""
    room = await open_room(site, table, person, link)
    who = await site.moderation.find(room, person, body.chat, body.seat)
    await site.moderation.block(person, who)


@router.get("/terms")
async def terms(site: TheSite) -> m.Terms:
    """What the host of this server says about terms and privacy."""
    return m.Terms(text=site.terms)
