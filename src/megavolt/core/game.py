"""What a game is: a fixed configuration that makes states and moves them along."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from megavolt.core.decision import listed
from megavolt.core.decision_types import Decision
from megavolt.core.errors import Illegal, SetupError, UsageError
from megavolt.core.rng import Rng
from megavolt.core.view_types import Facts, View

NOBODY: Final = -1  # to move when the game is over; also the seat of a spectator

# One entry of a state's log: a kind and its values; `Game.event` names them.
Entry = tuple[object, ...]
S = TypeVar("S")


def shown_state(game: str, number: int, actor: int) -> str:
    """The `repr` of a state: which game it is of, the number of the round, who decides."""
    mover = "over" if actor == NOBODY else f"seat {actor} to move"
    return f"<State of {game}, round {number}, {mover}>"


@dataclass(frozen=True)
class Option:
    """An option of a game, as a form or a command line would offer it."""

    name: str  # as `megavolt.game(..., NAME=value)` takes it
    default: Any  # in the newest rules version
    choices: tuple[Any, ...] = ()  # empty: free, the game checks the value itself
    formerly: tuple[Any, ...] = ()  # the defaults of older rules versions, version 1 first
    named: tuple[Any, ...] = ()  # of a free option: values that have a name

    def default_in(self, rules: int) -> Any:
        """The default in a version of the rules."""
        return self.formerly[rules - 1] if rules <= len(self.formerly) else self.default


@dataclass(frozen=True)
class GameInfo:
    """What is known about a game before a configuration of it exists."""

    id: str  # `recharged`, `cards` …
    family: str  # games of a family share notation, view, screens and bots
    players_min: int  # the fewest
    players_max: int  # the most
    options: tuple[Option, ...]  # all that can be chosen besides the number of players
    rules: int  # the newest rules version; records name theirs, and older ones can be played on
    view: type[Any] = View  # of its views, a TypedDict
    decision: type[Any] = Decision  # of its decisions, a TypedDict
    stakes: type[Any] | None = None  # of what `Game.stakes` gives, a TypedDict

    def plays(self, rules: int) -> bool:
        """Is this a version of the rules that the game can be played by?"""
        return 1 <= rules <= self.rules

    @property
    def known_rules(self) -> str:
        """The versions it can be played by, for people."""
        return "1" if self.rules == 1 else f"1–{self.rules}"


@dataclass(frozen=True)
class Outcome:
    """The end of a game, by seat."""

    ranks: tuple[int, ...]  # 1 is first; a tie shares a rank
    scores: tuple[int, ...]  # what the ranks go by first: cities supplied, points …
    reasons: tuple[dict[str, int], ...]  # all that they go by, by name

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that are first: one, or several on a tie."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Game(Generic[S]):
    """One configuration of a game: players and options. Constant; states refer to it.

    Actions are ints, indices into the configuration's action space. `word`/`action` and
    `action_json`/`action_from_json` give the two other forms; all three round-trip.
    """

    id: str  # `recharged`, `cards` …
    rules: int  # the rules version it is played by, which records name
    players: int  # how many seats there are
    options: dict[str, object]  # all of them, with their values

    def __repr__(self) -> str:
        return f"<Game {self.title}, {self.players} players>"

    @property
    def title(self) -> str:
        """Which game, in a word or two: its id, and its map where it has one."""
        return self.id

    def facts(self) -> Facts:
        """All that is constant and public in this configuration: map, plants, payments, cards.

        Plain data like a view; each family adds its own fields in its `view_types`.
        """
        return {"game": self.id, "players": self.players}

    def check_seat(self, seat: int) -> None:
        """A seat of this table, or a negative number for a spectator."""
        if seat >= self.players:
            raise UsageError("seat_not_at_table", seat=seat, last=self.players - 1)

    def new(self, seed: int, setup: Mapping[str, object] | None = None) -> S:
        """The first state; what `setup` does not give is drawn from the seed."""
        raise NotImplementedError

    def position(self, s: S, seat: int | None = None) -> dict[str, object]:
        """The position as a setup that `new` takes back, as JSON-able data.

        Without a seat it is complete: `new` gives an equal state, whatever the seed. With a seat
        (NOBODY: a spectator) it holds what that seat may know; `new` draws the rest from the seed.
        A game need not have positions as data.
        """
        raise SetupError("no_positions", game=self.id)

    def reveal(self, s: S, known: Mapping[str, object]) -> None:
        """Update the state with what has become known of hidden things, by keys of a setup.

        Raises SetupError, with nothing changed, if it contradicts what has been seen.
        """
        raise SetupError("no_positions", game=self.id)

    def clone(self, s: S) -> S:
        """A copy that can be played on without changing `s`; it keeps no log."""
        raise NotImplementedError

    def key(self, s: S) -> tuple[object, ...]:
        """All that a state holds but its log; equal keys mean equal states."""
        raise NotImplementedError

    def to_move(self, s: S) -> int:
        """The one seat whose decision is next, or NOBODY when the game is over."""
        raise NotImplementedError

    def legal(self, s: S) -> list[int]:
        """Every legal action, in a fixed order; empty only when the game is over."""
        raise NotImplementedError

    def decision(self, s: S) -> Decision:
        """What is asked of the seat to move: `legal` as data, with what a player wants to know.

        It reveals nothing that this seat may not know.
        """
        return listed([(self.action_json(a), self.word(a)) for a in self.legal(s)])

    def apply(self, s: S, action: int) -> None:
        """Make a legal action; the caller has checked that it is."""
        raise NotImplementedError

    def refusal(self, s: S, action: int) -> Illegal:
        """Why an action that `legal` does not list is refused, with its rule."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """The result, or None while the game goes on."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> View:
        """What a seat (NOBODY: a spectator) may see, as JSON-able data, field by field."""
        raise NotImplementedError

    def view_after(
        self, s: S, seat: int, before: S, seen: View, beside: View | None = None
    ) -> View:
        """The same as `view`, for one who has the seat's view of another state of this game.

        `beside` is what another seat sees in this state. A game may take over parts of both that
        are true for this seat, so none of them is ever changed.
        """
        return self.view(s, seat)

    def stakes(self, s: S) -> Mapping[str, object] | None:
        """What is at stake in the position, for people at a table; None if there is nothing.

        It follows from what everybody sees, and takes longer than a view: no view has it unless
        a server adds it, as its field `stakes`.
        """
        return None

    def determinize(self, view: View, rng: Rng) -> S:
        """A full state that has this view; what the view does not show is drawn at random."""
        raise NotImplementedError

    def word(self, action: int) -> str:
        """The notation of an action: `open 13 14`, `buy coal`, `build essen`."""
        raise NotImplementedError

    def action(self, word: str) -> int:
        """The action a word form names, legal now or not; raises Illegal if it names none."""
        raise NotImplementedError

    def action_json(self, action: int) -> dict[str, object]:
        """An action as data: `do` is what it does, the rest are its parameters."""
        raise NotImplementedError

    def action_from_json(self, data: Mapping[str, object]) -> int:
        """The action that data names, legal now or not; raises Illegal if it names none."""
        raise NotImplementedError

    def set_log(self, s: S, log: list[Entry] | None) -> None:
        """Where `apply` records what happens; None (the default, and in clones) records nothing."""
        raise NotImplementedError

    def event(self, entry: Entry) -> tuple[str, dict[str, object]]:
        """The kind of a log entry and its facts by name, in ids people know."""
        raise NotImplementedError

    def event_private(self, kind: str) -> tuple[str, ...]:
        """Fields of this kind that only the seat in its field `player` may see."""
        return ()

    def event_reveals(self, kind: str) -> bool:
        """Does an event of this kind reveal something hidden, to anybody?"""
        raise NotImplementedError

    def check(self, s: S) -> list[str]:
        """The invariants that do not hold in a state (none, if the engine is right)."""
        raise NotImplementedError
