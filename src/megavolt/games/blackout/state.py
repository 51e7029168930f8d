"""The state of a game: ints, bitmasks of cells, small lists, and tuples that are replaced."""

from typing import Final

from megavolt.core.game import NOBODY, Entry, shown_state
from megavolt.games.blackout.wiring import Wiring

# Phases with decisions.
TURN: Final = 0
BREAKDOWN: Final = 1
HANDS: Final = 2
LAST_REPAIRS: Final = 3
OVER: Final = 4

# Forced decisions that come before anything else: a verb of rules.py, or
NOTHING: Final = 0
DISCARD: Final = 100

NO_CONTRACT: Final = -1
NO_TILE: Final = -1


class Task:
    """A card being carried out, and how far it has come."""

    __slots__ = ("area", "at", "card", "did", "effect", "is_resource", "named", "touched")

    is_resource: bool  # or a breakdown card
    card: int
    effect: int  # which of its effects
    named: int  # seats the effect is about, a bit each
    at: int  # how many seats from the start token it has come
    did: int  # how often it was done, by whoever chooses now
    touched: int  # pieces it was done to
    area: int  # position of the tile it is confined to

    @staticmethod
    def fresh(is_resource: bool, card: int) -> "Task":
        new = Task()
        new.is_resource = is_resource
        new.card = card
        new.effect = new.named = new.at = new.did = new.touched = 0
        new.area = NO_TILE
        return new

    def clone(self) -> "Task":
        new = Task()
        new.is_resource = self.is_resource
        new.card = self.card
        new.effect = self.effect
        new.named = self.named
        new.at = self.at
        new.did = self.did
        new.touched = self.touched
        new.area = self.area
        return new

    def key(self) -> tuple[object, ...]:
        place = (self.effect, self.named, self.at, self.did, self.touched, self.area)
        return (self.is_resource, self.card, *place)


class State:
    """One moment of a game. Per-player lists are indexed by seat.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = (
        "acted",
        "actor",
        "aside",
        "breakdown",
        "completed",
        "contract",
        "contracts",
        "count_due",
        "counted",
        "dark",
        "dark_next",
        "deck",
        "discard",
        "hands",
        "interim",
        "log",
        "owed",
        "pending",
        "per_turn",
        "phase",
        "points",
        "revealed",
        "rng",
        "round",
        "seat",
        "spare",
        "start",
        "swing",
        "task",
        "turn",
        "under",
        "unspent",
        "wiring",
    )

    round: int
    phase: int
    pending: int
    actor: int  # who decides now
    seat: int  # whose turn it is
    start: int  # who has the start token
    turn: int  # how many seats from the start token the phase has come
    wiring: Wiring
    # tension points
    per_turn: int  # of each turn this round; in a blackout round, of the set
    swing: int  # the change of the next round (BLK-VERB-01)
    points: int  # left in this turn
    acted: bool  # this turn had an action paid with points (BLK-DARK-04)
    spare: int  # of one's own in a blackout round (BLK-DARK-08, BLK-DARK-09)
    unspent: list[int]  # of round 10 (BLK-END-02)
    # blackout
    dark: bool
    dark_next: bool
    count_due: bool  # The power's back was revealed (BLK-LIGHT-04)
    interim: tuple[int, ...]  # the latest count (BLK-DARK-06)
    counted: int  # the round it was taken in, 0 if none was
    # cards
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]  # top first
    discard: tuple[int, ...]  # oldest first
    contract: list[int]
    completed: list[tuple[int, ...]]
    contracts: tuple[int, ...]  # the deck, top first
    under: tuple[int, ...]  # who put its bottom cards there, in the deck's order
    breakdown: tuple[int, ...]  # one per round, revealed or not
    revealed: int
    aside: tuple[int, ...]  # ordinary breakdown cards out of the game, unseen
    task: Task | None  # the card being carried out
    owed: int  # cards the actor has to discard
    rng: int
    log: list[Entry] | None

    def __repr__(self) -> str:
        return shown_state("the wiring tile game", self.round, self.actor)

    @staticmethod
    def fresh(players: int, wiring: Wiring) -> "State":
        """Nothing is dealt yet, and round one has not begun."""
        new = State()
        new.round = 0
        new.phase = TURN
        new.pending = NOTHING
        new.actor = new.seat = NOBODY
        new.start = new.turn = 0
        new.wiring = wiring
        new.per_turn = new.swing = new.points = new.spare = 0
        new.acted = False
        new.unspent = [0] * players
        new.dark = new.dark_next = new.count_due = False
        new.interim = (0,) * players
        new.counted = 0
        new.hands = [()] * players
        new.deck = new.discard = ()
        new.contract = [NO_CONTRACT] * players
        new.completed = [()] * players
        new.contracts = new.under = ()
        new.breakdown = new.aside = ()
        new.revealed = 0
        new.task = None
        new.owed = 0
        new.rng = 0
        new.log = None
        return new

    def clone(self) -> "State":
        """A copy that shares everything constant; it keeps no log."""
        new = State()
        new.round = self.round
        new.phase = self.phase
        new.pending = self.pending
        new.actor = self.actor
        new.seat = self.seat
        new.start = self.start
        new.turn = self.turn
        new.wiring = self.wiring.clone()
        new.per_turn = self.per_turn
        new.swing = self.swing
        new.points = self.points
        new.acted = self.acted
        new.spare = self.spare
        new.unspent = self.unspent[:]
        new.dark = self.dark
        new.dark_next = self.dark_next
        new.count_due = self.count_due
        new.interim = self.interim
        new.counted = self.counted
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discard = self.discard
        new.contract = self.contract[:]
        new.completed = self.completed[:]
        new.contracts = self.contracts
        new.under = self.under
        new.breakdown = self.breakdown
        new.revealed = self.revealed
        new.aside = self.aside
        new.task = None if self.task is None else self.task.clone()
        new.owed = self.owed
        new.rng = self.rng
        new.log = None
        return new

    def key(self) -> tuple[object, ...]:
        """All that the state holds but its log, with lists as tuples."""
        where = (self.round, self.phase, self.pending, self.actor, self.seat, self.start, self.turn)
        tension = (self.per_turn, self.swing, self.points, self.acted, self.spare)
        unspent = tuple(self.unspent)
        dark = (self.dark, self.dark_next, self.count_due, self.interim, self.counted)
        hands = (tuple(self.hands), self.deck, self.discard, self.owed)
        contracts = (tuple(self.contract), tuple(self.completed), self.contracts, self.under)
        breakdown = (self.breakdown, self.revealed, self.aside)
        task = None if self.task is None else self.task.key()
        rest = (*hands, *contracts, *breakdown, task, self.wiring.key(), self.rng)
        return (*where, *tension, unspent, *dark, *rest)

    def note(self, *entry: object) -> None:
        """Log an event. Guard calls with `if s.log is not None` where speed matters."""
        if self.log is not None:
            self.log.append(entry)
