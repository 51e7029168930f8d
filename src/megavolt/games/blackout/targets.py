"""Where things can be done: cells as masks, and the actions on them as lists."""

from megavolt.games.blackout.geometry import (
    BIT,
    BITS,
    BYTES,
    INSTALL,
    INSTALLS,
    KINDS,
    OTHER_KINDS,
    REPLACE,
    REPLACEMENTS,
    WIDTH,
    E,
    N,
    S,
    cells_of,
    lay_actions,
    turn_actions,
)
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.wiring import Wiring

Spots = tuple[int, int, int, int]


def in_supply(w: Wiring, seat: int) -> int:
    """BLK-SETUP-07: the kinds of piece a player has left, a bit each."""
    supply, first = w.supply, seat * KINDS
    kinds = 1 if supply[first] else 0
    if supply[first + 1]:
        kinds |= 2
    if supply[first + 2]:
        kinds |= 4
    if supply[first + 3]:
        kinds |= 8
    return kinds


# ---- laying


def _around(w: Wiring, pieces: int, within: int) -> Spots:
    """Cells where an exit north, east, south or west would meet an exit of the pieces."""
    return (
        (pieces & w.exit_s) << WIDTH & within,
        (pieces & w.exit_w) >> 1 & within,
        (pieces & w.exit_n) >> WIDTH & within,
        (pieces & w.exit_e) << 1 & within,
    )


def spots(w: Wiring, seat: int) -> Spots:
    """BLK-ACT-09, BLK-ACT-10: cells for a new piece, by the exit that would join it."""
    free = w.free & w.board.layable[seat]
    return _with_panel(w, seat, free, _around(w, w.live[seat] | w.own[seat], free))


def has_spot(w: Wiring, seat: int) -> bool:
    """Whether there is any."""
    free = w.free & w.board.layable[seat]
    if w.board.entry[seat] & free:
        return True
    north, east, south, west = _around(w, w.live[seat] | w.own[seat], free)
    return north | east | south | west != 0


def _with_panel(w: Wiring, seat: int, within: int, found: Spots) -> Spots:
    """BLK-ACT-10 (a): in an entry cell, the exit to the panel joins too."""
    entry = w.board.entry[seat] & within
    if not entry:
        return found
    north, east, south, west = found
    side = w.board.side[seat]
    if side == N:
        return north | entry, east, south, west
    if side == E:
        return north, east | entry, south, west
    if side == S:
        return north, east, south | entry, west
    return north, east, south, west | entry


def add_installs(actions: list[int], found: Spots, kinds: int) -> None:
    """BLK-ACT-09: any orientation of the kinds that has one of the exits which join."""
    for joined in _exits_by_cell(found):
        key = joined << 4 | kinds
        actions += INSTALLS[key] or lay_actions(INSTALL, key)


def _exits_by_cell(found: Spots, also: int = 0) -> list[int]:
    """These cells and others in reading order, as `cell << 4 | exits`: the exits that join them."""
    joined: list[int] = []
    north, east, south, west = found
    cells = north | east | south | west | also
    if not cells:
        return joined
    n, e = north.to_bytes(BYTES, "little"), east.to_bytes(BYTES, "little")
    s, w = south.to_bytes(BYTES, "little"), west.to_bytes(BYTES, "little")
    mask = cells.to_bytes(BYTES, "little")
    for i in range(BYTES):
        if mask[i]:
            for bit in BITS[mask[i]]:
                exits = n[i] >> bit & 1 | (e[i] >> bit & 1) << 1
                exits |= (s[i] >> bit & 1) << 2 | (w[i] >> bit & 1) << 3
                joined.append((i * 8 + bit) << 4 | exits)
    return joined


def add_replacements(actions: list[int], w: Wiring, seat: int, kinds: int) -> None:
    """BLK-ACT-12, BLK-ACT-13: own pieces by another kind, joined with the old piece gone."""
    own, doubtful = w.own[seat], _doubtful(w, seat)
    near = _with_panel(w, seat, own, _around(w, own, own))
    for joined in _exits_by_cell(near, doubtful):
        cell = joined >> 4
        others = kinds & OTHER_KINDS[w.exits[cell]]
        if not others:
            continue
        if doubtful and doubtful & BIT[cell]:
            joined |= _exits_to_strange(w, seat, cell)
        key = joined << 4 | others
        actions += REPLACEMENTS[key] or lay_actions(REPLACE, key)


def can_replace(w: Wiring, seat: int, kinds: int) -> bool:
    """Whether there is any such replacement: an exit that joins is one of every kind of piece."""
    own = w.own[seat]
    north, east, south, west = _with_panel(w, seat, own, _around(w, own, own))
    sure = north | east | south | west
    for cell in cells_of(sure | _doubtful(w, seat)):
        if not kinds & OTHER_KINDS[w.exits[cell]]:
            continue
        if sure & BIT[cell] or _exits_to_strange(w, seat, cell):
            return True
    return False


def _doubtful(w: Wiring, seat: int) -> int:
    """Own pieces that border others' live ones: those may depend on the piece itself."""
    own = w.own[seat]
    strange = w.live[seat] & ~own
    if not strange:
        return 0
    north, east, south, west = _around(w, strange, own)
    return north | east | south | west


def _exits_to_strange(w: Wiring, seat: int, cell: int) -> int:
    """BLK-ACT-10 (b) with the old piece gone: exits that meet others' pieces then live."""
    live = w.live_without(seat, cell)
    return exits_at(_around(w, live & ~w.own[seat], BIT[cell]), cell)


def exits_at(found: Spots, cell: int) -> int:
    """The exits by which a piece laid in a cell would be joined."""
    bit = BIT[cell]
    return sum(1 << side for side, cells in enumerate(found) if cells & bit)


def replace_exits(w: Wiring, seat: int, cell: int) -> int:
    """The exits by which a piece put in place of an own one would be joined."""
    near = _with_panel(w, seat, BIT[cell], _around(w, w.own[seat], BIT[cell]))
    return exits_at(near, cell) | _exits_to_strange(w, seat, cell)


# ---- other things done to pieces


def add_turns(actions: list[int], w: Wiring, cells: int) -> None:
    for cell in cells_of(cells):
        actions += turn_actions(cell, w.exits[cell])


def rotatable(w: Wiring, seat: int) -> int:
    """BLK-ACT-20."""
    return w.live[seat] & ~(w.carrying | w.quads)


def faultable(w: Wiring) -> int:
    """BLK-ACT-15, BLK-ACT-16."""
    return w.straights & ~(w.faulted | w.insulated | w.carrying | w.board.fused)


def insulatable(w: Wiring, seat: int) -> int:
    """BLK-VERB-08."""
    return w.own[seat] & w.straights & ~(w.faulted | w.insulated)


def removable(w: Wiring, seat: int, live_only: bool) -> int:
    """BLK-VERB-09."""
    found = w.own[seat] & ~w.carrying
    return found & w.live[seat] if live_only else found


def transformer_cells(r: Rules, w: Wiring, seat: int) -> int:
    """BLK-ACT-21, BLK-ACT-22: own live pieces on free sites, while transformers are left."""
    if w.transformers[seat].bit_count() >= r.transformers:
        return 0
    return w.live[seat] & w.own[seat] & w.board.sites & ~w.carrying
