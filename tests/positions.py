"""Positions as data, held to what they promise at moments of random games.

`python -m tests.positions --games 1000` does so for many more games than the test suite.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from megavolt.core.game import NOBODY, Game
from megavolt.core.rng import Rng, seed_state
from tests.configurations import Configuration, of_family
from tests.conformance import MOST_MOVES, random_choice

FAMILIES = ("board", "cards", "blackout")
AHEAD = 40  # moves that a position is played on side by side with the match it came from


@dataclass(frozen=True)
class Moment:
    """A moment of a random game, and a generator for whatever is drawn at it."""

    game: Game[Any]
    state: Any
    random: Random


def moments(one: Configuration, seed: int, looks: int) -> Iterator[Moment]:
    """About so many moments of a random game, with one of its first and its last."""
    game = one.make()
    state, rng, random = game.new(seed), Rng(seed_state(seed)), Random(f"{one} {seed}")
    every: list[int] = []
    while game.to_move(state) != NOBODY:
        assert len(every) < MOST_MOVES
        every.append(random_choice(game, game.legal(state), rng))
        game.apply(state, every[-1])
    early = random.randrange(min(8, len(every)))  # before round one, where something is decided
    wanted = {early, len(every), *random.sample(range(len(every)), min(looks, len(every)))}
    state = game.new(seed)
    for move in range(len(every) + 1):
        if move in wanted:
            yield Moment(game, game.clone(state), random)
        if move < len(every):
            game.apply(state, every[move])


def sent(position: dict[str, object]) -> dict[str, object]:
    """As a file or another program gives it back."""
    back = json.loads(json.dumps(position))
    assert back == position
    return dict(back)


def check_complete(m: Moment) -> None:
    """A complete position gives an equal state, whatever the seed, and the same game from there."""
    game, state = m.game, m.state
    position = sent(game.position(state))
    again = game.new(m.random.randrange(10**6), position)
    assert game.key(again) == game.key(state)
    assert game.legal(again) == game.legal(state)
    assert game.position(again) == position
    one, other = game.clone(state), game.clone(again)
    for _ in range(AHEAD):
        if game.to_move(one) == NOBODY:
            break
        action = m.random.choice(game.legal(one))
        game.apply(one, action)
        game.apply(other, action)
        assert game.key(one) == game.key(other)
    assert game.outcome(one) == game.outcome(other)


def check_seat(m: Moment, seat: int) -> None:
    """What a seat knows gives its view again, and is the same for all that looks the same."""
    game, state = m.game, m.state
    position = sent(game.position(state, seat))
    view = game.view(state, seat)
    again = game.new(m.random.randrange(10**6), position)
    assert game.view(again, seat) == view
    assert game.check(again) == []
    twin = game.determinize(view, Rng(m.random.getrandbits(64)))
    assert game.position(twin, seat) == position


def check_game(one: Configuration, seed: int, looks: int) -> int:
    """Look at moments of a game from all sides; how many there were."""
    count = 0
    for m in moments(one, seed, looks):
        check_complete(m)
        for seat in {m.random.randrange(m.game.players), NOBODY}:
            check_seat(m, seat)
        count += 1
    return count


def spread(games: int, random: Random) -> Iterator[tuple[Configuration, int]]:
    """Configurations of every family in turn, each with a seed."""
    every = [of_family(family) for family in FAMILIES]
    for number in range(games):
        yield random.choice(every[number % len(every)]), random.randrange(10**9)


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--looks", type=int, default=8, help="moments of each game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = 0
    for number, (one, seed) in enumerate(spread(chosen.games, Random(chosen.seed)), start=1):
        try:
            found += check_game(one, seed, chosen.looks)
        except Exception:
            print(f"failed: {one}, seed {seed}", file=sys.stderr)
            raise
        if number % 100 == 0:
            print(f"{number} games, {found} positions", flush=True)
    print(f"{chosen.games} games, {found} positions: all as they should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
