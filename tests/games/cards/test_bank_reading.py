"""The Bank's fuel against a plain reading of its rules, on thousands of random positions."""

from typing import NamedTuple

import pytest

from megavolt.core.rng import Rng
from megavolt.games.cards import bank
from megavolt.games.cards.fuel_cards import UNITS
from megavolt.games.cards.rules import BANK
from megavolt.games.cards.state import State
from tests.games.cards.table import Table
from tests.games.cards.test_fuel import lack

POSITIONS = 5000


class Card(NamedTuple):
    """In the order of CARD-BANK-10 and CARD-BANK-11: cheapest column, gas before oil, fewest
    units.
    """

    column: int
    kind: int
    units: int
    single: bool


class Reading:
    """CARD-BANK-10, CARD-BANK-11, CARD-BANK-12, CARD-BANK-13 step by step."""

    def __init__(self, market: list[Card], needs: tuple[int, ...]) -> None:
        self.market = market
        self.needs = needs
        self.taken: list[Card] = []
        self.left: list[int] = []  # on each card taken

    def held(self) -> list[int]:
        held = [0, 0, 0, 0]
        for card, left in zip(self.taken, self.left, strict=True):
            held[card.kind] += left
        return held

    def take(self, *kinds: int) -> bool:
        there = [card for card in self.market if card.kind in kinds]
        if not there:
            return False
        self.taken.append(min(there))
        self.left.append(min(there).units)
        self.market.remove(min(there))
        return True

    def buy(self) -> None:
        for kind in range(4):
            while self.held()[kind] < self.needs[kind] and self.take(kind):
                pass
        while self.over() < self.needs[4] and self.take(1, 2):
            pass

    def over(self) -> int:
        held = self.held()
        return max(held[1] - self.needs[1], 0) + max(held[2] - self.needs[2], 0)

    def surplus(self) -> list[int]:
        """Unit by unit off the last card, while all that is needed stays covered; by kind."""
        off = [0, 0, 0, 0]
        for i in reversed(range(len(self.taken))):
            while self.left[i]:
                before = lack(self.held(), self.needs)
                self.left[i] -= 1
                if lack(self.held(), self.needs) > before:
                    self.left[i] += 1
                    break
                off[self.taken[i].kind] += 1
        return off


def random_position(table: Table, rng: Rng) -> State:
    """Any cards in any column; plants for gas and oil more often than not."""
    s = table.s.clone()
    columns = [[rng.below(4) * 4 for _ in range(rng.below(4))]]
    for _ in range(3):
        columns.append([rng.below(4) * 4 + 1 + rng.below(3) for _ in range(rng.below(6))])
    s.fuel.columns = [tuple(sorted(cards)) for cards in columns]
    s.fuel.singles = [rng.below(3) for _ in range(4)]
    plants = [p for p in table.r.plants if rng.below(2) or table.r.fuel_of[p] in (1, 2, 4)]
    rng.shuffle(plants)
    s.bank_plants = tuple(plants[: rng.below(4)])
    return s


def cards_of(s: State) -> list[Card]:
    return [
        Card(column, card >> 2, UNITS[card], card & 3 == 0)
        for column, cards in enumerate(s.fuel.columns)
        for card in cards
    ]


@pytest.mark.rule("CARD-BANK-10", "CARD-BANK-11", "CARD-BANK-12", "CARD-BANK-13", "CARD-BANK-14")
@pytest.mark.parametrize("singles", ["supply", "unlimited"])
def test_the_bank_takes_fuel_as_the_rules_read(singles: str) -> None:
    rng, table = Rng(11), Table(players=2, singles=singles)
    for_hybrids = off_both = short = 0
    for _ in range(POSITIONS):
        s = random_position(table, rng)
        supply = list(s.fuel.singles)
        reading = Reading(cards_of(s), table.r.needs_of(s.bank_plants))
        reading.buy()
        off = reading.surplus()
        placed = off if singles == "unlimited" else list(map(min, off, supply))

        bank.take_fuel(table.r, s)

        store = [(e >> 4, UNITS[e >> 2], e >> 2 & 3 == 0, e & 3) for e in s.stores[BANK]]
        kept = zip(reading.taken, reading.left, strict=True)
        assert sorted(store) == sorted((*card[1:], left) for card, left in kept)
        back = [Card(0, kind, 1, True) for kind in range(4) for _ in range(placed[kind])]
        assert sorted(cards_of(s)) == sorted([*reading.market, *back])
        assert s.fuel.singles == [n - p for n, p in zip(supply, placed, strict=True)]
        assert all(reading.left)
        for_hybrids += reading.over() > 0
        off_both += off[1] > 0 and off[2] > 0
        short += lack(reading.held(), reading.needs) > 0
    assert min(for_hybrids, off_both, short) > 40
