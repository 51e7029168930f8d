"""The table of a configuration, made from a `Game`."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.games.cards.rules import Rules
from megavolt.kernel.cards.table import TABLE
from megavolt.kernel.parts.tables import (
    Table,
    deck_columns,
    demolition_columns,
    plant_columns,
    put,
)
from megavolt.parts.plant_rules import END_CARD


def table_of(r: Rules, template: NDArray[Any]) -> Table:
    t = np.zeros(TABLE.width, np.int32)
    put(t, TABLE, plant_columns(r, r.income), demolition_columns(r.demolition), _light(r))
    put(t, TABLE, deck_columns(r.small, r.large), _figures(r), {"template": template})
    return t


def _light(r: Rules) -> dict[str, Any]:
    """What the light policy thinks of plants."""
    figures = list(zip(r.number, r.income, r.units, strict=True))
    return {
        "worth": [max(number - 5, 1) for number in r.number],  # fuel is to be paid, too
        "appeal": [2 * income - number - units + 1000 for number, income, units in figures],
    }


def _figures(r: Rules) -> dict[str, Any]:
    f = r.figures
    regular = [r.card_of(card) for card in r.deck.fuels if card.mark in f.marks]
    return {
        "current_size": f.current_size,
        "opening_size": f.market_size,
        "removed_low": f.removed_small,
        "removed_high": f.removed_large,
        "set_aside": 1,
        "low_back": [plant in r.small for plant in range(END_CARD + 1)],
        "hidden_money": r.hidden_money,
        "unlimited": r.unlimited,
        "bank_plays": r.bank_plays,
        "bank_limit": f.bank_plant_limit,
        "storage_factor": r.storage_factor,
        "last_factor": f.storage_multiple_last_round,
        "guaranteed_income": f.guaranteed_income,
        "money_per_point": f.money_per_point,
        "prices": r.prices,
        "column_size": r.column_size,
        "shifts": [column for shift in r.shifts for column in shift],
        "regular": regular,
        "regular_count": len(regular),
    }
