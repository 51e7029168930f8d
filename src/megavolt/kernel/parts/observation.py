"""What observations of all games share: who looks, and where others sit."""

from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts.row import ACTOR
from megavolt.kernel.parts.table import PLAYERS


@device
def observer_of(row: Ints, seat: int) -> int:
    """The seat that looks; with -1 the seat to move, after the end seat 0."""
    return max(row[ACTOR], 0) if seat < 0 else seat


@device
def place_of(t: Ints, observer: int, seat: int) -> int:
    """Where a seat sits, seen from the observer; -1 for nobody."""
    if seat < 0:
        return -1
    return seat - observer if seat >= observer else seat - observer + t[PLAYERS]
