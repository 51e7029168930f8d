"""The stack of plants in a setup: all of it, its next cards, or only what everyone knows of it."""

from collections.abc import Callable
from typing import Final

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.plant_rules import END_CARD, PlantRules
from megavolt.parts.seen import UnseenStack

MORE: Final = "..."  # at the end of a stack: what follows is not known

Plants = Callable[[object, str], list[int]]  # reads a list of plants under a key


class DeckWords:
    """What a game calls its stack, the card that ends an age, and the two backs of plants."""

    __slots__ = ("back", "bottom", "deck", "end", "high", "holds", "low", "then", "top")

    def __init__(self, deck: str, then: str, end: str, low: str, high: str) -> None:
        self.deck = deck
        self.then = then
        self.end = end
        self.low = low
        self.high = high
        self.top = f"{deck}_top"
        self.bottom = f"{deck}_bottom"
        self.holds = f"{deck}_holds"
        self.back = f"{deck}_back"

    def keys(self) -> tuple[str, ...]:
        return (self.deck, self.top, self.bottom, self.holds, self.back, self.then)


class GivenDeck:
    """What a setup says about the stack and the plants removed unseen."""

    def __init__(self, r: PlantRules, words: DeckWords, setup: Setup, plants: Plants) -> None:
        self.r = r
        self.words = words
        self.setup = setup
        self.plants = plants
        self.more = True  # may other cards follow the given ones?
        self.given = self._given()
        self.top = self._listed(words.top)
        self.bottom = self._listed(words.bottom)
        self.holds = self._listed(words.holds) if words.holds in setup else None
        self.then = self._listed(words.then)
        self.gone = self._listed("gone")
        self.removed = self._removed()

    def _listed(self, key: str) -> list[int]:
        return self.plants(self.setup[key], key) if key in self.setup else []

    def _given(self) -> list[int]:
        """The stack from the top, with the end card; an ellipsis at its end leaves it open."""
        key, end = self.words.deck, self.words.end
        if key not in self.setup:
            return []
        names = given.listed(self.setup[key], key)
        self.more = bool(names) and names[-1] == MORE
        if self.more:
            names.pop()
        if names.count(end) > 1:
            raise SetupError("setup_end_card_twice", key=key, card=end)
        at = names.index(end) if end in names else -1
        cards = self.plants([name for name in names if name != end], key)
        if at >= 0:
            cards.insert(at, END_CARD)
        return cards

    def _removed(self) -> list[int] | None:
        value = self.setup.get("removed")
        return self.plants(value, "removed") if isinstance(value, list | tuple) else None

    def known(self) -> dict[str, list[int]]:
        """Where plants are that lie in no stack."""
        return {"gone": self.gone, "removed": self.removed or []}

    def in_stack(self) -> set[int]:
        """The plants that are given or known to lie in the stack."""
        return {*self.given, *self.top, *self.bottom, *(self.holds or ())} - {END_CARD}

    # ---- laying it down

    def lay(
        self, market: PlantMarket, free: list[int], low: tuple[int, ...], cut: "Cut", rng: Rng
    ) -> tuple[int, ...]:
        """Fill the market's stack from the free plants; those that are removed unseen."""
        self._check_places(market, free)
        pool = [plant for plant in free if plant not in self.in_stack()]
        if self.more:
            removed = self._draw(market, pool, low, cut, rng)
        else:
            removed = self._close(market, pool, low, cut)
        market.known_top, market.known_bottom = len(self.top), len(self.bottom)
        market.counted = self.holds is not None
        market.then = tuple(self.then)
        self._check_known(market, low)
        return removed

    def _check_places(self, market: PlantMarket, free: list[int]) -> None:
        keys = (self.words.deck, self.words.top, self.words.bottom, self.words.holds)
        lists = (self.given, self.top, self.bottom, self.holds or [])
        for key, cards in zip(keys, lists, strict=True):
            for card in cards:
                if card != END_CARD and card not in free:
                    raise SetupError("setup_plant_twice", key=key, plant=self.r.name(card))
        if market.met and END_CARD in self.given:
            raise SetupError("setup_end_card_out", key=self.words.deck, card=self.words.end)
        if self.holds is not None and not market.met:
            raise SetupError("setup_holds_too_early", key=self.words.holds)
        if self.holds is not None and not {*self.given, *self.bottom, *self.top} <= {*self.holds}:
            raise SetupError("setup_deck_differs", key=self.words.deck, other=self.words.holds)

    def _draw(
        self, market: PlantMarket, pool: list[int], low: tuple[int, ...], cut: "Cut", rng: Rng
    ) -> tuple[int, ...]:
        """What is not given is drawn as it may be: removed unseen, or anywhere in between."""
        unseen = UnseenStack(pool, low)
        unseen.top = self.given or self.top
        unseen.bottom = [plant for plant in self.bottom if plant not in unseen.top]
        if self.holds is not None:
            unseen.holds = [plant for plant in self.holds if plant not in unseen.top]
        unseen.low_on_top = self._low_on_top()
        if self.removed is None:
            unseen.removed = len(pool) if self.holds is not None else min(cut.count, len(pool))
            unseen.removed_low = cut.low_of(pool, unseen.removed, low)
        drawn = unseen.draw(market, rng)
        return drawn if self.removed is None else tuple(sorted(self.removed))

    def _low_on_top(self) -> bool | None:
        key = self.words.back
        if self.setup.get(key) is None:
            return None
        return (
            given.choice(self.setup[key], key, [self.words.low, self.words.high]) == self.words.low
        )

    def _close(
        self, market: PlantMarket, pool: list[int], low: tuple[int, ...], cut: "Cut"
    ) -> tuple[int, ...]:
        """The whole stack is given: of the other plants some were removed, the rest are gone."""
        if not market.met and END_CARD not in self.given:
            raise SetupError("setup_end_card_missing", key=self.words.deck, card=self.words.end)
        market.stack = tuple(self.given)
        if self.removed is not None:
            removed = self.removed
        else:
            count = min(cut.count, len(pool))
            cut_low = cut.low_of(pool, count, low)
            lows = [plant for plant in pool if plant in low]
            highs = [plant for plant in pool if plant not in low]
            removed = pool[:count] if cut_low is None else lows[:cut_low] + highs[: count - cut_low]
        for plant in pool:
            if plant not in removed:
                market.gone |= 1 << plant
        return tuple(sorted(removed))

    def _check_known(self, market: PlantMarket, low: tuple[int, ...]) -> None:
        """What is given of the stack must not contradict what everyone knows of it."""
        stack, words = list(market.stack), self.words
        if stack[: len(self.top)] != self.top:
            raise SetupError("setup_deck_differs", key=words.deck, other=words.top)
        if self.bottom and stack[-len(self.bottom) :] != self.bottom:
            raise SetupError("setup_deck_differs", key=words.deck, other=words.bottom)
        if self.holds is not None and sorted(stack) != sorted(self.holds):
            raise SetupError("setup_deck_differs", key=words.deck, other=words.holds)
        low_on_top = self._low_on_top()
        if low_on_top is not None and (not stack or (stack[0] in low) != low_on_top):
            raise SetupError("setup_deck_differs", key=words.deck, other=words.back)


class Cut:
    """How many plants were removed unseen: in all, and of the low ones if the backs show it."""

    def __init__(self, count: int, low: int | None) -> None:
        self.count = count
        self.low = low

    def low_of(self, pool: list[int], count: int, low: tuple[int, ...]) -> int | None:
        """How many of `count` plants from the pool are low ones, as far as the pool allows."""
        if self.low is None:
            return None
        lows = sum(plant in low for plant in pool)
        return max(min(self.low, lows, count), count - (len(pool) - lows))


def read_cut(setup: Setup, words: DeckWords, usual: Cut) -> Cut:
    """`removed` as a number or by back; a list names the plants and is read with the deck."""
    value = setup.get("removed")
    if value is None or isinstance(value, list | tuple):
        return usual
    if usual.low is None:
        return Cut(given.whole(value, "removed", 0), None)
    parts = given.table(value, "removed", (words.low, words.high))
    low = given.whole(parts.get(words.low, 0), f"removed.{words.low}", 0)
    high = given.whole(parts.get(words.high, 0), f"removed.{words.high}", 0)
    return Cut(low + high, low)
