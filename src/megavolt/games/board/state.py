"""The state of a board game: ints, small lists, and tuples that are replaced, never changed."""

from typing import Final

from megavolt.core.game import NOBODY, Entry
from megavolt.parts.auction import Auction
from megavolt.parts.demolition import Demolition
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.network import Network
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.storage import Room

# Phases with decisions (phase 1, the order, has none; the preparation comes before round one).
PREPARATION: Final = 1
AUCTION: Final = 2
FUEL: Final = 3
BUILDING: Final = 4
BUREAUCRACY: Final = 5
OVER: Final = 6

# Forced decisions that come before anything else.
NOTHING: Final = 0
SCRAP: Final = 1  # GRID-PLANT-08
LOSE_FUEL: Final = 2  # GRID-PLANT-09

# What is decided during the preparation.
DRAFT: Final = 3  # GRID-SET-04
PLACE: Final = 4  # GRID-TRUST-02
MARK: Final = 5  # GRID-START-01


class State:
    """One moment of a game. Per-player lists are indexed by seat.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = (
        "actor",
        "auction",
        "cities",
        "count",
        "demolition",
        "fuel",
        "house",
        "log",
        "marked",
        "market",
        "money",
        "network",
        "order",
        "pending",
        "phase",
        "plants",
        "ran",
        "reach",
        "regions",
        "removed",
        "rng",
        "room",
        "round",
        "spaces",
        "step",
        "step3_due",
        "stock",
        "supplied",
        "trust_houses",
        "trust_plants",
        "trust_took",
        "turn",
        "uranium_stopped",
    )

    round: int
    step: int
    phase: int
    pending: int
    actor: int
    turn: int  # where in the order the phase is
    order: list[int]
    money: list[int]
    plants: list[tuple[int, ...]]  # oldest first
    room: list[Room]
    stock: list[int]  # tokens, at seat * 4 + fuel
    cities: list[tuple[int, ...]]  # in the order they were connected
    count: list[int]
    reach: list[list[int]]  # connection cost to each city
    spaces: list[int]  # houses of each city: four bits a space, seat + 1 of the owner
    house: list[int]  # price of the cheapest open space of each city
    auction: Auction
    market: PlantMarket
    fuel: FuelMarket
    removed: tuple[int, ...]  # set aside unseen at the start
    network: Network
    regions: tuple[int, ...]
    ran: tuple[int, ...]  # plants the actor has run this turn
    supplied: int
    step3_due: bool  # the Step 3 card left in phase 4 or 5; Step 3 is about to start
    uranium_stopped: bool  # GRID-BUR-05
    marked: int  # bitmask of the start cities nobody has begun in (GRID-START-01)
    trust_plants: tuple[int, ...]
    trust_houses: int  # still to be placed
    trust_took: bool  # a plant, this round
    demolition: Demolition | None  # None: not played
    rng: int
    log: list[Entry] | None

    @staticmethod
    def fresh(players: int, network: Network, market: PlantMarket, fuel: FuelMarket) -> "State":
        """Nobody has anything yet, and round one has not begun."""
        new = State()
        new.round = 0
        new.step = 1  # GRID-STEP-01
        new.phase = AUCTION
        new.pending = NOTHING
        new.actor = NOBODY
        new.turn = 0
        new.order = list(range(players))
        new.money = [0] * players
        new.plants = [()] * players
        new.room = [(0, 0, 0, 0, 0)] * players
        new.stock = [0] * (4 * players)
        new.cities = [()] * players
        new.count = [0] * players
        new.reach = [network.start() for _ in range(players)]
        new.spaces = [0] * network.cities
        new.house = [0] * network.cities
        new.auction = Auction.fresh(players)
        new.market = market
        new.fuel = fuel
        new.removed = ()
        new.network = network
        new.regions = ()
        new.ran = ()
        new.supplied = 0
        new.step3_due = False
        new.uranium_stopped = False
        new.marked = 0
        new.trust_plants = ()
        new.trust_houses = 0
        new.trust_took = False
        new.demolition = None
        new.rng = 0
        new.log = None
        return new

    def clone(self) -> "State":
        """A copy that shares everything constant; it keeps no log."""
        new = State()
        new.round = self.round
        new.step = self.step
        new.phase = self.phase
        new.pending = self.pending
        new.actor = self.actor
        new.turn = self.turn
        new.order = self.order  # this list and those of cities are replaced, never changed
        new.money = self.money[:]
        new.plants = self.plants[:]
        new.room = self.room[:]
        new.stock = self.stock[:]
        new.cities = self.cities[:]
        new.count = self.count[:]
        new.reach = self.reach[:]
        new.spaces = self.spaces
        new.house = self.house
        new.auction = self.auction.clone()
        new.market = self.market.clone()
        new.fuel = self.fuel.clone()
        new.removed = self.removed
        new.network = self.network
        new.regions = self.regions
        new.ran = self.ran
        new.supplied = self.supplied
        new.step3_due = self.step3_due
        new.uranium_stopped = self.uranium_stopped
        new.marked = self.marked
        new.trust_plants = self.trust_plants
        new.trust_houses = self.trust_houses
        new.trust_took = self.trust_took
        new.demolition = None if self.demolition is None else self.demolition.clone()
        new.rng = self.rng
        new.log = None
        return new

    def key(self) -> tuple[object, ...]:
        """All of it as comparable data, the log left out."""
        return (
            (self.round, self.step, self.phase, self.pending, self.actor, self.turn),
            tuple(self.order),
            tuple(self.money),
            tuple(self.plants),
            tuple(self.room),
            tuple(self.stock),
            tuple(self.cities),
            tuple(self.count),
            tuple(map(tuple, self.reach)),
            tuple(self.spaces),
            tuple(self.house),
            self.auction.key(),
            self.market.key(),
            self.fuel.key(),
            (self.regions, self.removed, self.ran, self.supplied),
            (self.step3_due, self.uranium_stopped, self.rng),
            (self.marked, self.trust_plants, self.trust_houses, self.trust_took),
            () if self.demolition is None else self.demolition.key(),
        )

    def put_house(self, city: int, space: int, seat: int) -> None:
        self.spaces = self.spaces[:]
        self.spaces[city] |= (seat + 1) << 4 * space

    def note(self, *entry: object) -> None:
        """Log an event. Calls stand behind `if s.log is not None`: search keeps no log."""
        if self.log is not None:
            self.log.append(entry)
