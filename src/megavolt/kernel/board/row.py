"""The row: one game of the board game as integers, column by column.

Seats, fuels, plants and cities are the engine's numbers. Empty places of a list hold 0, and no
plant has number 0. Sets of plants and cities take four columns of 16 bits each.
"""

from typing import Final

import numpy as np

from megavolt.kernel.layout import Layout

SEATS: Final = 6
FUELS: Final = 4
HAND: Final = 5  # four plants at most, and one too many
CITIES: Final = 64
HOUSES: Final = 22
SET: Final = 4  # columns of a set
FAR: Final = 30_000  # no way there, or no space open; nobody ever has as much money
MOST_MONEY: Final = 20_000  # of a position to start from; a hundred rounds' income below FAR
ROW_TYPE: Final = np.int16

ROW: Final = Layout(
    ("rng", SET, "the generator of chance: its state, 64 bits; how many words a keyed one gave"),
    ("rng_key", 2 * SET, "the key of a keyed generator"),
    ("rng_keyed", 1, "1: it has one"),
    ("round", 1, "from 1; 0 during the preparation"),
    ("phase", 1, "PREPARATION to OVER, as in the engine"),
    ("pending", 1, "a forced decision: SCRAP, LOSE_FUEL, DRAFT, PLACE, MARK, or NOTHING"),
    ("actor", 1, "the seat to move, -1 at the end"),
    ("turn", 1, "where in the order the phase is"),
    ("step", 1, "1 to 3"),
    ("step3_due", 1, "1: the Step 3 card left in phase 4 or 5; Step 3 is about to start"),
    ("uranium_stopped", 1, "1: uranium is never refilled again"),
    ("order", SEATS, "the seats in turn order"),
    ("money", SEATS, "by seat"),
    ("plants", SEATS * HAND, "by seat, oldest first"),
    ("hand", SEATS, "by seat: how many plants"),
    ("room", SEATS * (FUELS + 1), "by seat: room for each fuel alone, then shared by hybrids"),
    ("stock", (SEATS + 1) * FUELS, "by seat: tokens of each fuel; the Trust's follow the players'"),
    ("active", 1, "auction: seats that may still open or bid this round, a bit each"),
    ("bought", 1, "auction: seats that bought this round, a bit each"),
    ("lot", 1, "auction: the plant on the table, -1 for none"),
    ("bid", 1, "auction: the highest bid; before the first, one less than the minimum"),
    ("leader", 1, "auction: who bid it, -1 for nobody"),
    ("opener", 1, "auction: who put the lot up, -1 for nobody"),
    ("bidders", 1, "auction: seats still in this lot, a bit each"),
    ("bidder", 1, "auction: the seat to bid next, -1 for nobody"),
    ("market", 12, "the plant market, sorted; the Step 3 card is 63"),
    ("market_size", 1, "how many cards lie there"),
    ("token", 1, "the plant with the discount token, -1 for none"),
    ("stack", 48, "the stack of plants, the bottom card first"),
    ("stack_size", 1, "how many cards it has"),
    ("known_top", 1, "how many cards on top everyone knows"),
    ("known_bottom", 1, "how many at the bottom everyone saw go there"),
    ("counted", 1, "1: everyone knows which cards are left in the stack"),
    ("met", 1, "1: the Step 3 card has been drawn"),
    ("gone", SET, "set of the plants that left the game in the open"),
    ("removed", SET, "set of the plants removed unseen at the start"),
    ("then", 48, "the order after the shuffle, where a setup gives it"),
    ("then_size", 1, "how many plants it names"),
    ("ran", HAND, "plants that the actor has run this turn"),
    ("ran_size", 1, "how many"),
    ("supplied", 1, "what they supply together"),
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
    ("demolition_top", 1, "the card on top of the demolition stack"),
    ("demolition_paid", 1, "how many it has paid in this phase"),
    ("reach", CITIES, "scratch, valid in phase 4: what it costs the actor to reach each city"),
    ("reach_due", 1, "scratch: what is to be done to it first, NOTHING_DUE, ALL_DUE or city + 2"),
)

WIDTH: Final = ROW.width
SCRATCH: Final = ROW.at("reach")  # columns from here on follow from the others

RNG: Final = ROW.at("rng")
ROUND: Final = ROW.at("round")
PHASE: Final = ROW.at("phase")
PENDING: Final = ROW.at("pending")
ACTOR: Final = ROW.at("actor")
TURN: Final = ROW.at("turn")
STEP: Final = ROW.at("step")
STEP3_DUE: Final = ROW.at("step3_due")
URANIUM_STOPPED: Final = ROW.at("uranium_stopped")
ORDER: Final = ROW.at("order")
MONEY: Final = ROW.at("money")
PLANTS: Final = ROW.at("plants")
HAND_SIZE: Final = ROW.at("hand")
ROOM: Final = ROW.at("room")
STOCK: Final = ROW.at("stock")
ACTIVE: Final = ROW.at("active")
BOUGHT: Final = ROW.at("bought")
LOT: Final = ROW.at("lot")
BID: Final = ROW.at("bid")
LEADER: Final = ROW.at("leader")
OPENER: Final = ROW.at("opener")
BIDDERS: Final = ROW.at("bidders")
BIDDER: Final = ROW.at("bidder")
MARKET: Final = ROW.at("market")
MARKET_SIZE: Final = ROW.at("market_size")
TOKEN: Final = ROW.at("token")
STACK: Final = ROW.at("stack")
STACK_SIZE: Final = ROW.at("stack_size")
KNOWN_TOP: Final = ROW.at("known_top")
KNOWN_BOTTOM: Final = ROW.at("known_bottom")
COUNTED: Final = ROW.at("counted")
MET: Final = ROW.at("met")
GONE: Final = ROW.at("gone")
REMOVED: Final = ROW.at("removed")
THEN: Final = ROW.at("then")
THEN_SIZE: Final = ROW.at("then_size")
RAN: Final = ROW.at("ran")
RAN_SIZE: Final = ROW.at("ran_size")
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
DEMOLITION_TOP: Final = ROW.at("demolition_top")
DEMOLITION_PAID: Final = ROW.at("demolition_paid")
REACH: Final = ROW.at("reach")
REACH_DUE: Final = ROW.at("reach_due")
NOTHING_DUE: Final = 0
ALL_DUE: Final = 1  # a turn has begun
CITY_DUE: Final = 2  # and the number of the city that was connected
