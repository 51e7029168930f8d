"""The same games from two engines: a fingerprint of every log, view and outcome.

    python -m tests.engines 2000

plays so many seeded games with the engine at hand and prints a fingerprint for each, then one
for the bots' moves in each game. Run it with MEGAVOLT_ENGINE=pure and without, on a compiled
build, and compare.
"""

import json
import sys
from hashlib import sha256
from itertools import count
from random import Random

from megavolt import Match
from megavolt.bots import make_bot
from megavolt.core.game import NOBODY
from megavolt.core.registry import game_ids
from tests.configurations import Configuration, configurations

NAMES = ["Ana", "Bob", "Eva", "Kai", "Lea", "Max"]


def fingerprint(configuration: Configuration, seed: int) -> str:
    """One game by seeded choice: all words, legal lists, events and the outcome; some views."""
    match = Match.new(
        configuration.game_id, NAMES[: configuration.players], seed, configuration.options
    )
    rng = Random(seed)
    seen = sha256()
    while not match.over:
        legal = match.legal()
        seen.update("\n".join(legal).encode())
        if rng.random() < 0.05:
            views = [match.view(seat) for seat in range(NOBODY, configuration.players)]
            seen.update(json.dumps(views).encode())
        match.play(rng.choice(legal))
    facts = [[event.move, event.kind, event.facts] for event in match.events]
    seen.update(json.dumps(facts).encode())
    seen.update(f"{match.words} {match.outcome()}".encode())
    return seen.hexdigest()[:16]


def fingerprints(games: int) -> list[str]:
    """Games spread evenly over all configurations."""
    everything = configurations()
    Random(1).shuffle(everything)
    return [fingerprint(everything[seed % len(everything)], seed) for seed in range(games)]


def bot_fingerprint(game_id: str, simulations: int, every: int) -> str:
    """A planner's game: all its moves, and what search and greedy play instead of some."""
    match = Match.new(game_id, NAMES[:3], 11)
    planner, *others = (
        make_bot(name, match.game) for name in ("planner", f"search:{simulations}", "greedy")
    )
    moves: list[str] = []
    for number in count():
        if match.to_move is None:
            break
        asked = match.view(match.to_move), match.legal()
        if number % every == 0:
            moves += [bot.choose(*asked, Random(number)) for bot in others]
        moves.append(planner.choose(*asked, Random(number)))
        match.play(moves[-1])
    return sha256("\n".join(moves).encode()).hexdigest()[:16]


def bot_fingerprints() -> list[str]:
    """The wiring tile game's simulations are dear."""
    return [
        bot_fingerprint(game, *(2, 40) if game == "blackout" else (6, 16)) for game in game_ids()
    ]


if __name__ == "__main__":
    print("\n".join(fingerprints(int(sys.argv[1])) + bot_fingerprints()))
