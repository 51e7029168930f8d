"""What a seat has told the server to do for it: a sealed limit in an auction, passing a phase.

Such an order holds for one round, so that nothing forgotten plays later on.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from megavolt.core.decision import Move, moves_of
from megavolt.core.view_types import View
from megavolt.parts.view_types import AuctionSeen, has_auctions

if TYPE_CHECKING:
    from megavolt.server.tables.room import Room

LIMIT: Final = "limit"  # bid for me on this plant up to so much, then pass or ask me
PASS: Final = "pass"  # pass for me until this phase is over
Facts = dict[str, object]
StandingOrders = dict[int, dict[str, Facts]]  # by seat and kind
_PASSES = ("pass", "done")


def ordered_word(room: "Room", seat: int) -> str | None:
    """What the seat to move wants played now; None: ask the person."""
    mine = room.standing_orders.get(seat)
    if not mine:
        return None
    view = room.view(seat)
    if view["pending"] is not None:
        return None
    decision = room.decision()
    moves = [] if decision is None else list(moves_of(decision))
    limit, passing = mine.get(LIMIT), mine.get(PASS)
    if limit is not None and limit["round"] == view["round"] and has_auctions(view):
        word = _bid(limit, view["auction"]["lot"], moves)
        if word is not None:
            return word
    here = (view["round"], view["phase"])
    if passing is not None and (passing["round"], passing["phase"]) == here:
        return _last(moves, *_PASSES)
    return None


def _bid(limit: Facts, lot: int | str | None, moves: Sequence[Move]) -> str | None:
    """The lowest bid within the limit, else what the limit says."""
    if lot is None or str(lot) != limit["plant"]:
        return None
    bids = {_number(move["what"]["bid"]): move["word"] for move in moves if move["do"] == "bid"}
    if bids and min(bids) <= _number(limit["most"]):
        return bids[min(bids)]
    return _last(moves, "pass") if limit["then"] == "pass" else None


def _last(moves: Sequence[Move], *verbs: str) -> str | None:
    return next((move["word"] for move in reversed(moves) if move["do"] in verbs), None)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


# ---- what a limit could do


def lowest_limits(room: "Room", view: View | None) -> dict[str, int]:
    """By plant, the lowest limit that could still bid this round for the seat with this view.

    It follows from what the seat sees: a lower limit never leads to a bid, whatever others do.
    """
    if view is None or not has_auctions(view) or view["phase"] != "auction":
        return {}
    auction, active, seat = view["auction"], view["auction"]["active"], view["seat"]
    if room.to_move is None or seat is None or seat not in active:
        return {}
    found = {}
    # Somebody bids first: another, or the seat itself, which another must outbid then.
    opens = min(active, key=view["order"].index) == seat
    named = _named_by_passing(room, seat)
    for offer in view["market"]["current"]:
        plant = offer.get("id", offer["number"])
        if plant == auction["lot"]:
            if seat in auction["bidders"]:
                found[str(plant)] = _next_bid(auction, seat)
        elif len(active) > 1:  # alone, one puts plants up and never bids
            found[str(plant)] = offer["minimum"] + (0 if plant in named else 2 if opens else 1)
    return found


def _next_bid(auction: AuctionSeen[int | str], seat: int) -> int:
    """The lowest bid the seat could make on the plant that is up."""
    least = _number(auction["least"])
    return least + 1 if auction["leader"] == seat else least


def _named_by_passing(room: "Room", seat: int) -> set[object]:
    """The plants that the opener, another one, could name for the others by passing."""
    if room.to_move == seat:
        return set()
    decision = room.decision()
    verbs = [] if decision is None else decision["moves"]
    passes = [verb for verb in verbs if verb["do"] == "pass"]
    return {choice.get("plant") for verb in passes for choice in verb.get("choices", [])} - {None}
