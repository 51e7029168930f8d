"""A game that brings only the contract has no puzzles."""

from megavolt.puzzles.families import PuzzleFamily

FAMILY = PuzzleFamily()
