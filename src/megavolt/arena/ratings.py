"""Skill from outcomes: OpenSkill's Plackett-Luce model over the games in their order.

A bot may sit in several seats of a game. Each of them is rated as a player of its own, then the
bot takes the mean of what came of them: a game counts once for a bot, in however many seats.
A game of one bot against itself says nothing of its skill and is left out.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from megavolt.arena.play import Result

_WIDTH = 1.96  # standard deviations of an interval that holds 95 %


@dataclass(frozen=True)
class Rating:
    """The skill of a bot: what is believed, and how firmly."""

    mu: float
    sigma: float
    games: int

    @property
    def margin(self) -> float:
        """To either side of the rating: the interval that holds the skill with 95 %."""
        return _WIDTH * self.sigma

    @property
    def low(self) -> float:
        return self.mu - self.margin

    @property
    def high(self) -> float:
        return self.mu + self.margin


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """By bot, the best first. Equal ranks are ties."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot does not get better while it plays
    rated: dict[str, Rating] = {}
    for result in results:
        for bot in result.bots:
            rated.setdefault(bot, Rating(model.mu, model.sigma, 0))
        if len(set(result.bots)) == 1:
            continue
        before = [rated[bot] for bot in result.bots]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in set(result.bots):
            mine = [team[0] for name, team in zip(result.bots, after, strict=True) if name == bot]
            mu, sigma = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
            rated[bot] = Rating(mu, sigma, rated[bot].games + 1)
    return dict(sorted(rated.items(), key=lambda item: (-item[1].mu, item[0])))
