"""The wiring tile game as integers; `encodings/blackout` makes them from its states.

Its actions are those of the engine, with room for more cards than the first content has.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.encodings.base import Mask, Observation, place_name
from megavolt.encodings.blackout.columns import (
    ACTIONS,
    BREAKDOWNS,
    CONTRACTS,
    LAYOUT,
    RESOURCES,
    SEATS,
    SHARED,
)
from megavolt.encodings.blackout.seen import Seen

_WIDTH = 12
_CELLS = _WIDTH * _WIDTH
_ROW = np.dtype("<i2")  # as `Seen` writes its integers

_PHASES = ("turn", "breakdown", "hands", "last_repairs", "over")
_PENDING = (
    None, "discard", "tension", "install", "replace", "transformer", "rotate", "fault", "repair",
    "insulate", "remove", "draw", "contract", "mode",
)  # fmt: skip
_PIECES = ("straight", "elbow", "triple", "quad")
_SCORES = ("connections", "zones", "contracts", "shared", "total")
_LETTERS = "nesw"


class BlackoutEncoding:
    """Cells are numbered row by row from the north-west, cards in the order of the facts."""

    version = 2
    layout = LAYOUT
    actions = ACTIONS
    of_kernel = False

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        facts: Any = game.facts()
        self._resources: list[str] = list(facts["resources"])
        self._contracts: list[str] = list(facts["contracts"])
        self._shared = list(facts["shared_contracts"])
        self._breakdowns: list[str] = list(facts["breakdowns"])
        self._structures: list[str] = list(facts["structures"])
        symbols = (structure["symbol"] for structure in facts["structures"].values())
        self._signs = "".join([".", *symbols, "#t"])
        self._check()
        self._seen = Seen(game)

    def _check(self) -> None:
        """Content of one's own can have more of everything."""
        rooms = (
            (self._resources, RESOURCES),
            (self._contracts, CONTRACTS),
            (self._shared, SHARED),
            (self._breakdowns, BREAKDOWNS),
        )
        for found, room in rooms:
            if len(found) > room:
                raise OptionError("encoding_too_large", count=len(found), most=room)

    def observe(self, state: Any, seat: int) -> Observation:
        return np.frombuffer(self._seen.row(state, seat), _ROW)

    # ---- actions

    def mask(self, state: Any) -> Mask:
        return np.frombuffer(self._seen.mask(state), np.int8)

    def choices(self, state: Any) -> dict[int, int]:
        return {self._seen.number(action): action for action in sorted(self.game.legal(state))}

    def engine_action(self, state: Any, number: int) -> int:
        return self._seen.engine_action(number)

    def action_name(self, action: int) -> str:
        cards = ACTIONS - 2 * RESOURCES
        if action < cards:
            return self.game.word(action)
        verb, card = divmod(action - cards, RESOURCES)
        known = card < len(self._resources)
        return f"{('use', 'discard')[verb]} {self._resources[card] if known else f'#{card}'}"

    # ---- in words

    def value_name(self, column: str, at: int, value: int) -> str:
        if column in ("mover", "turn_of", "start"):
            return place_name(value)
        if column == "phase":
            return _PHASES[value]
        if value == 0:
            return ""
        if column == "pending":
            return str(_PENDING[value])
        width = LAYOUT.width_of(column)
        if width == _CELLS:
            return f"r{at // _WIDTH}c{at % _WIDTH}" + self._said_of_cell(column, value)
        return self._said(column, at, value)

    def _said_of_cell(self, column: str, value: int) -> str:
        if column in ("owner", "entries"):
            return f" {place_name(value - 1)}"
        if column == "terrain":
            return f" {self._signs[value]}"
        if column == "exits":
            return " " + "".join(letter for i, letter in enumerate(_LETTERS) if value >> i & 1)
        if column == "live":
            return " " + "+".join(place_name(i) for i in range(SEATS) if value >> i & 1)
        return ""

    def _said(self, column: str, at: int, value: int) -> str:
        if column in ("contract", "latest_breakdown"):
            return (self._contracts if column == "contract" else self._breakdowns)[value - 1]
        kinds = {"hand": self._resources, "discard": self._resources, "own_under": self._contracts}
        if column in kinds:
            return f"{value} × {kinds[column][at]}"
        if column == "breakdowns":
            return f"{value} × {self._breakdowns[at]}"
        if column in _PARTS_OF_SEATS:
            others = self._contracts if column == "completed" else self._structures
            names = _PARTS_OF_SEATS[column] or others
            place, part = divmod(at, LAYOUT.width_of(column) // SEATS)
            return f"{place_name(place)} {names[part]} {value}"
        if column == "shared":
            return f"{self._shared[at // SEATS]} {place_name(at % SEATS)} {value}"
        return f"{place_name(at)} {value}" if LAYOUT.width_of(column) == SEATS else str(value)


_PARTS_OF_SEATS: dict[str, Sequence[str]] = {
    "supply": _PIECES,
    "structures": (),
    "score": _SCORES,
    "completed": (),
}

FAMILY = BlackoutEncoding
