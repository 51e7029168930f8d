"""The shared parts of a position as a setup tells them, made of what a view shows."""

from megavolt.core.game import View
from megavolt.parts.demolition import Demolition
from megavolt.parts.given_flow import AUCTION_KEYS

Position = dict[str, object]


def kept(position: Position) -> Position:
    """Without the entries that say nothing: what is left out is not there."""
    return {
        key: value
        for key, value in position.items()
        if value is not None and value is not False and value not in ([], {})
    }


def auction_told(seen: View, running: bool) -> Position:
    """In the auction phase, who is in and what is up; after it, who has bought."""
    if not running:
        return {"bought": seen["bought"]} if seen["bought"] else {}
    keys = AUCTION_KEYS if seen["lot"] is not None else ("active", "bought")
    return {key: seen[key] for key in keys if seen[key] is not None}


def demolition_told(stack: Demolition | None) -> object:
    if stack is None or stack.paid == 0:
        return None if stack is None else stack.top + 1
    return {"card": stack.top + 1, "paid": stack.paid}


def counted(counts: dict[str, int]) -> Position:
    return {name: count for name, count in counts.items() if count}
