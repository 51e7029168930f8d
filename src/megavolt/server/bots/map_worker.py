"""A process that makes maps and measures them: a question per line on stdin, an answer on stdout.

Tables and bots come first, but people wait for it: its priority is low, not the lowest.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from megavolt.core.errors import MegavoltError
from megavolt.data import load_map
from megavolt.workshop import Wanted, find_area, make_map
from megavolt.workshop.balance import balanced
from megavolt.workshop.check import map_editions
from megavolt.workshop.measure import measure, outside, scores, usual
from megavolt.workshop.places import slug
from megavolt.workshop.proposals import Link, Spot, divide, more_connections
from megavolt.workshop.trials import Plan, play_trials

LESS_URGENT = 5
PLAYERS = 4
CHANGES = 5  # proposed at once
TRIES = 60  # to find them

Data = dict[str, Any]


def made(question: Mapping[str, Any]) -> Data:
    """A map of an area, as data."""
    box = question["box"]
    where = find_area([question["places"]], question["name"], tuple(box) if box else None)
    knobs = {key: question[key] for key in ("cities", "density", "cost", "seed")}
    return {"map": make_map(where, Wanted(**knobs))}


def measured(question: Mapping[str, Any]) -> Data:
    """A map in figures beside the printed ones, what to change, and games of bots if wanted."""
    edition = map_editions(question["map"])[0]
    data = load_map(question["map"], edition)
    found = measure(data)
    beyond = outside(found)
    changes = balanced(data, tries=TRIES)[:CHANGES] if beyond else []
    answer: Data = {
        "figures": [
            {"name": name, "value": value, "low": usual()[name][0], "high": usual()[name][1]}
            for name, value in found.figures.items()
        ],
        "outside": beyond,
        "scores": scores(found),
        "changes": [[c.a, c.b, c.old, c.new] for c in changes],
    }
    if question["games"]:
        trials = play_trials(data, Plan(edition, PLAYERS, question["games"]))
        answer["games"] = trials.games
        answer["rounds"] = round(trials.length, 1)
        answer["seat"] = round(trials.seat_share(), 2)
        answer["regions"] = trials.region_shares()
    return answer


def connected(question: Mapping[str, Any]) -> Data:
    """Connections for a map that is drawn."""
    return {"connections": more_connections(*_drawn(question))}


def divided(question: Mapping[str, Any]) -> Data:
    """Regions for a map that is drawn."""
    found = divide(*_drawn(question), question["regions"])
    keys = ("name", "name_es", "name_pl")
    return {
        "regions": [
            {"id": slug(names[0]), **dict(zip(keys, names, strict=True)), "color": color}
            | {"cities": cities}
            for names, color, cities in found
        ]
    }


def _drawn(question: Mapping[str, Any]) -> tuple[list[Spot], list[Link]]:
    cities = [(city["lat"], city["lon"]) for city in question["cities"]]
    links = [(link["a"], link["b"], link["cost"]) for link in question["connections"]]
    return cities, links


ANSWERS: dict[str, Callable[[Mapping[str, Any]], Data]] = {
    "make": made,
    "measure": measured,
    "connect": connected,
    "divide": divided,
}


def answer(question: Mapping[str, Any]) -> Data:
    try:
        return ANSWERS[question["do"]](question)
    except MegavoltError as problem:
        facts = {key: str(value) for key, value in problem.facts.items()}
        return {"error": {"code": problem.code, "facts": facts}}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
