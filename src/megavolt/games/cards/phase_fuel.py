"""Phase 2: fuel cards are bought, last in order first."""

from megavolt.games.cards import bank, stores
from megavolt.games.cards.fuel_cards import CARDS, UNITS
from megavolt.games.cards.rules import BUY, DONE, Rules
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.storage import free_room


def begin(r: Rules, s: State) -> None:
    s.begin_in_reverse()


def free(r: Rules, s: State, seat: int, kind: int) -> int:
    """How many units of a kind a player may still add (CARD-FUEL-03, CARD-FUEL-04,
    CARD-FUEL-12).
    """
    limit = r.limit_of(s.plants[seat], s.room[seat], s.last)
    return free_room(kind, r.hybrid, s.stock, seat * FUELS, limit)


def legal(r: Rules, s: State) -> list[int]:
    """CARD-FUEL-02, CARD-FUEL-03: what the actor can pay and use a unit of."""
    seat = s.actor
    money = s.money[seat]
    limit = r.limit_of(s.plants[seat], s.room[seat], s.last)
    fits = [free_room(kind, r.hybrid, s.stock, seat * FUELS, limit) > 0 for kind in range(FUELS)]
    actions = [DONE]
    for column, cards in enumerate(s.fuel.columns):
        if r.prices[column] > money:
            break
        before = -1
        for card in cards:
            if card != before and fits[card >> 2]:
                actions.append(BUY + column * CARDS + card)
            before = card
    return actions


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == DONE:
        return _next_buyer(r, s)
    column, card = divmod(action - BUY, CARDS)
    seat, kind = s.actor, card >> 2
    kept = min(UNITS[card], free(r, s, seat, kind))
    surplus = UNITS[card] - kept  # CARD-FUEL-05
    s.fuel.take(column, card)
    s.money[seat] -= r.prices[column]
    stores.keep(s, seat, card, kept)
    placed = s.fuel.put_singles(kind, surplus, r.unlimited)
    if s.log is not None:
        s.note("fuel", seat, card, column + 1, r.prices[column], kept, surplus, placed)
    return False


def _next_buyer(r: Rules, s: State) -> bool:
    if not s.next_in_reverse():
        return True
    if r.bank_plays:  # CARD-BANK-09: second in order, so between the two
        bank.take_fuel(r, s)
    return False
