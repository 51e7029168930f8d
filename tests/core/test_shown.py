"""What `repr` says of a match, a game, a state and a view: one line, and nothing hidden."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import megavolt
from megavolt import NOBODY, Match, MegavoltError
from megavolt.core.registry import game_ids


def test_a_match_says_who_is_to_move() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 7)
    assert repr(match) == "<Match recharged Germany, 3 players, round 1, Eva to move>"
    assert repr(match.game) == "<Game recharged Germany, 3 players>"
    assert repr(match.state) == "<State of the board game, round 1, seat 2 to move>"


def test_a_match_that_is_over_says_who_won() -> None:
    match = Match.new("cards", ["Ana", "Bob", "Eva"], 7)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    outcome = match.outcome()
    assert outcome is not None
    names = " and ".join(match.seats[seat] for seat in outcome.winners)
    assert repr(match).endswith(f", won by {names}>")
    assert repr(match.state).endswith(", over>")


def test_the_map_of_a_user_goes_by_its_name() -> None:
    file = Path(__file__).parents[2] / "docs" / "examples" / "map-iberia.toml"
    game = megavolt.game("recharged", players=3, map=str(file))
    assert repr(game) == "<Game recharged Iberia, 3 players>"


def test_a_view_says_whose_it_is() -> None:
    match = Match.new("deluxe", ["Ana", "Bob", "Eva"], 7)
    mover = match.to_move
    said = f"round 1, auction, seat {mover} to move>"
    assert repr(match.view(2)) == f"<View of deluxe for seat 2, {said}"
    assert repr(match.view(NOBODY)) == f"<View of deluxe for a spectator, {said}"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_shown_in_a_line(game_id: str) -> None:
    match = Match.new(game_id, ["Ana", "Bob"], 7)
    for thing in (match, match.game, match.state, match.view(0)):
        assert repr(thing).startswith("<")
        assert len(repr(thing)) < 100


def test_what_two_seats_see_is_shown_alike() -> None:
    """Hands, contracts and hidden money are in views; none of it is in what is shown of them."""
    match = Match.new("blackout", ["Ana", "Bob"], 7)
    one, other = match.view(0), match.view(1)
    assert one != other
    assert repr(one).replace("seat 0", "seat 1", 1) == repr(other)


def test_a_view_stays_plain_data() -> None:
    match = Match.new("classic", ["Ana", "Bob"], 7)
    assert match.view(0) == match.game.view(match.state, 0)
    assert type(match.game.view(match.state, 0)) is dict


@pytest.mark.parametrize("seat", [3, 7, 10**30, True, "0", None, 1.0])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    match = Match.new("classic", ["Ana", "Bob", "Eva"], 7)
    for ask in (match.view, match.events_for):
        with pytest.raises(MegavoltError, match="Seats go from 0 to 2"):
            ask(seat)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_has_no_view_of_a_seat_that_is_not_at_the_table(game_id: str) -> None:
    game = megavolt.game(game_id, players=3)
    with pytest.raises(MegavoltError, match="no seat 3"):
        game.view(game.new(seed=1), 3)
    with pytest.raises(MegavoltError, match="no seat 3"):
        game.position(game.new(seed=1), 3)


def test_a_match_of_the_past_is_within_the_game() -> None:
    match = Match.new("classic", ["Ana", "Bob", "Eva"], 7)
    match.play(match.legal()[0])
    assert match.at(0).words == []
    assert match.at(1).words == match.words
    for moves in (-1, 2):
        with pytest.raises(MegavoltError, match="no such position"):
            match.at(moves)
