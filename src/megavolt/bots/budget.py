"""How long a search may think: a time, or a number of simulations."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from megavolt.core.errors import UsageError

MOST_SECONDS = 3600.0
MOST_NODES = 1_000_000
_A_SECOND = 200  # simulations, roughly: the games differ, and machines more so
_FORM = re.compile(r"([0-9]{1,7}(?:\.[0-9]{1,6})?)(ms|s)?(?:\*([1-9][0-9]?))?")


@dataclass(frozen=True)
class Budget:
    """A time or a number of simulations. With nodes, the same seed always gives the same answer."""

    seconds: float | None = None
    nodes: int | None = None
    cores: int = 1

    @property
    def about(self) -> int:
        """About how many simulations this is, so that a search can plan what to do with them."""
        return self.nodes or int((self.seconds or 0.0) * self.cores * _A_SECOND)


DEFAULT = Budget(seconds=1.0)


def parse_budget(text: str) -> Budget:
    """`200ms` and `2s` are times, `400` is a number of simulations; nothing is one second.

    `2s*4` and `400*4` are the same on four cores.
    """
    if not text:
        return DEFAULT
    found = _FORM.fullmatch(text.strip().lower())
    if found is None:
        raise UsageError("bad_budget", budget=text[:40])
    amount, unit, cores = float(found[1]), found[2], int(found[3] or 1)
    if unit is None:
        if not amount.is_integer() or not 1 <= amount <= MOST_NODES:
            raise UsageError("bad_budget", budget=text[:40])
        return Budget(nodes=int(amount), cores=cores)
    seconds = amount / 1000 if unit == "ms" else amount
    if not 0.001 <= seconds <= MOST_SECONDS:
        raise UsageError("bad_budget", budget=text[:40])
    return Budget(seconds=seconds, cores=cores)


class Meter:
    """Counts simulations against a budget, from the moment it is made."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self.budget = budget
        self.done = 0
        self._clock = clock
        self._begun = clock()

    def count(self) -> None:
        self.done += 1

    def more(self) -> bool:
        """Is there room for one more simulation, if it takes as long as those before?"""
        return self.room(1) > 0

    def room(self, most: int) -> int:
        """For how many more of them there is room, up to a number; for one to begin with."""
        if self.budget.nodes is not None:
            return min(most, max(0, self.budget.nodes - self.done))
        if not self.done:
            return 1
        elapsed = self._clock() - self._begun
        each, left = elapsed / self.done, (self.budget.seconds or 0.0) - elapsed
        return most if left >= most * each else max(0, int(left / each))

    def spent(self) -> float:
        """The part of the budget that is used up, from 0 to 1."""
        if self.budget.nodes is not None:
            return self.done / self.budget.nodes
        return min(1.0, (self._clock() - self._begun) / (self.budget.seconds or 1.0))
