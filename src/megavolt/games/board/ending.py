"""The end of the game and who has won."""

from megavolt.core.game import Outcome
from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.state import OVER, State
from megavolt.parts.storage import best_run


def end_reached(r: Rules, s: State) -> bool:
    """GRID-END-01."""
    return max(s.count) >= r.figures.end_cities


def best_supply(r: Rules, s: State, seat: int) -> int:
    """GRID-END-03: the most cities a player can supply with the plants and fuel owned."""
    output, _ = best_run(run_choices(r, s, seat), stock_of(s, seat))
    return min(output, s.count[seat])


def run_choices(r: Rules, s: State, seat: int) -> list[list[tuple[int, tuple[int, ...]]]]:
    """For each plant of a player, the ways to run it as (output, burn)."""
    return [
        [(r.output[plant], r.run_burn[a - r.run0]) for a in r.runs[plant]]
        for plant in s.plants[seat]
    ]


def stock_of(s: State, seat: int) -> tuple[int, ...]:
    return tuple(s.stock[seat * FUELS : (seat + 1) * FUELS])


def outcome(r: Rules, s: State) -> Outcome | None:
    """GRID-END-03, GRID-END-04: cities supplied, then money, then cities connected; then shared."""
    if s.phase != OVER:
        return None
    keys = [(best_supply(r, s, seat), s.money[seat], s.count[seat]) for seat in range(r.players)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    reasons = tuple({"supplied": k[0], "money": k[1], "cities": k[2]} for k in keys)
    return Outcome(ranks, tuple(key[0] for key in keys), reasons)
