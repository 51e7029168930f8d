"""The table: what is constant in a configuration of the board game, as one array of integers."""

from typing import Final

from megavolt.kernel.board.row import CITIES, FUELS, SET, WIDTH
from megavolt.kernel.layout import Layout

PLANT_IDS: Final = 64  # a plant's id is its number; 63 is the Step 3 card
RUNS: Final = 64
MOST_SPACES: Final = 48  # of a fuel track
MOST_INCOME: Final = 32
MOST_DEMOLITION: Final = 32
RANDOM_REGIONS: Final = -1
DRAFTED_REGIONS: Final = -2

TABLE: Final = Layout(
    ("players", 1, "how many play"),
    ("cities", 1, "how many cities the map has"),
    ("regions", 1, "how many regions the map has"),
    ("regions_in_play", 1, "GRID-SET-02"),
    ("networks", 1, "how many sets of regions follow, each with its network"),
    ("random_networks", 1, "the first so many can be drawn at random or drafted"),
    ("chosen_network", 1, "the one the host chose, or RANDOM_REGIONS, DRAFTED_REGIONS"),
    ("houses", 1, "GRID-SET-05: most cities of a player"),
    ("plant_limit", 1, "GRID-PLANT-07"),
    ("current_size", 1, "GRID-SET-14: plants of the current market before Step 3"),
    ("opening_size", 1, "GRID-SET-09, GRID-SET-10: plants dealt to the market"),
    ("step2_cities", 1, "GRID-STEP-02"),
    ("end_cities", 1, "GRID-END-01"),
    ("discount", 1, "1: GRID-DISC-01"),
    ("discount_minimum", 1, "GRID-DISC-01"),
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
    ("hybrid", 2, "the two fuels of hybrids"),
    ("drafts", 1, "1: GRID-SET-04, regions are drafted"),
    ("trust_plays", 1, "1: GRID-TRUST-01"),
    ("trust_limit", 1, "GRID-TRUST-04: most plants of the Trust"),
    ("start_cities", 1, "1: GRID-START-01"),
    ("demolition_cards", 1, "how many demolition cards, 0: not played"),
    ("demolition", MOST_DEMOLITION * 2, "by card: what the first and what the others get"),
    ("house_costs", 3, "GRID-BUILD-05: by space"),
    ("space_price", 4 * 8, "by step and taken spaces: the cheapest open one"),
    ("income", MOST_INCOME, "GRID-BUR-01: by cities supplied"),
    ("last_pay", 1, "the last entry of it, which serves for more"),
    ("fuel_of", PLANT_IDS, "by plant: its fuel, HYBRID or NO_FUEL"),
    ("units", PLANT_IDS, "by plant: what a run burns"),
    ("storage", PLANT_IDS, "GRID-PLANT-03: by plant, what it stores"),
    ("output", PLANT_IDS, "by plant: the cities it supplies"),
    ("first_run", PLANT_IDS, "by plant: its first way to run"),
    ("run_count", PLANT_IDS, "by plant: how many ways it has"),
    ("run_plant", RUNS, "by way to run: the plant"),
    ("run_burn", RUNS * FUELS, "by way to run: what it burns"),
    ("capacity", FUELS, "by fuel: spaces of its track"),
    ("price_at", FUELS * MOST_SPACES, "by fuel and tokens left: the price of the next"),
    ("refill", FUELS * 3, "GRID-BUR-04: by fuel and step"),
    ("set_aside", 1, "GRID-SET-09: low plants set aside for the top of the stack"),
    ("removed_low", 1, "GRID-SET-11"),
    ("removed_high", 1, "GRID-SET-11"),
    ("removed_any", 1, "GRID-SET-13"),
    ("deck_top", 1, "GRID-SET-13: the plant on top of the stack, 0 for none"),
    ("fixed_market", 12, "GRID-SET-13: the opening market where it is given"),
    ("fixed_size", 1, "how many plants that are, 0: the market is dealt"),
    ("low_plants", PLANT_IDS, "GRID-SET-09; with a fixed market all plants to be shuffled"),
    ("low_count", 1, "how many"),
    ("high_plants", PLANT_IDS, "GRID-SET-11"),
    ("high_count", 1, "how many"),
    ("near", CITIES * SET, "by city: set of the cities connected with it"),
    ("region_of", CITIES, "by city: its region"),
    ("sha256", 64, "the constants of SHA-256, by which a seed becomes chance"),
    ("low_back", PLANT_IDS, "by plant: 1 if its back is that of the low ones"),
    ("hidden_money", 1, "1: others do not see how much money a player has"),
    ("template", WIDTH, "a first row, to be filled in by a seed"),
)
# After these, per network: its set of regions, the set of its cities, and the matrix of costs.
NETWORKS: Final = TABLE.width
NETWORK_REGIONS: Final = 0
NETWORK_CITIES: Final = SET
NETWORK_COST: Final = 2 * SET

PLAYERS: Final = TABLE.at("players")
MAP_CITIES: Final = TABLE.at("cities")
MAP_REGIONS: Final = TABLE.at("regions")
REGIONS_IN_PLAY: Final = TABLE.at("regions_in_play")
NETWORK_COUNT: Final = TABLE.at("networks")
RANDOM_NETWORKS: Final = TABLE.at("random_networks")
CHOSEN_NETWORK: Final = TABLE.at("chosen_network")
HOUSE_LIMIT: Final = TABLE.at("houses")
PLANT_LIMIT: Final = TABLE.at("plant_limit")
CURRENT_SIZE: Final = TABLE.at("current_size")
OPENING_SIZE: Final = TABLE.at("opening_size")
STEP2_CITIES: Final = TABLE.at("step2_cities")
END_CITIES: Final = TABLE.at("end_cities")
DISCOUNT: Final = TABLE.at("discount")
DISCOUNT_MINIMUM: Final = TABLE.at("discount_minimum")
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
HYBRIDS: Final = TABLE.at("hybrid")
DRAFTS: Final = TABLE.at("drafts")
TRUST_PLAYS: Final = TABLE.at("trust_plays")
TRUST_LIMIT: Final = TABLE.at("trust_limit")
START_CITIES: Final = TABLE.at("start_cities")
DEMOLITION_CARDS: Final = TABLE.at("demolition_cards")
DEMOLITION: Final = TABLE.at("demolition")
HOUSE_COSTS: Final = TABLE.at("house_costs")
SPACE_PRICE: Final = TABLE.at("space_price")
INCOME: Final = TABLE.at("income")
LAST_PAY: Final = TABLE.at("last_pay")
FUEL_OF: Final = TABLE.at("fuel_of")
UNITS: Final = TABLE.at("units")
STORAGE: Final = TABLE.at("storage")
OUTPUT: Final = TABLE.at("output")
FIRST_RUN: Final = TABLE.at("first_run")
RUN_COUNT: Final = TABLE.at("run_count")
RUN_PLANT: Final = TABLE.at("run_plant")
RUN_BURN: Final = TABLE.at("run_burn")
CAPACITY: Final = TABLE.at("capacity")
PRICE_AT: Final = TABLE.at("price_at")
REFILL: Final = TABLE.at("refill")
SET_ASIDE: Final = TABLE.at("set_aside")
REMOVED_LOW: Final = TABLE.at("removed_low")
REMOVED_HIGH: Final = TABLE.at("removed_high")
REMOVED_ANY: Final = TABLE.at("removed_any")
DECK_TOP: Final = TABLE.at("deck_top")
FIXED_MARKET: Final = TABLE.at("fixed_market")
FIXED_SIZE: Final = TABLE.at("fixed_size")
LOW_PLANTS: Final = TABLE.at("low_plants")
LOW_COUNT: Final = TABLE.at("low_count")
HIGH_PLANTS: Final = TABLE.at("high_plants")
HIGH_COUNT: Final = TABLE.at("high_count")
NEAR: Final = TABLE.at("near")
REGION_OF: Final = TABLE.at("region_of")
SHA256: Final = TABLE.at("sha256")
LOW_BACK: Final = TABLE.at("low_back")
HIDDEN_MONEY: Final = TABLE.at("hidden_money")
TEMPLATE: Final = TABLE.at("template")
