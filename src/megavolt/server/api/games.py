"""The games there are, their options in words, and the bots."""

from typing import Any

from fastapi import APIRouter, Request

from megavolt.bots import bot_names
from megavolt.core.registry import game_ids, game_info
from megavolt.data import map_ids
from megavolt.locale import Translator
from megavolt.server.api.common import ERRORS, language_of
from megavolt.server.api.messages import GameBody, GameOption

router = APIRouter(tags=["games"], responses=ERRORS)


@router.get("/games")
async def games(request: Request) -> list[GameBody]:
    """Every game with its options, in the language the request accepts."""
    return [_game(game_id, Translator(language_of(request))) for game_id in game_ids()]


def _game(game_id: str, t: Translator) -> GameBody:
    info = game_info(game_id)
    options = [
        GameOption(
            name=o.name,
            text=t.text("option-text", option=o.name),
            default=o.default,
            choices=list(o.choices) or _known(game_id, o.name),
        )
        for o in info.options
    ]
    return GameBody(
        id=info.id,
        family=info.family,
        name=t.text(f"game-{info.id}"),
        players_min=info.players_min,
        players_max=info.players_max,
        rules=info.rules,
        options=options,
    )


def _known(game_id: str, option: str) -> list[Any]:
    """What a free option can be without further explanation."""
    if option == "map":
        return list(map_ids(game_id))
    return ["random", "draft"] if option == "regions" else []


@router.get("/bots")
async def bots() -> list[str]:
    """The levels of bots, the weakest first."""
    return bot_names()
