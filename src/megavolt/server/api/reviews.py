"""Reviews of finished games: of a table, or of a record that somebody sends."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request

from megavolt.bots.families import bot_family
from megavolt.bots.review_data import told
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.locale import Translator
from megavolt.server.api import messages_review as m
from megavolt.server.api.common import (
    ERRORS,
    Link,
    MaybePerson,
    TheSite,
    language_of,
    open_room,
)
from megavolt.server.api.messages import ErrorBody
from megavolt.server.api.tables import TableId
from megavolt.server.errors import NotAllowed
from megavolt.server.front.clients import client_key
from megavolt.server.people.people import Person
from megavolt.server.site import Site
from megavolt.server.storage.reviews import fingerprint
from megavolt.server.tables.games import in_background
from megavolt.server.tables.records import Finished

router = APIRouter(tags=["reviews"], responses={**ERRORS, 503: {"model": ErrorBody}})


@router.post("/tables/{table}/review")
async def review_table(
    site: TheSite,
    table: TableId,
    person: MaybePerson,
    body: m.WantedReview,
    request: Request,
    link: Link = "",
) -> m.ReviewState:
    """How far the review of a finished game is; it is begun if nobody has asked for it before."""
    room = await open_room(site, table, person, link)
    if room.outcome() is None:
        raise NotAllowed("review_unfinished")
    t = Translator(language_of(request))
    names = tuple(t.player(seat.name) for seat in room.seats)
    record = room.record()
    played = Finished(room.game, names, record, await in_background(fingerprint, record))
    return await _review(site, played, person, request, body.start)


@router.post("/records/review")
async def review_record(
    site: TheSite, person: MaybePerson, body: m.WantedRecordReview, request: Request
) -> m.ReviewState:
    """The same for a saved game. The review is kept, without names; the record is not."""
    site.rate_limits.records.check(client_key(request.scope))
    played = await site.records.finished(body.text)
    return await _review(site, played, person, request, body.start)


async def _review(
    site: Site, played: Finished, person: Person | None, request: Request, start: bool
) -> m.ReviewState:
    if bot_family(played.game.id).policy is None:
        raise OptionError("no_policy", game=played.game.id)
    reviews, key = site.reviews, played.key
    asker = client_key(request.scope) if person is None else person.id
    asked = reviews.ask(key, played.record, asker) if start else reviews.look(key)
    found = await asked
    review = None
    if found.data is not None:
        language = language_of(request)
        review = await in_background(told_review, found.data, played.game, played.seats, language)
    return m.ReviewState(state=found.state, ahead=found.ahead, percent=found.percent, review=review)


def told_review(
    data: dict[str, Any], game: Game[Any], seats: Sequence[str], language: str
) -> m.ReviewBody:
    """A review for people to read."""
    return m.ReviewBody(**told(data, game, seats, Translator(language)))
