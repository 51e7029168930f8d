"""What a seat is asked in the wiring tile game, as types; `decision` makes it."""

from typing import Literal, TypedDict


class PieceChoice(TypedDict):
    """These pieces fit on each of these cells."""

    cell: list[str]
    exits: list[str]
    cost: int  # tension points; 0 where a card asks for it


class PieceMoves(TypedDict):
    do: Literal["install", "replace", "rotate"]
    word: str
    choices: list[PieceChoice]


class CellChoice(TypedDict):
    cell: list[str]
    cost: int


class CellMoves(TypedDict):
    do: Literal["fault", "repair", "transformer", "insulate", "remove"]
    word: str
    choices: list[CellChoice]


class CardChoice(TypedDict):
    card: list[str]
    cost: int


class CardMoves(TypedDict):
    do: Literal["use", "discard"]
    word: str
    choices: list[CardChoice]


class PlainMoves(TypedDict):
    do: Literal["draw", "exchange", "done"]
    word: str
    cost: int


BlackoutMoves = PieceMoves | CellMoves | CardMoves | PlainMoves


class BlackoutDecision(TypedDict):
    asks: str  # `turn`, `last_repairs`, or what a card asks for: `discard`, `fault` …
    moves: list[BlackoutMoves]
