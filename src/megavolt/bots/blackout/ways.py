"""How far a network of the wiring tile game is from a site where a transformer could stand."""

from typing import Final

from megavolt.bots.blackout.lines import BEYOND, Lines
from megavolt.games.blackout.geometry import CELLS, INSTALL, SHAPE_MASKS, SHAPES, cells_of
from megavolt.games.blackout.wiring import Wiring

FAR: Final = 30  # tension points: further than any site that can be reached


class Ways:
    """The cheapest lines of straights and elbows over free cells to a site without a piece."""

    def __init__(self, w: Wiring, lines: Lines) -> None:
        self.w = w
        self.lines = lines
        # By cell and the side it is entered by: the tension points until a piece lies on a site.
        self._costs = [FAR] * ((CELLS + 1) * 4)
        self._fill(w.board.sites & lines.free)

    def _fill(self, sites: int) -> None:
        """From the sites backwards, the cheapest first."""
        costs, free = self._costs, self.lines.free
        due: list[list[int]] = [[] for _ in range(FAR + 3)]
        due[1] = [cell * 4 + side for cell in cells_of(sites) for side in range(4)]
        for cost in range(1, FAR):
            for place in due[cost]:
                if costs[place] <= cost:
                    continue
                costs[place] = cost
                cell, side = place >> 2, place & 3
                before = BEYOND[side][cell]  # the cell that the line comes from
                if not free >> before & 1:
                    continue
                due[cost + 1].append(before * 4 + side)  # a straight there
                due[cost + 2].append(before * 4 + (side + 1 & 3))  # an elbow
                due[cost + 2].append(before * 4 + (side + 3 & 3))

    def nearest(self) -> int:
        """The tension points from the network to the nearest site."""
        best = FAR
        for side in range(4):
            for cell in cells_of(self.lines.joins[side] & self.lines.free):
                best = min(best, self._costs[cell * 4 + side])
        return best

    def after(self, action: int) -> int:
        """The same from a piece, once it is laid, put in place of another or turned."""
        place, shape = divmod(action - INSTALL, SHAPES)
        cell = place % CELLS
        if self.w.board.sites & self.lines.free & 1 << cell:
            return 0
        best = FAR
        for out in range(4):
            if SHAPE_MASKS[shape] >> out & 1:
                best = min(best, self._costs[BEYOND[out][cell] * 4 + (out ^ 2)])
        return best
