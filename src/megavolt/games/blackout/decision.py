"""What a seat is asked, as data: cells where the same can be done at the same cost go together."""

from typing import Final

from megavolt.games.blackout.decision_types import (
    BlackoutDecision,
    BlackoutMoves,
    CardChoice,
    CardVerb,
    CellChoice,
    PieceChoice,
    PlainMoves,
)
from megavolt.games.blackout.flow import kept
from megavolt.games.blackout.geometry import (
    CELLS,
    DONE,
    DRAW,
    SHAPE_MASKS,
    SHAPES,
    USE,
)
from megavolt.games.blackout.notation import ALONE, ON_CELL, SHAPED, cell_name, exits_name
from megavolt.games.blackout.phase_turn import cost_of
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import LAST_REPAIRS, TURN, State
from megavolt.games.blackout.view import PENDING

_EXITS: Final = [exits_name(mask) for mask in SHAPE_MASKS]


def decision(r: Rules, s: State, legal: list[int]) -> BlackoutDecision:
    return {
        "asks": PENDING[s.pending] or ("last_repairs" if s.phase == LAST_REPAIRS else "turn"),
        "moves": [
            *_plain_moves(r, s, legal),
            *_card_moves(r, s, legal),
            *_piece_moves(r, s, legal),
            *_cell_moves(r, s, legal),
        ],
    }


def _cost(r: Rules, s: State, action: int) -> int:
    """Tension points; what a card asks for is free, and so is all that ends a turn."""
    if s.pending or action == DONE:
        return 0
    if action == DRAW:
        return r.draw_cost
    if action >= USE:
        return r.resource_cost[action - USE]
    return cost_of(r, s, action)


def _by_cost(r: Rules, s: State, legal: list[int], first: int, size: int) -> dict[int, list[int]]:
    """The actions of a block, counted from its first one, by what they cost."""
    found: dict[int, list[int]] = {}
    for action in legal:
        if first <= action < first + size:
            found.setdefault(_cost(r, s, action), []).append(action - first)
    return found


def _plain_moves(r: Rules, s: State, legal: list[int]) -> list[PlainMoves]:
    moves: list[PlainMoves] = [
        {"do": do, "word": do, "cost": _cost(r, s, action)}
        for do, action in ALONE.items()
        if action in legal
    ]
    for move in moves:
        if move["do"] == "done" and _repairs_follow(r, s):
            move["kept"] = kept(r, s)
    return moves


def _repairs_follow(r: Rules, s: State) -> bool:
    """BLK-END-02: is it a turn whose points are not lost at its end?"""
    return r.last_repairs and s.round == r.rounds and s.phase == TURN and not s.pending


def _card_moves(r: Rules, s: State, legal: list[int]) -> list[BlackoutMoves]:
    moves: list[BlackoutMoves] = []
    blocks: list[tuple[CardVerb, int]] = [("use", USE), ("discard", r.discard0)]
    for do, first in blocks:
        found = _by_cost(r, s, legal, first, len(r.resource_ids))
        choices: list[CardChoice] = [
            {"card": [r.resource_ids[card] for card in cards], "cost": cost}
            for cost, cards in found.items()
        ]
        if choices:
            moves.append({"do": do, "word": f"{do} {{card}}", "choices": choices})
    return moves


def _cell_moves(r: Rules, s: State, legal: list[int]) -> list[BlackoutMoves]:
    moves: list[BlackoutMoves] = []
    for do, first in ON_CELL:
        found = _by_cost(r, s, legal, first, CELLS)
        choices: list[CellChoice] = [
            {"cell": [cell_name(cell) for cell in cells], "cost": cost}
            for cost, cells in found.items()
        ]
        if choices:
            moves.append({"do": do, "word": f"{do} {{cell}}", "choices": choices})
    return moves


def _piece_moves(r: Rules, s: State, legal: list[int]) -> list[BlackoutMoves]:
    moves: list[BlackoutMoves] = []
    for do, first in SHAPED:
        choices: list[PieceChoice] = []
        for cost, offsets in _by_cost(r, s, legal, first, CELLS * SHAPES).items():
            choices += _pieces(offsets, cost)
        if choices:
            moves.append({"do": do, "word": f"{do} {{cell}} {{exits}}", "choices": choices})
    return moves


def _pieces(offsets: list[int], cost: int) -> list[PieceChoice]:
    """Most cells are joined on one side only, so that few sets of pieces cover them all."""
    fits: dict[int, int] = {}  # by cell: the shapes, a bit each
    for offset in offsets:
        cell, shape = divmod(offset, SHAPES)
        fits[cell] = fits.get(cell, 0) | 1 << shape
    alike: dict[int, list[str]] = {}
    for cell, shapes in fits.items():
        alike.setdefault(shapes, []).append(cell_name(cell))
    return [
        {"cell": cells, "exits": [e for i, e in enumerate(_EXITS) if shapes >> i & 1], "cost": cost}
        for shapes, cells in alike.items()
    ]
