"""The fuel market: a track of priced spaces per fuel, a supply, and perhaps a store beside it."""

from typing import Final

SOLD_OUT: Final = 1_000_000  # the price of what nobody can buy


class FuelTracks:
    """The constant side: what each space costs, and which fuel has a store at which price."""

    __slots__ = ("capacity", "price_at", "store_fuel", "store_price")

    def __init__(self, spaces: list[list[int]], store_fuel: int, store_price: int) -> None:
        """`spaces[f]` lists the price of every space of fuel f, the most expensive first."""
        self.capacity = [len(prices) for prices in spaces]
        # Tokens lie in the most expensive spaces, so with k tokens left the cheapest is the k-th.
        self.price_at = [[SOLD_OUT, *prices] for prices in spaces]
        self.store_fuel = store_fuel  # -1: no store
        self.store_price = store_price


class FuelMarket:
    """Tokens in the market, in the supply and in the store.

    Made by `fresh` and `clone`; without an `__init__` a clone is plain allocation, compiled too.
    """

    __slots__ = ("store", "supply", "tokens", "tracks")

    tracks: FuelTracks
    tokens: list[int]
    supply: list[int]
    store: int

    @staticmethod
    def fresh(tracks: FuelTracks, tokens: list[int], supply: list[int]) -> "FuelMarket":
        new = FuelMarket()
        new.tracks = tracks
        new.tokens = tokens
        new.supply = supply
        new.store = 0
        return new

    def clone(self) -> "FuelMarket":
        new = FuelMarket()
        new.tracks = self.tracks
        new.tokens = self.tokens[:]
        new.supply = self.supply[:]
        new.store = self.store
        return new

    def key(self) -> tuple[object, ...]:
        return (tuple(self.tokens), tuple(self.supply), self.store)

    def price(self, fuel: int) -> int:
        """What the next token costs: the cheapest of the market, then the store."""
        tracks = self.tracks
        tokens = self.tokens[fuel]
        if tokens == 0 and fuel == tracks.store_fuel and self.store > 0:
            return tracks.store_price
        return tracks.price_at[fuel][tokens]

    def take(self, fuel: int) -> None:
        """One token leaves: the cheapest of the market, or from the store when that is empty."""
        if self.tokens[fuel] > 0:
            self.tokens[fuel] -= 1
        else:
            self.store -= 1

    def give_back(self, fuel: int, count: int) -> None:
        """Used or lost tokens go to the supply, those of the stored fuel to the store."""
        if fuel == self.tracks.store_fuel:
            self.store += count
        else:
            self.supply[fuel] += count

    def refill(self, fuel: int, count: int) -> int:
        """Put up to `count` tokens into the most expensive free spaces; returns how many."""
        free = self.tracks.capacity[fuel] - self.tokens[fuel]
        stored = fuel == self.tracks.store_fuel
        source = self.store if stored else self.supply[fuel]
        moved = min(count, free, source)
        self.tokens[fuel] += moved
        if stored:
            self.store -= moved
        else:
            self.supply[fuel] -= moved
        return moved
