"""What a seat of the grid board game expects of the rest of the game."""


class Outlook:
    """Made by `Worth.outlook` for a state."""

    __slots__ = (
        "city",
        "ending",
        "growth",
        "means",
        "price",
        "runs",
        "seat",
        "typical",
        "typical_price",
        "units",
    )

    def __init__(self, seat: int, runs: int, price: list[float], city: float) -> None:
        self.seat = seat
        self.runs = runs  # incomes still to come
        self.price = price  # by fuel, HYBRID and NO_FUEL: a unit in the runs to come
        self.city = city  # what a city costs
        self.typical: list[float] = []  # by rounds from now: the output of a plant on offer
        self.typical_price: list[float] = []  # and what it will cost
        self.means = 0.0  # money, and fuel in store that need not be bought
        self.ending = 0.0  # how likely this is the last round; if it may be:
        self.units: list[int] = []  # the units of each fuel that can be had
        self.growth: list[int] = []  # what the next city costs, the next two, and so on
