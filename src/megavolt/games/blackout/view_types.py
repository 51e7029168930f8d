"""What a seat sees of the wiring tile game, as types; `view` makes it.

A cell is named `r3c5`, from `r0c0` in the north-west.
"""

from typing import Literal, TypedDict

from megavolt.core.view_types import Facts, View, own_seat

Side = Literal["N", "E", "S", "W"]


class TensionSeen(TypedDict):
    """The tension points of the turn."""

    left: int
    per_turn: int  # of this round; in a dark one, of the set
    acted: bool  # has the player paid an action with points? (BLK-DARK-04)
    spare: int  # in the dark: points of the player's own (BLK-DARK-08, BLK-DARK-09)


class NextRound(TypedDict):
    """What cards have decided about the next round."""

    dark: bool
    tension: int  # points more a turn, or fewer (BLK-VERB-01)
    count: bool  # does it begin with an interim count? (BLK-LIGHT-04)


class TilePlaced(TypedDict):
    tile: str
    rotation: int  # degrees, clockwise


class PanelSeen(TypedDict):
    side: Side  # of the board
    cells: list[str]  # where lines can begin


class BoardSeen(TypedDict):
    """The board as it was laid out: nine tiles, row by row."""

    layout: list[TilePlaced]
    zones: list[int]  # by tile, the points of its zone
    cells: list[str]  # by row, a sign a cell: what is printed there
    panels: list[PanelSeen]  # by seat


class PieceSeen(TypedDict):
    cell: str
    player: int  # whose it is
    exits: str  # some of `nesw`, in this order
    faulted: bool
    insulated: bool
    transformer: bool
    live: list[int]  # the seats it is live for


class ScoreSeen(TypedDict):
    """The points so far, by what they are for."""

    connections: int
    zones: int
    contracts: int
    shared: int
    total: int


class BlackoutPlayer(TypedDict):
    seat: int
    supply: dict[str, int]  # by kind, the pieces left
    transformers: int  # left
    cards: int  # in hand
    hand: list[str] | None  # None: another player's
    has_contract: bool
    contract: str | None  # None: there is none, or it is another player's
    completed: list[str]  # contracts
    unspent: int  # tension points of the last round, for last repairs (BLK-END-02)
    latest_count: int  # points at the latest interim count (BLK-DARK-06)
    live: list[str]  # cells
    connections: int
    structures: dict[str, int]  # by kind, different ones that are connected
    score: ScoreSeen


class ContractUnder(TypedDict):
    """A contract that was put under the deck."""

    player: int  # by whom
    contract: str | None  # None: another player's


class DecksSeen(TypedDict):
    resource_deck: int  # cards
    discard: list[str]  # resource cards, the latest last
    contract_deck: int
    contracts_under: list[ContractUnder]
    breakdown_deck: int
    breakdowns: list[str]  # those revealed, the latest last


class CardSeen(TypedDict):
    """A card being carried out, and how far it has come."""

    deck: Literal["resource", "breakdown"]
    card: str
    effect: int  # which of its effects
    named: list[int]  # the seats it is about
    at: int  # how many seats from the start token it has come
    did: int  # how often it was done, by whoever chooses now
    touched: list[str]  # the cells of pieces it was done to
    area: int | None  # the position of the tile it is confined to


class CostFacts(TypedDict):
    """The tension points that actions cost."""

    draw: int
    fault: int
    repair: int
    rotate: int


class PieceFacts(TypedDict):
    cost: int  # tension points
    per_player: int  # how many each player has


class StructureFacts(TypedDict):
    symbol: str  # its sign in `cells` of a view
    points: int  # for connecting one


class ResourceFacts(TypedDict):
    cost: int  # tension points
    copies: int  # in the deck


class TermFacts(TypedDict):
    """One condition of a contract (BLK-CON-02)."""

    term: str  # what is asked for
    kind: str  # of structure; `any`
    at_least: int
    connections: int
    tile: str  # empty: anywhere
    kinds: list[str]  # of structures, where several are asked for


class ContractFacts(TypedDict):
    points: int
    copies: int  # in the deck
    terms: list[TermFacts]  # all of them must hold


class BlackoutFacts(Facts):
    """What is constant in a configuration of the wiring tile game; `Game.facts` gives it."""

    rounds: int
    tension: int  # points per turn, before cards change it
    hand_size: int
    costs: CostFacts
    pieces: dict[str, PieceFacts]  # by id
    structures: dict[str, StructureFacts]  # by id
    resources: dict[str, ResourceFacts]  # by card
    contracts: dict[str, ContractFacts]  # by id
    shared_contracts: dict[str, int]  # by id, the points
    breakdowns: dict[str, int]  # by card, how many copies there are


class SharedStanding(TypedDict):
    """How a shared contract stands (BLK-SCORE-07); `shared` of a view has the points."""

    values: list[int]  # by seat, what is compared; for no faults, 1 means that there are none
    margin: int | None  # of the highest value over the next, 0: tied; None: nothing is compared
    missing: list[int]  # by seat, how much more would score now; for no faults, pieces to repair


class HangingPiece(TypedDict):
    """A piece without which a player would lose connections."""

    cell: str
    connections: int  # that would be lost
    points: int  # what these score
    threats: list[Literal["fault", "rotate", "transformer"]]  # what others can do to it


class FaultCost(TypedDict):
    """A piece that can be faulted (BLK-ACT-16)."""

    cell: str
    losses: list[int]  # by seat, points fewer, shared contracts included; negative: points more


class BreakdownStrike(TypedDict):
    """What a breakdown card would do to a player if it were carried out now."""

    seat: int
    does: Literal["fault", "remove"]
    count: int  # pieces
    chooser: int  # the seat that picks them
    random_tile: bool  # only those on a tile that is drawn
    cells: list[str]  # what can be picked


class NextBreakdown(TypedDict):
    """A breakdown card that may be revealed next."""

    card: str
    chance: float  # as far as the revealed cards tell
    strikes: list[BreakdownStrike]


class BlackoutStakes(TypedDict):
    """What is at stake, worked out from what everybody sees; `Game.stakes` gives it."""

    shared: dict[str, SharedStanding]  # by shared contract
    hanging: list[list[HangingPiece]]  # by seat
    faults: list[FaultCost]
    breakdowns: list[NextBreakdown]  # the likeliest first


class BlackoutView(View, BoardSeen, DecksSeen):
    rounds: int  # of the whole game
    dark: bool  # is this round a dark one?
    turn_of: int | None  # whose turn it is; another seat may have to decide
    start: int  # who has the start token
    tension: TensionSeen
    next_round: NextRound
    counted: int | None  # the round of the latest interim count
    pieces: list[PieceSeen]
    players: list[BlackoutPlayer]  # by seat
    shared: dict[str, list[int]]  # by shared contract, the points it would give each seat now
    card: CardSeen | None
    owed: int  # cards that are still to be discarded


def own_hand(view: BlackoutView) -> list[str]:
    hand = view["players"][own_seat(view)]["hand"]
    assert hand is not None
    return hand
