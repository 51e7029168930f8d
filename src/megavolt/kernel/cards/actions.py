"""Actions of the kernel as actions of the engine, and back."""

from megavolt.games.cards import rules
from megavolt.games.cards.fuel_cards import ENTRIES
from megavolt.games.cards.phase_auction import PHASE as AUCTION_PHASE
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import BURN, State
from megavolt.kernel.cards import space as own
from megavolt.kernel.parts import space
from megavolt.parts.plant_rules import PASS

_PLAIN = {space.PASS: PASS, space.DONE: rules.DONE, own.BURN_REST: rules.BURN_REST}
_PLAIN_BACK = {engine: number for number, engine in _PLAIN.items()}


def to_engine(r: Rules, s: State, action: int) -> int:
    """The engine's number of an action that is legal in this state."""
    word, number = divmod(action, 64)
    if word == space.MISC:
        return _misc_to_engine(r, s, number)
    if word == space.OPEN:
        return r.offer(number, AUCTION_PHASE.minimum_bid(r, s, number))
    if word == space.RUN:
        place, way = divmod(number, own.WAYS)
        return r.runs[s.plants[s.actor][place]][way]
    entry = rules.BURN_ONE if s.pending == BURN else rules.DROP
    return {own.BUY: rules.BUY, own.ENTRY: entry, space.SCRAP: r.scrap0}[word] + number


def _misc_to_engine(r: Rules, s: State, number: int) -> int:
    if number >= space.RAISE:
        return r.offer(0, s.auction.bid + space.RAISES[number - space.RAISE])
    if number >= own.RUN_ANY:
        return r.run_any0 + s.plants[s.actor][number - own.RUN_ANY]
    return _PLAIN[number]


def from_engine(r: Rules, s: State, action: int) -> int | None:
    """The kernel's number of an action; None for an amount that it does not offer."""
    if action in _PLAIN_BACK:
        return _PLAIN_BACK[action]
    if action < rules.BURN_ONE:
        return own.BUY * 64 + action - rules.BUY
    if action < rules.RUNS:
        return own.ENTRY * 64 + (action - rules.BURN_ONE) % ENTRIES
    if action < r.run_any0:
        plant = r.run_plant[action - r.run0]
        way = r.runs[plant].index(action)
        return space.RUN * 64 + s.plants[s.actor].index(plant) * own.WAYS + way
    if action < r.scrap0:
        return own.RUN_ANY + s.plants[s.actor].index(action - r.run_any0)
    if action < r.amount0:
        return space.SCRAP * 64 + action - r.scrap0
    return _amount_from_engine(r, s, action)


def _amount_from_engine(r: Rules, s: State, action: int) -> int | None:
    plant, amount = r.offer_of(action)
    if plant:
        least = amount == AUCTION_PHASE.minimum_bid(r, s, plant)
        return space.OPEN * 64 + plant if least else None
    return space.raise_number(amount - s.auction.bid)
