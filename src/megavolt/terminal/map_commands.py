"""The commands of `megavolt map` and `megavolt deck`; help texts are ids of messages."""

from pathlib import Path
from typing import Annotated

import typer

from megavolt.terminal.guard import Command, Group
from megavolt.terminal.user_terminal import make_terminal

maps = typer.Typer(cls=Group, help="help-map", no_args_is_help=True)
decks = typer.Typer(cls=Group, help="help-decks", no_args_is_help=True)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es|pl", help="help-lang")]
Edition = Annotated[str | None, typer.Option(metavar="GAME", help="help-map-edition")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="help-map-file")]
Source = Annotated[str, typer.Argument(metavar="MAP", help="help-map-id")]


@maps.callback()
def common_to_maps(ctx: typer.Context, lang: Lang = None) -> None:
    ctx.obj = lang or ctx.obj


@maps.command("check", cls=Command, help="help-map-check")
def check_command(
    ctx: typer.Context,
    file: File,
    edition: Edition = None,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.maps import check

    return check(make_terminal(lang or ctx.obj), file, edition)


@maps.command("make", cls=Command, help="help-map-make")
def make_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    places: Annotated[
        list[str] | None,
        typer.Argument(metavar="PLACE...", help="help-map-place", show_default=False),
    ] = None,
    box: Annotated[
        str | None, typer.Option("--box", metavar="W,S,E,N", help="help-map-box")
    ] = None,
    name: Annotated[str, typer.Option(help="help-map-name", show_default=False)] = "",
    cities: Annotated[int, typer.Option(help="help-map-cities")] = 42,
    density: Annotated[float, typer.Option(min=0, max=1, help="help-map-density")] = 0.6,
    cost: Annotated[float, typer.Option(min=0.5, max=2, help="help-map-cost")] = 1.0,
    seed: Annotated[int, typer.Option(min=0, help="help-map-seed")] = 0,
    include: Annotated[
        str, typer.Option("--with", metavar="CITY,...", help="help-map-with", show_default=False)
    ] = "",
    without: Annotated[
        str,
        typer.Option("--without", metavar="CITY,...", help="help-map-without", show_default=False),
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-map-out")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="help-force")] = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.map_make import MakeOptions, listed, make
    from megavolt.workshop import Wanted

    wanted = Wanted(cities, density, cost, seed, listed(include), listed(without))
    opts = MakeOptions(places or [], box, name, wanted, out, force)
    return make(make_terminal(lang or ctx.obj), opts)


@maps.command("report", cls=Command, help="help-map-report")
def report_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    source: Source,
    edition: Edition = None,
    games: Annotated[int, typer.Option(min=0, help="help-map-games")] = 0,
    players: Annotated[str, typer.Option(metavar="N", help="help-arena-players")] = "4",
    regions: Annotated[
        str, typer.Option(metavar="random|every|REGION,...", help="help-map-regions")
    ] = "random",
    bot: Annotated[str, typer.Option(metavar="BOT", help="help-map-bot")] = "planner",
    fast: Annotated[bool, typer.Option("--fast", help="help-map-fast")] = False,
    seed: Annotated[int, typer.Option(min=0, help="help-map-games-seed")] = 0,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.map_report import report
    from megavolt.terminal.map_trials import TrialOptions

    opts = TrialOptions(games, players, regions, bot, seed, fast)
    return report(make_terminal(lang or ctx.obj), source, edition, opts)


@maps.command("balance", cls=Command, help="help-map-balance")
def balance_command(
    ctx: typer.Context,
    file: File,
    seed: Annotated[int, typer.Option(min=0, help="help-map-balance-seed")] = 0,
    write: Annotated[bool, typer.Option("--write", help="help-map-write")] = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.map_report import balance

    return balance(make_terminal(lang or ctx.obj), file, seed, write)


@maps.command("show", cls=Command, help="help-map-show")
def show_command(
    ctx: typer.Context,
    source: Source,
    edition: Edition = None,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.maps import show

    return show(make_terminal(lang or ctx.obj), source, edition)


@decks.callback()
def common_to_decks(ctx: typer.Context, lang: Lang = None) -> None:
    ctx.obj = lang or ctx.obj


@decks.command("check", cls=Command, help="help-deck-check")
def deck_check_command(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-deck-file")],
    lang: Lang = None,
) -> int:
    from megavolt.terminal.maps import check_deck

    return check_deck(make_terminal(lang or ctx.obj), file)
