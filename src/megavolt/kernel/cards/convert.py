"""A state of the engine as a row, and back."""

from typing import Any

from numpy.typing import NDArray

from megavolt.games.cards.fuel_cards import FuelCards
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import State
from megavolt.kernel.cards.row import CARDS, COLUMNS, KIND_PLACES, ROW, STORE
from megavolt.kernel.parts.convert import Columns, Row, market_of, table_row, take_table
from megavolt.kernel.parts.row import FUELS

_ENTRIES = (1, 5, 9, 10, 13, 14, 15)  # by place in a store: what the engine adds to `kind * 16`


# ---- from a state


def row_of(s: State) -> Row:
    """The row of a state; a batch of rows can start from it."""
    return table_row(ROW, s, {**_own(s), **_fuel(s)})


def _own(s: State) -> dict[str, Any]:
    return {
        "last": s.last,
        "cut": s.cut,
        "stores": [count for store in s.stores for count in _store(store)],
        "income": s.income,
        "earned": s.earned,
        "due": s.due,
        "bank_plants": s.bank_plants,
        "bank_hand": len(s.bank_plants),
        "bank_took": s.bank_took,
    }


def _store(store: tuple[int, ...]) -> list[int]:
    counts = [0] * STORE
    for entry in store:
        counts[(entry >> 4) * KIND_PLACES + _ENTRIES.index(entry & 15)] += 1
    return counts


def _fuel(s: State) -> dict[str, Any]:
    fuel = s.fuel
    return {
        "columns": [cards.count(card) for cards in fuel.columns for card in range(CARDS)],
        "draw": fuel.draw[::-1],
        "draw_size": len(fuel.draw),
        "discards": fuel.discards,
        "waiting": [fuel.waiting.count(card) for card in range(CARDS)],
        "singles": fuel.singles,
    }


# ---- to a state


def state_of(r: Rules, row: NDArray[Any]) -> State:
    columns = Columns(ROW, row)
    s = State.fresh(r.players, r.bank_plays, market_of(r, columns), _fuel_of(columns))
    take_table(r, s, columns, r.demolition)
    s.last = columns.flag("last")
    s.cut = columns.one("cut")
    seats = r.players + r.bank_plays
    s.stores = [_store_of(columns.many("stores", STORE, i * STORE)) for i in range(seats)]
    s.income = columns.many("income", r.players)
    s.earned = columns.one("earned")
    s.due = tuple(columns.many("due", FUELS))
    s.bank_plants = tuple(columns.many("bank_plants", columns.one("bank_hand")))
    s.bank_took = columns.flag("bank_took")
    return s


def _store_of(counts: list[int]) -> tuple[int, ...]:
    entries: list[int] = []
    for at, count in enumerate(counts):
        kind, place = divmod(at, KIND_PLACES)
        entries += [kind * 16 + _ENTRIES[place]] * count
    return tuple(entries)


def _fuel_of(columns: Columns) -> FuelCards:
    fuel = FuelCards.fresh(columns.many("singles", FUELS))
    fuel.columns = [_cards(columns.many("columns", CARDS, c * CARDS)) for c in range(COLUMNS)]
    fuel.draw = tuple(columns.many("draw", columns.one("draw_size"))[::-1])
    fuel.discards = columns.many("discards", CARDS)
    fuel.waiting = _cards(columns.many("waiting", CARDS))
    return fuel


def _cards(counts: list[int]) -> tuple[int, ...]:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))
