"""The wiring tile game as integers: rows straight from states are those made of views."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from megavolt import game
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.encodings import encoding_for
from megavolt.encodings.base import Encoding, Observation
from megavolt.encodings.blackout.seen import MOST_STATES, Seen
from tests.encodings.blackout_view import SeenByView
from tests.sweeps import swept

CONFIGURATIONS = swept(
    [(content, players) for content in ("first", "third") for players in (2, 3, 4)], every=2
)
GAMES = 6
PHASES = {"turn", "breakdown", "hands", "last_repairs", "over"}


def made(content: str, players: int, **options: Any) -> tuple[Game[Any], Encoding, SeenByView]:
    played = game("blackout", players, content=content, **options)
    return played, encoding_for(played), SeenByView(played)


def states(played: Game[Any], games: int) -> Iterator[Any]:
    """Every state of some random games, the last ones included."""
    rng = Random(7)
    for seed in range(games):
        state: Any = played.new(seed)
        yield state
        while played.to_move(state) >= 0:
            _play_on(played, state, rng)
            yield state


def _play_on(played: Game[Any], state: Any, rng: Random) -> None:
    """Any move, but so that every phase comes: turns go on for long, and end early at the end,
    which leaves points for last repairs; now and then a hand grows too large.
    """
    if not state.pending and rng.random() < 0.05:
        state.hands[state.actor] += state.deck[:4]
        state.deck = state.deck[4:]
    legal = played.legal(state)
    others = [action for action in legal if played.word(action) != "done"]
    goes_on = rng.random() < (0.8 if state.round < 10 else 0.2)
    played.apply(state, rng.choice(others if others and goes_on else legal[:1]))


def different(encoding: Encoding, row: Observation, wanted: Observation) -> list[str]:
    return [
        f"{encoding.layout.named(int(i))}: {row[i]}, not {wanted[i]}"
        for i in np.flatnonzero(row != wanted)
    ]


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_every_seat_sees_in_every_state_what_its_view_shows(configuration: Any) -> None:
    played, encoding, oracle = made(*configuration)
    phases, asked = set(), set()
    for state in states(played, GAMES):
        for seat in range(played.players):
            row, wanted = encoding.observe(state, seat), oracle.observe(state, seat)
            assert not different(encoding, row, wanted)
        view: Any = played.view(state, 0)
        phases.add(view["phase"])
        asked.add(view["pending"])
    assert phases == PHASES
    assert {None, "discard", "install", "rotate", "fault", "repair"} <= asked


@pytest.mark.parametrize("content", ["first", "third"])
def test_any_state_may_follow_on_any_other_in_a_row(content: str) -> None:
    played, encoding, oracle = made(content, 3)
    mixed = [played.clone(state) for state in states(played, 2)]
    Random(3).shuffle(mixed)
    seen = Seen(played)
    row = seen.new_row(1)
    for state in mixed:
        found = np.frombuffer(seen.update(row, state), "<i2")
        assert not different(encoding, found, oracle.observe(state, 1))


def test_more_states_can_be_seen_than_are_kept() -> None:
    played, encoding, oracle = made("second", 2)
    first: Any = played.new(1)
    others = [played.clone(first) for _ in range(MOST_STATES + 1)]
    for state in [first, *others, first]:
        seen = encoding.observe(state, 1)
    assert not different(encoding, seen, oracle.observe(first, 1))


def test_what_was_seen_stays_as_it_is() -> None:
    played, encoding, _ = made("second", 2)
    state: Any = played.new(1)
    seen = encoding.observe(state, 0)
    before = seen.copy()
    played.apply(state, played.legal(state)[1])
    assert not np.array_equal(encoding.observe(state, 0), before)
    assert np.array_equal(seen, before)
    assert seen.flags.writeable


@pytest.mark.parametrize("content", ["first", "third"])
def test_a_fixed_layout_and_a_game_without_last_repairs_are_seen_too(content: str) -> None:
    played, encoding, oracle = made(content, 3, layout="fixed", last_repairs=False)
    for state in states(played, 1):
        for seat in range(3):
            assert not different(
                encoding, encoding.observe(state, seat), oracle.observe(state, seat)
            )


@pytest.mark.parametrize("value", [-300, -1, 0, 255, 256, 32767])
def test_numbers_of_any_size_are_written_in_full(value: int) -> None:
    played, encoding, oracle = made("first", 2)
    state: Any = played.new(1)
    state.points, state.swing, state.interim, state.unspent = value, value, (value, 3), [2, value]
    for seat in range(2):
        assert not different(encoding, encoding.observe(state, seat), oracle.observe(state, seat))


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_no_seat_sees_what_is_hidden_from_it(configuration: Any) -> None:
    """What a seat does not know is drawn anew: it sees the same."""
    played, encoding, _ = made(*configuration)
    rng, twins = Random(5), 0
    for state in states(played, 2):
        if rng.random() < 0.7:
            continue
        for seat in range(played.players):
            twin = played.determinize(played.view(state, seat), Rng(rng.getrandbits(64)))
            twins += played.key(twin) != played.key(state)
            assert np.array_equal(encoding.observe(state, seat), encoding.observe(twin, seat))
    assert twins > 50


def test_decks_and_hands_of_others_leave_no_trace() -> None:
    played, encoding, _ = made("second", 3)
    state: Any = list(states(played, 1))[-30]
    seen = encoding.observe(state, 0)
    other = played.clone(state)
    other.deck = tuple(reversed(state.deck))
    other.breakdown = state.breakdown[: state.revealed] + state.breakdown[: state.revealed - 1 : -1]
    other.aside = tuple(reversed(state.aside))
    other.hands[1], other.hands[2] = ((state.deck[0],) * len(h) for h in state.hands[1:])
    other.contract[1], other.contract[2] = state.contract[2], state.contract[1]
    other.rng += 1
    assert played.key(other) != played.key(state)
    assert np.array_equal(encoding.observe(other, 0), seen)


def test_an_encoding_sees_many_games_and_what_it_gives_is_ones_own() -> None:
    played, encoding, oracle = made("second", 4)
    begun = [played.new(seed) for seed in range(5)]
    for _ in range(2):
        for state in begun:
            row = encoding.observe(state, 3)
            assert not different(encoding, row, oracle.observe(state, 3))
            row[:] = 7
            encoding.mask(state)[:] = 7


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_the_mask_is_the_list_of_legal_actions(configuration: Any) -> None:
    played, encoding, _ = made(*configuration)
    for state in states(played, 2):
        mask, legal = encoding.mask(state), played.legal(state)
        offered = [int(number) for number in np.flatnonzero(mask)]
        assert mask.dtype == np.int8
        assert mask.max(initial=0) <= 1
        assert offered == list(encoding.choices(state))
        found = [encoding.engine_action(state, number) for number in offered]
        assert found == list(encoding.choices(state).values())
        assert sorted(found) == sorted(legal)
        assert [encoding.action_name(n) for n in offered] == [played.word(a) for a in found]
