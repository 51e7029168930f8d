"""What can happen, for the log: each kind of event and the names of its values."""

from typing import Final

from megavolt.core.game import Entry
from megavolt.games.blackout.notation import cell_name, exits_name
from megavolt.games.blackout.rules import Rules

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # rounds and turns
    "round": ("round", "dark", "tension"),
    "count": ("points",),
    "generator": ("player", "tension"),
    "turn": ("player", "tension"),
    "done": ("player", "tension"),
    "start_token": ("player",),
    "last_repairs": ("player", "tension"),
    "game_over": (),
    # cards
    "drew": ("player", "card", "cost"),
    "discarded": ("player", "card"),
    "reshuffled": ("cards",),
    "used": ("player", "card", "cost"),
    "tension": ("player", "amount", "tension"),
    # wiring
    "installed": ("player", "cell", "exits", "cost"),
    "replaced": ("player", "cell", "exits", "was", "cost"),
    "rotated": ("player", "cell", "exits", "was", "owner", "cost"),
    "removed": ("player", "cell", "exits"),
    "faulted": ("player", "cell", "owner", "cost"),
    "repaired": ("player", "cell", "owner", "cost"),
    "insulated": ("player", "cell"),
    "transformer": ("player", "cell", "tile", "cost"),
    # contracts
    "contract_met": ("player", "contract", "points"),
    "contract_dealt": ("player", "contract"),
    "exchanged": ("player", "contract"),
    # breakdown cards
    "breakdown": ("breakdown",),
    "struck": ("tile",),
    "next_tension": ("amount",),
    "mode": ("dark",),
}

# BLK-INFO-01: what only the player concerned may know.
PRIVATE: Final[dict[str, tuple[str, ...]]] = {
    "drew": ("card",),
    "contract_dealt": ("contract",),
    "exchanged": ("contract",),
}

# What lay face down, or was in a hand, comes to light in these.
REVEALS: Final = frozenset({"drew", "contract_dealt", "exchanged", "breakdown", "game_over"})


def named(r: Rules, entry: Entry) -> tuple[str, dict[str, object]]:
    """A log entry with its values named, and ids in place of the engine's ints."""
    kind = str(entry[0])
    facts = dict(zip(FIELDS[kind], entry[1:], strict=True))
    return kind, {name: _readable(r, name, value) for name, value in facts.items()}


def _readable(r: Rules, name: str, value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if name in ("player", "owner"):
        return value if value >= 0 else None
    if name == "cell":
        return cell_name(value)
    if name in ("exits", "was"):
        return exits_name(value)
    ids = {
        "card": r.resource_ids,
        "contract": r.contract_ids,
        "breakdown": r.breakdown_ids,
        "tile": r.tile_ids,
    }.get(name)
    return ids[value] if ids else value
