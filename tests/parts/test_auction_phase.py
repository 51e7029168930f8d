"""The auction phase on its own, with the smallest game that can hold it."""

import pytest

from megavolt.engine import is_compiled
from megavolt.parts.auction_phase import AuctionPhase
from megavolt.parts.demolition import Demolition
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.plant_rules import END_CARD, PASS, PlantRules
from megavolt.parts.table_state import LOSE_FUEL, SCRAP, TableState

pytestmark = pytest.mark.skipif(
    is_compiled(),
    reason="The small game is plain Python, which cannot derive from compiled classes.",
)
LOSE = 1


class Small(AuctionPhase[PlantRules, TableState]):
    """All plants are current; fuel 0 must not exceed its room, and is lost one by one."""

    def __init__(self) -> None:
        self.rival_calls = 0

    def current(self, r: PlantRules, s: TableState) -> tuple[int, ...]:
        return s.market.row

    def replace_taken(self, r: PlantRules, s: TableState) -> None:
        s.replace_sold()

    def losses(self, r: PlantRules, s: TableState) -> list[int]:
        over = s.stock[s.actor * 4] > s.room[s.actor][0]
        return [LOSE] if over else []

    def lose(self, r: PlantRules, s: TableState, action: int) -> None:
        s.stock[s.actor * 4] -= 1

    def fit_fuel(self, r: PlantRules, s: TableState) -> None:
        """The owner is asked for everything."""

    def rival_acts(self, r: PlantRules, s: TableState) -> None:
        self.rival_calls += 1


def start(round: int = 2, money: int = 20) -> tuple[Small, PlantRules, TableState]:
    r = PlantRules()
    r.players, r.plants, r.plant_limit, r.storage_factor = 3, (3, 5, 9, 10, 11, 12), 1, 2
    r.hybrid, r.discount, r.discount_minimum, r.rival_plays = (1, 2), True, 1, True
    r.number = list(range(64))
    r.begin_plants()
    r.fuel_of[3], r.units[3] = 0, 1
    r.scrap0 = r.number_runs(10)
    r.amount0 = r.scrap0 + END_CARD + 1
    s = TableState()
    s.lay(3, 4, PlantMarket.fresh(r.number, END_CARD, (3, 5, 9), (10, 11, 12)))
    s.money = [money] * 3
    s.round = round
    phase = Small()
    phase.begin(r, s)
    return phase, r, s


def test_the_token_is_placed_and_the_first_in_order_opens() -> None:
    phase, r, s = start()
    assert (s.actor, s.market.token) == (0, 3)
    assert phase.minimum_bid(r, s, 3) == 1
    assert phase.minimum_bid(r, s, 5) == 5
    legal = phase.legal(r, s)
    assert legal[-1] == PASS
    assert legal[:-1] == [*r.offers(3, 1, 20), *r.offers(5, 5, 20), *r.offers(9, 9, 20)]


def test_in_the_first_round_who_can_buy_must() -> None:
    phase, r, s = start(round=1)
    assert PASS not in phase.legal(r, s)
    s.money[0] = 0
    assert phase.legal(r, s) == [PASS]


def test_a_sale_takes_money_and_plant_fills_the_gap_and_moves_on() -> None:
    phase, r, s = start()
    assert not phase.apply(r, s, r.offer(5, 6))
    assert phase.legal(r, s) == [PASS, *r.offers(0, 7, 20)]
    assert not phase.apply(r, s, r.offer(0, 8))
    assert not phase.apply(r, s, PASS)
    assert not phase.apply(r, s, PASS)  # seat 0 drops out, seat 1 has it
    assert (s.money, s.plants) == ([20, 12, 20], [(), (5,), ()])
    assert s.market.row == (3, 9, 10)
    assert s.actor == 0  # the opener keeps the turn
    assert phase.rival_calls == 1


def test_the_phase_is_over_when_all_have_bought_or_passed() -> None:
    phase, r, s = start()
    assert not phase.apply(r, s, PASS)
    assert not phase.apply(r, s, PASS)
    assert phase.legal(r, s) == [r.offer(3, 1), r.offer(5, 5), r.offer(9, 9), PASS]  # alone
    assert phase.apply(r, s, r.offer(9, 9))


def test_a_plant_too_many_and_fuel_that_fits_no_longer() -> None:
    phase, r, s = start()
    s.demolition = Demolition.fresh(((4, 2), (6, 3)))
    s.plants[0], s.room[0], s.stock[0] = (3,), (2, 0, 0, 0, 0), 2
    s.market.row = (5, 9)
    for action in (r.offer(5, 5), PASS, PASS):
        assert not phase.apply(r, s, action)
    assert (s.pending, phase.legal(r, s)) == (SCRAP, [r.scrap0 + 3])
    assert not phase.apply(r, s, r.scrap0 + 3)
    assert (s.pending, phase.legal(r, s), s.money[0]) == (LOSE_FUEL, [LOSE], 20 - 5 + 4)
    assert not phase.apply(r, s, LOSE)
    assert not phase.apply(r, s, LOSE)
    assert (s.pending, s.actor, s.stock[0]) == (0, 1, 0)
    s.log = []
    phase.turn_demolition(s)
    assert s.log == [("demolition_card", 2)]


def test_an_unsold_discounted_plant_leaves() -> None:
    phase, _, s = start()
    s.log = []
    assert phase.remove_discounted(s)
    assert s.market.row == (5, 9, 10)
    assert s.log == [("discount_unsold", 3), ("drawn", 10)]
    assert not phase.remove_discounted(s)
