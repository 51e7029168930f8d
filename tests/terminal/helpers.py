"""Matches made for tests of the terminal."""

from functools import cache
from itertools import groupby
from random import Random

from megavolt import Match
from megavolt.bots import make_bot


def bot_match(
    game_id: str, seats: list[str], seed: int, moves: int = 100_000, level: str = "greedy"
) -> Match:
    """A match in which everybody plays as a bot does at a terminal."""
    match = Match.new(game_id, seats, seed)
    bot = make_bot(level, match.game)
    while not match.over and len(match.actions) < moves:
        rng = Random(f"{seed}:{len(match.actions)}")
        match.play(bot.choose(match.view(match.to_move or 0), match.legal(), rng))
    return match


@cache
def whole_match(game_id: str, seats: tuple[str, ...], seed: int) -> Match:
    """The same played to its end, once for all tests: look at it, do not play on."""
    return bot_match(game_id, list(seats), seed)


def as_typed(words: list[str]) -> str:
    """The words as lines of a person who buys several tokens at once: `buy coal 3`."""
    lines = []
    for word, group in groupby(words):
        count = len(list(group))
        lines += [f"{word} {count}"] if word.startswith("buy") else [word] * count
    return "\n".join(lines)


def words_by_seat(match: Match, seat: int) -> list[str]:
    """What one seat played, in order."""
    again = Match(match.game, match.seats, match.seed, match.setup)
    words = []
    for word in match.words:
        if again.to_move == seat:
            words.append(word)
        again.play(word)
    return words
