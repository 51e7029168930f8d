"""Lines of play compared: each is played out in the same worlds, and what came of it is kept.

A line is how the seat to move begins; the policy plays on for everybody, to the end of a later
round or of the game. Since all lines meet the same worlds with the same luck, the difference
between two of them is known far better than either of them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Final, Protocol

from megavolt.bots.families import bot_family
from megavolt.bots.playouts import Playouts, Style, shares
from megavolt.bots.policy import Plan, Policy, softmax
from megavolt.core.game import NOBODY, Entry, Game
from megavolt.core.view_types import View

Reason = tuple[str, dict[str, object]]  # the id of a message and its facts
Key = tuple[str | int, ...]  # of a figure: what it counts, of whom, in which round
Tally = dict[Key, float]  # what came of a line in one world

WON: Final[Key] = ("won",)
LOST: Final[Key] = ("lost",)
_ENDS: Final[dict[Key, tuple[str, float]]] = {  # nothing else counts beside it
    WON: ("reason-line-won", 1000.0),
    LOST: ("reason-line-lost", -999.0),
}
_LEAST: Final = 0.3  # of a figure: smaller differences are not worth a sentence
_DOUBT: Final = 0.3  # about the end of a game, if it comes in the round in which a line begins
_MORE_DOUBT: Final = 0.7  # if it comes later
_FLOOR: Final = 0.01  # of a chance: nothing is quite impossible
_CLEAR: Final = 1.5  # standard errors that a difference must have
_USUAL: Final = 0.2  # by which a chance is off in one world
_USUAL_ODDS: Final = 0.5


class Account(Protocol):
    """What a family says about lines: their figures, and a difference of figures in words."""

    def subject(self, s: Any, action: int) -> object:
        """What a move is about, besides round and phase: moves about the same belong together."""

    def tally(self, seat: int, begun: int, log: Sequence[Entry], end: Any) -> Tally:
        """The figures of a line that began in a round: what happened, and where it led."""

    def standing(self, end: Any) -> list[float]:
        """By seat, how far one came in a game that is over.

        A difference of one might well have been the other way round, had others played otherwise
        in the last round.
        """

    def worth(self, key: Key) -> float:
        """What one more of a figure is worth to the seat, on one scale; negative: it harms."""

    def told(self, key: Key, difference: float) -> Reason:
        """A difference in words: how many more or, if negative, fewer."""


@dataclass
class Line:
    """How the seat to move begins, and how that did, world by world."""

    actions: tuple[int, ...]
    values: list[float] = field(default_factory=list)  # the mover's chance
    odds: list[float] = field(default_factory=list)  # the logarithm of its odds
    totals: list[float] = field(default_factory=list)  # everybody's, summed up
    tallies: list[Tally] = field(default_factory=list)
    turn: tuple[int, ...] = ()  # in the first world, what the mover did in this turn

    @property
    def chance(self) -> float:
        return mean(self.values)

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        return standard_error(self.values)

    def add(self, chances: Sequence[float]) -> None:
        before = self.totals or [0.0] * len(chances)
        self.totals = [a + b for a, b in zip(before, chances, strict=True)]

    @property
    def chances(self) -> tuple[float, ...]:
        return tuple(total / max(len(self.values), 1) for total in self.totals)


@dataclass(frozen=True)
class Gap:
    """How far one line is ahead of another in the worlds both met."""

    mean: float
    error: float  # its standard error

    @property
    def sure(self) -> float:
        """What is left of it after its standard error."""
        return max(0.0, self.mean - self.error)

    @property
    def noise(self) -> bool:
        """Is it too small to tell the lines apart?"""
        return abs(self.mean) <= 2 * self.error


def gap(ahead: Sequence[float], behind: Sequence[float], usual: float = _USUAL) -> Gap:
    """From the chances in common worlds, in the same order."""
    gaps = [a - b for a, b in zip(ahead, behind, strict=False)]
    if gaps and not any(gaps):  # the same everywhere: there is no doubt
        return Gap(0.0, 0.0)
    return Gap(mean(gaps), standard_error(gaps, usual))


def odds_gap(ahead: "Line", behind: "Line") -> Gap:
    """How far one line is ahead of another, in odds."""
    return gap(ahead.odds, behind.odds, _USUAL_ODDS)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def standard_error(values: Sequence[float], usual: float = _USUAL) -> float:
    """Of the mean, as if one more value had been off by what is usual: a handful of worlds that
    agree by chance prove little.
    """
    if not values:
        return 1.0
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) + usual * usual
    return sqrt(spread) / len(values)


def log_odds(chance: float) -> float:
    """Chances close to nothing are all about the same."""
    return log((chance + _FLOOR) / (1 + _FLOOR - chance))


class Comparer:
    """Plays lines of one configuration."""

    def __init__(self, game: Game[Any], policy: Policy) -> None:
        brings = bot_family(game.id)
        self.game = game
        self.policy = policy
        self.style = brings.style or Style()
        self.account = brings.account(game) if brings.account is not None else None
        # A policy may know a cheap way to plan a whole turn, for playing on.
        self._turn: Callable[[Any], Plan] = getattr(policy, "turn", self._move)

    def _move(self, s: Any) -> Plan:
        return (self.policy.choose(s),)

    @property
    def rounds(self) -> int:
        """How many rounds after the running one lines are played on."""
        return self.style.rounds

    def playouts(self, view: View, seed: int) -> Playouts:
        """The worlds of a position."""
        return Playouts(self.game, self.policy, self.style.rounds, view, seed)

    def meet(
        self,
        view: View,
        seed: int,
        lines: Sequence[Line],
        worlds: Iterable[int],
        rounds: int | None = None,
    ) -> None:
        """Every line is played out in each of these worlds, for some rounds after this one."""
        playouts = self.playouts(view, seed)
        for number in worlds:
            for line in lines:
                self._play(line, playouts, number, self.rounds if rounds is None else rounds)

    def departures(self, view: View, seed: int, actions: Sequence[int]) -> list[int]:
        """Which of these moves, by their places, the policy would not have made."""
        s, found = self.playouts(view, seed).worlds.state(0), []
        for place, action in enumerate(actions):
            if self.policy.choose(s) != action:
                found.append(place)
            self.game.apply(s, action)
        return found

    def _play(self, line: Line, playouts: Playouts, number: int, rounds: int) -> None:
        game, s = self.game, playouts.worlds.state(number)
        log: list[Entry] = []
        seat, begun = game.to_move(s), s.round
        game.set_log(s, log)
        turn = self._own_turn(line, s, seat)
        if not line.values:
            line.turn = tuple(turn)
        chances = self._play_on_from(playouts, s, rounds)
        game.set_log(s, None)
        over = game.to_move(s) == NOBODY
        line.values.append(mean([stage[seat] for stage in chances]))
        line.odds.append(mean([log_odds(stage[seat]) for stage in chances]))
        line.add([mean(stages) for stages in zip(*chances, strict=True)])
        tally = self.account.tally(seat, begun, log, s) if self.account is not None else {}
        if over:
            won = shares(game, s)[seat] > 0
            tally[WON], tally[LOST] = float(won), float(not won)
        else:
            tally[WON] = tally[LOST] = 0.0
        line.tallies.append(tally)

    def _play_on_from(self, playouts: Playouts, s: Any, rounds: int) -> list[list[float]]:
        """Play on; everybody's chances when each of the rounds ends.

        The nearer ends show plainly what a line costs, the later ones what comes of it, blurred
        by all that happens on the way: together they are less noisy than the last alone.
        """
        game, begun, stages = self.game, playouts.begun, list[list[float]]()
        for last in range(begun, begun + rounds + 1):
            while game.to_move(s) != NOBODY and s.round <= last:
                playouts.follow(s, self._turn(s))
            over = game.to_move(s) == NOBODY
            stages.append(self._at_the_end(s, begun) if over else playouts.chances(s))
        return stages

    def _at_the_end(self, s: Any, begun: int) -> list[float]:
        """Who has won, as sure as that is: nobody need play the rest just like the policy."""
        if self.account is None:
            return shares(self.game, s)
        doubt = _DOUBT if s.round == begun else _MORE_DOUBT
        return softmax(self.account.standing(s), doubt)

    def _own_turn(self, line: Line, s: Any, seat: int) -> list[int]:
        """The mover's turn: the line as far as it is legal, then as the policy plans it."""
        game, begun = self.game, (s.round, s.phase)
        planned, done = list(line.actions), list[int]()
        about: set[object] = set()
        while game.to_move(s) == seat and (s.round, s.phase) == begun:
            if planned and planned[0] not in game.legal(s):
                planned.clear()
            action = planned.pop(0) if planned else self.policy.choose(s)
            about.add(self.subject(s, action))
            if len(about) == 1:  # the next auction is another matter
                done.append(action)
            game.apply(s, action)
        return done

    def subject(self, s: Any, action: int) -> object:
        """What a move is about, besides round and phase."""
        return None if self.account is None else self.account.subject(s, action)


# ---- reasons


@dataclass(frozen=True)
class Difference:
    """A figure in which one line differs from another, and what that is worth to the mover."""

    key: Key
    mean: float
    worth: float


class Reasons:
    """Says what the difference between lines is, never what one of them is like."""

    def __init__(self, account: Account | None) -> None:
        self.account = account

    def between(self, one: Line, other: Line) -> list[Difference]:
        """In which figures a line differs beyond the noise, the most favourable first."""
        gaps: dict[Key, list[float]] = {}
        for mine, theirs in zip(one.tallies, other.tallies, strict=False):
            for key in mine.keys() & theirs.keys():
                gaps.setdefault(key, []).append(mine[key] - theirs[key])
        found = []
        for key in sorted(gaps, key=str):
            middle = mean(gaps[key])
            known = len(gaps[key]) / len(one.tallies)  # a line may end before some figures
            if abs(middle) >= _LEAST and abs(middle) > _CLEAR * standard_error(gaps[key]):
                found.append(Difference(key, middle, known * middle * self._worth(key)))
        found.sort(key=lambda difference: -difference.worth)
        won = any(difference.key == WON for difference in found)  # then it is not lost
        return [difference for difference in found if not won or difference.key != LOST]

    def better(self, one: Line, other: Line) -> Reason:
        """Why one line is better than another: the largest difference in its favour."""
        found = self.between(one, other)
        if found and found[0].worth > 0:
            return self.told(found[0])
        worlds = len(one.values)
        ahead = sum(a > b for a, b in zip(one.values, other.values, strict=False))
        return "reason-line-more-often", {"count": ahead, "all": worlds}

    def worse(self, one: Line, other: Line) -> Reason:
        """Why one line is worse than another: the largest difference against it."""
        found = self.between(one, other)
        if found and found[-1].worth < 0:
            return self.told(found[-1])
        worlds = len(one.values)
        behind = sum(a < b for a, b in zip(one.values, other.values, strict=False))
        return "reason-line-less-often", {"count": behind, "all": worlds}

    def sides(self, one: Line, other: Line) -> tuple[list[Reason], list[Reason]]:
        """In what one line is better than another and in what worse, the most important first."""
        found = self.between(one, other)
        for_it = [difference for difference in found if difference.worth > 0]
        against = [difference for difference in reversed(found) if difference.worth < 0]
        return self._distinct(for_it), self._distinct(against)

    def _distinct(self, differences: Sequence[Difference]) -> list[Reason]:
        """One sentence of a kind: the same figure a round later says little more."""
        found: dict[str | int, Reason] = {}
        for difference in differences:
            found.setdefault(difference.key[0], self.told(difference))
        return list(found.values())

    def told(self, difference: Difference) -> Reason:
        """A difference as a message; how many more or fewer is rounded."""
        key, middle = difference.key, difference.mean
        if key in _ENDS:
            return _ENDS[key][0], {"more": more_or_fewer(middle)}
        assert self.account is not None  # every other figure is the family's
        return self.account.told(key, middle)

    def _worth(self, key: Key) -> float:
        if key in _ENDS:
            return _ENDS[key][1]
        return self.account.worth(key) if self.account is not None else 0.0


def more_or_fewer(difference: float) -> str:
    return "more" if difference > 0 else "fewer"


def counted(message: str, difference: float, **facts: object) -> Reason:
    """A message that says how many more or fewer."""
    count = max(1, round(abs(difference)))
    return message, {"count": count, "more": more_or_fewer(difference), **facts}
