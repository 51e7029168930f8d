"""Batches: many games at once, from seeds or from matches."""

from typing import Any

import numpy as np
import pytest

from megavolt.core.registry import game, make_game
from megavolt.core.rng import Rng
from megavolt.games.board.state import State
from megavolt.kernel.board.batch import Batch
from megavolt.kernel.board.observation import SEEN
from megavolt.kernel.board.row import ROW
from megavolt.kernel.parts.space import ACTIONS
from tests.kernel.comparison import Pair
from tests.kernel.configurations import SAMPLE, Sample


def random_step(batch: Batch, chance: np.random.Generator) -> None:
    """One random legal move in every game."""
    weight = chance.random((batch.n, ACTIONS)) * batch.mask()
    batch.step(weight.argmax(axis=1))


@pytest.mark.parametrize("sample", SAMPLE, ids=str)
def test_a_seed_deals_the_same_game_as_in_the_engine(sample: Sample) -> None:
    played = make_game(*sample)
    seeds = [0, 7, 10, 99_999, 10**19, 2**64 - 1, *range(100, 120)]
    batch = Batch.new(played, len(seeds), seeds)
    for i, seed in enumerate(seeds):
        expected = batch.configuration.row(played.new(seed))
        assert np.array_equal(batch.rows[i], expected), f"seed {seed}"


def test_a_batch_starts_from_matches_and_gives_them_back() -> None:
    pair = Pair(("recharged", 3, {}), 5)
    states: list[State] = []
    for _ in range(120):
        states.append(pair.game.clone(pair.state))
        pair.play(pair.chance.choice(pair.legal()))
    batch = Batch.of_states(pair.game, states)
    for state, row in zip(states, batch.rows, strict=True):
        assert pair.game.key(batch.configuration.state(row)) == pair.game.key(state)


SECRET = 2**90 + 17  # a seed such as a server draws


def test_a_game_of_a_secret_seed_is_the_same_in_engine_and_kernel() -> None:
    pair = Pair(("recharged", 5, {}), 0)
    pair.go_to(pair.game.new(SECRET))
    first = pair.state.rng
    assert Rng(first).keyed
    pair.play_on()
    assert pair.state.rng > first  # the stack was shuffled, by the keyed generator
    assert pair.configuration.state(pair.batch.rows[0]).rng == pair.state.rng


def test_a_batch_goes_on_from_what_a_seat_of_a_secret_game_sees() -> None:
    pair = Pair(("deluxe", 3, {}), 0)
    pair.go_to(pair.game.new(SECRET))
    for _ in range(150):
        pair.play(pair.chance.choice(pair.legal()))
    view = pair.game.view(pair.state, 1)
    pair.go_to(pair.game.determinize(view, Rng(3)))
    assert not Rng(pair.state.rng).keyed
    pair.play_on()


def test_a_batch_does_not_deal_secret_seeds() -> None:
    with pytest.raises(ValueError, match="of_states"):
        Batch.new(game("recharged", 3), 2, [1, SECRET])


def test_threads_change_nothing() -> None:
    one, two = (Batch.new(game("classic", 4), 600, threads=threads) for threads in (1, 2))
    assert np.array_equal(one.playout(seed=3), two.playout(seed=3))
    assert np.array_equal(one.rows, two.rows)


@pytest.mark.parametrize("policy", ["random", "light"])
def test_a_playout_ends_every_game(policy: str) -> None:
    batch = Batch.new(game("recharged", 4), 200)
    moves = batch.playout(policy)
    assert batch.over().all()
    assert moves.min() > 50
    assert not batch.mask().any()
    assert (batch.movers() == -1).all()
    assert (batch.outcome().min(axis=1) == 1).all()


def test_a_playout_in_parts_is_the_same_as_in_one() -> None:
    whole, parts = (Batch.new(game("deluxe", 3), 50) for _ in range(2))
    assert (parts.playout(limit=40) == 40).all()
    assert not parts.over().any()
    whole.playout(limit=40)
    assert np.array_equal(whole.rows, parts.rows)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = Batch.new(game("recharged", 4), 3)
    before = batch.rows.copy()
    for wrong in (-1, ACTIONS, int(np.flatnonzero(~batch.mask()[1])[0])):
        actions = batch.mask().argmax(axis=1)
        actions[1] = wrong
        with pytest.raises(ValueError, match="not legal in game 1"):
            batch.step(actions)
    with pytest.raises(ValueError, match="one action per game"):
        batch.step(np.zeros(2, np.int64))
    assert np.array_equal(batch.rows, before)


def test_a_game_that_ends_is_followed_by_a_new_one() -> None:
    played = game("recharged", 2)
    batch = Batch.new(played, 8, auto_reset=True)
    chance = np.random.default_rng(1)
    while not batch.ended.any():
        random_step(batch, chance)
    ended = int(np.flatnonzero(batch.ended)[0])
    assert batch.seeds[ended] == ended + 8
    assert np.array_equal(batch.rows[ended], batch.configuration.row(played.new(ended + 8)))
    assert batch.last_scores[ended, :, 2].max() >= 18  # GRID-END-01
    assert batch.mask()[ended].any()


@pytest.mark.parametrize("sample", SAMPLE[:3], ids=str)
def test_the_light_policy_makes_legal_moves(sample: Sample) -> None:
    pair = Pair(sample, 2)
    for _ in range(250):
        legal = pair.legal()
        light = Batch.of_states(pair.game, [pair.state])
        light.playout("light", limit=1, seed=pair.moves)
        found = [action for action in legal if np.array_equal(after(pair, action), light.rows[0])]
        assert found
        pair.play(found[0])


def after(pair: Pair, action: int) -> Any:
    trial = Batch(pair.configuration, 1)
    trial.rows[0] = pair.configuration.row(pair.state)
    trial.refresh()
    trial.step(np.array([action]))
    return trial.rows[0]


# ---- observations


def field(seen: Any, name: str) -> list[int]:
    first = SEEN.at(name)
    return [int(value) for value in seen[first : first + SEEN.width_of(name)]]


def test_an_observation_puts_its_seat_first() -> None:
    batch = Batch.new(game("recharged", 3), 1)
    batch.rows[0, ROW.at("money") : ROW.at("money") + 3] = 10, 20, 30
    assert field(batch.observe(1)[0], "money") == [20, 30, 10, 0, 0, 0]
    mover = int(batch.movers()[0])
    assert np.array_equal(batch.observe("mover"), batch.observe(mover))
    assert field(batch.observe()[0], "mover") == [0]


def test_an_observation_shows_what_the_view_shows() -> None:
    pair = Pair(("recharged", 4, {"map": "usa"}), 9)
    for _ in range(300):
        pair.play(pair.chance.choice(pair.legal()))
    seen = pair.batch.observe(2)[0]
    view: Any = pair.game.view(pair.state, 2)
    places = [2, 3, 0, 1]
    players = view["players"]
    assert field(seen, "cities")[:4] == [len(players[seat]["cities"]) for seat in places]
    assert field(seen, "money")[:4] == [players[seat]["money"] for seat in places]
    assert field(seen, "step") == [view["step"]]
    assert field(seen, "round") == [view["round"]]


def test_an_observation_hides_the_stack_and_hidden_money() -> None:
    batch = Batch.new(game("recharged", 3, hidden_money=True), 2, [4, 4])
    batch.rows[1, ROW.at("money") + 1] += 7
    first = ROW.at("stack") + 1
    batch.rows[1, first : first + 9] = batch.rows[0, first : first + 9][::-1]
    seen = batch.observe(0)
    assert np.array_equal(seen[0], seen[1])
    assert field(seen[0], "money")[:3] == [50, -1, -1]
