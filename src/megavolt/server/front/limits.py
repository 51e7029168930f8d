"""How often something may happen: a bucket of tokens for each key, refilled at a steady rate."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from megavolt.server.errors import TooMany

KEPT = 50_000  # keys remembered; those not seen for longest are forgotten first


class Limiter:
    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._buckets: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, key: object) -> float:
        """Take a token; the seconds to wait when there is none, 0 when it was taken."""
        if self.burst <= 0:
            return 0.0
        now = self.now()
        tokens = self._filled(key, now)
        if tokens < 1:
            return (1 - tokens) / self.rate if self.rate > 0 else 3600.0
        self._keep(key, tokens - 1, now)
        return 0.0

    def check(self, key: object) -> None:
        """Take a token; raises TooMany when there is none."""
        wait = self.take(key)
        if wait:
            raise TooMany("too_fast", seconds=math.ceil(wait))

    def _filled(self, key: object, now: float) -> float:
        tokens, since = self._buckets.get(key, (float(self.burst), now))
        return min(float(self.burst), tokens + (now - since) * self.rate)

    def _keep(self, key: object, tokens: float, now: float) -> None:
        self._buckets[key] = (tokens, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)


class OneEach:
    """One piece of work at a time for everybody who asks."""

    def __init__(self) -> None:
        self._busy: set[object] = set()

    @contextmanager
    def hold(self, asker: object, refusal: Exception) -> Iterator[None]:
        """Raises the refusal if something is being done for the asker already."""
        if asker in self._busy:
            raise refusal
        self._busy.add(asker)
        try:
            yield
        finally:
            self._busy.discard(asker)
