"""Decisions that games with a plant market share: the auction, and which plants run."""

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

# What names a plant: its number in one game, an id in another.
N = TypeVar("N", bound=int | str)


class OpenChoice(TypedDict, Generic[N]):
    plant: N
    bid: list[int]  # the lowest and the highest


class OpenMoves(TypedDict, Generic[N]):
    do: Literal["open"]
    word: str
    choices: list[OpenChoice[N]]


class BidChoice(TypedDict):
    bid: list[int]  # the lowest and the highest


class BidMoves(TypedDict):
    do: Literal["bid"]
    word: str
    choices: list[BidChoice]


class PassMoves(TypedDict):
    """To pass; in one edition some passes name the plant that leaves (GRID-AUC-10)."""

    do: Literal["pass"]
    word: str
    choices: NotRequired[list["PassChoice"]]


class PassChoice(TypedDict):
    plant: NotRequired[int]
    word: str


class DoneMoves(TypedDict):
    do: Literal["done"]
    word: str


class FuelChoice(TypedDict):
    """So many units must go, of these fuels as the player likes."""

    count: int
    fuels: list[str]


class ScrapChoice(TypedDict, Generic[N]):
    plant: N
    kept: dict[str, int]  # of the fuels it burns, what stays with other plants
    keepers: list[N]  # these plants
    lost: dict[str, int]  # by fuel, of any, what must go
    to_lose: FuelChoice | None  # what must go besides


class ScrapMoves(TypedDict, Generic[N]):
    do: Literal["scrap"]
    word: str
    choices: list[ScrapChoice[N]]


class RunChoice(TypedDict, Generic[N]):
    plant: N
    burns: dict[str, int] | None  # by fuel; None: left open, the game asks afterwards
    word: str


class RunMoves(TypedDict, Generic[N]):
    do: Literal["run"]
    word: str
    choices: list[RunChoice[N]]


class Runs(TypedDict, Generic[N]):
    """The best way to run just these plants together."""

    plants: list[N]
    words: list[str]  # to be played in this order
    gives: int  # cities supplied, or money earned, with what has run before
    pays: int  # the income of the turn, if it ends then
    dear: (
        int  # what the fuel would cost when it can next be bought; of two ways the lower is better
    )
