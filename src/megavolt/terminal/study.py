"""`megavolt study`: many games of one kind in figures, on the screen, as JSON and as a page.

How games are played and what is told of them is the family's; see `families.Study`.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.text import Text

from megavolt.arena.page import page
from megavolt.arena.report import options_text
from megavolt.core import record
from megavolt.core.errors import UsageError
from megavolt.core.game import Game
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.terminal.arena_report import grid_table
from megavolt.terminal.arguments import options_from, player_counts, usual_players
from megavolt.terminal.families import Study, terminal_family
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import STUDY_PAGE, check_writable


@dataclass(frozen=True)
class StudyOptions:
    """The options of the command line."""

    game: str
    players: str | None
    games: int | None  # for each number of players; None: as many as the study thinks right
    policy: str | None  # None: the study's first
    seed: int
    options: Sequence[str]
    against: Sequence[str] = ()  # options of the games to compare with
    map: str | None = None
    html: Path | None = None
    force: bool = False


def study(terminal: UserTerminal, opts: StudyOptions, as_json: bool) -> int:
    """Play, then report; returns the exit status."""
    made, options = _made(opts), options_from(opts.game, opts.options, map=opts.map)
    opts = replace(opts, games=opts.games or made.games, policy=_policy(made, opts))
    counts = player_counts(opts.players) if opts.players else (usual_players(opts.game),)
    compared = [options]
    if opts.against:
        compared.append({**options, **options_from(opts.game, opts.against, map=opts.map)})
    games = [make_game(opts.game, count, each) for count in counts for each in compared]
    if opts.html is not None:
        check_writable(terminal, opts.html, STUDY_PAGE, opts.force)
    start = time.perf_counter()
    _play(terminal, made, games, opts)
    seconds = round(time.perf_counter() - start, 1)
    facts = {"game": opts.game, "options": options_text(options), "policy": opts.policy}
    if as_json:
        data = {**facts, "seed": opts.seed, "seconds": seconds, "players": made.data()}
        terminal.out.print(json.dumps(data), soft_wrap=True)
    else:
        _show(terminal, made)
    if opts.html is not None:
        _write(terminal, opts, made, options_text(options))
    return 0


def _made(opts: StudyOptions) -> Study:
    game_info(opts.game)  # a game that does not exist is another mistake
    make = terminal_family(opts.game).study
    if make is None:
        known = [game for game in game_ids() if terminal_family(game).study is not None]
        raise UsageError("study_unknown_game", game=opts.game, known=", ".join(known))
    return make()


def _policy(made: Study, opts: StudyOptions) -> str:
    if opts.policy is not None and opts.policy not in made.policies:
        known = ", ".join(made.policies)
        raise UsageError("study_unknown_policy", policy=opts.policy, known=known)
    return opts.policy or made.policies[0]


def _play(
    terminal: UserTerminal, made: Study, games: Sequence[Game[Any]], opts: StudyOptions
) -> None:
    assert opts.games is not None
    assert opts.policy is not None
    count, policy = opts.games, opts.policy
    if not terminal.err.is_terminal:
        for game in games:
            made.play(game, opts.seed, count, policy, lambda done: None)
        return
    with Progress(console=terminal.err, transient=True) as progress:
        total = len(games) * count
        task = progress.add_task(terminal.t.text("simulate-progress"), total=total)
        for game in games:
            made.play(game, opts.seed, count, policy, lambda n: progress.advance(task, n))


def _show(terminal: UserTerminal, made: Study) -> None:
    for section in made.sections(terminal.t):
        terminal.show(grid_table(section.grid))
        if section.grid.note:
            terminal.show(Text(section.grid.note, style="dim"))
        terminal.show("")


def _write(terminal: UserTerminal, opts: StudyOptions, made: Study, options: str) -> None:
    assert opts.html is not None
    t = terminal.t
    facts = [
        t.game(opts.game),
        t.text("study-played", games=opts.games, policy=opts.policy, seed=opts.seed),
    ]
    if opts.options or opts.map:
        facts.append(t.text("arena-report-options", options=options))
    title = t.text("study-title", game=opts.game)
    record.write_file(opts.html, STUDY_PAGE.mark + page(t.lang, title, facts, made.sections(t)))
    terminal.err.print(t.text("arena-written", file=str(opts.html)), soft_wrap=True)
