"""The columns of an observation of the wiring tile game, and the size of its action space."""

from typing import Final

from megavolt.games.blackout.geometry import (
    CELLS,
    INSTALL,
    KINDS,
    SHAPES,
    TILE,
    TILES,
    USE,
    WIDTH,
)
from megavolt.kernel.layout import Layout

SEATS: Final = 4
RESOURCES: Final = 32  # room for so many kinds of card; the first content has 14
CONTRACTS: Final = 64
SHARED: Final = 8
BREAKDOWNS: Final = 32
DISCARD: Final = USE + RESOURCES  # the actions before it are those of the engine
ACTIONS: Final = DISCARD + RESOURCES

SIDE: Final = WIDTH  # cells along a side of the board
TILE_SIDE: Final = TILE  # and of a tile
WORDS: Final = INSTALL  # actions before the first block of those with a cell
# By block, in the order of their numbers, how many actions a cell has: install, replace and rotate
# by shape; fault, repair, transformer, insulate, remove.
PER_BLOCK: Final = (SHAPES, SHAPES, SHAPES, 1, 1, 1, 1, 1)

LAYOUT: Final = Layout(
    ("phase", 1, "0 turn, 1 breakdown, 2 hands, 3 last_repairs, 4 over"),
    ("pending", 1, "what a card asks for: 0 nothing, 1 discard, 2 and more its verb"),
    ("round", 1, "from 1"),
    ("rounds", 1, "of the whole game"),
    ("dark", 1, "1: this round is a dark one"),
    ("players", 1, "how many play"),
    ("mover", 1, "the place to decide, 0 for the observer; -1 at the end"),
    ("turn_of", 1, "the place whose turn it is, -1 for none"),
    ("turn", 1, "how many seats the phase has come"),
    ("start", 1, "the place with the start token"),
    ("tension", 1, "tension points left; in a dark round those of the set"),
    ("spare", 1, "in a dark round: points of the player's own left"),
    ("per_turn", 1, "tension points of this round"),
    ("acted", 1, "1: the player has paid an action with points"),
    ("next_dark", 1, "1: the next round is a dark one"),
    ("next_tension", 1, "points more in the next round, or fewer"),
    ("next_count", 1, "1: it begins with an interim count"),
    ("counted", 1, "the round of the latest interim count, 0 for none"),
    ("owed", 1, "cards that are still to be discarded"),
    ("tiles", TILES, "by position: which tile, from 1 in the order of their names"),
    ("rotations", TILES, "by position: quarter turns"),
    ("zones", TILES, "by position: the points of its zone"),
    ("sides", SEATS, "by place: the side of its panel, 1 N, 2 E, 3 S, 4 W"),
    ("entries", CELLS, "by cell: place + 1 of the panel that lines can begin from"),
    (
        "terrain",
        CELLS,
        "by cell: 0 empty, 1–4 a structure, 5 blocked, 6 a transformer site",
    ),
    ("exits", CELLS, "by cell: the exits of the piece there, bits 1 N, 2 E, 4 S, 8 W"),
    ("owner", CELLS, "by cell: place + 1 of the piece's owner"),
    ("faulted", CELLS, "by cell: 1 if the piece is faulted"),
    ("insulated", CELLS, "by cell: 1 if it is insulated"),
    ("transformer", CELLS, "by cell: 1 if it carries a transformer"),
    ("live", CELLS, "by cell: the places it is live for, a bit each"),
    ("supply", SEATS * KINDS, "by place: straights, elbows, triples, quads left"),
    ("transformers", SEATS, "by place: transformers left"),
    ("cards", SEATS, "by place: cards in hand"),
    ("hand", RESOURCES, "the observer's cards, by kind: how many"),
    ("has_contract", SEATS, "by place: 1 if it has a contract"),
    ("contract", 1, "the observer's contract, from 1; 0 for none"),
    ("completed", SEATS * CONTRACTS, "by place and contract: how often it was completed"),
    ("unspent", SEATS, "by place: points kept for last repairs"),
    ("latest_count", SEATS, "by place: points at the latest interim count"),
    ("connections", SEATS, "by place: how many"),
    ("structures", SEATS * KINDS, "by place: structures of each kind that are connected"),
    ("score", SEATS * 5, "by place: connections, zones, contracts, shared, total"),
    ("shared", SHARED * SEATS, "by shared contract and place: the points it would give now"),
    ("resource_deck", 1, "cards in the deck"),
    ("discard", RESOURCES, "by kind: resource cards discarded"),
    ("contract_deck", 1, "contracts in the deck"),
    ("under", SEATS, "by place: contracts it put under the deck"),
    ("own_under", CONTRACTS, "by contract: 1 if the observer put it under the deck"),
    ("breakdown_deck", 1, "breakdown cards to come"),
    ("breakdowns", BREAKDOWNS, "by kind: breakdown cards revealed"),
    ("latest_breakdown", 1, "the latest one, from 1; 0 for none"),
    ("card_deck", 1, "the card being carried out: 0 none, 1 resource, 2 breakdown"),
    ("card", 1, "its kind, from 1"),
    ("effect", 1, "which of its effects"),
    ("named", SEATS, "by place: 1 if the card is about it"),
    ("at", 1, "how many seats from the start token it has come"),
    ("did", 1, "how often it was done, by whoever chooses now"),
    ("touched", CELLS, "by cell: 1 if it was done to the piece there"),
    ("area", 1, "the position of the tile it is confined to, from 1; 0 for any"),
)
