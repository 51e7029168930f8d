"""Dealing the plants: the opening market, the stack, and the cards removed unseen."""

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.games.cards.rules import Rules
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.plant_rules import END_CARD

LAST = "last"  # the one-more-round card in a stack given as data


def deal(
    r: Rules, rng: Rng, setup: Setup, owned: list[int], midgame: bool
) -> tuple[PlantMarket, tuple[int, ...]]:
    """The market with its stack, and the plants removed unseen, around what is given."""
    row = plants(r, setup["market"], "market") if "market" in setup else []
    stack = _given_stack(r, setup, midgame)
    _check_apart(r, {"market": row, "stack": stack, "plants": owned})
    placed = [*row, *stack, *owned]
    small = [p for p in r.small if p not in placed]
    large = [p for p in r.large if p not in placed]
    rng.shuffle(small)
    rng.shuffle(large)
    if "market" not in setup:
        row, small = _deal_row(r, small)
    elif not midgame or len(row) > r.figures.market_size:
        _check_count("market", len(row), r.figures.market_size)
    if "stack" not in setup:
        stack, removed = _deal_stack(r, rng, small, large)
    else:
        removed = [*small, *large]
    market = PlantMarket.fresh(r.number, END_CARD, (), tuple(stack))
    for plant in row:  # CARD-SETUP-08: the order of dealing is that of arrival
        market.insert(plant)
    market.met = END_CARD not in stack
    if "last_stack" in setup:
        market.then = tuple(plants(r, setup["last_stack"], "last_stack"))
    return market, tuple(sorted(removed))


def _deal_row(r: Rules, small: list[int]) -> tuple[list[int], list[int]]:
    """CARD-SETUP-07; the small plants left over."""
    size = r.figures.market_size
    if len(small) < size:
        raise SetupError("setup_market_short", missing=size - len(small))
    return small[:size], small[size:]


def _deal_stack(
    r: Rules, rng: Rng, small: list[int], large: list[int]
) -> tuple[list[int], list[int]]:
    """CARD-SETUP-10, 11: the stack from the top, and the plants removed unseen."""
    cut_small, cut_large = r.figures.removed_small, r.figures.removed_large
    removed = small[:cut_small] + large[:cut_large]
    small, large = small[cut_small:], large[cut_large:]
    rest = small[1:] + large
    rng.shuffle(rest)
    return [*small[:1], *rest, END_CARD], removed


def _given_stack(r: Rules, setup: Setup, midgame: bool) -> list[int]:
    if "stack" not in setup:
        return []
    names = given.listed(setup["stack"], "stack")
    if names.count(LAST) > 1 or (LAST not in names and not midgame):
        raise SetupError("setup_stack_needs_last")
    at = names.index(LAST) if LAST in names else len(names)
    stack = plants(r, [name for name in names if name != LAST], "stack")
    if not midgame:
        _check_count("stack", len(stack), r.figures.stack)
    if LAST in names:
        stack.insert(at, END_CARD)
    return stack


def _check_count(key: str, count: int, expected: int) -> None:
    if count != expected:
        raise SetupError("setup_wrong_count", key=key, count=count, expected=expected)


def _check_apart(r: Rules, places: dict[str, list[int]]) -> None:
    """Every plant lies in one place."""
    seen: list[int] = []
    for key, cards in places.items():
        for plant in cards:
            if plant in seen:
                raise SetupError("setup_plant_twice", key=key, plant=r.name(plant))
            seen.append(plant)


def plants(r: Rules, value: object, key: str) -> list[int]:
    """Plants by their ids."""
    found: list[int] = []
    for name in given.listed(value, key):
        if not isinstance(name, str):
            raise SetupError("setup_wrong_type", key=key)
        plant = r.plant_of.get(name, 0)
        if plant == 0:
            raise SetupError("setup_unknown_plant", key=key, plant=name[:40])
        if plant in found:
            raise SetupError("setup_plant_twice", key=key, plant=name)
        found.append(plant)
    return found
