"""What becomes known of a stack in the course of a game: its next cards, as a real deck shows them.

They replace the cards that the seed had put there. What everyone has seen stays as it is, and what
contradicts it is refused.
"""

from megavolt.core.errors import SetupError
from megavolt.parts.given_deck import DeckWords
from megavolt.parts.plant_market import NO_CARD, PlantMarket
from megavolt.parts.plant_rules import END_CARD, PlantRules
from megavolt.parts.table_state import TableState


def reveal_next(
    r: PlantRules, s: TableState, words: DeckWords, revealed: list[int], low: tuple[int, ...] | None
) -> None:
    """These cards come next. `low`: the plants with the back of low ones, if the backs show it."""
    market = s.market
    stack, removed = list(market.stack), list(s.removed)
    for card in revealed:
        if card in stack:
            continue
        other = _stand_in(market, stack, card, revealed, low)
        if card not in removed or market.counted or other == NO_CARD:
            raise SetupError("reveal_seen_elsewhere", key=words.deck, card=_name(r, words, card))
        stack[stack.index(other)] = card
        removed[removed.index(card)] = other
    rest = [card for card in stack if card not in revealed]
    stack = [*revealed, *rest]
    _check(market, words, stack)
    market.stack = tuple(stack)
    s.removed = tuple(sorted(removed))


def _name(r: PlantRules, words: DeckWords, card: int) -> int | str:
    return words.end if card == END_CARD else r.name(card)


def _stand_in(
    market: PlantMarket,
    stack: list[int],
    card: int,
    revealed: list[int],
    low: tuple[int, ...] | None,
) -> int:
    """A card of the stack that was removed unseen instead of this one, with the same back."""
    fixed = {*market.bottom(), *stack[: market.known_top], *revealed, market.end_card}
    alike = [c for c in stack if c not in fixed and (low is None or (c in low) == (card in low))]
    return alike[-1] if alike else NO_CARD


def _check(market: PlantMarket, words: DeckWords, stack: list[int]) -> None:
    """The back of the next card may turn out to be another: until now it was the seed's guess."""
    top, bottom = list(market.stack[: market.known_top]), market.bottom()
    if stack[: len(top)] != top:
        raise SetupError("setup_deck_differs", key=words.deck, other=words.top)
    if bottom and stack[-len(bottom) :] != bottom:
        raise SetupError("setup_deck_differs", key=words.deck, other=words.bottom)


def check_after(r: PlantRules, s: TableState, words: DeckWords, revealed: list[int]) -> None:
    """Can these be the first cards of the stack once the end card has been drawn?"""
    market = s.market
    if market.met:
        raise SetupError("reveal_too_late", key=words.then, other=words.deck)
    for card in revealed:
        if card not in market.stack and card not in s.removed and card not in market.row:
            raise SetupError("reveal_seen_elsewhere", key=words.then, card=r.name(card))
