"""The row: one game of the board game as integers, column by column.

It begins with the columns of `parts/row.py`. Cities are the engine's numbers; sets of cities take
four columns of 16 bits each.
"""

from typing import Final

from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import FUELS, SEATS, SET, SHARED

CITIES: Final = 64
HOUSES: Final = 22
FAR: Final = 30_000  # no way there, or no space open; nobody ever has as much money

ROW: Final = Layout(
    *SHARED,
    ("step", 1, "1 to 3"),
    ("step3_due", 1, "1: the Step 3 card left in phase 4 or 5; Step 3 is about to start"),
    ("uranium_stopped", 1, "1: uranium is never refilled again"),
    ("supplied", 1, "what the plants run this turn supply together"),
    ("cities", SEATS * HOUSES, "by seat: its cities in the order they were connected"),
    ("count", SEATS, "by seat: how many cities"),
    ("spaces", CITIES, "by city: its houses, four bits per space, seat + 1 of the owner"),
    ("house", CITIES, "by city: price of the cheapest open space, FAR for none"),
    ("marked", SET, "set of the start cities nobody has begun in"),
    ("regions", 1, "the regions in play or drafted so far, a bit each"),
    ("network", 1, "which network of the table is in play, -1 before the draft is complete"),
    ("tokens", FUELS, "fuel market: tokens in the market"),
    ("supply", FUELS, "fuel market: tokens in the supply"),
    ("store", 1, "fuel market: tokens in the store beside it"),
    ("trust_plants", 4, "the Trust's plants, oldest first"),
    ("trust_hand", 1, "how many"),
    ("trust_houses", 1, "the Trust's houses still to be placed"),
    ("trust_took", 1, "1: the Trust has taken a plant this round"),
    ("reach", SEATS * CITIES, "by seat with a city: what it costs to reach each city, FAR for own"),
)

WIDTH: Final = ROW.width
SCRATCH: Final = WIDTH  # the card game has columns that mean nothing between moves; here none do

STEP: Final = ROW.at("step")
STEP3_DUE: Final = ROW.at("step3_due")
URANIUM_STOPPED: Final = ROW.at("uranium_stopped")
SUPPLIED: Final = ROW.at("supplied")
OWN: Final = ROW.at("cities")
COUNT: Final = ROW.at("count")
SPACES: Final = ROW.at("spaces")
HOUSE: Final = ROW.at("house")
MARKED: Final = ROW.at("marked")
REGIONS: Final = ROW.at("regions")
NETWORK: Final = ROW.at("network")
TOKENS: Final = ROW.at("tokens")
SUPPLY: Final = ROW.at("supply")
STORE: Final = ROW.at("store")
TRUST_PLANTS: Final = ROW.at("trust_plants")
TRUST_HAND: Final = ROW.at("trust_hand")
TRUST_HOUSES: Final = ROW.at("trust_houses")
TRUST_TOOK: Final = ROW.at("trust_took")
REACH: Final = ROW.at("reach")
