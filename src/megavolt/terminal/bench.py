"""`megavolt bench`: how fast the engine is here. One core, uniformly random games, and how many
plans a search plays out in positions of them.

Times are CPU time, not wall-clock time: other programs on the machine disturb it less.
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from megavolt.arena.selfplay import Config, play, random_chooser
from megavolt.bots import bot_names, make_bot
from megavolt.bots.families import bot_family
from megavolt.bots.playouts import Playouts, Style
from megavolt.bots.policy import plans_of, policy_for
from megavolt.bots.specs import NEURAL
from megavolt.core.game import Game
from megavolt.core.registry import game_ids, game_info
from megavolt.core.view_types import View
from megavolt.data import load_map, map_ids, printed_maps
from megavolt.engine import is_compiled
from megavolt.terminal.user_terminal import UserTerminal

PURE = {"MEGAVOLT_ENGINE": "pure"}
Tell = Callable[[str, float | None], None]  # what is measured now, and which part is done
COLUMNS = (
    "games_per_s", "moves_per_s", "clone_us", "legal_us", "apply_us", "simulations_per_s",
    "neural_ms",
)  # fmt: skip
WORLDS = 8  # that a search looks at in one position


def bench(terminal: UserTerminal, seconds: float, as_json: bool) -> int:
    """Both engines where both are there, each for half of the time."""
    both = is_compiled()
    with _watched(terminal, seconds) as tell:
        rows = list(_rows(seconds / 2 if both else seconds, tell))
        if both:
            tell(terminal.t.text("doctor-pure"), None)
            rows = [row for pair in zip(rows, _pure_rows(seconds / 2), strict=True) for row in pair]
    if as_json:
        data = {"python": platform.python_version(), "machine": platform.machine(), "rows": rows}
        terminal.out.print(json.dumps(data), soft_wrap=True)
        return 0
    table = Table(title=terminal.t.text("bench-title"), title_justify="left")
    for name in ("game", "map", "players", "engine"):
        table.add_column(terminal.t.text("bench-column", column=name))
    for name in COLUMNS:
        table.add_column(terminal.t.text("bench-column", column=name), justify="right")
    for row in rows:
        place = terminal.t.map(load_map(row["map"], row["game"])) if row["map"] else ""
        engine = terminal.t.text(f"doctor-{row['engine']}")
        names = [row["game"], place, str(row["players"]), engine]
        table.add_row(*names, *("" if row[c] is None else f"{row[c]:,}" for c in COLUMNS))
    terminal.show(table)
    return 0


@contextmanager
def _watched(terminal: UserTerminal, seconds: float) -> Iterator[Tell]:
    """Say what is being measured, from the first moment on; elsewhere than on a terminal, once."""
    if not terminal.err.is_terminal:
        told = terminal.t.text("bench-measuring", seconds=round(seconds))
        terminal.err.print(told, soft_wrap=True)
        yield lambda what, part: None
        return
    columns = (BarColumn(20), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task("", total=1.0)

        def tell(what: str, part: float | None) -> None:
            progress.update(task, description=what, total=1.0, completed=part or 0.0)
            if part is None:
                progress.reset(task, total=None, description=what)

        yield tell


def _rows(seconds: float, tell: Tell) -> Iterator[dict[str, Any]]:
    configs = [
        Config(game_id, players, (("map", map_id),) if map_id else ())
        for game_id in game_ids()
        for map_id in [name for name in map_ids(game_id) if name in printed_maps()] or [""]
        for players in range(game_info(game_id).players_min, game_info(game_id).players_max + 1)
    ]
    for number, config in enumerate(configs):
        place = dict(config.options).get("map", "")
        tell(
            " ".join(filter(None, (config.game_id, place, str(config.players)))),
            number / len(configs),
        )
        yield _measure(config, seconds / len(configs))


def _pure_rows(seconds: float) -> list[dict[str, Any]]:
    """The same, measured by a process that runs the engine as plain Python."""
    command = [sys.executable, "-m", "megavolt", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=os.environ | PURE, capture_output=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["rows"]
    return rows


def _measure(config: Config, seconds: float) -> dict[str, Any]:
    """Half of the time for whole games, half for single calls in states met on the way."""
    game = config.make()
    games = moves = 0
    start = time.process_time()
    while games == 0 or time.process_time() - start < seconds / 2:
        moves += play(game, games, random_chooser(games)).moves
        games += 1
    elapsed = time.process_time() - start
    states = _states(game)
    share = seconds / 10
    return {
        "game": config.game_id,
        "map": dict(config.options).get("map", ""),
        "engine": "compiled" if is_compiled() else "pure",
        "players": config.players,
        "games_per_s": round(games / elapsed, 1),
        "moves_per_s": round(moves / elapsed),
        "clone_us": _each(game.clone, states, share),
        "legal_us": _each(game.legal, states, share),
        "apply_us": _applies(game, states, share),
        "simulations_per_s": _simulations(game, states, share),
        "neural_ms": decision_ms(game, states, share),
    }


def _states(game: Game[Any]) -> list[Any]:
    """The states of one random game, each a separate clone."""
    states: list[Any] = []
    chance = random_chooser(1)

    def choose(state: Any, legal: list[int]) -> int:
        states.append(game.clone(state))
        return chance(state, legal)

    play(game, 1, choose)
    return states


def _each(call: Callable[[Any], object], states: list[Any], seconds: float) -> float:
    """Microseconds of one call, over all the states again and again."""
    calls = 0
    start = time.process_time()
    elapsed = 0.0
    while calls == 0 or elapsed < seconds:
        for state in states:
            call(state)
        calls += len(states)
        elapsed = time.process_time() - start
    return round(elapsed / calls * 1e6, 2)


def _applies(game: Game[Any], states: list[Any], seconds: float) -> float:
    """An action changes its state, so each is applied to a clone made outside the timing."""
    rng = Random(2)
    pairs = [(state, rng.choice(game.legal(state))) for state in states]
    apply, calls, spent = game.apply, 0, 0.0
    while calls == 0 or spent < seconds:
        copies = [(game.clone(state), action) for state, action in pairs]
        start = time.process_time()
        for state, action in copies:
            apply(state, action)
        spent += time.process_time() - start
        calls += len(copies)
    return round(spent / calls * 1e6, 2)


def _simulations(game: Game[Any], states: list[Any], seconds: float) -> float:
    """How many plans a search plays out in a second, with all that it needs for them."""
    policy = policy_for(game)
    rounds = (bot_family(game.id).style or Style()).rounds
    rng, done = Random(3), 0
    start = time.process_time()
    while True:
        state = rng.choice(states)
        view = game.view(state, game.to_move(state))
        playouts = Playouts(game, policy, rounds, view, rng.getrandbits(32))
        plans = plans_of(policy, playouts.worlds.state(0))
        for world in range(WORLDS):
            for plan, _ in plans:
                playouts.values(plan, world)
                done += 1
                elapsed = time.process_time() - start
                if elapsed >= seconds:
                    return round(done / elapsed, 1)


def decision_ms(game: Game[Any], states: list[Any], seconds: float) -> float | None:
    """Milliseconds of a decision of the bot that learned, from a view to a word; None without."""
    if NEURAL not in bot_names(game.id):
        return None
    bot = make_bot(NEURAL, game)
    asked: list[tuple[View, list[str]]] = []
    for state in Random(4).sample(states, min(len(states), 50)):
        words = [game.word(action) for action in game.legal(state)]
        if len(words) > 1:
            asked.append((game.view(state, game.to_move(state)), words))

    def choose(question: tuple[View, list[str]]) -> str:
        return bot.choose(*question, rng=Random(5))

    choose(asked[0])  # the first decision prepares what all need
    return round(_each(choose, asked, seconds) / 1000, 2)
