"""What-if: moves tried for all seats on a private copy of a position, from what the asker can see.

Nothing is kept here: whoever tries something sends all its moves each time. The copy is drawn from
the asker's view alone (`determinize`), so it cannot tell what is hidden at the table; `deal` says
which of the many possible copies.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from megavolt.bots import make_bot, nearest_bot
from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY, Game
from megavolt.core.line import Event, Line, seen_by
from megavolt.core.rng import Rng, seed_state
from megavolt.core.view_types import View
from megavolt.puzzles import Puzzle
from megavolt.server.errors import NotAllowed, TooMany
from megavolt.server.front.limits import OneEach
from megavolt.server.live.positions import event_body, outcome_body
from megavolt.server.tables.games import seen_at
from megavolt.server.tables.records import replayed
from megavolt.server.tables.room import OPEN, Room

MOST_WORDS = 300
MOST_ANSWERS = 120  # moves that bots add at once; a whole round has fewer
BOT = "greedy"
Body = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to try."""

    moves: int | None = None  # the position to begin from; None: the present one
    deal: int = 0
    words: tuple[str, ...] = ()
    answer: bool = False  # let bots play the other seats, until the asker is to move


class Trials:
    """Works out one trial at a time, beside the work of the tables."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._one_each = OneEach()

    async def ask(self, room: Room, seat: int, wanted: Wanted, asker: object) -> Body:
        """Where the moves lead, as the seat (NOBODY: a spectator) would see it."""
        if wanted.answer and not room.origin.hints:
            raise NotAllowed("no_hints")  # what a bot would do is a hint
        return await self._work(asker, lambda: tried(room, seat, wanted))

    async def ask_record(self, text: str, seat: int | None, wanted: Wanted, asker: object) -> Body:
        """The same in a saved game."""
        return await self._work(asker, lambda: tried_in_record(text, seat, wanted))

    async def ask_puzzle(self, puzzle: Puzzle, wanted: Wanted, asker: object) -> Body:
        """The same from the position of a puzzle on."""
        return await self._work(asker, lambda: tried_in_puzzle(puzzle, wanted))

    async def _work(self, asker: object, work: Callable[[], Body]) -> Body:
        with self._one_each.hold(asker, TooMany("trial_running")):
            async with self._one:
                return await asyncio.to_thread(work)


def tried(room: Room, seat: int, wanted: Wanted) -> Body:
    """The whole answer; raises Illegal, with the number of the word, if one cannot be played."""
    moves = len(room.moves) if wanted.moves is None else wanted.moves
    view = _view_at(room, moves, seat)
    return _tried(
        Trial(room.game, view, moves, f"{room.origin.id}:{moves}:{seat}:{wanted.deal}"),
        seat,
        wanted,
    )


def tried_in_record(text: str, viewer: int | None, wanted: Wanted) -> Body:
    """The same for a game that is told by a record."""
    match = replayed(text, viewer)
    moves = len(match.actions) if wanted.moves is None else wanted.moves
    seat = NOBODY if viewer is None else viewer
    view = match.at(moves).view(seat)
    return _tried(
        Trial(match.game, view, moves, f"record:{moves}:{seat}:{wanted.deal}"), seat, wanted
    )


def tried_in_puzzle(puzzle: Puzzle, wanted: Wanted) -> Body:
    """The same for a puzzle: it has no moves before its position."""
    view = puzzle.game.view(puzzle.start(), puzzle.seat)
    trial = Trial(puzzle.game, view, 0, f"{puzzle.id}:{wanted.deal}")
    return _tried(trial, puzzle.seat, wanted)


def _tried(trial: "Trial", seat: int, wanted: Wanted) -> Body:
    for number, word in enumerate(wanted.words, start=1):
        trial.play(word, number)
    if wanted.answer:
        trial.answer_for_others(seat)
    return {"moves": trial.moves, "deal": wanted.deal, **trial.body(seat)}


def _view_at(room: Room, moves: int, seat: int) -> View:
    """All that the copy may be made from: what the seat saw after so many moves."""
    if room.status == OPEN:
        raise Illegal("not_started")
    if moves > len(room.moves):
        raise Illegal("no_such_position", most=len(room.moves))
    if moves == len(room.moves):
        return room.view(seat)
    return room.game.view(room.state_after(moves), seat)


class Trial:
    """A made-up copy of a position, and what was tried on it."""

    def __init__(self, game: Game[Any], view: View, moves: int, name: str) -> None:
        self.game = game
        self.moves = moves
        self.name = name
        seed = int(sha256(f"megavolt-trial:{name}".encode()).hexdigest(), 16)
        self.line = Line(game, game.determinize(view, Rng(seed_state(seed))), moves)
        self.words: list[str] = []
        self.events: list[Event] = []

    def play(self, word: str, number: int) -> None:
        """Make a move of whoever is to move; a refusal tells which of the words it was."""
        try:
            self._make(word)
        except Illegal as refusal:
            refusal.facts["tried"] = number
            raise

    def _make(self, word: str) -> None:
        if self.line.to_move is None:
            raise Illegal("game_over")
        self.events += self.line.play(word)
        self.words.append(self.game.word(self.game.action(word)))

    def answer_for_others(self, seat: int) -> None:
        """Bots play until the seat is to move; for a spectator they finish what one seat does."""
        bot = make_bot(nearest_bot(BOT, self.game.id), self.game)
        rng = Random(f"{self.name}:{len(self.words)}")
        first = self.line.to_move
        most = min(MOST_ANSWERS, MOST_WORDS - len(self.words))
        for _ in range(most):
            mover = self.line.to_move
            if mover is None or mover == seat or (seat == NOBODY and mover != first):
                return
            view = self.game.view(self.line.state, mover)
            self._make(bot.choose(view, list(self.line.legal()), rng))

    def body(self, seat: int) -> Body:
        game, state, mover = self.game, self.line.state, self.line.to_move
        seen = [seen_by(game, event, seat) for event in self.events]
        return {
            "words": self.words,
            "view": seen_at(game, state, seat),
            "mover_view": None if mover in (seat, None) else seen_at(game, state, mover),
            "to_move": mover,
            "decision": self.line.decision(),
            "events": [event_body(event) for event in seen],
            "outcome": outcome_body(game.outcome(state)),
        }
