"""Phase 3: fuel is bought, one token at a time, last in order first."""

from megavolt.games.board import trust
from megavolt.games.board.rules import BUY, DONE, FUELS, Rules
from megavolt.games.board.state import State
from megavolt.parts.storage import has_room


def begin(r: Rules, s: State) -> None:
    s.begin_in_reverse()


def legal(r: Rules, s: State) -> list[int]:
    """GRID-FUEL-01, GRID-FUEL-02: what the actor can store and pay."""
    seat = s.actor
    money, room = s.money[seat], s.room[seat]
    actions = [DONE]
    for fuel in range(FUELS):
        if s.fuel.price(fuel) <= money and has_room(fuel, r.hybrid, s.stock, seat * FUELS, room):
            actions.append(BUY + fuel)
    return actions


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == DONE:
        return _next_buyer(r, s)
    seat, fuel = s.actor, action - BUY
    price = s.fuel.price(fuel)
    s.money[seat] -= price
    s.stock[seat * FUELS + fuel] += 1
    s.fuel.take(fuel)
    if s.log is not None:
        s.note("fuel", seat, fuel, price)
    return False


def _next_buyer(r: Rules, s: State) -> bool:
    if not s.next_in_reverse():
        return True
    if r.trust_plays:  # GRID-TRUST-05: second in the order, so between the two
        trust.take_fuel(r, s)
    return False
