"""A short game for tests of reviews: it begins in the last round, and somebody blunders there.

It was played once and kept, so that other bots change nothing about it.
"""

from pathlib import Path

SEATS = ("Ana", "Bob", "Cleo", "Dan")
BLUNDERER = 2


def blunder() -> str:
    """The record: the third player could win by building, and ends the turn instead."""
    return Path(__file__).with_suffix(".megavolt").read_text(encoding="utf-8")
