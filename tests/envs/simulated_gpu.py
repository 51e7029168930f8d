"""Games on a GPU that Numba simulates, against the same games on the CPU.

`NUMBA_ENABLE_CUDASIM=1 python -m tests.envs.simulated_gpu` prints a line per configuration.
Launches, arrays and what torch does with them are those of a GPU; the rules run as on the CPU.
"""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch

from megavolt import game, kernel
from megavolt.bots.neural.net import Size
from megavolt.envs import on_gpu
from megavolt.envs.on_gpu import GpuGames
from megavolt.envs.on_kernel import KernelGames
from megavolt.kernel.entries import Entries
from megavolt.kernel.family import Family
from megavolt.kernel.parts.row import ROUND
from megavolt.kernel.parts.space import WORDS
from megavolt.training.kinds import Kind
from megavolt.training.mixture import Ended, first_seeds
from megavolt.training.tensors import Learner

SAMPLE = (("recharged", 2, 330), ("cards", 2, 150))  # game, players, moves
MIXED = (("recharged", (2, 3)), ("cards", (2, 3, 4, 5, 6)))
GAMES = 2


cuda: Any = import_module("numba.cuda")
_jit = cuda.jit
cuda.jit = lambda **options: _jit()  # the simulator knows no registers
# Compiled for the simulator, so only now.
from megavolt.kernel import cuda as launches  # noqa: E402
from megavolt.kernel import cuda_mixture  # noqa: E402
from megavolt.kernel.cuda import CudaBatch, kernels_of  # noqa: E402
from megavolt.training import gpu_mixture  # noqa: E402
from megavolt.training.gpu_mixture import GpuMixture  # noqa: E402


def on_row(entry: Any) -> Any:
    """A function for one row, as a thread calls it, made of the CPU's loop over rows."""

    def call(t: Any, *arguments: Any) -> None:
        given = [_array(each) for each in arguments]
        rows = [np.array(x)[None] if isinstance(x, np.ndarray) else x for x in given]
        entry(_array(t), *rows)
        for before, after in zip(given, rows, strict=True):
            if isinstance(before, np.ndarray):
                before[...] = after[0]

    return call


def _array(x: Any) -> Any:
    """What a simulated thread sees, as numpy has it."""
    return x._item._ary if type(x).__name__.startswith("Fake") else x


def on_cpu(family: Family, entries: Entries) -> Family:
    """A family whose functions Python can call."""
    deal, step = on_row(entries.deal_rows), on_row(entries.step_rows)

    def new_game(t: Any, row: Any, seed: int) -> None:
        deal(t, row, np.array(seed, np.uint64))

    def apply(t: Any, row: Any, action: int) -> None:
        step(t, row, np.array(action, np.int64), np.zeros(WORDS, np.uint64))

    observe, score = on_row(entries.observe_rows), on_row(entries.score_rows)
    seen, ending = family.observation, family.ending
    modules: dict[str, Any] = {
        "deal": SimpleNamespace(new_game=new_game),
        "flow": SimpleNamespace(legal=on_row(entries.mask_rows), apply=apply),
        "observation": SimpleNamespace(observe=observe, SEEN_WIDTH=seen.SEEN_WIDTH),
        "ending": SimpleNamespace(score=score, SCORES=ending.SCORES, RANKED=ending.RANKED),
    }
    return replace(family, **modules)


def simulate(family: str) -> None:
    """Have batches of a family on a GPU that is simulated."""
    batch = import_module(f"megavolt.kernel.{family}.batch").Batch
    on_gpu_class = import_module(f"megavolt.kernel.{family}.cuda").CudaBatch
    on_gpu_class.family = on_cpu(batch.family, batch.entries)
    on_gpu_class.kernels = kernels_of(on_gpu_class.family)
    mixture = import_module(f"megavolt.kernel.{family}.cuda").CudaMixture
    mixture.family = on_gpu_class.family
    mixture.kernels = cuda_mixture.mixture_kernels_of(mixture.family)


def only_action(mask: Any) -> int:
    """As that of the kernel, for a simulated thread."""
    legal = np.flatnonzero(np.unpackbits(_array(mask).copy().view(np.uint8), bitorder="little"))
    return int(legal[0]) if len(legal) == 1 else -1


def compare_mixture(game_id: str, players: Sequence[int]) -> int:
    """First games of some configurations, from decision to decision; how many were played."""
    kinds = [Kind(game_id, number, {}) for number in players]
    learner = Learner(kinds, Size(8, 4), 1, "cpu")
    there = GpuMixture(learner, dict(enumerate(kinds)), len(kinds), 5)
    seeds = first_seeds(there.numbers, 5)
    here = [
        kernel.new_batch(k.game(), 1, [s], threads=1) for k, s in zip(kinds, seeds, strict=True)
    ]
    for batch in here:
        _go_to_decision(batch)
    rng, over = np.random.default_rng(1), [False] * len(kinds)
    while not all(over):
        now = there.look()
        masks = now.masks.numpy()
        actions = np.argmax(rng.random(masks.shape) * masks, axis=1)
        there.begin(0, torch.from_numpy(actions))
        ended = there.finish(0)
        for row, batch in enumerate(here):
            if over[row]:
                continue
            seen = batch.observe()[0]  # compared after the step, which must not have changed it
            assert np.array_equal(now.seen[row, : len(seen)], seen), (game_id, row)
            assert np.array_equal(masks[row] > 0, batch.mask()[0]), (game_id, row)
            batch.step(actions[row : row + 1])
            _go_to_decision(batch)
            over[row] = bool(ended.ended[row])
            assert over[row] == bool(batch.over()[0]), (game_id, row)
            if over[row]:
                _compare_ends(batch, players[row], ended, row)
    return len(here)


def _compare_ends(batch: Any, players: int, ended: Ended, row: int) -> None:
    won = batch.outcome()[0] == 1
    assert np.allclose(ended.shares[row, :players], won / won.sum())
    assert not ended.shares[row, players:].any()
    scores = batch.scores().reshape(players, -1)
    assert np.array_equal(ended.scores[row, :players], scores[:, 0])
    assert int(ended.rounds[row]) == batch.rows[0, ROUND]


def _go_to_decision(batch: Any) -> None:
    """Make the moves that leave no choice."""
    while not batch.over()[0] and batch.mask()[0].sum() == 1:
        batch.step(batch.mask().argmax(axis=1))


def compare(game_id: str, players: int, steps: int) -> int:
    """Random games on both; how many ended."""
    played = game(game_id, players)
    here, there = KernelGames(played, GAMES, 5, 1), GpuGames(played, GAMES, 5)
    rng, ended = np.random.default_rng(1), 0
    for step in range(steps):
        actions = np.argmax(rng.random(here.arrays.masks.shape) * here.arrays.masks, axis=1)
        here.begin(actions)
        there.begin(torch.from_numpy(actions))
        ended += int(here.arrays.ended.sum())
        for name, expected in here.arrays._asdict().items():
            found = getattr(there.arrays, name).numpy()
            assert np.array_equal(found, expected), (game_id, step, name)
        if step == steps // 2:
            there.restore(there.snapshot())
    return ended


def _with_tensors(step: Any) -> Any:
    """A step of simulated games, whose actions are a tensor or an array of the simulator."""
    return lambda self, actions: step(
        self, actions.numpy() if isinstance(actions, torch.Tensor) else actions
    )


def main() -> None:
    kernel._gpu_available = lambda: True
    vars(launches)["BLOCK"] = GAMES  # each simulated thread is a thread of the system
    vars(cuda_mixture).update(BLOCK=GAMES, only_action=only_action)
    on_gpu.DEVICE = gpu_mixture.DEVICE = "cpu"
    on_gpu._shared = lambda array: torch.from_numpy(array._ary)
    as_tensor, torch.compile = torch.as_tensor, lambda function, **options: function
    torch.as_tensor = lambda array, **options: as_tensor(getattr(array, "_ary", array))
    games: Any
    for games in (CudaBatch, cuda_mixture.CudaMixture):
        games.step = _with_tensors(games.step)
    for family in ("board", "cards"):
        simulate(family)
    for game_id, players, steps in SAMPLE:
        print(game_id, compare(game_id, players, steps))
    for game_id, numbers in MIXED:
        print(f"mixed-{game_id}", compare_mixture(game_id, numbers))


if __name__ == "__main__":
    main()
