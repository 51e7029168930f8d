"""Who will win a card game: features of each seat, weighed by how much is still to come."""

from typing import Final

from megavolt.games.cards.ending import best_income
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import AUCTION, State
from megavolt.parts.plant_rules import FUELS, HYBRID

PURSE: Final = 40  # about what the last plant costs; money beyond it is points only

# What is known of a seat; production and points are in tens, money in hundreds.
NAMES: Final[tuple[str, ...]] = (
    "production",  # of all its plants
    "three_best",  # of the three best, which is what counts where more are had for a while
    "fuelled",  # what it could produce with the fuel in store
    "points",  # that, and the points its money is worth
    "money",
    "purse",  # of which, what one more plant may cost
    "units",
    "hungry",  # units that a run of its plants burns
    "short",  # and how many of them it lacks
    "free",  # production that needs no fuel
    "best",
    "weakest",
    "plants",
    "may_buy",
    "place",  # in the order
    "number",  # of its highest plant
    "leads",  # has the most points as things are
)


def features(r: Rules, s: State) -> list[list[float]]:
    """By seat, what NAMES says."""
    rows = [_own(r, s, seat) for seat in range(r.players)]
    most = max(row[_POINTS] for row in rows)
    for row in rows:
        row[-1] = 1.0 if row[_POINTS] == most else 0.0
    return rows


def _own(r: Rules, s: State, seat: int) -> list[float]:
    incomes = sorted((r.income[plant] for plant in s.plants[seat]), reverse=True)
    needs = [0] * (FUELS + 2)
    free = hungry = highest = 0
    for plant in s.plants[seat]:
        needs[r.fuel_of[plant]] += r.units[plant]
        hungry += r.units[plant]
        if not r.units[plant]:
            free += r.income[plant]
        highest = max(highest, r.number[plant])
    units = 0
    short = spare = 0
    for kind in range(FUELS):
        have = s.stock[seat * FUELS + kind]
        units += have
        short += max(0, needs[kind] - have)
        if kind in r.hybrid:
            spare += max(0, have - needs[kind])
    short += max(0, needs[HYBRID] - spare)
    money = s.money[seat]
    may_buy = s.phase == AUCTION and s.auction.active >> seat & 1 == 1
    purse = (money if money < PURSE else PURSE) / 100.0
    fuelled = best_income(r, s, seat)
    return [
        sum(incomes) / 10.0,
        sum(incomes[:3]) / 10.0,
        fuelled / 10.0,
        (fuelled + money / r.figures.money_per_point) / 10.0,
        money / 100.0,
        purse if may_buy or not s.last else 0.0,
        units / 10.0,
        hungry / 10.0,
        short / 10.0,
        free / 10.0,
        (incomes[0] if incomes else 0) / 10.0,
        (incomes[-1] if incomes else 0) / 10.0,
        len(incomes) / 3.0,
        1.0 if may_buy else 0.0,
        (s.order.index(seat) + 1) / r.players,
        highest / 50.0,
        0.0,
    ]


_POINTS: Final = 3
