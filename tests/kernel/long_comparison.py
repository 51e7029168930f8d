"""Many random games on engine and kernel side by side: `python -m tests.kernel.long_comparison`.

Every edition, map, number of players and option in turn, of the board game or with `--cards` of the
card game, each game with a seed of its own, and the comparison of `comparison.py` after every move.
It takes as long as it is given, so that no test
run includes it. Several can run at once, each with `--seed` far from the others'.
"""

import argparse
import json
import sys
import time
from functools import cache

from megavolt.engine import is_compiled
from tests.kernel.comparison import Pair
from tests.kernel.configurations import Sample, every, every_cards


@cache
def configurations(cards: bool) -> list[Sample]:
    return every_cards() if cards else every()


@cache
def prepared(cards: bool, number: int) -> Pair:
    """A pair of one configuration, to be used again and again: making one is slow."""
    return Pair(configurations(cards)[number], 0)


def compare(cards: bool, seed: int) -> int:
    """A whole random game of the configuration whose turn it is; how many moves it took."""
    pair = prepared(cards, seed % len(configurations(cards)))
    pair.begin(seed)
    pair.play_on()
    return pair.moves


def main() -> int:
    options = parse()
    start = told = time.monotonic()
    games = moves = 0
    while games != options.games and time.monotonic() - start < options.minutes * 60:
        moves += compare(options.cards, options.seed + games)
        games += 1
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(f"{games} games, {moves:,} moves, all the same so far", file=sys.stderr)
    summary = {
        "game": "cards" if options.cards else "board",
        "engine": "compiled" if is_compiled() else "plain",
        "seed": options.seed,
        "games": games,
        "moves": moves,
        "different": 0,  # the first difference ends the run with an error
        "seconds": round(time.monotonic() - start, 1),
    }
    print(json.dumps(summary))
    return 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first game; the next has one more"
    )
    parser.add_argument("--games", type=int, default=-1, help="how many, if there is time")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--cards", action="store_true", help="the card game")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
