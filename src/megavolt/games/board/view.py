"""What a seat may see, field by field: never the deck's order, the cards removed unseen, the
generator, or, when money is hidden, what the others have."""

from typing import Literal

from megavolt.core.view_types import GameSeen
from megavolt.games.board import ending, phase_auction, phase_building, steps
from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    DRAFT,
    FUEL,
    LOSE_FUEL,
    MARK,
    NOTHING,
    OVER,
    PLACE,
    PREPARATION,
    SCRAP,
    State,
)
from megavolt.games.board.view_types import (
    BoardMarket,
    BoardPlant,
    BoardPlayer,
    BoardView,
    CitySeen,
    FuelSeen,
    TrustSeen,
)
from megavolt.parts.fuel_market import SOLD_OUT
from megavolt.parts.network import FAR
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.seen import auction_seen, demolition_seen, unseen_plants, with_money

PHASES = {
    PREPARATION: "preparation",
    AUCTION: "auction",
    FUEL: "fuel",
    BUILDING: "building",
    BUREAUCRACY: "bureaucracy",
    OVER: "over",
}
PENDING = {
    NOTHING: None,
    SCRAP: "scrap",
    LOSE_FUEL: "lose_fuel",
    DRAFT: "draft_region",
    PLACE: "place_trust",
    MARK: "mark_start",
}


def view(
    r: Rules,
    s: State,
    seat: int,
    game: GameSeen,
    cities: dict[str, CitySeen] | None = None,
    beside: BoardView | None = None,
) -> BoardView:
    """`cities`: where they are known already, from `cities_still_true`.

    `beside`: what another seat sees now, for the parts that are the same for all.
    """
    return {
        **game,
        "seat": seat if 0 <= seat < r.players else None,
        "round": s.round,
        "step": s.step,
        "step3_due": s.step3_due,
        "phase": PHASES[s.phase],
        "pending": PENDING[s.pending],
        "to_move": s.actor if s.actor >= 0 else None,
        "turn": s.turn,
        "order": list(s.order),
        "regions": [r.map.regions[i].id for i in s.regions],
        "players": _players(r, s, seat, beside),
        "auction": auction_seen(s.auction, int),  # a plant goes by its number
        "market": _market(r, s) if beside is None else beside["market"],
        "fuel": _fuel(r, s) if beside is None else beside["fuel"],
        "cities": _cities(r, s, seat) if cities is None else cities,
        "ran": list(s.ran),
        "supplied": s.supplied,
        "uranium_stopped": s.uranium_stopped,
        "trust": _trust(r, s) if r.trust_plays else None,
        "demolition": demolition_seen(s.demolition),
    }


def _trust(r: Rules, s: State) -> TrustSeen:
    stock = s.stock[-FUELS:]
    return {
        "plants": [plant_seen(r, plant) for plant in s.trust_plants],
        "stock": {r.fuels[f]: stock[f] for f in range(FUELS)},
        "houses": s.trust_houses,
        "took": s.trust_took,
    }


def _players(r: Rules, s: State, seat: int, beside: BoardView | None) -> list[BoardPlayer]:
    if beside is None:
        return [_player(r, s, who, _money(r, s, who, seat)) for who in range(r.players)]
    return with_money(beside["players"], [_money(r, s, who, seat) for who in range(r.players)])


def _money(r: Rules, s: State, who: int, seat: int) -> int | None:
    """D7: a player's own, where it is hidden; at the end the winner's decides and is shown."""
    return None if r.hidden_money and who != seat and s.phase != OVER else s.money[who]


def _player(r: Rules, s: State, who: int, money: int | None) -> BoardPlayer:
    supply = ending.best_supply(r, s, who)
    return {
        "seat": who,
        "money": money,
        "plants": [plant_seen(r, plant) for plant in s.plants[who]],
        "stock": {r.fuels[f]: s.stock[who * FUELS + f] for f in range(FUELS)},
        "room": {r.fuels[f]: s.room[who][f] for f in range(FUELS)},
        "hybrid_room": s.room[who][-1],
        "cities": [r.map.cities[c].id for c in s.cities[who]],
        "supply": supply,  # cities the plants could supply with the fuel at hand
        "income": r.pay(supply),
    }


def plant_seen(r: Rules, plant: int) -> BoardPlant:
    """A plant with its figures."""
    return {
        "number": plant,
        "fuel": r.kind[plant],
        "fuels": [r.fuels[f] for f in r.burnable(plant)],
        "units": r.units[plant],
        "supplies": r.output[plant],
    }


def _market(r: Rules, s: State) -> BoardMarket:
    market = s.market
    current = steps.current_plants(r, s)
    shown = [c for c in market.row if c != r.end_card]
    return {
        "current": [
            {**plant_seen(r, p), "minimum": phase_auction.minimum_bid(r, s, p)} for p in current
        ],
        "future": [plant_seen(r, p) for p in shown if p not in current],
        "step3_card": len(shown) != len(market.row),
        "discount": market.token if market.token != NO_CARD else None,
        "deck": len(market.stack),
        "deck_back": _back(r, s),
        "deck_top": list(market.stack[: market.known_top]),
        "deck_bottom": market.bottom(),
        "deck_holds": sorted(market.stack) if market.counted else None,
        "step3_met": market.met,
        "unseen": unseen_plants(s, r.plants, s.trust_plants),
        "removed_low": sum(p in r.low_plants for p in s.removed) if _backs(r) else None,
        "removed": len(s.removed),
        "gone": [p for p in r.plants if market.gone >> p & 1],
    }


def _backs(r: Rules) -> bool:
    """Do the backs of the plants distinguish low from high?"""
    return not r.figures.fixed_market


def _back(r: Rules, s: State) -> str | None:
    """GRID-SET-15: low or high, where the backs differ; the Step 3 card looks like a high one."""
    stack = s.market.stack
    if not stack or not _backs(r):
        return None
    return "low" if stack[0] in r.low_plants else "high"


def _fuel(r: Rules, s: State) -> dict[str, FuelSeen]:
    return {name: _one_fuel(r, s, f) for f, name in enumerate(r.fuels)}


def _one_fuel(r: Rules, s: State, fuel: int) -> FuelSeen:
    price = s.fuel.price(fuel)
    seen: FuelSeen = {
        "tokens": s.fuel.tokens[fuel],
        "supply": s.fuel.supply[fuel],
        "price": price if price < SOLD_OUT else None,
        "refill": steps.refill_of(r, s, fuel),
    }
    if fuel == s.fuel.tracks.store_fuel:
        seen["store"] = s.fuel.store
    return seen


def cities_still_true(
    r: Rules, s: State, seat: int, before: State, seen: BoardView
) -> dict[str, CitySeen] | None:
    """The cities of a seat's view of another state, if nothing differs there.

    They are the largest part of a view, and few moves touch them. Lists of a state are replaced,
    never changed, where one and the same list says that all in it is the same.
    """
    if s.spaces is not before.spaces or s.house is not before.house:
        return None
    if s.marked != before.marked or s.network is not before.network:
        return None
    if 0 <= seat < r.players and (
        s.reach[seat] is not before.reach[seat] or s.cities[seat] != before.cities[seat]
    ):
        return None
    return seen["cities"]


def _cities(r: Rules, s: State, seat: int) -> dict[str, CitySeen]:
    """By city in play: the houses there, and what connecting it would cost this seat."""
    return {
        place.id: _city(r, s, city, seat)
        for city, place in enumerate(r.map.cities)
        if s.network.in_play[city]
    }


def _city(r: Rules, s: State, city: int, seat: int) -> CitySeen:
    house = s.house[city] if s.house[city] < FAR else None
    spaces = [_owner(r, s.spaces[city] >> 4 * space & 15) for space in range(3)]
    cost: int | None = None
    if 0 <= seat < r.players and city not in s.cities[seat]:
        total = phase_building.cost(r, s, seat, city)
        cost = total if total < FAR else None
    return {
        "owners": [owner for owner in spaces if isinstance(owner, int)],
        "spaces": spaces,
        "marked": s.marked >> city & 1 == 1,
        "house": house,
        "cost": cost,
    }


def _owner(r: Rules, code: int) -> int | Literal["trust"] | None:
    """Who has a house on a space: a seat, the Trust, or nobody."""
    if code == 0:
        return None
    return "trust" if code - 1 == r.players else code - 1
