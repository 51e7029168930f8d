"""A table in memory: its configuration, its seats, its log, and the position they lead to."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, cast

from megavolt.core import record
from megavolt.core.decision_types import Decision
from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY, Game, Outcome
from megavolt.core.line import Event, Line, seen_by
from megavolt.core.rng import seed_hash
from megavolt.core.view_types import View
from megavolt.server.live.patch import with_same_parts
from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock, Times
from megavolt.server.tables.games import seen_at
from megavolt.server.tables.standing_orders import StandingOrders, ordered_word

OPEN, PLAYING, OVER = "open", "playing", "over"
KEPT = 24  # positions before the present one that undo finds without replaying


@dataclass
class Seat:
    """Who sits there. A person replaced by a bot keeps the seat and may return."""

    kind: str = "open"  # open, person, bot
    person: int | None = None
    name: str = ""
    level: str = ""  # of the bot that plays it, empty for none

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "person" and not self.level


@dataclass(frozen=True)
class Origin:
    """What was fixed when the table was made."""

    id: str
    game: Game[Any]
    seed: int
    public: bool
    host: int  # when the table was loaded; `Room.host` goes with the host's seat
    clock: Clock
    created: float
    hints: bool = True  # may people ask the search bot?
    host_name: str = ""  # as it was when the table was loaded

    @cached_property
    def seed_hash(self) -> str:
        return seed_hash(self.seed)


@dataclass
class Question:
    """Somebody asked to take moves back; these seats have not agreed yet."""

    seat: int
    moves: int
    waiting: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Played:
    """A move of the present line of play, and where in the log it stands."""

    number: int
    seat: int
    word: str
    by: str
    events: tuple[Event, ...] | None  # None: not worked out, since a snapshot stood in for it


class Room:
    def __init__(self, origin: Origin, seats: Sequence[Seat]) -> None:
        self.origin = origin
        self.game = origin.game
        self.seats = list(seats)
        self.host = origin.host
        self.status = OPEN
        self.closed = False  # ended by its host before the end
        self.length = 0  # entries applied so far
        self.state: Any = None
        self.moves: list[Played] = []
        self.question: Question | None = None
        self.standing_orders: StandingOrders = {}  # private to each seat
        self.times = Times(origin.clock, len(self.seats))
        self._before: list[Any] = []  # the positions before the last moves, the newest last
        # What was asked for since the last entry: several listeners ask for the same.
        self._views: dict[int, View] = {}
        self._earlier: tuple[Any, dict[int, View]] = (None, {})  # a state before, and its views
        self._decision: Decision | None = None
        self._stakes: Mapping[str, object] | None = None

    def fork(self) -> "Room":
        """A copy to which entries can be applied while others look at this one.

        Seats and states are shared: whatever changes one of them changes a copy.
        """
        new = Room.__new__(Room)
        new.__dict__.update(self.__dict__)
        new._earlier = (self.state, self._views)
        new.moves = self.moves[:]
        new.question = deepcopy(self.question)
        new.times = self.times.fork()
        return new

    # ---- what follows from an entry

    def apply(self, entry: log.Entry) -> None:
        """Take in the next entry of the log; it was checked before it was written."""
        assert entry.number == self.length + 1, "entries come in order"
        self._views, self._decision, self._stakes = {}, None, None
        _APPLY[entry.kind](self, entry)
        self._count(entry)

    def note(self, entry: log.Entry) -> None:
        """Take in an entry without working out the position: `resume` gives it afterwards."""
        if entry.kind == log.MOVE:
            self._remember(entry, None)
        elif entry.kind == log.UNDONE:
            del self.moves[_number(entry.data["moves"]) :]
        else:
            _APPLY[entry.kind](self, entry)
        self._count(entry)

    def resume(self, state: Any) -> None:
        """The position after all entries that were only noted."""
        self.state = state
        self.status = OVER if self.to_move is None else PLAYING

    def _count(self, entry: log.Entry) -> None:
        self.length = entry.number
        if entry.kind not in _TALK:  # asking takes no time off anybody's clock
            self.times.turn(self._person_to_move(), entry.at)

    def _sat(self, entry: log.Entry) -> None:
        seat = self._seat(entry)
        seat.kind = "bot" if entry.data["level"] else "person"
        seat.name = str(entry.data["name"])
        seat.level = str(entry.data["level"])
        person = entry.data.get("person")
        seat.person = person if isinstance(person, int) else None

    def _left(self, entry: log.Entry) -> None:
        self.seats = self.seats[:]
        self.seats[_number(entry.seat)] = Seat()

    def _started(self, entry: log.Entry) -> None:
        self.status = PLAYING
        self.state = self.game.new(self.origin.seed)

    def _move(self, entry: log.Entry) -> None:
        word = str(entry.data["word"])
        self._before = [*self._before[1 - KEPT :], self.state]
        self.state = self.game.clone(self.state)
        line = Line(self.game, self.state, len(self.moves))
        self._remember(entry, line.apply(self.game.action(word)))
        if self.to_move is None:
            self.status = OVER

    def _remember(self, entry: log.Entry, events: tuple[Event, ...] | None) -> None:
        seat, word, by = _number(entry.seat), str(entry.data["word"]), str(entry.data["by"])
        self.moves.append(Played(entry.number, seat, word, by, events))
        self.question = None

    def _undone(self, entry: log.Entry) -> None:
        moves = _number(entry.data["moves"])
        back = len(self.moves) - moves
        self.state = self.state_before(back)
        self._before = self._before[:-back]
        del self.moves[moves:]
        self.question = None
        self.status = PLAYING

    def _asked(self, entry: log.Entry) -> None:
        seat = _number(entry.seat)
        self.question = Question(seat, _number(entry.data["moves"]), self.other_people(seat))

    def _answered(self, entry: log.Entry) -> None:
        if self.question is None:
            return
        if entry.data["yes"]:
            self.question.waiting.discard(_number(entry.seat))
        else:
            self.question = None

    def _bot_plays_on(self, entry: log.Entry) -> None:
        self._seat(entry).level = str(entry.data["level"])
        if self.question is not None:
            self.question.waiting.discard(_number(entry.seat))

    def _returned(self, entry: log.Entry) -> None:
        self._seat(entry).level = ""
        self.times.refill(_number(entry.seat))

    def _taken(self, entry: log.Entry) -> None:
        seat, person = self._seat(entry), _number(entry.data["person"])
        if entry.data.get("host"):
            self.host = person
        seat.name = str(entry.data["name"])
        seat.person = person

    def _closed(self, entry: log.Entry) -> None:
        self.closed = True
        self.status = OVER
        self.question = None

    def _seat(self, entry: log.Entry) -> Seat:
        """The seat, as a copy that may be changed."""
        number = _number(entry.seat)
        self.seats = self.seats[:]
        self.seats[number] = copy(self.seats[number])
        return self.seats[number]

    # ---- the position

    @property
    def to_move(self) -> int | None:
        if self.state is None or self.closed:
            return None
        seat = self.game.to_move(self.state)
        return None if seat == NOBODY else seat

    def _person_to_move(self) -> int | None:
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].is_played_by_person else None

    def legal(self) -> list[str]:
        return list(Line(self.game, self.state).legal())

    def decision(self) -> Decision | None:
        """What the seat to move is asked."""
        if self._decision is None:
            self._decision = Line(self.game, self.state).decision()
        return self._decision

    def stakes(self) -> Mapping[str, object] | None:
        """What is at stake, for everybody who looks on."""
        if self._stakes is None and self.state is not None:
            self._stakes = self.game.stakes(self.state)
        return self._stakes

    def why(self, word: str, seat: int, line: Line | None = None) -> Illegal | None:
        """Why this seat cannot play this word now, or where `line` has led; None if it can."""
        if self.status == OPEN:
            return Illegal("not_started")
        line = line or Line(self.game, self.state)
        if line.to_move is None or self.closed:
            return Illegal("game_over")
        if line.to_move != seat:
            return Illegal("not_your_turn")
        return line.why(word)

    def view(self, seat: int) -> View:
        if seat not in self._views:
            before, seen = self._earlier
            if seat in seen:
                beside = next(iter(self._views.values()), None)
                view = self.game.view_after(self.state, seat, before, seen[seat], beside)
                if beside is None:  # what stays as it was goes on to the other seats from here
                    view = cast("View", with_same_parts({**view}, {**seen[seat]}))
            else:
                view = self.game.view(self.state, seat)
            self._views[seat] = view
        return self._views[seat]

    def outcome(self) -> Outcome | None:
        if self.status != OVER or self.state is None:  # closed before it was started
            return None
        return self.game.outcome(self.state)

    def summary(self) -> dict[str, object]:
        """What a list of tables tells of the game."""
        outcome = self.outcome()
        return {
            "to_move": self.to_move,
            "bot_to_move": self.to_move is not None and self._person_to_move() is None,
            # A view that is needed anyway: the first seat's player usually looks on.
            "round": None if self.state is None else self.view(0)["round"],
            "ranks": None if outcome is None else list(outcome.ranks),
        }

    def events_for(self, seat: int, first: int = 0, last: int | None = None) -> list[Event]:
        """What happened in these moves, as a seat may know it."""
        chosen = self.moves[first:last]
        if any(played.events is None for played in chosen):
            self._replay_events()
            chosen = self.moves[first:last]
        found = [event for played in chosen for event in played.events or ()]
        return [seen_by(self.game, event, seat) for event in found]

    def state_after(self, moves: int) -> Any:
        """The position after so many moves of the present line."""
        state = self.game.new(self.origin.seed)
        for played in self.moves[:moves]:
            self.game.apply(state, self.game.action(played.word))
        return state

    def state_before(self, back: int) -> Any:
        """A copy of the position before the last so many moves; 0: of the present one."""
        if back == 0:
            return None if self.state is None else self.game.clone(self.state)
        if back <= len(self._before):
            return self.game.clone(self._before[-back])
        return self.state_after(len(self.moves) - back)

    def past(self, moves: int, seat: int) -> dict[str, Any]:
        """The position after so many moves as a seat saw it, and what the last one did."""
        if self.state is None or moves > len(self.moves):
            raise Illegal("no_such_position", most=len(self.moves))
        state = self.state_after(moves)
        to_move = self.game.to_move(state)
        events = self.events_for(seat, moves - 1, moves) if moves else []
        return {
            "moves": moves,
            "to_move": None if to_move == NOBODY else to_move,
            "view": seen_at(self.game, state, seat),
            "events": [{"move": e.move, "kind": e.kind, "facts": e.facts} for e in events],
        }

    def moves_until(self, number: int) -> int:
        """How many moves of the present line stand in the log up to that entry."""
        return bisect_right(self.moves, number, key=lambda played: played.number)

    def _replay_events(self) -> None:
        """Work out the events of moves that were only noted."""
        again = Room(self.origin, self.seats)
        again.apply(log.Entry(1, log.STARTED, None, 0.0))
        for number, played in enumerate(self.moves, start=2):
            data: dict[str, object] = {"word": played.word, "by": played.by}
            again.apply(log.Entry(number, log.MOVE, played.seat, 0.0, data))
        pairs = zip(self.moves, again.moves, strict=True)
        self.moves = [replace(played, events=new.events) for played, new in pairs]

    @property
    def only_bots_play(self) -> bool:
        """Is a game in progress that no person plays in any more?"""
        return self.status == PLAYING and not any(s.is_played_by_person for s in self.seats)

    def due(self, now: float, watched: bool = False) -> float | None:
        """When the server has to act here by itself; None: it waits for a person.

        Bots among themselves play only while somebody looks on.
        """
        seat = self.to_move
        if self.status != PLAYING or seat is None or (self.only_bots_play and not watched):
            return None
        if self.seats[seat].level or ordered_word(self, seat):
            return now
        return self.times.deadline()

    # ---- fairness

    @property
    def seed_hash(self) -> str:
        return self.origin.seed_hash

    @property
    def seed(self) -> int | None:
        """Known to everybody at the end, to nobody before."""
        return self.origin.seed if self.status == OVER else None

    def record(self, player: Callable[[str], str] = str) -> str:
        """The finished game as text; it holds the seed, so there is none before the end.

        `player` says how a stored name is written.
        """
        if self.status != OVER:
            raise Illegal("record_before_end")
        outcome = self.outcome()
        header = record.Header(
            game=self.game.id,
            rules=self.game.rules,
            seats=tuple(player(s.name) for s in self.seats),
            options=dict(self.game.options),
            seed=self.origin.seed,
            setup={},
            result=list(outcome.ranks) if outcome else None,
            seed_hash=self.seed_hash,
        )
        return record.write(header, [played.word for played in self.moves])

    # ---- taking back

    def last_own(self, seat: int) -> int | None:
        """How many moves there were before the seat's last one; None if it made none."""
        for count in range(len(self.moves) - 1, -1, -1):
            if self.moves[count].seat == seat:
                return count
        return None

    def other_people(self, seat: int) -> set[int]:
        """The other seats that people play: they are asked before a move that is not free."""
        return {n for n, s in enumerate(self.seats) if s.is_played_by_person and n != seat}

    def free_undos(self, seat: int) -> int:
        """How many of its last moves a seat may take back without asking the others.

        They are its own, nobody has moved since, and they revealed nothing that was hidden.
        """
        if self.status == OVER:
            return 0
        last = takewhile(lambda played: self._is_free(played, seat), reversed(self.moves))
        return sum(1 for _ in last)

    def _is_free(self, played: Played, seat: int) -> bool:
        if played.seat != seat or played.by != "person":
            return False
        # Without events the move is from before a restart: ask the others.
        return played.events is not None and not self.reveals(played.events)

    def reveals(self, events: Iterable[Event]) -> bool:
        """Do these events show anything that was hidden?"""
        return any(self.game.event_reveals(event.kind) for event in events)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


_TALK = (log.ASKED, log.ANSWERED, log.TAKEN)
_APPLY = {
    log.SAT: Room._sat,
    log.LEFT: Room._left,
    log.STARTED: Room._started,
    log.MOVE: Room._move,
    log.UNDONE: Room._undone,
    log.ASKED: Room._asked,
    log.ANSWERED: Room._answered,
    log.RESIGNED: Room._bot_plays_on,
    log.FLAGGED: Room._bot_plays_on,
    log.RETURNED: Room._returned,
    log.TAKEN: Room._taken,
    log.CLOSED: Room._closed,
}
