"""What players do to pieces, paid or not, with a note in the log."""

from megavolt.games.blackout.geometry import (
    FAULT,
    INSTALL,
    INSULATE,
    REMOVE,
    REPAIR,
    REPLACE,
    ROTATE,
    SHAPE_MASKS,
    SHAPES,
    TILE_AT,
    TRANSFORMER,
)
from megavolt.games.blackout.state import State


def carry_out(s: State, seat: int, action: int, cost: int) -> int:
    """Do what an action on a cell says; the cell it was done to."""
    if action < FAULT:
        return _lay_or_turn(s, seat, action, cost)
    if action < REPAIR:
        cell = action - FAULT
        fault(s, seat, cell, cost)
    elif action < TRANSFORMER:
        cell = action - REPAIR
        repair(s, seat, cell, cost)
    elif action < INSULATE:
        cell = action - TRANSFORMER
        add_transformer(s, seat, cell, cost)
    elif action < REMOVE:
        cell = action - INSULATE
        insulate(s, seat, cell)
    else:
        cell = action - REMOVE
        remove(s, seat, cell)
    return cell


def _lay_or_turn(s: State, seat: int, action: int, cost: int) -> int:
    cell, shape = divmod((action - INSTALL) % (REPLACE - INSTALL), SHAPES)
    exits = SHAPE_MASKS[shape]
    if action < REPLACE:
        install(s, seat, cell, exits, cost)
    elif action < ROTATE:
        replace(s, seat, cell, exits, cost)
    else:
        rotate(s, seat, cell, exits, cost)
    return cell


def install(s: State, seat: int, cell: int, exits: int, cost: int) -> None:
    """BLK-ACT-07."""
    s.wiring.put(seat, cell, exits)
    if s.log is not None:
        s.note("installed", seat, cell, exits, cost)


def replace(s: State, seat: int, cell: int, exits: int, cost: int) -> None:
    """BLK-ACT-11, BLK-ACT-12, BLK-ACT-13, BLK-ACT-14; a transformer on the old piece stays."""
    was = s.wiring.exits[cell]
    s.wiring.take(seat, cell)
    s.wiring.put(seat, cell, exits)
    if s.log is not None:
        s.note("replaced", seat, cell, exits, was, cost)


def remove(s: State, seat: int, cell: int) -> None:
    """BLK-VERB-09."""
    was = s.wiring.exits[cell]
    s.wiring.take(seat, cell)
    if s.log is not None:
        s.note("removed", seat, cell, was)


def fault(s: State, seat: int, cell: int, cost: int) -> None:
    """BLK-ACT-15; the seat is who chose it, -1 if nobody had a choice."""
    s.wiring.fault(cell)
    if s.log is not None:
        s.note("faulted", seat, cell, s.wiring.owner_of(cell), cost)


def repair(s: State, seat: int, cell: int, cost: int) -> None:
    """BLK-ACT-17, BLK-ACT-18."""
    s.wiring.repair(cell)
    if s.log is not None:
        s.note("repaired", seat, cell, s.wiring.owner_of(cell), cost)


def rotate(s: State, seat: int, cell: int, exits: int, cost: int) -> None:
    """BLK-ACT-19, BLK-ACT-20."""
    was = s.wiring.exits[cell]
    s.wiring.rotate(cell, exits)
    if s.log is not None:
        s.note("rotated", seat, cell, exits, was, s.wiring.owner_of(cell), cost)


def add_transformer(s: State, seat: int, cell: int, cost: int) -> None:
    """BLK-ACT-21, BLK-ACT-22."""
    s.wiring.add_transformer(seat, cell)
    if s.log is not None:
        s.note("transformer", seat, cell, s.wiring.board.layout[TILE_AT[cell]].tile, cost)


def insulate(s: State, seat: int, cell: int) -> None:
    """BLK-VERB-08."""
    s.wiring.insulate(cell)
    if s.log is not None:
        s.note("insulated", seat, cell)
