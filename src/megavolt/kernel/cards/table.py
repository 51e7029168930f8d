"""The table: what is constant in a configuration of the card game, as one array of integers."""

from typing import Final

from megavolt.kernel.cards.row import COLUMNS, WIDTH
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.table import SHARED

MOST_SHIFTS: Final = 3
MOST_REGULAR: Final = 48

TABLE: Final = Layout(
    *SHARED,
    ("unlimited", 1, "1: substitutes stand in for single cards (CARD-FUEL-08)"),
    ("bank_plays", 1, "1: CARD-BANK-01"),
    ("bank_limit", 1, "CARD-BANK-07: most plants of the Bank"),
    ("storage_factor", 1, "CARD-PLANT-05: a plant stores so many runs' fuel"),
    ("last_factor", 1, "CARD-FUEL-12: and so many may be bought for in the last round"),
    ("guaranteed_income", 1, "CARD-BUR-05"),
    ("money_per_point", 1, "CARD-END-05"),
    ("prices", COLUMNS, "CARD-FUEL-02: by column"),
    ("column_size", 1, "CARD-SETUP-15: cards in a full column"),
    ("shifts", MOST_SHIFTS * 2, "CARD-BUR-11: from which column to which, by index"),
    ("regular", MOST_REGULAR, "CARD-SETUP-14: the regular fuel cards in play, in the deck's order"),
    ("regular_count", 1, "how many"),
    ("template", WIDTH, "a first row, to be filled in by a seed"),
)

UNLIMITED: Final = TABLE.at("unlimited")
BANK_PLAYS: Final = TABLE.at("bank_plays")
BANK_LIMIT: Final = TABLE.at("bank_limit")
STORAGE_FACTOR: Final = TABLE.at("storage_factor")
LAST_FACTOR: Final = TABLE.at("last_factor")
GUARANTEED_INCOME: Final = TABLE.at("guaranteed_income")
MONEY_PER_POINT: Final = TABLE.at("money_per_point")
PRICES: Final = TABLE.at("prices")
COLUMN_SIZE: Final = TABLE.at("column_size")
SHIFTS: Final = TABLE.at("shifts")
REGULAR: Final = TABLE.at("regular")
REGULAR_COUNT: Final = TABLE.at("regular_count")
TEMPLATE: Final = TABLE.at("template")
