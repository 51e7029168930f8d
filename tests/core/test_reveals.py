"""What is told to a running match is kept: by undo, by the record, and by replaying it."""

import json

import pytest

from megavolt import Match, RecordError, SetupError
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView

MARKET = [3, 4, 5, 6, 7, 8, 9, 10]
SETUP: dict[str, object] = {"market": MARKET, "deck": [13, 20, 25], "order": [0, 1, 2]}


def bought(match: Match, plant: int) -> None:
    """The next opener buys a plant for its price."""
    match.play(f"open {plant} {plant}")
    while own_view(BoardView, match.view(0))["auction"]["lot"] is not None:
        match.play("pass")


def told() -> Match:
    match = Match.new("classic", ["Ana", "Bob", "Eva"], 3, {}, SETUP)
    bought(match, 5)
    match.reveal({"deck": [40, 33]})
    bought(match, 6)
    match.reveal({"deck": [33, 28]})
    return match


def test_a_record_tells_it_again() -> None:
    match = told()
    again = Match.from_record(match.record())
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.reveals == match.reveals
    assert again.record() == match.record()
    line = next(line for line in match.record().splitlines() if line.startswith("reveals"))
    assert json.loads(line.partition(":")[2]) == [[3, {"deck": [40, 33]}], [5, {"deck": [33, 28]}]]


def test_undo_keeps_what_was_told_before() -> None:
    match = told()
    before = [match.at(count) for count in range(len(match.actions) + 1)]
    for past in reversed(before[:-1]):
        match.undo()
        assert match.game.key(match.state) == match.game.key(past.state)
        assert match.reveals == past.reveals
        assert all(move <= len(match.actions) for move, _ in match.reveals)
    assert match.reveals == []


def test_states_are_those_of_the_game() -> None:
    match = told()
    keys = [match.game.key(state) for state in match.states()]
    assert keys == [match.game.key(match.at(n).state) for n in range(len(match.actions) + 1)]
    assert keys[-1] == match.game.key(match.state)


def test_what_is_refused_is_not_kept() -> None:
    match = told()
    record = match.record()
    for known in ({"deck": [3]}, {"deck": "x"}, {"market": [3]}, {"deck": [99]}):
        with pytest.raises(SetupError):
            match.reveal(known)
    assert match.record() == record


@pytest.mark.parametrize(
    "reveals",
    ["{}", "[3]", "[[3]]", '[["x", {}]]', "[[true, {}]]", "[[99, {}]]", "[[-1, {}]]",
     "[[5, {}], [3, {}]]", '[[3, {"deck": [3]}]]', '[[3, {"market": [3]}]]', "[[3, []]]"],
)  # fmt: skip
def test_a_record_that_tells_nonsense_is_refused_at_its_line(reveals: str) -> None:
    lines = told().record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("reveals"))
    lines[at] = f"reveals: {reveals}"
    with pytest.raises(RecordError) as caught:
        Match.from_record("\n".join(lines))
    assert caught.value.facts["line"] == at + 1


def test_a_match_that_began_in_the_middle_is_recorded_and_undone() -> None:
    first = told()
    match = Match.new("classic", first.seats, 99, {}, first.position())
    assert match.game.key(match.state) == first.game.key(first.state)
    match.play(match.legal()[0])
    match.reveal({"deck": [28, 29]})
    again = Match.from_record(match.record())
    assert again.game.key(again.state) == match.game.key(match.state)
    match.undo()
    assert match.game.key(match.state) == first.game.key(first.state)
