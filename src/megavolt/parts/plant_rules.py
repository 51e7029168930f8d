"""What is constant around plants: their figures, what they burn and hold, and their actions.

A game's rules derive from `PlantRules`. Plants are ints below END_CARD; 0 is no plant.
"""

from typing import Final

from megavolt.parts.storage import Burn, Room

PASS: Final = 0  # the first action of every action space
FUELS: Final = 4  # every game has four
HYBRID: Final = 4  # fuel of a plant that burns any mix of the two hybrid fuels
NO_FUEL: Final = 5
END_CARD: Final = 63  # sorts after every plant
AMOUNT_BITS: Final = 6  # an amount action is `amount << 6 | plant` (plant 0: a bid)
_PLANT_MASK: Final = (1 << AMOUNT_BITS) - 1


class PlantRules:
    """The plants of a configuration and the blocks of the action space that concern them."""

    players: int
    keyed_chance: bool  # do large seeds have a keyed generator?
    plants: tuple[int, ...]
    number: list[int]  # by plant: minimum bid and rank
    fuel_of: list[int]  # by plant: a fuel, HYBRID or NO_FUEL
    units: list[int]  # by plant: what one run burns
    hybrid: tuple[int, int]
    plant_limit: int
    storage_factor: int
    discount: bool  # is there a discount token?
    discount_minimum: int
    rival_plays: bool  # does an automatic rival take plants too?
    run0: int
    run_plant: list[int]  # by action - run0: the plant that runs
    run_burn: list[Burn]  # and what it burns
    runs: list[tuple[int, ...]]  # by plant: its run actions
    scrap0: int
    amount0: int
    _offers: list[list[int]]

    def name(self, plant: int) -> int | str:
        """What people call a plant."""
        return plant

    def read_plant(self, text: str) -> int:
        """The plant people mean; raises ValueError or Illegal if there is none."""
        raise NotImplementedError

    # ---- the action space

    def begin_plants(self) -> None:
        """Empty tables, to be filled in plant by plant."""
        self.fuel_of = [NO_FUEL] * (END_CARD + 1)
        self.units = [0] * (END_CARD + 1)
        self._offers = [[] for _ in range(END_CARD + 1)]

    def number_runs(self, first: int) -> int:
        """Give every way to run a plant its action, from `first` on; the next free action."""
        self.run0 = first
        self.run_plant = []
        self.run_burn = []
        self.runs = [()] * (END_CARD + 1)
        for plant in self.plants:
            burns = self._burns(plant)
            start = first + len(self.run_plant)
            self.runs[plant] = tuple(range(start, start + len(burns)))
            self.run_plant += [plant] * len(burns)
            self.run_burn += burns
        return first + len(self.run_plant)

    def _burns(self, plant: int) -> list[Burn]:
        """The ways a plant can burn exactly its count."""
        fuel, units = self.fuel_of[plant], self.units[plant]
        if fuel == NO_FUEL:
            return [(0,) * FUELS]
        if fuel != HYBRID:
            return [tuple(units if f == fuel else 0 for f in range(FUELS))]
        a, b = self.hybrid
        mixes = [{a: units - k, b: k} for k in range(units + 1)]
        return [tuple(mix.get(f, 0) for f in range(FUELS)) for mix in mixes]

    def offers(self, plant: int, low: int, high: int) -> list[int]:
        """The amounts from low to high for a plant (0: for the lot on the table), as actions."""
        table = self._offers[plant]
        while len(table) <= high:  # kept, so that a list of bids is a slice
            table.append(self.offer(plant, len(table)))
        return table[low : high + 1]

    def offer(self, plant: int, amount: int) -> int:
        return self.amount0 + (amount << AMOUNT_BITS) + plant

    def offer_of(self, action: int) -> tuple[int, int]:
        """The plant (0: the lot on the table) and the amount an action offers."""
        amount = action - self.amount0
        return amount & _PLANT_MASK, amount >> AMOUNT_BITS

    # ---- fuel

    def burnable(self, plant: int) -> tuple[int, ...]:
        """The fuels a plant takes: one, the two hybrid ones, or none."""
        fuel = self.fuel_of[plant]
        if fuel == HYBRID:
            return self.hybrid
        return () if fuel == NO_FUEL else (fuel,)

    def room_of(self, plants: tuple[int, ...]) -> Room:
        """Room for each fuel alone, then the shared room of hybrids."""
        room = [0] * (FUELS + 1)
        for plant in plants:
            fuel = self.fuel_of[plant]
            if fuel != NO_FUEL:
                room[fuel] += self.units[plant] * self.storage_factor
        return tuple(room)

    def legal_runs(
        self, plants: tuple[int, ...], ran: tuple[int, ...], stock: list[int], base: int
    ) -> list[int]:
        """Every way to run a plant that has not run and has its fuel in the stock from `base`."""
        actions: list[int] = []
        for plant in plants:
            if plant in ran:
                continue
            for action in self.runs[plant]:
                burn = self.run_burn[action - self.run0]
                if (
                    stock[base] >= burn[0]
                    and stock[base + 1] >= burn[1]
                    and stock[base + 2] >= burn[2]
                    and stock[base + 3] >= burn[3]
                ):
                    actions.append(action)
        return actions
