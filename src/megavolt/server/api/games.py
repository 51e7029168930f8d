"""The games there are, their options in words, and the bots."""

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from starlette.concurrency import run_in_threadpool

from megavolt.bots import bot_levels
from megavolt.core.game import Option
from megavolt.core.registry import game_ids, game_info
from megavolt.data import load_map, map_ids, printed_maps
from megavolt.locale import Translator
from megavolt.server.api.common import ERRORS, TheSite, language_of
from megavolt.server.api.messages import (
    GameBody,
    GameOption,
    OfferedContent,
    OfferedDeck,
    OfferedMap,
    WantedContent,
    WantedDeck,
    WantedMap,
)
from megavolt.server.front.clients import client_key
from megavolt.server.front.static_pages import FOREVER
from megavolt.server.storage import contents
from megavolt.server.tables.offers import offered_content, offered_deck, offered_map

router = APIRouter(tags=["games"], responses=ERRORS)
ALSO: Final = {
    "map": "map",
    "regions": "regions",
    "deck": "deck",
    "content": "content",
    "start": "seat",
}


@router.get("/games")
async def games(request: Request) -> list[GameBody]:
    """Every game with its options, in the language the request accepts."""
    return [game_body(game_id, Translator(language_of(request))) for game_id in game_ids()]


def game_body(game_id: str, t: Translator) -> GameBody:
    """A game with its options, in words."""
    info = game_info(game_id)
    options = [_option(game_id, o, t) for o in info.options]
    return GameBody(
        id=info.id,
        family=info.family,
        name=t.game(info.id),
        players_min=info.players_min,
        players_max=info.players_max,
        rules=info.rules,
        options=[o for o in options if len(o.choices) > 1 or o.also],
        bots=bot_levels(info.id),
    )


def _option(game_id: str, o: Option, t: Translator) -> GameOption:
    names = _names(game_id) if o.name == "map" else {}
    return GameOption(
        name=o.name,
        text=t.text("option-text", option=o.name),
        default=o.default,
        choices=_known(game_id, o),
        names=names,
        printed=[name for name in names if name in printed_maps()],
        also=None if o.choices else ALSO.get(o.name),  # type: ignore[arg-type]
    )


def _known(game_id: str, o: Option) -> list[Any]:
    """What an option can be without further explanation."""
    return list(map_ids(game_id) if o.name == "map" else o.choices or o.named or [o.default])


@cache
def _names(game_id: str) -> dict[str, dict[str, str]]:
    return {name: load_map(name, game_id).names for name in map_ids(game_id)}


@router.post("/maps")
async def map_to_play_on(site: TheSite, body: WantedMap, request: Request) -> OfferedMap:
    """A shipped map, or your own from a file, with its regions; nothing is stored."""
    site.rate_limits.records.check(client_key(request.scope))
    asked = (body.game, body.players, body.map, body.text, language_of(request))
    return OfferedMap(**await run_in_threadpool(offered_map, *asked))


@router.post("/decks")
async def deck_to_play_with(site: TheSite, body: WantedDeck, request: Request) -> OfferedDeck:
    """Your own deck for the card game from a file; nothing is stored."""
    site.rate_limits.records.check(client_key(request.scope))
    return OfferedDeck(**await run_in_threadpool(offered_deck, body.text))


@router.post("/contents")
async def content_to_play_with(
    site: TheSite, body: WantedContent, request: Request
) -> OfferedContent:
    """Your own content for the wiring tile game from a file; nothing is stored."""
    site.rate_limits.records.check(client_key(request.scope))
    return OfferedContent(**await run_in_threadpool(offered_content, body.text))


@router.get("/contents/{content}")
async def content(
    site: TheSite,
    content: Annotated[str, Path(pattern="^[0-9a-f]{64}$")],
    response: Response,
) -> dict[str, Any]:
    """A map, deck or content of somebody's own, by the hash that positions and lists name it by."""
    async with site.database.read() as connection:
        found = await contents.load(connection, content)
    response.headers["cache-control"] = FOREVER
    return found


@router.get("/bots")
async def bots() -> list[str]:
    """The levels of bots, the weakest first."""
    return bot_levels()
