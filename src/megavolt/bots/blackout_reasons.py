"""Why a move of the wiring tile game is good, in one line: a message and its facts."""

from megavolt.games.blackout import contracts, scoring
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import (
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
PREFIX = "reason-blackout-"


def reason(game: BlackoutGame, s: State, action: int) -> Reason:
    if action == DONE:
        return _done(game, s)
    if action == DRAW:
        return PREFIX + "draw", {}
    if action == EXCHANGE:
        return PREFIX + "exchange", {}
    if action >= game.r.discard0:
        return PREFIX + "discard", {"card": game.r.resource_ids[action - game.r.discard0]}
    if action >= USE:
        return PREFIX + "card", {"card": game.r.resource_ids[action - USE]}
    if action < ROTATE:
        return _laid(game, s, action)
    return _cell(game, s, action)


def _done(game: BlackoutGame, s: State) -> Reason:
    """In the last round points may be held back for repairs (BLK-END-02)."""
    held = s.round == game.r.rounds and game.r.last_repairs and s.phase != LAST_REPAIRS
    if held and s.points and not s.pending:
        return PREFIX + "held", {"count": s.points}
    return PREFIX + "done", {}


def _laid(game: BlackoutGame, s: State, action: int) -> Reason:
    """A piece: the contract it completes, the points it brings at once, or where it leads."""
    seat = s.actor
    after = s.clone()
    game.apply(after, action)
    gained = scoring.connection_points(game.r, after, seat)
    gained -= scoring.connection_points(game.r, s, seat)
    cell = cell_name((action - INSTALL) % (ROTATE - INSTALL) // SHAPES % 144)
    contract = s.contract[seat]
    if contracts.is_met(game.r, after, seat) and not contracts.is_met(game.r, s, seat):
        facts = {"cell": cell, "contract": game.r.contract_ids[contract]}
        return PREFIX + "contract", {**facts, "points": game.r.contract_points[contract]}
    if gained > 0:
        return PREFIX + "connects", {"cell": cell, "points": gained}
    return PREFIX + "leads", {"cell": cell}


def _cell(game: BlackoutGame, s: State, action: int) -> Reason:
    w = s.wiring
    if action < FAULT:
        return PREFIX + "rotate", {"cell": cell_name((action - ROTATE) // SHAPES)}
    if action < REPAIR:
        cell = action - FAULT
        whose = "own" if w.owner_of(cell) == s.actor else "rival"
        return PREFIX + "fault", {"cell": cell_name(cell), "whose": whose}
    if action < TRANSFORMER:
        cell = action - REPAIR
        whose = "own" if w.owner_of(cell) == s.actor else "rival"
        return PREFIX + "repair", {"cell": cell_name(cell), "whose": whose}
    if action < INSULATE:
        cell = action - TRANSFORMER
        points = w.board.zone_points[TILE_AT[cell]]
        return PREFIX + "transformer", {"cell": cell_name(cell), "points": points}
    if action < REMOVE:
        return PREFIX + "insulate", {"cell": cell_name(action - INSULATE)}
    return PREFIX + "remove", {"cell": cell_name(action - REMOVE)}
