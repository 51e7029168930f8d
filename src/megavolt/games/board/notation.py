"""The word and JSON forms of actions: `open 13 14`, `bid 15`, `buy coal`, `run 5 coal1 oil1`."""

from megavolt.core.errors import Illegal
from megavolt.games.board.rules import BUY, CITY, DONE, DROP, PASS, Rules
from megavolt.parts.words import (
    Json,
    Notation,
    Verbs,
    alone,
    fuel_of,
    mix_of,
    offer_json,
    plain,
    read_bid,
    read_open,
    read_scrap,
    run_action,
    run_json,
)


def notation(r: Rules) -> Notation[Rules]:
    return Notation(r, to_json, _VERBS, ("do", "plant", "bid", "fuel", "city", "region"))


# ---- from an action


def to_json(r: Rules, action: int) -> Json:
    """The action as data; `word` is the same in words."""
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
        return run_json(r, action, r.fuels)
    if action < r.pass_on0:
        return {"do": "scrap", "plant": action - r.scrap0}
    if action < r.region0:
        return {"do": "pass", "plant": action - r.pass_on0}
    if action < r.amount0:
        return _preparation_json(r, action)
    return offer_json(r, action)


def _preparation_json(r: Rules, action: int) -> Json:
    if action < r.place0:
        return {"do": "region", "region": r.map.regions[action - r.region0].id}
    if action < r.mark0:
        return {"do": "place", "city": r.map.cities[action - r.place0].id}
    return {"do": "mark", "city": r.map.cities[action - r.mark0].id}


# ---- to an action


def _read_pass(r: Rules, rest: list[str]) -> int:
    if not rest:
        return PASS
    (plant,) = rest
    return r.pass_on0 + r.read_plant(plant)


def _read_buy(r: Rules, rest: list[str]) -> int:
    (fuel,) = rest
    return BUY + fuel_of(fuel, r.fuels)


def _read_drop(r: Rules, rest: list[str]) -> int:
    (fuel,) = rest
    return DROP + fuel_of(fuel, r.fuels)


def _joined(name: str) -> str:
    return "-".join(plain(name).split())


def _city(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    wanted = "-".join(rest)
    for index, city in enumerate(r.map.cities):
        if wanted == city.id or wanted in [_joined(name) for name in city.names.values()]:
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
        names = {region.id: region.names for region in r.map.regions}
        raise Illegal("no_such_region", region=wanted[:60], known=", ".join(ids), names=names)
    return r.region0 + ids.index(wanted)


def _read_run(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    plant, burn = r.read_plant(rest[0]), mix_of(rest[1:], r.fuels)
    if not any(burn) and len(r.runs[plant]) == 1:
        return r.runs[plant][0]
    return run_action(r, plant, burn, r.fuels, "GRID-PLANT-02")


_VERBS: Verbs[Rules] = {
    "open": ("open PLANT BID", read_open),
    "bid": ("bid AMOUNT", read_bid),
    "pass": ("pass [PLANT]", _read_pass),
    "scrap": ("scrap PLANT", read_scrap),
    "drop": ("drop FUEL", _read_drop),
    "buy": ("buy FUEL", _read_buy),
    "build": ("build CITY", _read_build),
    "run": ("run PLANT [FUELn …]", _read_run),
    "done": ("done", alone(DONE)),
    "region": ("region REGION", _read_region),
    "place": ("place CITY", _read_place),
    "mark": ("mark CITY", _read_mark),
}
