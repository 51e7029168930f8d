"""Where lines could go on a board of the wiring tile game: what a piece is worth in a cell, with
the pieces that could follow it. Works on states, for bots that judge thousands of them."""

from typing import Final

from megavolt.bots.blackout.greedy_plan import NEXT
from megavolt.games.blackout.geometry import (
    CELLS,
    INSTALL,
    KIND_OF,
    REPLACE,
    SHAPE_MASKS,
    SHAPES,
    WIDTH,
    cells_of,
)
from megavolt.games.blackout.wiring import Wiring

ONWARD: Final = 0.85  # what the best continuation counts for
ASIDE: Final = 0.25  # and each of the others
AHEAD: Final = 6  # tension points looked ahead, at most
BUDGETS: Final = AHEAD + 1
OWN_LINE: Final = 0.4  # what a piece of one's own is worth that becomes live
OFF: Final = CELLS  # a cell that is never free and holds nothing, for exits off the board
BEYOND: Final = [[OFF if cell < 0 else cell for cell in row] for row in NEXT]

# By kind of piece: its shapes as (number, exits).
SHAPES_OF: Final[list[list[tuple[int, int]]]] = [
    [(shape, mask) for shape, mask in enumerate(SHAPE_MASKS) if KIND_OF[mask] == kind]
    for kind in range(4)
]
# By exits of a piece: the shapes that have all of them and more, as (number, exits, kind).
WIDER: Final[list[list[tuple[int, int, int]]]] = [
    [
        (shape, mask, KIND_OF[mask])
        for shape, mask in enumerate(SHAPE_MASKS)
        if mask & old == old and mask != old and KIND_OF[mask] != KIND_OF[old]
    ]
    for old in range(16)
]


class Offer:
    """An action with the points it should bring and its price in tension points."""

    __slots__ = ("action", "cost", "harm", "worth")

    def __init__(self, worth: float, cost: int, action: int, harm: float = 0.0) -> None:
        self.worth = worth
        self.cost = cost
        self.action = action
        self.harm = harm  # of the worth, what rivals lose by it


class Lines:
    """The ways a seat's network could grow, given what connections and kinds of piece are worth.

    `at` has one value per cell, that of one more connection to the structure there; `bonus` one
    per kind of piece. A budget is how many tension points may follow.
    """

    def __init__(
        self,
        w: Wiring,
        seat: int,
        at: list[float],
        bonus: list[float],
        cost: list[float],
        join: float = 0.0,
        sites: list[float] | None = None,
    ) -> None:
        self.w = w
        self.seat = seat
        self.at = at
        self.bonus = bonus
        self.sites = sites or [0.0] * (CELLS + 1)  # what lying on a cell is worth by itself
        self.net = [bonus[kind] - cost[kind] for kind in range(4)]  # less what the tension is worth
        self.free = w.free & w.board.layable[seat]
        self._known: list[float] = [-1.0] * (CELLS * 4 * BUDGETS)
        # Cells where an exit north, east, south or west would meet a live piece or the panel.
        live = w.live[seat]
        self.joins = [
            (live & w.exit_s) << WIDTH,
            (live & w.exit_w) >> 1,
            (live & w.exit_n) >> WIDTH,
            (live & w.exit_e) << 1,
        ]
        self.joins[(1, 2, 4, 8).index(w.board.side[seat])] |= w.board.entry[seat]
        # The same of lines, own or of rivals, that are not live for the seat.
        self.meets_at = [0.0] * (CELLS + 1)  # what joining the line in a cell is worth
        lines = self._value_lines(join)
        self.meets = [
            (lines & w.exit_s) << WIDTH,
            (lines & w.exit_w) >> 1,
            (lines & w.exit_n) >> WIDTH,
            (lines & w.exit_e) << 1,
        ]

    def _value_lines(self, join: float) -> int:
        """The pieces of lines worth joining: own ones for what they would connect."""
        w, seat = self.w, self.seat
        barred = w.carrying ^ w.transformers[seat]
        rest = (w.exit_n | w.exit_e | w.exit_s | w.exit_w) & ~(w.live[seat] | barred)
        found = 0
        while rest:
            start = rest & -rest
            line = w.flood(start, start, barred)
            rest &= ~line
            worth = self._line_worth(line, join)
            if worth > 0.0:
                found |= line
                for cell in cells_of(line):
                    self.meets_at[cell] = worth
        return found

    def _line_worth(self, line: int, join: float) -> float:
        own = self.w.own[self.seat] & line
        worth = max(join, 0.0) if line & ~own else 0.0
        for cell in cells_of(own):
            worth += OWN_LINE
            exits = self.w.exits[cell]
            for out in range(4):
                if exits >> out & 1:
                    worth += self.at[BEYOND[out][cell]]
        return worth

    def follow(self, cell: int, out: int, budget: int) -> float:
        """What an exit is worth: a connection, or what could follow it; less than 0 for the first.

        The sign distinguishes connections, which count in full, from continuations.
        """
        other = BEYOND[out][cell]
        made = self.at[other]
        if made:
            return -made
        if self.meets[out] >> cell & 1:
            return -self.meets_at[other]
        if budget <= 0 or not self.free >> other & 1:
            return 0.0
        known = self._known[(other * 4 + (out ^ 2)) * BUDGETS + budget]
        return known if known >= 0.0 else self.best(other, out ^ 2, budget)

    def best(self, cell: int, side: int, budget: int) -> float:
        """What going on into a free cell is worth, entered by an exit at that side; at least 0."""
        key = (cell * 4 + side) * BUDGETS + budget
        known = self._known[key]
        if known >= 0.0:
            return known
        self._known[key] = 0.0  # a way back here is worth nothing
        net, here = self.net, self.sites[cell]
        top = max(0.0, net[0] + here) if here else 0.0
        left, ahead, right = (side + 1) & 3, side ^ 2, (side + 3) & 3
        a = self.follow(cell, ahead, budget - 1)
        value = here + net[0] + (ONWARD * a if a > 0.0 else -a)
        if value > top:
            top = value
        if budget >= 2:
            b = self.follow(cell, left, budget - 2)
            value = here + net[1] + (ONWARD * b if b > 0.0 else -b)
            if value > top:
                top = value
            c = self.follow(cell, right, budget - 2)
            value = here + net[1] + (ONWARD * c if c > 0.0 else -c)
            if value > top:
                top = value
            # Branches pay only where two exits are good for something.
            if budget >= 3 and (a != 0.0) + (b != 0.0) + (c != 0.0) >= 2:
                value = here + self._branches(cell, left, ahead, right, budget)
                if value > top:
                    top = value
        self._known[key] = top
        return top

    def _branches(self, cell: int, left: int, ahead: int, right: int, budget: int) -> float:
        """The best triple or quadruple with those exits besides the one it is entered by."""
        x = self.follow(cell, left, budget - 3)
        y = self.follow(cell, ahead, budget - 3)
        z = self.follow(cell, right, budget - 3)
        top = self.net[2] + max(_pair(x, y), _pair(y, z), _pair(x, z))
        if budget < 4 or not (x and y and z):
            return top
        if budget > 4:
            x = self.follow(cell, left, budget - 4)
            y = self.follow(cell, ahead, budget - 4)
            z = self.follow(cell, right, budget - 4)
        else:  # connections only
            x, y, z = min(x, 0.0), min(y, 0.0), min(z, 0.0)
        return max(top, self.net[3] + of_exits([x, y, z], 7))

    # ---- what could be laid

    def ends(self, budget: int) -> list[float]:
        """What the cells next to the network are worth, the best first."""
        found: dict[int, float] = {}
        for side in range(4):
            for cell in cells_of(self.joins[side] & self.free):
                value = self.best(cell, side, budget)
                if value > found.get(cell, 0.0):
                    found[cell] = value
        return sorted(found.values(), reverse=True)

    def installs(self, kinds: int, budget: int) -> list[Offer]:
        """New pieces of the kinds (one bit each) that would be live, no price set."""
        offers: list[Offer] = []
        n, e, s, west = self.joins
        for cell in cells_of((n | e | s | west) & self.free):
            joined = n >> cell & 1 | (e >> cell & 1) << 1
            joined |= (s >> cell & 1) << 2 | (west >> cell & 1) << 3
            outs = [0.0 if joined >> o & 1 else self.follow(cell, o, budget) for o in range(4)]
            first, here = INSTALL + cell * SHAPES, self.sites[cell]
            for kind in range(4):
                if kinds >> kind & 1:
                    for shape, mask in SHAPES_OF[kind]:
                        if mask & joined:
                            worth = here + self.bonus[kind] + of_exits(outs, mask)
                            offers.append(Offer(worth, kind + 1, first + shape))
        return offers

    def outs(self, cell: int, budget: int) -> list[float]:
        """What an exit each way would be worth, those that the piece has left out."""
        old = self.w.exits[cell]
        return [0.0 if old >> o & 1 else self.follow(cell, o, budget) for o in range(4)]

    def reconnections(self, kinds: int, budget: int) -> list[Offer]:
        """Own pieces cut off, replaced by others that join them to the network again."""
        offers: list[Offer] = []
        w = self.w
        n, e, s, west = self.joins
        lost = w.own[self.seat] & ~(w.live[self.seat] | w.faulted) & (n | e | s | west)
        for cell in cells_of(lost):
            joined = n >> cell & 1 | (e >> cell & 1) << 1
            joined |= (s >> cell & 1) << 2 | (west >> cell & 1) << 3
            outs = [0.0 if joined >> o & 1 else self.follow(cell, o, budget) for o in range(4)]
            first, was = REPLACE + cell * SHAPES, KIND_OF[w.exits[cell]]
            for kind in range(4):
                if kind != was and kinds >> kind & 1:
                    for shape, mask in SHAPES_OF[kind]:
                        if mask & joined:
                            offers.append(Offer(of_exits(outs, mask), kind + 1, first + shape))
        return offers

    def replacements(self, kinds: int, budget: int) -> list[Offer]:
        """More exits in place of own live pieces, and own pieces cut off; nothing else."""
        w = self.w
        offers = self.reconnections(kinds, budget)
        for cell in cells_of(w.live[self.seat] & w.own[self.seat]):
            old = w.exits[cell]
            if old == 15:
                continue
            was = self.bonus[KIND_OF[old]]
            outs = self.outs(cell, budget)
            if not (outs[0] or outs[1] or outs[2] or outs[3]):
                continue
            first = REPLACE + cell * SHAPES
            for shape, mask, kind in WIDER[old]:
                if kinds >> kind & 1:
                    worth = self.bonus[kind] - was + of_exits(outs, mask & ~old)
                    offers.append(Offer(worth, kind + 1, first + shape))
        return offers


def _pair(x: float, y: float) -> float:
    """Two exits of one piece, in the same way."""
    if x < 0.0:
        return -x - y if y < 0.0 else ONWARD * y - x
    if y < 0.0:
        return ONWARD * x - y
    return ONWARD * x + ASIDE * y if x > y else ONWARD * y + ASIDE * x


def of_exits(outs: list[float], mask: int) -> float:
    """What the exits of a mask are worth together."""
    made = most = rest = 0.0
    for out in range(len(outs)):
        if mask >> out & 1:
            value = outs[out]
            if value < 0.0:
                made -= value
            elif value > most:
                most, rest = value, rest + most
            else:
                rest += value
    return made + ONWARD * most + ASIDE * rest
