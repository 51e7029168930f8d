"""The shared parts of a state as a view shows them, and rebuilt from what is shown."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng
from megavolt.parts.auction import NO_LOT, NO_SEAT, Auction
from megavolt.parts.demolition import Demolition
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.table_state import TableState
from megavolt.parts.view_types import (
    AnyAuction,
    AuctionSeen,
    DemolitionSeen,
    N,
    PlantMarketView,
    PlayerSeen,
)

P = TypeVar("P", bound=PlayerSeen)


def or_else(value: int | None, otherwise: int) -> int:
    return otherwise if value is None else value


def mask(items: list[int]) -> int:
    return sum(1 << item for item in items)


# ---- auction


def auction_seen(a: Auction, name: Callable[[int], N]) -> AuctionSeen[N]:
    seats = range(a.seats)
    return {
        "lot": name(a.lot) if a.lot != NO_LOT else None,
        "bid": a.bid if a.leader != NO_SEAT else None,
        "least": a.bid + 1 if a.lot != NO_LOT else None,
        "leader": a.leader if a.leader != NO_SEAT else None,
        "opener": a.opener if a.opener != NO_SEAT else None,
        "bidders": [i for i in seats if a.bidders >> i & 1],
        "active": [i for i in seats if a.active >> i & 1],
        "bought": [i for i in seats if a.bought >> i & 1],
    }


def take_auction(a: Auction, seen: AnyAuction, lot: int, actor: int) -> None:
    a.lot = lot
    a.bid = or_else(seen["least"], 1) - 1
    a.leader, a.opener = or_else(seen["leader"], NO_SEAT), or_else(seen["opener"], NO_SEAT)
    a.bidders, a.active = mask(seen["bidders"]), mask(seen["active"])
    a.bought = mask(seen["bought"])
    a.turn = actor if a.lot != NO_LOT else NO_SEAT


# ---- demolition


def demolition_seen(stack: Demolition | None) -> DemolitionSeen | None:
    if stack is None:
        return None
    first, others = stack.cards[stack.top]
    return {"card": stack.top + 1, "first": first, "others": others, "paid": stack.paid}


def demolition_from(
    cards: tuple[tuple[int, int], ...], seen: DemolitionSeen | None
) -> Demolition | None:
    if seen is None:
        return None
    stack = Demolition.fresh(cards)
    stack.top, stack.paid = seen["card"] - 1, seen["paid"]
    return stack


# ---- the flow and hidden money


def take_flow(s: TableState, view: PlantMarketView) -> None:
    s.round, s.turn = view["round"], view["turn"]
    s.actor = or_else(view["to_move"], NOBODY)
    s.order = list(view["order"])


def with_money(players: list[P], amounts: Sequence[int | None]) -> list[P]:
    """Players as another seat sees them, with the money that this seat knows."""
    found = []
    for player, amount in zip(players, amounts, strict=True):
        seen = player
        if player["money"] != amount:
            seen = player.copy()
            seen["money"] = amount
        found.append(seen)
    return found


def draw_money(s: TableState, amounts: Sequence[int | None], otherwise: int, rng: Rng) -> None:
    """Hidden money: about as much as the seat itself could have, and what was bid at least."""
    around = max([amount for amount in amounts if amount is not None], default=otherwise)
    for seat, amount in enumerate(amounts):
        if amount is None:
            least = s.auction.bid if s.auction.leader == seat else 0
            s.money[seat] = least + rng.below(2 * around + 11)


# ---- the stack


def unseen_plants(s: TableState, plants: tuple[int, ...], rival: tuple[int, ...]) -> list[int]:
    """Every plant that may be in the stack or removed unseen: what is left when all else is out."""
    market = s.market
    known = {*market.row, *market.bottom(), *market.stack[: market.known_top], *rival}
    if market.counted:
        known.update(market.stack)
    for owned in s.plants:
        known.update(owned)
    return [p for p in plants if p not in known and not market.gone >> p & 1]


class UnseenStack:
    """What a view shows of the stack; `draw` deals the unseen cards at random.

    What everyone saw stays true: the backs, the plants that went under the stack, and after the
    end card's shuffle which plants are left.
    """

    def __init__(self, unseen: list[int], low: tuple[int, ...]) -> None:
        self.unseen = unseen
        self.low = low  # the plants with the back of low ones
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.holds: list[int] | None = None
        self.low_on_top: bool | None = None  # what the back of the top card shows
        self.removed = 0  # how many plants were removed unseen
        self.removed_low: int | None = None  # how many of them low ones, if the backs show it

    def draw(self, market: PlantMarket, rng: Rng) -> tuple[int, ...]:
        """Fill the market's stack; the plants that were removed unseen."""
        removed = self._draw_removed(rng)
        unseen = [p for p in self.unseen if p not in removed]
        if self.holds is not None:
            unseen += [p for p in self.holds if p not in self.bottom]
        rng.shuffle(unseen)
        under = [] if market.met or market.end_card in self.top else [market.end_card]
        stack = [*unseen, *under, *self.bottom]
        if not self.top and self.low_on_top is not None:
            self._bring_up(stack, self.low_on_top)
        market.stack = (*self.top, *stack)
        market.counted = self.holds is not None
        market.known_top, market.known_bottom = len(self.top), len(self.bottom)
        return removed

    def _draw_removed(self, rng: Rng) -> tuple[int, ...]:
        """As many plants as were removed, low and high apart where the backs differ."""
        pool = list(self.unseen)
        rng.shuffle(pool)
        if self.removed_low is None:
            return tuple(sorted(pool[: self.removed]))
        low = [p for p in pool if p in self.low]
        high = [p for p in pool if p not in self.low]
        cut = self.removed_low
        return tuple(sorted(low[:cut] + high[: self.removed - cut]))

    def _bring_up(self, stack: list[int], low: bool) -> None:
        """Put the first card with the back that is seen on top."""
        for i, card in enumerate(stack):
            if (card in self.low) == low:
                stack.insert(0, stack.pop(i))
                return
