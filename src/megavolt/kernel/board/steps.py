"""The three steps, and what the plant market does outside auctions."""

from megavolt.games.board.state import BUREAUCRACY
from megavolt.kernel.bits import has_bit
from megavolt.kernel.board.row import COUNT, HOUSE, MARKED, SPACES, STEP, STEP3_DUE, URANIUM_STOPPED
from megavolt.kernel.board.table import (
    MAP_CITIES,
    REFILL,
    REMOVES_OVERTAKEN,
    SPACE_PRICE,
    STEP2_REPLACES,
    STEP3_REFILLS_AS_STEP2,
    URANIUM,
)
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts import plant_market
from megavolt.kernel.parts.row import MARKET_SIZE, PHASE
from megavolt.kernel.parts.table import CURRENT_SIZE, PLAYERS


@device
def set_step(t: Ints, row: Ints, step: int) -> None:
    apart()
    row[STEP] = step
    price_houses(t, row)


@device
def price_houses(t: Ints, row: Ints) -> None:
    """GRID-BUILD-05: what a house costs in each city now."""
    apart()
    for city in range(t[MAP_CITIES]):
        price_house(t, row, city)


@device
def price_house(t: Ints, row: Ints, city: int) -> None:
    """The cheapest open space of a city; a start city keeps its first (GRID-START-03)."""
    spaces = row[SPACES + city]
    taken = 0
    if spaces & 15 > 0 or has_bit(row, MARKED, city):
        taken = 1
    if spaces & 240 > 0:
        taken |= 2
    if spaces >> 8 > 0:
        taken |= 4
    row[HOUSE + city] = t[SPACE_PRICE + row[STEP] * 8 + taken]


@device
def most_cities(t: Ints, row: Ints) -> int:
    apart()
    most = 0
    for seat in range(t[PLAYERS]):
        most = max(most, row[COUNT + seat])
    return most


@device
def refill_of(t: Ints, row: Ints, fuel: int) -> int:
    """GRID-BUR-04, GRID-BUR-05: the tokens of a fuel that the refill of this round brings."""
    if fuel == t[URANIUM] and row[URANIUM_STOPPED]:
        return 0
    return t[REFILL + fuel * 3 + _refill_step(t, row) - 1]


@device
def _refill_step(t: Ints, row: Ints) -> int:
    """GRID-STEP-08, GRID-STEP-11: the step in force, but Step 2 once the Step 3 card is drawn in
    phase 5.
    """
    if row[STEP3_DUE] and row[PHASE] == BUREAUCRACY and t[STEP3_REFILLS_AS_STEP2]:
        return 2
    return row[STEP]


@device
def current_plants(t: Ints, row: Ints) -> int:
    """GRID-SET-14, GRID-STEP-09: how many plants of the market can be opened."""
    if row[STEP] == 3:
        return plant_market.current(row, row[MARKET_SIZE])
    return plant_market.current(row, t[CURRENT_SIZE])


@device
def replace_taken(t: Ints, row: Ints) -> None:
    """Phase 2: fill the gap of a plant that was bought or taken (GRID-AUC-06, GRID-DISC-03)."""
    apart()
    plant_market.replace_sold(t, row)
    while drop_overtaken(t, row):
        pass


@device
def begin_step2(t: Ints, row: Ints) -> None:
    """GRID-STEP-02: Step 2 starts."""
    set_step(t, row, 2)
    change_market_for_step2(t, row)


@device
def change_market_for_step2(t: Ints, row: Ints) -> None:
    """GRID-STEP-03, GRID-STEP-04: once, the lowest plant leaves; most editions replace it."""
    plant_market.remove_lowest(row)
    if t[STEP2_REPLACES]:
        plant_market.refill(t, row)


@device
def take_end_card_out(t: Ints, row: Ints) -> None:
    """The Step 3 card and the lowest plant leave, after any changes of Step 2 (GRID-STEP-10)."""
    apart()
    if row[STEP] == 1:
        change_market_for_step2(t, row)
        while drop_overtaken(t, row):
            pass
    plant_market.remove_end_card(row)


@device
def settle_market(t: Ints, row: Ints) -> None:
    """Phases 4 and 5: overtaken plants leave; a Step 3 card leaves at once (GRID-STEP-07,
    GRID-STEP-08).
    """
    apart()
    busy = True
    while busy:
        if plant_market.end_card_shown(row):
            take_end_card_out(t, row)
            row[STEP3_DUE] = 1
        else:
            busy = drop_overtaken(t, row)


@device
def drop_overtaken(t: Ints, row: Ints) -> bool:
    """GRID-BUILD-09: a plant of the current market that the leader's cities reach leaves."""
    apart()
    if not t[REMOVES_OVERTAKEN]:
        return False
    lowest = plant_market.lowest(row)
    if lowest == plant_market.NO_CARD or lowest > most_cities(t, row):
        return False
    plant_market.discard(row, lowest)
    plant_market.refill(t, row)
    return True
