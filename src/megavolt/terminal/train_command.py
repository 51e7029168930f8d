"""The command line of `megavolt train`; help texts are ids of messages in megavolt.locale."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from megavolt.terminal.user_terminal import make_terminal


def train_command(  # noqa: PLR0913 - one parameter per option
    ctx: typer.Context,
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-train-game")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="help-train-folder")],
    resume: Annotated[bool, typer.Option("--resume", help="help-train-resume")] = False,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="help-train-minutes")] = None,
    pause: Annotated[
        float | None, typer.Option("--pause-after", min=0.01, help="help-train-pause")
    ] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help="help-train-iterations")] = None,
    players: Annotated[int | None, typer.Option(help="help-train-players")] = None,
    map_source: Annotated[
        str | None, typer.Option("--map", metavar="MAP", help="help-play-map")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
    device: Annotated[Literal["cpu", "cuda"] | None, typer.Option(help="help-train-device")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="help-train-workers")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="help-train-games")] = None,
    usual: Annotated[int | None, typer.Option(min=1, max=20, help="help-train-usual")] = None,
    focus: Annotated[int | None, typer.Option(min=1, max=20, help="help-train-focus")] = None,
    planner_every: Annotated[
        int | None, typer.Option(min=0, help="help-train-planner-every")
    ] = None,
    lessons: Annotated[int | None, typer.Option(min=0, help="help-train-lessons")] = None,
    teacher: Annotated[str | None, typer.Option(metavar="BOT", help="help-train-teacher")] = None,
    start: Annotated[str | None, typer.Option(metavar="FILE", help="help-train-start")] = None,
    width: Annotated[int | None, typer.Option(min=8, max=4096, help="help-train-width")] = None,
    rate: Annotated[float | None, typer.Option(min=1e-8, max=1, help="help-train-rate")] = None,
    tune: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help-train-set")
    ] = None,
    evaluate: Annotated[int | None, typer.Option(min=0, help="help-train-evaluate")] = None,
    opponent: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="help-train-opponent")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="help-seed")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-train-json")] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|es|pl", help="help-lang")
    ] = None,
) -> int:
    from megavolt.terminal.train import TrainOptions, train, tuned

    opts = TrainOptions(
        game=game,
        folder=folder,
        resume=resume,
        players=players,
        map=map_source,
        options=option or [],
        pause=pause,
        changes={
            "minutes": minutes,
            "iterations": iterations,
            "device": device,
            "workers": workers,
            "rows": games,
            "usual": usual,
            "focus": focus,
            "planner_every": planner_every,
            "lessons": lessons,
            "teacher": teacher,
            "start": start,
            "width": width,
            "rate": rate,
            "evaluate_games": evaluate,
            "opponents": tuple(opponent) if opponent else None,
            "seed": seed,
            **tuned(tune or []),
        },
    )
    return train(make_terminal(lang or ctx.obj), opts, as_json)
