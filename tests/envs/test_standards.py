"""The environments pass the tests of PettingZoo and Gymnasium, for all games."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from megavolt import OptionError, game, game_ids
from megavolt.core.registry import game_info
from megavolt.encodings import encoding_for

pettingzoo = pytest.importorskip("pettingzoo.test", reason='needs pip install "megavolt[rl]"')
checker = pytest.importorskip(
    "gymnasium.utils.env_checker", reason='needs pip install "megavolt[rl]"'
)

from megavolt.envs import aec_env, single_env  # noqa: E402


@pytest.mark.parametrize("game_id", game_ids())
def test_the_aec_environment_is_as_pettingzoo_wants_it(game_id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises, among others, on the size of observations
        pettingzoo.api_test(aec_env(game_id, 3), num_cycles=30)
        pettingzoo.seed_test(lambda: aec_env(game_id, 2), num_cycles=20)


@pytest.mark.parametrize("game_id", ["classic", "cards", "blackout"])
def test_the_single_environment_is_as_gymnasium_wants_it(game_id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have floats
        checker.check_env(single_env(game_id, 3), skip_render_check=True)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_option_can_be_played(game_id: str) -> None:
    for option in game_info(game_id).options:
        for value in option.choices or option.named:
            env = aec_env(game_id, 3, **{option.name: value})
            env.reset(seed=1)
            observation, _, terminated, _, _ = env.last()
            assert observation["action_mask"].any()
            assert not terminated


@pytest.mark.parametrize("game_id", ["recharged", "cards", "blackout"])
def test_an_aec_game_is_that_of_the_engine(game_id: str) -> None:
    played, env, rng = game(game_id, 3), aec_env(game_id, 3), Random(2)
    encoding, state = encoding_for(played), played.new(9)
    env.reset(seed=9)
    while played.to_move(state) >= 0:
        seat = played.to_move(state)
        assert env.agent_selection == f"seat_{seat}"
        seen, choices = env.observe(env.agent_selection), encoding.choices(state)
        assert np.array_equal(seen["observation"], encoding.observe(state, seat))
        assert list(np.flatnonzero(seen["action_mask"])) == list(choices)
        action = rng.choice(list(choices))
        env.step(action)
        played.apply(state, choices[action])
    outcome = played.outcome(state)
    assert outcome is not None
    won = [env.rewards[f"seat_{seat}"] for seat in range(3)]
    assert sum(won) == pytest.approx(1)
    assert [share > 0 for share in won] == [rank == 1 for rank in outcome.ranks]


@pytest.mark.parametrize("game_id", ["recharged", "cards", "blackout"])
def test_an_illegal_action_changes_nothing(game_id: str) -> None:
    env = aec_env(game_id, 3)
    env.reset(seed=4)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**6, None):
        with pytest.raises(ValueError, match="is not legal"):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[name], after[name]) for name in before)


def play(env: Any, seed: int) -> tuple[float, int]:
    seen, _ = env.reset(seed=seed)
    rng, reward, over, steps = np.random.default_rng(seed), 0.0, False, 0
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, _ = env.step(int(rng.choice(legal)))
        steps += 1
    return reward, steps


def test_a_single_game_against_bots_ends_with_a_share_of_the_win() -> None:
    env = single_env("cards", 3, opponents=["greedy", "random"], seat=1)
    first, again = play(env, 5), play(env, 5)
    assert first == again
    assert 0 <= first[0] <= 1
    env.close()


def test_an_illegal_action_loses_a_single_game() -> None:
    env = single_env("cards", 3, opponents=["random"])
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"opponents": ["genius"]}, "unknown_bot"),
        ({"opponents": ["random", "random", "random"]}, "env_opponents"),
        ({"seat": 3}, "seat_not_at_table"),
    ],
)
def test_nonsense_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        single_env("cards", 3, **arguments)
    assert refused.value.code == code


def test_an_observation_can_be_rendered_in_words() -> None:
    env = aec_env("cards", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "\nmover: you\n" in str(env.render())
