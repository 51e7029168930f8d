"""What a seat is asked in the wiring tile game, as types; `decision` makes it."""

from typing import Literal, NotRequired, TypedDict

PieceVerb = Literal["install", "replace", "rotate"]
CellVerb = Literal["fault", "repair", "transformer", "insulate", "remove"]
CardVerb = Literal["use", "discard"]
PlainVerb = Literal["draw", "exchange", "done"]


class PieceChoice(TypedDict):
    """These pieces fit on each of these cells."""

    cell: list[str]
    exits: list[str]
    cost: int  # tension points; 0 where a card asks for it


class PieceMoves(TypedDict):
    do: PieceVerb
    word: str
    choices: list[PieceChoice]


class CellChoice(TypedDict):
    cell: list[str]
    cost: int


class CellMoves(TypedDict):
    do: CellVerb
    word: str
    choices: list[CellChoice]


class CardChoice(TypedDict):
    card: list[str]
    cost: int


class CardMoves(TypedDict):
    do: CardVerb
    word: str
    choices: list[CardChoice]


class PlainMoves(TypedDict):
    do: PlainVerb
    word: str
    cost: int
    kept: NotRequired[int]  # points for last repairs, if the turn of the last round ends now


BlackoutMoves = PieceMoves | CellMoves | CardMoves | PlainMoves


class BlackoutDecision(TypedDict):
    asks: str  # `turn`, `last_repairs`, or what a card asks for: `discard`, `fault` …
    moves: list[BlackoutMoves]
