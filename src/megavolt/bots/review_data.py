"""A review as plain data, for programs and pages; docs/search.md describes its fields."""

from typing import Any

from megavolt.bots.compare import Line, Reason
from megavolt.bots.review import Decision, Group, Review
from megavolt.locale import Translator

VERSION = 1  # of the form; a field that is new does not change it

Data = dict[str, Any]


def review_data(review: Review, lang: str) -> Data:
    """Everything that a review found; sentences are in the language given."""
    match = review.match
    outcome = match.outcome()
    return {
        "format": "megavolt review",
        "version": VERSION,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": dict(match.game.options),
        "seats": list(match.seats),
        "ranks": list(outcome.ranks) if outcome else None,
        "moves": len(match.actions),
        "rounds": [{"round": number, "after": moves} for number, moves in review.rounds],
        "chances": [
            {"after": moves, "chances": [_rounded(c) for c in chances]}
            for moves, chances in review.chances
        ],
        "judged": review.judged,
        "phases": _phases(review),
        "findings": [_finding(review, group, Translator(lang)) for group in review.mistakes()],
    }


def _phases(review: Review) -> list[Data]:
    """By seat and phase: how many auctions or turns there were, and the chance lost in them."""
    found: dict[tuple[int, str], Data] = {}
    for group in review.groups:
        key = (group.seat, group.phase)
        row = found.setdefault(key, {"seat": key[0], "phase": key[1], "groups": 0, "lost": 0.0})
        row["groups"] += 1
        row["lost"] = _rounded(row["lost"] + group.worst.lost.sure)
    return [found[key] for key in sorted(found)]


def _finding(review: Review, group: Group, t: Translator) -> Data:
    worst = group.worst
    lost, before = worst.lost, worst.better.chance
    return {
        "round": group.round,
        "phase": group.phase,
        "seat": group.seat,
        "first": group.first,
        "last": group.last,
        "move": worst.move,
        "played": _line(review, worst, worst.played),
        "better": _line(review, worst, worst.better),
        "lost": {
            "chance": _rounded(lost.mean),
            "error": _rounded(lost.error),
            "of": _rounded(before),
            "part": _rounded(lost.mean / before if before else 0.0),
        },
        "worlds": worst.worlds,
        "why": _told(review, review.why(worst), t),
        "differences": [_told(review, reason, t) for reason in review.differences(worst)],
    }


def _line(review: Review, decision: Decision, line: Line) -> Data:
    return {
        "words": review.words(decision, line),
        "chance": _rounded(line.chance),
        "error": _rounded(line.error),
    }


def _told(review: Review, reason: Reason, t: Translator) -> Data:
    message, facts = reason
    text = t.sentence(message, facts, review.match.seats, review.match.game)
    return {"reason": message, "facts": facts, "text": text}


def _rounded(value: float) -> float:
    return round(value, 4)
