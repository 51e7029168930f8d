"""A review as plain data, for programs and pages; docs/search.md describes its fields."""

from collections.abc import Sequence
from typing import Any

from megavolt.bots.compare import Line, Reason
from megavolt.bots.review import Decision, Group, Review
from megavolt.bots.review_stages import stages_of, turning_points
from megavolt.core.game import Game
from megavolt.locale import Translator
from megavolt.locale.moves import move_in_words, told_turn

VERSION = 1  # of the form; a field that is new does not change it

Data = dict[str, Any]


def review_data(review: Review) -> Data:
    """Everything that a review found, without names and in no language: `told` adds them."""
    match = review.match
    outcome = match.outcome()
    stages = stages_of(review)
    return {
        "format": "megavolt review",
        "version": VERSION,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": dict(match.game.options),
        "ranks": list(outcome.ranks) if outcome else None,
        "moves": len(match.actions),
        "rounds": [{"round": number, "after": moves} for number, moves in review.rounds],
        "chances": [
            {"after": moves, "chances": [_rounded(c) for c in chances]}
            for moves, chances in sorted(review.chances)
        ],
        "stages": [
            {
                "round": stage.round,
                "phase": stage.phase,
                "first": stage.first,
                "after": stage.after,
                "chances": [_rounded(chance) for chance in stage.chances],
                "errors": [_rounded(error) for error in stage.errors],
            }
            for stage in stages
        ],
        "turning_points": [
            {
                "round": point.stage.round,
                "phase": point.stage.phase,
                "first": point.stage.first,
                "after": point.stage.after,
                "seat": point.seat,
                "before": _rounded(point.before),
                "chance": _rounded(point.chance),
                "led": point.led,
            }
            for point in turning_points(stages)
        ],
        "judged": review.judged,
        "phases": _phases(review),
        "findings": [_finding(review, group) for group in review.everybodys()],
    }


def told(data: Data, game: Game[Any], seats: Sequence[str], t: Translator) -> Data:
    """The same with the names of the players, and its moves and reasons in words."""

    def line(found: Data) -> Data:
        text = told_turn(t, game, found["words"], move_in_words, "; ")
        return {**found, "text": text}

    def reason(found: Data) -> Data:
        return {**found, "text": t.sentence(found["reason"], found["facts"], seats, game)}

    findings = [
        {
            **finding,
            "played": line(finding["played"]),
            "better": line(finding["better"]),
            "why": reason(finding["why"]),
            "differences": [reason(one) for one in finding["differences"]],
        }
        for finding in data["findings"]
    ]
    return {**data, "seats": list(seats), "findings": findings}


def _phases(review: Review) -> list[Data]:
    """By seat and phase: how many auctions or turns there were, and what was lost in them."""
    found: dict[tuple[int, str], Data] = {}
    for group in review.groups:
        key = (group.seat, group.phase)
        blank = {
            "seat": key[0],
            "phase": key[1],
            "groups": 0,
            "judged": 0,
            "lost": 0.0,
            "kept": 0.0,
        }
        row = found.setdefault(key, blank)
        row["groups"] += 1
        row["lost"] += group.worst.lost.sure
        if group.worst.lines:
            row["judged"] += 1
            row["kept"] += group.worst.kept
    for row in found.values():
        row["lost"] = _rounded(row["lost"])
        row["kept"] = _rounded(row["kept"] / row["judged"]) if row["judged"] else None
    return [{"seat": seat, "phase": phase, **found[seat, phase]} for seat, phase in sorted(found)]


def _finding(review: Review, group: Group) -> Data:
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
        "why": _reason(review.why(worst)),
        "differences": [_reason(reason) for reason in review.differences(worst)],
    }


def _line(review: Review, decision: Decision, line: Line) -> Data:
    return {
        "words": review.words(decision, line),
        "chance": _rounded(line.chance),
        "error": _rounded(line.error),
    }


def _reason(reason: Reason) -> Data:
    message, facts = reason
    return {"reason": message, "facts": facts}


def _rounded(value: float) -> float:
    return round(value, 4)
