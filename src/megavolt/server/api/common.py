"""What all routes need: the site, the person who asks, and answers to what goes wrong."""

from typing import Annotated, Any

from fastapi import Cookie, Depends, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from megavolt.core.errors import Illegal, MegavoltError
from megavolt.core.game import NOBODY
from megavolt.locale import LANGUAGES, Translator
from megavolt.locale.validation import value_problem
from megavolt.puzzles import shipped
from megavolt.server.api.messages import ErrorBody, Problem
from megavolt.server.errors import Conflict, NotAllowed, NotFound, ServerError, SignedOut, TooLarge
from megavolt.server.live.positions import position
from megavolt.server.people.people import Person
from megavolt.server.site import Site
from megavolt.server.tables.lessons import listed
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import Room

COOKIE = "megavolt"
EXACT = 2**53  # numbers beyond are not the same in every client
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 413, 422, 429, 500)
}
# For routes that answer with text; declared without a type of its own, errors stay JSON.
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


TheSite = Annotated[Site, Depends(site_of)]


async def maybe_person(
    site: TheSite, megavolt: Annotated[str | None, Cookie()] = None
) -> Person | None:
    return None if not megavolt else await site.people.by_token(megavolt)


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def somebody(person: MaybePerson) -> Person:
    if person is None:
        raise SignedOut("signed_out")
    return person


Somebody = Annotated[Person, Depends(somebody)]
Link = Annotated[str, Query(max_length=100)]


async def open_room(site: Site, table_id: str, person: Person | None, link: str = "") -> Room:
    """A table that this person may look at."""
    room = await site.rooms.fresh(table_id)
    if room.origin.public or seat_of(room, person) is not None:
        return room
    if person is not None and person.id == room.host:
        return room
    if link and (await site.lobby.by_link(link))[0] == table_id:
        return room
    raise NotAllowed("private_table")


def shown(site: Site, room: Room, person: Person | None) -> dict[str, Any]:
    """The table as this person may see it."""
    seat = seat_of(room, person)
    watched = site.hub.is_watched(room.origin.id)
    return position(room, NOBODY if seat is None else seat, site.rooms.now(), watched)


async def page_exists(request: Request, page: str, named: str) -> bool:
    """Does a page of the client show something? An invitation that nobody can use does not."""
    site = site_of(request)
    if page == "table":
        return await site.lobby.exists(named)
    if page == "terms":
        return bool(site.terms)
    if page == "lesson":
        return any(lesson["id"] == named for lesson in listed())
    if page in ("shared", "embed"):
        return await _is_shared(site, named)
    if page == "puzzle":
        return any(puzzle.id == named for puzzle in shipped())
    if page != "join":
        return True
    try:
        invitation = await site.lobby.invitation(named, await _person_of(request))
    except NotFound:
        return False
    return invitation.state == "open"


async def _is_shared(site: Site, token: str) -> bool:
    try:
        await site.shares.find(token)
    except ServerError:
        return False
    return True


async def _person_of(request: Request) -> Person | None:
    return await site_of(request).people.by_token(request.cookies.get(COOKIE, ""))


# ---- what goes wrong


def language_of(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")
    for part in wanted.split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def problem_of(error: MegavoltError, language: str) -> Problem:
    left_out = ("rule", "names")  # said by themselves, and by the text
    facts = {k: _plain(v, language) for k, v in error.facts.items() if k not in left_out}
    rule = error.rule if isinstance(error, Illegal) else ""
    text = printable(Translator(language, clicked=True).refusal(error))
    return Problem(code=error.code, text=text, rule=rule, facts=facts)


def _plain(value: object, language: str) -> object:
    """What JSON can hold, and not too much of it: facts may repeat what a client sent."""
    if isinstance(value, MegavoltError):
        return Translator(language, clicked=True).error(value)
    if isinstance(value, (bool, type(None))):
        return value
    if isinstance(value, (int, float)):
        return value if abs(value) < EXACT else str(value)[:40]
    if isinstance(value, str):
        return printable(value)[:200]
    if isinstance(value, (tuple, list, set, frozenset)) and len(value) <= 100:
        return [_item(item, language) for item in value]
    return printable(str(value))[:200]


def _item(value: object, language: str) -> object:
    """Inside a list, anything that is not plain becomes text."""
    is_plain = isinstance(value, (str, int, float, bool, type(None)))
    return _plain(value if is_plain else str(value), language)


def printable(text: str) -> str:
    """Text that can be sent: half a character, as JSON can hold it, is replaced."""
    return text.encode("utf-8", "replace").decode()


def answer(status: int, error: MegavoltError, language: str, **more: Any) -> JSONResponse:
    """An error as an HTTP response."""
    problem = problem_of(error, language)
    wait = error.facts.get("seconds") if status == 429 else None
    headers = {"retry-after": str(wait)} if wait else None
    return JSONResponse({"error": problem.model_dump(), **more}, status, headers)


async def on_error(request: Request, error: Exception) -> JSONResponse:
    """Anything a person did wrong: a sentence, a code, a 4xx."""
    assert isinstance(error, MegavoltError)
    language = language_of(request)
    if isinstance(error, Conflict):
        site = site_of(request)
        person = await maybe_person(site, request.cookies.get(COOKIE))
        now = shown(site, error.room, person)
        return answer(409, error, language, position=now)
    return answer(error.status if isinstance(error, ServerError) else 400, error, language)


async def on_bad_body(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    kind, limit = value_problem(first)
    problem = ServerError("bad_request", place=place[:100], mistake=kind, limit=limit)
    return answer(422, problem, language_of(request))


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return answer(error.status_code, _http_problem(request, error), language_of(request))


def _http_problem(request: Request, error: HTTPException) -> ServerError:
    place = request.url.path[:100]
    if error.status_code == 404:
        return ServerError("no_such_page", place=place)
    if error.status_code == 405:
        return ServerError("no_such_method", place=place)
    if error.status_code == 413:
        return TooLarge("too_large", most=site_of(request).settings.body_limit)
    return ServerError("bad_request", place=place, mistake="other", limit=0)
