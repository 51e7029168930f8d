"""The end of the game and who has won."""

from megavolt.core.game import Outcome
from megavolt.games.cards.phase_bureaucracy import highest
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import OVER, State
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.storage import best_run


def best_income(r: Rules, s: State, seat: int) -> int:
    """CARD-END-02, CARD-END-03: the most that plants can bring together with the fuel at hand."""
    ways = [
        [(r.income[plant], r.run_burn[a - r.run0]) for a in r.runs[plant]]
        for plant in s.plants[seat]
    ]
    stock = tuple(s.stock[seat * FUELS : (seat + 1) * FUELS])
    return best_run(ways, stock)[0]


def outcome(r: Rules, s: State) -> Outcome | None:
    """CARD-END-02, CARD-END-03, CARD-END-04, CARD-END-05, CARD-END-06, CARD-END-07: points; then
    money left over, then the highest plant; then shared.
    """
    if s.phase != OVER:
        return None
    keys = [_key(r, s, seat) for seat in range(r.players)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    reasons = tuple(
        {
            "points": points,
            "production": best_income(r, s, seat),
            "money": s.money[seat],
            "rest": rest,
            "highest": number,
        }
        for seat, (points, rest, number) in enumerate(keys)
    )
    return Outcome(ranks, tuple(key[0] for key in keys), reasons)


def _key(r: Rules, s: State, seat: int) -> tuple[int, int, int]:
    exchanged, rest = divmod(s.money[seat], r.figures.money_per_point)
    return (best_income(r, s, seat) + exchanged, rest, highest(r, s, seat))
