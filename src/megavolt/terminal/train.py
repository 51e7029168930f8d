"""`megavolt train`: trains a net in a folder and tells how it goes."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from megavolt.bots import check_spec
from megavolt.core.errors import OptionError, UsageError, file_trouble
from megavolt.core.registry import check_players, game_info, make_game
from megavolt.encodings import check_encoding, encoding_for
from megavolt.terminal.arguments import options_from, usual_players
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.training.settings import IN_PROCESSES, ON_GPU, TUNABLE, Settings

DEFAULT_MINUTES = 5.0
FIXED = ("seed", "width", "teacher")  # what a run that goes on cannot change
PAGE = "page.html"


@dataclass(frozen=True)
class TrainOptions:
    """The options of the command line."""

    game: str
    folder: Path
    resume: bool
    players: int | None
    map: str | None
    options: Sequence[str]
    changes: Mapping[str, Any]  # settings by name; None: not given
    pause: float | None = None  # minutes until it stops before its end


def train(terminal: UserTerminal, opts: TrainOptions, as_json: bool) -> int:
    """Train until the time is up; returns the exit status."""
    settings = _settings(opts)
    _check(settings)
    from megavolt.training.run import METRICS, Run

    def tell(line: dict[str, Any]) -> None:
        if as_json:
            terminal.out.print(json.dumps(line), soft_wrap=True, highlight=False)
        else:
            _tell(terminal, line)

    run = Run(settings, opts.folder, tell, opts.pause)
    if opts.resume:
        run.resume()
    try:
        run.train()
    except OSError as problem:
        trouble = file_trouble(problem)
        raise OptionError("train_folder", folder=str(opts.folder), problem=trouble) from None
    _write_page(terminal, opts.folder / PAGE, settings, opts.folder / METRICS)
    if not as_json:
        terminal.say("train-done", file=str(opts.folder / "weights.npz"))
    return 0


def _settings(opts: TrainOptions) -> Settings:
    given = {name: value for name, value in opts.changes.items() if value is not None}
    if opts.resume:
        return _kept(opts, given)
    if (opts.folder / "settings.json").exists():
        raise UsageError("train_folder_used", folder=str(opts.folder))
    if "minutes" not in given and "iterations" not in given:
        given["minutes"] = DEFAULT_MINUTES
    options = options_from(opts.game, opts.options, map=opts.map)
    usual = usual_on_gpu(opts.game) if given.get("device") == "cuda" else {}
    return Settings(opts.game, opts.players, tuple(options.items()), **{**usual, **given})


def tuned(given: Sequence[str]) -> dict[str, int | float]:
    """Settings written as `name=value`."""
    found = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals or name not in TUNABLE:
            raise UsageError("train_unknown_setting", text=pair, known=", ".join(sorted(TUNABLE)))
        value = Settings.tuned(name, text)
        if value is None:
            least, most = (f"{limit:.10g}" for limit in TUNABLE[name])
            raise UsageError("train_bad_setting", name=name, text=text, least=least, most=most)
        found[name] = value
    return found


def usual_on_gpu(game_id: str) -> dict[str, Any]:
    """What a GPU learns with: the games may be played there too, or in processes."""
    check_encoding(game_id)
    of_kernel = encoding_for(make_game(game_id, usual_players(game_id), {})).of_kernel
    return ON_GPU if of_kernel else {**ON_GPU, **IN_PROCESSES}


def _kept(opts: TrainOptions, given: dict[str, Any]) -> Settings:
    """The settings of the run in the folder, with what may be changed of them."""
    wrong = [name for name in FIXED if name in given]
    if wrong or opts.players or opts.map or opts.options:
        raise UsageError("train_resume_fixed")
    known = {field.name for field in fields(Settings)}
    try:
        kept = json.loads((opts.folder / "settings.json").read_text("utf-8"))
        kept = {name: value for name, value in kept.items() if name in known}
        kept["options"] = tuple((name, value) for name, value in kept["options"])
        kept["opponents"] = tuple(kept["opponents"])
        settings = Settings(**{**kept, **given})
    except (OSError, ValueError, TypeError, KeyError):
        raise OptionError("train_bad_checkpoint", folder=str(opts.folder)) from None
    if settings.game != opts.game:
        raise UsageError("train_other_game", folder=str(opts.folder), game=settings.game)
    return settings


def _check(settings: Settings) -> None:
    """Raise what would stop the run, before it begins."""
    info = game_info(settings.game)
    if settings.players is not None:
        check_players(info, settings.players)
    make_game(settings.game, settings.players or usual_players(info.id), dict(settings.options))
    check_encoding(settings.game)
    for bot in (settings.teacher, *settings.opponents):
        check_spec(bot, settings.game)
    if find_spec("torch") is None:
        raise OptionError("train_no_torch")
    if settings.device == "cuda" and not import_module("torch").cuda.is_available():
        raise OptionError("train_no_cuda")


def _tell(terminal: UserTerminal, line: Mapping[str, Any]) -> None:
    """One line of the metrics, in words."""
    minutes = f"{line['minutes']:.1f}"
    if "bot" in line:
        shares = {name: round(line[name] * 100) for name in ("share", "low", "high")}
        terminal.say(
            "train-duel", minutes=minutes, bot=line["bot"], kind=line["kind"], games=line["games"],
            **shares,
        )  # fmt: skip
    elif "clone" in line:
        agreed = round(line["agreed"] * 100)
        terminal.say("train-cloned", minutes=minutes, number=line["clone"], agreed=agreed)
    elif "lessons" in line:
        terminal.say("train-lessons", minutes=minutes, games=line["lessons"])
    else:
        terminal.say(
            "train-update", minutes=minutes, number=line["iteration"],
            decisions=line["decisions"], games=line["games"],
        )  # fmt: skip


def _write_page(terminal: UserTerminal, file: Path, settings: Settings, metrics: Path) -> None:
    from megavolt.training.page import read_metrics, training_page

    text = training_page(terminal.t, settings.data(), read_metrics(metrics))
    file.write_text(text, encoding="utf-8")
