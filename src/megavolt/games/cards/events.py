"""What can happen, for the log: each kind of event and the names of its values."""

from megavolt.core.game import Entry
from megavolt.games.cards.rules import Rules
from megavolt.parts.events import REVEALING, SHARED, Fields
from megavolt.parts.events import named as named_values
from megavolt.parts.plant_market import NO_CARD

FIELDS: Fields = {
    **SHARED,
    "last_round": (),
    "cut": (),  # the one-more-round card leaves with the lowest plant
    "lost": ("player", "fuel", "count"),
    # the Bank
    "bank_takes": ("plant",),
    "bank_scraps": ("plant",),
    "bank_fuel": ("cards", "surplus", "placed"),
    # phases 2 and 3
    "fuel": ("player", "card", "column", "price", "kept", "surplus", "placed"),
    "ran": ("player", "plant", "burn"),
    "burnt": ("player", "card"),
    "income": ("player", "plants", "pay"),
    "shifted": ("cards", "source", "target"),
    "filled": ("cards", "column"),
    "reshuffled": ("count", "plusplus"),
}

REVEALS = REVEALING | {"filled"}


def named(r: Rules, entry: Entry) -> tuple[str, dict[str, object]]:
    """A log entry with its values named, and ids in place of the engine's ints."""
    kind, facts = named_values(FIELDS, entry)
    return kind, {name: _readable(r, kind, name, value) for name, value in facts.items()}


def _readable(r: Rules, kind: str, name: str, value: object) -> object:
    if isinstance(value, tuple):
        return _readable_tuple(r, name, value)
    if not isinstance(value, int):
        return value
    if name == "plant":
        return None if value == NO_CARD else r.name(value)
    if name == "fuel":
        return r.kinds[value]
    if name == "card" and kind == "fuel":
        return r.card_name(value)
    if name == "card" and kind == "burnt":
        return r.entry_name(value)
    return value


def _readable_tuple(r: Rules, name: str, value: tuple[int, ...]) -> object:
    if name in ("burn", "surplus", "placed"):
        return {r.kinds[kind]: n for kind, n in enumerate(value) if n}
    if name in ("cards", "plusplus"):
        return [r.card_name(card) for card in value]
    return list(value)
