"""Many random games on engine and kernel side by side: `python -m tests.kernel.long_comparison`.

Every edition, map, number of players and option in turn, of the board game or with `--cards` of the
card game, each game with a seed of its own, and the comparison of `comparison.py` after every move.
It takes as long as it is given, so that no test
run includes it.
"""

import argparse
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--cards", action="store_true", help="the card game")
    parser.add_argument("--seconds", type=float, default=600)
    options = parser.parse_args()
    start = told = time.monotonic()
    games = moves = 0
    while time.monotonic() - start < options.seconds:
        moves += compare(options.cards, options.first + games)
        games += 1
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(f"{games} games, {moves:,} moves, all the same so far", flush=True)
    engine = "compiled" if is_compiled() else "plain"
    seeds = f"seeds {options.first} to {options.first + games - 1}"
    print(f"{games} games, {seeds}, {engine} engine: {moves:,} moves, all the same")
    return 0


if __name__ == "__main__":
    sys.exit(main())
