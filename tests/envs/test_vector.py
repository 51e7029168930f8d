"""Many games at once: the same games as one by one, on the kernel and in processes."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from megavolt import OptionError, game
from megavolt.encodings import encoding_for
from megavolt.envs import VectorEnv


def chosen(env: VectorEnv, rng: np.random.Generator) -> NDArray[Any]:
    """A random legal action for each game."""
    return np.asarray(np.argmax(rng.random(env.masks.shape) * env.masks, axis=1))


@pytest.mark.parametrize("game_id", ["recharged", "cards", "blackout"])
def test_games_are_those_of_the_engine(game_id: str) -> None:
    played = game(game_id, 3)
    encoding = encoding_for(played)
    env = VectorEnv(played, 2, seed=5)
    states, rng = [played.new(5), played.new(6)], Random(4)
    for _ in range(40):
        actions = []
        for i, state in enumerate(states):
            mover, choices = played.to_move(state), encoding.choices(state)
            assert env.movers[i] == mover
            assert np.array_equal(env.observations[i], encoding.observe(state, mover))
            assert list(np.flatnonzero(env.masks[i])) == list(choices)
            actions.append(rng.choice(list(choices)))
            played.apply(state, choices[actions[-1]])
        env.step(np.array(actions))


@pytest.mark.parametrize("game_id", ["classic", "cards", "blackout"])
def test_a_game_that_ends_is_counted_and_followed_by_another(game_id: str) -> None:
    env, rng = VectorEnv(game(game_id, 4), 8, seed=1), np.random.default_rng(2)
    ended = 0
    while ended < 10:
        env.step(chosen(env, rng))
        for i in np.flatnonzero(env.ended):
            assert env.shares[i].sum() == pytest.approx(1)
            best = env.scores[i].max()
            assert env.scores[i][env.shares[i] > 0].max() == best
            assert env.rounds[i] > 1
            assert env.masks[i].any()
            ended += 1


def test_processes_play_the_same_games() -> None:
    one, two = (VectorEnv(game("blackout", 3), 4, seed=9, workers=workers) for workers in (1, 2))
    try:
        rng = np.random.default_rng(1)
        for _ in range(100):
            assert np.array_equal(one.observations, two.observations)
            actions = chosen(one, rng)
            one.step(actions)
            two.step(actions)
        kept = two.snapshot()
        one.restore(kept)
        assert np.array_equal(one.observations, two.observations)
    finally:
        two.close()


def test_without_forced_moves_the_games_are_the_same() -> None:
    """What is seen at the decisions, and how games end, is as if every move were asked for."""
    played = game("blackout", 3)
    every, rng = VectorEnv(played, 1, seed=9), np.random.default_rng(1)
    only = VectorEnv(played, 1, seed=9, decisions_only=True)
    ended = False
    while not ended:
        assert only.masks.sum() > 1
        assert np.array_equal(every.observations, only.observations)
        assert np.array_equal(every.masks, only.masks)
        action = chosen(only, rng)
        only.step(action)
        every.step(action)
        ended = bool(every.ended[0])
        while every.masks.sum() == 1:
            every.step(every.masks.argmax(1))
            ended |= bool(every.ended[0])
        assert bool(only.ended[0]) == ended
    assert np.array_equal(every.shares, only.shares)
    assert np.array_equal(every.scores, only.scores)
    assert np.array_equal(every.rounds, only.rounds)


def test_the_kernel_shows_every_move() -> None:
    with pytest.raises(ValueError, match="decisions only"):
        VectorEnv(game("cards", 3), 1, decisions_only=True)


@pytest.mark.parametrize("game_id", ["deluxe", "blackout"])
def test_games_go_on_from_a_snapshot(game_id: str) -> None:
    env, rng = VectorEnv(game(game_id, 3), 3, seed=9), np.random.default_rng(1)
    for _ in range(60):
        env.step(chosen(env, rng))
    kept, seen = env.snapshot(), []
    other = VectorEnv(game(game_id, 3), 3, seed=0)
    other.restore(kept)
    for each in (env, other):
        rng, rows = np.random.default_rng(6), []
        for _ in range(150):
            rows.append(each.observations.copy())
            each.step(chosen(each, rng))
        seen.append(rows)
    assert np.array_equal(seen[0], seen[1])


@pytest.mark.parametrize("game_id", ["recharged", "blackout"])
def test_an_illegal_action_is_refused(game_id: str) -> None:
    env = VectorEnv(game(game_id, 3), 2)
    before = env.observations.copy()
    with pytest.raises(ValueError, match="action -1 is not legal in game 1"):
        env.step(np.array([int(np.flatnonzero(env.masks[0])[0]), -1]))
    assert np.array_equal(before, env.observations)


def test_games_in_processes_run_on_no_gpu() -> None:
    with pytest.raises(OptionError) as refused:
        VectorEnv(game("blackout", 3), 2, device="cuda")
    assert refused.value.code == "env_on_processes"
