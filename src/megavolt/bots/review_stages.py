"""How everybody's chance went over a game, phase by phase, and where it turned.

A judgement of one decision rests on a few worlds drawn from what one seat could see. Those of a
phase are taken together: their mean is steadier, and how far they differ says how sure it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from megavolt.bots.compare import mean, standard_error
from megavolt.bots.playouts import shares
from megavolt.bots.review import Review

MOST_POINTS = 4  # turning points that are told
SWING = 0.1  # of a chance, below which nothing has turned
USUAL = 0.1  # by which a judgement is off, as far as a single one says


@dataclass(frozen=True)
class Stage:
    """A phase of a round; the last one is the result."""

    round: int
    phase: str
    first: int  # its first move that was judged
    after: int  # and its last one
    chances: tuple[float, ...]
    errors: tuple[float, ...]  # standard errors


@dataclass(frozen=True)
class TurningPoint:
    """A phase in which somebody took the lead, or a chance moved far."""

    stage: Stage
    seat: int
    before: float
    chance: float
    led: int | None  # who led before, if that is somebody else now

    @property
    def size(self) -> float:
        return abs(self.chance - self.before)


def stages_of(review: Review) -> list[Stage]:
    """In the order of the game."""
    groups: dict[tuple[int, str], list[tuple[int, int, tuple[float, ...]]]] = {}
    for group in review.groups:
        for decision in group.decisions:
            if decision.first_chances:
                judged = (decision.move, decision.last, decision.first_chances)
                groups.setdefault((group.round, group.phase), []).append(judged)
    found = [
        Stage(
            *key,
            min(first for first, _, _ in judged),
            max(last for _, last, _ in judged),
            *_together([chances for _, _, chances in judged]),
        )
        for key, judged in groups.items()
    ]
    found.sort(key=lambda stage: stage.after)
    if review.match.over and found:
        moves = len(review.match.actions)
        won = tuple(shares(review.match.game, review.match.state))
        found.append(Stage(found[-1].round, "over", moves, moves, won, (0.0,) * len(won)))
    return found


def _together(judged: Sequence[tuple[float, ...]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    by_seat = list(zip(*judged, strict=True))
    return (
        tuple(mean(chances) for chances in by_seat),
        tuple(standard_error(chances, USUAL) for chances in by_seat),
    )


def turning_points(stages: Sequence[Stage]) -> list[TurningPoint]:
    """The few that mattered most, in the order of the game."""
    found = sorted(_moments(stages), key=lambda point: (point.led is None, -point.size))
    return sorted(found[:MOST_POINTS], key=lambda point: point.stage.after)


def _moments(stages: Sequence[Stage]) -> Iterator[TurningPoint]:
    leader: int | None = None
    for before, stage in pairwise(stages):
        leader = _leader(before, leader)
        now = _leader(stage, leader)
        if leader is not None and now is not None and now != leader:
            yield TurningPoint(stage, now, before.chances[now], stage.chances[now], leader)
            continue
        moves = [after - was for was, after in zip(before.chances, stage.chances, strict=True)]
        seat = max(range(len(moves)), key=lambda n: abs(moves[n]))
        if abs(moves[seat]) >= SWING:
            yield TurningPoint(stage, seat, before.chances[seat], stage.chances[seat], None)


def _leader(stage: Stage, led: int | None) -> int | None:
    """Who leads; whoever did still does unless somebody else is clearly ahead."""
    best = max(range(len(stage.chances)), key=lambda seat: stage.chances[seat])
    others = [chance for seat, chance in enumerate(stage.chances) if seat != best]
    ahead = stage.chances[best] - (stage.chances[led] if led is not None else max(others))
    return best if ahead > stage.errors[best] else led
