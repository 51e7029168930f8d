"""A match is a configuration, a seed and the log of actions; all else follows from them."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from megavolt.core import advice
from megavolt.core import record as records
from megavolt.core.decision_types import Decision
from megavolt.core.errors import Illegal, OptionError, SetupError, UsageError
from megavolt.core.game import NOBODY, Game, Outcome
from megavolt.core.line import Event, Line, seen_by
from megavolt.core.plain import copied_table
from megavolt.core.registry import check_players, game_info, make_game
from megavolt.core.rng import seed_hash
from megavolt.core.view_types import SeenView, View

MAX_SEED = 2**128 - 1
Reveal = tuple[int, dict[str, object]]  # after how many moves, and what became known


class Match:
    """A game being played: seats with names, a seed, a setup, and what was done so far.

    `game` is the configuration, `seats` are the names, `seed` and `setup` what it began with;
    `actions` are the moves so far as ints, `words` the same in the word form, `events` what
    happened, `reveals` what was revealed after how many moves.

    >>> from megavolt import Match
    >>> match = Match.new("classic", seats=["Ana", "Bob"], seed=7)
    >>> match
    <Match classic Germany, 2 players, round 1, Ana to move>
    >>> match.legal()[:3]
    ['open 3 3', 'open 3 4', 'open 3 5']
    >>> match.play("open 3 5")
    >>> match.undo()
    'open 3 5'
    """

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[str],
        seed: int,
        setup: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.seed = seed
        self.setup = _plain_setup(setup or {})
        self.reveals: list[Reveal] = []
        self._begin()

    def __repr__(self) -> str:
        number = self.game.view(self.state, NOBODY)["round"]
        return (
            f"<Match {self.game.title}, {len(self.seats)} players, round {number}, {self._now()}>"
        )

    def _now(self) -> str:
        """Who is to move, or who has won."""
        if self.to_move is not None:
            return f"{self.seats[self.to_move]} to move"
        outcome = self.outcome()
        winners = outcome.winners if outcome is not None else ()
        return f"won by {' and '.join(self.seats[seat] for seat in winners)}"

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[str],
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        setup: Mapping[str, object] | None = None,
    ) -> "Match":
        """A new match; without a seed one is drawn."""
        _check_seats(seats)
        game = make_game(game_id, len(seats), options or {})
        chosen = secrets.randbits(63) if seed is None else seed
        _check_seed(chosen)
        return cls(game, seats, chosen, setup)

    def _begin(self) -> None:
        self._line = Line(self.game, self.game.new(self.seed, self.setup))
        self.actions: list[int] = []
        self.words: list[str] = []
        self.events: list[Event] = []

    # ---- what can be done, and doing it

    @property
    def state(self) -> Any:
        """The engine's state of the game as it stands."""
        return self._line.state

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is next, None when the game is over."""
        return self._line.to_move

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.to_move is None

    def legal(self) -> list[str]:
        """The word forms of everything that is legal now."""
        return list(self._line.legal())

    def decision(self) -> Decision | None:
        """What the seat to move is asked, as data; None when the game is over."""
        return self._line.decision()

    def why(self, word: str, seat: int | None = None) -> Illegal | None:
        """Why a word cannot be played now; None if it can.

        Give a seat where seats must not learn about each other: a refusal reveals what the seat
        to move has.
        """
        if seat is not None and seat != self.to_move:
            return Illegal("not_your_turn")
        return self._line.why(word)

    def play(self, word: str) -> None:
        """Make a move given in its word form; if not legal, raise Illegal and change nothing."""
        self.events += self._line.play(word)
        self._note(self.game.action(word))

    def _apply(self, action: int) -> None:
        self.events += self._line.apply(action)
        self._note(action)

    def _note(self, action: int) -> None:
        self.actions.append(action)
        self.words.append(self.game.word(action))

    def undo(self) -> str:
        """Undo the last move, hidden draws included, as if it had never been made."""
        if not self.actions:
            raise Illegal("nothing_to_undo")
        last = self.words[-1]
        self._take_back_to(len(self.actions) - 1)
        return last

    def _take_back_to(self, moves: int) -> None:
        """Play the match again up to this many moves; what was revealed later is forgotten."""
        actions, reveals = self.actions[:moves], self.reveals
        self.reveals = []
        self._begin()
        self._retell(reveals)
        for action in actions:
            self._apply(action)
            self._retell(reveals)

    # ---- a deck that is known only in part

    def reveal(self, known: Mapping[str, object]) -> None:
        """Tell the match what has become known, for example `{"deck": [13, 20]}`, the next cards.

        Raises SetupError and changes nothing if it contradicts what has been seen. Keys are those
        of a setup; docs/positions.md lists them.
        """
        facts = _plain_setup(known)
        self.game.reveal(self.state, facts)
        self.reveals.append((len(self.actions), facts))

    def _retell(self, reveals: Sequence[Reveal]) -> None:
        for move, facts in reveals:
            if move == len(self.actions):
                self.reveal(facts)

    # ---- what can be seen

    def view(self, seat: int) -> View:
        """What the seat may see (a negative seat: a spectator)."""
        self._check_seat(seat)
        return cast("View", SeenView(self.game.view(self.state, seat)))

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise UsageError("seat_not_at_table", seat=seat, last=len(self.seats) - 1)
        self.game.check_seat(seat)

    def position(self, seat: int | None = None) -> dict[str, object]:
        """The position as plain data that `Match.new(..., setup=...)` takes back.

        With a seat (a negative one: a spectator), only what that seat may know.
        """
        if seat is not None:
            self._check_seat(seat)
        return self.game.position(self.state, seat)

    def at(self, moves: int) -> "Match":
        """The match as it was after this many moves; it can be played on, this one stays."""
        if not 0 <= moves <= len(self.actions):
            raise Illegal("no_such_position", most=len(self.actions))
        past = Match(self.game, self.seats, self.seed, self.setup)
        past.actions, past.reveals = self.actions, self.reveals
        past._take_back_to(moves)
        return past

    def states(self) -> Iterator[Any]:
        """The state before each move and at the end: one state that moves along."""
        game = self.game
        state = game.new(self.seed, self.setup)
        for move in range(len(self.actions) + 1):
            for after, facts in self.reveals:
                if after == move:
                    game.reveal(state, facts)
            yield state
            if move < len(self.actions):
                game.apply(state, self.actions[move])

    def events_for(self, seat: int) -> list[Event]:
        """The events as a seat may know them: private facts of others are left out."""
        self._check_seat(seat)
        return [seen_by(self.game, event, seat) for event in self.events]

    def advise(self, budget: str = "1s", seed: int = 0) -> list[advice.Advice]:
        """The best moves of the seat to move, the best first, judged by what this seat may know.

        The budget is a time (`200ms`, `2s`) or a number of simulations (`400`); with a number,
        the same seed gives the same advice. There is none when the game is over.
        """
        return advice.advise(self, budget, seed)

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.game.outcome(self.state)

    # ---- saving and loading

    def record(self) -> str:
        """The match as text; docs/record.md describes the format."""
        return records.write(self._header(), self.words)

    def _header(self) -> records.Header:
        outcome = self.outcome()
        return records.Header(
            game=self.game.id,
            rules=self.game.rules,
            seats=tuple(self.seats),
            options=dict(self.game.options),
            seed=self.seed,
            setup=self.setup,
            result=list(outcome.ranks) if outcome else None,
            reveals=self.reveals,
        )

    def save(self, path: str | Path) -> None:
        """Write the record; the file is complete or unchanged, never half-written."""
        records.write_file(Path(path), self.record())

    @classmethod
    def load(cls, path: str | Path) -> "Match":
        """Read a saved match and replay it; raises RecordError with the line where it fails."""
        return cls.from_record(records.read_file(Path(path)))

    @classmethod
    def from_record(cls, text: str) -> "Match":
        """The match that a record tells, replayed; raises RecordError where it fails."""
        parsed = records.parse(text)
        header = parsed.header
        match = _open(cls, parsed)
        _tell(match, parsed)
        for line, word in parsed.moves:
            _replay(match, line, word)
            _tell(match, parsed)
        outcome = match.outcome()
        ranks = list(outcome.ranks) if outcome else None
        if header.result is not None and header.result != ranks:
            raise records.error(parsed, "result", "record_wrong_result", result=header.result)
        return match


def _open(cls: type[Match], parsed: records.Record) -> Match:
    """The match a record's header describes, before its first move."""
    header = parsed.header
    with records.at_line(parsed.line_of("game")):
        info = game_info(header.game)
    if not info.plays(header.rules):
        raise records.error(
            parsed, "rules", "record_unknown_rules", rules=header.rules, known=info.known_rules
        )
    with records.at_line(parsed.line_of("seats")):
        check_players(info, len(header.seats))
        _check_seats(header.seats)
    with records.at_line(parsed.line_of("options")):
        check_no_files(header.options)
        game = make_game(header.game, len(header.seats), header.options, header.rules)
    with records.at_line(parsed.line_of("seed")):
        _check_seed(header.seed)
    if header.seed_hash not in ("", seed_hash(header.seed)):
        raise records.error(parsed, "seed_hash", "record_wrong_seed_hash")
    with records.at_line(parsed.line_of("setup")):
        return cls(game, header.seats, header.seed, header.setup)


def _replay(match: Match, line: int, word: str) -> None:
    with records.at_line(line):
        if match.over:
            raise Illegal("game_over")
        match.play(word)


def _tell(match: Match, parsed: records.Record) -> None:
    with records.at_line(parsed.line_of("reveals")):
        match._retell(parsed.header.reveals)


def check_no_files(options: Mapping[str, object]) -> None:
    """A record from elsewhere contains its map or deck; it must not make its reader open files."""
    for name, value in options.items():
        if isinstance(value, str) and ("/" in value or "\\" in value or value.endswith(".toml")):
            raise OptionError("record_names_a_file", option=name, file=value[:60])


def _plain_setup(setup: Mapping[str, object]) -> dict[str, object]:
    try:
        return copied_table(setup)
    except ValueError:
        raise SetupError("setup_not_plain") from None


def _check_seats(seats: Sequence[str]) -> None:
    if isinstance(seats, str) or not all(isinstance(n, str) and n.strip() for n in seats):
        raise UsageError("bad_seats")
    if len(set(seats)) != len(seats):
        raise UsageError("seats_not_distinct", seats=", ".join(seats))
    if any(len(n) > 40 or not n.isprintable() for n in seats):
        raise UsageError("bad_seats")


def _check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise UsageError("bad_seed", seed=seed)
