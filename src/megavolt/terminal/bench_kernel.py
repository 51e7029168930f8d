"""`megavolt bench --kernel`: the kernel beside the engine, on one core, on all, or on a GPU."""

import json
import os
import platform
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.table import Table

from megavolt.arena.selfplay import Config, play, random_chooser
from megavolt.core.game import Game
from megavolt.core.registry import game_info
from megavolt.data import map_ids
from megavolt.data.maps import load_map
from megavolt.engine import is_compiled
from megavolt.kernel import check_kernel, kernel_games, new_batch, new_cuda_batch
from megavolt.terminal.user_terminal import UserTerminal

GAMES = 2_000  # of a batch on one core; on all cores so many for each
GPU_GAMES = 262_144
MOST_MOVES = 1_000_000
COLUMNS = ("engine_per_s", "kernel_per_s", "cores_per_s", "gpu_per_s", "ns_per_move")


def bench_kernel(terminal: UserTerminal, seconds: float, as_json: bool, device: str) -> int:
    """Random moves a second: the engine, the kernel on one core and on all or on the GPU."""
    for game_id in kernel_games():
        check_kernel(game_id, device)
    terminal.err.print(terminal.t.text("kernel-compiling"), soft_wrap=True)
    start = time.perf_counter()
    _warm_up(device)
    compiling = round(time.perf_counter() - start, 1)
    rows = list(_rows(seconds, device))
    if as_json:
        facts = {"python": platform.python_version(), "machine": platform.machine()}
        data = {**facts, "ready_s": compiling, "cores": os.cpu_count(), "rows": rows}
        terminal.out.print(json.dumps(data), soft_wrap=True)
        return 0
    terminal.show(_table(terminal, rows, compiling))
    return 0


def _table(terminal: UserTerminal, rows: list[dict[str, Any]], compiling: float) -> Table:
    title = terminal.t.text("bench-kernel-title", seconds=str(compiling))
    table = Table(title=title, title_justify="left")
    shown = [column for column in COLUMNS if column in rows[0]]
    for name in ("game", "map", "players", "engine"):
        table.add_column(terminal.t.text("bench-column", column=name))
    for name in shown:
        table.add_column(terminal.t.text("bench-kernel-column", column=name), justify="right")
    for row in rows:
        place = terminal.t.map(load_map(row["map"], row["game"])) if row["map"] else ""
        engine = terminal.t.text(f"doctor-{row['engine']}")
        names = [row["game"], place, str(row["players"]), engine]
        table.add_row(*names, *(f"{row[column]:,}" for column in shown))
    return table


def _warm_up(device: str) -> None:
    """What is measured later is compiled, or read from where it was kept."""
    for game_id in {game_info(game_id).family: game_id for game_id in kernel_games()}.values():
        game = Config(game_id, 2).make()
        new_batch(game, 1).playout()
        if device == "cuda":
            _gpu_speed(game, 1)


def _rows(seconds: float, device: str) -> Iterator[dict[str, Any]]:
    configs = [
        Config(game_id, players, _map_of(game_id))
        for game_id in kernel_games()
        for players in range(game_info(game_id).players_min, game_info(game_id).players_max + 1)
    ]
    for config in configs:
        yield _measure(config, seconds / len(configs) / 3, device)


def _map_of(game_id: str) -> tuple[tuple[str, object], ...]:
    """The first map of a game that has any."""
    has_maps = any(option.name == "map" for option in game_info(game_id).options)
    return (("map", map_ids(game_id)[0]),) if has_maps else ()


def _measure(config: Config, seconds: float, device: str) -> dict[str, Any]:
    game = config.make()
    one_core = _kernel_speed(game, seconds, 1)
    row = {
        "game": config.game_id,
        "map": dict(config.options).get("map", ""),
        "engine": "compiled" if is_compiled() else "pure",
        "players": config.players,
        "engine_per_s": _engine_speed(game, seconds),
        "kernel_per_s": one_core,
        "ns_per_move": round(1e9 / one_core, 1),
    }
    if device == "cuda":
        return {**row, "gpu_per_s": _gpu_speed(game, GPU_GAMES)}
    return {**row, "cores_per_s": _kernel_speed(game, seconds, os.cpu_count() or 1)}


def _engine_speed(game: Game[Any], seconds: float) -> int:
    games = moves = 0
    start = time.process_time()
    while games == 0 or time.process_time() - start < seconds:
        moves += play(game, games, random_chooser(games)).moves
        games += 1
    return round(moves / (time.process_time() - start))


def _kernel_speed(game: Game[Any], seconds: float, threads: int) -> int:
    """On one core in CPU time, as the engine; on several in wall-clock time."""
    clock = time.process_time if threads == 1 else time.perf_counter
    batch = new_batch(game, GAMES * threads, threads=threads)
    first = batch.rows.copy()
    moves, spent, seed = 0, 0.0, 0
    while seed == 0 or spent < seconds:
        batch.rows[:] = first
        start = clock()
        moves += int(batch.playout(seed=seed).sum())
        spent += clock() - start
        seed += 1
    return round(moves / spent)


def _gpu_speed(game: Game[Any], games: int) -> int:
    """The best of three batches of whole games, each in one launch."""
    seeds = np.arange(games, dtype=np.uint64)
    batch = new_cuda_batch(game, games, seeds)
    best = 0.0
    for k in range(3):
        batch.deal(seeds)
        generators = batch.generators(seeds + np.uint64(k << 40))
        batch.synchronize()
        start = time.perf_counter()
        moves = batch.playout(generators, MOST_MOVES)
        batch.synchronize()
        best = max(best, moves.copy_to_host().sum() / (time.perf_counter() - start))
    return round(best)
