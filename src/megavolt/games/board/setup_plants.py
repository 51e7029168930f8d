"""The plants of a setup: market, deck, hands, and what has left the game."""

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.games.board.edition import Deal
from megavolt.games.board.rules import END_CARD, Rules
from megavolt.games.board.setup_words import DECK, STEP3, plants
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_deck import Cut, GivenDeck, read_cut
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.seen import mask

# What shows that the plants lie as in the middle of a game.
_MIDGAME = ("gone", "removed", DECK.top, DECK.bottom, DECK.holds, DECK.back)


class PlantSetup:
    """The plants of a setup on their way to their places; each lies in one of them."""

    def __init__(self, r: Rules, setup: Setup, owned: dict[str, list[int]], midgame: bool) -> None:
        self.r = r
        self.setup = setup
        self.owned = owned  # by key, whose they are
        self.midgame = midgame or any(owned.values()) or any(key in setup for key in _MIDGAME)
        self.end_card_shown = False
        self.row = self._row()
        self.deck = GivenDeck(r, DECK, setup, self._plants)
        if END_CARD not in self.deck.given:
            self.deck.more = True  # the next cards; what follows is drawn

    def _plants(self, value: object, key: str) -> list[int]:
        return plants(self.r, value, key)

    def _row(self) -> list[int]:
        if "market" not in self.setup:
            return []
        names = given.listed(self.setup["market"], "market")
        size = self.r.figures.market_size
        if self.midgame and names.count(STEP3) == 1:
            names.remove(STEP3)
            self.end_card_shown = True
            size -= 1
        row = plants(self.r, names, "market")
        if len(row) > size or (not self.midgame and len(row) < size):
            raise SetupError("setup_wrong_count", key="market", count=len(row), expected=size)
        return row

    def lay(self, rng: Rng, out: bool) -> tuple[PlantMarket, tuple[int, ...]]:
        """The market with its stack, and the plants removed unseen.

        `out`: has the Step 3 card left the game?
        """
        r = self.r
        if not self.midgame and DECK.deck not in self.setup:
            return self._dealt(r.edition.deal(r, rng, tuple(self.row)))
        if not self.midgame:
            self._check_opening()
        if "market" not in self.setup:
            self.row = self._row_beside(rng)
        row = sorted(self.row)
        if self.end_card_shown:
            row.append(END_CARD)
        market = PlantMarket.fresh(r.number, r.end_card, tuple(row), ())
        market.met = out or self.end_card_shown
        market.gone = mask(self.deck.gone)
        if not self.midgame and not self.deck.more:  # what nothing names has been removed
            return market, self.deck.lay(market, self._free(), r.low_plants, self._rest(), rng)
        return market, self.deck.lay(market, self._free(), r.low_plants, self._cut(), rng)

    def _dealt(self, deal: Deal) -> tuple[PlantMarket, tuple[int, ...]]:
        market = PlantMarket.fresh(self.r.number, self.r.end_card, deal.row, deal.stack)
        market.known_top = deal.known_top
        market.then = tuple(self.deck.then)
        return market, deal.removed

    def _free(self) -> list[int]:
        """The plants that lie in no other place than the stack, or were removed unseen."""
        places = {**self.owned, "market": self.row, **self.deck.known()}
        given.apart(places, self.r.name)
        placed = {plant for cards in places.values() for plant in cards}
        return [plant for plant in self.r.plants if plant not in placed]

    def _cut(self) -> Cut:
        f = self.r.figures
        low = None if f.fixed_market else f.removed_low
        return read_cut(self.setup, DECK, Cut(f.removed_low + f.removed_high + f.removed_any, low))

    def _rest(self) -> Cut:
        return Cut(len(self.r.plants), None)

    # ---- at the start of a game

    def _check_opening(self) -> None:
        """A deck with the Step 3 card in it is the whole deck, unless it ends in an ellipsis."""
        r, cards = self.r, [card for card in self.deck.given if card != END_CARD]
        both = sorted({*cards} & {*self.row})
        if both:
            raise SetupError("setup_plant_twice", key="deck", plant=both[0])
        cut = self._cut().count
        expected = len(r.plants) - r.figures.market_size - cut
        if len(cards) > expected or (not self.deck.more and len(cards) != expected):
            raise SetupError("setup_wrong_count", key="deck", count=len(cards), expected=expected)

    def _row_beside(self, rng: Rng) -> list[int]:
        """A market drawn by the edition's rule from the plants the setup leaves."""
        r, size = self.r, self.r.figures.market_size
        taken = {*self.deck.in_stack(), *self.deck.gone, *(self.deck.removed or ())}
        taken.update(plant for own in self.owned.values() for plant in own)
        first = r.figures.fixed_market or r.low_plants
        free = [n for n in (r.plants if self.midgame else first) if n not in taken]
        if len(free) < size:
            raise SetupError("setup_deck_holds_market", missing=size - len(free))
        rng.shuffle(free)
        return free[:size]
