"""`megavolt review`: the decisions of a game that cost the most winning chances."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from megavolt.bots.budget import parse_budget
from megavolt.bots.review import FIRST_LOOK, Review
from megavolt.bots.review_data import review_data, told
from megavolt.core import record
from megavolt.core.match import Match
from megavolt.terminal.arguments import seat_of
from megavolt.terminal.layout import SEAT_COLOURS
from megavolt.terminal.review_page import check_template, page
from megavolt.terminal.review_words import explanation, headline, percent, price
from megavolt.terminal.saves import SAVES
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import REVIEW_PAGE, check_writable

SPARKS = "▁▂▃▄▅▆▇█"
MOST_NAME = 14  # letters of a name that the plot shows
WIDEST = 56  # columns of the plot, so that names and figures fit beside it in 80


@dataclass(frozen=True)
class ReviewOptions:
    """The options of the command line."""

    file: Path
    seat: str | None
    budget: str | None
    top: int
    html: Path | None
    as_json: bool  # for a program, in place of the text
    force: bool  # replace an older page without asking
    seed: int


def review(terminal: UserTerminal, opts: ReviewOptions) -> int:
    """Judge, then report; returns the exit status."""
    match = Match.load(SAVES.find(str(opts.file)))
    seat = seat_of(match.seats, opts.seat)
    budget = parse_budget(opts.budget) if opts.budget else FIRST_LOOK
    if opts.html is not None:  # report now, not after a minute of thinking
        check_template()
        check_writable(terminal, opts.html, REVIEW_PAGE, opts.force)
    done = Review(match, budget, opts.seed, opts.top)
    try:
        _with_progress(terminal, done, seat)
    except KeyboardInterrupt:
        terminal.show_error(terminal.t.text("review-stopped"))
        return 130
    data = told(review_data(done), match.game, match.seats, terminal.t)
    if opts.as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        _tell(terminal, done)
    if opts.html is not None:
        record.write_file(opts.html, page(terminal.t, match, data))
        terminal.say("review-page", file=str(opts.html))
    return 0


def _with_progress(terminal: UserTerminal, done: Review, seat: int | None) -> None:
    if not terminal.err.is_terminal:
        terminal.err.print(terminal.t.text("review-thinking"), soft_wrap=True)
        for _ in done.steps(seat):
            pass
        return
    with Progress(console=terminal.err, transient=True) as progress:
        task = progress.add_task(terminal.t.text("review-thinking"), total=done.length)
        for steps in done.steps(seat):
            progress.advance(task, steps)


# ---- telling


def _tell(terminal: UserTerminal, done: Review) -> None:
    if not done.judged:
        terminal.say("review-nothing")
        return
    terminal.say("review-chances", style="bold")
    terminal.show(_plot(done))
    mistakes = done.mistakes()
    terminal.say("review-mistakes", style="bold", count=len(mistakes), judged=done.judged)
    for number, group in enumerate(mistakes, start=1):
        terminal.show(Text(f"{number}. {headline(terminal.t, done, group)}", style="bold"))
        terminal.show(Text(f"   {price(terminal.t, group)}"))
        terminal.show(Text(f"   {explanation(terminal.t, done, group)}"))


def _plot(done: Review) -> Table:
    """One line per seat: the name, its chances over the game, the first and the last of them."""
    grid = Table.grid(padding=(0, 1))
    for seat, name in enumerate(done.match.seats):
        line = [chances[seat] for _, chances in done.chances]
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        grid.add_row(
            Text(name[:MOST_NAME], style=colour),
            Text(spark(line, WIDEST), style=colour),
            Text(f"{percent(line[0])}–{percent(line[-1])}%"),
        )
    return grid


def spark(values: Sequence[float], width: int) -> str:
    """Chances from 0 to 1 as a row of bars, several to a bar where there is no room."""
    count = min(width, len(values))
    bars = []
    for column in range(count):
        part = values[column * len(values) // count : (column + 1) * len(values) // count]
        mean = sum(part) / len(part)
        bars.append(SPARKS[min(int(mean * len(SPARKS)), len(SPARKS) - 1)])
    return "".join(bars)
