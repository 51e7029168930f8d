"""Games on flat arrays, compiled by Numba: the same rules as the engine, many times faster.

`new_batch(game, n)` gives a batch of games of any family that has a kernel. The package itself
imports nothing heavy, so that one can ask what there is.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import game_ids, game_info


def kernel_games() -> list[str]:
    """The ids of the games that have a kernel."""
    return [game_id for game_id in game_ids() if _package(game_id) is not None]


def _package(game_id: str) -> str | None:
    family = game_info(game_id).family
    package = f"{__name__}.{family}"
    return package if family.isidentifier() and find_spec(package) else None


def check_kernel(game_id: str, device: str = "cpu") -> None:
    """Raise what would prevent playing a game on the kernel."""
    if _package(game_id) is None:
        raise OptionError("kernel_unknown_game", game=game_id, known=", ".join(kernel_games()))
    if find_spec("numba") is None:
        raise OptionError("kernel_no_numba")
    if device == "cuda" and not _gpu_available():
        raise OptionError("kernel_no_gpu")


def _gpu_available() -> bool:
    if find_spec("numba_cuda") is None:
        return False
    return bool(import_module(f"{__name__}.gpu").cuda.is_available())


def new_batch(game: Game[Any], n: int, seeds: Any = None, **options: Any) -> Any:
    """`n` games on the CPU; the same seed gives the same game as `game.new(seed)`."""
    check_kernel(game.id)
    return import_module(f"{_package(game.id)}.batch").Batch.new(game, n, seeds, **options)


def study(game: Game[Any], seed: int, games: int, policy: str, tell: Callable[[int], None]) -> Any:
    """Play games with seeds from `seed` on, and count what they have in common."""
    check_kernel(game.id)
    counted = import_module(f"{_package(game.id)}.study")
    count = import_module(f"{__name__}.counting").count
    return count(counted, game, seed, games, policy, tell)


def new_cuda_batch(game: Game[Any], n: int, seeds: Any) -> Any:
    """`n` games on a GPU."""
    check_kernel(game.id, "cuda")
    return import_module(f"{_package(game.id)}.cuda").CudaBatch.new(game, n, seeds)


def new_cuda_mixture(games: Sequence[Game[Any]], each: int, seeds: Any) -> Any:
    """`each` games of every one of these configurations of a family, on a GPU."""
    check_kernel(games[0].id, "cuda")
    mixture = import_module(f"{_package(games[0].id)}.cuda").CudaMixture
    return mixture(games, each, seeds)
