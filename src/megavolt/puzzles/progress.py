"""How a player does at puzzles: a rating against that of the puzzles, and streaks.

The rating is Glicko's: the less is known about a player, the more one puzzle moves it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from math import log, pi, sqrt
from typing import Any, Final

from megavolt.puzzles.puzzle import Puzzle

START, UNKNOWN = 1200.0, 200.0  # the rating of a player who is not known, and its deviation
LEAST: Final = 60.0  # a deviation never gets smaller: people learn
OF_A_PUZZLE: Final = 100.0  # how far the rating of a puzzle may be off
_Q: Final = log(10) / 400


@dataclass(frozen=True)
class Rating:
    rating: float = START
    deviation: float = UNKNOWN

    def after(self, puzzle: float, right: bool) -> "Rating":
        """The rating after a puzzle of that rating."""
        weight = 1 / sqrt(1 + 3 * (_Q * OF_A_PUZZLE / pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.rating - puzzle) / 400))
        known = (_Q * weight) ** 2 * expected * (1 - expected)
        variance = 1 / (1 / self.deviation**2 + known)
        rating = self.rating + _Q * variance * weight * (right - expected)
        return Rating(rating, max(LEAST, sqrt(variance)))


@dataclass(frozen=True)
class Progress:
    """What is kept of a player. Only the first answer to a puzzle counts."""

    rating: Rating = field(default_factory=Rating)
    streak: int = 0  # right answers in a row
    best: int = 0  # the longest streak
    answered: Mapping[str, bool] = field(default_factory=dict)  # by puzzle: was it right?
    day: str = ""  # of the last daily puzzle that was solved
    days: int = 0  # daily puzzles solved day after day, up to that one

    def noted(self, puzzle: str, strength: float, right: bool) -> "Progress":
        """After an answer; a second one to the same puzzle changes nothing."""
        if puzzle in self.answered:
            return self
        streak = self.streak + 1 if right else 0
        return replace(
            self,
            rating=self.rating.after(strength, right),
            streak=streak,
            best=max(self.best, streak),
            answered={**self.answered, puzzle: right},
        )

    def on_day(self, day: date) -> "Progress":
        """After the daily puzzle was solved."""
        if self.day == day.isoformat():
            return self
        goes_on = self.day == (day - timedelta(days=1)).isoformat()
        return replace(self, day=day.isoformat(), days=self.days + 1 if goes_on else 1)

    def plain(self) -> dict[str, Any]:
        return {
            "rating": round(self.rating.rating, 1),
            "deviation": round(self.rating.deviation, 1),
            "streak": self.streak,
            "best": self.best,
            "answered": dict(self.answered),
            "day": self.day,
            "days": self.days,
        }


def progress_from(data: Mapping[str, Any]) -> Progress:
    """What `plain` gave; raises ValueError, TypeError or KeyError for anything else."""
    return Progress(
        Rating(float(data["rating"]), float(data["deviation"])),
        int(data["streak"]),
        int(data["best"]),
        {str(name): bool(right) for name, right in dict(data["answered"]).items()},
        str(data["day"]),
        int(data["days"]),
    )


def next_puzzle(progress: Progress, among: Sequence[Puzzle]) -> Puzzle:
    """The one that suits the player best of those not answered yet; then of those missed."""
    missed = [one for one in among if not progress.answered.get(one.id)]
    left = [one for one in among if one.id not in progress.answered] or missed or list(among)
    return min(left, key=lambda one: (abs(one.rating - progress.rating.rating), one.id))
