"""The state of a board game: ints, small lists, and tuples that are replaced, never changed."""

from typing import Final

from megavolt.core.game import shown_state
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.network import Network
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.table_state import LOSE_FUEL, NOTHING, SCRAP, TableState

__all__ = [
    "AUCTION",
    "BUILDING",
    "BUREAUCRACY",
    "DRAFT",
    "FUEL",
    "LOSE_FUEL",
    "MARK",
    "NOTHING",
    "OVER",
    "PLACE",
    "PREPARATION",
    "SCRAP",
    "State",
]

# Phases with decisions (phase 1, the order, has none; the preparation comes before round one).
PREPARATION: Final = 1
AUCTION: Final = 2
FUEL: Final = 3
BUILDING: Final = 4
BUREAUCRACY: Final = 5
OVER: Final = 6

# What is decided during the preparation, after the forced decisions of every table:
# SCRAP (GRID-PLANT-08) and LOSE_FUEL (GRID-PLANT-09).
DRAFT: Final = 3  # GRID-SET-04
PLACE: Final = 4  # GRID-TRUST-02
MARK: Final = 5  # GRID-START-01


class State(TableState):
    """One moment of a game. Per-player lists are indexed by seat.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = (
        "cities",
        "count",
        "fuel",
        "house",
        "marked",
        "network",
        "reach",
        "regions",
        "spaces",
        "step",
        "step3_due",
        "supplied",
        "trust_houses",
        "trust_plants",
        "trust_took",
        "uranium_stopped",
    )

    step: int
    cities: list[tuple[int, ...]]  # in the order they were connected
    count: list[int]
    reach: list[list[int]]  # connection cost to each city; before the first, FAR where none begins
    spaces: list[int]  # houses of each city: four bits per space, seat + 1 of the owner
    house: list[int]  # price of the cheapest open space of each city
    fuel: FuelMarket
    network: Network
    regions: tuple[int, ...]
    supplied: int
    step3_due: bool  # the Step 3 card left in phase 4 or 5; Step 3 is about to start
    uranium_stopped: bool  # GRID-BUR-05
    marked: int  # bitmask of the start cities nobody has begun in (GRID-START-01)
    trust_plants: tuple[int, ...]
    trust_houses: int  # still to be placed
    trust_took: bool  # a plant, this round

    def __repr__(self) -> str:
        return shown_state("the board game", self.round, self.actor)

    @staticmethod
    def fresh(players: int, network: Network, market: PlantMarket, fuel: FuelMarket) -> "State":
        """Nobody has anything yet, and round one has not begun."""
        new = State()
        new.lay(players, 4, market)
        new.step = 1  # GRID-STEP-01
        new.phase = AUCTION
        new.cities = [()] * players
        new.count = [0] * players
        new.reach = [network.start() for _ in range(players)]
        new.spaces = [0] * network.cities
        new.house = [0] * network.cities
        new.fuel = fuel
        new.network = network
        new.regions = ()
        new.supplied = 0
        new.step3_due = False
        new.uranium_stopped = False
        new.marked = 0
        new.trust_plants = ()
        new.trust_houses = 0
        new.trust_took = False
        return new

    def clone(self) -> "State":
        """A copy that shares everything constant; it keeps no log."""
        new = State()
        self.copy_to(new)
        new.step = self.step
        new.cities = self.cities[:]
        new.count = self.count[:]
        new.reach = self.reach[:]
        new.spaces = self.spaces  # this list and that of houses are replaced, never changed
        new.house = self.house
        new.fuel = self.fuel.clone()
        new.network = self.network
        new.regions = self.regions
        new.supplied = self.supplied
        new.step3_due = self.step3_due
        new.uranium_stopped = self.uranium_stopped
        new.marked = self.marked
        new.trust_plants = self.trust_plants
        new.trust_houses = self.trust_houses
        new.trust_took = self.trust_took
        return new

    def key(self) -> tuple[object, ...]:
        """All of it as comparable data, the log left out."""
        return (
            *self.table_key(),
            (self.step, self.regions, self.supplied, self.step3_due, self.uranium_stopped),
            tuple(self.cities),
            tuple(self.count),
            tuple(map(tuple, self.reach)),
            tuple(self.spaces),
            tuple(self.house),
            self.fuel.key(),
            (self.marked, self.trust_plants, self.trust_houses, self.trust_took),
        )

    def put_house(self, city: int, space: int, seat: int) -> None:
        self.spaces = self.spaces[:]
        self.spaces[city] |= (seat + 1) << 4 * space
