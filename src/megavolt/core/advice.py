"""Advice for a seat, as data. Bots give it and languages tell it; core knows neither."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from megavolt.core.game import Game


@dataclass(frozen=True)
class Advice:
    """A move worth making. `reason` is the id of a message, `facts` are its arguments."""

    word: str  # the move
    chance: float  # of the seat to win, from 0 to 1
    chances: tuple[float, ...]  # of every seat
    share: float  # of the simulations that tried this move
    reason: str  # the id of a message: what it has over the next best, or lacks beside the best
    facts: dict[str, object]  # what the message is about; `sentence` tells it
    game: Game[Any] = field(repr=False, compare=False)  # what it is advice for
    seats: tuple[str, ...] = field(default=(), repr=False, compare=False)  # names, if known
    error: float = 0.0  # the standard error of the chance
    behind: float = 0.0  # the best move's lead over it, in the same worlds
    equal: bool = True  # is that lead too small to tell them apart?
    against: str = ""  # the move that it is compared with; empty: there is none
    better: tuple[tuple[str, dict[str, object]], ...] = ()  # in what: reasons with their facts
    worse: tuple[tuple[str, dict[str, object]], ...] = ()  # the same; the most important first

    @property
    def margin(self) -> float:
        """Two standard errors: the chance is known to about that much, by the same judgement."""
        return 2 * self.error

    def sentence(self, lang: str = "en") -> str:
        """Why this move is good, in a language: `en`, `es`, `pl`."""
        return _tellers[-1](self, lang)


Adviser = Callable[[Any, str, int], list[Advice]]  # of a match, within a budget, with a seed
Teller = Callable[[Advice, str], str]  # in a language
_advisers: list[Adviser] = []
_tellers: list[Teller] = []


def advise_with(adviser: Adviser, teller: Teller) -> None:
    """Set who gives advice about a match and who puts it into words (the package does so)."""
    _advisers.append(adviser)
    _tellers.append(teller)


def advise(match: Any, budget: str, seed: int) -> list[Advice]:
    """What `Match.advise` gives."""
    return _advisers[-1](match, budget, seed)
