"""The same games from two engines: a fingerprint of every log, view and outcome.

    python -m tests.engines 2000

plays so many seeded games with the engine at hand and prints a fingerprint for each. Run it
with MEGAVOLT_ENGINE=pure and without, on a compiled build, and compare.
"""

import json
import sys
from hashlib import sha256
from random import Random

from megavolt import Match
from megavolt.core.game import NOBODY
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


def fingerprints(count: int) -> list[str]:
    """Games spread evenly over all configurations."""
    everything = configurations()
    Random(1).shuffle(everything)
    return [fingerprint(everything[seed % len(everything)], seed) for seed in range(count)]


if __name__ == "__main__":
    print("\n".join(fingerprints(int(sys.argv[1]))))
