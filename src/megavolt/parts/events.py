"""What can happen in every game with a plant market, and how a log entry gets its names."""

from megavolt.core.game import Entry

Fields = dict[str, tuple[str, ...]]

SHARED: Fields = {
    "round": ("round",),
    "order": ("order",),
    # the auction phase
    "discount": ("plant",),
    "opened": ("player", "plant", "bid"),
    "raised": ("player", "plant", "bid"),
    "dropped": ("player", "plant"),
    "passed": ("player",),
    "unsold": ("plant",),
    "bought": ("player", "plant", "price"),
    "scrapped": ("player", "plant"),
    "demolished": ("player", "pay"),
    "demolition_card": ("card",),
    "discount_unsold": ("plant",),
    # the plant market
    "drawn": ("plant",),
    "end_card": (),
    "undercut": ("plant",),
    "removed": ("plant",),
    "tucked": ("plant",),
    "game_over": (),
}

# What lay face down comes to light in these.
REVEALING = frozenset({"drawn", "end_card", "demolition_card", "game_over"})


def named(fields: Fields, entry: Entry) -> tuple[str, dict[str, object]]:
    """The kind of a log entry, and its values by name."""
    kind = str(entry[0])
    return kind, dict(zip(fields[kind], entry[1:], strict=True))
