"""What a run needs to go on exactly where it was: files of at most a few megabytes each."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from megavolt.core.errors import OptionError
from megavolt.training.learning import Optimizer
from megavolt.training.tensors import Average, Learner

CHECKPOINT = "checkpoint.npz"
GAMES = "games.npz"


class Learned(NamedTuple):
    """What a run changes as it learns."""

    learner: Learner
    average: Average
    optimizer: Optimizer
    generator: Any


class Progress(NamedTuple):
    """How far a run has come."""

    iteration: int = 0
    seconds: float = 0.0
    decisions: int = 0
    cloned: int = 0  # passes over the games of the teacher
    past: tuple[int, ...] = ()  # the iterations whose weights are kept as opponents


def save(folder: Path, progress: Progress, learned: Learned) -> None:
    learner, average, optimizer, generator = learned
    arrays: dict[str, Any] = {f"w/{name}": value for name, value in learner.arrays().items()}
    arrays |= {f"mean/{name}": value for name, value in average.arrays().items()}
    for name, weight in learner.weights.items():
        for key, value in optimizer.adam.state.get(weight, {}).items():
            arrays[f"{key}/{name}"] = value.cpu().numpy()
    arrays["generator"] = generator.get_state().cpu().numpy()
    arrays["progress"] = np.array(json.dumps(progress._asdict()))
    _write(folder / CHECKPOINT, arrays)


def _write(file: Path, arrays: Mapping[str, Any]) -> None:
    new = file.with_suffix(".new")
    with new.open("wb") as opened:
        np.savez_compressed(opened, **arrays)
    new.replace(file)


def load(folder: Path, learned: Learned) -> Progress:
    """Take up the weights, the state of the optimizer and of chance."""
    learner, average, optimizer, generator = learned
    try:
        with np.load(folder / CHECKPOINT, allow_pickle=False) as found:
            _take(found, learner, optimizer)
            average.load({name: found[f"mean/{name}"] for name in learner.weights})
            if generator.get_state().shape == found["generator"].shape:
                generator.set_state(torch.from_numpy(found["generator"]))
            progress = json.loads(str(found["progress"]))
    except (OSError, KeyError, ValueError, RuntimeError):
        raise OptionError("train_bad_checkpoint", folder=str(folder)) from None
    return Progress(**{**progress, "past": tuple(progress["past"])})


def _take(found: Any, learner: Learner, optimizer: Optimizer) -> None:
    learner.load({name: found[f"w/{name}"] for name in learner.weights})
    for name, weight in learner.weights.items():
        if f"exp_avg/{name}" not in found:
            continue
        optimizer.adam.state[weight] = {
            key: torch.from_numpy(found[f"{key}/{name}"]).to(weight.device)
            for key in ("step", "exp_avg", "exp_avg_sq")
        }


def save_games(folder: Path, iteration: int, games: Mapping[str, NDArray[Any]]) -> None:
    _write(folder / GAMES, {"iteration": np.array(iteration), **games})


def load_games(folder: Path, iteration: int) -> dict[str, NDArray[Any]]:
    """The games that were in play after an update; nothing if they were not kept then."""
    if not (folder / GAMES).exists():
        return {}
    with np.load(folder / GAMES, allow_pickle=False) as found:
        return dict(found) if found["iteration"] == iteration else {}
