"""Tables that play cards a designer might add."""

from dataclasses import replace
from typing import Any

from megavolt.core.match import Match
from megavolt.data.blackout import Breakdown, Content, Effect, Resource, load
from megavolt.games.blackout.game import INFO, BlackoutGame
from tests.games.blackout.table import NAMES, Table


def effect(verb: str, **params: Any) -> Effect:
    return Effect(verb, **params)


def with_card(*effects: Effect, cost: int = 0) -> Content:
    """The content with `refit` doing something else."""
    content = load()
    cards = [c for c in content.resources if c.id != "refit"]
    new = Resource("refit", {}, {}, cost, 4, effects)
    return replace(content, resources=(*cards, new))


def with_breakdown(*effects: Effect) -> Content:
    """The content with `quiet_night` doing something."""
    content = load()
    cards = [c for c in content.breakdowns if c.id != "quiet_night"]
    new = Breakdown("quiet_night", {}, {}, False, 1, effects)
    return replace(content, breakdowns=(*cards, new))


def designed(content: Content, players: int = 2) -> Table:
    """A table that plays other content."""
    options = {option.name: option.default for option in INFO.options}
    table = Table(players=players)
    game = BlackoutGame(players, options, content)
    table.match = Match(game, NAMES[:players], 1, {"start": 0})
    return table
