"""A round of auctions: one lot after another, bids going round clockwise by seat."""

from typing import Final

NO_LOT: Final = -1
NO_SEAT: Final = -1


class Auction:
    """Who may still buy this round, and the lot on the table. Sets of seats are bitmasks.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = ("active", "bid", "bidders", "bought", "leader", "lot", "opener", "seats", "turn")

    seats: int
    active: int  # may still open or bid this round
    bought: int  # bought this round
    lot: int
    bid: int  # the highest bid; before the first one, one less than the minimum
    leader: int
    opener: int
    bidders: int  # still in this lot
    turn: int

    @staticmethod
    def fresh(seats: int) -> "Auction":
        new = Auction()
        new.seats = seats
        new.begin_round()
        return new

    def clone(self) -> "Auction":
        new = Auction()
        new.seats = self.seats
        new.active = self.active
        new.bought = self.bought
        new.lot = self.lot
        new.bid = self.bid
        new.leader = self.leader
        new.opener = self.opener
        new.bidders = self.bidders
        new.turn = self.turn
        return new

    def key(self) -> tuple[object, ...]:
        lot = (self.lot, self.bid, self.leader, self.opener, self.bidders, self.turn)
        return (self.active, self.bought, *lot)

    def begin_round(self) -> None:
        self.active = self.everyone()
        self.bought = 0
        self._clear()

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def is_active(self, seat: int) -> bool:
        return self.active >> seat & 1 == 1

    def alone(self, seat: int) -> bool:
        """Is nobody else left who could bid?"""
        return self.active == 1 << seat

    def open(self, lot: int, seat: int, bid: int) -> None:
        """The seat puts a lot up with a first bid."""
        self.lot = lot
        self.opener = seat
        self.leader = seat
        self.bid = bid
        self.bidders = self.active
        self.turn = self.next_bidder(seat)

    def offer(self, lot: int, seat: int, minimum: int) -> None:
        """The seat names a lot for the others and is out of the round itself."""
        self.retire(seat)
        self.lot = lot
        self.opener = seat
        self.leader = NO_SEAT
        self.bid = minimum - 1
        self.bidders = self.active
        self.turn = self.next_bidder(seat)

    def raise_to(self, bid: int) -> None:
        self.bid = bid
        self.leader = self.turn
        self.turn = self.next_bidder(self.turn)

    def drop(self) -> None:
        """The seat to act leaves this lot for good."""
        self.bidders &= ~(1 << self.turn)
        self.turn = self.next_bidder(self.turn)

    def settled(self) -> bool:
        """Is one bidder left who has bid, or nobody at all?"""
        if self.leader == NO_SEAT:
            return self.bidders == 0
        return self.bidders == 1 << self.leader

    def close(self) -> None:
        """End the lot; its leader, if any, has bought and is out of the round."""
        if self.leader != NO_SEAT:
            self.bought |= 1 << self.leader
            self.retire(self.leader)
        self._clear()

    def retire(self, seat: int) -> None:
        """Bought or passed: neither opens nor bids again this round."""
        self.active &= ~(1 << seat)

    def _clear(self) -> None:
        self.lot = NO_LOT
        self.bid = 0
        self.leader = NO_SEAT
        self.opener = NO_SEAT
        self.bidders = 0
        self.turn = NO_SEAT

    def next_bidder(self, seat: int) -> int:
        """The next bidder clockwise from a seat; the seat itself when alone."""
        if self.bidders == 0:
            return NO_SEAT
        n = self.seats
        seat = seat + 1 if seat + 1 < n else 0
        while not self.bidders >> seat & 1:
            seat = seat + 1 if seat + 1 < n else 0
        return seat
