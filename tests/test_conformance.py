"""Every game keeps the contract, whatever its edition, map, player count and options."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any

import pytest

from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.game import BoardGame
from tests.configurations import Configuration, by_board, configurations
from tests.conformance import check_game, random_choice
from tests.setups import random_setup
from tests.sweeps import swept

ALL = configurations()


def shares() -> list[Any]:
    """Each game, map and player count, the other options taking turns."""
    chosen = [group[(11 * i + 5) % len(group)] for i, group in enumerate(by_board())]
    return swept((pytest.param(one, seed, id=str(one)) for seed, one in enumerate(chosen)), 6)


def words_of(game: Game[Any]) -> list[str]:
    """Words of every kind of action, for refusals; games of other families bring their own."""
    if not isinstance(game, BoardGame):
        return []
    r = game.r
    words = ["pass", "done", *(f"bid {n}" for n in (0, 1, 15, 50, 500, 9_999_999))]
    words += [f"{verb} {fuel}" for fuel in r.fuels for verb in ("buy", "drop")]
    words += [f"region {region.id}" for region in r.map.regions]
    words += [f"{verb} {city.id}" for city in r.map.cities for verb in ("build", "place", "mark")]
    words += [f"{verb} {n}" for n in r.plants for verb in ("pass", "scrap")]
    words += [
        f"open {n} {bid}" for n in r.plants for bid in (0, 1, n - 1, n, n + 1, 100, 9_999_999)
    ]
    words += [game.word(action) for n in r.plants for action in r.runs[n]]
    return words


@pytest.mark.parametrize(("configuration", "seed"), shares())
def test_a_game_keeps_the_contract(configuration: Configuration, seed: int) -> None:
    game = configuration.make()
    match = check_game(game, seed, words=words_of(game))
    assert match.over


@pytest.mark.parametrize("game_id", [g for g in game_ids() if game_info(g).family == "board"])
def test_a_game_from_a_setup_keeps_the_contract(game_id: str) -> None:
    for one in configurations(game_id)[:: len(configurations(game_id)) // 2]:
        game = one.make()
        assert isinstance(game, BoardGame)
        setup = random_setup(game, Random(str(one)))
        assert check_game(game, 3, setup, words_of(game)).setup == setup


def germany() -> dict[str, object]:
    file = resources.files("megavolt.data").joinpath("map-germany.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "options",
    [
        {"regions": ["northwest", "west", "northeast"]},
        {"map": germany()},
        {"map": {**germany(), "rules_like": "usa"}, "regions": ["west", "southwest", "south"]},
    ],
    ids=["regions picked", "own map", "own map and regions"],
)
def test_a_game_on_chosen_ground_keeps_the_contract(options: dict[str, object]) -> None:
    game = make_game("recharged", 3, options)
    assert check_game(game, 5, words=words_of(game)).over


# ---- nothing is shared between configurations


def moves_of(game: Game[Any], seed: int) -> Iterator[object]:
    """A random game, move by move, each with the key it leads to."""
    state = game.new(seed)
    rng = Rng(seed_state(seed))
    while game.to_move(state) != NOBODY:
        action = random_choice(game, game.legal(state), rng)
        game.apply(state, action)
        yield action, game.key(state)


def test_configurations_played_side_by_side_do_not_meet() -> None:
    # Tables shared between games and changed by one of them are an old trap.
    count, some = 60, ALL[::17]
    alone = []
    for seed, one in enumerate(some):
        moves = moves_of(one.make(), seed)
        alone.append([next(moves) for _ in range(count)])
    playing = [moves_of(one.make(), seed) for seed, one in enumerate(some)]
    together: list[list[object]] = [[] for _ in some]
    for _ in range(count):
        for log, moves in zip(together, playing, strict=True):
            log.append(next(moves))
    assert together == alone
