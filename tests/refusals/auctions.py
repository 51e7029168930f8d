"""What the reasons of an auction claim; the board game and the card game share them."""

from megavolt.core.view_types import own_seat
from megavolt.games.board.view_types import BoardOffer, BoardPlayer, BoardView
from megavolt.games.cards.view_types import CardsOffer, CardsPlayer, CardsView
from megavolt.parts.view_types import PlantSeen, known_money
from tests.refusals.asking import Claim, Refused

AnyView = BoardView | CardsView


def name_of(plant: PlantSeen) -> str:
    """What a plant goes by: its id in the card game, its number on the board."""
    return str(plant.get("id", plant["number"]))


def _me(x: Refused[AnyView]) -> BoardPlayer | CardsPlayer:
    return x.view["players"][own_seat(x.view)]


def _current(x: Refused[AnyView]) -> dict[str, BoardOffer | CardsOffer]:
    return {name_of(plant): plant for plant in x.view["market"]["current"]}


def _future(x: Refused[AnyView]) -> list[str]:
    return [name_of(plant) for plant in x.view["market"]["future"]]


def _own(x: Refused[AnyView]) -> list[str]:
    return [name_of(plant) for plant in _me(x)["plants"]]


def _plant(x: Refused[AnyView]) -> str:
    return str(x.move.get("plant"))


def _minimum(x: Refused[AnyView]) -> int:
    if x.move["do"] == "bid":
        least = x.view["auction"]["least"]
        assert least is not None, "a bid without a lot"
        return least
    return int(_current(x)[_plant(x)]["minimum"])


def _alone(x: Refused[AnyView]) -> object:
    return x.view["auction"]["active"] == [x.view["seat"]]


def _too_low(x: Refused[AnyView]) -> object:
    return x.move["bid"] < x.facts["minimum"] == _minimum(x)


def _over_money(x: Refused[AnyView]) -> object:
    return x.move["bid"] > x.facts["money"] == _me(x)["money"]


def _alone_pays(x: Refused[AnyView]) -> object:
    return _alone(x) and x.move["bid"] > x.facts["minimum"] == _minimum(x)


def _lot(x: Refused[AnyView]) -> str:
    return str(x.view["auction"]["lot"])


def _must_buy(x: Refused[AnyView]) -> object:
    cheapest = min(plant["minimum"] for plant in _current(x).values())
    first = x.view["round"] == 1 and x.move["do"] == "pass"
    return first and cheapest <= known_money(_me(x))


def _must_scrap(x: Refused[AnyView]) -> object:
    old = _own(x)[:-1]
    listed = str(x.facts["choices"]).split(", ")
    named = x.move["do"] == "scrap" and _plant(x) in old
    return x.view["pending"] == "scrap" and sorted(listed) == sorted(old) and not named


def _scrap_newest(x: Refused[AnyView]) -> object:
    newest = x.move["do"] == "scrap" and _plant(x) == _own(x)[-1]
    return newest and x.view["pending"] == "scrap"


def _unscrapped(x: Refused[AnyView]) -> object:
    """Scrapping is for whoever just bought one too many."""
    return x.move["do"] == "scrap" and x.view["pending"] != "scrap"


CLAIMS: dict[str, Claim[AnyView]] = {
    "bid_too_low": _too_low,
    "bid_over_money": _over_money,
    "alone_pays_minimum": _alone_pays,
    "no_lot_to_bid_on": lambda x: x.move["do"] == "bid" and x.view["auction"]["lot"] is None,
    "lot_on_the_table": lambda x: x.move["do"] == "open" and str(x.facts["plant"]) == _lot(x),
    "answer_the_bid": lambda x: (
        x.move["do"] not in ("open", "bid", "pass") and str(x.facts["plant"]) == _lot(x)
    ),
    "still_future": lambda x: _plant(x) in _future(x),
    "not_in_market": lambda x: _plant(x) not in (*_current(x), *_future(x)),
    "must_buy_in_round_one": _must_buy,
    "must_scrap": _must_scrap,
    "scrap_newest": _scrap_newest,
    "scrap_only_after_buying": _unscrapped,
    "not_your_plant": lambda x: _plant(x) not in _own(x),
    "already_ran": lambda x: _plant(x) in map(str, x.view["ran"]),
}


def short_of_fuel(x: Refused[AnyView]) -> object:
    """The plant is the mover's, has not run, and the stock does not hold what it burns."""
    plant = next(p for p in _me(x)["plants"] if name_of(p) == _plant(x))
    burn = x.move.get("burn") or {}
    stock = _me(x)["stock"]
    if burn:
        return any(stock[fuel] < units for fuel, units in burn.items())
    return sum(stock[fuel] for fuel in plant["fuels"]) < plant["units"] == x.facts["units"]
