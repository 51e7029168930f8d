"""What the states of all games with a plant market share: seats, money, plants, the market."""

from typing import Final

from megavolt.core.game import NOBODY, Entry
from megavolt.core.rng import Rng
from megavolt.parts.auction import Auction
from megavolt.parts.demolition import Demolition
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.storage import Room

# Forced decisions that come before anything else; a game may add its own from 3 on.
NOTHING: Final = 0
SCRAP: Final = 1  # one plant too many
LOSE_FUEL: Final = 2  # fuel that fits no longer


class TableState:
    """The shared part of a state. Per-player lists are indexed by seat.

    Made by the `fresh` and `clone` of a game's state, which has no `__init__` either.
    """

    __slots__ = (
        "actor",
        "auction",
        "demolition",
        "log",
        "market",
        "money",
        "order",
        "pending",
        "phase",
        "plants",
        "ran",
        "removed",
        "rng",
        "room",
        "round",
        "stock",
        "turn",
    )

    round: int
    phase: int
    pending: int
    actor: int
    turn: int  # where in the order the phase is
    order: list[int]
    money: list[int]
    plants: list[tuple[int, ...]]  # oldest first
    room: list[Room]
    stock: list[int]  # units, at seat * 4 + fuel
    auction: Auction
    market: PlantMarket
    removed: tuple[int, ...]  # plants set aside unseen at the start
    ran: tuple[int, ...]  # plants the actor has run this turn
    demolition: Demolition | None  # None: not played
    rng: int
    log: list[Entry] | None

    def lay(self, players: int, fuels: int, market: PlantMarket) -> None:
        """Nobody has anything yet, and round one has not begun."""
        self.round = 0
        self.phase = 0
        self.pending = NOTHING
        self.actor = NOBODY
        self.turn = 0
        self.order = list(range(players))
        self.money = [0] * players
        self.plants = [()] * players
        self.room = [(0,) * (fuels + 1)] * players
        self.stock = [0] * (fuels * players)
        self.auction = Auction.fresh(players)
        self.market = market
        self.removed = ()
        self.ran = ()
        self.demolition = None
        self.rng = 0
        self.log = None

    def copy_to(self, new: "TableState") -> None:
        """All of the shared part but the log."""
        new.round = self.round
        new.phase = self.phase
        new.pending = self.pending
        new.actor = self.actor
        new.turn = self.turn
        new.order = self.order  # replaced, never changed
        new.money = self.money[:]
        new.plants = self.plants[:]
        new.room = self.room[:]
        new.stock = self.stock[:]
        new.auction = self.auction.clone()
        new.market = self.market.clone()
        new.removed = self.removed
        new.ran = self.ran
        new.demolition = None if self.demolition is None else self.demolition.clone()
        new.rng = self.rng
        new.log = None

    def table_key(self) -> tuple[object, ...]:
        """The shared part as comparable data, the log left out."""
        return (
            (self.round, self.phase, self.pending, self.actor, self.turn, self.rng),
            tuple(self.order),
            tuple(self.money),
            tuple(self.plants),
            tuple(self.room),
            tuple(self.stock),
            self.auction.key(),
            self.market.key(),
            (self.removed, self.ran),
            () if self.demolition is None else self.demolition.key(),
        )

    def note(self, *entry: object) -> None:
        """Log an event. Calls stand behind `if s.log is not None`: search keeps no log."""
        if self.log is not None:
            self.log.append(entry)

    # ---- turns

    def begin_in_order(self) -> None:
        self.turn = 0
        self.actor = self.order[0]

    def next_in_order(self) -> bool:
        """On to the next in the order; False when there is none."""
        self.turn += 1
        if self.turn == len(self.order):
            return False
        self.actor = self.order[self.turn]
        return True

    def begin_in_reverse(self) -> None:
        self.turn = len(self.order) - 1
        self.actor = self.order[self.turn]

    def next_in_reverse(self) -> bool:
        """On to the one before in the order; False when there is none."""
        self.turn -= 1
        if self.turn < 0:
            return False
        self.actor = self.order[self.turn]
        return True

    def end_game(self, phase: int) -> None:
        """Nobody moves again in this phase."""
        self.phase = phase
        self.actor = NOBODY
        if self.log is not None:
            self.note("game_over")

    # ---- the plant market, shuffled when its end card is drawn

    def refill_market(self) -> bool:
        """One plant from the stack, outside a sale; was it the end card?"""
        met = self.market.refill(self.log)
        if met:
            self._shuffle_stack()
        return met

    def replace_sold(self) -> None:
        """Fill the gap of a plant that was bought or taken."""
        if self.market.replace_sold(self.log):
            self._shuffle_stack()

    def replace_lowest(self) -> bool:
        """The lowest plant is replaced by one from the stack; was it the end card?"""
        self.market.remove_lowest(self.log)
        return self.refill_market()

    def _shuffle_stack(self) -> None:
        rng = Rng(self.rng)
        self.market.shuffle(rng)
        self.rng = rng.state
