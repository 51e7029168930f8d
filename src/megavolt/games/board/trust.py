"""The Trust: the automatic rival of two players. It takes plants and fuel and blocks cities."""

from megavolt.games.board import steps
from megavolt.games.board.rules import FUELS, HYBRID, NO_FUEL, TRUST, Rules
from megavolt.games.board.state import State
from megavolt.parts.fuel_market import SOLD_OUT


def take_plant(r: Rules, s: State) -> None:
    """GRID-TRUST-03, GRID-TRUST-04: once a round, the highest plant of the current market, for
    free.
    """
    s.trust_took = True
    current = steps.current_plants(r, s)
    if not current:
        return
    plant = current[-1]
    if len(s.trust_plants) >= r.trust.plant_limit:
        lowest = min(s.trust_plants)
        if plant < lowest:
            if s.log is not None:
                s.note("trust_declines", plant)
            return
        s.trust_plants = tuple(p for p in s.trust_plants if p != lowest)
        s.market.gone |= 1 << lowest
        if s.log is not None:
            s.note("trust_scraps", lowest)
    s.market.take(plant)
    s.trust_plants = (*s.trust_plants, plant)
    if s.log is not None:
        s.note("trust_takes", plant)
    steps.replace_taken(r, s)  # GRID-TRUST-11


def take_fuel(r: Rules, s: State) -> None:
    """GRID-TRUST-05: fuel for one run of each plant, cheapest first, as far as there is any."""
    before = s.stock[-FUELS:]
    for plant in sorted(s.trust_plants):
        _fuel_plant(r, s, plant)
    taken = tuple(now - then for now, then in zip(s.stock[-FUELS:], before, strict=True))
    if s.log is not None:
        s.note("trust_fuel", taken)


def _fuel_plant(r: Rules, s: State, plant: int) -> None:
    fuel, units = r.fuel_of[plant], r.units[plant]
    if fuel == NO_FUEL:
        return
    for i in range(units):
        if fuel == HYBRID:  # GRID-TRUST-06: its two fuels in turn, the first one first
            one, other = r.hybrid if i % 2 == 0 else r.hybrid[::-1]
            _take(r, s, one if s.fuel.price(one) < SOLD_OUT else other)
        else:
            _take(r, s, fuel)


def _take(r: Rules, s: State, fuel: int) -> None:
    if s.fuel.price(fuel) >= SOLD_OUT:
        return
    s.fuel.take(fuel)
    s.stock[r.players * FUELS + fuel] += 1


def give_fuel_back(r: Rules, s: State) -> None:
    """GRID-TRUST-09."""
    base = r.players * FUELS
    for fuel in range(FUELS):
        s.fuel.give_back(fuel, s.stock[base + fuel])
        s.stock[base + fuel] = 0


def place_house(s: State, city: int, space: int) -> None:
    s.put_house(city, space, TRUST)
    s.trust_houses -= 1


def block(s: State, city: int) -> None:
    """GRID-TRUST-08: a house on the 15-space of a city that was empty until now."""
    place_house(s, city, 1)
    if s.log is not None:
        s.note("trust_blocks", city)
