"""What the games of an arena have in common: wins, head-to-head, lengths, speed and faults."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean

from megavolt.arena.play import Result
from megavolt.arena.times import Times, together

_Z = 1.96  # of the normal distribution, for 95 %


@dataclass(frozen=True)
class Share:
    """A share of games won, with its 95 % interval (Wilson). Tied bots share a win."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._bound(-1)

    @property
    def high(self) -> float:
        return self._bound(1)

    def _bound(self, side: int) -> float:
        if not self.games:
            return 0.0 if side < 0 else 1.0
        n, p = self.games, self.rate
        middle = p + _Z * _Z / (2 * n)
        width = _Z * sqrt(max(p * (1 - p), 0.0) / n + _Z * _Z / (4 * n * n))
        return min(1.0, max(0.0, (middle + side * width) / (1 + _Z * _Z / n)))


@dataclass(frozen=True)
class Standing:
    """A bot over all its seats."""

    wins: Share
    fair: float  # the share it would win if all were equal
    rank: float  # the mean
    score: float  # the mean


@dataclass(frozen=True)
class Lengths:
    """How long games were, in moves and rounds, and how many reached the limit of rounds."""

    games: int
    moves: float  # the mean
    rounds: float  # the mean
    most_rounds: int
    stopped: int


@dataclass(frozen=True)
class Duel:
    """Two bots at one table, seat against seat: how often the first was ahead of the other."""

    ahead: int
    level: int
    behind: int

    @property
    def share(self) -> Share:
        """Equal ranks are half a win for each."""
        return Share(self.ahead + self.level / 2, self.ahead + self.level + self.behind)


@dataclass(frozen=True)
class Speed:
    """How long a bot takes for a decision, in milliseconds."""

    decisions: int
    mean: float
    p50: float
    p99: float
    longest: float


@dataclass(frozen=True)
class FaultCount:
    """One kind of fault of a bot: how often, in how many games, and its first in words."""

    bot: str
    kind: str
    moves: int
    games: int
    example: str
    number: int  # the game of the example


Key = tuple[str | int, ...]


class _Shares:
    """Wins and games under some keys."""

    def __init__(self) -> None:
        self.wins: dict[Key, float] = {}
        self.games: Counter[Key] = Counter()

    def add(self, key: Key, won: float) -> None:
        self.wins[key] = self.wins.get(key, 0.0) + won
        self.games[key] += 1

    def shares(self) -> dict[Key, Share]:
        return {key: Share(self.wins[key], self.games[key]) for key in sorted(self.games)}


def _won(result: Result, seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def standings(results: Sequence[Result]) -> dict[str, Standing]:
    sat: dict[str, list[tuple[float, float, int, int]]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            row = (_won(result, seat), 1 / len(result.bots), result.ranks[seat])
            sat.setdefault(bot, []).append((*row, result.scores[seat]))
    found = {}
    for bot, rows in sorted(sat.items()):
        won, fair, rank, score = (sum(column) for column in zip(*rows, strict=True))
        n = len(rows)
        found[bot] = Standing(Share(won, n), fair / n, rank / n, score / n)
    return found


def lengths(results: Sequence[Result]) -> dict[int, Lengths]:
    """By player count."""
    found: dict[int, list[Result]] = {}
    for result in results:
        found.setdefault(len(result.bots), []).append(result)
    return {players: _lengths(games) for players, games in sorted(found.items())}


def _lengths(games: Sequence[Result]) -> Lengths:
    return Lengths(
        games=len(games),
        moves=fmean(game.moves for game in games),
        rounds=fmean(game.rounds for game in games),
        most_rounds=max(game.rounds for game in games),
        stopped=sum(game.stopped for game in games),
    )


def wins_by_seat(results: Sequence[Result]) -> dict[Key, Share]:
    """By player count, seat (from 1) and bot; the bot `*` is anybody."""
    shares = _Shares()
    for result in results:
        for seat, bot in enumerate(result.bots):
            for name in ("*", bot):
                shares.add((len(result.bots), seat + 1, name), _won(result, seat))
    return shares.shares()


def wins_by_players(results: Sequence[Result]) -> dict[Key, Share]:
    """By player count and bot."""
    shares = _Shares()
    for result in results:
        for seat, bot in enumerate(result.bots):
            shares.add((len(result.bots), bot), _won(result, seat))
    return shares.shares()


def head_to_head(results: Sequence[Result]) -> dict[tuple[str, str], Duel]:
    """Both ways round; a bot is not compared with itself."""
    counts: dict[tuple[str, str], Counter[int]] = {}
    for result in results:
        seated = list(zip(result.bots, result.ranks, strict=True))
        for (a, rank_a), (b, rank_b) in combinations(seated, 2):
            if a != b:
                sign = (rank_a > rank_b) - (rank_a < rank_b)
                counts.setdefault((a, b), Counter())[sign] += 1
                counts.setdefault((b, a), Counter())[-sign] += 1
    return {pair: Duel(n[-1], n[0], n[1]) for pair, n in sorted(counts.items())}


def speeds(results: Sequence[Result]) -> dict[str, Speed]:
    times: dict[str, list[Times]] = {}
    for result in results:
        for bot, spent in zip(result.bots, result.times, strict=True):
            times.setdefault(bot, []).append(spent)
    return {bot: _speed(together(spent)) for bot, spent in sorted(times.items())}


def _speed(times: Times) -> Speed:
    half, most = times.quantile_ms(0.5), times.quantile_ms(0.99)
    return Speed(times.count, times.mean_ms, half, most, times.longest * 1e3)


def faults(results: Sequence[Result]) -> list[FaultCount]:
    """By bot and kind."""
    found: dict[tuple[str, str], FaultCount] = {}
    for result in results:
        counted: set[tuple[str, str]] = set()
        for fault in result.faults:
            key = (result.bots[fault.seat], fault.kind)
            old = found.get(key) or FaultCount(*key, 0, 0, fault.detail, result.number)
            games = old.games + (key not in counted)
            moves = old.moves + fault.count
            found[key] = FaultCount(*key, moves, games, old.example, old.number)
            counted.add(key)
    return [found[key] for key in sorted(found)]
