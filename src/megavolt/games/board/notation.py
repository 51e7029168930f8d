"""The word and JSON forms of actions: `open 13 14`, `bid 15`, `buy coal`, `run 5 coal1 oil1`."""

from collections.abc import Mapping

from megavolt.core.errors import Illegal
from megavolt.games.board.rules import BUY, CITY, DONE, DROP, HYBRID, PASS, Rules
from megavolt.parts.words import Json, Verbs, alone, fuel_of, mix_of, number, plain, read, spoken

_KEYS = ("do", "plant", "bid", "fuel", "city", "region")  # in the order of the word form


# ---- from an action


def to_json(r: Rules, action: int) -> Json:
    """The action as data; `word` is this, read aloud."""
    if action == PASS:
        return {"do": "pass"}
    if action == DONE:
        return {"do": "done"}
    if action < DROP:
        return {"do": "buy", "fuel": r.fuels[action - BUY]}
    if action < CITY:
        return {"do": "drop", "fuel": r.fuels[action - DROP]}
    if action < r.run0:
        return {"do": "build", "city": r.map.cities[action - CITY].id}
    if action < r.scrap0:
        return _run_json(r, action)
    if action < r.pass_on0:
        return {"do": "scrap", "plant": action - r.scrap0}
    if action < r.region0:
        return {"do": "pass", "plant": action - r.pass_on0}
    if action < r.amount0:
        return _preparation_json(r, action)
    return _amount_json(r, action)


def _preparation_json(r: Rules, action: int) -> Json:
    if action < r.place0:
        return {"do": "region", "region": r.map.regions[action - r.region0].id}
    if action < r.mark0:
        return {"do": "place", "city": r.map.cities[action - r.place0].id}
    return {"do": "mark", "city": r.map.cities[action - r.mark0].id}


def _run_json(r: Rules, action: int) -> Json:
    plant, burn = r.run_plant[action - r.run0], r.run_burn[action - r.run0]
    if r.fuel_of[plant] != HYBRID:
        return {"do": "run", "plant": plant}
    return {"do": "run", "plant": plant, "burn": {r.fuels[f]: n for f, n in enumerate(burn) if n}}


def _amount_json(r: Rules, action: int) -> Json:
    plant, bid = r.offer_of(action)
    if plant == 0:
        return {"do": "bid", "bid": bid}
    return {"do": "open", "plant": plant, "bid": bid}


def word(r: Rules, action: int) -> str:
    return spoken(to_json(r, action), _KEYS)


# ---- to an action


def action(r: Rules, text: str) -> int:
    """The action a word names. Case, accents and extra spaces do not matter."""
    return read(r, text, _VERBS)


def _plant(r: Rules, text: str) -> int:
    plant = number(text)
    if plant not in r.plants:
        raise Illegal("no_such_plant", plant=plant)
    return plant


def _read_pass(r: Rules, rest: list[str]) -> int:
    if not rest:
        return PASS
    (plant,) = rest
    return r.pass_on0 + _plant(r, plant)


def _read_open(r: Rules, rest: list[str]) -> int:
    plant, bid = rest
    return r.offer(_plant(r, plant), number(bid))


def _read_bid(r: Rules, rest: list[str]) -> int:
    (bid,) = rest
    return r.offer(0, number(bid))


def _read_buy(r: Rules, rest: list[str]) -> int:
    (fuel,) = rest
    return BUY + fuel_of(fuel, r.fuels)


def _read_drop(r: Rules, rest: list[str]) -> int:
    (fuel,) = rest
    return DROP + fuel_of(fuel, r.fuels)


def _city(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    wanted = "-".join(rest)
    for index, city in enumerate(r.map.cities):
        if wanted in (city.id, "-".join(plain(city.name).split())):
            return index
    raise Illegal("no_such_city", city=wanted[:60])


def _read_build(r: Rules, rest: list[str]) -> int:
    return CITY + _city(r, rest)


def _read_place(r: Rules, rest: list[str]) -> int:
    return r.place0 + _city(r, rest)


def _read_mark(r: Rules, rest: list[str]) -> int:
    return r.mark0 + _city(r, rest)


def _read_region(r: Rules, rest: list[str]) -> int:
    (wanted,) = rest
    ids = [region.id for region in r.map.regions]
    if wanted not in ids:
        raise Illegal("no_such_region", region=wanted[:60], known=", ".join(ids))
    return r.region0 + ids.index(wanted)


def _read_scrap(r: Rules, rest: list[str]) -> int:
    (plant,) = rest
    return r.scrap0 + _plant(r, plant)


def _read_run(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    return _run_action(r, _plant(r, rest[0]), mix_of(rest[1:], r.fuels))


def _run_action(r: Rules, plant: int, burn: tuple[int, ...]) -> int:
    """A plant with one way to run needs no mix; a hybrid does."""
    actions = r.runs[plant]
    if not any(burn) and len(actions) == 1:
        return actions[0]
    for index in actions:
        if r.run_burn[index - r.run0] == burn:
            return index
    ways = "; ".join(word(r, index) for index in actions)
    raise Illegal("wrong_burn", "GRID-PLANT-02", plant=plant, units=r.units[plant], ways=ways)


_VERBS: Verbs[Rules] = {
    "open": ("open PLANT BID", _read_open),
    "bid": ("bid AMOUNT", _read_bid),
    "pass": ("pass [PLANT]", _read_pass),
    "scrap": ("scrap PLANT", _read_scrap),
    "drop": ("drop FUEL", _read_drop),
    "buy": ("buy FUEL", _read_buy),
    "build": ("build CITY", _read_build),
    "run": ("run PLANT [FUELn …]", _read_run),
    "done": ("done", alone(DONE)),
    "region": ("region REGION", _read_region),
    "place": ("place CITY", _read_place),
    "mark": ("mark CITY", _read_mark),
}


def from_json(r: Rules, data: Mapping[str, object]) -> int:
    """The action of a JSON form, which must be exactly the one that `to_json` gives."""
    found = action(r, spoken(data, _KEYS))
    if to_json(r, found) != data:
        raise Illegal("bad_json", word=word(r, found))
    return found
