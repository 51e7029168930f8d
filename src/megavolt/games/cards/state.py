"""The state of a card game: ints, small lists, and tuples that are replaced, never changed."""

from typing import Final

from megavolt.core.game import shown_state
from megavolt.games.cards.fuel_cards import FuelCards
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.storage import Burn
from megavolt.parts.table_state import TableState

# The phases of a round (CARD-ROUND-01).
AUCTION: Final = 1
FUEL: Final = 2
BUREAUCRACY: Final = 3
OVER: Final = 4

# A forced decision beside those of every table, SCRAP and LOSE_FUEL (CARD-AUC-17, CARD-AUC-18).
BURN: Final = 3  # CARD-BUR-04: which card the next unit is burnt from

# Where this round the one-more-round card left the market with the lowest plant.
NO_CUT: Final = 0
CUT_IN_AUCTION: Final = 1  # CARD-LAST-03
CUT_IN_REFILLING: Final = 2  # CARD-LAST-05

NO_BURN: Final = (0, 0, 0, 0)


class State(TableState):
    """One moment of a game. Per-player lists are indexed by seat; at two players the Bank's
    fuel follows theirs.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = (
        "bank_plants",
        "bank_took",
        "cut",
        "due",
        "earned",
        "fuel",
        "income",
        "last",
        "stores",
    )

    last: bool  # the last round (CARD-LAST-08)
    cut: int
    stores: list[tuple[int, ...]]  # fuel cards with what is left on them, sorted
    fuel: FuelCards
    income: list[int]  # of this round, by seat; 0 before it is paid
    earned: int  # by the plants the actor has run this turn
    due: Burn  # units a running plant has still to burn, by kind
    bank_plants: tuple[int, ...]  # oldest first
    bank_took: bool  # a plant, this round

    def __repr__(self) -> str:
        return shown_state("the card game", self.round, self.actor)

    @staticmethod
    def fresh(players: int, bank: bool, market: PlantMarket, fuel: FuelCards) -> "State":
        """Nobody has anything yet, and the first round has not begun."""
        new = State()
        new.lay(players, 4, market)
        new.phase = AUCTION
        new.last = False
        new.cut = NO_CUT
        new.stores = [()] * (players + bank)
        new.stock = [0] * (4 * (players + bank))
        new.fuel = fuel
        new.income = [0] * players
        new.earned = 0
        new.due = NO_BURN
        new.bank_plants = ()
        new.bank_took = False
        return new

    def clone(self) -> "State":
        """A copy that shares everything constant; it keeps no log."""
        new = State()
        self.copy_to(new)
        new.last = self.last
        new.cut = self.cut
        new.stores = self.stores[:]
        new.fuel = self.fuel.clone()
        new.income = self.income[:]
        new.earned = self.earned
        new.due = self.due
        new.bank_plants = self.bank_plants
        new.bank_took = self.bank_took
        return new

    def key(self) -> tuple[object, ...]:
        """All of it as comparable data, the log left out."""
        return (
            *self.table_key(),
            (self.last, self.cut, self.earned, self.due, self.bank_plants, self.bank_took),
            tuple(self.stores),
            tuple(self.income),
            self.fuel.key(),
        )
