"""Actions of the kernel as actions of the engine, and back."""

from functools import lru_cache

from megavolt.games.board import phase_auction, rules
from megavolt.games.board.rules import END_CARD, FUELS, Rules
from megavolt.games.board.state import MARK, PLACE, State
from megavolt.kernel.board import space as own
from megavolt.kernel.parts import space


def to_engine(r: Rules, s: State, action: int) -> int:
    """The engine's number of an action that is legal in this state."""
    word, number = divmod(action, 64)
    if word == space.MISC:
        return _misc_to_engine(r, s, number)
    if word == own.CITY:
        return {PLACE: r.place0, MARK: r.mark0}.get(s.pending, rules.CITY) + number
    if word == space.OPEN:
        return r.offer(number, phase_auction.minimum_bid(r, s, number))
    return {own.PASS_ON: r.pass_on0, space.SCRAP: r.scrap0, space.RUN: r.run0}[word] + number


def _misc_to_engine(r: Rules, s: State, number: int) -> int:
    if number >= own.REGION:
        return r.region0 + number - own.REGION
    if number >= space.RAISE:
        return r.offer(0, s.auction.bid + space.RAISES[number - space.RAISE])
    if number >= own.DROP:
        return rules.DROP + number - own.DROP
    if number >= own.BUY:
        return rules.BUY + number - own.BUY
    return rules.PASS if number == space.PASS else rules.DONE


def from_engine(r: Rules, s: State, action: int) -> int | None:
    """The kernel's number of an action; None for an amount that it does not offer."""
    if action >= r.amount0:
        return _amount_from_engine(r, s, action)
    fixed = {rules.PASS: space.PASS, rules.DONE: space.DONE}
    if action in fixed:
        return fixed[action]
    for first, end, base in _blocks(r):
        if first <= action < end:
            return base + action - first
    raise ValueError(action)


@lru_cache(maxsize=16)
def _blocks(r: Rules) -> list[tuple[int, int, int]]:
    """Runs of engine actions, from first to end, and the kernel's number of the first."""
    return [
        (rules.BUY, rules.BUY + FUELS, own.BUY),
        (rules.DROP, rules.DROP + FUELS, own.DROP),
        (rules.CITY, r.run0, own.CITY * 64),
        (r.run0, r.scrap0, space.RUN * 64),
        (r.scrap0, r.scrap0 + END_CARD + 1, space.SCRAP * 64),
        (r.pass_on0, r.pass_on0 + END_CARD + 1, own.PASS_ON * 64),
        (r.region0, r.place0, own.REGION),
        (r.place0, r.mark0, own.CITY * 64),
        (r.mark0, r.amount0, own.CITY * 64),
    ]


def _amount_from_engine(r: Rules, s: State, action: int) -> int | None:
    plant, amount = r.offer_of(action)
    if plant:
        least = amount == phase_auction.minimum_bid(r, s, plant)
        return space.OPEN * 64 + plant if least else None
    return space.raise_number(amount - s.auction.bid)
