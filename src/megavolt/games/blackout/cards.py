"""Hands, the resource deck with its discard pile, and the contract deck."""

from megavolt.core.rng import Rng
from megavolt.games.blackout.state import DISCARD, NO_CONTRACT, State


def can_draw(s: State) -> bool:
    """BLK-ACT-04."""
    return bool(s.deck or s.discard)


def draw(s: State, seat: int, count: int, cost: int = 0) -> None:
    """Cards from the deck into a hand, as many as there are; what was paid for each."""
    for _ in range(count):
        if not s.deck:
            _reshuffle(s)
        if not s.deck:
            return
        card = s.deck[0]
        s.deck = s.deck[1:]
        s.hands[seat] = (*s.hands[seat], card)
        if s.log is not None:
            s.note("drew", seat, card, cost)


def _reshuffle(s: State) -> None:
    """BLK-ACT-03."""
    if not s.discard:
        return
    cards = list(s.discard)
    rng = Rng(s.rng)
    rng.shuffle(cards)
    s.rng = rng.state
    s.deck, s.discard = tuple(cards), ()
    s.note("reshuffled", len(cards))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(s: State, seat: int, card: int) -> None:
    s.hands[seat] = without(s.hands[seat], card)
    s.discard = (*s.discard, card)
    if s.log is not None:
        s.note("discarded", seat, card)


def owe(s: State, seat: int, count: int) -> bool:
    """Have a player discard so many cards; True if they have to choose.

    Only the number of cards decides whether there is a choice: a hand of equal cards is asked
    too, or the others would notice.
    """
    hand = s.hands[seat]
    if len(hand) <= count:
        for card in hand:
            discard(s, seat, card)
        return False
    if count == 0:
        return False
    s.owed = count
    s.pending = DISCARD
    s.actor = seat
    return True


# ---- contracts


def deal_contract(s: State, seat: int) -> None:
    """The top contract to a player; none if the deck is empty (BLK-ROUND-05)."""
    s.contract[seat] = NO_CONTRACT
    if not s.contracts:
        return
    s.contract[seat] = s.contracts[0]
    s.contracts = s.contracts[1:]
    if len(s.under) > len(s.contracts):
        s.under = s.under[1:]
    if s.log is not None:
        s.note("contract_dealt", seat, s.contract[seat])


def can_exchange(s: State, seat: int) -> bool:
    """BLK-VERB-11."""
    return bool(s.contracts) and s.contract[seat] != NO_CONTRACT


def exchange(s: State, seat: int) -> None:
    """BLK-VERB-11: the active contract goes under the deck, the top one is taken."""
    old = s.contract[seat]
    s.contracts = (*s.contracts, old)
    s.under = (*s.under, seat)
    if s.log is not None:
        s.note("exchanged", seat, old)
    deal_contract(s, seat)
