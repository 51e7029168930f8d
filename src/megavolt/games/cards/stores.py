"""Stores: the fuel cards players own, with what is left on them."""

from megavolt.games.cards.fuel_cards import UNITS, is_single, take_unit
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS


def keep(s: State, seat: int, card: int, units: int) -> None:
    """CARD-FUEL-10: a card enters a store at the units kept."""
    s.stores[seat] = tuple(sorted((*s.stores[seat], card * 4 + units)))
    s.stock[seat * FUELS + (card >> 2)] += units


def use_unit(s: State, seat: int, entry: int) -> None:
    """CARD-BUR-04: turn a card down by one; at zero it leaves the store."""
    s.stores[seat] = take_unit(s.stores[seat], entry)
    s.stock[seat * FUELS + (entry >> 4)] -= 1
    if entry & 3 == 1:
        s.fuel.give_up(entry >> 2)


def use_up(s: State, seat: int, kind: int) -> None:
    """All that a store has of a kind is used."""
    for entry in s.stores[seat]:
        if entry >> 4 == kind:
            s.fuel.give_up(entry >> 2)
    s.stores[seat] = tuple([entry for entry in s.stores[seat] if entry >> 4 != kind])
    s.stock[seat * FUELS + kind] = 0


def choices(s: State, seat: int, kind: int) -> list[int]:
    """The cards of a kind to take a unit from; cards that are alike are one choice."""
    found: list[int] = []
    for entry in s.stores[seat]:
        if entry >> 4 == kind and (not found or found[-1] != entry):
            found.append(entry)
    return found


def first_choice(entries: list[int]) -> int:
    """CARD-BUR-09: single cards first, then the smallest remainder (then the smallest card)."""
    return min(entries, key=_by_default)


def _by_default(entry: int) -> tuple[bool, int, int]:
    card = entry >> 2
    return (not is_single(card), entry & 3, UNITS[card])


def use_forced(s: State, seat: int, kind: int, count: int) -> int:
    """Take up to `count` units of a kind while there is nothing to choose; how many are left."""
    if count >= s.stock[seat * FUELS + kind]:
        use_up(s, seat, kind)
        return 0
    while count:
        entries = choices(s, seat, kind)
        if len(entries) > 1:
            return count
        use_unit(s, seat, entries[0])
        count -= 1
    return 0
