"""The row: one game of the card game as integers, column by column.

It begins with the columns of `parts/row.py`. A fuel card is the engine's number, `kind * 4 + units`
with units 0 for a single card. Cards that lie open are counted by number, since those of one number
are alike; only the draw pile has an order. A store counts its cards by kind and place, of which a
kind has KIND_PLACES.
"""

from typing import Final

from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import FUELS, SEATS, SHARED

CARDS: Final = 16
COLUMNS: Final = 4
KIND_PLACES: Final = 7  # of a kind, cards in a store: single; 1 of 1; 1, 2 of 2; 1, 2, 3 of 3
STORE: Final = FUELS * KIND_PLACES
MOST_TAKEN: Final = 32  # fuel cards of the Bank; three plants burn 27 units at most

ROW: Final = Layout(
    *SHARED,
    ("last", 1, "1: the last round"),
    ("cut", 1, "whether the market was cut this round: NO_CUT, CUT_IN_AUCTION, CUT_IN_REFILLING"),
    ("stores", SEATS * STORE, "by seat, kind and place: fuel cards; the Bank has seat 2"),
    ("columns", COLUMNS * CARDS, "fuel market, by column and card: how many"),
    ("draw", 48, "the draw pile of fuel cards, the bottom card first"),
    ("draw_size", 1, "how many cards it has"),
    ("discards", CARDS, "by card: how many are discarded"),
    ("waiting", CARDS, "by card: how many come in with the first shuffle"),
    ("singles", FUELS, "by kind: single cards in their supply; below zero, substitutes in use"),
    ("income", SEATS, "by seat: income of this round, 0 before it is paid"),
    ("earned", 1, "by the plants that the actor has run this turn"),
    ("due", FUELS, "by kind: units that a running plant has still to burn"),
    ("bank_plants", 4, "the Bank's plants, oldest first"),
    ("bank_hand", 1, "how many"),
    ("bank_took", 1, "1: the Bank has taken a plant this round"),
    ("taken", MOST_TAKEN, "scratch: the cards that the Bank takes, in this order"),
    ("held", FUELS, "scratch: by kind, their units"),
)

WIDTH: Final = ROW.width
SCRATCH: Final = ROW.at("taken")  # columns from here on mean nothing between moves

LAST: Final = ROW.at("last")
CUT: Final = ROW.at("cut")
STORES: Final = ROW.at("stores")
OFFERED: Final = ROW.at("columns")
DRAW: Final = ROW.at("draw")
DRAW_SIZE: Final = ROW.at("draw_size")
DISCARDS: Final = ROW.at("discards")
WAITING: Final = ROW.at("waiting")
SINGLES: Final = ROW.at("singles")
INCOME: Final = ROW.at("income")
EARNED: Final = ROW.at("earned")
DUE: Final = ROW.at("due")
BANK_PLANTS: Final = ROW.at("bank_plants")
BANK_HAND: Final = ROW.at("bank_hand")
BANK_TOOK: Final = ROW.at("bank_took")
TAKEN: Final = ROW.at("taken")
HELD: Final = ROW.at("held")
