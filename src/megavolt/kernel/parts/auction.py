"""A round of auctions: one lot after another, bids going round clockwise by seat."""

from typing import Final

from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts.row import ACTIVE, BID, BIDDER, BIDDERS, BOUGHT, LEADER, LOT, OPENER
from megavolt.kernel.parts.table import PLAYERS

NO_LOT: Final = -1
NO_SEAT: Final = -1


@device
def begin_round(t: Ints, row: Ints) -> None:
    row[ACTIVE] = everyone(t)
    row[BOUGHT] = 0
    _clear(row)


@device
def everyone(t: Ints) -> int:
    return (1 << t[PLAYERS]) - 1


@device
def is_active(row: Ints, seat: int) -> bool:
    return row[ACTIVE] >> seat & 1 == 1


@device
def alone(row: Ints, seat: int) -> bool:
    """Is nobody else left who could bid?"""
    return row[ACTIVE] == 1 << seat


@device
def open_lot(t: Ints, row: Ints, lot: int, seat: int, bid: int) -> None:
    """The seat puts a lot up with a first bid."""
    row[LOT] = lot
    row[OPENER] = seat
    row[LEADER] = seat
    row[BID] = bid
    row[BIDDERS] = row[ACTIVE]
    row[BIDDER] = _next_bidder(t, row, seat)


@device
def offer(t: Ints, row: Ints, lot: int, seat: int, minimum: int) -> None:
    """The seat names a lot for the others and is out of the round itself."""
    retire(row, seat)
    row[LOT] = lot
    row[OPENER] = seat
    row[LEADER] = NO_SEAT
    row[BID] = minimum - 1
    row[BIDDERS] = row[ACTIVE]
    row[BIDDER] = _next_bidder(t, row, seat)


@device
def raise_to(t: Ints, row: Ints, bid: int) -> None:
    row[BID] = bid
    row[LEADER] = row[BIDDER]
    row[BIDDER] = _next_bidder(t, row, row[BIDDER])


@device
def drop(t: Ints, row: Ints) -> None:
    """The seat to act leaves this lot for good."""
    row[BIDDERS] &= ~(1 << row[BIDDER])
    row[BIDDER] = _next_bidder(t, row, row[BIDDER])


@device
def settled(row: Ints) -> bool:
    """Is one bidder left who has bid, or nobody at all?"""
    if row[LEADER] == NO_SEAT:
        return row[BIDDERS] == 0
    return row[BIDDERS] == 1 << row[LEADER]


@device
def close(row: Ints) -> None:
    """End the lot; its leader, if any, has bought and is out of the round."""
    leader = row[LEADER]
    if leader != NO_SEAT:
        row[BOUGHT] |= 1 << leader
        retire(row, leader)
    _clear(row)


@device
def retire(row: Ints, seat: int) -> None:
    """Bought or passed: neither opens nor bids again this round."""
    row[ACTIVE] &= ~(1 << seat)


@device
def _clear(row: Ints) -> None:
    row[LOT] = NO_LOT
    row[BID] = 0
    row[LEADER] = NO_SEAT
    row[OPENER] = NO_SEAT
    row[BIDDERS] = 0
    row[BIDDER] = NO_SEAT


@device
def _next_bidder(t: Ints, row: Ints, seat: int) -> int:
    """The next bidder clockwise from a seat; the seat itself when alone."""
    bidders = row[BIDDERS]
    if bidders == 0:
        return NO_SEAT
    last = t[PLAYERS] - 1
    seat = seat + 1 if seat < last else 0
    while not bidders >> seat & 1:
        seat = seat + 1 if seat < last else 0
    return seat
