"""What can happen, for the log: each kind of event and the names of its values."""

from megavolt.core.game import Entry
from megavolt.games.board.rules import Rules
from megavolt.parts.events import SHARED, Fields
from megavolt.parts.events import named as named_values

FIELDS: Fields = {
    **SHARED,
    "step": ("step",),
    # before round one
    "drafted": ("player", "region"),
    "placed": ("player", "city"),
    "marked": ("player", "city"),
    # the Trust
    "trust_takes": ("plant",),
    "trust_scraps": ("plant",),
    "trust_declines": ("plant",),
    "trust_fuel": ("fuels",),
    "trust_blocks": ("city",),
    # phase 2
    "passed_on": ("player", "plant"),
    "uranium_stops": ("plant",),
    "lost": ("player", "fuel", "count"),
    "nobody_bought": (),
    "overtaken": ("plant",),
    # phases 3 to 5
    "fuel": ("player", "fuel", "price"),
    "built": ("player", "city", "price"),
    "ran": ("player", "plant", "burn"),
    "income": ("player", "supplied", "pay"),
    "refilled": ("fuels",),
}


def named(r: Rules, entry: Entry) -> tuple[str, dict[str, object]]:
    """A log entry with its values named, and ids in place of the engine's ints."""
    kind, facts = named_values(FIELDS, entry)
    return kind, {name: _readable(r, name, value) for name, value in facts.items()}


def _readable(r: Rules, name: str, value: object) -> object:
    if name == "fuel" and isinstance(value, int):
        return r.fuels[value]
    if name == "region" and isinstance(value, int):
        return r.map.regions[value].id
    if name == "city" and isinstance(value, int):
        return r.map.cities[value].id
    if name in ("burn", "fuels") and isinstance(value, tuple):
        return {r.fuels[f]: n for f, n in enumerate(value) if n}
    if isinstance(value, tuple):
        return list(value)
    return value
