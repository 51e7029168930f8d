"""The wiring tile game: its figures as they are, the exits of pieces and cards as names."""

from megavolt.bots.neural.flat import FlatNet
from megavolt.encodings.blackout.columns import ACTIONS, LAYOUT, SEATS

NAMES = {
    "phase": (5, 1),
    "pending": (14, 1),
    "contract": (65, 1),
    "card": (33, 1),
    "terrain": (7, 1),
    "owner": (5, 1),
}
FAMILY = FlatNet(LAYOUT, ACTIONS, SEATS, NAMES)
