"""What a seat is asked in the grid board game, as types; `decision` makes it."""

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


class RegionChoice(TypedDict):
    region: list[str]


class RegionMoves(TypedDict):
    do: Literal["region"]
    word: str
    choices: list[RegionChoice]


class CityChoice(TypedDict):
    city: list[str]


class PlaceMoves(TypedDict):
    """A house of the Trust, or a start marker."""

    do: Literal["place", "mark"]
    word: str
    choices: list[CityChoice]


class DropChoice(TypedDict):
    fuel: list[str]


class DropMoves(TypedDict):
    do: Literal["drop"]
    word: str
    choices: list[DropChoice]


class BuyChoice(TypedDict):
    fuel: str
    costs: list[int]  # of the next units, one after another, as many as can be stored and paid


class BuyMoves(TypedDict):
    do: Literal["buy"]
    word: str
    choices: list[BuyChoice]


class Enough(TypedDict):
    """What to buy so that all plants can run so often, as far as money and market allow."""

    runs: int
    words: list[str]  # to be played in this order
    cost: int
    enough: bool  # False: it is not to be had, or not to be paid


class Reach(TypedDict):
    """A city and what it costs."""

    city: str
    cost: int  # with the house
    # The cities before it on the way, from an own one, or from one that is listed too: its path
    # leads on from there. Empty: the first city.
    path: list[str]


class BuildMoves(TypedDict):
    do: Literal["build"]
    word: str
    choices: list[Reach]


BoardMoves = (
    OpenMoves[int]
    | BidMoves
    | PassMoves
    | ScrapMoves[int]
    | DropMoves
    | BuyMoves
    | BuildMoves
    | RunMoves[int]
    | DoneMoves
    | RegionMoves
    | PlaceMoves
)
Asks = Literal[
    "region", "place", "mark", "open", "bid", "scrap", "lose_fuel", "buy", "build", "run"
]


class BoardDecision(TypedDict):
    asks: Asks
    moves: list[BoardMoves]
    enough: NotRequired[list[Enough]]  # where fuel is bought: for one run, and for two
    too_dear: NotRequired[list[Reach]]  # where cities are connected: those the money does not reach
    runs: NotRequired[list[Runs[int]]]  # where plants run: every set that can, the best first
