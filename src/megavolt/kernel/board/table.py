"""The table: what is constant in a configuration of the board game, as one array of integers."""

from typing import Final

from megavolt.kernel.board.row import CITIES, WIDTH
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import FUELS, SET
from megavolt.kernel.parts.table import RUNS, SHARED

MOST_SPACES: Final = 48  # of a fuel track
MOST_INCOME: Final = 32
RANDOM_REGIONS: Final = -1
DRAFTED_REGIONS: Final = -2

TABLE: Final = Layout(
    *SHARED,
    ("cities", 1, "how many cities the map has"),
    ("regions", 1, "how many regions the map has"),
    ("regions_in_play", 1, "GRID-SET-02"),
    ("networks", 1, "how many sets of regions follow, each with its network"),
    ("random_networks", 1, "the first so many can be drawn at random or drafted"),
    ("chosen_network", 1, "the one the host chose, or RANDOM_REGIONS, DRAFTED_REGIONS"),
    ("houses", 1, "GRID-SET-05: most cities of a player"),
    ("step2_cities", 1, "GRID-STEP-02"),
    ("end_cities", 1, "GRID-END-01"),
    ("discount", 1, "1: GRID-DISC-01"),
    ("removes_overtaken", 1, "1: GRID-BUILD-09"),
    ("removes_unsold", 1, "1: GRID-AUC-13"),
    ("step2_replaces", 1, "1: GRID-STEP-03; 0: GRID-STEP-04"),
    ("names_on_pass", 1, "1: GRID-AUC-10"),
    ("begins_in_empty_city", 1, "1: GRID-BUILD-02"),
    ("step3_refills_as_step2", 1, "1: GRID-STEP-08"),
    ("store_fuel", 1, "GRID-SET-08: the fuel with a store, -1 for none"),
    ("store_price", 1, "GRID-FUEL-04"),
    ("uranium", 1, "which fuel is uranium"),
    ("uranium_stop", 1, "GRID-BUR-05: the plant that stops it, 0 for none"),
    ("drafts", 1, "1: GRID-SET-04, regions are drafted"),
    ("trust_plays", 1, "1: GRID-TRUST-01"),
    ("trust_limit", 1, "GRID-TRUST-04: most plants of the Trust"),
    ("start_cities", 1, "1: GRID-START-01"),
    ("house_costs", 3, "GRID-BUILD-05: by space"),
    ("space_price", 4 * 8, "by step and taken spaces: the cheapest open one"),
    ("income", MOST_INCOME, "GRID-BUR-01: by cities supplied"),
    ("last_pay", 1, "the last entry of it, which serves for more"),
    ("run_plant", RUNS, "by way to run: the plant"),
    ("capacity", FUELS, "by fuel: spaces of its track"),
    ("price_at", FUELS * MOST_SPACES, "by fuel and tokens left: the price of the next"),
    ("refill", FUELS * 3, "GRID-BUR-04: by fuel and step"),
    ("removed_any", 1, "GRID-SET-13"),
    ("deck_top", 1, "GRID-SET-13: the plant on top of the stack, 0 for none"),
    ("fixed_market", 12, "GRID-SET-13: the opening market where it is given"),
    ("fixed_size", 1, "how many plants that are, 0: the market is dealt"),
    ("near", CITIES * SET, "by city: set of the cities connected with it"),
    ("region_of", CITIES, "by city: its region"),
    ("template", WIDTH, "a first row, to be filled in by a seed"),
)
# After these, per network: its set of regions, the set of its cities, and the matrix of costs.
NETWORKS: Final = TABLE.width
NETWORK_REGIONS: Final = 0
NETWORK_CITIES: Final = SET
NETWORK_COST: Final = 2 * SET

MAP_CITIES: Final = TABLE.at("cities")
MAP_REGIONS: Final = TABLE.at("regions")
REGIONS_IN_PLAY: Final = TABLE.at("regions_in_play")
NETWORK_COUNT: Final = TABLE.at("networks")
RANDOM_NETWORKS: Final = TABLE.at("random_networks")
CHOSEN_NETWORK: Final = TABLE.at("chosen_network")
HOUSE_LIMIT: Final = TABLE.at("houses")
STEP2_CITIES: Final = TABLE.at("step2_cities")
END_CITIES: Final = TABLE.at("end_cities")
DISCOUNT: Final = TABLE.at("discount")
REMOVES_OVERTAKEN: Final = TABLE.at("removes_overtaken")
REMOVES_UNSOLD: Final = TABLE.at("removes_unsold")
STEP2_REPLACES: Final = TABLE.at("step2_replaces")
NAMES_ON_PASS: Final = TABLE.at("names_on_pass")
BEGINS_IN_EMPTY_CITY: Final = TABLE.at("begins_in_empty_city")
STEP3_REFILLS_AS_STEP2: Final = TABLE.at("step3_refills_as_step2")
STORE_FUEL: Final = TABLE.at("store_fuel")
STORE_PRICE: Final = TABLE.at("store_price")
URANIUM: Final = TABLE.at("uranium")
URANIUM_STOP: Final = TABLE.at("uranium_stop")
DRAFTS: Final = TABLE.at("drafts")
TRUST_PLAYS: Final = TABLE.at("trust_plays")
TRUST_LIMIT: Final = TABLE.at("trust_limit")
START_CITIES: Final = TABLE.at("start_cities")
HOUSE_COSTS: Final = TABLE.at("house_costs")
SPACE_PRICE: Final = TABLE.at("space_price")
INCOME: Final = TABLE.at("income")
LAST_PAY: Final = TABLE.at("last_pay")
RUN_PLANT: Final = TABLE.at("run_plant")
CAPACITY: Final = TABLE.at("capacity")
PRICE_AT: Final = TABLE.at("price_at")
REFILL: Final = TABLE.at("refill")
REMOVED_ANY: Final = TABLE.at("removed_any")
DECK_TOP: Final = TABLE.at("deck_top")
FIXED_MARKET: Final = TABLE.at("fixed_market")
FIXED_SIZE: Final = TABLE.at("fixed_size")
NEAR: Final = TABLE.at("near")
REGION_OF: Final = TABLE.at("region_of")
TEMPLATE: Final = TABLE.at("template")
