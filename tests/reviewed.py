"""A short game for tests of reviews: it begins in the last round, and somebody blunders there."""

from functools import cache
from random import Random

from megavolt import Match
from megavolt.bots import make_bot

SEATS = ("Ana", "Bob", "Cleo", "Dan")
BLUNDERER = 2


@cache
def blunder() -> str:
    """The record: the third player builds nothing in the last round."""
    whole = _played(Match.new("recharged", SEATS, seed=5), "planner", "greedy", "planner", "greedy")
    last = whole.at(_turn_of_building(whole))
    match = Match.new("recharged", SEATS, seed=5, setup=last.position())
    assert match.to_move == BLUNDERER
    match.play("done")
    return _played(match, *["greedy"] * len(SEATS)).record()


def _turn_of_building(match: Match) -> int:
    """How many moves there were before the blunderer last began to build."""
    builds = [
        count
        for count, (word, s) in enumerate(zip(match.words, match.states(), strict=False))
        if word.startswith("build") and match.game.to_move(s) == BLUNDERER
    ]
    first = builds[-1]
    while first - 1 in builds:
        first -= 1
    return first


def _played(match: Match, *levels: str) -> Match:
    rng = Random(1)
    bots = [make_bot(level, match.game) for level in levels]
    while match.to_move is not None:
        mover = match.to_move
        match.play(bots[mover].choose(match.view(mover), match.legal(), rng))
    return match
