"""Brute force over storage: every way of putting tokens into tanks is tried."""

from collections.abc import Iterator, Sequence

Tank = tuple[tuple[int, ...], int]  # the fuels a plant takes, and how many tokens it holds


def can_hold(tanks: Sequence[Tank], stock: Sequence[int]) -> bool:
    """Is there some assignment of every token to a tank?"""
    ways = {tuple(capacity for _, capacity in tanks)}
    for fuel, count in enumerate(stock):
        ways = {after for free in ways for after in _splits(tanks, fuel, count, free)}
    return bool(ways)


def _splits(
    tanks: Sequence[Tank], fuel: int, count: int, free: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Every way to put `count` tokens of a fuel into the tanks: what is free in each after it."""
    if not free:
        if count == 0:
            yield ()
        return
    takes, _ = tanks[0]
    most = min(count, free[0]) if fuel in takes else 0
    for put in range(most + 1):
        for rest in _splits(tanks[1:], fuel, count - put, free[1:]):
            yield (free[0] - put, *rest)
