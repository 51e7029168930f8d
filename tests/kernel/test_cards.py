"""The card game on the kernel: the engine's game, and nothing hidden in what a seat sees."""

from typing import Any

import numpy as np
import pytest

from megavolt.core.registry import game, make_game
from megavolt.core.rng import Rng
from megavolt.kernel.cards.batch import Batch
from megavolt.kernel.cards.seen import SEEN
from megavolt.kernel.parts.space import ACTIONS
from tests.kernel.cards_view import SeenByView
from tests.kernel.comparison import Pair
from tests.kernel.configurations import CARDS, Sample, every_cards, own_deck

SECRET = 2**90 + 17  # a seed such as a server draws


# ---- the engine's game


@pytest.mark.parametrize("sample", CARDS, ids=str)
def test_a_random_game_is_the_same_in_engine_and_kernel(sample: Sample) -> None:
    pair = Pair(sample, seed=11)
    for seed in range(11, 31):
        pair.begin(seed)
        pair.play_on()


@pytest.mark.parametrize("players", [2, 5])
def test_a_users_deck_is_the_same_in_engine_and_kernel(players: int) -> None:
    pair = Pair(("cards", players, {"deck": own_deck(players), "demolition": True}), 0)
    for seed in range(10):
        pair.begin(seed)
        pair.play_on()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_games_of_every_configuration_are_the_same(part: int) -> None:
    for number, sample in enumerate(every_cards()):
        if number % 4 == part:
            pair = Pair(sample, number)
            for seed in range(number, number + 200, 40):
                pair.begin(seed)
                pair.play_on()


@pytest.mark.parametrize("sample", CARDS, ids=str)
def test_a_seed_deals_the_same_game_as_in_the_engine(sample: Sample) -> None:
    played = make_game(*sample)
    seeds = [0, 7, 10, 99_999, 10**19, 2**64 - 1, *range(100, 120)]
    batch = Batch.new(played, len(seeds), seeds)
    for i, seed in enumerate(seeds):
        expected = batch.configuration.row(played.new(seed))
        assert np.array_equal(batch.rows[i], expected), f"seed {seed}"


def test_a_game_of_a_secret_seed_is_the_same_in_engine_and_kernel() -> None:
    pair = Pair(("cards", 3, {}), 0)
    pair.go_to(pair.game.new(SECRET))
    first = pair.state.rng
    assert Rng(first).keyed
    pair.play_on()
    assert pair.state.rng > first  # discards and stack were shuffled, by the keyed generator


# ---- batches


@pytest.mark.parametrize("policy", ["random", "light"])
def test_a_playout_ends_every_game(policy: str) -> None:
    batch = Batch.new(game("cards", 4), 200)
    moves = batch.playout(policy)
    assert batch.over().all()
    assert moves.min() > 50
    assert not batch.mask().any()
    assert (batch.outcome().min(axis=1) == 1).all()


def test_the_light_policy_scores_more_than_random_moves() -> None:
    points = {}
    for policy in ("random", "light"):
        batch = Batch.new(game("cards", 4), 200)
        batch.playout(policy)
        points[policy] = batch.scores()[:, :, 0].mean()
    assert points["light"] > points["random"] + 5


def test_a_game_that_ends_is_followed_by_a_new_one() -> None:
    played = game("cards", 2)
    batch = Batch.new(played, 8, auto_reset=True)
    chance = np.random.default_rng(1)
    while not batch.ended.any():
        weight = chance.random((batch.n, ACTIONS)) * batch.mask()
        batch.step(weight.argmax(axis=1))
    ended = int(np.flatnonzero(batch.ended)[0])
    assert batch.seeds[ended] == ended + 8
    assert np.array_equal(batch.rows[ended], batch.configuration.row(played.new(ended + 8)))
    points, production, money, rest, _ = batch.last_scores[ended, 0]
    assert points == production + money // 10  # CARD-END-05
    assert rest == money % 10
    assert batch.mask()[ended].any()


# ---- observations


@pytest.mark.parametrize(
    "sample",
    [("cards", 2, {"demolition": True}), ("cards", 4, {"hidden_money": True})],
    ids=str,
)
def test_an_observation_holds_what_the_view_shows_and_nothing_else(sample: Sample) -> None:
    """It can be made of the view alone; and it is the same for another state that the seat cannot
    tell apart.
    """
    pair = Pair(sample, 6)
    by_view = SeenByView(pair.game)
    twins = 0
    while legal := pair.legal():
        if pair.chance.random() < 0.1:
            seat = pair.chance.randrange(pair.game.players)
            seen = pair.batch.observe(seat)[0]
            assert differing(seen, by_view.observe(pair.state, seat)) == set()
            view = pair.game.view(pair.state, seat)
            twin = pair.game.determinize(view, Rng(pair.chance.getrandbits(64)))
            twins += pair.game.key(twin) != pair.game.key(pair.state)
            other = Batch.of_states(pair.game, [twin])
            assert np.array_equal(other.observe(seat)[0], seen)
        pair.play(pair.chance.choice(legal))
    assert twins > 5


def differing(seen: Any, other: Any) -> set[str]:
    """The columns in which two observations differ."""
    return {SEEN.named(int(i)).split("[")[0] for i in np.flatnonzero(seen != other)}


def field(seen: Any, name: str) -> list[int]:
    first = SEEN.at(name)
    return [int(value) for value in seen[first : first + SEEN.width_of(name)]]


def test_the_mover_looks_first() -> None:
    batch = Batch.new(game("cards", 3), 1)
    mover = int(batch.movers()[0])
    assert np.array_equal(batch.observe(), batch.observe(mover))
    assert field(batch.observe()[0], "mover") == [0]
