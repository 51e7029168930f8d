"""A table's log: numbered entries that are only ever added, and from which all else follows."""

from dataclasses import dataclass, field
from typing import Final

SAT: Final = "sat"  # somebody or a bot takes a seat before the game: name, level
LEFT: Final = "left"  # a seat becomes free again before the game
STARTED: Final = "started"
MOVE: Final = "move"  # word, and by whom: person, bot, BY_ORDER
UNDONE: Final = "undone"  # back to that many moves
ASKED: Final = "asked"  # may I go back to that many moves?
ANSWERED: Final = "answered"  # yes or no
RESIGNED: Final = "resigned"  # a bot of this level plays on for the seat
FLAGGED: Final = "flagged"  # likewise, because its time is over
RETURNED: Final = "returned"  # the person whose seat it is plays again
TAKEN: Final = (
    "taken"  # the seat was taken over by its private link: name, and whether it is the host's
)
CLOSED: Final = "closed"  # the host has ended a game that only bots still played

BY_ORDER: Final = "wish"  # a standing order; stored under this name from the beginning


@dataclass(frozen=True)
class Entry:
    number: int
    kind: str
    seat: int | None
    at: float
    data: dict[str, object] = field(default_factory=dict)
