"""Bodies about what helps people play: hints, everybody's chances, warnings."""

from typing import Any

from pydantic import BaseModel, Field

from megavolt.server.api.messages import MOST_PLAYED, Asked


class ReasonBody(BaseModel):
    """What tells two moves apart."""

    reason: str = Field(description="the id of a message")
    facts: dict[str, Any]
    text: str = Field(description="the reason as a sentence")


class HintBody(ReasonBody):
    word: str
    chance: float = Field(description="to win, from 0 to 1")
    margin: float = Field(description="two standard errors of the chance")
    equal: bool = Field(description="is it the best move, or too close to it to tell them apart?")
    against: str = Field(description="the word of the move that it is compared with; empty: none")
    better: list[ReasonBody] = Field(description="in what it is better, the most important first")
    worse: list[ReasonBody] = Field(description="in what it is worse")


class ChancesBody(BaseModel):
    number: int = Field(description="of the position they are about")
    chances: list[float] = Field(
        description="to win, by seat, from 0 to 1; none: not ready in time"
    )


class WarningAsked(Asked):
    number: int = Field(ge=0, le=2**31 - 1)
    moves: list[str] = Field(min_length=1, max_length=MOST_PLAYED)


class CostlyMove(ReasonBody):
    lost: float = Field(description="of the chance to win, from 0 to 1")
    better: str = Field(description="the word of a better move")


class WarningBody(BaseModel):
    warning: CostlyMove | None = Field(
        description="none: nothing speaks against it, as far as known"
    )
