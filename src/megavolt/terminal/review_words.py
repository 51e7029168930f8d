"""A finding of a review in words, for the screen and for the page."""

from megavolt.bots.compare import Line
from megavolt.bots.review import Group, Review
from megavolt.locale import Translator
from megavolt.locale.moves import told_turn

MOST_REASONS = 2  # differences that are told: in cities, and in money


def headline(t: Translator, review: Review, group: Group) -> str:
    """When, who, and what was played."""
    return t.text(
        "review-played",
        round=group.round,
        phase=group.phase,
        number=group.worst.move,
        player=review.match.seats[group.seat],
        word=_words(t, review, group, group.worst.played),
    )


def price(t: Translator, group: Group) -> str:
    """What it cost, of what was there."""
    lost, before = group.worst.lost, group.worst.better.chance
    return t.text(
        "review-lost",
        lost=percent(lost.mean),
        before=percent(before),
        margin=percent(2 * lost.error),
        part=percent(lost.mean / before if before else 0.0),
    )


def explanation(t: Translator, review: Review, group: Group) -> str:
    """What was better, and why."""
    match, worst = review.match, group.worst
    found = review.differences(worst)[:MOST_REASONS] or [review.why(worst)]
    said = [t.sentence(message, facts, match.seats, match.game) for message, facts in found]
    word = _words(t, review, group, worst.better)
    return t.text("review-better", word=word, reason=" ".join(said))


def _words(t: Translator, review: Review, group: Group, line: Line) -> str:
    return told_turn(t, review.match.game, review.words(group.worst, line))


def percent(chance: float) -> int:
    return round(100 * chance)
