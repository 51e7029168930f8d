"""Bodies of the API about reviews of finished games; docs/search.md explains them."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from megavolt.server.api.messages import Asked, RecordBody


class WantedReview(Asked):
    start: bool = Field(default=True, description="false: only look whether there is one")


class WantedRecordReview(RecordBody, WantedReview):
    pass


class ReviewReason(BaseModel):
    reason: str = Field(description="the id of a message")
    facts: dict[str, Any]
    text: str = Field(description="the same as a sentence")


class ReviewLine(BaseModel):
    words: list[str] = Field(description="moves, in the notation")
    text: str = Field(description="the same with the names of things")
    chance: float = Field(description="to win, from 0 to 1, as all chances here")
    error: float = Field(description="its standard error")


class ReviewLoss(BaseModel):
    chance: float
    error: float
    of: float = Field(description="the chance that was there")
    part: float


class ReviewFinding(BaseModel):
    """What cost somebody most."""

    round: int
    phase: str
    seat: int
    first: int
    last: int
    move: int = Field(description="at which the judged decision begins, from 1 on")
    played: ReviewLine
    better: ReviewLine
    lost: ReviewLoss
    worlds: int
    why: ReviewReason
    differences: list[ReviewReason]


class ReviewStage(BaseModel):
    """A phase of a round, or at last the result: everybody's chance."""

    round: int
    phase: str
    first: int
    after: int = Field(description="its last move")
    chances: list[float]
    errors: list[float]


class ReviewTurningPoint(BaseModel):
    round: int
    phase: str
    first: int
    after: int
    seat: int
    before: float
    chance: float
    led: int | None = Field(description="who led before, where the lead changed")


class ReviewPhase(BaseModel):
    seat: int
    phase: str
    groups: int
    judged: int = Field(description="of the groups, those that left something to decide")
    lost: float
    kept: float | None = Field(description="of the chance that was there, on average")


class ReviewRound(BaseModel):
    round: int
    after: int


class ReviewChances(BaseModel):
    after: int
    chances: list[float]


class ReviewBody(BaseModel):
    """A finished game judged decision by decision."""

    format: Literal["megavolt review"]
    version: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    ranks: list[int] | None
    moves: int
    rounds: list[ReviewRound]
    chances: list[ReviewChances]
    stages: list[ReviewStage]
    turning_points: list[ReviewTurningPoint]
    judged: int
    phases: list[ReviewPhase]
    findings: list[ReviewFinding]


class ReviewState(BaseModel):
    """How far a review is; ask again until it is done."""

    state: Literal["none", "waiting", "running", "done"]
    ahead: int = Field(description="reviews that are made before this one")
    percent: int
    review: ReviewBody | None
