"""Variants of the kernel on a GPU, compared with the CPU and measured: `python -m
tests.kernel.gpu_speed [VARIANT ...]`.

Each variant runs in a process of its own: they compile at the same time and measure one after
another. It needs a GPU and numba-cuda, so that no test run includes it.
"""

import fcntl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from megavolt.core.registry import make_game
from megavolt.kernel import gpu, new_batch, new_cuda_batch
from megavolt.kernel.batch import MOST_MOVES
from megavolt.kernel.board.row import SCRATCH
from megavolt.kernel.playout import LIGHT, RANDOM
from tests.kernel.configurations import SAMPLE, Sample

LOCK = Path(tempfile.gettempdir()) / "megavolt-gpu-speed"
GAMES = 262_144
CHECKED = 20_000  # games of a configuration, by each policy
STEPS = 200


@dataclass(frozen=True)
class Variant:
    """What is set before anything is compiled."""

    pointers: bool = True
    vote: bool = False
    registers: int = 128
    stepwise: bool = False


VARIANTS = {
    "arrays": Variant(pointers=False),
    "pointers": Variant(),
    "pointers-96": Variant(registers=96),
    "pointers-64": Variant(registers=64),
    "vote": Variant(vote=True),
    "vote-64": Variant(vote=True, registers=64),
    "step-arrays": Variant(pointers=False, stepwise=True),
    "step": Variant(stepwise=True),
    "step-64": Variant(stepwise=True, registers=64),
}


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(variant: Variant) -> None:
    vars(gpu)["REGISTERS"] = variant.registers
    if not variant.pointers:
        from megavolt.kernel import memory

        plain = gpu.cuda.jit(device=True, inline="always")
        whole, row = plain(memory.as_it_is), plain(memory.row_as_it_is)
        vars(memory).update(table_memory=whole, local_memory=whole, row_of=row)


def play(batch: Any, variant: Variant, first: Any, policy: int, block: int) -> Any:
    chosen = batch.kernels.vote_rows if variant.vote else batch.kernels.play_rows
    blocks = (batch.n + block - 1) // block
    chosen[blocks, block](batch.table, batch.rows, first, batch.moves, policy, MOST_MOVES)
    return batch.moves


def generators(n: int, number: int = 1) -> Any:
    """Those that `Batch.playout` has on the CPU for a seed."""
    first = np.arange(n, dtype=np.uint64) + (np.uint64(number) << np.uint64(32))
    return gpu.cuda.to_device(first)


def same_games(sample: Sample, variant: Variant, policy: str) -> bool:
    """Do the games end in the same rows after the same number of moves as on the CPU?"""
    game, seeds = make_game(*sample), np.arange(CHECKED, dtype=np.uint64)
    here = new_batch(game, CHECKED, seeds)
    moves = here.playout(policy, seed=1)
    there = new_cuda_batch(game, CHECKED, seeds)
    number = LIGHT if policy == "light" else RANDOM
    found = play(there, variant, generators(CHECKED), number, 128).copy_to_host()
    rows = there.rows.copy_to_host()
    return bool(
        np.array_equal(found, moves) and np.array_equal(rows[:, :SCRATCH], here.rows[:, :SCRATCH])
    )


def compile_for_cpu() -> None:
    """Before anybody waits for it."""
    batch = new_batch(make_game(*SAMPLE[0]), 1, auto_reset=True)
    batch.step(batch.mask().argmax(axis=1))
    batch.observe()
    batch.playout()


def measure_fused(name: str, variant: Variant) -> bool:
    warm = new_cuda_batch(make_game(*SAMPLE[0]), 64, np.arange(64, dtype=np.uint64))
    start = time.perf_counter()
    play(warm, variant, generators(64), RANDOM, 64).copy_to_host()
    compiled = time.perf_counter() - start
    compile_for_cpu()
    with alone():
        found = [same_games(sample, variant, "random") for sample in SAMPLE[:3]]
        found.append(same_games(SAMPLE[0], variant, "light"))
        print(
            f"{name}: {'same' if all(found) else f'DIFFERENT {found}'}, compiled {compiled:.0f} s"
        )
        for sample, block in ((0, 64), (0, 128), (0, 256), (1, 128), (2, 128)):
            speed = fused_speed(SAMPLE[sample], variant, block)
            print(f"{name}: {speed / 1e6:,.0f} M/s fused, blocks of {block}, {SAMPLE[sample]}")
    return all(found)


def fused_speed(sample: Sample, variant: Variant, block: int) -> float:
    seeds = np.arange(GAMES, dtype=np.uint64)
    batch = new_cuda_batch(make_game(*sample), GAMES, seeds)
    best = 0.0
    for k in range(2):
        batch.deal(seeds)
        first = generators(GAMES, k)
        batch.synchronize()
        start = time.perf_counter()
        play(batch, variant, first, RANDOM, block)
        batch.synchronize()
        taken = time.perf_counter() - start
        best = max(best, batch.moves.copy_to_host().sum() / taken)
    return best


def measure_steps(name: str) -> bool:
    batch = new_cuda_batch(make_game(*SAMPLE[0]), GAMES, np.arange(GAMES, dtype=np.uint64))
    chances = generators(GAMES)
    ways = {"mask": False, "mask and observation": True, "the same in one launch": None}
    for observing in ways.values():
        steps(batch, chances, 2, observing)
    compile_for_cpu()
    with alone():
        steps(batch, chances, 300, False)  # until games are in all phases
        for way, observing in ways.items():
            speed = GAMES * STEPS / steps(batch, chances, STEPS, observing)
            print(f"{name}: {speed / 1e6:,.0f} M/s step by step, {way}")
        same = same_steps(SAMPLE[0])
        print(f"{name}: observations and masks {'same' if same else 'DIFFERENT'}")
    return same


def steps(batch: Any, chances: Any, number: int, observing: bool | None) -> float:
    """Seconds for so many steps; None is one launch for all."""
    batch.synchronize()
    start = time.perf_counter()
    for _ in range(number):
        actions = batch.choose_at_random(chances)
        if observing is None:
            batch.advance(actions)
            continue
        batch.step(actions)
        batch.reset()
        if observing:
            batch.observe()
    batch.synchronize()
    return time.perf_counter() - start


def same_steps(sample: Sample) -> bool:
    """The same moves on CPU and GPU over the end of games, a launch per move."""
    game, n = make_game(*sample), 2_000
    seeds = np.arange(n, dtype=np.uint64)
    here, there = new_batch(game, n, seeds, auto_reset=True), new_cuda_batch(game, n, seeds)
    chances = generators(n)
    for step in range(900):
        actions = there.choose_at_random(chances)
        here.step(actions.copy_to_host())
        there.advance(actions)
        if step % 50 == 49:
            bits, seen = there.bits.copy_to_host(), there.seen.copy_to_host()
            if not (np.array_equal(bits, here.bits) and np.array_equal(seen, here.observe())):
                return False
    return True


def main(names: list[str]) -> int:
    if len(names) == 1:
        variant = VARIANTS[names[0]]
        prepare(variant)
        same = measure_steps(names[0]) if variant.stepwise else measure_fused(names[0], variant)
        return 0 if same else 1
    command = [sys.executable, "-u", "-m", "tests.kernel.gpu_speed"]
    running = [subprocess.Popen([*command, name]) for name in names or VARIANTS]
    return max(process.wait() for process in running)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
