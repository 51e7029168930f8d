"""How long decisions took: a histogram fine enough for quantiles, small enough to keep."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

_STEPS = 48  # buckets for a factor of ten: neighbours differ by 5 %


@dataclass
class Times:
    """Seconds by bucket; a bucket is the rounded logarithm of microseconds."""

    seconds: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[round(_STEPS * math.log10(max(seconds * 1e6, 1.0)))] += 1

    @property
    def count(self) -> int:
        return self.buckets.total()

    @property
    def mean_ms(self) -> float:
        return self.seconds / self.count * 1e3 if self.count else 0.0

    def quantile_ms(self, part: float) -> float:
        """The time that this part of all decisions did not exceed, within 3 %."""
        left = part * self.count
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return float(10 ** (bucket / _STEPS) / 1e3)
        return 0.0

    def data(self) -> dict[str, int]:
        """The buckets, as JSON can say them."""
        return {str(bucket): self.buckets[bucket] for bucket in sorted(self.buckets)}

    @classmethod
    def from_data(cls, seconds: float, longest: float, data: Mapping[str, int]) -> "Times":
        return cls(seconds, longest, Counter({int(bucket): n for bucket, n in data.items()}))


def together(many: Iterable[Times]) -> Times:
    """All of them as one."""
    total = Times()
    for one in many:
        total.seconds += one.seconds
        total.longest = max(total.longest, one.longest)
        total.buckets.update(one.buckets)
    return total
