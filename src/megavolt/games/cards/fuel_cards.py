"""Fuel as cards: four columns, a draw pile, discards, and the single cards beside them.

A card is its kind and its printed units: `kind * 4 + units`, units 0 for a single card. Cards of
one kind and one maximum are alike in every rule, so they share an int; the order of these ints is
the order of a column (CARD-SETUP-16). A card in a store is `card * 4 + left`.
"""

from typing import Final

from megavolt.core.rng import Rng

CARDS: Final = 16
ENTRIES: Final = 4 * CARDS
COLUMNS: Final = 4  # column c is at index c - 1; the first one holds single cards only
UNITS: Final = (1, 1, 2, 3) * 4  # by card: the printed maximum


def is_single(card: int) -> bool:
    return card & 3 == 0


def take_unit(store: tuple[int, ...], entry: int) -> tuple[int, ...]:
    """A store with one card of this entry turned down by one, or gone at zero."""
    i = store.index(entry)
    if entry & 3 == 1:
        return store[:i] + store[i + 1 :]
    return (*store[:i], entry - 1, *store[i + 1 :])  # the first of its equals: still sorted


class FuelCards:
    """The fuel cards nobody owns. Tuples are replaced, never changed, so clones share them.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = ("columns", "discards", "draw", "singles", "waiting")

    columns: list[tuple[int, ...]]  # each sorted
    draw: tuple[int, ...]  # the top card first
    discards: list[int]  # by card: how many
    singles: list[int]  # by kind: single cards in their supply; below zero, substitutes in use
    waiting: tuple[int, ...]  # the "++" cards, until the first shuffle (CARD-BUR-16)

    @staticmethod
    def fresh(singles: list[int]) -> "FuelCards":
        new = FuelCards()
        new.columns = [(), (), (), ()]
        new.draw = ()
        new.discards = [0] * CARDS
        new.singles = singles
        new.waiting = ()
        return new

    def clone(self) -> "FuelCards":
        new = FuelCards()
        new.columns = self.columns[:]
        new.draw = self.draw
        new.discards = self.discards[:]
        new.singles = self.singles[:]
        new.waiting = self.waiting
        return new

    def key(self) -> tuple[object, ...]:
        piles = (self.draw, tuple(self.discards), tuple(self.singles), self.waiting)
        return (tuple(self.columns), *piles)

    def take(self, column: int, card: int) -> None:
        cards = self.columns[column]
        i = cards.index(card)
        self.columns[column] = cards[:i] + cards[i + 1 :]

    def give_up(self, card: int) -> None:
        """CARD-BUR-04: a card at zero is discarded, a single one goes back to its supply."""
        if card & 3 == 0:
            self.singles[card >> 2] += 1
        else:
            self.discards[card] += 1

    def put_singles(self, kind: int, count: int, unlimited: bool) -> int:
        """CARD-FUEL-06, CARD-FUEL-08: a single card per surplus unit, if any are left; how many."""
        if not unlimited:
            count = min(count, self.singles[kind])
        if count:
            self.singles[kind] -= count
            self.columns[0] = tuple(sorted(self.columns[0] + (kind * 4,) * count))
        return count

    # ---- refilling

    def shift(self, source: int, target: int, size: int) -> tuple[int, ...]:
        """CARD-BUR-11, CARD-BUR-12: cards move to a cheaper column, coal and few units first;
        which.
        """
        gap = size - len(self.columns[target])
        moved = self.columns[source][:gap] if gap > 0 else ()
        self.columns[source] = self.columns[source][len(moved) :]
        self.columns[target] += moved
        return moved

    def fill(self, column: int, size: int) -> tuple[int, ...]:
        """CARD-BUR-13: cards from the draw pile into the gaps, as far as it goes; which."""
        drawn = self.draw[: max(size - len(self.columns[column]), 0)]
        self.draw = self.draw[len(drawn) :]
        self.columns[column] += drawn
        return drawn

    def sort(self) -> None:
        self.columns = [tuple(sorted(cards)) for cards in self.columns]

    def reshuffle(self, rng: Rng) -> int:
        """CARD-BUR-14, CARD-BUR-15, CARD-BUR-16, CARD-BUR-18: the discards are the new draw
        pile; how many cards it has.
        """
        cards = [card for card in range(CARDS) for _ in range(self.discards[card])]
        if not cards:
            return 0
        rng.shuffle(cards)
        self.draw = tuple(cards)
        self.discards = [0] * CARDS
        for card in self.waiting:
            self.discards[card] += 1
        self.waiting = ()
        return len(cards)
