"""What holds in every game, whatever is played."""

import re
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt import Illegal, Match
from megavolt.core.game import NOBODY
from megavolt.games.blackout.game import INFO, BlackoutGame
from megavolt.games.blackout.state import State
from tests.configurations import Configuration, configurations
from tests.conformance import check_game, check_outcome
from tests.games.blackout.table import NAMES

OPTIONS = {option.name: option.default for option in INFO.options}
GAMES = {players: BlackoutGame(players, OPTIONS) for players in (2, 3, 4)}
PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 2**64 - 1)


def started(players: int, seed: int) -> tuple[BlackoutGame, State]:
    game = GAMES[players]
    return game, game.new(seed)


def middle(players: int, seed: int, moves: int) -> tuple[BlackoutGame, State, Random]:
    """A moment of a random game."""
    game, state = started(players, seed)
    random = Random(seed)
    for _ in range(moves):
        if game.to_move(state) == NOBODY:
            break
        game.apply(state, random.choice(game.legal(state)))
    return game, state, random


@settings(max_examples=25, deadline=None)
@given(PLAYERS, SEEDS)
def test_random_games_end_in_round_ten_with_every_invariant(players: int, seed: int) -> None:
    game, state = started(players, seed)
    random = Random(seed)
    while game.to_move(state) != NOBODY:
        assert game.check(state) == []
        assert state.round <= 10
        game.apply(state, random.choice(game.legal(state)))
    assert state.round == 10
    assert game.check(state) == []
    outcome = game.outcome(state)
    assert outcome is not None
    check_outcome(outcome, players)


@settings(max_examples=40, deadline=None)
@given(PLAYERS, SEEDS, st.integers(0, 130))
def test_a_clone_is_equal_and_independent(players: int, seed: int, moves: int) -> None:
    game, state, random = middle(players, seed, moves)
    clone = game.clone(state)
    before = game.key(state)
    assert game.key(clone) == before
    for _ in range(12):
        if game.to_move(clone) == NOBODY:
            break
        game.apply(clone, random.choice(game.legal(clone)))
    assert game.key(state) == before


@settings(max_examples=40, deadline=None)
@given(PLAYERS, SEEDS, st.integers(0, 130))
def test_every_listed_action_applies_and_any_other_is_refused(
    players: int, seed: int, moves: int
) -> None:
    game, state, random = middle(players, seed, moves)
    legal = game.legal(state)
    before = game.key(state)
    for action in legal:
        clone = game.clone(state)
        game.apply(clone, action)
        assert game.check(clone) == [], game.word(action)
    for action in random.sample(range(game.r.actions), 300):
        if action not in set(legal):
            error = game.refusal(state, action)
            assert error.rule.startswith("BLK-"), (game.word(action), error.code)
            assert error.code != "not_legal_now", game.word(action)
    assert game.key(state) == before


@settings(max_examples=15, deadline=None)
@given(PLAYERS, SEEDS, st.integers(1, 120))
def test_a_replay_gives_the_same_state(players: int, seed: int, moves: int) -> None:
    random = Random(seed)
    match = Match.new("blackout", NAMES[:players], seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(random.choice(match.legal()))
    again = Match.from_record(match.record())
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.events == match.events


@settings(max_examples=15, deadline=None)
@given(PLAYERS, SEEDS, st.integers(0, 120))
def test_a_refused_word_changes_nothing(players: int, seed: int, moves: int) -> None:
    random = Random(seed)
    match = Match.new("blackout", NAMES[:players], seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(random.choice(match.legal()))
    before = (match.game.key(match.state), list(match.events), match.words)
    legal = set(match.legal())
    for action in random.sample(range(GAMES[players].r.actions), 40):
        word = match.game.word(action)
        if word not in legal:
            with pytest.raises(Illegal):
                match.play(word)
    assert (match.game.key(match.state), list(match.events), match.words) == before


@pytest.mark.parametrize("configuration", configurations("blackout"), ids=str)
def test_the_game_keeps_the_contract(configuration: Configuration) -> None:
    check_game(
        configuration.make(),
        seed=3,
        words=["remove r0c5", "exchange", "insulate r11c5", "use refit"],
    )


def test_every_refusal_names_its_rule() -> None:
    for name in ("refusals.py", "refusals_pieces.py"):
        text = files("megavolt.games.blackout").joinpath(name).read_text(encoding="utf-8")
        calls = re.findall(r"Illegal\(\s*\"\w+\",\s*([^,)]+)", text)
        assert len(calls) == text.count('Illegal("') + text.count("Illegal(\n")
        assert all(call.startswith(('"BLK-', "rule", "VERB_RULES")) for call in calls)
