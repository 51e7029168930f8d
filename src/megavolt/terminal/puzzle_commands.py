"""`megavolt puzzle` and the commands of `megavolt puzzles`; help texts are ids of messages."""

from pathlib import Path
from typing import Annotated

import typer

from megavolt.terminal.guard import Command, Group
from megavolt.terminal.user_terminal import make_terminal

puzzles = typer.Typer(cls=Group, help="help-puzzles", no_args_is_help=True)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es|pl", help="help-lang")]


def puzzle_command(
    ctx: typer.Context,
    *,
    game: Annotated[
        str, typer.Argument(metavar="[GAME|PUZZLE]", help="help-puzzle-game", show_default=False)
    ] = "",
    theme: Annotated[str, typer.Option(metavar="THEME", help="help-puzzle-theme")] = "",
    difficulty: Annotated[
        str, typer.Option(metavar="easy|medium|hard", help="help-puzzle-difficulty")
    ] = "",
    daily: Annotated[bool, typer.Option("--daily", help="help-puzzle-daily")] = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.puzzle import puzzle

    return puzzle(make_terminal(lang or ctx.obj), game, theme, difficulty, daily)


@puzzles.callback()
def common_to_puzzles(ctx: typer.Context, lang: Lang = None) -> None:
    ctx.obj = lang or ctx.obj


@puzzles.command("make", cls=Command, help="help-puzzles-make")
def make_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-puzzles-game")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="help-puzzles-out")],
    games: Annotated[int, typer.Option(min=1, help="help-puzzles-games")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="help-seed")] = 0,
    budget: Annotated[int, typer.Option(min=40, help="help-puzzles-budget")] = 160,
    theme: Annotated[str, typer.Option(metavar="THEME", help="help-puzzle-theme")] = "",
    force: Annotated[bool, typer.Option("--force", help="help-force")] = False,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.puzzle_files import MakeOptions, make

    opts = MakeOptions(game, out, games, seed, budget, theme, force)
    return make(make_terminal(lang or ctx.obj), opts)


@puzzles.command("check", cls=Command, help="help-puzzles-check")
def check_command(
    ctx: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="help-puzzles-file", show_default=False)
    ] = None,
    budget: Annotated[int, typer.Option(min=0, help="help-puzzles-check-budget")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="help-seed")] = 1,
    lang: Lang = None,
) -> int:
    from megavolt.terminal.puzzle_files import check

    return check(make_terminal(lang or ctx.obj), file, budget, seed)
