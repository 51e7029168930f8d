"""Files of weights: arrays of half precision, and a line of JSON that says what they are."""

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.net import Size
from megavolt.core.errors import OptionError, file_trouble
from megavolt.core.registry import game_info

FORMAT = 1
ABOUT = "about"


class Trained(NamedTuple):
    """A net that was trained, and how."""

    weights: dict[str, NDArray[np.float32]]
    size: Size
    about: dict[str, Any]


def save(path: Path, weights: Mapping[str, NDArray[Any]], about: Mapping[str, Any]) -> None:
    """`about` names family, encoding and size, and whatever else made the weights."""
    said = json.dumps({"format": FORMAT, **about})
    arrays: dict[str, Any] = {name: value.astype(np.float16) for name, value in weights.items()}
    arrays[ABOUT] = np.array(said)
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        np.savez_compressed(file, **arrays)
    new.replace(path)


def load(path: Path | Traversable, game_id: str, version: int) -> Trained:
    """Weights for a game; raises OptionError if these are none, or not for it."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            about = json.loads(str(found[ABOUT]))
            arrays = {n: found[n].astype(np.float32) for n in found.files if n != ABOUT}
            size = Size(int(about["width"]), int(about["token"]))
            made_for = (about["format"], about["family"], about["encoding"])
    except OSError as problem:
        raise OptionError("neural_no_file", file=str(path), problem=file_trouble(problem)) from None
    except Exception:  # whatever it is, it is no file of weights
        raise OptionError("neural_bad_file", file=str(path)) from None
    family = game_info(game_id).family
    if made_for != (FORMAT, family, version):
        raise OptionError("neural_other_game", file=str(path), game=game_id)
    return Trained(arrays, size, about)
