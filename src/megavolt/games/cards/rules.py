"""Everything that is constant in a configuration: deck, figures, and tables made of them."""

from collections.abc import Mapping
from typing import Final

from megavolt.core.errors import Illegal
from megavolt.data import CardDeck, CardFigures, CardPlant, FuelCard
from megavolt.games.cards.fuel_cards import CARDS, COLUMNS, ENTRIES, UNITS, is_single
from megavolt.parts.plant_rules import END_CARD, FUELS, HYBRID, PASS, PlantRules
from megavolt.parts.storage import Room

# The action space: fixed actions first, then one block per kind, then the open-ended amounts.
DONE: Final = PASS + 1
BURN_REST: Final = DONE + 1
BUY: Final = BURN_REST + 1  # + column * 16 + card
BURN_ONE: Final = BUY + COLUMNS * CARDS  # + entry of a store
DROP: Final = BURN_ONE + ENTRIES  # + entry of a store
RUNS: Final = DROP + ENTRIES

BANK: Final = 2  # the seat after the two players' that the Bank's fuel goes by


class Rules(PlantRules):
    """The configuration of a card game, worked out once and shared by all its states."""

    def __init__(
        self,
        deck: CardDeck,
        figures: CardFigures,
        players: int,
        options: Mapping[str, object],
        version: int,
    ) -> None:
        self.deck = deck
        self.figures = figures
        self.players = players
        self.keyed_chance = version >= 3
        self.hidden_money = options["hidden_money"] is True
        self.unlimited = options["singles"] == "unlimited"
        self.demolition: tuple[tuple[int, int], ...] = ()
        if options["demolition"] is True:
            self.demolition = tuple((card.first, card.others) for card in deck.demolition)
        self.bank_plays = figures.bank
        self.rival_plays = figures.bank
        self._take_figures()
        self._take_plants()
        self._take_fuels()
        self._take_actions()

    def _take_figures(self) -> None:
        figures = self.figures
        self.kinds = figures.kinds
        self.hybrid = (self.kinds.index(figures.hybrid[0]), self.kinds.index(figures.hybrid[1]))
        self.plant_limit = figures.plant_limit
        self.storage_factor = figures.storage_multiple  # CARD-PLANT-05
        self.discount = True  # CARD-DISC-01
        self.discount_minimum = figures.discount_minimum
        self.prices = figures.column_prices
        self.column_size = figures.column_size
        self.shifts = [(source - 1, target - 1) for source, target in figures.column_shifts]

    def _take_plants(self) -> None:
        """Plants go by ints from 1 on, ascending by number."""
        self.begin_plants()
        cards = sorted(self.deck.plants, key=lambda p: p.number)
        self.cards: list[CardPlant] = cards
        self.plants = tuple(range(1, len(cards) + 1))
        self.number = [0] * (END_CARD + 1)
        self.number[END_CARD] = 1000  # right of every plant
        self.income = [0] * (END_CARD + 1)
        self.ids = [""] * (END_CARD + 1)
        self.plant_of: dict[str, int] = {}
        for plant, card in zip(self.plants, cards, strict=True):
            self.ids[plant] = card.id
            self.plant_of[card.id] = plant
            self.number[plant] = card.number
            self.units[plant] = card.units
            self.income[plant] = card.income
            if card.fuel in self.kinds:
                self.fuel_of[plant] = self.kinds.index(card.fuel)
            elif card.fuel == "hybrid":
                self.fuel_of[plant] = HYBRID
        self.small = tuple(p for p in self.plants if cards[p - 1].size == "small")
        self.large = tuple(p for p in self.plants if cards[p - 1].size == "large")

    def _take_fuels(self) -> None:
        self.in_play = [0] * CARDS  # by card: how many of the deck this player count uses
        for card in self.deck.fuels:
            if self.uses(card):
                self.in_play[self.card_of(card)] += 1

    def uses(self, card: FuelCard) -> bool:
        """CARD-SETUP-14: regular cards by their mark; "+", "++" and single cards always."""
        return card.mark in self.figures.marks or card.mark in ("+", "++", "single")

    def card_of(self, card: FuelCard) -> int:
        kind = self.kinds.index(card.kind)
        return kind * 4 + (0 if card.mark == "single" else card.units)

    def _take_actions(self) -> None:
        self.run_any0 = self.number_runs(RUNS)  # CARD-PLANT-02, CARD-PLANT-04
        self.scrap0 = self.run_any0 + END_CARD + 1
        self.amount0 = self.scrap0 + END_CARD + 1

    # ---- names

    def name(self, plant: int) -> str:
        return self.ids[plant]

    def read_plant(self, text: str) -> int:
        """By its id, leading zeros or not; by its number, if only one plant has it."""
        if text in self.plant_of:
            return self.plant_of[text]
        short = text.lstrip("0")
        found = [p for p in self.plants if short and self.ids[p].lstrip("0") == short]
        if not found and short.isdecimal() and len(short) < 4:
            found = [p for p in self.plants if self.number[p] == int(short)]
        if len(found) > 1:
            choices = ", ".join([self.ids[p] for p in found])
            raise Illegal("plant_not_clear", plant=text, choices=choices)
        if not found:
            raise Illegal("no_such_plant", plant=text[:20])
        return found[0]

    def card_name(self, card: int) -> str:
        """`coal3` is a coal card of three units."""
        kind = self.kinds[card >> 2]
        return f"{kind}-single" if is_single(card) else f"{kind}{UNITS[card]}"

    def entry_name(self, entry: int) -> str:
        """`coal2/3` is a coal card of three units with two left."""
        card = entry >> 2
        if is_single(card):
            return self.card_name(card)
        return f"{self.kinds[card >> 2]}{entry & 3}/{UNITS[card]}"

    # ---- fuel

    def needs_of(self, plants: tuple[int, ...]) -> Room:
        """What one production of the plants burns: of each kind alone, then of gas and oil."""
        needs = [0] * (FUELS + 1)
        for plant in plants:
            if self.units[plant]:
                needs[self.fuel_of[plant]] += self.units[plant]
        return tuple(needs)

    def limit_of(self, plants: tuple[int, ...], room: Room, last: bool) -> Room:
        """What may be bought up to: CARD-FUEL-04, in the last round CARD-FUEL-12."""
        if not last:
            return room
        multiple = self.figures.storage_multiple_last_round
        return tuple([multiple * need for need in self.needs_of(plants)])
