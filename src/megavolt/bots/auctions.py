"""Auctions: what a bot without foresight does in one, and which one a move belongs to."""

from collections.abc import Callable, Mapping

from megavolt.parts.auction import NO_LOT
from megavolt.parts.plant_rules import PlantRules
from megavolt.parts.table_state import TableState
from megavolt.parts.view_types import AuctionSeen, N


def bid_up_to(
    limit: Callable[[N], float],
    minimums: Mapping[N, int],
    auction: AuctionSeen[N],
    legal: list[str],
) -> str:
    """Open, raise or pass.

    `limit` is the most to pay for a plant, `minimums` has the lowest bid for each one on offer.
    """
    lot, least = auction["lot"], auction["least"]
    if lot is None or least is None:
        return _opening(limit, minimums, legal)
    raised = f"bid {least}"
    if raised in legal and limit(lot) >= least:
        return raised
    return "pass"


def _opening(limit: Callable[[N], float], minimums: Mapping[N, int], legal: list[str]) -> str:
    best, word = 0.0, ""
    for plant, minimum in minimums.items():
        opening = f"open {plant} {minimum}"
        surplus = limit(plant) - minimum
        if opening in legal and (not word or surplus > best):
            best, word = surplus, opening
    passes = [w for w in legal if w.startswith("pass")]
    if word and (best >= 0 or not passes):
        return word
    return passes[-1]


def lot_of(r: PlantRules, s: TableState, action: int) -> int:
    """The plant that a move of the auction phase is about; NO_LOT for a pass that ends it."""
    if s.auction.lot != NO_LOT or action < r.amount0:
        return s.auction.lot
    return r.offer_of(action)[0]
