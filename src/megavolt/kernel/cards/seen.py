"""What a seat sees of the card game, as integers of a fixed size, itself first: the columns.

Other seats follow clockwise: `by place` means the observer, then the next seat, and so on. Places
that nobody sits at hold 0. Nothing hidden is in it: neither the order of stack and draw pile nor
the plants removed unseen, nor the money of others where that is hidden.
"""

from typing import Final

from megavolt.kernel.cards.row import CARDS, COLUMNS
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import FUELS, HAND, SEATS

PLANTS: Final = 64  # numbered from 1 in the order of the facts; 0 is none
ENTRIES: Final = 64  # kinds of card in a store: `card * 4 + units left`
ROW: Final = 12  # cards of the plant market, at most

SEEN: Final = Layout(
    ("phase", 1, "0 auction, 1 fuel, 2 bureaucracy, 3 over"),
    ("pending", 1, "0 nothing, 1 scrap, 2 lose_fuel, 3 burn"),
    ("round", 1, "from 1"),
    ("last_round", 1, "1: this is the last one"),
    ("players", 1, "how many play"),
    ("mover", 1, "the place to move, 0 for the observer; -1 at the end"),
    ("turn", 1, "how many seats the phase has come"),
    ("order", SEATS, "places in turn order"),
    ("money", SEATS, "by place; -1 where it is hidden"),
    ("plants", SEATS * HAND, "by place: plants"),
    ("stock", SEATS * FUELS, "by place: units of each fuel"),
    ("room", SEATS * (FUELS + 1), "by place: room for each fuel alone, and of hybrids"),
    ("needs", SEATS * (FUELS + 1), "by place: what one run burns of each fuel, and of hybrids"),
    ("free", SEATS * FUELS, "by place: units of each fuel that could still be stored"),
    ("production", SEATS, "by place: the income that the fuel at hand would bring"),
    ("income", SEATS, "by place: the income of this round, 0 before it is paid"),
    ("active", SEATS, "by place: 1 if it can still buy a plant this round"),
    ("bidders", SEATS, "by place: 1 if it is still in this lot"),
    ("bought", SEATS, "by place: 1 if it has bought a plant this round"),
    ("store", ENTRIES, "the observer's fuel cards, by kind of card and units left: how many"),
    ("lot", 1, "the plant that is up, 0 for none"),
    ("bid", 1, "the highest bid, 0 for none"),
    ("leader", 1, "the place that bid it, -1 for none"),
    ("opener", 1, "the place that put the lot up, -1 for none"),
    ("current", ROW, "plants that can be bought now"),
    ("minimum", ROW, "by plant of `current`: the lowest bid that opens it"),
    ("future", ROW, "plants of the market that cannot be bought yet"),
    ("last_card", 1, "1: the one-more-round card lies in the market"),
    ("last_card_met", 1, "1: it has been drawn"),
    ("cut", 1, "0 the market was not cut this round, 1 in the auction, 2 in refilling"),
    ("discount", 1, "the plant with the discount token, 0 for none"),
    ("stack", 1, "plants in the stack"),
    ("stack_back", 1, "of its top card: 0 none, 1 small, 2 large"),
    ("removed_small", 1, "small plants removed unseen"),
    ("removed_large", 1, "large plants removed unseen"),
    ("unseen", PLANTS, "by plant: 1 if it is in the stack or was removed unseen"),
    ("bottom", PLANTS, "by plant: 1 if everyone saw it go under the stack"),
    ("holds", PLANTS, "by plant: 1 if everyone knows it to be in the stack"),
    ("gone", PLANTS, "by plant: 1 if everyone saw it leave the game"),
    ("columns", COLUMNS * CARDS, "fuel market, by column and kind of card: how many"),
    ("draw", 1, "cards in the draw pile"),
    ("draw_holds", CARDS, "by kind of card: how many there are in the draw pile"),
    ("discards", CARDS, "by kind of card: how many are discarded"),
    ("waiting", CARDS, "by kind of card: how many join the first shuffle"),
    ("singles", FUELS, "by fuel: single cards in the supply"),
    ("substitutes", FUELS, "by fuel: single cards in use beyond the supply"),
    ("ran", PLANTS, "by plant: 1 if the mover has run it this turn"),
    ("earned", 1, "what these bring"),
    ("due", FUELS, "by fuel: units of a run that are still to be taken from cards"),
    ("bank_plants", HAND, "the Bank's plants"),
    ("bank_stock", FUELS, "the Bank's fuel"),
    ("bank_took", 1, "1: it has taken a plant this round"),
    ("demolition", 1, "the number of the demolition card, 0 without the expansion"),
    ("demolition_paid", 1, "how often it was paid this round"),
)
