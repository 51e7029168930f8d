"""The wiring tile game: its content with every text in one language."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from megavolt.core.game import Game
from megavolt.data.blackout import Content, content_in
from megavolt.locale import LANGUAGES
from megavolt.locale.families.blackout import names, names_in
from megavolt.server.families import Data, ServerFamily
from megavolt.server.pictures import drawing_blackout


def static_data(game: Game[Any], lang: str) -> Data:
    content = content_in(game.options)
    known = names(lang)
    named = {fact: {**known[fact], **ids} for fact, ids in names_in(content, lang).items()}
    return {"names": named, "map": None, "figures": _in_language(asdict(content), lang)}


def _in_language(value: Any, lang: str) -> Any:
    """The same data with every text that is given by language in this one."""
    if isinstance(value, Mapping):
        if value.keys() == set(LANGUAGES):
            return value[lang]
        return {str(key): _in_language(item, lang) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_in_language(item, lang) for item in value]
    return value


FAMILY = ServerFamily(static_data, Content, drawing_blackout.draw)
