"""The card game: its encoding is the observation and the action space of the kernel."""

from collections.abc import Iterator
from typing import Any

from megavolt.core.game import Game
from megavolt.encodings.base import place_name
from megavolt.encodings.rows import KernelEncoding
from megavolt.kernel.cards import space as own
from megavolt.kernel.cards.batch import Batch
from megavolt.kernel.cards.row import CARDS
from megavolt.kernel.cards.seen import PLANTS, SEEN
from megavolt.kernel.parts import space
from megavolt.kernel.parts.row import FUELS, HAND, SEATS

FUEL_NAMES = ("coal", "gas", "oil", "uranium")


def _card_names() -> Iterator[str]:
    for fuel in FUEL_NAMES:
        yield f"{fuel}-single"
        yield from (f"{fuel}{units}" for units in (1, 2, 3))


CARD_NAMES = tuple(_card_names())


class CardsEncoding(KernelEncoding):
    """See kernel/cards/seen.py for the columns and kernel/cards/space.py for actions."""

    version = 2
    layout = SEEN

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, Batch)
        facts: Any = game.facts()
        self._names = {i + 1: str(plant["id"]) for i, plant in enumerate(facts["plants"])}

    # ---- actions in words

    def action_name(self, action: int) -> str:
        word, number = divmod(action, 64)
        if word == space.MISC:
            return self._plain_action(number)
        if word == own.BUY:
            column, card = divmod(number, CARDS)
            return f"buy {CARD_NAMES[card]} {column + 1}"
        if word == own.ENTRY:
            return f"give {self._entry_name(number)}"
        if word == space.RUN:
            place, way = divmod(number, own.WAYS)
            return f"run own plant {place + 1}, way {way}"
        return f"{'open' if word == space.OPEN else 'scrap'} {self._plant_name(number)}"

    def _plain_action(self, number: int) -> str:
        if number >= space.RAISE:
            return f"raise {space.RAISES[number - space.RAISE]}"
        if number >= own.RUN_ANY:
            return f"run own plant {number - own.RUN_ANY + 1}"
        return {space.PASS: "pass", space.DONE: "done"}.get(number, "burn")

    def _plant_name(self, number: int) -> str:
        return self._names.get(number, f"#{number}")

    def _entry_name(self, entry: int) -> str:
        """`coal2/3` is a coal card of three units with two left."""
        card, left = CARD_NAMES[entry >> 2], entry & 3
        return card if card.endswith("single") else f"{card[:-1]}{left}/{card[-1]}"

    # ---- observations in words

    def value_name(self, column: str, at: int, value: int) -> str:
        if column == "order":
            return place_name(value) if at < self.game.players else ""
        if column in ("mover", "leader", "opener"):
            return place_name(value)
        if column in _NAMED:
            return str(_NAMED[column][value])
        if value == 0:
            return ""
        return self._said(column, at, value)

    def _said(self, column: str, at: int, value: int) -> str:
        width = SEEN.width_of(column)
        if column in ("lot", "discount", "current", "future", "bank_plants"):
            return self._plant_name(value)
        if column == "plants":
            return f"{place_name(at // HAND)} {self._plant_name(value)}"
        if width == PLANTS and column not in {"columns", "store"}:
            return self._plant_name(at)
        if column == "store":
            return f"{value} × {self._entry_name(at)}"
        if column == "columns":
            return f"{value} × {CARD_NAMES[at % CARDS]} at {at // CARDS + 1}"
        if width == CARDS:
            return f"{value} × {CARD_NAMES[at]}"
        return self._said_of_place(column, at, value, width)

    def _said_of_place(self, column: str, at: int, value: int, width: int) -> str:
        fuels = (*FUEL_NAMES, "hybrid")
        if width == FUELS:
            return f"{fuels[at]} {value}"
        if width in (SEATS * FUELS, SEATS * (FUELS + 1)):
            place, fuel = divmod(at, width // SEATS)
            return f"{place_name(place)} {fuels[fuel]} {value}"
        return f"{place_name(at)} {value}" if width == SEATS else str(value)


_NAMED: dict[str, tuple[object, ...]] = {
    "phase": ("auction", "fuel", "bureaucracy", "over"),
    "pending": ("", "scrap", "lose_fuel", "burn"),
    "cut": ("", "auction", "refilling"),
    "stack_back": ("", "small", "large"),
}


FAMILY = CardsEncoding
