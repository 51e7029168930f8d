"""What a seat sees of the wiring tile game, made ready for planning: the grid as lists, and what
a piece laid in a cell would be worth, with the pieces that could follow it."""

from functools import cache
from typing import Final

from megavolt.games.blackout.geometry import SHAPE_MASKS
from megavolt.games.blackout.notation import parse_cell, parse_exits
from megavolt.games.blackout.view_types import BlackoutView, PanelSeen, PieceSeen

WIDTH: Final = 12
CELLS: Final = 144
SIDES: Final = range(4)  # north, east, south, west
SYMBOLS: Final = "hbcf"
COST: Final = {"straight": 1, "elbow": 2, "triple": 3, "quad": 4}

GOING_RATE: Final = 0.8  # points that a tension point should bring
PLAN_RATE: Final = 0.6  # the same when planning, where more may turn up on the way
ONWARD: Final = 0.85  # what the best continuation counts for
ASIDE: Final = 0.15  # and each of the others
AHEAD: Final = 6  # tension points looked ahead beyond the piece itself
STRAIGHT_RISK: Final = 0.25  # a straight can be faulted


def _neighbour(cell: int, side: int) -> int:
    row, col = divmod(cell, WIDTH)
    row += (-1, 0, 1, 0)[side]
    col += (0, 1, 0, -1)[side]
    return row * WIDTH + col if 0 <= row < WIDTH and 0 <= col < WIDTH else -1


NEXT: Final = [[_neighbour(cell, side) for cell in range(CELLS)] for side in SIDES]


@cache
def kind_of(exits: int) -> str:
    if exits in (5, 10):
        return "straight"
    return {2: "elbow", 3: "triple", 4: "quad"}[exits.bit_count()]


def _shapes_with(side: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """The pieces that have an exit: kind, cost, the other exits; the cheapest first."""
    found = []
    for exits in SHAPE_MASKS:
        if exits >> side & 1:
            outs = tuple(out for out in SIDES if out != side and exits >> out & 1)
            found.append((kind_of(exits), COST[kind_of(exits)], outs))
    return found


SHAPES: Final = [_shapes_with(side) for side in SIDES]


@cache
def cell_number(name: str) -> int:
    return parse_cell(name)


@cache
def exits_mask(name: str) -> int:
    return parse_exits(name)


def tile_at(cell: int) -> int:
    """The position of the board tile a cell is on."""
    return cell // WIDTH // 4 * 3 + cell % WIDTH // 4


class Grid:
    """The board of a view, from the side of one seat."""

    def __init__(self, view: BlackoutView, me: int) -> None:
        self.me = me
        self.terrain = "".join(view["cells"])
        self.exits = [0] * CELLS  # of working pieces
        self.owner = [-1] * CELLS
        self.kind = [""] * CELLS
        self.mine_live: set[int] = set()  # live for me, of any colour
        self.faulted: dict[int, int] = {}  # cell -> exits
        self.exposed: set[int] = set()  # straights that can be faulted
        self.barred: dict[int, int] = {}  # cell -> owner of the transformer on it
        for piece in view["pieces"]:
            self._read(piece)
        self.panels = [self._panel(panel) for panel in view["panels"]]
        self.links = [[0] * CELLS for _ in view["panels"]]  # by seat and structure: connections
        for seat in range(len(self.panels)):
            self._count(seat, view["players"][seat]["live"])
        taken = {c for seat, (_, cells) in enumerate(self.panels) if seat != me for c in cells}
        self.free = [
            self.terrain[c] in ".t" and self.owner[c] < 0 and c not in taken for c in range(CELLS)
        ]

    def _read(self, piece: PieceSeen) -> None:
        cell, exits = cell_number(piece["cell"]), exits_mask(piece["exits"])
        self.owner[cell] = piece["player"]
        self.kind[cell] = kind_of(exits)
        if piece["faulted"]:
            self.faulted[cell] = exits
        else:
            self.exits[cell] = exits
            if exits in (5, 10) and not piece["insulated"] and not piece["transformer"]:
                self.exposed.add(cell)
        if self.me in piece["live"]:
            self.mine_live.add(cell)
        if piece["transformer"]:
            self.barred[cell] = piece["player"]

    @staticmethod
    def _panel(panel: PanelSeen) -> tuple[int, list[int]]:
        return "NESW".index(panel["side"]), [cell_number(c) for c in panel["cells"]]

    def _count(self, seat: int, live: list[str]) -> None:
        for name in live:
            cell = cell_number(name)
            if self.owner[cell] == seat:
                for target in self.targets(cell, self.exits[cell]):
                    self.links[seat][target] += 1

    def targets(self, cell: int, exits: int) -> list[int]:
        """The structures that the exits of a piece point at."""
        found = [NEXT[side][cell] for side in SIDES if exits >> side & 1]
        return [target for target in found if target >= 0 and self.terrain[target] in SYMBOLS]

    def points_of(self, seat: int, live: set[int]) -> int:
        """Connection points of a seat, were just these pieces live."""
        return sum(
            SYMBOLS.index(self.terrain[target]) + 1
            for cell in live
            if self.owner[cell] == seat
            for target in self.targets(cell, self.exits[cell])
        )

    def network(self, seat: int, without: int = -1, repaired: int = -1) -> set[int]:
        """What is live for a seat, with one piece gone, or one faulted piece working again."""
        exits = self.exits
        if repaired >= 0:
            exits = exits[:]
            exits[repaired] = self.faulted[repaired]
        side, cells = self.panels[seat]
        front = [c for c in cells if exits[c] >> side & 1 and c != without]
        front = [c for c in front if self.barred.get(c, seat) == seat]
        found = set(front)
        while front:
            cell = front.pop()
            for out in SIDES:
                other = NEXT[out][cell]
                if exits[cell] >> out & 1 and other >= 0 and other not in found:
                    joined = exits[other] >> (out ^ 2) & 1 and other != without
                    if joined and self.barred.get(other, seat) == seat:
                        found.add(other)
                        front.append(other)
        return found

    def loss(self, seat: int, cell: int) -> int:
        """Connection points a seat loses if a piece stops working."""
        before = self.points_of(seat, self.network(seat))
        return before - self.points_of(seat, self.network(seat, without=cell))


class Planner:
    """What laying a piece is worth, given what each connection and each kind of piece is worth."""

    def __init__(
        self, grid: Grid, worth: list[float], piece: dict[str, float], rate: float
    ) -> None:
        self.grid = grid
        self.rate = rate
        self.bonus = {k: piece[k] - (STRAIGHT_RISK if k == "straight" else 0.0) for k in COST}
        self.side_worth = [
            [worth[n] if n >= 0 else 0.0 for n in NEXT[side]] for side in SIDES
        ]  # by side and cell: the connection made by an exit
        self.onward = [[n if n >= 0 and grid.free[n] else -1 for n in NEXT[s]] for s in SIDES]
        self._known: dict[tuple[int, int, int], float] = {}

    def best(self, cell: int, side: int, budget: int) -> float:
        """What going on into a free cell is worth, entered by an exit at that side; at least 0."""
        key = (cell, side, budget)
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = 0.0  # a way back here is worth nothing
        top = 0.0
        for kind, cost, outs in SHAPES[side]:
            if cost > budget:
                break
            value = self.bonus[kind] - self.rate * cost + self.exits(cell, outs, budget - cost)
            if value > top:
                top = value
        self._known[key] = top
        return top

    def exits(self, cell: int, outs: tuple[int, ...], budget: int) -> float:
        """What exits are worth: connections at once, and what could follow."""
        value = most = rest = 0.0
        for out in outs:
            made = self.side_worth[out][cell]
            if made:
                value += made
            elif budget > 0 and self.onward[out][cell] >= 0:
                follows = self.best(self.onward[out][cell], out ^ 2, budget)
                if follows > most:
                    most, rest = follows, rest + most
                else:
                    rest += follows
        return value + ONWARD * most + ASIDE * rest

    def install(self, cell: int, exits: int, budget: int) -> float:
        """A new piece, its price not taken off."""
        entry, outs = self._joins(cell, exits)
        if not entry:
            return 0.1  # joined to a part that is cut off
        return self.bonus[kind_of(exits)] + self.exits(cell, outs, budget)

    def _joins(self, cell: int, exits: int) -> tuple[bool, tuple[int, ...]]:
        """Whether a piece would be live, and the exits that lead elsewhere."""
        grid, joined, outs = self.grid, False, []
        side, entries = grid.panels[grid.me]
        for out in SIDES:
            if not exits >> out & 1:
                continue
            other = NEXT[out][cell]
            if other < 0:
                joined = joined or (out == side and cell in entries)
            elif other in grid.mine_live:
                joined = joined or bool(grid.exits[other] >> (out ^ 2) & 1)
            else:
                outs.append(out)
        return joined, tuple(outs)

    def replace(self, cell: int, exits: int, budget: int) -> float:
        """More exits in place of an own live piece; anything else is not considered."""
        old = self.grid.exits[cell]
        if cell not in self.grid.mine_live or old & ~exits:
            return 0.0
        outs = tuple(out for out in SIDES if (exits & ~old) >> out & 1)
        gone = 0.5 * STRAIGHT_RISK if old in (5, 10) else 0.0
        gained = self.bonus[kind_of(exits)] - self.bonus[self.grid.kind[cell]]
        return gained + gone + self.exits(cell, outs, budget)
