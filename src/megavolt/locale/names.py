"""What the data of the games calls things, in a language. A family adds a function here."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Protocol

from megavolt.data.blackout import load

Names = dict[str, dict[str, str]]  # by the fact that names a thing: by id, its name


class _Named(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...


@cache
def content_names(lang: str) -> Names:
    """The names that are the same in every match, those of all families together."""
    found: Names = {}
    for family in (_wiring,):
        for fact, names in family(lang).items():
            found.setdefault(fact, {}).update(names)
    return found


def _wiring(lang: str) -> Names:
    """The wiring tile game; exits are drawn. A card may be of either deck."""
    content = load()
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
