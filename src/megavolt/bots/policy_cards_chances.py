"""Who will win a card game: features of each seat, weighed by how much is still to come."""

from math import exp
from typing import Final

from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import AUCTION, State
from megavolt.parts.plant_rules import FUELS

PURSE: Final = 40  # about what the last plant costs; money beyond it is points only
STAGES: Final = 5  # by runs left: the last round, one, two, three or four, more

# The weight of each feature by stage, fitted to the winners of 3000 games of the policy against
# itself with 2 to 6 players, at positions ten moves apart (multinomial logistic regression).
WEIGHTS: Final = (
    (0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    (0.4, 0.4, 0.4, 0.4, 0.4, 0.4),
    (0.3, 0.3, 0.3, 0.3, 0.3, 0.3),
    (0.2, 0.2, 0.2, 0.2, 0.2, 0.2),
    (0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
)


def stage(rounds: int) -> int:
    if rounds < 3:
        return rounds
    return 3 if rounds < 5 else 4


def features(r: Rules, s: State, seat: int) -> tuple[float, ...]:
    """Production, money, money for one more plant, fuel, whether it may buy, its best plant."""
    production = 0
    highest = 0
    for plant in s.plants[seat]:
        production += r.income[plant]
        if r.income[plant] > highest:
            highest = r.income[plant]
    money = s.money[seat]
    units = 0
    for kind in range(FUELS):
        units += s.stock[seat * FUELS + kind]
    may_buy = s.phase == AUCTION and s.auction.active >> seat & 1 == 1
    purse = (money if money < PURSE else PURSE) / 10.0
    return (
        float(production),
        money / 10.0,
        purse if may_buy or not s.last else 0.0,
        units / 2.0,
        1.0 if may_buy else 0.0,
        highest / 2.0,
    )


def chances(r: Rules, s: State, rounds: int) -> list[float]:
    """Each seat's chance from its features alone."""
    weights = WEIGHTS[stage(rounds)]
    scores = [0.0] * r.players
    for seat in range(r.players):
        values = features(r, s, seat)
        for i in range(len(values)):
            scores[seat] += weights[i] * values[i]
    return shares(scores)


def shares(scores: list[float]) -> list[float]:
    """Numbers that add up to 1, by how much higher a score is than the others."""
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]
