"""Why a move of the wiring tile game is good, in one line: a message and its facts."""

from megavolt.games.blackout import contracts, scoring
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import (
    CELLS,
    DONE,
    DRAW,
    EXCHANGE,
    FAULT,
    INSTALL,
    INSULATE,
    REMOVE,
    REPAIR,
    ROTATE,
    SHAPES,
    TILE_AT,
    TRANSFORMER,
    USE,
)
from megavolt.games.blackout.notation import cell_name
from megavolt.games.blackout.state import LAST_REPAIRS, State

Reason = tuple[str, dict[str, object]]


def reason(game: BlackoutGame, s: State, action: int) -> Reason:
    if action == DONE:
        return _done(game, s)
    if action == DRAW:
        return "reason-blackout-draw", {}
    if action == EXCHANGE:
        return "reason-blackout-exchange", {}
    if action >= game.r.discard0:
        return "reason-blackout-discard", {"card": game.r.resource_ids[action - game.r.discard0]}
    if action >= USE:
        return "reason-blackout-card", {"card": game.r.resource_ids[action - USE]}
    if action < ROTATE:
        return _laid(game, s, action)
    return _cell(game, s, action)


def _done(game: BlackoutGame, s: State) -> Reason:
    """In the last round points may be held back for repairs (BLK-END-02)."""
    held = s.round == game.r.rounds and game.r.last_repairs and s.phase != LAST_REPAIRS
    if held and s.points and not s.pending:
        return "reason-blackout-held", {"count": s.points}
    return "reason-blackout-done", {}


def _laid(game: BlackoutGame, s: State, action: int) -> Reason:
    """A piece: the contract it completes, the points it brings at once, or where it leads."""
    seat = s.actor
    after = s.clone()
    game.apply(after, action)
    gained = scoring.connection_points(game.r, after, seat)
    gained -= scoring.connection_points(game.r, s, seat)
    cell = cell_name((action - INSTALL) // SHAPES % CELLS)  # installed or replaced
    contract = s.contract[seat]
    if contracts.is_met(game.r, after, seat) and not contracts.is_met(game.r, s, seat):
        facts = {"cell": cell, "contract": game.r.contract_ids[contract]}
        return "reason-blackout-contract", {**facts, "points": game.r.contract_points[contract]}
    if gained > 0:
        return "reason-blackout-connects", {"cell": cell, "points": gained}
    return "reason-blackout-leads", {"cell": cell}


def _cell(game: BlackoutGame, s: State, action: int) -> Reason:
    w = s.wiring
    if action < FAULT:
        return "reason-blackout-rotate", {"cell": cell_name((action - ROTATE) // SHAPES)}
    if action < REPAIR:
        cell = action - FAULT
        whose = "own" if w.owner_of(cell) == s.actor else "rival"
        return "reason-blackout-fault", {"cell": cell_name(cell), "whose": whose}
    if action < TRANSFORMER:
        cell = action - REPAIR
        whose = "own" if w.owner_of(cell) == s.actor else "rival"
        return "reason-blackout-repair", {"cell": cell_name(cell), "whose": whose}
    if action < INSULATE:
        cell = action - TRANSFORMER
        points = w.board.zone_points[TILE_AT[cell]]
        return "reason-blackout-transformer", {"cell": cell_name(cell), "points": points}
    if action < REMOVE:
        return "reason-blackout-insulate", {"cell": cell_name(action - INSULATE)}
    return "reason-blackout-remove", {"cell": cell_name(action - REMOVE)}
