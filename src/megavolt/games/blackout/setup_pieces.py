"""Pieces that lie on the board from the start, given as data: for puzzles and interrupted games."""

from collections.abc import Mapping

from megavolt.core.errors import Illegal, SetupError
from megavolt.games.blackout import targets
from megavolt.games.blackout.geometry import BIT, KIND_OF, KINDS
from megavolt.games.blackout.notation import cell_name, parse_cell, parse_exits
from megavolt.games.blackout.reading import flag, shown
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State

_MARKS = ("faulted", "insulated", "transformer")


def put_pieces(r: Rules, s: State, setup: Mapping[str, object]) -> None:
    """`pieces` is a list as a view gives it; its order does not matter. Without it there are
    those of the content (BLK-SETUP-14).
    """
    if "pieces" not in setup:
        for piece in r.laid:
            s.wiring.put(piece.seat, piece.cell, piece.exits)
        return
    given = setup["pieces"]
    if not isinstance(given, list | tuple):
        raise SetupError("setup_wrong_type", key="pieces")
    read = [_read(r, entry) for entry in given]
    for cell, seat, exits, _ in read:
        _check_room(s, cell, seat, exits)
        s.wiring.put(seat, cell, exits)
    for cell, seat, _, marks in read:
        _mark(r, s, cell, seat, marks)


def _read(r: Rules, entry: object) -> tuple[int, int, int, frozenset[str]]:
    if not isinstance(entry, Mapping):
        raise SetupError("setup_wrong_type", key="pieces")
    for key in ("cell", "player", "exits"):
        if key not in entry:
            raise SetupError("setup_piece_lacks", key=key)
    seat = entry.get("player")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < r.players:
        raise SetupError("setup_bad_seat", seat=shown(seat), last=r.players - 1)
    try:
        cell = parse_cell(str(shown(entry.get("cell"))))
        exits = parse_exits(str(shown(entry.get("exits"))))
    except (ValueError, Illegal):
        facts = {"cell": shown(entry.get("cell")), "exits": shown(entry.get("exits"))}
        raise SetupError("setup_bad_piece", **facts) from None
    marks = [mark for mark in _MARKS if flag(entry.get(mark, False), f"pieces.{mark}")]
    return cell, seat, exits, frozenset(marks)


def _check_room(s: State, cell: int, seat: int, exits: int) -> None:
    """BLK-ACT-09, BLK-BOARD-06, BLK-SETUP-07; it need not be joined to anything."""
    if not s.wiring.free & s.wiring.board.layable[seat] & BIT[cell]:
        raise SetupError("setup_piece_place", cell=cell_name(cell), player=seat)
    if not s.wiring.supply[seat * KINDS + KIND_OF[exits]]:
        raise SetupError("setup_piece_supply", cell=cell_name(cell), player=seat)


def _mark(r: Rules, s: State, cell: int, seat: int, marks: frozenset[str]) -> None:
    bit = BIT[cell]
    if "transformer" in marks:
        count = s.wiring.transformers[seat].bit_count()
        if not s.wiring.board.sites & bit or count >= r.transformers:
            raise SetupError("setup_piece_mark", cell=cell_name(cell), mark="transformer")
        s.wiring.add_transformer(seat, cell)
    if "insulated" in marks:
        if not targets.insulatable(s.wiring, seat) & bit:
            raise SetupError("setup_piece_mark", cell=cell_name(cell), mark="insulated")
        s.wiring.insulate(cell)
    if "faulted" in marks:
        if not targets.faultable(s.wiring) & bit:
            raise SetupError("setup_piece_mark", cell=cell_name(cell), mark="faulted")
        s.wiring.fault(cell)
