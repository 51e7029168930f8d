"""`megavolt simulate`: many games, and what they have in common."""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table

from megavolt.arena.checks import Broken
from megavolt.arena.selfplay import Config, KeptBots, Played, games_named, play, spread
from megavolt.bots import Fault, check_spec, try_bot
from megavolt.core.errors import UsageError
from megavolt.core.game import Game
from megavolt.core.match import Match
from megavolt.core.registry import game_info
from megavolt.locale import Translator
from megavolt.terminal import saves
from megavolt.terminal.arguments import options_from, usual_players, written
from megavolt.terminal.report import Reports
from megavolt.terminal.user_terminal import UserTerminal


@dataclass(frozen=True)
class SimulateOptions:
    """The options of the command line."""

    game: str
    players: int | None
    games: int
    levels: Sequence[str]
    seed: int
    options: Sequence[str]
    check: bool
    every: bool
    deck: str | None = None
    report: bool = False
    fast: bool = False


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate. No bots: uniformly random moves."""

    configs: Sequence[Config]
    games: int
    seed: int
    bots: Sequence[str] = ()
    check: bool = False
    reports: Reports | None = None


def make_plan(opts: SimulateOptions) -> SimulationPlan:
    named = games_named(opts.game)
    for game_id in named:
        bots = [check_spec(level, game_id) for level in opts.levels]
    if opts.every or opts.game == "all":
        configs = spread(named, opts.players, _fixed(opts, named))
    else:
        players = opts.players or usual_players(named[0])
        options = options_from(named[0], opts.options, deck=opts.deck)
        configs = [Config(named[0], players, tuple(options.items()))]
    game = configs[0].make()  # most of what can be wrong is reported before anything is played
    for bot in dict.fromkeys(bots):
        try_bot(bot, game)
    reports = Reports(named) if opts.report else None
    return SimulationPlan(configs, opts.games, opts.seed, bots, opts.check, reports)


def _fixed(opts: SimulateOptions, named: Sequence[str]) -> dict[str, dict[str, object]]:
    """By game, the options that do not vary; each must be known to one of the games at least."""
    fixed = {game_id: options_from(game_id, opts.options, deck=opts.deck) for game_id in named}
    known = {option.name for game_id in named for option in game_info(game_id).options}
    for name in fixed[named[0]]:
        if name not in known:
            shown = ", ".join(sorted(known))
            raise UsageError("unknown_option", game=opts.game, option=name, known=shown)
    return fixed


@dataclass
class Summary:
    """What is known after some games."""

    seconds: float = 0.0
    played: list[Played] = field(default_factory=list)
    seated: list[list[str]] = field(default_factory=list)  # by game and seat, the bot's level
    faults: list[Fault] = field(default_factory=list)

    def data(self, plan: SimulationPlan) -> dict[str, object]:
        moves = [p.moves for p in self.played]
        rounds = [p.rounds for p in self.played]
        steps = Counter(p.step for p in self.played if p.step)  # not every game has steps
        return {
            "games": len(self.played),
            "seed": plan.seed,
            "configurations": min(len(plan.configs), len(self.played)),
            "checked": plan.check,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(len(self.played) / max(self.seconds, 1e-9), 2),
            "moves": sum(moves),
            "length": _spread(moves),
            "rounds": _spread(rounds),
            "ended_in_step": {str(step): steps[step] for step in sorted(steps)},
            "wins_by_seat": _win_rates(
                self.played, [range(1, len(p.ranks) + 1) for p in self.played]
            ),
            "wins_by_bot": _win_rates(self.played, self.seated),
            "faults": self._faults(),
        }

    def _faults(self) -> dict[str, dict[str, int]]:
        """By bot and kind, how many moves were forfeited."""
        counts: dict[str, dict[str, int]] = {}
        for (bot, kind), count in sorted(Counter((f.bot, f.kind) for f in self.faults).items()):
            counts.setdefault(bot, {})[kind] = count
        return counts


def _win_rates(played: Sequence[Played], seated: Sequence[Sequence[int | str]]) -> dict[str, float]:
    """By who sat there, the share of games won; a shared win counts as a part."""
    seats: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    for p, names in zip(played, seated, strict=True):
        seats.update(map(str, names))
        for name, rank in zip(names, p.ranks, strict=True):
            if rank == 1:
                wins[str(name)] += 1 / p.ranks.count(1)
    return {name: round(wins[name] / seats[name], 4) for name in sorted(seats)}


def _spread(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {}
    mean = round(sum(values) / len(values), 2)
    return {"mean": mean, "least": min(values), "most": max(values)}


def simulate(terminal: UserTerminal, opts: SimulateOptions, as_json: bool) -> int:
    """Play, then report; returns the exit status."""
    if opts.fast:
        from megavolt.terminal.simulate_fast import simulate_fast

        _show_data(terminal, simulate_fast(terminal, opts), as_json)
        return 0
    plan = make_plan(opts)
    bots = KeptBots()
    summary = Summary(faults=bots.faults)
    start = time.perf_counter()
    try:
        for played, levels in _with_progress(terminal, plan, bots):
            summary.played.append(played)
            summary.seated.append(levels)
            summary.seconds = time.perf_counter() - start
    except Broken as broken:
        return _report_broken(terminal, broken, as_json)
    except KeyboardInterrupt:
        terminal.show_error(terminal.t.text("simulate-stopped"))
        _tell(terminal, plan, summary, as_json)
        return 130
    finally:
        bots.close()
    _tell(terminal, plan, summary, as_json)
    return 0


def _with_progress(
    terminal: UserTerminal, plan: SimulationPlan, bots: KeptBots
) -> Iterator[tuple[Played, list[str]]]:
    if not terminal.err.is_terminal:
        yield from _games(plan, bots)
        return
    with Progress(console=terminal.err, transient=True) as progress:
        task = progress.add_task(terminal.t.text("simulate-progress"), total=plan.games)
        for done in _games(plan, bots):
            progress.advance(task)
            yield done


def _games(plan: SimulationPlan, bots: KeptBots) -> Iterator[tuple[Played, list[str]]]:
    made: dict[int, Game[Any]] = {}
    for number in range(plan.games):
        index = number % len(plan.configs)
        if index not in made:
            made[index] = plan.configs[index].make()
        game, seed = made[index], plan.seed + number
        levels = _levels(plan.bots or ["random"], number, game.players)
        choose = bots.chooser(game, seed, levels)
        played = play(game, seed, choose, plan.reports, plan.check)
        bots.over(played)
        yield played, levels


def _levels(bots: Sequence[str], number: int, players: int) -> list[str]:
    """Bots take turns in every seat, so that no level has the better seats."""
    return [bots[(number + seat) % len(bots)] for seat in range(players)]


# ---- telling


def _report_broken(terminal: UserTerminal, broken: Broken, as_json: bool) -> int:
    path = Path(f"broken-{broken.game.id}-{broken.seed}{saves.SUFFIX}")
    match = Match(broken.game, [f"seat {n}" for n in range(broken.game.players)], broken.seed)
    for action in broken.actions:
        match.play(broken.game.word(action))
    match.save(path)
    if as_json:
        facts = {"broken": broken.problem, "seed": broken.seed, "record": str(path)}
        terminal.out.print(json.dumps(facts), soft_wrap=True)
    terminal.show_error(
        terminal.t.text(
            "simulate-broken",
            problem=broken.problem,
            game=broken.game.id,
            players=broken.game.players,
            seed=broken.seed,
            moves=len(broken.actions),
            file=str(path),
        )
    )
    return 1


def _tell(terminal: UserTerminal, plan: SimulationPlan, summary: Summary, as_json: bool) -> None:
    data = summary.data(plan)
    _complain(terminal, summary.faults)
    if plan.reports is not None and not plan.reports.by_game:
        terminal.show_error(terminal.t.text("report-none"))
    if as_json and plan.reports is not None:
        data["report"] = plan.reports.data()
    _show_data(terminal, data, as_json)
    for report in plan.reports.by_game.values() if plan.reports and not as_json else ():
        for part in report.tables(terminal.t):
            terminal.show("")
            terminal.show(part)


def _show_data(terminal: UserTerminal, data: dict[str, object], as_json: bool) -> None:
    if as_json:
        terminal.out.print(json.dumps(data), soft_wrap=True)
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in data.items():
        if value != {}:
            table.add_row(terminal.t.text("simulate-row", row=name), _shown(terminal.t, value))
    terminal.show(table)


def _complain(terminal: UserTerminal, faults: Sequence[Fault]) -> None:
    """The first fault of each kind of each bot, with what its author needs to know."""
    reported: set[tuple[str, str]] = set()
    for fault in faults:
        if (fault.bot, fault.kind) not in reported:
            reported.add((fault.bot, fault.kind))
            facts = {"bot": fault.bot, "kind": fault.kind, "detail": fault.detail}
            terminal.show_error(terminal.t.text("play-fault", **facts))


def _shown(t: Translator, value: object) -> str:
    if isinstance(value, dict) and "least" in value:
        return t.text("simulate-spread", **value)
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(t, part)}" for key, part in value.items())
    return written(value) if isinstance(value, bool) else str(value)
