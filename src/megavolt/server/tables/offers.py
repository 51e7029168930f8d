"""Maps, decks and contents for a new table: shipped ones, and files that people upload."""

from collections.abc import Mapping
from typing import Any

from megavolt.core.match import check_no_files
from megavolt.core.registry import make_game
from megavolt.data import MapData, load_deck, load_deck_text, load_map, load_map_text, map_warnings
from megavolt.data.blackout import content_in, load_text
from megavolt.data.reader import parse
from megavolt.locale import Translator
from megavolt.server.tables.static_data import static_data

Offer = dict[str, Any]
PLAYERS = 4  # a deck or a content is the same for any number


def offered_map(
    game_id: str, players: int, source: str | Mapping[str, Any], text: str, lang: str
) -> Offer:
    """A shipped map by its id, one given as data, or a map file's text, checked for this game."""
    if text:
        load_map_text(text, game_id)  # with the lines of all mistakes
    wanted = dict(parse("map", text).values) if text else source
    check_no_files({"map": wanted})
    game = make_game(game_id, players, {"map": wanted})
    found = static_data(game, lang)
    regions = found["figures"]["regions_in_play"]
    option = game.options["map"]
    remarks = _remarks(load_map(option, game_id), lang) if isinstance(option, Mapping) else []
    return {"option": option, "map": found["map"], "regions": regions, "remarks": remarks}


def _remarks(data: MapData, lang: str) -> list[str]:
    """What its maker may not have meant, in the sentences of `megavolt map check`."""
    t = Translator(lang)
    return [t.text(code, **facts) for code, facts in map_warnings(data)]


def offered_deck(text: str) -> Offer:
    """The content of a deck file of the card game, checked."""
    load_deck_text(text)  # with the lines of all mistakes
    game = make_game("cards", PLAYERS, {"deck": dict(parse("deck", text).values)})
    option = game.options["deck"]
    assert isinstance(option, Mapping)
    deck = load_deck(option)
    return {"option": option, "plants": len(deck.plants), "fuels": len(deck.fuels)}


def offered_content(text: str) -> Offer:
    """The content of a content file of the wiring tile game, checked."""
    load_text(text)  # with the lines of the mistakes
    game = make_game("blackout", PLAYERS, {"content": dict(parse("content", text).values)})
    content = content_in(game.options)
    found = {"resources": len(content.resources), "contracts": len(content.contracts)}
    return {"option": game.options["content"], **found}
