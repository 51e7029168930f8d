"""A player's economy played forward to the end of the game, in broad strokes."""

from typing import Final

from tests.bots.planner_before.style import Style

MOST: Final = 30  # cities and outputs beyond this count as this many


class Economy:
    """Plants as outputs, cities, money; advanced one round at a time."""

    __slots__ = ("capacity", "cities", "fuel", "money", "outputs", "style")

    def __init__(self, style: Style, cities: int, money: float) -> None:
        self.style = style
        self.outputs: list[float] = []
        self.capacity = 0.0  # cities that all plants together supply
        self.fuel = 0.0  # what it costs to run all plants
        self.cities = float(cities)
        self.money = money

    def add_plant(self, output: int, fuel: float) -> None:
        self.outputs.append(float(output))
        self.capacity += output
        self.fuel += fuel

    def buy_plant(self, output: float, price: float, limit: int) -> None:
        """Take a plant that comes up, the weakest making way, if the network needs one."""
        if self.cities + self.style.ahead <= self.capacity or self.money <= price:
            return
        if len(self.outputs) >= limit:
            weakest = min(self.outputs)
            if output <= weakest + 0.5:
                return
            self.fuel *= 1.0 - weakest / sum(self.outputs)
            self.outputs.remove(weakest)
            self.capacity -= weakest
        self.outputs.append(output)
        self.capacity += output
        self.fuel += self.style.unit_cost * output
        self.money -= price

    def supply(self, price: float, most: int) -> float:
        """Buy fuel, connect cities that can be supplied; the number supplied."""
        capacity = self.capacity if self.capacity < most else float(most)
        needed = self.cities + 1.0
        self.money -= self.fuel * needed / capacity if needed < capacity else self.fuel
        more = capacity - self.cities
        if more > 0.0 and self.money > 0.0:
            if self.money < more * price:
                more = self.money / price
            self.cities += more
            self.money -= more * price
        return self.cities if self.cities < capacity else capacity
