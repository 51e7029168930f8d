"""Why something is not legal in an auction phase; each game names its own rules for it."""

from dataclasses import dataclass

from megavolt.core.errors import Illegal
from megavolt.parts.plant_rules import PlantRules
from megavolt.parts.table_state import TableState


@dataclass(frozen=True)
class AuctionIds:
    """The ledger rules an auction phase is refused by."""

    turn: str  # who may put a plant up, and when
    current: str  # which plants can be put up
    bid: str  # what the first bid must be
    discount: str  # and with the discount token
    answer: str  # raise or drop out
    more: str  # what a raise must be
    alone: str  # without a rival
    first_round: str  # everybody buys
    scrap: str  # a plant too many


def names(r: PlantRules, plants: tuple[int, ...] | list[int]) -> str:
    return ", ".join([str(r.name(plant)) for plant in plants])


def refused_scrap(r: PlantRules, s: TableState, action: int, ids: AuctionIds) -> Illegal:
    plants = s.plants[s.actor]
    choices = names(r, sorted(plants[:-1]))
    if action == r.scrap0 + plants[-1]:
        return Illegal("scrap_newest", ids.scrap, plant=r.name(plants[-1]), choices=choices)
    return Illegal("must_scrap", ids.scrap, limit=r.plant_limit, choices=choices)


def refused_answer(r: PlantRules, s: TableState, action: int, ids: AuctionIds) -> Illegal:
    """While a plant is up: no raise, no raise high enough, or more than there is."""
    lot = r.name(s.auction.lot)
    if action < r.amount0:
        return Illegal("answer_the_bid", ids.answer, plant=lot)
    plant, bid = r.offer_of(action)
    if plant:
        return Illegal("lot_on_the_table", ids.answer, plant=lot)
    least = s.auction.bid + 1
    if bid < least:
        return Illegal("bid_too_low", ids.more, bid=bid, minimum=least, plant=lot)
    if bid > s.money[s.actor]:
        return Illegal("bid_over_money", ids.more, bid=bid, money=s.money[s.actor])
    return Illegal("alone_pays_minimum", ids.alone, plant=lot, minimum=least)


def refused_opening(
    r: PlantRules, s: TableState, action: int, current: tuple[int, ...], ids: AuctionIds
) -> Illegal:
    """An offer while no plant is up."""
    plant, bid = r.offer_of(action)
    if plant == 0:
        return Illegal("no_lot_to_bid_on", ids.turn)
    name = r.name(plant)
    if plant not in current:
        code = "still_future" if plant in s.market.row else "not_in_market"
        return Illegal(code, ids.current, plant=name, choices=names(r, current))
    discounted = plant == s.market.token
    minimum = r.discount_minimum if discounted else r.number[plant]
    if bid < minimum:
        rule = ids.discount if discounted else ids.bid
        return Illegal("bid_too_low", rule, bid=bid, minimum=minimum, plant=name)
    if bid > s.money[s.actor]:
        return Illegal("bid_over_money", ids.bid, bid=bid, money=s.money[s.actor])
    return Illegal("alone_pays_minimum", ids.alone, plant=name, minimum=minimum)
