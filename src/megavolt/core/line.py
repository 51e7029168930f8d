"""A line of play: a state advanced by moves, checked word by word, with what each did.

Matches, tables on a server, trials, the arena and simulations all play this way.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from megavolt.core.decision_types import Decision
from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY, Entry, Game, Outcome

MOST_MOVES: Final = 200_000  # a game that takes longer is broken

Choose = Callable[[Any, list[int]], int]  # state, legal actions -> one of them


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    move: int  # the number of the move that it followed from, from 1
    kind: str  # `bought`, `built`, `round_begins` …
    facts: dict[str, object] = field(default_factory=dict)  # who, what, for how much


def seen_by(game: Game[Any], event: Event, seat: int) -> Event:
    """The event as a seat may know it: private facts of others are left out."""
    private = game.event_private(event.kind)
    if not private or (seat != NOBODY and event.facts.get("player") == seat):
        return event
    facts = {k: v for k, v in event.facts.items() if k not in private}
    return Event(event.move, event.kind, facts)


class Line:
    """A game, a state of it that is changed in place, and how many moves led there."""

    def __init__(self, game: Game[Any], state: Any, moves: int = 0) -> None:
        self.game = game
        self.state = state
        self.moves = moves

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is next, None when the game is over."""
        seat = self.game.to_move(self.state)
        return None if seat == NOBODY else seat

    def legal(self) -> dict[str, int]:
        """Everything that is legal now, by its word."""
        return {self.game.word(action): action for action in self.game.legal(self.state)}

    def decision(self) -> Decision | None:
        """What the seat to move is asked, None when the game is over."""
        return None if self.to_move is None else self.game.decision(self.state)

    def why(self, word: str) -> Illegal | None:
        """Why the seat to move cannot play a word; None if it can."""
        try:
            action = self.game.action(word)
        except Illegal as error:
            return error
        legal = action in self.game.legal(self.state)
        return None if legal else self.game.refusal(self.state, action)

    def play(self, word: str) -> tuple[Event, ...]:
        """Make a move and return what it did; if not legal, raise Illegal and change nothing."""
        refusal = self.why(word)
        if refusal is not None:
            raise refusal
        return self.apply(self.game.action(word))

    def apply(self, action: int) -> tuple[Event, ...]:
        """Make a move that is known to be legal, and return what it did."""
        log: list[Entry] = []
        self.game.set_log(self.state, log)
        self.game.apply(self.state, action)
        self.moves += 1
        self.game.set_log(self.state, None)
        return tuple([Event(self.moves, *self.game.event(entry)) for entry in log])

    def play_out(self, choose: Choose) -> Outcome | None:
        """Play until the game is over; None if it does not end within MOST_MOVES."""
        game, state = self.game, self.state
        legal = game.legal(state)
        while legal and self.moves < MOST_MOVES:
            game.apply(state, choose(state, legal))
            self.moves += 1
            legal = game.legal(state)
        return game.outcome(state)
