"""Saved games: a file is sent and replayed; the server does not keep it."""

from fastapi import APIRouter, Request

from megavolt.server.api import messages as m
from megavolt.server.api.common import ERRORS, MaybePerson, TheSite, language_of
from megavolt.server.front.clients import client_key
from megavolt.server.tables.trials import Wanted

router = APIRouter(tags=["records"], responses=ERRORS)


@router.post("/records")
async def recorded_game(site: TheSite, body: m.RecordBody, request: Request) -> m.RecordedGame:
    """A saved game replayed to its end: the last position, all events, and what to draw it with."""
    site.rate_limits.records.check(client_key(request.scope))
    found = await site.records.game(body.text, body.seat, language_of(request))
    return m.RecordedGame(**found)


@router.post("/records/positions")
async def recorded_positions(
    site: TheSite, body: m.RecordPlaces, request: Request
) -> list[m.PastPosition]:
    """The positions of a saved game after these numbers of moves."""
    site.rate_limits.records.check(client_key(request.scope))
    found = await site.records.positions(body.text, body.seat, body.moves)
    return [m.PastPosition(**past) for past in found]


@router.post("/records/try")
async def try_in_record(
    site: TheSite, body: m.RecordTrialBody, person: MaybePerson, request: Request
) -> m.TrialPosition:
    """Try moves for all seats on a copy of a position of a saved game. Nothing is stored."""
    asker = client_key(request.scope) if person is None else person.id
    site.rate_limits.trials.check(asker)
    wanted = Wanted(body.moves, body.deal, tuple(body.words), body.answer)
    return m.TrialPosition(**await site.trials.ask_record(body.text, body.seat, wanted, asker))
