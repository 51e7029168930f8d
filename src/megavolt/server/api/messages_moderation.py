"""Bodies about reporting and blocking, and the terms of the host."""

from typing import Self

from pydantic import BaseModel, Field, model_validator

from megavolt.server.api.messages import Asked


class Accused(Asked):
    """Somebody at a table: by a message, or by the seat."""

    chat: int | None = Field(default=None, ge=1, le=2**31 - 1, description="number of a message")
    seat: int | None = Field(default=None, ge=0, le=5)

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.chat is None) == (self.seat is None):
            raise ValueError("chat or seat, one of them")
        return self


class ReportBody(Accused):
    """A message, or the name of whoever sits there."""

    reason: str = Field(min_length=1, max_length=500)


class BlockedPerson(BaseModel):
    id: int = Field(description="of the block")
    name: str
    at: float


class Terms(BaseModel):
    text: str = Field(description="headings, paragraphs, lists and links; empty: there are none")
