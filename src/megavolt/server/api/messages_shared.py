"""Bodies about public links to finished games."""

from pydantic import BaseModel, Field


class SharedLink(BaseModel):
    """The public link of a table, for those who sat there."""

    allowed: bool = Field(description="false: the host of this server has turned links off")
    token: str | None = Field(description="the game is at /shared/TOKEN; null: it is not shared")
