"""What the board itself forbids: why a thing cannot be done to a cell, points apart.

Each function gives None where nothing on the board stands in the way.
"""

from typing import Final

from megavolt.core.errors import Illegal
from megavolt.games.blackout import targets
from megavolt.games.blackout.geometry import (
    BIT,
    KIND_OF,
    KINDS,
    QUAD,
    STRAIGHT,
    TILE_AT,
)
from megavolt.games.blackout.notation import cell_name, exits_name
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.wiring import Wiring

_TERRAIN: Final = {
    "#": "blocked",
    "h": "house",
    "b": "building",
    "c": "country",
    "f": "factory",
}


def _no_piece(w: Wiring, cell: int, rule: str) -> Illegal | None:
    return None if w.exits[cell] else Illegal("no_piece_here", rule, cell=cell_name(cell))


def _not_own(w: Wiring, seat: int, cell: int, rule: str) -> Illegal | None:
    if w.own[seat] & BIT[cell]:
        return None
    return Illegal("not_your_piece", rule, cell=cell_name(cell), player=w.owner_of(cell))


def _none_left(r: Rules, w: Wiring, seat: int, exits: int) -> Illegal | None:
    kind = KIND_OF[exits]
    if w.supply[seat * KINDS + kind]:
        return None
    return Illegal("none_left", "BLK-SETUP-07", piece=r.piece_ids[kind])


def why_not_install(r: Rules, w: Wiring, seat: int, cell: int, exits: int) -> Illegal | None:
    bit, name = BIT[cell], cell_name(cell)
    if not w.board.open & bit:
        there = _TERRAIN[w.board.terrain[cell]]
        return Illegal("cell_not_open", "BLK-TERM-02", cell=name, there=there)
    if not w.free & bit:
        return Illegal("cell_taken", "BLK-ACT-09", cell=name, player=w.owner_of(cell))
    if not w.board.layable[seat] & bit:
        whose = next(who for who, entry in enumerate(w.board.entry) if entry & bit)
        return Illegal("entry_of_another", "BLK-BOARD-06", cell=name, player=whose)
    why = _none_left(r, w, seat, exits)
    if why:
        return why
    near = targets.exits_at(targets.spots(w, seat), cell)
    if not near & exits:
        return Illegal("not_joined", "BLK-ACT-10", cell=name, exits=exits_name(exits))
    return None


def why_not_replace(r: Rules, w: Wiring, seat: int, cell: int, exits: int) -> Illegal | None:
    why = _no_piece(w, cell, "BLK-ACT-12") or _not_own(w, seat, cell, "BLK-ACT-12")
    if why:
        return why
    name = cell_name(cell)
    if KIND_OF[exits] == KIND_OF[w.exits[cell]]:
        return Illegal("same_kind", "BLK-ACT-13", cell=name, piece=r.piece_ids[KIND_OF[exits]])
    why = _none_left(r, w, seat, exits)
    if why:
        return why
    if not targets.replace_exits(w, seat, cell) & exits:
        return Illegal("not_joined", "BLK-ACT-13", cell=name, exits=exits_name(exits))
    return None


def why_not_rotate(w: Wiring, seat: int, cell: int, exits: int) -> Illegal | None:
    why = _no_piece(w, cell, "BLK-ACT-20") or _carries(w, cell, "BLK-ACT-20")
    if why:
        return why
    name, was = cell_name(cell), w.exits[cell]
    if not w.live[seat] & BIT[cell]:
        return Illegal("not_live", "BLK-ACT-19", cell=name)
    if KIND_OF[was] == QUAD:
        return Illegal("quad_does_not_turn", "BLK-ACT-20", cell=name)
    if KIND_OF[was] != KIND_OF[exits]:
        facts = {"cell": name, "was": exits_name(was), "exits": exits_name(exits)}
        return Illegal("not_an_orientation", "BLK-ACT-20", **facts)
    if was == exits:
        return Illegal("lies_so_already", "BLK-ACT-20", cell=name, exits=exits_name(exits))
    return None


def _carries(w: Wiring, cell: int, rule: str) -> Illegal | None:
    """BLK-ACT-24."""
    if w.carrying & BIT[cell]:
        return Illegal("carries_transformer", rule, cell=cell_name(cell))
    return None


def why_not_fault(w: Wiring, cell: int) -> Illegal | None:
    why = _no_piece(w, cell, "BLK-ACT-15")
    if why:
        return why
    name, bit = cell_name(cell), BIT[cell]
    if KIND_OF[w.exits[cell]] != STRAIGHT:
        return Illegal("only_straights_fault", "BLK-ACT-15", cell=name)
    if w.faulted & bit:
        return Illegal("already_faulted", "BLK-ACT-16", cell=name)
    if w.insulated & bit:
        return Illegal("insulated", "BLK-VERB-08", cell=name)
    if w.board.fused & bit:
        return Illegal("at_panel", "BLK-ACT-16", cell=name)
    return _carries(w, cell, "BLK-ACT-24")


def why_not_repair(w: Wiring, cell: int) -> Illegal | None:
    why = _no_piece(w, cell, "BLK-ACT-17")
    if why:
        return why
    if not w.faulted & BIT[cell]:
        return Illegal("not_faulted", "BLK-ACT-17", cell=cell_name(cell))
    return None


def why_not_transformer(r: Rules, w: Wiring, seat: int, cell: int) -> Illegal | None:
    bit, name = BIT[cell], cell_name(cell)
    if not w.board.zone_points[TILE_AT[cell]]:
        tile = r.tile_ids[w.board.layout[TILE_AT[cell]].tile]
        return Illegal("tile_takes_no_transformer", "BLK-BOARD-03", cell=name, tile=tile)
    if not w.board.sites & bit:
        return Illegal("no_site_here", "BLK-ACT-22", cell=name)
    if w.carrying & bit:
        return Illegal("site_taken", "BLK-BOARD-05", cell=name, player=w.owner_of(cell))
    if w.transformers[seat].bit_count() >= r.transformers:
        return Illegal("no_transformers_left", "BLK-SETUP-04", transformers=r.transformers)
    why = _no_piece(w, cell, "BLK-ACT-22") or _not_own(w, seat, cell, "BLK-ACT-22")
    if why:
        return why
    if not w.live[seat] & bit:
        return Illegal("not_live", "BLK-ACT-22", cell=name)
    return None


def why_not_insulate(w: Wiring, seat: int, cell: int) -> Illegal | None:
    why = _no_piece(w, cell, "BLK-VERB-08") or _not_own(w, seat, cell, "BLK-VERB-08")
    if why:
        return why
    name, bit = cell_name(cell), BIT[cell]
    if not w.straights & bit:
        return Illegal("only_straights_insulated", "BLK-VERB-08", cell=name)
    if w.faulted & bit:
        return Illegal("already_faulted", "BLK-VERB-08", cell=name)
    if w.insulated & bit:
        return Illegal("insulated", "BLK-VERB-08", cell=name)
    return None


def why_not_remove(w: Wiring, seat: int, cell: int) -> Illegal | None:
    why = _no_piece(w, cell, "BLK-VERB-09") or _not_own(w, seat, cell, "BLK-VERB-09")
    return why or _carries(w, cell, "BLK-ACT-24")
