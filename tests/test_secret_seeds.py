"""Games whose seed is a secret of more than 64 bits: the keyed generator stays a secret too."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from megavolt import Match, SetupError
from megavolt.core.game import NOBODY
from megavolt.core.registry import game_ids, make_game
from megavolt.core.rng import MAX_PLAIN_STATE, MAX_STATE, Rng, seed_state

SEED = 2**127 + 2004
KEY = seed_state(SEED, keyed=True) >> 64
MOMENTS = 6  # looked at in each game

every_game = pytest.mark.parametrize("game_id", game_ids())


def moments(game_id: str, seed: int = SEED) -> Iterator[Match]:
    """Moments of a random game, the first and the last included."""
    match = Match.new(game_id, ["Ana", "Bob", "Eva"], seed)
    random = Random(game_id)
    yield match
    for number in range(5_000):
        match.play(random.choice(match.legal()))
        if match.over:
            break
        if number % 40 == 0 and number < 40 * MOMENTS:
            yield match
    assert match.over
    yield match


@every_game
def test_nothing_that_is_shown_holds_the_generator(game_id: str) -> None:
    for match in moments(game_id):
        game, state = match.game, match.state
        assert state.rng >> 64 == KEY
        told: list[Any] = [game.view(state, seat) for seat in (*range(game.players), NOBODY)]
        told += [match.position(seat) for seat in (*range(game.players), NOBODY)]
        told += [event.facts for event in match.events]
        if not match.over:
            told.append(game.decision(state))
        text = json.dumps(told)
        for secret in (SEED, KEY, state.rng):
            assert str(secret) not in text
            assert f"{secret:x}" not in text.lower()


@every_game
def test_games_that_differ_in_the_key_alone_look_alike(game_id: str) -> None:
    for match in moments(game_id):
        game, state = match.game, match.state
        twin = game.clone(state)
        twin.rng ^= 0x5555 << 100
        for seat in (*range(game.players), NOBODY):
            assert game.view(twin, seat) == game.view(state, seat)
        assert game.legal(twin) == game.legal(state)
        assert match.over or game.decision(twin) == game.decision(state)


@every_game
def test_a_world_made_of_a_view_has_a_generator_of_its_own(game_id: str) -> None:
    for match in moments(game_id):
        game = match.game
        for seat in (*range(game.players), NOBODY):
            view = game.view(match.state, seat)
            drawn = [game.determinize(view, Rng(number)).rng for number in range(5)]
            assert len(set(drawn)) == 5
            assert max(drawn) <= MAX_PLAIN_STATE


@every_game
def test_a_position_holds_the_whole_generator(game_id: str) -> None:
    for match in moments(game_id):
        position = json.loads(json.dumps(match.position()))
        assert position["chance"] == match.state.rng
        again = match.game.new(1, position)
        assert match.game.key(again) == match.game.key(match.state)


@every_game
def test_a_record_with_a_large_seed_verifies(game_id: str) -> None:
    *_, match = moments(game_id)
    again = Match.from_record(match.record())
    assert match.game.key(again.state) == match.game.key(match.state)


@every_game
def test_the_largest_state_a_setup_may_give(game_id: str) -> None:
    for rules, most in ((2, MAX_PLAIN_STATE), (3, MAX_STATE)):
        game = make_game(game_id, 3, {}, rules)
        assert game.new(1, {"chance": most}).rng == most
        with pytest.raises(SetupError) as caught:
            game.new(1, {"chance": most + 1})
        assert caught.value.code == "setup_out_of_range"
