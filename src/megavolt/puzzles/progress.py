"""How a player does at puzzles, worked out from the answers alone: a rating, and streaks.

An answer is kept as one number, which one it was and whether it was right, so that what two devices
have kept can be brought together. Only the first answer to a puzzle is kept. The rating is that of
Glicko: the less is known about a player, the more one puzzle moves it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import log, pi, sqrt
from typing import Final

from megavolt.puzzles.puzzle import Puzzle, daily, shipped

START, UNKNOWN = 1200.0, 200.0  # the rating of a player who is not known, and its deviation
LEAST: Final = 60.0  # a deviation never gets smaller: people learn
OF_A_PUZZLE: Final = 100.0  # how far the rating of a puzzle may be off
_Q: Final = log(10) / 400

# By puzzle, twice the number of the answer, and one more if it was right; a puzzle of the day that
# was solved on its day is kept by its date besides.
Answers = Mapping[str, int]
DAY: Final = "daily-"  # before a date


def with_answer(answers: Answers, puzzle: Puzzle, right: bool, today: date) -> dict[str, int]:
    """The answers with one more; a second one to the same puzzle changes nothing."""
    number = max(answers.values(), default=0) // 2 + 1
    found = {puzzle.id: 2 * number + right, **answers}
    if right and puzzle is daily(today, shipped()):
        found[f"{DAY}{today.isoformat()}"] = 1
    return found


@dataclass(frozen=True)
class Standing:
    """What comes of the answers."""

    rating: float = START
    deviation: float = UNKNOWN
    streak: int = 0  # right answers in a row, up to the last one
    best: int = 0  # the longest streak
    solved: int = 0
    days: int = 0  # on so many days in a row, up to today or yesterday, that of the day was solved

    def after(self, puzzle: float, right: bool) -> "Standing":
        """After an answer to a puzzle of that rating."""
        weight = 1 / sqrt(1 + 3 * (_Q * OF_A_PUZZLE / pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.rating - puzzle) / 400))
        known = (_Q * weight) ** 2 * expected * (1 - expected)
        variance = 1 / (1 / self.deviation**2 + known)
        streak = self.streak + 1 if right else 0
        return Standing(
            rating=self.rating + _Q * variance * weight * (right - expected),
            deviation=max(LEAST, sqrt(variance)),
            streak=streak,
            best=max(self.best, streak),
            solved=self.solved + right,
            days=self.days,
        )


def standing(answers: Answers, today: date) -> Standing:
    """Go through the answers in the order in which they were given."""
    ratings = {puzzle.id: puzzle.rating for puzzle in shipped()}
    found = Standing(days=_days(answers, today))
    for name, answer in sorted(answers.items(), key=lambda item: item[1]):
        if name in ratings:
            found = found.after(ratings[name], bool(answer % 2))
    return found


def _days(answers: Answers, today: date) -> int:
    """Day after day, back from today, the puzzle of the day was solved; today may be to come."""
    count, day = 0, today
    while True:
        if f"{DAY}{day.isoformat()}" in answers:
            count += 1
        elif day != today:
            return count
        day -= timedelta(days=1)


def next_puzzle(answers: Answers, rating: float, among: Sequence[Puzzle]) -> Puzzle:
    """The one that suits the player best of those not answered yet; then of those missed."""
    missed = [one for one in among if not answers.get(one.id, 0) % 2]
    left = [one for one in among if one.id not in answers] or missed or list(among)
    return min(left, key=lambda one: (abs(one.rating - rating), one.id))
