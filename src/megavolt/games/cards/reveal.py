"""What becomes known of the stack and of the draw pile while a game is played."""

from megavolt.core.errors import SetupError
from megavolt.games.cards.deal import STACK, plants
from megavolt.games.cards.fuel_cards import CARDS
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import State
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_deck import GivenDeck
from megavolt.parts.reveal import check_after, reveal_next

KEYS = (STACK.deck, STACK.then, "draw")


def reveal(r: Rules, s: State, known: Setup) -> None:
    """The next plants, the order after the one-more-round card, or the next fuel cards."""
    given.only(known, KEYS)
    stack = GivenDeck(r, STACK, known, lambda value, key: plants(r, value, key))
    draw = _draw(r, s, known)
    if STACK.then in known:
        check_after(r, s, STACK, stack.then)
    if STACK.deck in known:
        reveal_next(r, s, STACK, stack.given, r.small)
    if STACK.then in known:
        s.market.then = tuple(stack.then)
    s.fuel.draw = draw


def _draw(r: Rules, s: State, known: Setup) -> tuple[int, ...]:
    """The draw pile with the revealed cards on top; which cards it holds is no secret."""
    rest = list(s.fuel.draw)
    named = {r.card_name(card): card for card in range(CARDS)}
    named.update({card.id: r.card_of(card) for card in r.deck.fuels})
    revealed = []
    for name in given.listed(known.get("draw", []), "draw"):
        if not isinstance(name, str):
            raise SetupError("setup_wrong_type", key="draw")
        if name not in named:
            raise SetupError("setup_unknown_fuel_card", key="draw", card=name[:40])
        if named[name] not in rest:
            raise SetupError("reveal_seen_elsewhere", key="draw", card=name)
        rest.remove(named[name])
        revealed.append(named[name])
    return (*revealed, *rest)
