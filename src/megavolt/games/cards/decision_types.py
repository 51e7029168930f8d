"""What a seat is asked in the card game, as types; `decision` makes it."""

from typing import Literal, NotRequired, TypedDict

from megavolt.parts.decision_types import (
    BidMoves,
    DoneMoves,
    OpenMoves,
    PassMoves,
    RunMoves,
    Runs,
    ScrapMoves,
)


class FuelCardChoice(TypedDict):
    card: list[str]  # as words name it: `coal2/3`


class DropMoves(TypedDict):
    do: Literal["drop"]
    word: str
    choices: list[FuelCardChoice]


class BurnChoice(TypedDict):
    card: NotRequired[str]  # missing: the game takes what is left from any
    word: str


class BurnMoves(TypedDict):
    do: Literal["burn"]
    word: str
    choices: list[BurnChoice]


class BuyChoice(TypedDict):
    card: str
    column: int
    cost: int
    keep: int  # units there is room for; the others go to the single cards (CARD-FUEL-05)


class BuyMoves(TypedDict):
    do: Literal["buy"]
    word: str
    choices: list[BuyChoice]


CardsMoves = (
    OpenMoves[str]
    | BidMoves
    | PassMoves
    | ScrapMoves[str]
    | DropMoves
    | BuyMoves
    | RunMoves[str]
    | BurnMoves
    | DoneMoves
)
Asks = Literal["open", "bid", "scrap", "lose_fuel", "buy", "run", "burn"]


class CardsDecision(TypedDict):
    asks: Asks
    moves: list[CardsMoves]
    runs: NotRequired[list[Runs[str]]]  # where plants run: every set that can, the best first
