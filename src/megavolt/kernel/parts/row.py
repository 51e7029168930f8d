"""The columns that rows of all games with a plant market begin with, as `parts.table_state`.

Seats, fuels and plants are the engine's numbers. Empty places of a list hold 0, and no plant has
number 0. Sets of plants take four columns of 16 bits each.
"""

from typing import Final

import numpy as np

from megavolt.kernel.layout import Layout

SEATS: Final = 6
FUELS: Final = 4
HAND: Final = 5  # four plants at most, and one too many
SET: Final = 4  # columns of a set
MOST_MONEY: Final = 20_000  # of a position to start from; a hundred rounds' income below 30,000
ROW_TYPE: Final = np.int16

SHARED: Final = (
    ("rng", SET, "the generator of chance: its state, 64 bits; how many words a keyed one gave"),
    ("rng_key", 2 * SET, "the key of a keyed generator"),
    ("rng_keyed", 1, "1: it has one"),
    ("round", 1, "from 1; 0 during a preparation"),
    ("phase", 1, "as in the engine"),
    ("pending", 1, "a forced decision, as in the engine: SCRAP, LOSE_FUEL, …, or NOTHING"),
    ("actor", 1, "the seat to move, -1 at the end"),
    ("turn", 1, "where in the order the phase is"),
    ("order", SEATS, "the seats in turn order"),
    ("money", SEATS, "by seat"),
    ("plants", SEATS * HAND, "by seat, oldest first"),
    ("hand", SEATS, "by seat: how many plants"),
    ("room", SEATS * (FUELS + 1), "by seat: room for each fuel alone, then shared by hybrids"),
    ("stock", (SEATS + 1) * FUELS, "by seat: units of each fuel; an automatic rival has seat 2"),
    ("active", 1, "auction: seats that may still open or bid this round, a bit each"),
    ("bought", 1, "auction: seats that bought this round, a bit each"),
    ("lot", 1, "auction: the plant on the table, -1 for none"),
    ("bid", 1, "auction: the highest bid; before the first, one less than the minimum"),
    ("leader", 1, "auction: who bid it, -1 for nobody"),
    ("opener", 1, "auction: who put the lot up, -1 for nobody"),
    ("bidders", 1, "auction: seats still in this lot, a bit each"),
    ("bidder", 1, "auction: the seat to bid next, -1 for nobody"),
    ("market", 12, "the plant market, sorted; the end card is 63"),
    ("market_size", 1, "how many cards lie there"),
    ("token", 1, "the plant with the discount token, -1 for none"),
    ("stack", 48, "the stack of plants, the bottom card first"),
    ("stack_size", 1, "how many cards it has"),
    ("known_top", 1, "how many cards on top everyone knows"),
    ("known_bottom", 1, "how many at the bottom everyone saw go there"),
    ("counted", 1, "1: everyone knows which cards are left in the stack"),
    ("met", 1, "1: the end card has been drawn"),
    ("gone", SET, "set of the plants that left the game in the open"),
    ("removed", SET, "set of the plants removed unseen at the start"),
    ("then", 48, "the order after the shuffle, where a setup gives it"),
    ("then_size", 1, "how many plants it names"),
    ("ran", HAND, "plants that the actor has run this turn"),
    ("ran_size", 1, "how many"),
    ("demolition_top", 1, "the card on top of the demolition stack"),
    ("demolition_paid", 1, "how many it has paid in this phase"),
)
_ROW: Final = Layout(*SHARED)

RNG: Final = _ROW.at("rng")
ROUND: Final = _ROW.at("round")
PHASE: Final = _ROW.at("phase")
PENDING: Final = _ROW.at("pending")
ACTOR: Final = _ROW.at("actor")
TURN: Final = _ROW.at("turn")
ORDER: Final = _ROW.at("order")
MONEY: Final = _ROW.at("money")
PLANTS: Final = _ROW.at("plants")
HAND_SIZE: Final = _ROW.at("hand")
ROOM: Final = _ROW.at("room")
STOCK: Final = _ROW.at("stock")
ACTIVE: Final = _ROW.at("active")
BOUGHT: Final = _ROW.at("bought")
LOT: Final = _ROW.at("lot")
BID: Final = _ROW.at("bid")
LEADER: Final = _ROW.at("leader")
OPENER: Final = _ROW.at("opener")
BIDDERS: Final = _ROW.at("bidders")
BIDDER: Final = _ROW.at("bidder")
MARKET: Final = _ROW.at("market")
MARKET_SIZE: Final = _ROW.at("market_size")
TOKEN: Final = _ROW.at("token")
STACK: Final = _ROW.at("stack")
STACK_SIZE: Final = _ROW.at("stack_size")
KNOWN_TOP: Final = _ROW.at("known_top")
KNOWN_BOTTOM: Final = _ROW.at("known_bottom")
COUNTED: Final = _ROW.at("counted")
MET: Final = _ROW.at("met")
GONE: Final = _ROW.at("gone")
REMOVED: Final = _ROW.at("removed")
THEN: Final = _ROW.at("then")
THEN_SIZE: Final = _ROW.at("then_size")
RAN: Final = _ROW.at("ran")
RAN_SIZE: Final = _ROW.at("ran_size")
DEMOLITION_TOP: Final = _ROW.at("demolition_top")
DEMOLITION_PAID: Final = _ROW.at("demolition_paid")
