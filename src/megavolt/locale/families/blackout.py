"""The wiring tile game: cards, contracts, tiles and pieces. Exits are drawn."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from megavolt.data.blackout import CONTENTS, Content, load


class _Named(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...


def names(lang: str) -> dict[str, dict[str, str]]:
    """By the fact that names a thing, its name by id, of all contents; the newest leads."""
    found: dict[str, dict[str, str]] = {}
    for content in CONTENTS:
        for fact, by_id in names_in(load(content), lang).items():
            found.setdefault(fact, {}).update(by_id)
    return found


def names_in(content: Content, lang: str) -> dict[str, dict[str, str]]:
    """The same of one content; a card may be of either deck."""
    drawn = {
        _exits(mask): glyph
        for piece in content.pieces
        for mask, glyph in zip(piece.masks, piece.glyphs, strict=True)
    }
    breakdowns = _by_id(content.breakdowns, lang)
    return {
        "card": {**breakdowns, **_by_id(content.resources, lang)},
        "breakdown": breakdowns,
        "contract": _by_id(content.contracts, lang),
        "shared": _by_id(content.shared, lang),
        "tile": _by_id(content.tiles, lang),
        "piece": _by_id(content.pieces, lang),
        "structure": _by_id(content.structures, lang),
        "exits": drawn,
        "was": drawn,
    }


def _by_id(things: Iterable[_Named], lang: str) -> dict[str, str]:
    return {thing.id: thing.name[lang] for thing in things}


def _exits(mask: int) -> str:
    return "".join(letter for bit, letter in enumerate("nesw") if mask >> bit & 1)
