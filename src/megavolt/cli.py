"""The command line: `megavolt COMMAND`. Help texts are ids of messages in megavolt.locale."""

import os
import secrets
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Literal

import typer

from megavolt.terminal.admin_commands import admin
from megavolt.terminal.guard import Command, GuardedGroup
from megavolt.terminal.map_commands import decks, maps
from megavolt.terminal.puzzle_commands import puzzle_command, puzzles
from megavolt.terminal.study_command import study_command
from megavolt.terminal.train_command import train_command
from megavolt.terminal.user_terminal import UserTerminal, make_terminal

app = typer.Typer(
    cls=GuardedGroup,
    help="help-megavolt",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.add_typer(maps, name="map")
app.add_typer(decks, name="deck")
app.add_typer(admin, name="admin")
app.command("puzzle", cls=Command, help="help-puzzle")(puzzle_command)
app.add_typer(puzzles, name="puzzles")

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es|pl", help="help-lang")]
Device = Literal["cpu", "cuda"]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Force = Annotated[bool, typer.Option("--force", help="help-force")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help="help-seed")]
Deck = Annotated[str | None, typer.Option("--deck", metavar="FILE", help="help-deck")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
]


def main() -> None:
    """The entry point of the installed command."""
    # Bots think on one core each, nets included; other processes that are started take it over.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    app()


def _terminal(ctx: typer.Context, lang: str | None) -> UserTerminal:
    return make_terminal(lang or ctx.obj)


def _print_version(wanted: bool) -> None:
    if not wanted:
        return
    try:
        typer.echo(f"megavolt {version('megavolt')}")
    except PackageNotFoundError:
        typer.echo("megavolt (not installed)")
    raise typer.Exit


@app.callback()
def common(
    ctx: typer.Context,
    lang: Lang = None,
    debug: Annotated[bool, typer.Option("--debug", help="help-debug")] = False,
    show_version: Annotated[
        bool,
        typer.Option("--version", help="help-version", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    ctx.obj = lang


@app.command("games", cls=Command, help="help-games")
def games_command(ctx: typer.Context, lang: Lang = None) -> int:
    from megavolt.terminal.show import games

    return games(_terminal(ctx, lang))


@app.command("play", cls=Command, help="help-play")
def play_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="help-play-game", show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help="help-play-players")] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-play-seat")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help="help-play-bot")] = None,
    seats: Annotated[str | None, typer.Option(metavar="LIST", help="help-play-seats")] = None,
    seed: Seed = None,
    map_source: Annotated[
        str | None, typer.Option("--map", metavar="MAP", help="help-play-map")
    ] = None,
    deck: Deck = None,
    option: Options = None,
    setup: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-setup")] = None,
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="help-play-from")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-save")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="help-play-resume")] = None,
    force: Force = False,
    auto_pass: Annotated[
        bool, typer.Option("--auto-pass/--no-auto-pass", help="help-play-auto-pass")
    ] = True,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.play import PlayOptions, play

    opts = PlayOptions(
        game=game,
        players=players,
        people=seat or [],
        bots=bot or [],
        seats=seats,
        seed=seed,
        map=map_source,
        deck=deck,
        options=option or [],
        setup=setup,
        start=start,
        save=save,
        resume=resume,
        force=force,
        auto_pass=auto_pass,
    )
    return play(_terminal(ctx, lang), opts)


@app.command("simulate", cls=Command, help="help-simulate")
def simulate_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-game")],
    players: Annotated[int | None, typer.Option(help="help-simulate-players")] = None,
    games: Annotated[int, typer.Option(min=1, help="help-simulate-games")] = 100,
    bots: Annotated[str | None, typer.Option(metavar="LIST", help="help-simulate-bots")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help="help-simulate-bot")] = None,
    seed: Seed = None,
    deck: Deck = None,
    option: Options = None,
    check: Annotated[bool, typer.Option("--check", help="help-simulate-check")] = False,
    as_json: Json = False,
    all_configs: Annotated[bool, typer.Option("--all-configs", help="help-simulate-all")] = False,
    report: Annotated[bool, typer.Option("--report", help="help-simulate-report")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="help-simulate-fast")] = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.simulate import SimulateOptions, simulate

    opts = SimulateOptions(
        game=game,
        players=players,
        games=games,
        levels=[*(bots.split(",") if bots else []), *(bot or [])],
        seed=secrets.randbits(32) if seed is None else seed,
        options=option or [],
        check=check,
        every=all_configs,
        deck=deck,
        report=report,
        fast=fast,
    )
    return simulate(_terminal(ctx, lang), opts, as_json)


app.command("study", cls=Command, help="help-study")(study_command)
app.command("train", cls=Command, help="help-train")(train_command)


@app.command("arena", cls=Command, help="help-arena")
def arena_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="help-arena-game", show_default=False)
    ] = None,
    bots: Annotated[str | None, typer.Option(metavar="LIST", help="help-arena-bots")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help="help-arena-bot")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="help-arena-players")] = None,
    games: Annotated[int | None, typer.Option(metavar="K", min=1, help="help-arena-games")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", min=0, help="help-arena-seed")] = None,
    option: Options = None,
    map_source: Annotated[
        str | None, typer.Option("--map", metavar="MAP", help="help-play-map")
    ] = None,
    limit: Annotated[
        float | None, typer.Option(metavar="SECONDS", min=0.001, max=86400, help="help-arena-limit")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="help-arena-rounds")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="help-arena-workers")
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-arena-ray")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-out")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="help-arena-resume")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="help-arena-records")
    ] = None,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.arena import ArenaOptions, RunOptions, arena

    opts = ArenaOptions(
        game=game,
        bots=[*((part.strip() for part in bots.split(",")) if bots else ()), *(bot or [])],
        players=players,
        games=games,
        seed=seed,
        options=option or [],
        map=map_source,
        limit=limit,
        rounds=rounds,
    )
    run_options = RunOptions(workers, ray, out, resume, records, as_json, force)
    return arena(_terminal(ctx, lang), opts, run_options, secrets.randbits(32))


@app.command("report", cls=Command, help="help-report")
def report_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-report-file")] = "last",
    html: Annotated[Path | None, typer.Option(metavar="OUT", help="help-report-html")] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="OUT", help="help-report-json")
    ] = None,
    as_csv: Annotated[
        Path | None, typer.Option("--csv", metavar="OUT", help="help-report-csv")
    ] = None,
    force: Force = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.arena_report import ReportFiles, report

    return report(_terminal(ctx, lang), file, ReportFiles(html, as_json, as_csv, force))


@app.command("verify", cls=Command, help="help-verify")
def verify_command(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="help-verify-file")],
    seed_hash: Annotated[
        str | None, typer.Option("--seed-hash", metavar="HASH", help="help-verify-hash")
    ] = None,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.show import verify

    return verify(_terminal(ctx, lang), files, seed_hash)


@app.command("replay", cls=Command, help="help-replay")
def replay_command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file")],
    at: Annotated[int | None, typer.Option(metavar="N", help="help-replay-at")] = None,
    number: Annotated[
        int | None, typer.Option("--round", metavar="N", help="help-replay-round")
    ] = None,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.show import replay

    return replay(_terminal(ctx, lang), file, at, number)


@app.command("position", cls=Command, help="help-position")
def position_command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file")],
    at: Annotated[int | None, typer.Option(metavar="MOVE", help="help-position-at")] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="help-position-seat")] = None,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.positions import position

    return position(_terminal(ctx, lang), file, at, seat)


@app.command("serve", cls=Command, help="help-serve")
def serve_command(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(help="help-serve-host")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="help-serve-port")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="help-serve-database")] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, max=64, help="help-serve-processes")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.serving import serve

    given = {"host": host, "port": port, "database": database, "processes": processes}
    return serve(_terminal(ctx, lang), given, browser)


@app.command("review", cls=Command, help="help-review")
def review_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file")],
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="help-review-seat")] = None,
    budget: Annotated[str | None, typer.Option(metavar="N|TIME", help="help-review-budget")] = None,
    top: Annotated[int, typer.Option(min=1, max=100, help="help-review-top")] = 5,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="help-review-html")] = None,
    as_json: Json = False,
    seed: Annotated[int, typer.Option("--seed", min=0, help="help-review-seed")] = 0,
    force: Force = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.review import ReviewOptions, review

    opts = ReviewOptions(
        file=file,
        seat=seat,
        budget=budget,
        top=top,
        html=html,
        as_json=as_json,
        seed=seed,
        force=force,
    )
    return review(_terminal(ctx, lang), opts)


@app.command("lesson", cls=Command, help="help-lesson")
def lesson_command(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[LESSON|check]", help="help-lesson-words")
    ] = None,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.lesson import lesson

    return lesson(_terminal(ctx, lang), words or ())


@app.command("load", cls=Command, help="help-load")
def load_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    tables: Annotated[int, typer.Option(min=1, max=10_000, help="help-load-tables")] = 100,
    seats: Annotated[int, typer.Option(min=2, max=6, help="help-load-seats")] = 3,
    seconds: Annotated[float, typer.Option(min=1, max=86_400, help="help-load-seconds")] = 20,
    think: Annotated[float, typer.Option(min=0, max=3600, help="help-load-think")] = 5,
    ahead: Annotated[int, typer.Option(min=0, max=1_000, help="help-load-ahead")] = 100,
    games: Annotated[list[str] | None, typer.Option("--game", help="help-load-game")] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help="help-load-processes")] = 1,
    url: Annotated[str | None, typer.Option(metavar="URL", help="help-load-url")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="help-load-database")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.loading import load

    terminal = _terminal(ctx, lang)
    counts, times = (tables, seats, processes, ahead), (seconds, think)
    return load(terminal, counts, times, (url, database), games or (), as_json)


@app.command("bench", cls=Command, help="help-bench")
def bench_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="help-bench-seconds")] = 20,
    as_json: Json = False,
    kernel: Annotated[bool, typer.Option("--kernel", help="help-bench-kernel")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="help-bench-envs")] = False,
    maps: Annotated[bool, typer.Option("--maps", help="help-bench-maps")] = False,
    device: Annotated[Device, typer.Option(help="help-bench-device")] = "cpu",
    lang: Lang = None,
) -> int:
    from megavolt.terminal.bench import bench

    if maps:
        from megavolt.terminal.bench_maps import bench_maps

        return bench_maps(_terminal(ctx, lang), as_json)
    if envs:
        from megavolt.terminal.bench_envs import bench_envs

        return bench_envs(_terminal(ctx, lang), seconds, as_json, device)
    if kernel:
        from megavolt.terminal.bench_kernel import bench_kernel

        return bench_kernel(_terminal(ctx, lang), seconds, as_json, device)
    return bench(_terminal(ctx, lang), seconds, as_json)


@app.command("doctor", cls=Command, help="help-doctor")
def doctor_command(ctx: typer.Context, lang: Lang = None) -> int:
    from megavolt.terminal.doctor import doctor

    return doctor(_terminal(ctx, lang))


if __name__ == "__main__":
    main()
