"""Every set of plants that a player could run together, and what each set burns."""

from typing import Final

from megavolt.games.board.rules import FUELS, HYBRID, Rules

_MOST_KEPT: Final = 20_000  # tables of plants kept; after that they are computed again


class RunSet:
    """Some plants run together: what they supply and burn."""

    __slots__ = ("burns", "mixed", "output", "plants")

    def __init__(self, plants: tuple[int, ...], output: int, burns: list[int], mixed: int) -> None:
        self.plants = plants
        self.output = output
        self.burns = burns  # by fuel, without hybrids
        self.mixed = mixed  # units of hybrids, in any mix


class RunSets:
    """Tables of run sets by the plants owned, worked out when first wanted."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self._kept: dict[tuple[int, ...], list[RunSet]] = {}

    def of(self, plants: tuple[int, ...]) -> list[RunSet]:
        """All sets, the empty one too; those that supply most come first."""
        found = self._kept.get(plants)
        if found is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = self._all(plants)
            self._kept[plants] = found
        return found

    def _all(self, plants: tuple[int, ...]) -> list[RunSet]:
        sets = []
        for mask in range(1 << len(plants)):
            chosen = [p for i, p in enumerate(plants) if mask >> i & 1]
            sets.append(self._set(tuple(chosen)))
        sets.sort(key=_most_first)
        return sets

    def _set(self, plants: tuple[int, ...]) -> RunSet:
        r = self.r
        burns = [0] * FUELS
        output, mixed = 0, 0
        for plant in plants:
            output += r.output[plant]
            fuel = r.fuel_of[plant]
            if fuel < FUELS:
                burns[fuel] += r.units[plant]
            elif fuel == HYBRID:
                mixed += r.units[plant]
        return RunSet(plants, output, burns, mixed)

    def fuelled(self, plants: tuple[int, ...], stock: list[int], base: int) -> int:
        """The most cities that plants can supply with a stock."""
        for run in self.of(plants):
            if self.can_run(run, stock, base):
                return run.output
        return 0

    def can_run(self, run: RunSet, stock: list[int], base: int) -> bool:
        burns = run.burns
        for fuel in range(FUELS):
            if burns[fuel] > stock[base + fuel]:
                return False
        if run.mixed == 0:
            return True
        a, b = self.r.hybrid
        return run.mixed <= stock[base + a] - burns[a] + stock[base + b] - burns[b]


def _most_first(run: RunSet) -> tuple[int, int]:
    return (-run.output, sum(run.burns) + run.mixed)
