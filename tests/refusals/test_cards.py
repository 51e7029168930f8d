"""The reason a card game gives for refusing a move is true of the position."""

from functools import cache

import pytest

from megavolt.core.rng import Rng
from megavolt.core.view_types import own_seat
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.view_types import CardsPlayer, CardsView
from megavolt.parts.view_types import known_money
from tests.configurations import Configuration, of_family
from tests.refusals.asking import Claim, Refused, all_words, untrue_reasons
from tests.refusals.auctions import CLAIMS as AUCTION
from tests.refusals.auctions import short_of_fuel

ALL = of_family("cards")
PHASE = {
    "open": "auction",
    "bid": "auction",
    "pass": "auction",
    "buy": "fuel",
    "run": "bureaucracy",
}


@cache
def everything(configuration: Configuration) -> tuple[CardGame, list[str]]:
    """A game, and the words of all moves in it but bids."""
    game = configuration.make()
    assert isinstance(game, CardGame)
    return game, all_words(game, game.r.amount0)


def words(game: CardGame, plain: list[str], rng: Rng) -> list[str]:
    names = [game.r.name(plant) for plant in game.r.plants]
    offers = [f"open {names[rng.below(len(names))]} {rng.below(60)}" for _ in range(60)]
    return [*plain, *offers, *(f"bid {rng.below(60)}" for _ in range(30))]


# ---- what the reasons claim


def _me(x: Refused[CardsView]) -> CardsPlayer:
    return x.view["players"][own_seat(x.view)]


def _wrong_phase(x: Refused[CardsView]) -> object:
    if x.facts["phase"] != x.view["phase"]:
        return False
    if x.move["do"] == "done":
        return x.view["phase"] == "auction"
    return PHASE[x.move["do"]] != x.view["phase"]


def _taken_from(x: Refused[CardsView], verb: str) -> bool:
    """The cards listed are the mover's, and the move takes no unit of any of them."""
    listed = str(x.facts["choices"]).split(", ")
    mine = [entry["card"] for entry in _me(x)["store"]]
    named = x.move["do"] == verb and x.move.get("card") in listed
    return bool(listed) and set(listed) <= set(mine) and not named


def _column(x: Refused[CardsView]) -> list[str]:
    cards = x.view["fuel"]["columns"][x.move["column"] - 1]["cards"]
    return [card["card"] for card in cards]


def _fuel(x: Refused[CardsView]) -> str:
    return str(x.facts["fuel"])


def _no_use(x: Refused[CardsView]) -> object:
    return not any(_fuel(x) in plant["fuels"] for plant in _me(x)["plants"])


def _too_dear(x: Refused[CardsView]) -> object:
    price = x.view["fuel"]["columns"][x.move["column"] - 1]["price"]
    offered = x.move["card"] in _column(x)
    return offered and x.facts["price"] == price > known_money(_me(x)) == x.facts["money"]


CLAIMS: dict[str, Claim[CardsView]] = {
    **AUCTION,
    "wrong_phase": _wrong_phase,
    "must_drop": lambda x: x.view["pending"] == "lose_fuel" and _taken_from(x, "drop"),
    "must_burn": lambda x: x.view["pending"] == "burn" and _taken_from(x, "burn"),
    "nothing_to_drop": lambda x: x.move["do"] == "drop" and x.view["pending"] != "lose_fuel",
    "nothing_to_burn": lambda x: x.move["do"] == "burn" and x.view["pending"] != "burn",
    "card_not_there": lambda x: x.move["card"] not in _column(x),
    "no_plant_burns_it": _no_use,
    "stores_full": lambda x: _me(x)["free"][_fuel(x)] == 0 and not x.view["last_round"],
    "lacks_nothing": lambda x: _me(x)["free"][_fuel(x)] == 0 and x.view["last_round"],
    "card_too_dear": _too_dear,
    "not_enough_fuel": short_of_fuel,
}


@pytest.mark.parametrize("configuration", ALL[::3], ids=str)
def test_reasons_are_true_of_the_position(configuration: Configuration) -> None:
    game, plain = everything(configuration)
    assert untrue_reasons(game, CardsView, 5, lambda rng: words(game, plain, rng), CLAIMS) == []
