"""The puzzles that are shipped, and what is said to answers."""

from collections import Counter
from datetime import date, timedelta

import pytest

from megavolt.core.errors import Illegal, OptionError
from megavolt.data.errors import DataError
from megavolt.puzzles import Puzzle, attempt, chosen, daily, find_puzzle, judged, shipped
from megavolt.puzzles.proof import prove
from megavolt.puzzles.puzzle import LEVELS, MOVE, TURN, read, written


def a_puzzle(asks: str) -> Puzzle:
    return next(puzzle for puzzle in shipped() if puzzle.asks == asks)


@pytest.mark.parametrize("family", ["board", "cards", "blackout"])
def test_every_puzzle_is_sound(family: str) -> None:
    found = [puzzle for puzzle in shipped() if puzzle.id.startswith(family)]
    assert found
    assert {puzzle.id: prove(puzzle) for puzzle in found if prove(puzzle)} == {}


def test_there_are_puzzles_of_every_level_and_none_twice() -> None:
    assert {puzzle.level for puzzle in shipped()} == set(LEVELS)
    assert max(Counter(puzzle.id for puzzle in shipped()).values()) == 1


def test_hidden_things_stay_hidden() -> None:
    secrets = {"chance", "deck", "stack", "draw", "resource_deck", "contract_deck"}
    assert [p.id for p in shipped() if secrets & p.position.keys()] == []


def test_a_solution_is_right_and_a_known_mistake_wrong_with_its_reason() -> None:
    puzzle = a_puzzle(MOVE)
    assert judged(puzzle, puzzle.solutions[0]).right
    verdict = judged(puzzle, puzzle.wrong[0].words)
    assert (verdict.right, verdict.lost) == (False, puzzle.wrong[0].lost)
    assert verdict.why == puzzle.wrong[0].why


def test_a_turn_is_judged_by_where_it_leads_not_by_the_order_of_its_moves() -> None:
    for puzzle in (p for p in shipped() if p.game_id == "cards" and p.asks == TURN):
        *moves, end = puzzle.solutions[0]
        if len(set(moves)) > 1:
            assert judged(puzzle, (*reversed(moves), end)).right
            return
    pytest.fail("no puzzle of the card game has two different moves")


def test_an_attempt_is_over_when_the_turn_is() -> None:
    puzzle = a_puzzle(TURN)
    *moves, end = puzzle.solutions[0]
    assert not attempt(puzzle, moves).over
    assert attempt(puzzle, (*moves, end)).over
    with pytest.raises(Illegal) as refused:
        attempt(puzzle, (*moves, end, end))
    assert refused.value.code == "puzzle_over"


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    first = date(2026, 11, 16)
    days = [daily(first + timedelta(days=n), shipped()).id for n in range(len(shipped()))]
    assert len(set(days)) == len(days)
    assert daily(first, shipped()).id == days[0]


def test_puzzles_are_chosen_by_game_theme_and_level() -> None:
    one = shipped()[0]
    found = chosen(one.game_id, one.theme, one.level)
    assert one in found
    assert {(p.game_id, p.theme, p.level) for p in found} == {(one.game_id, one.theme, one.level)}
    with pytest.raises(OptionError):
        find_puzzle("board-000000")


def test_a_file_is_read_as_it_was_written() -> None:
    text = written(shipped()[:2])
    assert written(read("puzzles.json", text)) == text
    with pytest.raises(DataError) as refused:
        read("puzzles.json", text[:-10])
    assert refused.value.code == "puzzles_not_json"
