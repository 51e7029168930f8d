"""`megavolt bench --envs`: steps a second of the environments, at random, with what is seen."""

import json
import platform
import time
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
from rich.table import Table

from megavolt.core.errors import OptionError
from megavolt.core.registry import game_ids, make_game
from megavolt.encodings import check_encoding, encoding_for
from megavolt.engine import is_compiled
from megavolt.envs import VectorEnv, aec_env
from megavolt.kernel import check_kernel
from megavolt.terminal.arguments import usual_players
from megavolt.terminal.user_terminal import UserTerminal

ROWS = {"cpu": 4096, "cuda": 262_144}  # games at once on the kernel
ENGINE_ROWS = 64
AEC_STEPS = 500  # between two looks at the clock
COLUMNS = ("aec_per_s", "vector_per_s")


def bench_envs(terminal: UserTerminal, seconds: float, as_json: bool, device: str) -> int:
    """Steps a second and core: one game as an AEC environment has it, and many at once."""
    if find_spec("pettingzoo") is None:
        raise OptionError("encoding_no_package", package="pettingzoo")
    for game_id in game_ids():
        check_encoding(game_id)
        if device == "cuda" and _on_kernel(game_id):
            check_kernel(game_id, device)
    rows = list(_rows(seconds / len(game_ids()) / 2, device))
    if as_json:
        facts = {"python": platform.python_version(), "machine": platform.machine()}
        terminal.out.print(json.dumps({**facts, "device": device, "rows": rows}), soft_wrap=True)
        return 0
    table = Table(title=terminal.t.text("bench-envs-title"), title_justify="left")
    for name in ("game", "players", "engine"):
        table.add_column(terminal.t.text("bench-column", column=name))
    for name in COLUMNS:
        table.add_column(terminal.t.text("bench-envs-column", column=name), justify="right")
    for row in rows:
        names = [row["game"], str(row["players"]), terminal.t.text(f"doctor-{row['engine']}")]
        table.add_row(*names, *(f"{row[column]:,}" for column in COLUMNS))
    terminal.show(table)
    return 0


def _on_kernel(game_id: str) -> bool:
    return encoding_for(make_game(game_id, usual_players(game_id), {})).of_kernel


def _rows(seconds: float, device: str) -> Iterator[dict[str, Any]]:
    for game_id in game_ids():
        players = usual_players(game_id)
        game = make_game(game_id, players, {})
        encoding = encoding_for(game)
        on = device if encoding.of_kernel else "cpu"
        rows = ROWS[on] if encoding.of_kernel else ENGINE_ROWS
        yield {
            "game": game_id,
            "players": players,
            "engine": "compiled" if is_compiled() else "pure",
            "aec_per_s": aec_speed(aec_env(game_id, players), seconds),
            "vector_per_s": vector_speed(VectorEnv(game, rows, device=on), seconds),
        }


def aec_speed(env: Any, seconds: float) -> int:
    """Steps a second of one game after the other; each is seen, with its mask."""
    rng, steps = Random(1), 0
    env.reset(seed=1)
    _play(env, rng)  # compiles, where that is needed
    start = time.process_time()
    while steps == 0 or time.process_time() - start < seconds:
        steps += _play(env, rng)
    return round(steps / (time.process_time() - start))


def _play(env: Any, rng: Random) -> int:
    """Make some random steps; asking for the time after each would take longer than they do."""
    for _ in range(AEC_STEPS):
        observation, _, over, _, _ = env.last()
        if over:
            env.reset()
            observation = env.last()[0]
        legal = observation["action_mask"].view(np.bool_).nonzero()[0]  # quick with flags
        env.step(int(legal[int(rng.random() * len(legal))]))
    return AEC_STEPS


def vector_speed(env: VectorEnv, seconds: float) -> int:
    """Steps a second of all games together, on one core or on a GPU; choosing is not counted."""
    on_gpu = env.device != "cpu"
    clock = time.perf_counter if on_gpu else time.process_time
    steps, spent = 0, 0.0
    env.step(_chosen(env))
    while steps == 0 or spent < seconds:
        actions = _chosen(env)
        start = clock()
        env.step(actions)
        _finished(env, on_gpu)
        spent += clock() - start
        steps += env.n
    env.close()
    return round(steps / spent)


def _chosen(env: VectorEnv) -> Any:
    """A random legal action for each game."""
    if env.device == "cpu":
        return np.argmax(np.random.default_rng(0).random(env.masks.shape) * env.masks, axis=1)
    import torch

    masks: Any = env.masks
    return (torch.rand(masks.shape, device=env.device) * masks).argmax(1)


def _finished(env: VectorEnv, on_gpu: bool) -> None:
    """Wait until what was asked of a GPU is done."""
    if on_gpu:
        ended: Any = env.ended
        ended.any().item()
