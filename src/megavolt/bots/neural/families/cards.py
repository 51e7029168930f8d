"""The card game: its figures as they are, plants and phases as names."""

from megavolt.bots.neural.flat import FlatNet
from megavolt.kernel.cards.seen import PLANTS, ROW
from megavolt.kernel.cards.seen import SEEN as LAYOUT
from megavolt.kernel.parts.row import HAND, SEATS
from megavolt.kernel.parts.space import ACTIONS

NAMES = {
    "phase": (4, 1),
    "pending": (4, 1),
    "lot": (PLANTS, 1),
    "leader": (SEATS, 1),
    "discount": (PLANTS, 1),
    "plants": (PLANTS, HAND),
    "current": (PLANTS, ROW),
    "bank_plants": (PLANTS, HAND),
}
FAMILY = FlatNet(LAYOUT, ACTIONS, SEATS, NAMES)
