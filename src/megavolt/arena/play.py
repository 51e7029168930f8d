"""One game of an arena, from its pairing to its result."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from megavolt.arena.schedule import ArenaPlan, Pairing
from megavolt.arena.seats import CLOSING, MAKING, Fault, Lost, Seat, make_seat
from megavolt.arena.times import Times
from megavolt.bots import Make, make_bot, short_name
from megavolt.core import record
from megavolt.core.game import Game, Outcome
from megavolt.core.line import Line
from megavolt.core.registry import make_game


class Beacon(Protocol):
    """Is told which decision is in progress, so that somebody outside can see one that hangs."""

    def asks(self, number: int, seat: int, move: int, limited: bool = True) -> None: ...

    def rests(self) -> None: ...


class Unseen:
    """A beacon that nobody watches."""

    def asks(self, number: int, seat: int, move: int, limited: bool = True) -> None: ...

    def rests(self) -> None: ...


@dataclass(frozen=True)
class Result:
    """A finished game."""

    number: int
    bots: tuple[str, ...]  # by seat, as all that follows
    seed: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    times: tuple[Times, ...]
    faults: tuple[Fault, ...]
    record: str
    rounds: int
    reasons: tuple[dict[str, int], ...] = ()  # what the ranks go by; not in the file

    @property
    def stopped(self) -> bool:
        """Did it reach the limit of rounds? Then nobody has won: all share the last place."""
        return 1 not in self.ranks


class Player:
    """Plays the games of a plan; keeps what games with the same player count share."""

    def __init__(
        self, plan: ArenaPlan, make: Make = make_bot, beacon: Beacon | None = None
    ) -> None:
        self.plan = plan
        self.make = make
        self.beacon = beacon or Unseen()
        self._game = cache(self._make_game)

    def _make_game(self, players: int) -> Game[Any]:
        return make_game(self.plan.game, players, self.plan.options)

    def play(self, pairing: Pairing, lost: tuple[Lost, ...] = ()) -> Result:
        game = self._game(len(pairing.bots))
        seats = self._sit_down(game, pairing, lost)
        try:
            words, line = self._moves(game, pairing, seats)
            outcome = _ended(line, pairing, self.plan.rounds)
            for seat in seats:
                self.beacon.asks(pairing.number, seat.number, CLOSING)
                seat.over(list(outcome.ranks), list(outcome.scores))
                self.beacon.rests()
        finally:
            for seat in seats:
                self.beacon.asks(pairing.number, seat.number, CLOSING)
                seat.close()
                self.beacon.rests()
        return Result(
            number=pairing.number,
            bots=pairing.bots,
            seed=pairing.seed,
            ranks=outcome.ranks,
            scores=outcome.scores,
            moves=len(words),
            times=tuple(seat.times for seat in seats),
            faults=tuple(fault for seat in seats for fault in seat.faults.values()),
            record=_record(game, pairing, words, outcome),
            rounds=min(_round(line.state), self.plan.rounds),
            reasons=outcome.reasons,
        )

    def _sit_down(self, game: Game[Any], pairing: Pairing, lost: tuple[Lost, ...]) -> list[Seat]:
        seats = []
        for number, spec in enumerate(pairing.bots):
            self.beacon.asks(pairing.number, number, MAKING)
            seats.append(make_seat(number, spec, game, self.plan.limit, lost, self.make))
            self.beacon.rests()
        return seats

    def _moves(
        self, game: Game[Any], pairing: Pairing, seats: list[Seat]
    ) -> tuple[list[str], Line]:
        words: list[str] = []

        def choose(state: Any, legal: list[int]) -> int:
            """Where only one thing is legal nobody is asked."""
            if _round(state) > self.plan.rounds:
                raise _TooLong
            actions = {game.word(action): action for action in legal}
            word = next(iter(actions))
            if len(legal) > 1:
                seat = game.to_move(state)
                view = game.view(state, seat)
                self.beacon.asks(pairing.number, seat, len(words), seats[seat].limited)
                word = seats[seat].choose(view, list(actions), len(words), pairing.seed)
                self.beacon.rests()
            words.append(word)
            return actions[word]

        line = Line(game, game.new(pairing.seed))
        with suppress(_TooLong):
            line.play_out(choose)
        return words, line


class _TooLong(Exception):
    """A game has reached the limit of rounds."""


def _round(state: Any) -> int:
    """A game of another package need not have any."""
    return int(getattr(state, "round", 0))


def _ended(line: Line, pairing: Pairing, rounds: int) -> Outcome:
    game = line.game
    outcome = game.outcome(line.state)
    if outcome is None and _round(line.state) > rounds:
        nobody = (game.players,) * game.players
        return Outcome(nobody, (0,) * game.players, ({},) * game.players)
    if outcome is None:
        raise RuntimeError(f"no end after {line.moves} moves, seed {pairing.seed}")
    return outcome


def _record(game: Game[Any], pairing: Pairing, words: list[str], outcome: Outcome) -> str:
    header = record.Header(
        game=game.id,
        rules=game.rules,
        seats=tuple(_seat_names(pairing.bots)),
        options=dict(game.options),
        seed=pairing.seed,
        setup={},
        result=list(outcome.ranks) if outcome.winners else None,
    )
    return record.write(header, words)


def _seat_names(bots: tuple[str, ...]) -> list[str]:
    """The bots' own, as a record accepts them: distinct, printable, short."""
    names: list[str] = []
    for bot in bots:
        plain = "".join(c if c.isprintable() else "?" for c in short_name(bot))
        numbered = (plain[:40].strip(), *(f"{plain[:36].strip()} {n}" for n in range(2, 10)))
        names.append(next(name for name in numbered if name not in names))
    return names


def plain_options(plan: ArenaPlan) -> Mapping[str, object]:
    """The options as records contain them: a user's map in full, not by its file."""
    game = make_game(plan.game, plan.players[0], plan.options)
    return {name: game.options[name] for name in plan.options}
