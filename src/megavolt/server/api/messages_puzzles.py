"""Bodies of puzzles."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from megavolt.server.api.messages import Asked, EventBody, Position, StaticDataBody, Word


class ListedPuzzle(BaseModel):
    id: str
    game: str
    players: int
    theme: str
    level: Literal["easy", "medium", "hard"]
    rating: int
    asks: Literal["move", "turn"]


class PuzzleList(BaseModel):
    """All puzzles, and which one belongs to today."""

    day: str = Field(description="today, in UTC")
    daily: str
    puzzles: list[ListedPuzzle]


class PuzzleBody(Asked):
    words: list[Word] = Field(default=[], max_length=60, description="all your moves so far")
    give_up: bool = Field(default=False, description="answer as if it were wrong")


class PuzzleAnswers(Asked):
    answers: dict[Annotated[str, Field(max_length=64)], int] = Field(
        max_length=3_000,
        description="by puzzle: twice the number of your answer, and 1 more if it was right; "
        "by `daily-` and a date: 1 for a puzzle of the day that you solved on its day",
    )


class PuzzleStanding(BaseModel):
    """How somebody does at puzzles."""

    rating: float
    deviation: float
    streak: int = Field(description="right answers in a row")
    best: int = Field(description="the longest streak")
    solved: int
    days: int = Field(description="days in a row on which the puzzle of the day was solved")
    next: str = Field(description="the puzzle that suits best")


class PuzzleReason(BaseModel):
    text: str
    facts: dict[str, Any]


class PuzzleAnswer(BaseModel):
    """What is said once the turn is over: only then the solution is sent."""

    chance: float = Field(description="to win, with what was played")
    best: float = Field(description="with the best plan")
    next: float = Field(description="with the best of the other plans")
    why: list[PuzzleReason] = Field(description="what is worse about what was played")
    solution: list[str]
    better: list[PuzzleReason] = Field(description="what the solution has over other plans")


class PuzzlePosition(BaseModel):
    """Where an attempt at a puzzle has led."""

    position: Position
    events: list[EventBody]
    words: list[str] = Field(description="your own moves")
    verdict: Literal["playing", "right", "wrong"]
    answer: PuzzleAnswer | None


class OpenedPuzzle(BaseModel):
    """A puzzle before the first move."""

    puzzle: ListedPuzzle
    static_data: StaticDataBody
    start: PuzzlePosition
