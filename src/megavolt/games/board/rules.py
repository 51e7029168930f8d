"""Everything that is constant in a configuration: map, deck, figures, and tables made of them."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from megavolt.core.errors import Illegal, OptionError
from megavolt.data import Figures, MapData, PlantDeck, TrustTable, demolition_cards
from megavolt.games.board.edition import Edition
from megavolt.games.board.state import DRAFT, MARK, PLACE
from megavolt.parts.fuel_market import FuelTracks
from megavolt.parts.network import FAR, Network
from megavolt.parts.plant_rules import (
    AMOUNT_BITS,
    END_CARD,
    FUELS,
    HYBRID,
    NO_FUEL,
    PASS,
    PlantRules,
)
from megavolt.parts.words import number

__all__ = [
    "AMOUNT_BITS",
    "BUY",
    "CITY",
    "DONE",
    "DROP",
    "END_CARD",
    "FUELS",
    "HYBRID",
    "NO_FUEL",
    "PASS",
    "TRUST",
    "Rules",
]

# The action space: fixed actions first, then one block per kind, then the open-ended amounts.
DONE: Final = PASS + 1
BUY: Final = DONE + 1
DROP: Final = BUY + FUELS
CITY: Final = DROP + FUELS

TRUST: Final = 2  # the seat after the two players' that the Trust's houses and fuel go by


class Rules(PlantRules):
    """The configuration of a board game, worked out once and shared by all its states."""

    def __init__(
        self,
        edition: Edition,
        map_data: MapData,
        deck: PlantDeck,
        figures: Figures,
        players: int,
        options: Mapping[str, object],
        version: int,
    ) -> None:
        self.edition = edition
        self.map = map_data
        self.figures = figures
        self.players = players
        self.hidden_money = options["hidden_money"] is True
        self.trust_plays = edition.trust_for_two and players == 2
        self.rival_plays = self.trust_plays
        self.start_cities = options.get("start_cities") is True
        self.drafts = options["regions"] == "draft"
        self.demolition = demolition_cards("board_game") if options["demolition"] is True else ()
        self.preparations = self._preparations()
        # GRID-BUILD-02, unless GRID-START-02 says where; in version 1 any free space would do.
        self.begins_in_empty_city = version >= 2 and not self.start_cities
        # GRID-STEP-08; in version 1 the step in force always decided.
        self.step3_refills_as_step2 = version >= 2
        self.keyed_chance = version >= 3
        self.names_on_pass = edition.names_plant_on_pass and not options.get("quick_pass", False)
        self.end_card = END_CARD
        self._take_plants(deck)
        self._take_actions()
        self._take_figures()
        self._networks: dict[tuple[int, ...], Network] = {}
        self._sets = self._touching_sets()
        if not self._sets:
            raise self._too_small()

    def _preparations(self) -> tuple[int, ...]:
        """The decisions before round one, in their order (GRID-START-04)."""
        wanted = ((self.drafts, DRAFT), (self.trust_plays, PLACE), (self.start_cities, MARK))
        return tuple(stage for on, stage in wanted if on)

    @property
    def trust(self) -> TrustTable:
        assert self.figures.trust is not None
        return self.figures.trust

    def _take_plants(self, deck: PlantDeck) -> None:
        self.fuels = deck.fuels
        self.hybrid = (deck.fuels.index(deck.hybrid[0]), deck.fuels.index(deck.hybrid[1]))
        self.plants = tuple(p.number for p in deck.plants)
        self.low_plants = tuple(p.number for p in deck.plants if p.back == "low")
        self.high_plants = tuple(p.number for p in deck.plants if p.back == "high")
        self.begin_plants()
        self.number = list(range(END_CARD + 1))  # a plant's id is its number
        self.output = [0] * (END_CARD + 1)
        self.kind = [""] * (END_CARD + 1)
        for p in deck.plants:
            self.kind[p.number] = p.fuel
            self.units[p.number] = p.units
            self.output[p.number] = p.cities
            if p.fuel in deck.fuels:
                self.fuel_of[p.number] = deck.fuels.index(p.fuel)
            elif p.fuel == "hybrid":
                self.fuel_of[p.number] = HYBRID

    def read_plant(self, text: str) -> int:
        plant = number(text)
        if plant not in self.plants:
            raise Illegal("no_such_plant", plant=plant)
        return plant

    def _take_actions(self) -> None:
        self.cities = len(self.map.cities)
        # GRID-PLANT-02, GRID-PLANT-04, GRID-PLANT-05
        self.scrap0 = self.number_runs(CITY + self.cities)
        self.pass_on0 = self.scrap0 + END_CARD + 1
        self.region0 = self.pass_on0 + END_CARD + 1
        self.place0 = self.region0 + len(self.map.regions)
        self.mark0 = self.place0 + self.cities
        self.amount0 = self.mark0 + self.cities
        self.build_actions = list(range(CITY, CITY + self.cities))

    def _take_figures(self) -> None:
        figures = self.figures
        spaces = [list(f.spaces) for f in figures.fuels]
        store = self.fuels.index("coal") if figures.coal_storage_price else -1
        self.tracks = FuelTracks(spaces, store, figures.coal_storage_price)
        self.houses = figures.houses
        self.plant_limit = figures.plant_limit
        self.storage_factor = figures.storage_factor  # GRID-PLANT-03, GRID-PLANT-04, GRID-PLANT-05
        self.discount = figures.discount
        self.discount_minimum = figures.discount_minimum
        self.removes_overtaken = figures.removes_overtaken
        self.uranium = self.fuels.index("uranium")
        self.refill = [table.refill for table in figures.fuels]
        self.income = list(figures.income)
        self.last_pay = len(figures.income) - 1
        # By step and bitmask of taken spaces: the price of the cheapest free space it opens.
        self.space_price = [[self._space_price(step, m) for m in range(8)] for step in range(4)]

    def _space_price(self, step: int, taken: int) -> int:
        """GRID-BUILD-05."""
        if step == 0:
            return FAR
        for space in range(self.figures.buildings_per_city[step - 1]):
            if not taken >> space & 1:
                return self.figures.house_costs[space]
        return FAR

    def pay(self, cities: int) -> int:
        return self.income[min(cities, self.last_pay)]

    def price_of(self, step: int, spaces: int, reserved: bool) -> int:
        """The cheapest open space of a city; a start city keeps its first (GRID-START-03)."""
        taken = (spaces & 15 > 0 or reserved) | (spaces >> 4 & 15 > 0) << 1 | (spaces >> 8 > 0) << 2
        return self.space_price[step][taken]

    # ---- regions

    def network(self, regions: tuple[int, ...]) -> Network:
        """GRID-SET-03: the map cut down to the regions in play."""
        if regions not in self._networks:
            in_play = [city.region in regions for city in self.map.cities]
            self._networks[regions] = Network(self.cities, list(self.map.connections), in_play)
        return self._networks[regions]

    def region_sets(self) -> list[tuple[int, ...]]:
        """GRID-SET-02: every connected set of as many regions as this player count uses."""
        return self._sets

    def _touching_sets(self) -> list[tuple[int, ...]]:
        count = self.figures.regions_in_play
        sets = combinations(range(len(self.map.regions)), count)
        return [regions for regions in sets if self.touching(regions) and self._ample(regions)]

    def _too_small(self) -> OptionError:
        """Too few cities, or too few regions that touch: the two need different remedies."""
        count = self.figures.regions_in_play
        sets = [
            regions
            for regions in combinations(range(len(self.map.regions)), count)
            if self.touching(regions)
        ]
        found = [sum(len(self.map.regions[r].cities) for r in regions) for regions in sets]
        end, levels = self.figures.end_cities, len(self.figures.house_costs)
        code = "map_too_small" if found else "map_regions_apart"
        return OptionError(
            code,
            map=self.map.name,
            game=self.edition.id,
            players=self.players,
            regions=count,
            found=max(found, default=len(self.map.regions)),
            needed=max(end, self.players * (end - 1) // levels + 1),
        )

    def _ample(self, regions: tuple[int, ...]) -> bool:
        """Can somebody always reach the end count, however the others build? Else no game ends."""
        cities = sum(len(self.map.regions[region].cities) for region in regions)
        spaces = cities * len(self.figures.house_costs)
        end = self.figures.end_cities
        return cities >= end and spaces > self.players * (end - 1)

    def touching(self, regions: tuple[int, ...]) -> bool:
        reached = {regions[0]}
        grew = True
        while grew:
            near = {b for a, b in self._both_ways() if a in reached and b in regions}
            grew = not near <= reached
            reached |= near
        return reached == set(regions)

    def _both_ways(self) -> list[tuple[int, int]]:
        return [*self.map.adjacency, *((b, a) for a, b in self.map.adjacency)]

    def parse_regions(self, value: object) -> tuple[int, ...]:
        """Region ids given by a person, checked (GRID-SET-02)."""
        ids = [region.id for region in self.map.regions]
        if not isinstance(value, list | tuple) or not all(isinstance(v, str) for v in value):
            raise OptionError("regions_not_a_list", value=value, known=", ".join(ids))
        for name in value:
            if name not in ids:
                raise OptionError("unknown_region", region=name, known=", ".join(ids))
        if len(set(value)) != len(value):
            raise OptionError("region_twice", regions=", ".join(value))
        if len(value) != self.figures.regions_in_play:
            raise OptionError(
                "wrong_region_count", count=len(value), expected=self.figures.regions_in_play
            )
        regions = tuple(sorted(ids.index(name) for name in value))
        if not self.touching(regions):
            names = {region.id: region.names for region in self.map.regions}
            raise OptionError("regions_not_connected", regions=", ".join(value), names=names)
        return regions
