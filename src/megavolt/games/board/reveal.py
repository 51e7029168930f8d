"""What becomes known of the deck while a game is played."""

from megavolt.games.board.rules import Rules
from megavolt.games.board.setup_words import DECK, plants
from megavolt.games.board.state import State
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_deck import GivenDeck
from megavolt.parts.reveal import check_after, reveal_next

KEYS = (DECK.deck, DECK.then)


def reveal(r: Rules, s: State, known: Setup) -> None:
    """The next cards of the deck, or the order after the Step 3 shuffle."""
    given.only(known, KEYS)
    deck = GivenDeck(r, DECK, known, lambda value, key: plants(r, value, key))
    if DECK.then in known:
        check_after(r, s, DECK, deck.then)
    if DECK.deck in known:
        low = None if r.figures.fixed_market else r.low_plants
        reveal_next(r, s, DECK, deck.given, low)
    if DECK.then in known:
        s.market.then = tuple(deck.then)
