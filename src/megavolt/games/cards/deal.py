"""Dealing the plants: the opening market, the stack, and the cards removed unseen."""

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.games.cards.rules import Rules
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_deck import MORE, Cut, DeckWords, GivenDeck, read_cut
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.plant_rules import END_CARD
from megavolt.parts.seen import mask

LAST = "last"  # the one-more-round card in a stack given as data
STACK = DeckWords("stack", "last_stack", LAST, "small", "large")


class Plants:
    """The plants of a setup on their way to their places."""

    def __init__(self, r: Rules, setup: Setup, owned: dict[str, list[int]], midgame: bool) -> None:
        self.r = r
        self.setup = setup
        self.owned = owned  # by key, whose they are
        self.midgame = midgame
        self.end_card_shown = False
        names = given.listed(setup.get("market", []), "market")
        if midgame and names.count(LAST) == 1:
            names.remove(LAST)
            self.end_card_shown = True
        self.row = plants(r, names, "market")

    def end_card_missing(self) -> bool:
        """Is the whole stack given, without the one-more-round card?"""
        names = given.listed(self.setup.get(STACK.deck, [LAST]), STACK.deck)
        return LAST not in names and MORE not in names[-1:]

    def lay(self, rng: Rng, out: bool) -> tuple[PlantMarket, tuple[int, ...]]:
        """The market with its stack, and the plants removed unseen.

        `out`: has the one-more-round card left the game?
        """
        owned = [plant for own in self.owned.values() for plant in own]
        if self._deals_normally(out):
            market, removed = deal(self.r, rng, self.setup, owned, self.midgame)
            if out and not market.met:
                raise SetupError("setup_end_card_out", key=STACK.deck, card=LAST)
            return market, removed
        r = self.r
        size = r.figures.market_size - self.end_card_shown
        if len(self.row) > size:
            _check_count("market", len(self.row), size)
        deck = GivenDeck(self.r, STACK, self.setup, self._plants)
        places = {**self.owned, "market": self.row, **deck.known()}
        given.apart(places, r.name)
        placed = {plant for cards in places.values() for plant in cards}
        if "market" not in self.setup:
            self.row = self._draw_row(rng, {*placed, *deck.in_stack()})
            placed.update(self.row)
        market = _row_of(r, self.row, ())
        if self.end_card_shown:
            market.insert(END_CARD)
        market.met = out or self.end_card_shown
        market.gone = mask(deck.gone)
        free = [plant for plant in r.plants if plant not in placed]
        figures = r.figures
        usual = Cut(figures.removed_small + figures.removed_large, figures.removed_small)
        removed = deck.lay(market, free, r.small, read_cut(self.setup, STACK, usual), rng)
        return market, removed

    def _deals_normally(self, out: bool) -> bool:
        """Is the stack given in full or not at all, and the one-more-round card still to come?"""
        left_out = out and STACK.deck not in self.setup
        return not left_out and not self.end_card_shown and not _given_in_part(self.setup)

    def _plants(self, value: object, key: str) -> list[int]:
        return plants(self.r, value, key)

    def _draw_row(self, rng: Rng, taken: set[int]) -> list[int]:
        free = [plant for plant in self.r.plants if plant not in taken]
        rng.shuffle(free)
        return free[: self.r.figures.market_size - self.end_card_shown]


def _given_in_part(setup: Setup) -> bool:
    """Does the setup give some facts about the stack, but not all of it?"""
    stack = setup.get(STACK.deck)
    open_ended = isinstance(stack, list | tuple) and len(stack) > 0 and stack[-1] == MORE
    keys = ("gone", "removed", STACK.bottom, STACK.holds, STACK.back)
    return open_ended or any(key in setup for key in keys)


def _row_of(r: Rules, row: list[int], stack: tuple[int, ...]) -> PlantMarket:
    market = PlantMarket.fresh(r.number, END_CARD, (), stack)
    for plant in row:  # CARD-SETUP-08: the order of dealing is that of arrival
        market.insert(plant)
    return market


def deal(
    r: Rules, rng: Rng, setup: Setup, owned: list[int], midgame: bool
) -> tuple[PlantMarket, tuple[int, ...]]:
    """The market with its stack, and the plants removed unseen, around what is given."""
    row = plants(r, setup["market"], "market") if "market" in setup else []
    stack = _given_stack(r, setup, midgame)
    given.apart({"market": row, "stack": stack, "plants": owned}, r.name)
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
    market = _row_of(r, row, tuple(stack))
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
    """CARD-SETUP-10, CARD-SETUP-11: the stack from the top, and the plants removed unseen."""
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
