"""The Bank: the automatic rival of two players. It takes plants and fuel and pays nothing."""

from megavolt.games.cards import stores
from megavolt.games.cards.fuel_cards import COLUMNS, UNITS
from megavolt.games.cards.rules import BANK, Rules
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.storage import Room, shared_load


def take_plant(r: Rules, s: State, current: tuple[int, ...]) -> None:
    """CARD-BANK-04, CARD-BANK-05, CARD-BANK-06, CARD-BANK-07: once a round, the highest plant of
    the current market.
    """
    s.bank_took = True
    if not current:
        return
    plant = current[-1]
    s.market.take(plant)
    s.bank_plants = (*s.bank_plants, plant)
    if s.log is not None:
        s.note("bank_takes", plant)
    if len(s.bank_plants) > r.figures.bank_plant_limit:
        oldest, *kept = s.bank_plants
        s.bank_plants = tuple(kept)
        s.market.gone |= 1 << oldest
        if s.log is not None:
            s.note("bank_scraps", oldest)
    s.replace_sold()


# ---- fuel


def take_fuel(r: Rules, s: State) -> None:
    """CARD-BANK-09, CARD-BANK-10, CARD-BANK-11, CARD-BANK-12, CARD-BANK-13, CARD-BANK-14: cards
    for exactly one production of all its plants.
    """
    needs = r.needs_of(s.bank_plants)
    taken: list[int] = []  # in the order they are taken
    held = [0] * FUELS
    for kind in range(FUELS):  # CARD-BANK-10
        while held[kind] < needs[kind] and _take_cheapest(s, (kind,), taken, held):
            pass
    while _hybrids_lack(r, held, needs) and _take_cheapest(s, r.hybrid, taken, held):
        pass  # CARD-BANK-11
    surplus = _put_away(r, s, taken, held, needs)
    placed = [s.fuel.put_singles(kind, surplus[kind], r.unlimited) for kind in range(FUELS)]
    if s.log is not None:
        s.note("bank_fuel", tuple(taken), tuple(surplus), tuple(placed))


def _hybrids_lack(r: Rules, held: list[int], needs: Room) -> bool:
    return shared_load(r.hybrid[0], r.hybrid[1], held, 0, needs) < needs[-1]


def _take_cheapest(s: State, kinds: tuple[int, ...], taken: list[int], held: list[int]) -> bool:
    """From the cheapest column; there by kind, then the fewest units. Was there a card?"""
    for column in range(COLUMNS):
        for card in s.fuel.columns[column]:  # sorted by kind and units
            if card >> 2 in kinds:
                s.fuel.take(column, card)
                taken.append(card)
                held[card >> 2] += UNITS[card]
                return True
    return False


def _put_away(
    r: Rules, s: State, taken: list[int], held: list[int], needs: Room
) -> tuple[int, ...]:
    """CARD-BANK-12: what is not needed comes off the cards taken last; by kind, how much."""
    surplus = [0] * FUELS
    for card in reversed(taken):
        kind, units = card >> 2, UNITS[card]
        while units and _spare(r, kind, held, needs):
            units -= 1
            held[kind] -= 1
            surplus[kind] += 1
        stores.keep(s, BANK, card, units)  # never at zero: some of each card was needed
    return tuple(surplus)


def _spare(r: Rules, kind: int, held: list[int], needs: Room) -> bool:
    """Is a unit of the kind held above all needs?"""
    if held[kind] <= needs[kind]:
        return False
    if kind not in r.hybrid:
        return True
    return shared_load(r.hybrid[0], r.hybrid[1], held, 0, needs) > needs[-1]


def give_fuel_up(s: State) -> None:
    """CARD-BANK-15."""
    for kind in range(FUELS):
        stores.use_up(s, BANK, kind)
