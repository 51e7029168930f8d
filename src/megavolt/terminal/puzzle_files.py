"""`megavolt puzzles`: making a file of puzzles, and checking one."""

from dataclasses import dataclass
from pathlib import Path

from megavolt.core.errors import OptionError, file_trouble
from megavolt.core.registry import game_info
from megavolt.data.errors import DataError
from megavolt.puzzles.families import END, puzzle_family
from megavolt.puzzles.make import make_puzzles
from megavolt.puzzles.proof import prove, verify
from megavolt.puzzles.puzzle import Puzzle, read, shipped, written
from megavolt.terminal.review_words import percent
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import PUZZLES, check_writable


@dataclass(frozen=True, slots=True)
class MakeOptions:
    game: str
    out: Path
    games: int
    seed: int
    budget: int
    theme: str
    force: bool


def make(terminal: UserTerminal, opts: MakeOptions) -> int:
    """The file is written anew with each puzzle, so that a run can be stopped at any time."""
    family = puzzle_family(game_info(opts.game).id)
    if opts.game not in (family.options or {}):
        raise OptionError("no_puzzles_for", game=opts.game)
    themes = (*family.themes, END)
    if opts.theme and opts.theme not in themes:
        known = ", ".join(themes)
        raise OptionError("no_such_theme", value=opts.theme[:20], game=opts.game, known=known)
    check_writable(terminal, opts.out, PUZZLES, opts.force)
    found: list[Puzzle] = []
    opts.out.write_text(written(found), encoding="utf-8")
    for puzzle in make_puzzles(opts.game, opts.games, opts.seed, opts.budget, opts.theme):
        found.append(puzzle)
        opts.out.write_text(written(found), encoding="utf-8")
        terminal.say(
            "puzzles-found",
            id=puzzle.id,
            theme=terminal.t.text("puzzle-theme", theme=puzzle.theme),
            level=puzzle.level,
            chance=percent(puzzle.chance),
            next=percent(puzzle.next),
        )
    terminal.say("puzzles-made", style="green", count=len(found), file=str(opts.out))
    return 0


def check(terminal: UserTerminal, file: Path | None, budget: int, seed: int) -> int:
    """Is every puzzle sound, and with a budget: is its solution still best? 1 if one is not."""
    found = shipped() if file is None else _read(file)
    wrong = 0
    for puzzle in found:
        problems = prove(puzzle)
        if budget and not problems:
            problems = verify(puzzle, budget, seed)
        wrong += bool(problems)
        for message, facts in problems:
            terminal.say("puzzles-check-wrong", style="red", puzzle=puzzle.id)
            terminal.say(message, style="red", **facts)
    style = "yellow" if wrong else "green"
    terminal.say("puzzles-check-done", style=style, count=len(found), wrong=wrong)
    return 1 if wrong else 0


def _read(path: Path) -> tuple[Puzzle, ...]:
    try:
        return read(str(path), path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        reason = file_trouble(problem)
        raise DataError("data_file_not_found", file=str(path), key="-", reason=reason) from None
