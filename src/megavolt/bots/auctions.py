"""What a bot without foresight does in an auction: it bids up to its limit, on the best bargain."""

from collections.abc import Callable
from typing import Any

from megavolt.core.game import View

# The most to pay for a plant of the market.
Limit = Callable[[View, dict[str, Any]], float]


def bid_up_to(limit: Limit, key: str, view: View, legal: list[str]) -> str:
    """Open, raise or pass; `key` is the fact of a plant by which words name it."""
    if view["auction"]["lot"] is None:
        return _opening(limit, key, view, legal)
    return _answer(limit, key, view, legal)


def _opening(limit: Limit, key: str, view: View, legal: list[str]) -> str:
    best, word = 0.0, ""
    for plant in view["market"]["current"]:
        opening = f"open {plant[key]} {plant['minimum']}"
        surplus = limit(view, plant) - plant["minimum"]
        if opening in legal and (not word or surplus > best):
            best, word = surplus, opening
    passes = [w for w in legal if w.startswith("pass")]
    if word and (best >= 0 or not passes):
        return word
    return passes[-1]


def _answer(limit: Limit, key: str, view: View, legal: list[str]) -> str:
    auction = view["auction"]
    lot = next(p for p in view["market"]["current"] if p[key] == auction["lot"])
    raised = f"bid {auction['least']}"
    if raised in legal and limit(view, lot) >= auction["least"]:
        return raised
    return "pass"
