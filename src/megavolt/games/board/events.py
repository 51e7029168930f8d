"""What can happen, for the log: each kind of event and the names of its values."""

from megavolt.core.game import Entry
from megavolt.games.board.rules import Rules

FIELDS: dict[str, tuple[str, ...]] = {
    "round": ("round",),
    "step": ("step",),
    "order": ("order",),
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
    "discount": ("plant",),
    "opened": ("player", "plant", "bid"),
    "raised": ("player", "plant", "bid"),
    "dropped": ("player", "plant"),
    "passed": ("player",),
    "passed_on": ("player", "plant"),
    "unsold": ("plant",),
    "bought": ("player", "plant", "price"),
    "uranium_stops": ("plant",),
    "scrapped": ("player", "plant"),
    "lost": ("player", "fuel", "count"),
    "demolished": ("player", "pay"),
    "demolition_card": ("card",),
    "discount_unsold": ("plant",),
    "nobody_bought": (),
    # the plant market
    "drawn": ("plant",),
    "end_card": (),
    "undercut": ("plant",),
    "removed": ("plant",),
    "overtaken": ("plant",),
    "tucked": ("plant",),
    # phases 3 to 5
    "fuel": ("player", "fuel", "price"),
    "built": ("player", "city", "price"),
    "ran": ("player", "plant", "burn"),
    "income": ("player", "supplied", "pay"),
    "refilled": ("fuels",),
    "game_over": (),
}


def named(r: Rules, entry: Entry) -> tuple[str, dict[str, object]]:
    """A log entry with its values named, and ids in place of the engine's ints."""
    kind = str(entry[0])
    facts = dict(zip(FIELDS[kind], entry[1:], strict=True))
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
