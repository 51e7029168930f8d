"""What helps people play: hints, everybody's chances, a warning before a costly move."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request

from megavolt.locale import Translator
from megavolt.server.api.common import ERRORS, Somebody, TheSite, language_of, open_room
from megavolt.server.api.messages_coach import (
    ChancesBody,
    CostlyMove,
    HintBody,
    WarningAsked,
    WarningBody,
)
from megavolt.server.api.tables import TableId
from megavolt.server.tables.room import Room

router = APIRouter(tags=["tables"], responses=ERRORS)


@router.post("/tables/{table}/hint")
async def hint(site: TheSite, table: TableId, person: Somebody, request: Request) -> list[HintBody]:
    """The best moves for your seat now, as the search bot judges them from what it can see."""
    room = await open_room(site, table, person)
    told = _teller(room, request)
    found = await site.hints.ask(room, person)
    return [
        HintBody(
            **{key: advice[key] for key in ("word", "chance", "margin", "equal", "against")},
            **told(advice["reason"], advice["facts"]),
            better=[told(*reason) for reason in advice["better"]],
            worse=[told(*reason) for reason in advice["worse"]],
        )
        for advice in found
    ]


@router.post("/tables/{table}/chances")
async def chances(site: TheSite, table: TableId, person: Somebody) -> ChancesBody:
    """Everybody's chance to win, roughly, as your seat may judge it; of two questions the newer."""
    site.rate_limits.coach.check(person.id)
    room = await open_room(site, table, person)
    found = await site.coaching.chances(room, person)
    return ChancesBody(number=room.length, chances=found)


@router.post("/tables/{table}/warning")
async def warning(
    site: TheSite, table: TableId, person: Somebody, body: WarningAsked, request: Request
) -> WarningBody:
    """Do these moves give much up? Answered within half a second, if need be without a warning."""
    site.rate_limits.coach.check(person.id)
    room = await open_room(site, table, person)
    found = await site.coaching.warning(room, person, body.number, body.moves)
    if found is None:
        return WarningBody(warning=None)
    told = _teller(room, request)(found["reason"], found["facts"])
    return WarningBody(warning=CostlyMove(lost=found["lost"], better=found["better"], **told))


def _teller(room: Room, request: Request) -> Callable[[str, dict[str, Any]], Any]:
    """Puts reasons into words, in the language of the request."""
    t = Translator(language_of(request))
    names = [t.player(seat.name) for seat in room.seats]

    def told(reason: str, facts: dict[str, Any]) -> dict[str, Any]:
        return {
            "reason": reason,
            "facts": facts,
            "text": t.sentence(reason, facts, names, room.game),
        }

    return told
