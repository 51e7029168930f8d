"""The command line of `megavolt study`; help texts are ids of messages in megavolt.locale."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from megavolt.terminal.user_terminal import make_terminal


def study_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-study-game")],
    games: Annotated[int | None, typer.Option(min=1, max=10**9, help="help-study-games")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="help-arena-players")] = None,
    policy: Annotated[str | None, typer.Option(metavar="POLICY", help="help-study-policy")] = None,
    map_source: Annotated[
        str | None, typer.Option("--map", metavar="MAP", help="help-play-map")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
    against: Annotated[
        list[str] | None, typer.Option("--against", metavar="KEY=VALUE", help="help-study-against")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="help-seed")] = None,
    html: Annotated[Path | None, typer.Option(metavar="PAGE", help="help-study-html")] = None,
    force: Annotated[bool, typer.Option("--force", help="help-force")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|es|pl", help="help-lang")
    ] = None,
) -> int:
    from megavolt.terminal.study import StudyOptions, study

    opts = StudyOptions(
        game=game,
        players=players,
        games=games,
        policy=policy,
        seed=secrets.randbits(32) if seed is None else seed,
        options=option or [],
        against=against or [],
        map=map_source,
        html=html,
        force=force,
    )
    return study(make_terminal(lang or ctx.obj), opts, as_json)
