"""A judged decision in words, for the screen and for the page."""

from megavolt.bots.review import Judged
from megavolt.core.match import Match
from megavolt.locale import Translator


def headline(t: Translator, match: Match, judged: Judged) -> str:
    """When, who, what was played and what it cost."""
    return t.text(
        "review-played",
        round=judged.round,
        number=judged.move,
        player=match.seats[judged.seat],
        word=judged.played.word,
        lost=percent(judged.lost),
        chance=percent(judged.played.chance),
    )


def explanation(t: Translator, match: Match, judged: Judged) -> str:
    """What was better, and why."""
    better = judged.better
    reason = t.sentence(better.reason, better.facts, match.seats, match.game)
    return t.text("review-better", word=better.word, chance=percent(better.chance), reason=reason)


def percent(chance: float) -> int:
    return round(100 * chance)
