"""Encodings: what a seat sees and may do as integers, and nothing that it may not know."""

import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from megavolt import OptionError, game, game_ids
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.encodings import encoding_for
from megavolt.encodings.base import Encoding, tell

DOCS = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
SAMPLE: list[tuple[str, int, dict[str, Any]]] = [
    ("recharged", 4, {"hidden_money": True}),
    ("recharged", 2, {"start_cities": True, "demolition": True}),
    ("classic", 3, {"regions": "draft", "quick_pass": True}),
    ("deluxe", 5, {"map": "north-america"}),
    ("cards", 2, {"demolition": True}),
    ("cards", 6, {"hidden_money": True, "singles": "supply"}),
    ("blackout", 4, {"content": "first"}),
    ("blackout", 3, {"content": "second"}),
    ("blackout", 2, {"content": "first", "layout": "fixed", "last_repairs": False}),
]


def made(game_id: str, players: int, options: dict[str, Any]) -> tuple[Game[Any], Encoding]:
    played = game(game_id, players, **options)
    return played, encoding_for(played)


@pytest.mark.parametrize(("game_id", "players", "options"), SAMPLE)
def test_an_observation_holds_nothing_that_the_seat_may_not_know(
    game_id: str, players: int, options: dict[str, Any]
) -> None:
    """Two states that a seat cannot tell apart give the same observation."""
    played, encoding = made(game_id, players, options)
    state, rng, twins = played.new(11), Random(3), 0
    while played.to_move(state) >= 0:
        if rng.random() < 0.2:
            seat = rng.randrange(players)
            twin = played.determinize(played.view(state, seat), Rng(rng.getrandbits(64)))
            twins += played.key(twin) != played.key(state)
            seen = encoding.observe(state, seat)
            assert seen.dtype == np.int16
            assert seen.shape == (encoding.layout.width,)
            assert np.array_equal(seen, encoding.observe(twin, seat))
        played.apply(state, rng.choice(played.legal(state)))
    assert twins > 5


@pytest.mark.parametrize(("game_id", "players", "options"), SAMPLE)
def test_the_actions_offered_are_legal_and_any_game_can_be_played_with_them(
    game_id: str, players: int, options: dict[str, Any]
) -> None:
    played, encoding = made(game_id, players, options)
    state, rng = played.new(5), Random(8)
    while played.to_move(state) >= 0:
        legal, choices = played.legal(state), encoding.choices(state)
        assert choices
        assert set(choices.values()) <= set(legal)
        assert len(set(choices.values())) == len(choices)
        dropped = {played.word(a).split()[0] for a in set(legal) - set(choices.values())}
        assert dropped <= {"open", "bid"}
        assert list(np.flatnonzero(encoding.mask(state))) == list(choices)
        assert [encoding.engine_action(state, n) for n in choices] == list(choices.values())
        assert all(encoding.action_name(number) for number in choices)
        played.apply(state, choices[rng.choice(list(choices))])
    assert played.outcome(state) is not None


def test_other_seats_follow_clockwise() -> None:
    played, encoding = made("recharged", 4, {})
    state, rng = played.new(2), Random(2)
    for _ in range(60):
        played.apply(state, rng.choice(played.legal(state)))
    money: Any = [player["money"] for player in played.view(state, 0)["players"]]  # type: ignore[typeddict-item]
    at = encoding.layout.at("money")
    assert list(encoding.observe(state, 2)[at : at + 6]) == [*money[2:], *money[:2], 0, 0]


@pytest.mark.parametrize("game_id", ["cards", "blackout"])
def test_places_follow_clockwise_in_the_other_families(game_id: str) -> None:
    played, encoding = made(game_id, 3, {})
    state = played.new(2)
    mover, at = played.to_move(state), encoding.layout.at("mover")
    assert [encoding.observe(state, seat)[at] for seat in range(3)] == [
        (mover - seat) % 3 for seat in range(3)
    ]


def test_an_observation_can_be_told_in_words() -> None:
    played, encoding = made("classic", 3, {"map": "germany"})
    state = played.new(7)
    said = tell(encoding, encoding.observe(state, played.to_move(state)))
    assert said.startswith("classic, encoding 1\nphase: auction\n")
    assert "\nmover: you\n" in said
    assert "\nmoney: you 50, next1 50, next2 50\n" in said
    assert "\nmarket: 3, 4, 5, 6, 7, 8, 9, 10\n" in said


@pytest.mark.parametrize("game_id", ["cards", "blackout"])
def test_other_families_are_told_in_words(game_id: str) -> None:
    played, encoding = made(game_id, 3, {})
    state, rng = played.new(7), Random(1)
    for _ in range(40):
        played.apply(state, rng.choice(played.legal(state)))
    said = tell(encoding, encoding.observe(state, 1))
    assert re.search(r"^phase: \w+$", said, re.MULTILINE)
    assert "next2" in said
    assert not re.search(r"#\d", said)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_manual_describes_every_column(game_id: str) -> None:
    encoding = encoding_for(game(game_id, 3))
    manual = DOCS.read_text(encoding="utf-8")
    missing = [
        line
        for column in encoding.layout.columns
        if (line := f"| `{column.name}` | {column.width} | {column.meaning} |") not in manual
    ]
    assert not missing, "\n".join(missing)


def test_a_game_of_another_family_has_no_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megavolt.encodings.family_part", lambda package, game_id: None)
    with pytest.raises(OptionError) as refused:
        encoding_for(game("cards"))
    assert refused.value.code == "encoding_unknown_game"
