"""The word and JSON forms of actions: `install r11c5 ns`, `rotate r3c4 es`, `use overtime`, `done`.

A cell is its row and column as the ledger counts them, from 0: [11, 5] is `r11c5`. A piece is the
exits it has, which fix its kind and orientation (BLK-TERM-04): `ns` is a straight, `es` an elbow,
`new` a triple, `nesw` the quadruple. Letters in any order and the drawn shape (`┌`) are read too.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

from megavolt.core.errors import Illegal
from megavolt.games.blackout.decision_types import CellVerb, PieceVerb, PlainVerb
from megavolt.games.blackout.geometry import (
    DONE,
    DRAW,
    EXCHANGE,
    FAULT,
    INSTALL,
    INSULATE,
    REMOVE,
    REPAIR,
    REPLACE,
    ROTATE,
    SHAPE_MASKS,
    SHAPE_OF,
    SHAPES,
    TRANSFORMER,
    USE,
    WIDTH,
)
from megavolt.games.blackout.rules import Rules

Json = dict[str, object]

_CELL: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")
_LETTERS: Final = "nesw"
_GLYPHS: Final = {
    "│": 5, "─": 10, "└": 3, "┌": 6, "┐": 12, "┘": 9,
    "├": 7, "┬": 14, "┤": 13, "┴": 11, "┼": 15,
}  # fmt: skip
SHAPED: Final[tuple[tuple[PieceVerb, int], ...]] = (
    ("install", INSTALL),
    ("replace", REPLACE),
    ("rotate", ROTATE),
)
ON_CELL: Final[tuple[tuple[CellVerb, int], ...]] = (
    ("fault", FAULT),
    ("repair", REPAIR),
    ("transformer", TRANSFORMER),
    ("insulate", INSULATE),
    ("remove", REMOVE),
)
ALONE: Final[dict[PlainVerb, int]] = {"done": DONE, "draw": DRAW, "exchange": EXCHANGE}


# ---- cells and pieces


def cell_name(cell: int) -> str:
    return f"r{cell // WIDTH}c{cell % WIDTH}"


def parse_cell(text: str) -> int:
    match = _CELL.fullmatch(text)
    if match is None:
        raise ValueError(text)
    row, col = int(match[1]), int(match[2])
    if row >= WIDTH or col >= WIDTH:
        raise Illegal("no_such_cell", "BLK-TERM-01", cell=text, last=WIDTH - 1)
    return row * WIDTH + col


def exits_name(exits: int) -> str:
    return "".join(letter for i, letter in enumerate(_LETTERS) if exits >> i & 1)


def parse_exits(text: str) -> int:
    """The mask of a piece; a single exit or none is no piece (BLK-TERM-03)."""
    if text in _GLYPHS:
        return _GLYPHS[text]
    if not text or set(text) - set(_LETTERS):
        raise ValueError(text)
    exits = sum(1 << _LETTERS.index(letter) for letter in set(text))
    if SHAPE_OF[exits] < 0:
        raise Illegal("no_such_piece", "BLK-TERM-03", exits=text)
    return exits


# ---- from an action


def to_json(r: Rules, action: int) -> Json:
    """The action as data; `word` is this, read aloud."""
    if action >= r.discard0:
        return {"do": "discard", "card": r.resource_ids[action - r.discard0]}
    if action >= USE:
        return {"do": "use", "card": r.resource_ids[action - USE]}
    for alone, index in ALONE.items():
        if action == index:
            return {"do": alone}
    for on_cell, block in reversed(ON_CELL):
        if action >= block:
            return {"do": on_cell, "cell": cell_name(action - block)}
    for shaped, block in reversed(SHAPED):
        if action >= block:
            cell, shape = divmod(action - block, SHAPES)
            return {"do": shaped, "cell": cell_name(cell), "exits": exits_name(SHAPE_MASKS[shape])}
    raise Illegal("no_such_action", action=action)


def word(r: Rules, action: int) -> str:
    return " ".join(str(value) for value in to_json(r, action).values())


# ---- to an action


def action(r: Rules, text: str) -> int:
    """The action a word names. Case, accents and extra spaces do not matter."""
    words = _plain(text).split()
    if not words:
        raise Illegal("empty_word")
    read = _READERS.get(words[0])
    if read is None:
        raise Illegal("unknown_word", word=text.strip()[:60], known=", ".join(_READERS))
    try:
        return read(r, words[1:])
    except ValueError:
        form = _FORMS.get(words[0], words[0])
        raise Illegal("bad_word", word=text.strip()[:60], form=form) from None


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(c for c in folded if not unicodedata.combining(c))


def _alone(index: int) -> Callable[[Rules, list[str]], int]:
    def read(r: Rules, rest: list[str]) -> int:
        if rest:
            raise ValueError
        return index

    return read


def _shaped(block: int) -> Callable[[Rules, list[str]], int]:
    def read(r: Rules, rest: list[str]) -> int:
        cell, exits = rest
        return block + parse_cell(cell) * SHAPES + SHAPE_OF[parse_exits(exits)]

    return read


def _on_cell(block: int) -> Callable[[Rules, list[str]], int]:
    def read(r: Rules, rest: list[str]) -> int:
        (cell,) = rest
        return block + parse_cell(cell)

    return read


def _card(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    name = "_".join(rest).replace("-", "_")
    if name not in r.resource_ids:
        raise Illegal("no_such_card", card=name[:60], known=", ".join(r.resource_ids))
    return r.resource_ids.index(name)


def _use(r: Rules, rest: list[str]) -> int:
    return USE + _card(r, rest)


def _discard(r: Rules, rest: list[str]) -> int:
    return r.discard0 + _card(r, rest)


_READERS: Final[dict[str, Callable[[Rules, list[str]], int]]] = {
    "draw": _alone(DRAW),
    "use": _use,
    "discard": _discard,
    **{name: _shaped(block) for name, block in SHAPED},
    **{name: _on_cell(block) for name, block in ON_CELL},
    "exchange": _alone(EXCHANGE),
    "done": _alone(DONE),
}
_FORMS: Final[dict[str, str]] = {
    "use": "use CARD",
    "discard": "discard CARD",
    **{name: f"{name} rROWcCOL EXITS" for name, _ in SHAPED},
    **{name: f"{name} rROWcCOL" for name, _ in ON_CELL},
}


def from_json(r: Rules, data: Mapping[str, object]) -> int:
    """The action of a JSON form, which must be exactly the one that `to_json` gives."""
    keys = ("do", "card", "cell", "exits")
    found = action(r, " ".join(str(data[key]) for key in keys if isinstance(data.get(key), str)))
    if to_json(r, found) != data:
        raise Illegal("bad_json", word=word(r, found))
    return found
