"""Turns of the card game that are worth comparing: buying less fuel than usual, or more."""

from collections.abc import Callable

from megavolt.bots.plans import after, distinct, stops, turn
from megavolt.bots.policy import Plan
from megavolt.games.cards.fuel_cards import CARDS
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.rules import BUY, DONE
from megavolt.games.cards.state import FUEL, State
from megavolt.parts.plant_rules import FUELS


def fuel_plans(
    game: CardGame, choose: Callable[[State], int], s: State
) -> list[tuple[Plan, float]]:
    """The policy's purchases; fewer; one or two cards more of a fuel, which others then lack."""
    own = turn(game, choose, s)
    plans = [own, *stops(own, DONE)]
    if own[-1] == DONE:
        for kind in range(FUELS):
            more = _cheapest(game, s, own[:-1], kind)
            plans += [(*own[:-1], *more[:count], DONE) for count in range(1, len(more) + 1)]
    return distinct(plans)


def _cheapest(game: CardGame, s: State, begun: Plan, kind: int) -> Plan:
    """The two cheapest cards of a fuel that can still be bought."""
    found: Plan = ()
    while len(found) < 2:
        here = after(game, s, (*begun, *found))
        offers = [a for a in game.legal(here) if _kind(a) == kind]
        if not offers:
            return found
        found = (*found, min(offers, key=lambda a: game.r.prices[(a - BUY) // CARDS]))
    return found


def _kind(action: int) -> int:
    """The fuel that an action of the phase buys, or -1."""
    return (action - BUY) % CARDS >> 2 if action >= BUY else -1


def is_open(s: State) -> bool:
    """Is a turn under way in which nobody else has a say?"""
    return s.phase == FUEL and not s.pending
