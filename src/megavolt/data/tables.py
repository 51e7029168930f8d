"""The number tables of the board editions, resolved for one configuration."""

from dataclasses import dataclass

from megavolt.data.errors import DataError
from megavolt.data.reader import Reader, read_shipped

READINGS = ("document", "print")
PLAYERS = (2, 6)


@dataclass(frozen=True, slots=True)
class FuelTable:
    name: str
    spaces: tuple[int, ...]  # the price of every space, most expensive first
    start: int  # tokens in the market at the start
    total: int
    refill: tuple[int, int, int]  # by step


@dataclass(frozen=True, slots=True)
class TrustTable:
    houses: int
    plant_limit: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All numbers and switches of an edition on a map at a player count."""

    plants: str
    start_money: int
    houses: int
    house_costs: tuple[int, ...]
    buildings_per_city: tuple[int, ...]
    storage_factor: int
    regions_in_play: int
    income: tuple[int, ...]  # by cities supplied; the last entry serves for more
    fuels: tuple[FuelTable, ...]
    plant_limit: int
    step2_cities: int
    end_cities: int
    market_size: int
    current_size: int
    set_aside: int
    fixed_market: tuple[int, ...]
    deck_top: int
    removed_low: int
    removed_high: int
    removed_any: int
    discount: bool
    discount_minimum: int
    removes_overtaken: bool
    removes_lowest_unsold: bool
    step2_replaces: bool
    coal_storage_price: int  # 0: no such storage
    uranium_stop_plant: int  # 0: none
    trust: TrustTable | None


def edition_ids() -> tuple[str, ...]:
    return ("recharged", "classic", "deluxe")


def figures(edition: str, map_id: str, players: int, reading: str = "document") -> Figures:
    """`map_id` is a shipped map, or "" for a user's map without special rules."""
    file = read_shipped("tables.toml")
    if edition not in edition_ids():
        known = ", ".join(edition_ids())
        raise DataError("data_unknown_edition", file=file.file, key=edition, known=known)
    if reading not in READINGS:
        raise file.error("data_bad_value", "figures", value=reading, known=", ".join(READINGS))
    least, most = PLAYERS
    if not least <= players <= most:
        raise file.error("data_out_of_range", "players", value=players, minimum=least, maximum=most)
    maps = file.table(edition).texts("maps")
    if map_id and map_id not in maps:
        known = ", ".join(maps)
        raise DataError("data_unknown_map", file=map_id, key="-", known=known, edition=edition)
    return _Tables(file, edition, map_id, players, reading).figures()


class _Tables:
    """Looks up one configuration's values in the tables."""

    def __init__(self, file: Reader, edition: str, map_id: str, players: int, reading: str) -> None:
        self.file = file
        self.edition = edition
        self.own = file.table(edition)
        self.table_map = map_id or self.own.texts("maps")[0]
        self.special_map = map_id
        self.players = str(players)
        self.choices = file.table("choices").table(reading)
        self.market = self._plant_market()

    def figures(self) -> Figures:
        common = self.file.table("common")
        removed = self._removed()
        market = self.market
        return Figures(
            plants=self.own.text("plants"),
            start_money=common.whole("starting_money"),
            houses=common.whole("houses_per_player"),
            house_costs=common.ints("house_costs"),
            buildings_per_city=common.ints("buildings_per_city"),
            storage_factor=common.whole("storage_factor"),
            regions_in_play=common.table("regions_in_play").whole(self.players),
            income=self._income(),
            fuels=self._fuels(),
            plant_limit=self.own.table("plant_limit").whole(self.players),
            step2_cities=self.own.table("step2_cities").whole(self.players),
            end_cities=self._end_cities(),
            market_size=self._size("opening_current") + self._size("opening_future"),
            current_size=self._size("opening_current"),
            set_aside=self._optional(market, "set_aside_on_top_of_stack"),
            fixed_market=self._fixed_market(),
            deck_top=self._optional(market, "top_of_stack"),
            removed_low=removed[0],
            removed_high=removed[1],
            removed_any=removed[2],
            discount=market.flag("discount"),
            discount_minimum=self._optional(market, "discounted_minimum_bid"),
            removes_overtaken=self._removes_overtaken(),
            removes_lowest_unsold=self._removes_unsold(),
            step2_replaces=market.flag("step2_start_replaces_it"),
            coal_storage_price=self._special("coal_storage_price"),
            uranium_stop_plant=self._special("uranium_resupply_stops_when_bought"),
            trust=self._trust(),
        )

    def _plant_market(self) -> Reader:
        market = self.own.table("plant_market")
        return market.table(self.table_map) if market.has(self.table_map) else market

    @staticmethod
    def _optional(table: Reader, key: str) -> int:
        return table.whole(key) if table.has(key) else 0

    def _special(self, key: str) -> int:
        """A rule of one map alone."""
        if not self.special_map or not self.own.has(self.special_map):
            return 0
        return self._optional(self.own.table(self.special_map), key)

    def _removes_overtaken(self) -> bool:
        key = "removes_plants_not_above_leader_cities"
        return self.own.flag(key) if self.own.has(key) else self.market.flag(key)

    def _removes_unsold(self) -> bool:
        market = self.market
        return market.flag("removes_lowest_when_none_bought") or market.flag(
            "removes_lowest_when_all_pass"
        )

    # ---- the plant market

    def _fixed_market(self) -> tuple[int, ...]:
        if isinstance(self.market.get("opening_current"), int):
            return ()
        return self.market.ints("opening_current") + self.market.ints("opening_future")

    def _size(self, key: str) -> int:
        """A number of plants, or the plants by name."""
        value = self.market.get(key)
        return len(value) if isinstance(value, list) else self.market.whole(key)

    def _removed(self) -> tuple[int, int, int]:
        """Low plants, high plants, plants of any kind."""
        removed = self.own.table("plants_removed")
        if isinstance(removed.get(self.players), int):
            return (0, 0, removed.whole(self.players))
        entry = removed.table(self.players)
        low, high = ("plug", "socket") if entry.has("plug") else ("dark", "light")
        return (entry.whole(low), entry.whole(high), 0)

    # ---- money, ends, fuel

    def _income(self) -> tuple[int, ...]:
        name = self.own.get("income")
        if not isinstance(name, str):
            name = self.choices.text("classic_income")
            name = self.own.table("income").text(name)
        table = self.file.table("income").table(name)
        pay = table.ints("pay")
        if self.players == "2" and table.has("two_players_20_or_more"):  # GRID-END-05
            pay = (*pay[:-1], table.whole("two_players_20_or_more"))
        return pay

    def _end_cities(self) -> int:
        table = self.own.table("end_game_cities")
        if not table.has(self.players):
            table = table.table(self.choices.text("classic_end_game_cities"))
        return table.whole(self.players)

    def _by_map(self, key: str) -> str:
        value = self.own.get(key)
        return value if isinstance(value, str) else self.own.table(key).text(self.table_map)

    def _fuels(self) -> tuple[FuelTable, ...]:
        market = self.file.table("market").table(self.own.text("market"))
        fill = self.file.table("initial_fill").table(self._by_map("initial_fill"))
        supply = self.file.table("resupply").table(self._by_map("resupply")).table(self.players)
        return tuple(self._fuel(name, market, fill, supply) for name in market.values)

    def _fuel(self, name: str, market: Reader, fill: Reader, supply: Reader) -> FuelTable:
        table = market.table(name)
        capacity = table.table("capacity")
        prices = sorted((int(price) for price in capacity.values), reverse=True)
        spaces = tuple(price for price in prices for _ in range(capacity.whole(str(price))))
        refill = supply.ints(name)
        if len(refill) != 3:
            raise supply.error("data_wrong_count", name, count=len(refill), expected=3)
        start = self._start(name, fill, spaces)
        return FuelTable(name, spaces, start, table.whole("total_tokens"), (*refill,))

    def _start(self, name: str, fill: Reader, spaces: tuple[int, ...]) -> int:
        """The tokens at the start; they must lie in the most expensive spaces."""
        entry = fill.table(name)
        if not entry.has("tokens"):
            entry = entry.table(self.choices.text("recharged_initial_garbage"))
        tokens, low, high = entry.whole("tokens"), entry.whole("from"), entry.whole("to")
        filled = [price for price in spaces if low <= price <= high]
        if tokens != len(filled) or high != spaces[0]:
            raise entry.error("data_wrong_count", "tokens", count=tokens, expected=len(filled))
        return tokens

    def _trust(self) -> TrustTable | None:
        """Only Recharged prints it; the anniversary edition plays it the same way."""
        if self.players != "2" or self.edition == "classic":
            return None
        table = self.file.table("recharged").table("trust")
        return TrustTable(table.whole("houses"), table.whole("plant_limit"))
