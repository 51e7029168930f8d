"""The pieces on the board and the networks they make, kept up to date as pieces come and go.

A network only grows when a piece begins to work and only shrinks when one stops, so each change
costs a look at its neighbours, and a flood only where it has to (BLK-NET-12).
"""

from typing import Final

from megavolt.games.blackout.board import Board
from megavolt.games.blackout.geometry import (
    BIT,
    CELLS,
    FULL,
    INNER,
    KIND_OF,
    KINDS,
    QUAD,
    STRAIGHT,
    WIDTH,
    E,
    N,
    S,
    W,
)


class Tally:
    """What a player has connected, by kind of structure. It is read, never changed."""

    __slots__ = ("all_connections", "all_structures", "best_category", "connections", "structures")

    def __init__(self) -> None:
        self.connections = [0] * KINDS  # BLK-NET-09
        self.structures = [0] * KINDS  # BLK-NET-10: once each
        self.all_connections = self.all_structures = 0
        self.best_category = 0  # the most structures of one kind


_NOTHING: Final = Tally()


class Wiring:
    """Everything that lies on the board. Masks have one bit per cell; lists are indexed by seat."""

    __slots__ = (
        "at_panel",
        "board",
        "carrying",
        "exit_e",
        "exit_n",
        "exit_s",
        "exit_w",
        "exits",
        "faulted",
        "free",
        "insulated",
        "live",
        "own",
        "quads",
        "straights",
        "supply",
        "tallied",
        "transformers",
    )

    board: Board
    free: int  # open cells without a piece
    exits: bytearray  # of the piece in each cell, 0 for none
    own: list[int]  # pieces by colour
    straights: int
    quads: int
    faulted: int
    insulated: int
    transformers: list[int]
    carrying: int  # pieces under a transformer, anybody's
    exit_n: int  # working pieces with an exit north to another cell, and so on
    exit_e: int
    exit_s: int
    exit_w: int
    at_panel: int  # working pieces joined to the panel of their entry cell
    live: list[int]  # the network of each player (BLK-NET-01), changed by `set_live` only
    tallied: list[Tally | None]  # what each has connected, once it was asked for
    supply: list[int]  # pieces left, at seat * 4 + kind

    @staticmethod
    def fresh(players: int, board: Board, supply: list[int]) -> "Wiring":
        """An empty board, and the supply of each player."""
        new = Wiring()
        new.board = board
        new.free = board.open
        new.exits = bytearray(CELLS)
        new.own = [0] * players
        new.straights = new.quads = 0
        new.faulted = new.insulated = 0
        new.transformers = [0] * players
        new.carrying = 0
        new.exit_n = new.exit_e = new.exit_s = new.exit_w = 0
        new.at_panel = 0
        new.live = [0] * players
        new.tallied = [None] * players
        new.supply = supply * players
        return new

    def clone(self) -> "Wiring":
        new = Wiring()
        new.board = self.board
        new.free = self.free
        new.exits = self.exits[:]
        new.own = self.own[:]
        new.straights = self.straights
        new.quads = self.quads
        new.faulted = self.faulted
        new.insulated = self.insulated
        new.transformers = self.transformers[:]
        new.carrying = self.carrying
        new.exit_n = self.exit_n
        new.exit_e = self.exit_e
        new.exit_s = self.exit_s
        new.exit_w = self.exit_w
        new.at_panel = self.at_panel
        new.live = self.live[:]
        new.tallied = self.tallied[:]
        new.supply = self.supply[:]
        return new

    def key(self) -> tuple[object, ...]:
        """All it holds, including what follows from the rest: that is updated by hand."""
        pieces = (bytes(self.exits), tuple(self.own), tuple(self.transformers), tuple(self.supply))
        marks = (self.faulted, self.insulated, self.carrying)
        kept = (self.free, self.straights, self.quads, self.at_panel, tuple(self.live))
        exits = (self.exit_n, self.exit_e, self.exit_s, self.exit_w)
        return (self.board.layout, *pieces, *marks, *kept, *exits)

    # ---- what is done to pieces; supply, masks and networks stay true

    def put(self, seat: int, cell: int, exits: int) -> None:
        """A working piece from a player's supply into an empty cell."""
        bit, kind = BIT[cell], KIND_OF[exits]
        self.supply[seat * KINDS + kind] -= 1
        self.own[seat] |= bit
        self.free ^= bit
        self.exits[cell] = exits
        if kind == STRAIGHT:
            self.straights |= bit
        elif kind == QUAD:
            self.quads |= bit
        self._switch_on(cell)

    def take(self, seat: int, cell: int) -> None:
        """A piece of a player back to the supply; the marker on it goes (BLK-VERB-08)."""
        bit = BIT[cell]
        rest = ~bit
        if not self.faulted & bit:
            self._switch_off(cell)
        self.supply[seat * KINDS + KIND_OF[self.exits[cell]]] += 1
        self.exits[cell] = 0
        self.own[seat] ^= bit
        self.free ^= bit
        self.straights &= rest
        self.quads &= rest
        self.faulted &= rest
        self.insulated &= rest

    def fault(self, cell: int) -> None:
        self._switch_off(cell)
        self.faulted |= BIT[cell]

    def repair(self, cell: int) -> None:
        self.faulted ^= BIT[cell]
        self._switch_on(cell)

    def rotate(self, cell: int, exits: int) -> None:
        """Only working pieces are rotated."""
        self._switch_off(cell)
        self.exits[cell] = exits
        self._switch_on(cell)

    def add_transformer(self, owner: int, cell: int) -> None:
        """BLK-NET-03, BLK-NET-04: it takes its piece out of all networks but the owner's."""
        bit = BIT[cell]
        for seat, network in enumerate(self.live):
            if seat != owner and network & bit:
                self.set_live(seat, self.live_without(seat, cell))
        self.transformers[owner] |= bit
        self.carrying |= bit

    def insulate(self, cell: int) -> None:
        self.insulated |= BIT[cell]

    def owner_of(self, cell: int) -> int:
        """The colour of the piece in a cell, -1 if there is none."""
        bit = BIT[cell]
        for seat, pieces in enumerate(self.own):
            if pieces & bit:
                return seat
        return -1

    # ---- networks

    def _joined(self, cell: int) -> int:
        """BLK-TERM-06: the working pieces that a working piece in the cell is joined to."""
        bit, exits = BIT[cell], self.exits[cell] & INNER[cell]
        found = 0
        if exits & N:
            found = bit >> WIDTH & self.exit_s
        if exits & E:
            found |= bit << 1 & self.exit_w
        if exits & S:
            found |= bit << WIDTH & self.exit_n
        if exits & W:
            found |= bit >> 1 & self.exit_e
        return found

    def _switch_on(self, cell: int) -> None:
        """The piece in a cell works now: it joins networks, with what lies beyond it."""
        bit, exits, board = BIT[cell], self.exits[cell], self.board
        self._note_exits(bit, exits & INNER[cell])
        at_panel = exits & board.panel_side[cell]
        if at_panel:
            self.at_panel |= bit
        near = self._joined(cell)
        if not near and not at_panel:
            return
        for seat, network in enumerate(self.live):
            if near & network or (at_panel and board.entry[seat] & bit):
                barred = self.carrying ^ self.transformers[seat]  # BLK-NET-04
                if not barred & bit:
                    self.set_live(seat, self.flood(network | bit, bit, barred))

    def _note_exits(self, bit: int, exits: int) -> None:
        if exits & N:
            self.exit_n |= bit
        if exits & E:
            self.exit_e |= bit
        if exits & S:
            self.exit_s |= bit
        if exits & W:
            self.exit_w |= bit

    def _switch_off(self, cell: int) -> None:
        """The piece in a cell stops working (BLK-NET-06); it may be about to leave."""
        bit = BIT[cell]
        for seat, network in enumerate(self.live):
            if network & bit:
                self.set_live(seat, self.live_without(seat, cell))
        rest = ~bit
        self.exit_n &= rest
        self.exit_e &= rest
        self.exit_s &= rest
        self.exit_w &= rest
        self.at_panel &= rest

    def set_live(self, seat: int, network: int) -> None:
        """What a player has connected follows from it: only pieces in their own network connect,
        and a piece leaves it before it is turned.
        """
        self.live[seat] = network
        self.tallied[seat] = None

    def live_without(self, seat: int, cell: int) -> int:
        """What would be live for a player if the piece in a cell were gone."""
        network, bit = self.live[seat], BIT[cell]
        if not network & bit:
            return network
        at_panel = self.board.entry[seat] & self.at_panel
        near = self._joined(cell) & network
        if near & (near - 1) == 0 and (near == 0 or not at_panel & bit):
            return network ^ bit  # the end of a line: nothing depends on it
        barred = self.carrying ^ self.transformers[seat] | bit
        start = at_panel & ~barred
        return self.flood(start, start, barred)

    def flood(self, network: int, front: int, barred: int) -> int:
        """The network grown from its front, through joined pieces, round the barred ones."""
        n, e, s, w = self.exit_n, self.exit_e, self.exit_s, self.exit_w
        room = FULL & ~(network | barred)
        while front:
            front = (
                (front & n) >> WIDTH & s
                | (front & s) << WIDTH & n
                | (front & e) << 1 & w
                | (front & w) >> 1 & e
            ) & room
            room ^= front
            network |= front
        return network

    # ---- connections

    def connected_sides(self, seat: int) -> tuple[int, int, int, int]:
        """BLK-NET-08: the structures a player's exits north, east, south and west point at."""
        return self._sides(seat, self.live[seat])

    def _sides(self, seat: int, network: int) -> tuple[int, int, int, int]:
        board = self.board
        pieces = network & self.own[seat] & board.beside
        if not pieces:
            return 0, 0, 0, 0
        return (
            (pieces & self.exit_n & board.south_of) >> WIDTH,
            (pieces & self.exit_e & board.west_of) << 1,
            (pieces & self.exit_s & board.north_of) << WIDTH,
            (pieces & self.exit_w & board.east_of) >> 1,
        )

    def connected(self, seat: int) -> int:
        """BLK-NET-10: the structures a player has connected, once each."""
        n, e, s, w = self.connected_sides(seat)
        return n | e | s | w

    def connections(self, seat: int) -> int:
        """BLK-NET-09: how many connections a player has."""
        n, e, s, w = self.connected_sides(seat)
        return n.bit_count() + e.bit_count() + s.bit_count() + w.bit_count()

    def tally(self, seat: int) -> Tally:
        """What a player has connected, counted."""
        known = self.tallied[seat]
        if known is None:
            known = self.tallied[seat] = self.tally_in(seat, self.live[seat])
        return known

    def tally_in(self, seat: int, network: int) -> Tally:
        """The same if that were the player's network."""
        north, east, south, west = self._sides(seat, network)
        once = north | east | south | west
        if not once:
            return _NOTHING
        found, kind_at = Tally(), self.board.kind_at
        _count(found.structures, kind_at, once)
        _count(found.connections, kind_at, north)
        _count(found.connections, kind_at, east)
        _count(found.connections, kind_at, south)
        _count(found.connections, kind_at, west)
        for kind in range(KINDS):
            found.all_connections += found.connections[kind]
            found.all_structures += found.structures[kind]
            found.best_category = max(found.best_category, found.structures[kind])
        return found


def _count(found: list[int], kind_at: bytes, cells: int) -> None:
    while cells:
        low = cells & -cells
        found[kind_at[low.bit_length() - 1]] += 1
        cells ^= low
