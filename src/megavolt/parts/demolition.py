"""The demolition stack: players who remove a plant in an auction phase are paid by its top card."""


class Demolition:
    """An open stack of cards with two payments each: for the first remover and for the others.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = ("cards", "paid", "top")

    cards: tuple[tuple[int, int], ...]  # constant: (first, others) from the top card down
    top: int
    paid: int  # how many were paid in this phase

    @staticmethod
    def fresh(cards: tuple[tuple[int, int], ...]) -> "Demolition":
        """DEMO-01."""
        new = Demolition()
        new.cards = cards
        new.top = 0
        new.paid = 0
        return new

    def clone(self) -> "Demolition":
        new = Demolition()
        new.cards = self.cards
        new.top = self.top
        new.paid = self.paid
        return new

    def key(self) -> tuple[object, ...]:
        return (self.top, self.paid)

    def pay(self) -> int:
        """DEMO-03, DEMO-05: what the next player to remove a plant in this phase gets."""
        first, others = self.cards[self.top]
        self.paid += 1
        return first if self.paid == 1 else others

    def end_phase(self) -> bool:
        """DEMO-06, DEMO-07: after a payment the top card goes, the last one never; did it go?"""
        turned = self.paid > 0 and self.top + 1 < len(self.cards)
        if turned:
            self.top += 1
        self.paid = 0
        return turned
