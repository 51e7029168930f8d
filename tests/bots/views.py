"""A view for bots that do not look at it."""

from megavolt.core.view_types import View

BLANK: View = {
    "game": "classic",
    "options": {},
    "seat": 0,
    "round": 1,
    "phase": "auction",
    "pending": None,
    "to_move": 0,
    "turn": 0,
}
