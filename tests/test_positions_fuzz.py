"""Positions with something wrong in them are refused in words, or are sound and can be played."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt import OptionError, SetupError
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.locale.translator import Translator
from tests.conformance import MOST_MOVES, random_choice

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("recharged", 2, {"start_cities": True, "demolition": True}),
    ("recharged", 4, {"map": "usa", "regions": "draft"}),
    ("classic", 3, {}),
    ("deluxe", 2, {"map": "north-america", "hidden_money": True}),
    ("cards", 2, {"demolition": True, "singles": "unlimited"}),
    ("cards", 5, {"hidden_money": True}),
]
SPEAKERS = [Translator(language) for language in ("en", "es", "pl")]
Made = tuple[Game[Any], list[dict[str, object]]]


@cache
def positions(number: int) -> Made:
    """Moments of a random game, complete and as a seat knows them."""
    game_id, players, options = GAMES[number]
    game = make_game(game_id, players, options)
    s, rng = game.new(number), Rng(seed_state(number))
    found: list[dict[str, object]] = []
    while game.to_move(s) != NOBODY:
        if rng.below(8) == 0:
            found += [game.position(s), game.position(s, game.to_move(s))]
        game.apply(s, random_choice(game, game.legal(s), rng))
    return game, [*found, game.position(s)]


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([10**9, 2**70, 1.5, "", "step3", "last", "...", "essen", "scrap", "coal", "x"]),
    st.sampled_from(["auction", "fuel", "building", "bureaucracy", "over", "preparation"]),
    st.lists(st.integers(-1, 5), max_size=4),
    st.dictionaries(st.sampled_from(["coal", "lot", "plants", "bid"]), st.integers(-1, 40)),
)


def mutated(value: Any, random: Random, odd: Any, others: list[Any]) -> Any:
    """One place of the data changed: taken out, doubled, swapped, moved by one, or quite other."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(sorted(value))
        if random.random() < 0.2:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: mutated(value[key], random, odd, others)}
    if isinstance(value, list) and value and random.random() < 0.85:
        return _list(list(value), random, odd, others)
    if isinstance(value, int) and not isinstance(value, bool) and random.random() < 0.6:
        return value + random.choice((-2, -1, 1, 2))
    return random.choice([odd, *others])


def _list(value: list[Any], random: Random, odd: Any, others: list[Any]) -> list[Any]:
    at = random.randrange(len(value))
    what = random.randrange(4)
    if what == 0:
        del value[at]
    elif what == 1:
        value.append(value[at])
    elif what == 2:
        other = random.randrange(len(value))
        value[at], value[other] = value[other], value[at]
    else:
        value[at] = mutated(value[at], random, odd, others)
    return value


def ends(game: Game[Any], s: Any, seed: int) -> bool:
    rng = Rng(seed_state(seed))
    for _ in range(MOST_MOVES):
        if game.to_move(s) == NOBODY:
            return game.outcome(s) is not None
        legal = game.legal(s)
        assert legal
        game.apply(s, random_choice(game, legal, rng))
    return False


def try_changed(number: int, seed: int, changes: int, odd: Any) -> bool:
    """Change a position and take it; was it taken?"""
    game, known = positions(number)
    random = Random(seed)
    changed: Any = random.choice(known)
    other = random.choice(known)
    if seed % 3 == 0:  # only some of the keys, as a person would type it
        kept = random.random()
        changed = {key: value for key, value in changed.items() if random.random() < kept}
    for _ in range(changes):
        changed = mutated(changed, random, odd, [other[random.choice(sorted(other))]])
    if not isinstance(changed, dict):
        changed = {"round": changed}
    try:
        s = game.new(seed % 1000, changed)
    except (SetupError, OptionError) as error:
        for t in SPEAKERS:
            told = t.error(error)
            assert not re.search(r"\{ |error-|\?\?\?", told)
        return False
    assert game.check(s) == []
    assert game.key(game.new(1, game.position(s))) == game.key(s)
    assert game.view(game.new(1, game.position(s, 0)), 0) == game.view(s, 0)
    if seed % 4 == 0:
        assert ends(game, s, seed)
    return True


@pytest.mark.parametrize("number", range(len(GAMES)))
@given(seed=st.integers(0, 2**32), changes=st.integers(0, 3), odd=ODD)
@settings(max_examples=60, deadline=None)
def test_whatever_is_changed_is_refused_or_can_be_played(
    number: int, seed: int, changes: int, odd: Any
) -> None:
    try_changed(number, seed, changes, odd)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_some_changes_are_taken_and_some_are_refused(number: int) -> None:
    """So that the test above tries both."""
    taken = [try_changed(number, seed, 1, None) for seed in range(1, 60, 4)]
    assert 0 < sum(taken) < len(taken)
