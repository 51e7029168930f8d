"""`megavolt simulate --fast`: random games on the kernel, and what they have in common."""

import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.arena.selfplay import Config
from megavolt.core.errors import UsageError
from megavolt.kernel import check_kernel, new_batch
from megavolt.terminal.arguments import options_from, usual_players
from megavolt.terminal.simulate import SimulateOptions
from megavolt.terminal.user_terminal import UserTerminal

PART = 20_000  # games at once


def simulate_fast(terminal: UserTerminal, opts: SimulateOptions) -> dict[str, object]:
    """The same figures as without `--fast`, of random games."""
    if opts.levels or opts.check or opts.every or opts.report or opts.game == "all":
        raise UsageError("simulate_fast_alone")
    check_kernel(opts.game)
    players = opts.players or usual_players(opts.game)
    game = Config(
        opts.game, players, tuple(options_from(opts.game, opts.options, deck=opts.deck).items())
    ).make()
    terminal.err.print(terminal.t.text("kernel-compiling"), soft_wrap=True)
    new_batch(game, 1).playout()
    start = time.perf_counter()
    played = [_played(game, seeds) for seeds in _seeds(opts)]
    seconds = time.perf_counter() - start
    whole = {name: np.concatenate([part[name] for part in played]) for name in played[0]}
    return _data(opts, whole, seconds)


def _seeds(opts: SimulateOptions) -> Iterator[NDArray[np.uint64]]:
    for first in range(0, opts.games, PART):
        count = min(PART, opts.games - first)
        yield np.arange(count, dtype=np.uint64) + np.uint64((opts.seed + first) % 2**64)


def _played(game: Any, seeds: NDArray[np.uint64]) -> dict[str, NDArray[Any]]:
    batch = new_batch(game, len(seeds), seeds)
    moves = batch.playout(seed=int(seeds[0]) % 2**31)
    return {
        "moves": moves,
        "rounds": batch.rounds(),
        "steps": batch.steps(),
        "ranks": batch.outcome(),
    }


def _data(
    opts: SimulateOptions, played: dict[str, NDArray[Any]], seconds: float
) -> dict[str, object]:
    moves, steps = played["moves"], played["steps"]
    first = played["ranks"] == 1
    shares = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
    return {
        "games": opts.games,
        "seed": opts.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(opts.games / max(seconds, 1e-9), 2),
        "moves": int(moves.sum()),
        "length": _spread(moves),
        "rounds": _spread(played["rounds"]),
        "ended_in_step": {str(s): int((steps == s).sum()) for s in np.unique(steps) if s},
        "wins_by_seat": {str(i + 1): round(float(s), 4) for i, s in enumerate(shares)},
    }


def _spread(values: NDArray[Any]) -> dict[str, float]:
    mean = round(float(values.mean()), 2)
    return {"mean": mean, "least": int(values.min()), "most": int(values.max())}
