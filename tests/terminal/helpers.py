"""Matches and a person at a keyboard, made for tests of the terminal."""

import io
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from random import Random

from rich.console import Console
from rich.text import Text

from megavolt import Match
from megavolt.bots import make_bot
from megavolt.locale import Translator
from megavolt.terminal.table import TerminalTable
from megavolt.terminal.user_terminal import UserTerminal


def bot_match(
    game_id: str, seats: list[str], seed: int, moves: int = 100_000, level: str = "greedy"
) -> Match:
    """A match in which everybody plays as a bot does at a terminal."""
    match = Match.new(game_id, seats, seed)
    bot = make_bot(level, match.game)
    while not match.over and len(match.actions) < moves:
        rng = Random(f"{seed}:{len(match.actions)}")
        match.play(bot.choose(match.view(match.to_move or 0), match.legal(), rng))
    return match


@cache
def whole_match(game_id: str, seats: tuple[str, ...], seed: int) -> Match:
    """The same played to its end, once for all tests: look at it, do not play on."""
    return bot_match(game_id, list(seats), seed)


def as_typed(words: list[str]) -> str:
    """The words as lines of a person who buys several tokens at once: `buy coal 3`."""
    lines = []
    for word, group in groupby(words):
        count = len(list(group))
        lines += [f"{word} {count}"] if word.startswith("buy") else [word] * count
    return "\n".join(lines)


def words_by_seat(match: Match, seat: int) -> list[str]:
    """What one seat played, in order."""
    again = Match(match.game, match.seats, match.seed, match.setup)
    words = []
    for word in match.words:
        if again.to_move == seat:
            words.append(word)
        again.play(word)
    return words


@dataclass(frozen=True)
class Keyboard(UserTerminal):
    """A terminal at which somebody types these lines."""

    lines: list[str] = field(default_factory=list)

    @property
    def at_keyboard(self) -> bool:
        return True

    def read_line(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.out.print(Text(f"{prompt}{line}"))
        return line

    @property
    def shown(self) -> str:
        assert isinstance(self.out.file, io.StringIO)
        return self.out.file.getvalue()


def keyboard(
    *lines: str, lang: str = "en", size: tuple[int, int] = (80, 24), colour: bool = False
) -> Keyboard:
    out = Console(
        file=io.StringIO(),
        width=size[0],
        height=size[1],
        highlight=False,
        force_terminal=colour or None,
        color_system="256" if colour else None,
        legacy_windows=False,
    )
    return Keyboard(Translator(lang), out, out, list(lines))


def screenful(match: Match, lang: str, size: tuple[int, int], fresh: int = 0) -> list[str]:
    """What a person sees at a decision, with the log, whose events from `fresh` on are new."""
    console = Console(
        file=io.StringIO(), width=size[0], height=size[1], highlight=False, force_terminal=True
    )
    table = TerminalTable(UserTerminal(Translator(lang), console, console), match, {}, None)
    table.fresh = fresh
    seat = match.to_move
    assert seat is not None
    table.draw(seat, table.screen.question(match.view(seat), match.decision()))
    assert isinstance(console.file, io.StringIO)
    return Text.from_ansi(console.file.getvalue().replace("\x1b[2J\x1b[H", "")).plain.splitlines()
