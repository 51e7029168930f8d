"""Fits who will win to games that bots play, and says how well it does on other games.

`python -m tests.bots.fitting FAMILY --games N` plays N games for each number of players of each
game of the family, and writes `data/chances-FAMILY.toml`. Every fifth game is left out of the fit
and serves to judge it. Needs numpy. The first content of the wiring tile game has a fit of its own:
`blackout --name blackout-first --option content=first --games N`.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import megavolt
from megavolt.bots import make_bot
from megavolt.bots.blackout import chances as blackout
from megavolt.bots.board import chances as board
from megavolt.bots.cards import chances as cards
from megavolt.bots.fit import Fit, blend
from megavolt.bots.policy import Policy, policy_for
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game

DATA: Final = Path(megavolt.__file__).parent / "data"
NAMES: Final = {"board": board.NAMES, "cards": cards.NAMES, "blackout": blackout.NAMES}
KNOTS: Final = {
    "board": [0.0, 1.0, 2.0, 4.0, 8.0],
    "cards": [0.0, 1.0, 2.0, 4.0, 7.0],
    "blackout": [0.0, 3.0, 10.0],
}
LEFT_OUT: Final = 5  # every fifth game judges the fit
ALSO: Final = 50  # besides the first decision of a round, about every fiftieth is looked at
STEP: Final = 0.1
STEPS: Final = 800
SHRINK: Final = 3.0  # pulls weights to zero about as strongly as so many positions would


@dataclass
class Position:
    """What the fit sees of a moment of a game, and who won it."""

    game: int
    before_end: int  # rounds
    left: float
    rows: list[list[float]]
    winners: list[int]
    now: list[float]  # what the chances in force say


# ---- games


class Table:
    """Bots of one configuration: planners, some of them in doubt, now and then a greedy one."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.policy: Policy = policy_for(game)
        self.greedy: Any = make_bot("greedy", game)

    def play(self, seed: int, rng: Random) -> list[int]:
        """The moves of a game."""
        game = self.game
        doubts = [rng.choice((0.0, 0.03, 0.1, 2.0)) for _ in range(game.players)]
        s, actions = game.new(seed), list[int]()
        while (seat := game.to_move(s)) != NOBODY:
            actions.append(self._move(s, doubts[seat], rng))
            game.apply(s, actions[-1])
        return actions

    def _move(self, s: Any, doubt: float, rng: Random) -> int:
        game, legal = self.game, self.game.legal(s)
        if len(legal) == 1:
            return legal[0]
        if doubt > 1.0 and rng.random() < 0.5:
            view = game.view(s, game.to_move(s))
            return game.action(self.greedy.choose(view, [game.word(a) for a in legal], rng))
        if rng.random() < doubt:
            weighed = self.policy.weighed(s)
            return rng.choices([a for a, _ in weighed], [w + 0.05 for _, w in weighed])[0]
        return self.policy.choose(s)


def play_games(family: str, count: int, options: dict[str, str], file: Path) -> None:
    """Add games to a file, one a line."""
    ids = [g for g in megavolt.game_ids() if megavolt.game_info(g).family == family]
    with file.open("a") as out:
        for game_id in ids:
            info = megavolt.game_info(game_id)
            for players in range(info.players_min, info.players_max + 1):
                table = Table(make_game(game_id, players, options))
                for number in range(count):
                    rng = Random(f"{game_id}:{players}:{number}")
                    seed = rng.getrandbits(40)
                    actions = table.play(seed, rng)
                    line = {"game": game_id, "players": players, "options": table.game.options}
                    out.write(json.dumps({**line, "seed": seed, "actions": actions}) + "\n")
                out.flush()
                print(f"{game_id}, {players} players: {count} games played", flush=True)


# ---- positions


def positions(file: Path) -> Iterator[Position]:
    tables: dict[str, tuple[Game[Any], Any]] = {}
    for number, line in enumerate(file.read_text().splitlines()):
        played = json.loads(line)
        key = f"{played['game']} {played['players']} {played.get('options', {})}"
        if key not in tables:
            game = make_game(played["game"], played["players"], played.get("options", {}))
            tables[key] = (game, policy_for(game))
        yield from _positions(*tables[key], number, played)


def _positions(
    game: Game[Any], policy: Any, number: int, played: dict[str, Any]
) -> Iterator[Position]:
    s, rng = game.new(played["seed"]), Random(number)
    seen, found = 0, list[tuple[int, Position]]()
    for action in played["actions"]:
        now = policy.chances(s) if s.round > seen or rng.random() * ALSO < 1.0 else []
        if now and s.round:
            rows, left = policy.features(s), policy.left(s)
            if policy.fit.chances(rows, left) == now:  # otherwise worked out, not judged
                found.append((s.round, Position(number, 0, left, rows, [], now)))
        seen = s.round
        game.apply(s, action)
    outcome = game.outcome(s)
    assert outcome is not None
    for at, position in found:
        position.before_end, position.winners = s.round - at, list(outcome.winners)
        yield position


# ---- the fit


def fit(seen: list[Position], knots: list[float]) -> Fit:
    """By gradient descent (Adam) on the log loss of all positions; the same every time."""
    players = max(len(p.rows) for p in seen)
    width = len(seen[0].rows[0])
    rows = np.zeros((len(seen), players, width))
    there = np.zeros((len(seen), players))
    won = np.zeros((len(seen), players))
    times = np.zeros((len(seen), len(knots)))
    for n, p in enumerate(seen):
        rows[n, : len(p.rows)] = p.rows
        there[n, : len(p.rows)] = 1.0
        won[n, p.winners] = 1.0 / len(p.winners)
        low, share = blend(knots, p.left)
        times[n, low], times[n, low + 1] = 1.0 - share, share
    weights = np.zeros((len(knots), width))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    shrink = SHRINK / len(seen)
    for step in range(1, STEPS + 1):
        scores = np.einsum("nsf,nf->ns", rows, times @ weights)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True)) * there
        off = powers / powers.sum(axis=1, keepdims=True) - won
        slope = times.T @ np.einsum("ns,nsf->nf", off, rows) / len(seen) + shrink * weights
        first += 0.1 * (slope - first)
        second += 0.01 * (slope * slope - second)
        size = STEP * (1.0 - step / (STEPS + 1)) * (1 - 0.99**step) ** 0.5 / (1 - 0.9**step)
        weights -= size * first / (np.sqrt(second) + 1e-9)
    return Fit(knots, weights.tolist())


def write(model: Fit, names: tuple[str, ...], file: Path, games: int) -> None:
    lines = [
        "# Who will win: weights of a softmax over the seats, made by script/fit",
        f"# from {games} games of bots. One row for each feature, one column for each knot,",
        "# which is the time left: incomes or rounds still to come.",
        f"knots = {model.knots}",
        "",
        "[weights]",
    ]
    for i, name in enumerate(names):
        lines.append(f"{name} = [{', '.join(f'{row[i]:.3f}' for row in model.weights)}]")
    file.write_text("\n".join(lines) + "\n")


# ---- how good it is


def report(model: Fit, judged: list[Position]) -> None:
    """Log loss by rounds before the end, and how often came true what was given a chance."""
    print("rounds before the end   positions   equal chances   before   now")
    for low, high in ((0, 0), (1, 1), (2, 2), (3, 4), (5, 99), (0, 99)):
        some = [p for p in judged if low <= p.before_end <= high]
        if some:
            even = sum(log(len(p.rows)) for p in some) / len(some)
            before = sum(_loss(p.now, p.winners) for p in some) / len(some)
            after = sum(_loss(model.chances(p.rows, p.left), p.winners) for p in some) / len(some)
            label = f"{low}-{high}" if low < high else f"{low}"
            print(f"{label:>21}{len(some):12}{even:16.3f}{before:9.3f}{after:6.3f}")
    print("given      came true   of")
    given: list[tuple[float, float]] = []
    for p in judged:
        for seat, chance in enumerate(model.chances(p.rows, p.left)):
            given.append((chance, 1.0 / len(p.winners) if seat in p.winners else 0.0))
    for tenth in range(10):
        some_given = [pair for pair in given if tenth <= pair[0] * 10 < tenth + 1]
        if some_given:
            mean = sum(a for a, _ in some_given) / len(some_given)
            true = sum(b for _, b in some_given) / len(some_given)
            print(f"{mean:5.1%}{true:14.1%}{len(some_given):9}")


def _loss(chances: list[float], winners: list[int]) -> float:
    return -sum(log(max(chances[w], exp(-10.0))) for w in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("family", choices=sorted(NAMES))
    parser.add_argument("--games", type=int, default=0, help="games to play first")
    parser.add_argument("--option", action="append", default=[], help="of these games, NAME=VALUE")
    parser.add_argument("--name", help="of the fit; that of the family if not given")
    parser.add_argument("--file", type=Path, help="the games, one a line")
    asked = parser.parse_args()
    name = asked.name or asked.family
    file = asked.file or Path(f"build/games-{name}.jsonl")
    file.parent.mkdir(exist_ok=True)
    if asked.games:
        options = dict(option.split("=", 1) for option in asked.option)
        play_games(asked.family, asked.games, options, file)
    found = list(positions(file))
    print(f"{len(found)} positions", flush=True)
    names, knots = NAMES[asked.family], KNOTS[asked.family]
    model = fit([p for p in found if p.game % LEFT_OUT], knots)
    report(model, [p for p in found if p.game % LEFT_OUT == 0])
    write(model, names, DATA / f"chances-{name}.toml", 1 + found[-1].game)


if __name__ == "__main__":
    main()
