"""Puzzles: positions in which one plan is clearly best, and the player is to find it."""

from megavolt.puzzles.attempt import Attempt, Verdict, attempt, judged
from megavolt.puzzles.puzzle import Puzzle, chosen, daily, find_puzzle, shipped

__all__ = [
    "Attempt",
    "Puzzle",
    "Verdict",
    "attempt",
    "chosen",
    "daily",
    "find_puzzle",
    "judged",
    "shipped",
]
