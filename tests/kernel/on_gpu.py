"""The kernel on a GPU against the same on the CPU.

`python -m tests.kernel.on_gpu [GAMES [FAMILY]]` plays the same random games on both, compares every
final row, and measures the speed. FAMILY is board or cards; without it both are compared. It needs
a GPU and numba-cuda, so that no test run includes it.
"""

import hashlib
import sys
import time

import numpy as np
from numpy.typing import NDArray

from megavolt.core.registry import game_info, make_game
from megavolt.kernel import new_batch, new_cuda_batch
from megavolt.kernel.batch import MOST_MOVES
from megavolt.kernel.board.row import SCRATCH
from megavolt.kernel.cards.row import SCRATCH as CARDS_SCRATCH
from megavolt.kernel.gpu import cuda
from megavolt.kernel.playout import LIGHT, RANDOM
from tests.kernel.configurations import CARDS, SAMPLE, Sample

SPEED_GAMES = 262_144
STEPS = 200


def fingerprint(family: str, rows: NDArray[np.int16], moves: NDArray[np.int64]) -> str:
    end = CARDS_SCRATCH if family == "cards" else SCRATCH
    state = np.ascontiguousarray(rows[:, :end])
    return hashlib.sha256(state.tobytes() + moves.tobytes()).hexdigest()[:16]


def compare(sample: Sample, games: int, policy: str = "random") -> bool:
    """The same games on CPU and GPU; are all final rows, moves and observations equal?"""
    game = make_game(*sample)
    seeds = np.arange(games, dtype=np.uint64)
    start = time.perf_counter()
    here = new_batch(game, games, seeds)
    moves = here.playout(policy, seed=1)
    middle = time.perf_counter()
    there = new_cuda_batch(game, games, seeds)
    first = np.arange(games, dtype=np.uint64) + (np.uint64(1) << np.uint64(32))
    number = LIGHT if policy == "light" else RANDOM
    gpu_moves = there.playout(cuda.to_device(first), MOST_MOVES, number).copy_to_host()
    rows = there.rows.copy_to_host()
    end = time.perf_counter()
    family = game_info(game.id).family
    cpu, gpu = fingerprint(family, here.rows, moves), fingerprint(family, rows, gpu_moves)
    seen = np.array_equal(here.observe(0), there.observe(0).copy_to_host())
    scores = np.array_equal(here.scores().ravel(), there.score().copy_to_host().ravel())
    same = cpu == gpu and seen and scores
    print(
        f"{'same' if same else 'DIFFERENT'} {cpu} {gpu}  {games} games of {sample}, {policy}: "
        f"{moves.sum():,} moves, CPU {middle - start:.1f} s, GPU {end - middle:.1f} s",
        flush=True,
    )
    return same


def fused_speed(sample: Sample) -> None:
    """Moves a second of whole playouts in one launch."""
    seeds = np.arange(SPEED_GAMES, dtype=np.uint64)
    batch = new_cuda_batch(make_game(*sample), SPEED_GAMES, seeds)
    best = 0.0
    for k in range(4):
        batch.deal(seeds)
        generators = cuda.to_device(seeds + np.uint64(k << 40))
        batch.synchronize()
        start = time.perf_counter()
        moves = batch.playout(generators, MOST_MOVES)
        batch.synchronize()
        best = max(best, moves.copy_to_host().sum() / (time.perf_counter() - start))
    print(f"fused: {best / 1e6:,.0f} million moves a second  {sample}", flush=True)


def step_speed(sample: Sample, observing: bool) -> None:
    """Moves a second with a launch per move and the mask written each time, games renewed."""
    seeds = np.arange(SPEED_GAMES, dtype=np.uint64)
    batch = new_cuda_batch(make_game(*sample), SPEED_GAMES, seeds)
    generators = cuda.to_device(seeds)
    batch.playout(generators, 300)
    batch.refresh()
    for steps in (5, STEPS):  # the first few compile
        batch.synchronize()
        start = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.choose_at_random(generators))
            batch.reset()
            if observing:
                batch.observe()
        batch.synchronize()
    speed = SPEED_GAMES * STEPS / (time.perf_counter() - start)
    shown = "mask and observation" if observing else "mask"
    print(f"step by step with {shown}: {speed / 1e6:,.0f} million moves a second  {sample}")


def main(given: list[str]) -> int:
    games = int(given[0]) if given else 100_000
    family = given[1] if len(given) > 1 else ""
    samples = {"board": SAMPLE, "cards": CARDS}
    chosen = [samples[family]] if family else list(samples.values())
    print(f"{cuda.get_current_device().name}, {games} games of each configuration", flush=True)
    same = [compare(sample, games) for each in chosen for sample in each]
    same += [compare(each[0], games, "light") for each in chosen]
    for each in chosen:
        for sample in each[:3]:
            fused_speed(sample)
        for observing in (False, True):
            step_speed(each[0], observing)
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
