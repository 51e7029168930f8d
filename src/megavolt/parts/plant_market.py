"""The plant market with its stack: sorted row, discount token, and the card that ends an age.

Cards are ints. `number[card]` sorts them; a new card goes right of equals. One card, the end
card, is not a plant: it sorts last, is never sold, and the stack is shuffled when it is drawn.
What happens is recorded in `log` when one is given; the owner of the market names the entries.
"""

from typing import Final

from megavolt.core.game import Entry
from megavolt.core.rng import Rng

NO_CARD: Final = -1

Log = list[Entry] | None


class PlantMarket:
    """Row, stack, token. Tuples are replaced, never changed, so clones share them.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = (
        "counted",
        "end_card",
        "gone",
        "known_bottom",
        "known_top",
        "met",
        "number",
        "row",
        "stack",
        "then",
        "token",
    )

    number: list[int]  # constant: the number of each card, shared
    end_card: int
    row: tuple[int, ...]
    stack: tuple[int, ...]  # the top card first
    known_top: int  # how many cards on top of the stack everyone knows by the rules
    known_bottom: int  # how many under it everyone saw go there
    counted: bool  # does everyone know which cards are left in the stack, if not their order?
    token: int  # the card the discount token lies on
    met: bool  # has the end card been drawn?
    gone: int  # bitmask of the plants everyone saw leave the game
    then: tuple[int, ...]  # the order after the shuffle, where a setup gives it

    @staticmethod
    def fresh(
        number: list[int], end_card: int, row: tuple[int, ...], stack: tuple[int, ...]
    ) -> "PlantMarket":
        new = PlantMarket()
        new.number = number
        new.end_card = end_card
        new.row = row
        new.stack = stack
        new.known_top = 0
        new.known_bottom = 0
        new.counted = False
        new.token = NO_CARD
        new.met = False
        new.gone = 0
        new.then = ()
        return new

    def clone(self) -> "PlantMarket":
        new = PlantMarket()
        new.number = self.number
        new.end_card = self.end_card
        new.row = self.row
        new.stack = self.stack
        new.known_top = self.known_top
        new.known_bottom = self.known_bottom
        new.counted = self.counted
        new.token = self.token
        new.met = self.met
        new.gone = self.gone
        new.then = self.then
        return new

    def key(self) -> tuple[object, ...]:
        known = (self.known_top, self.known_bottom, self.counted, self.met, self.gone)
        return (self.row, self.stack, self.token, self.then, *known)

    # ---- the row

    def insert(self, card: int) -> None:
        """Sort a card into the row, right of its equals."""
        number = self.number[card]
        row = self.row
        i = len(row)
        while i > 0 and self.number[row[i - 1]] > number:
            i -= 1
        self.row = (*row[:i], card, *row[i:])

    def take(self, card: int) -> None:
        """Remove a card from the row; if the token lies on it, the token is set aside."""
        i = self.row.index(card)
        self.row = self.row[:i] + self.row[i + 1 :]
        if self.token == card:
            self.token = NO_CARD

    def discard(self, card: int) -> None:
        """Take a plant from the row out of the game."""
        self.take(card)
        self.gone |= 1 << card

    def lowest(self) -> int:
        """The lowest plant of the row, or NO_CARD."""
        if not self.row or self.row[0] == self.end_card:
            return NO_CARD
        return self.row[0]

    def highest(self) -> int:
        """The highest plant of the row, or NO_CARD; the end card does not count."""
        for card in reversed(self.row):
            if card != self.end_card:
                return card
        return NO_CARD

    def current(self, size: int) -> tuple[int, ...]:
        """The plants that can be bought: the `size` lowest."""
        row = self.row[:size]
        if row and row[-1] == self.end_card:
            return row[:-1]
        return row

    def end_card_shown(self) -> bool:
        return bool(self.row) and self.row[-1] == self.end_card

    def place_token(self) -> None:
        self.token = self.lowest()

    # ---- the stack

    def draw(self, log: Log) -> int:
        """The top card of the stack, or NO_CARD. After the end card, `shuffle` must follow."""
        if not self.stack:
            return NO_CARD
        card = self.stack[0]
        self.stack = self.stack[1:]
        self.known_top = max(self.known_top - 1, 0)
        self.known_bottom = min(self.known_bottom, len(self.stack))
        if card == self.end_card:
            self.met = True
            if log is not None:
                log.append(("end_card",))
        elif log is not None:
            log.append(("drawn", card))
        return card

    def shuffle(self, rng: Rng) -> None:
        """The end card was drawn: the cards under it are shuffled."""
        cards = sorted(self.stack)
        rng.shuffle(cards)
        wished = [c for c in self.then if c in cards]
        self.stack = (*wished, *(c for c in cards if c not in wished))
        self.known_top = 0
        self.counted = self.known_bottom == len(self.stack)  # everyone saw all of it go under
        self.known_bottom = 0

    def tuck(self, card: int) -> None:
        """Put a card of the row face down under the stack."""
        self.take(card)
        self.stack = (*self.stack, card)
        self.known_bottom += 1

    def tuck_highest(self, current: int, log: Log) -> bool:
        """Put the highest plant of the future market under the stack; was there one?"""
        highest = self.highest()
        if len(self.row) <= current or highest == NO_CARD:
            return False  # no future market, no highest plant of it
        self.tuck(highest)
        if log is not None:
            log.append(("tucked", highest))
        return True

    def bottom(self) -> list[int]:
        """The plants under the stack that everyone saw go there, top to bottom."""
        return list(self.stack[-self.known_bottom :]) if self.known_bottom else []

    def refill(self, log: Log) -> bool:
        """One card from the stack into the row, however many were there; was it the end card?"""
        card = self.draw(log)
        if card != NO_CARD:
            self.insert(card)
        return card == self.end_card

    def replace_sold(self, log: Log) -> bool:
        """Fill the gap of a sold plant; a card that undercuts the discounted one leaves instead.

        Was the end card drawn?
        """
        card = self.draw(log)
        if card == NO_CARD:
            return False
        if self.token != NO_CARD and self.number[card] < self.number[self.token]:
            self.token = NO_CARD
            self.gone |= 1 << card
            if log is not None:
                log.append(("undercut", card))
            card = self.draw(log)
        if card != NO_CARD:
            self.insert(card)
        return card == self.end_card

    def remove_end_card(self, log: Log) -> None:
        """The end card and the lowest plant leave without replacement."""
        if self.end_card in self.row:
            self.take(self.end_card)
        self.remove_lowest(log)

    def remove_lowest(self, log: Log) -> None:
        card = self.lowest()
        if card == NO_CARD:
            return
        self.discard(card)
        if log is not None:
            log.append(("removed", card))
