"""Bodies about people: who they are, how they sign in, what is stored of them."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from megavolt.server.api.messages import Asked
from megavolt.server.people.progress import MOST


class NewGuest(Asked):
    name: str = Field(min_length=1, max_length=80)
    language: Literal["en", "es", "pl"] = "en"


class ChangedPerson(Asked):
    name: str | None = Field(default=None, min_length=1, max_length=80)
    language: Literal["en", "es", "pl"] | None = None
    email: str | None = Field(default=None, max_length=254)
    webhook: str | None = Field(default=None, max_length=500)


class Login(Asked):
    login: str = Field(min_length=1, max_length=80)
    password: str = Field(min_length=1, max_length=400)


class SignIn(Login):
    code: str = Field(
        default="", max_length=12, description="of the second factor, if there is one"
    )


class LostPassword(Asked):
    login: str = Field(min_length=1, max_length=80)


class Password(Asked):
    password: str = Field(max_length=400)


class OneTimeLink(Asked):
    token: str = Field(min_length=1, max_length=100)


class PasswordByLink(OneTimeLink):
    password: str = Field(min_length=1, max_length=400)


class SecondFactor(BaseModel):
    secret: str
    address: str = Field(description="what an app reads")


class ProvedFactor(Asked):
    secret: str = Field(pattern="^[A-Z2-7]{32}$")
    code: str = Field(min_length=1, max_length=12)


class Session(BaseModel):
    id: str
    created: float
    browser: str
    current: bool = Field(description="is it the one that asks?")


class NewPassword(Asked):
    old: str = Field(min_length=1, max_length=400)
    new: str = Field(min_length=1, max_length=400)


class Me(BaseModel):
    name: str
    login: str | None
    language: str
    email: str | None
    webhook: str | None
    email_proved: bool = Field(description="was the link opened that was sent there?")
    second_factor: bool


ResultId = Annotated[str, Field(pattern="^[a-z0-9][a-z0-9_.-]{0,63}$")]
Result = Annotated[int, Field(ge=0, le=1_000_000)]
Results = Annotated[dict[ResultId, Result], Field(max_length=MOST)]


class Progress(Asked):
    """The best result of each lesson and puzzle; a higher one is better, 1 is done."""

    lessons: Results = Field(default={})
    puzzles: Results = Field(default={})


class NoticeWays(BaseModel):
    """How this server can tell somebody who is away that it is their turn."""

    email: bool
    webhook: bool
