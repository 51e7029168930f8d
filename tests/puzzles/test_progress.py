"""A rating and streaks, worked out from the answers."""

from datetime import date, timedelta

from megavolt.puzzles import daily, shipped
from megavolt.puzzles.progress import START, Answers, next_puzzle, standing, with_answer

TODAY = date(2026, 11, 16)


def answers(*right: bool) -> Answers:
    found: Answers = {}
    for puzzle, one in zip(shipped(), right, strict=False):
        found = with_answer(found, puzzle, one, date(2000, 1, 1))
    return found


def test_right_answers_raise_the_rating_and_wrong_ones_lower_it() -> None:
    assert standing({}, TODAY).rating == START
    assert standing(answers(True), TODAY).rating > START > standing(answers(False), TODAY).rating


def test_the_rating_moves_less_the_more_is_known() -> None:
    few, more = answers(True), answers(True, True, True, True)
    assert standing(more, TODAY).deviation < standing(few, TODAY).deviation


def test_a_streak_ends_with_a_wrong_answer() -> None:
    found = standing(answers(True, True, False, True), TODAY)
    assert (found.streak, found.best, found.solved) == (1, 2, 3)


def test_only_the_first_answer_counts() -> None:
    first = answers(False)
    again = with_answer(first, shipped()[0], True, date(2000, 1, 1))
    assert standing(again, TODAY) == standing(first, TODAY)


def test_days_in_a_row_count_until_one_is_missed() -> None:
    found: Answers = {}
    for ago in (3, 1, 0):
        day = TODAY - timedelta(days=ago)
        found = with_answer(found, daily(day, shipped()), True, day)
    assert standing(found, TODAY).days == 2
    assert standing(found, TODAY + timedelta(days=1)).days == 2
    assert standing(found, TODAY + timedelta(days=2)).days == 0


def test_the_next_puzzle_is_new_and_near_the_rating() -> None:
    nearest = next_puzzle({}, 1500, shipped())
    assert abs(nearest.rating - 1500) == min(abs(p.rating - 1500) for p in shipped())
    assert next_puzzle({nearest.id: 3}, 1500, shipped()).id != nearest.id
