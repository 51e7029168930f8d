"""Dealing the plants: the opening market, the stack, and the cards removed unseen."""

from megavolt.core.rng import Rng
from megavolt.games.board.edition import Deal
from megavolt.games.board.rules import Rules


def deal_by_backs(r: Rules, rng: Rng, row: tuple[int, ...]) -> Deal:
    """GRID-SET-09, GRID-SET-10, GRID-SET-11, GRID-SET-12: low plants make the market, low and
    high ones are removed apart.
    """
    low = [n for n in r.low_plants if n not in row]
    high = [n for n in r.high_plants if n not in row]
    rng.shuffle(low)
    rng.shuffle(high)
    if not row:
        size = r.figures.market_size
        row, low = tuple(low[:size]), low[size:]
    aside, low = low[: r.figures.set_aside], low[r.figures.set_aside :]
    removed = low[: r.figures.removed_low] + high[: r.figures.removed_high]
    stack = low[r.figures.removed_low :] + high[r.figures.removed_high :]
    rng.shuffle(stack)
    return Deal(tuple(sorted(row)), (*aside, *stack, r.end_card), tuple(sorted(removed)))


def deal_fixed_row(r: Rules, rng: Rng, row: tuple[int, ...]) -> Deal:
    """GRID-SET-13: the market is given, plant 13 lies on top of the stack."""
    row = row or r.figures.fixed_market
    top = [n for n in (r.figures.deck_top,) if n not in row]
    rest = [n for n in r.plants if n not in row and n not in top]
    rng.shuffle(rest)
    cut = r.figures.removed_any
    removed, rest = rest[:cut], rest[cut:]
    stack = (*top, *rest, r.end_card)
    return Deal(tuple(sorted(row)), stack, tuple(sorted(removed)), known_top=len(top))
