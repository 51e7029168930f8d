"""What becomes known of the decks while a game is played, for games that go on at a real table."""

from collections.abc import Sequence
from typing import Final

from megavolt.core.errors import SetupError
from megavolt.games.blackout.reading import UNKNOWN, cards, check_length, contradiction, fill
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_cards import check_breakdowns
from megavolt.games.blackout.state import State
from megavolt.parts.given import Setup, only

KEYS: Final = ("resource_deck", "contract_deck", "breakdown")


def reveal(r: Rules, s: State, known: Setup) -> None:
    """The named cards go where they are said to lie; the others keep their order.

    Only what lies in the decks can move: hands, discards and revealed cards have been seen.
    """
    only(known, KEYS)
    deck = _resources(r, s, known)
    contracts = _contracts(r, s, known)
    breakdown, aside = _breakdowns(r, s, known)
    s.deck, s.contracts, s.breakdown, s.aside = deck, contracts, breakdown, aside


def _resources(r: Rules, s: State, known: Setup) -> tuple[int, ...]:
    ids, key = r.resource_ids, "resource_deck"
    top = cards(ids, known.get(key, []), key)
    check_length(top, key, len(s.deck))
    return _arranged(ids, s.deck, [*top, *[UNKNOWN] * (len(s.deck) - len(top))], key)


def _contracts(r: Rules, s: State, known: Setup) -> tuple[int, ...]:
    """The bottom cards stay: those who put them there know them."""
    ids, key = r.contract_ids, "contract_deck"
    top = cards(ids, known.get(key, []), key)
    check_length(top, key, len(s.contracts))
    wanted = [*top, *[UNKNOWN] * (len(s.contracts) - len(top))]
    seen = len(s.contracts) - len(s.under)
    for place in range(seen, len(wanted)):
        _check_seen(ids, key, wanted[place], s.contracts[place])
        wanted[place] = s.contracts[place]
    return _arranged(ids, s.contracts, wanted, key)


def _breakdowns(r: Rules, s: State, known: Setup) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The deck from its first card on, revealed ones included, as in a setup."""
    ids, key = r.breakdown_ids, "breakdown"
    given = cards(ids, known.get(key, []), key)
    check_length(given, key, r.rounds)
    wanted = [*given, *[UNKNOWN] * (r.rounds - len(given))]
    for place in range(s.revealed):
        _check_seen(ids, key, wanted[place], s.breakdown[place])
        wanted[place] = s.breakdown[place]
    wanted[r.content.breakdown_deck.first_half] = r.separator
    check_breakdowns(r, wanted)
    _place_back(r, s, wanted)
    every = _arranged(ids, (*s.breakdown, *s.aside), [*wanted, *[UNKNOWN] * len(s.aside)], key)
    return every[: r.rounds], tuple(sorted(every[r.rounds :]))


def _place_back(r: Rules, s: State, wanted: list[int]) -> None:
    """BLK-SETUP-10: The power's back stays where it is, or goes to the last place still open."""
    if r.mixed_in in wanted:
        return
    first = r.content.breakdown_deck.first_half
    free = [place for place in range(first + 1, r.rounds) if wanted[place] == UNKNOWN]
    old = s.breakdown.index(r.mixed_in)
    wanted[old if old in free else free[-1]] = r.mixed_in


def _arranged(
    ids: Sequence[str], deck: Sequence[int], wanted: Sequence[int], key: str
) -> tuple[int, ...]:
    """The deck with the wanted cards in their places and the others in the order they had."""
    rest = list(deck)
    for card in wanted:
        if card == UNKNOWN:
            continue
        if card not in rest:
            raise SetupError("reveal_seen_elsewhere", key=key, card=ids[card])
        rest.remove(card)
    return fill(rest, wanted, key)


def _check_seen(ids: Sequence[str], key: str, wanted: int, true: int) -> None:
    if wanted not in (UNKNOWN, true):
        raise contradiction(key, ids[wanted], ids[true])
