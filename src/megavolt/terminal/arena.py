"""`megavolt arena`: bots play many games on all cores or a cluster; then who is the best."""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from megavolt.arena.cluster import Cluster, check_cluster
from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Result, plain_options
from megavolt.arena.report import options_text
from megavolt.arena.run import run
from megavolt.arena.schedule import DEFAULT_LIMIT, DEFAULT_ROUNDS, ArenaPlan
from megavolt.arena.store import Store
from megavolt.arena.summary import summarize
from megavolt.arena.workers import WorkerPool, usable_cores
from megavolt.bots import check_spec, try_bot
from megavolt.core import record
from megavolt.core.errors import UsageError, file_trouble
from megavolt.core.game import Game
from megavolt.core.registry import game_info, make_game
from megavolt.terminal import saves
from megavolt.terminal.arena_files import ARENAS
from megavolt.terminal.arena_report import show
from megavolt.terminal.arguments import options_from, player_counts, usual_players
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import RECORD, check_folder, check_writable

DEFAULT_GAMES = 100
SAY_EVERY = 10.0  # seconds between lines of progress where there is no terminal


@dataclass(frozen=True)
class ArenaOptions:
    """The options of the command line; None where one was not given."""

    game: str | None
    bots: Sequence[str]
    players: str | None
    games: int | None
    seed: int | None
    options: Sequence[str]
    map: str | None
    limit: float | None
    rounds: int | None


@dataclass(frozen=True)
class RunOptions:
    """How and where the games run; none of this changes a result."""

    workers: int | None = None
    ray: str | None = None
    out: Path | None = None
    resume: str | None = None
    records: Path | None = None
    as_json: bool = False
    force: bool = False  # replace older records without asking


@dataclass(frozen=True)
class _Played:
    """What this run has done."""

    stopped: bool
    games: int
    seconds: float


def arena(
    terminal: UserTerminal, opts: ArenaOptions, run_options: RunOptions, drawn_seed: int
) -> int:
    """Play, store, report; returns the exit status."""
    if run_options.resume and run_options.out:
        raise UsageError("arena_out_and_resume")
    if run_options.ray is not None:
        check_cluster(run_options.ray)
    if run_options.resume:
        opened = _resumed(terminal, opts, run_options)
    else:
        opened = _new(terminal, opts, run_options, drawn_seed)
    with closing(opened) as store:
        played = _play(terminal, store, run_options)
        if run_options.records is not None:
            _write_records(store, run_options.records)
        _tell(terminal, store, run_options, played)
    return 130 if played.stopped else 0


# ---- what to play


def _new(
    terminal: UserTerminal, opts: ArenaOptions, run_options: RunOptions, drawn_seed: int
) -> Store:
    plan = make_plan(opts, drawn_seed)
    if run_options.out is not None:
        check_folder(run_options.out)
    _check_records(terminal, run_options, plan.games, {})
    path = run_options.out or ARENAS.new_path(plan.game)
    return Store.create(path, plan, _version())


def make_plan(opts: ArenaOptions, drawn_seed: int) -> ArenaPlan:
    """Everything that can be wrong is reported before anything is played."""
    if opts.game is None:
        raise UsageError("arena_no_game")
    if not opts.bots:
        raise UsageError("arena_no_bots")
    players = player_counts(opts.players) if opts.players else (usual_players(opts.game),)
    options = options_from(opts.game, opts.options, map=opts.map)
    games = [make_game(opts.game, count, options) for count in players]
    bots = tuple(check_spec(bot, games[0].id) for bot in opts.bots)
    limit = opts.limit or DEFAULT_LIMIT
    _try_bots(bots, games, limit)
    plan = ArenaPlan(
        game=opts.game,
        bots=bots,
        players=players,
        games=opts.games or DEFAULT_GAMES,
        seed=drawn_seed if opts.seed is None else opts.seed,
        options=options,
        limit=limit,
        rounds=opts.rounds or DEFAULT_ROUNDS,
        rules=games[0].rules,
    )
    return replace(plan, options=plain_options(plan))


def _try_bots(bots: Sequence[str], games: Sequence[Game[Any]], limit: float) -> None:
    """One that cannot be made would forfeit every move, which no arena is for."""
    for bot in dict.fromkeys(bots):
        for game in games:
            try_bot(bot, game, limit)


def _resumed(terminal: UserTerminal, opts: ArenaOptions, run_options: RunOptions) -> Store:
    """The same arena, or a longer one; a file of another is not touched."""
    path = ARENAS.find(run_options.resume or "")
    with closing(Store.open(path)) as seen:
        _check_same(seen, opts)
        plan = seen.plan
        games = max(opts.games or 0, plan.games)
        _check_records(terminal, run_options, games, dict(seen.records()))
    made = [make_game(plan.game, count, plan.options) for count in plan.players]
    _try_bots(plan.bots, made, plan.limit)
    store = Store.open(path, to_write=True)
    if opts.games is not None and opts.games > store.plan.games:
        store.extend(opts.games)
    return store


def _check_same(store: Store, opts: ArenaOptions) -> None:
    plan, file = store.plan, str(store.path)
    known = game_info(plan.game).rules
    if plan.rules != known:
        raise ArenaError("arena_other_rules", file=file, rules=plan.rules, known=known)
    if opts.games is not None and opts.games < plan.games:
        raise UsageError("arena_fewer_games", file=file, games=opts.games, planned=plan.games)
    asked = {
        "GAME": (opts.game, plan.game),
        "--bots": (_specs(plan, opts), plan.bots),
        "--players": (player_counts(opts.players) if opts.players else None, plan.players),
        "--seed": (opts.seed, plan.seed),
        "--limit": (opts.limit, plan.limit),
        "--rounds": (opts.rounds, plan.rounds),
        "--option": (_options(plan, opts), plan.options),
    }
    for name, (wanted, there) in asked.items():
        if wanted is not None and wanted != there:
            shown = {"wanted": _shown(wanted), "there": _shown(there)}
            raise UsageError("arena_other_plan", file=file, name=name, **shown)


def _specs(plan: ArenaPlan, opts: ArenaOptions) -> tuple[str, ...] | None:
    """The bots as they were stored, however they are typed this time."""
    return tuple(check_spec(bot, plan.game) for bot in opts.bots) or None


def _options(plan: ArenaPlan, opts: ArenaOptions) -> object:
    if not opts.options and opts.map is None:
        return None
    options = options_from(plan.game, opts.options, map=opts.map)
    return plain_options(replace(plan, options=options))


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return options_text(value)
    return ",".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


def _version() -> str:
    try:
        return version("megavolt")
    except PackageNotFoundError:
        return "?"


# ---- playing


def _play(terminal: UserTerminal, store: Store, run_options: RunOptions) -> _Played:
    """What is left, by processes here or on a cluster."""
    before, start = len(store.done()), time.monotonic()
    stopped = False
    try:
        if before < store.plan.games:
            with _players(store.plan, run_options) as players:
                watch(terminal, store, run(store, players))
    except KeyboardInterrupt:
        stopped = True
    return _Played(stopped, len(store.done()) - before, time.monotonic() - start)


def _players(plan: ArenaPlan, run_options: RunOptions) -> WorkerPool | Cluster:
    if run_options.ray is not None:
        return Cluster(plan, run_options.ray, run_options.workers)
    return WorkerPool(plan, run_options.workers or usable_cores())


def watch(terminal: UserTerminal, store: Store, results: Iterator[Result]) -> None:
    """Progress: on a terminal in place, elsewhere in lines."""
    reported = _report_faults(terminal, results)
    if not terminal.err.is_terminal:
        _watch_plainly(terminal, store, reported)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task(
            terminal.t.text("arena-progress"), total=store.plan.games, completed=len(store.done())
        )
        for _ in reported:
            progress.advance(task)


def _report_faults(terminal: UserTerminal, results: Iterator[Result]) -> Iterator[Result]:
    """The same results; each kind of fault of a bot is reported once, when it first occurs."""
    met: set[tuple[str, str]] = set()
    for result in results:
        for fault in result.faults:
            bot = result.bots[fault.seat]
            if (bot, fault.kind) not in met:
                met.add((bot, fault.kind))
                kind = terminal.t.text("arena-fault", kind=fault.kind)
                facts = {"bot": bot, "kind": kind, "number": result.number, "move": fault.move}
                terminal.show_error(
                    terminal.t.text("arena-fault-met", **facts, detail=fault.detail)
                )
        yield result


def _watch_plainly(terminal: UserTerminal, store: Store, results: Iterator[Result]) -> None:
    before = len(store.done())
    start = said = time.monotonic()
    for number, _ in enumerate(results, start=1):
        now = time.monotonic()
        if now - said >= SAY_EVERY:
            said = now
            left = (store.plan.games - before - number) * (now - start) / number
            minutes, seconds = divmod(int(left), 60)
            facts = {"done": before + number, "total": store.plan.games}
            text = terminal.t.text("arena-progress-line", **facts, minutes=minutes, seconds=seconds)
            terminal.err.print(text, soft_wrap=True)


def _check_records(
    terminal: UserTerminal, run_options: RunOptions, games: int, known: Mapping[int, str]
) -> None:
    """Before anything is played; a record of this arena that is there already may stay."""
    folder, force = run_options.records, run_options.force
    if folder is None:
        return
    check_folder(folder)
    for number in range(games):
        path = _record_path(folder, number)
        if path.exists() and not (number in known and record.read_file(path) == known[number]):
            check_writable(terminal, path, RECORD, force)
            force = True  # asked once for all


def _record_path(folder: Path, number: int) -> Path:
    return folder / f"{number:06}{saves.SUFFIX}"


def _write_records(store: Store, folder: Path) -> None:
    """Each game as a separate file."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as problem:
        reason = file_trouble(problem)
        raise ArenaError("arena_file_trouble", file=str(folder), reason=reason) from None
    for number, text in store.records():
        record.write_file(_record_path(folder, number), text)


# ---- telling


def _tell(terminal: UserTerminal, store: Store, run_options: RunOptions, played: _Played) -> None:
    done, seed = len(store.done()), store.plan.seed
    where = {"file": str(store.path), "short": ARENAS.short(store.path)}
    if done and run_options.as_json:
        terminal.out.print(json.dumps(summarize(store).data(), ensure_ascii=False), soft_wrap=True)
    elif done:
        show(terminal, summarize(store))
    if played.games and not run_options.as_json:
        seconds, rate = round(played.seconds, 1), round(played.games / played.seconds, 2)
        terminal.say("arena-speed", count=played.games, seconds=seconds, rate=rate)
    if played.stopped:
        total = store.plan.games
        terminal.show_error(terminal.t.text("arena-stopped", done=done, total=total, **where))
    elif not run_options.as_json:
        terminal.show(Text(terminal.t.text("arena-kept", count=done, seed=seed, **where)))
