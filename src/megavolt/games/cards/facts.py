"""What is constant in a configuration and known to all: plants, fuel cards, prices."""

from megavolt.games.cards.fuel_cards import CARDS
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.view import plant_seen
from megavolt.games.cards.view_types import CardsFacts


def facts(r: Rules, game_id: str) -> CardsFacts:
    figures = r.figures
    return {
        "game": game_id,
        "players": r.players,
        "plants": [plant_seen(r, plant) for plant in r.plants],
        "plant_limit": figures.plant_limit,
        "storage_factor": figures.storage_multiple,
        "start_money": figures.start_money,
        "fuel_cards": {
            r.card_name(card): r.in_play[card] for card in range(CARDS) if r.in_play[card]
        },
        "column_prices": list(figures.column_prices),
        "column_size": figures.column_size,
        "guaranteed_income": figures.guaranteed_income,
        "money_per_point": figures.money_per_point,
    }
