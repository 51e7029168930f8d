"""The shared parts of a position in the words of a setup, made of what a view shows."""

from collections.abc import Mapping

from megavolt.parts.given_flow import AUCTION_KEYS
from megavolt.parts.view_types import AnyAuction, DemolitionSeen

Position = dict[str, object]


def picked(seen: Mapping[str, object], *keys: str) -> Position:
    """The entries that a view words just as a setup does."""
    return {key: seen[key] for key in keys}


def kept(position: Position) -> Position:
    """Without the empty entries: what is left out is not there."""
    return {key: value for key, value in position.items() if value}


def auction_position(seen: AnyAuction, running: bool) -> Position:
    """In the auction phase, who is in and what is up; after it, who has bought."""
    if not running:
        return {"bought": seen["bought"]} if seen["bought"] else {}
    keys = AUCTION_KEYS if seen["lot"] is not None else ("active", "bought")
    return {key: value for key, value in picked(seen, *keys).items() if value is not None}


def demolition_position(seen: DemolitionSeen | None) -> object:
    """The number of the card on top, with what was paid if anything was."""
    if seen is None or seen["paid"] == 0:
        return None if seen is None else seen["card"]
    return {"card": seen["card"], "paid": seen["paid"]}


def counted(counts: dict[str, int]) -> Position:
    return {name: count for name, count in counts.items() if count}
