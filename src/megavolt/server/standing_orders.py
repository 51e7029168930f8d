"""What a seat has told the server to do for it: a sealed limit in an auction, passing a phase.

Such an order holds for one round, so that nothing forgotten plays later on.
"""

from typing import TYPE_CHECKING, Final

from megavolt.parts.view_types import AuctionSeen, has_auctions

if TYPE_CHECKING:
    from megavolt.server.room import Room

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
    legal = room.legal()
    if view["pending"] is not None:
        return None
    limit, passing = mine.get(LIMIT), mine.get(PASS)
    if limit is not None and limit["round"] == view["round"] and has_auctions(view):
        word = _bid(limit, view["auction"], legal)
        if word is not None:
            return word
    here = (view["round"], view["phase"])
    if passing is not None and (passing["round"], passing["phase"]) == here:
        return next((word for word in reversed(legal) if word.split()[0] in _PASSES), None)
    return None


def _bid(limit: dict[str, object], auction: AuctionSeen[int | str], legal: list[str]) -> str | None:
    if auction["lot"] is None or str(auction["lot"]) != limit["plant"]:
        return None
    bid = f"bid {auction['least']}"
    most, least = limit["most"], auction["least"]
    assert isinstance(most, int)
    if bid in legal and least is not None and least <= most:
        return bid
    return "pass" if limit["then"] == "pass" and "pass" in legal else None
