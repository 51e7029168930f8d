"""Commands that show: the games there are, and saved games."""

import re
from functools import cached_property
from pathlib import Path

from rich.table import Table
from rich.text import Text

from megavolt.core.errors import Illegal, MegavoltError, RecordError, UsageError
from megavolt.core.game import NOBODY, Option
from megavolt.core.match import Match
from megavolt.core.registry import game_ids, game_info
from megavolt.core.rng import seed_hash
from megavolt.data import map_ids
from megavolt.terminal.arguments import written
from megavolt.terminal.choices import fold
from megavolt.terminal.families import load_screen
from megavolt.terminal.saves import SAVES
from megavolt.terminal.typed import typed as typed_for
from megavolt.terminal.user_terminal import UserTerminal

_ROUND = re.compile(r"r\s*([0-9]{0,4})")


def games(terminal: UserTerminal) -> int:
    table = Table(show_lines=True)
    for title in ("games-id", "games-players", "games-options", "games-about"):
        table.add_column(terminal.t.text(title), overflow="fold")
    for game_id in game_ids():
        info = game_info(game_id)
        options = "\n".join(_option(terminal, game_id, option) for option in info.options)
        players = f"{info.players_min}–{info.players_max}"
        about = terminal.t.game(game_id)
        table.add_row(Text(game_id, style="bold"), players, Text(options), Text(about))
    terminal.show(table)
    return 0


def _option(terminal: UserTerminal, game_id: str, option: Option) -> str:
    choices = map_ids(game_id) if option.name == "map" else option.choices or option.named
    listed = [_default_marked(choice, option.default) for choice in choices or [option.default]]
    also = terminal.t.text("games-also", option=option.name)
    return f"{option.name}: {', '.join([*listed, also] if also else listed)}"


def _default_marked(choice: object, default: object) -> str:
    return f"{written(choice)}*" if choice == default else written(choice)


# ---- saved games


def verify(terminal: UserTerminal, paths: list[Path], shown: str | None = None) -> int:
    """Replay each file, and compare its seed with a hash shown before; 1 if any does not match."""
    failed = 0
    for path in paths:
        try:
            match = Match.load(path)
            _check_hash(match, shown)
        except MegavoltError as problem:
            terminal.show_error(f"{path}: {terminal.t.error(problem)}")
            failed += 1
            continue
        terminal.show(Text(f"{path}: {_verdict(terminal, match)}"))
    return 1 if failed else 0


def _check_hash(match: Match, shown: str | None) -> None:
    """Was the game dealt from the seed whose hash was shown before the first move?"""
    if shown is not None and shown.strip().lower() != seed_hash(match.seed):
        raise RecordError("record_other_seed", line=0)


def _verdict(terminal: UserTerminal, match: Match) -> str:
    outcome = match.outcome()
    facts = {"game": match.game.id, "players": len(match.seats), "moves": len(match.actions)}
    if outcome is None:
        return terminal.t.text("verify-unfinished", **facts)
    winners = ", ".join(match.seats[seat] for seat in outcome.winners)
    return terminal.t.text("verify-ok", winners=winners, count=len(outcome.winners), **facts)


def replay(terminal: UserTerminal, path: Path, at: int | None, number: int | None = None) -> int:
    """Show the position after `at` moves, or at the start of a round, or the whole game."""
    if at is not None and number is not None:
        raise UsageError("replay_at_and_round")
    match = Match.load(SAVES.find(str(path)))
    viewer = Replay(terminal, match)
    if number is not None:
        at = viewer.start_of(number)
    if at is not None:
        viewer.show(at)
        return 0
    if not terminal.at_keyboard:
        viewer.tell_all()
        return 0
    viewer.walk()
    return 0


class Replay:
    """A finished or unfinished game, looked at move by move."""

    def __init__(self, terminal: UserTerminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.words = match.words
        self.screen = load_screen(match.game, match.seats, terminal.t)

    def show(self, number: int) -> None:
        """The position after so many moves, and what the last of them brought."""
        if not 0 <= number <= len(self.words):
            raise Illegal("no_such_move", number=number, last=len(self.words))
        past = self.match.at(number)
        self.terminal.show(
            self.screen.board(past.view(NOBODY), self.terminal.out, None, everything=True)
        )
        word = self.words[number - 1] if number else "–"
        self.terminal.say("replay-at", style="bold", number=number, last=len(self.words), word=word)
        for event in past.events:
            if event.move == number:
                self.terminal.show(Text(f"· {self.terminal.t.event(event, past.seats, past.game)}"))
        self._result(past)

    @cached_property
    def rounds(self) -> dict[int, int]:
        """By round, how many moves came before it."""
        found: dict[int, int] = {}
        for moves, state in enumerate(self.match.states()):
            found.setdefault(self.match.game.view(state, NOBODY)["round"], moves)
        return found

    def start_of(self, number: int) -> int:
        if number not in self.rounds:
            facts = {"first": min(self.rounds), "final": max(self.rounds)}
            raise UsageError("no_such_round", wanted=number, **facts)
        return self.rounds[number]

    def _result(self, past: Match) -> None:
        outcome = past.outcome()
        if outcome is not None:
            self.terminal.show(self.screen.result(outcome))

    def tell_all(self) -> None:
        """The whole log in words."""
        match = self.match
        for event in match.events:
            line = self.terminal.t.event(event, match.seats, match.game)
            self.terminal.show(Text(f"{event.move:>4}  {line}"))
        self._result(match)

    def walk(self) -> None:
        """Step through: Enter or n, p, a number, r and a round, q."""
        number = 0
        leave = typed_for(self.terminal.t, "quit")
        self.show(number)
        while True:
            try:
                typed = (
                    self.terminal.read_line(self.terminal.t.text("replay-prompt")).strip().lower()
                )
            except (EOFError, KeyboardInterrupt):
                self.terminal.show("")
                return
            if fold(typed) in leave:
                return
            try:
                number = self._step(number, typed)
            except UsageError as problem:
                self.terminal.show_error(self.terminal.t.error(problem))

    def _step(self, number: int, typed: str) -> int:
        steps = {"": number + 1, "n": number + 1, "p": number - 1}
        to_round = _ROUND.fullmatch(typed)
        if to_round is not None:
            wanted: int | None = self._round(number, to_round[1])
        else:
            wanted = int(typed) if typed.isdecimal() and len(typed) < 8 else steps.get(typed)
        if wanted is None:
            self.terminal.say("replay-help")
            return number
        wanted = min(max(wanted, 0), len(self.words))
        if wanted == number:
            self.terminal.say("replay-edge", moves=len(self.words))
            return number
        self.show(wanted)
        return wanted

    def _round(self, number: int, wanted: str) -> int:
        """The start of a round; of the next one if none is named."""
        if wanted:
            return self.start_of(int(wanted))
        later = (moves for moves in self.rounds.values() if moves > number)
        return next(later, len(self.words))
