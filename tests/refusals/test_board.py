"""The reason a board game gives for refusing a move is true of the position."""

from functools import cache

import pytest

from megavolt.core.rng import Rng
from megavolt.core.view_types import own_seat
from megavolt.games.board.game import BoardGame
from megavolt.games.board.view_types import BoardPlayer, BoardView, CitySeen
from megavolt.parts.view_types import known_money
from tests.configurations import Configuration, of_family
from tests.refusals.asking import Claim, Refused, all_words, untrue_reasons
from tests.refusals.auctions import CLAIMS as AUCTION
from tests.refusals.auctions import short_of_fuel

ALL = of_family("board")
PHASE = {
    "open": "auction",
    "bid": "auction",
    "pass": "auction",
    "scrap": "auction",
    "drop": "auction",
    "buy": "fuel",
    "build": "building",
    "run": "bureaucracy",
    "region": "preparation",
    "place": "preparation",
    "mark": "preparation",
}


@cache
def everything(configuration: Configuration) -> tuple[BoardGame, list[str]]:
    """A game, and the words of all moves in it but bids."""
    game = configuration.make()
    assert isinstance(game, BoardGame)
    return game, all_words(game, game.r.amount0)


def words(game: BoardGame, plain: list[str], rng: Rng) -> list[str]:
    plants = game.r.plants
    offers = [f"open {plants[rng.below(len(plants))]} {rng.below(90)}" for _ in range(60)]
    return [*plain, *offers, *(f"bid {rng.below(90)}" for _ in range(30)), "pass", "done"]


# ---- what the reasons claim


def _me(x: Refused[BoardView]) -> BoardPlayer:
    return x.view["players"][own_seat(x.view)]


def _city(x: Refused[BoardView]) -> CitySeen:
    return x.view["cities"][x.move["city"]]


def _game(x: Refused[BoardView]) -> BoardGame:
    assert isinstance(x.game, BoardGame)
    return x.game


def _wrong_phase(x: Refused[BoardView]) -> object:
    if x.facts["phase"] != x.view["phase"]:
        return False
    if x.move["do"] == "done":
        return x.view["phase"] == "auction"
    return PHASE.get(x.move["do"]) != x.view["phase"]


def _cut_off(x: Refused[BoardView]) -> object:
    ids = [region.id for region in _game(x).r.map.regions]
    wanted = {*x.view["regions"], x.move["region"]}
    sets = [{ids[region] for region in found} for found in _game(x).r.region_sets()]
    return x.move["region"] not in x.view["regions"] and not any(wanted <= one for one in sets)


def _elsewhere(x: Refused[BoardView]) -> object:
    home = next(r for r in _game(x).r.map.regions if r.id == x.facts["region"])
    ids = [_game(x).r.map.cities[city].id for city in home.cities]
    return x.move["city"] in ids and home.id not in x.view["regions"]


def _neighbours(x: Refused[BoardView]) -> list[str]:
    names = [city.id for city in _game(x).r.map.cities]
    links = [(names[a], names[b]) for a, b, _ in _game(x).r.map.connections]
    both = [*links, *((b, a) for a, b in links)]
    return [b for a, b in both if a == x.move["city"] and b in x.view["cities"]]


def _far_from_trust(x: Refused[BoardView]) -> object:
    near = [x.view["cities"][city]["spaces"] for city in _neighbours(x)]
    return "trust" not in _city(x)["spaces"] and not any("trust" in spaces for spaces in near)


def _not_lost(x: Refused[BoardView]) -> object:
    listed = str(x.facts["choices"]).split(", ")
    owned = all(_me(x)["stock"][fuel] for fuel in listed)
    named = x.move["do"] == "drop" and x.move["fuel"] in listed
    return x.view["pending"] == "lose_fuel" and owned and not named


def _no_use(x: Refused[BoardView]) -> object:
    return not any(x.move["fuel"] in plant["fuels"] for plant in _me(x)["plants"])


def _full_stores(x: Refused[BoardView]) -> object:
    """No room is left for one more, whichever plants the stock is spread over."""
    me, fuel = _me(x), x.move["fuel"]
    both: list[str] = next((p["fuels"] for p in me["plants"] if len(p["fuels"]) == 2), [])
    over = {f: max(me["stock"][f] + (f == fuel) - me["room"][f], 0) for f in me["stock"]}
    shared = sum(over[f] for f in both)
    return shared > me["hybrid_room"] if fuel in both else over[fuel] > 0


def _too_dear(x: Refused[BoardView]) -> object:
    cost, money = _city(x)["cost"], known_money(_me(x))
    return cost == x.facts["cost"] > money == x.facts["money"]


def _full(x: Refused[BoardView]) -> object:
    """Every space that the step opens is taken; a space kept for a start counts as taken."""
    spaces = _city(x)["spaces"][: x.view["step"]]
    if x.rule.startswith("GRID-TRUST"):
        return "trust" in _city(x)["spaces"]
    return None not in spaces and x.facts["step"] == x.view["step"]


def _occupied(x: Refused[BoardView]) -> object:
    """Whoever has no city begins in an empty one, while there is any."""
    empty = [city["spaces"] == [None] * 3 for city in x.view["cities"].values()]
    return not _me(x)["cities"] and _city(x)["spaces"] != [None] * 3 and any(empty)


def _reserved(x: Refused[BoardView]) -> object:
    return bool(_city(x)["marked"]) and None not in _city(x)["spaces"][1 : x.view["step"]]


def _unlisted(x: Refused[BoardView]) -> object:
    listed = str(x.facts["choices"]).split(", ")
    return x.view["auction"]["lot"] is None and str(x.move["plant"]) not in listed


CLAIMS: dict[str, Claim[BoardView]] = {
    **AUCTION,
    "wrong_phase": _wrong_phase,
    "must_draft": lambda x: x.view["pending"] == "draft_region" and x.move["do"] != "region",
    "must_place": lambda x: x.view["pending"] == "place_trust" and x.move["do"] != "place",
    "must_mark": lambda x: x.view["pending"] == "mark_start" and x.move["do"] != "mark",
    "region_taken": lambda x: x.move["region"] in x.view["regions"],
    "region_cuts_off": _cut_off,
    "city_not_in_play": _elsewhere,
    "trust_already_there": lambda x: "trust" in _city(x)["spaces"],
    "not_next_to_trust": _far_from_trust,
    "already_marked": lambda x: _city(x)["marked"],
    "must_drop": _not_lost,
    "nothing_to_drop": lambda x: x.move["do"] == "drop" and x.view["pending"] != "lose_fuel",
    "pass_names_no_plant": lambda x: "plant" in x.move and x.view["auction"]["lot"] is not None,
    "pass_needs_plant": lambda x: x.move == {"do": "pass"} and x.view["auction"]["lot"] is None,
    "pass_names_nothing": lambda x: "plant" in x.move and not _game(x).r.names_on_pass,
    "nobody_to_pass_to": lambda x: x.view["auction"]["active"] == [x.view["seat"]],
    "not_current": _unlisted,
    "no_plant_burns_it": _no_use,
    "stores_full": _full_stores,
    "fuel_sold_out": lambda x: x.view["fuel"][x.move["fuel"]]["price"] is None,
    "fuel_too_dear": lambda x: (
        x.view["fuel"][x.move["fuel"]]["price"] == x.facts["price"] > known_money(_me(x))
    ),
    "city_already_yours": lambda x: x.move["city"] in _me(x)["cities"],
    "no_houses_left": lambda x: len(_me(x)["cities"]) == x.facts["houses"] == 22,
    "must_begin_in_start_city": lambda x: not _me(x)["cities"] and not _city(x)["marked"],
    "first_city_not_empty": _occupied,
    "city_too_dear": _too_dear,
    "city_full": _full,
    "start_city_reserved": _reserved,
    "not_enough_fuel": short_of_fuel,
}


@pytest.mark.slow
@pytest.mark.parametrize("configuration", ALL[::13], ids=str)
def test_reasons_are_true_of_the_position(configuration: Configuration) -> None:
    game, plain = everything(configuration)
    found = untrue_reasons(game, BoardView, 5, lambda rng: words(game, plain, rng), CLAIMS)
    assert found == []
