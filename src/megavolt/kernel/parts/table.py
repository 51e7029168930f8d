"""The columns that tables of all games with a plant market begin with, as `parts.plant_rules`."""

from typing import Final

from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import FUELS

PLANT_IDS: Final = 64  # 63 is the end card
RUNS: Final = 448  # ways to run plants
MOST_DEMOLITION: Final = 32

SHARED: Final = (
    ("players", 1, "how many play"),
    ("plant_limit", 1, "most plants of a player: GRID-PLANT-07, CARD-AUC-17"),
    ("current_size", 1, "plants that can be bought until the last age of the market"),
    ("opening_size", 1, "plants dealt to the market"),
    ("discount_minimum", 1, "the minimum bid for the plant with the token"),
    ("hybrid", 2, "the two fuels of hybrids"),
    ("demolition_cards", 1, "how many demolition cards, 0: not played"),
    ("demolition", MOST_DEMOLITION * 2, "by card: what the first and what the others get"),
    ("number", PLANT_IDS, "by plant: minimum bid and rank; the end card has the highest"),
    ("fuel_of", PLANT_IDS, "by plant: its fuel, HYBRID or NO_FUEL"),
    ("units", PLANT_IDS, "by plant: what a run burns"),
    ("storage", PLANT_IDS, "by plant: what it stores"),
    ("output", PLANT_IDS, "by plant: what a run brings, cities supplied or income"),
    ("first_run", PLANT_IDS, "by plant: its first way to run"),
    ("run_count", PLANT_IDS, "by plant: how many ways it has"),
    ("run_burn", RUNS * FUELS, "by way to run: what it burns"),
    ("removed_low", 1, "low or small plants removed unseen"),
    ("removed_high", 1, "high or large plants removed unseen"),
    ("set_aside", 1, "low plants set aside for the top of the stack"),
    (
        "low_plants",
        PLANT_IDS,
        "plants with the back of the low ones; all that are shuffled, where the market is fixed",
    ),
    ("low_count", 1, "how many"),
    ("high_plants", PLANT_IDS, "plants with the other back"),
    ("high_count", 1, "how many"),
    ("low_back", PLANT_IDS, "by plant: 1 if its back is that of the low ones"),
    ("sha256", 64, "the constants of SHA-256, by which a seed becomes chance"),
    ("hidden_money", 1, "1: others do not see how much money a player has"),
    ("worth", PLANT_IDS, "by plant: what the light policy bids about"),
    ("appeal", PLANT_IDS, "by plant: which one the light policy puts up"),
)
_TABLE: Final = Layout(*SHARED)

PLAYERS: Final = _TABLE.at("players")
PLANT_LIMIT: Final = _TABLE.at("plant_limit")
CURRENT_SIZE: Final = _TABLE.at("current_size")
OPENING_SIZE: Final = _TABLE.at("opening_size")
DISCOUNT_MINIMUM: Final = _TABLE.at("discount_minimum")
HYBRIDS: Final = _TABLE.at("hybrid")
DEMOLITION_CARDS: Final = _TABLE.at("demolition_cards")
DEMOLITION: Final = _TABLE.at("demolition")
NUMBER: Final = _TABLE.at("number")
FUEL_OF: Final = _TABLE.at("fuel_of")
UNITS: Final = _TABLE.at("units")
STORAGE: Final = _TABLE.at("storage")
OUTPUT: Final = _TABLE.at("output")
FIRST_RUN: Final = _TABLE.at("first_run")
RUN_COUNT: Final = _TABLE.at("run_count")
RUN_BURN: Final = _TABLE.at("run_burn")
REMOVED_LOW: Final = _TABLE.at("removed_low")
REMOVED_HIGH: Final = _TABLE.at("removed_high")
SET_ASIDE: Final = _TABLE.at("set_aside")
LOW_PLANTS: Final = _TABLE.at("low_plants")
LOW_COUNT: Final = _TABLE.at("low_count")
HIGH_PLANTS: Final = _TABLE.at("high_plants")
HIGH_COUNT: Final = _TABLE.at("high_count")
LOW_BACK: Final = _TABLE.at("low_back")
SHA256: Final = _TABLE.at("sha256")
HIDDEN_MONEY: Final = _TABLE.at("hidden_money")
WORTH: Final = _TABLE.at("worth")
APPEAL: Final = _TABLE.at("appeal")
