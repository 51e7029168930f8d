"""The word and JSON forms of actions: `open 13 14`, `bid 15`, `buy coal`, `run 5 coal1 oil1`."""

import re
import unicodedata
from collections.abc import Callable, Mapping

from megavolt.core.errors import Illegal
from megavolt.games.board.rules import (
    AMOUNT_BITS,
    BUY,
    CITY,
    DONE,
    DROP,
    FUELS,
    HYBRID,
    PASS,
    Rules,
)

_PLANT_MASK = (1 << AMOUNT_BITS) - 1
MAX_AMOUNT = 9_999_999  # more money than any game can hold; keeps typed numbers small
_MIX = re.compile(r"([a-z]+)(\d{1,2})")

Json = dict[str, object]


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
    return _amount_json(action - r.amount0)


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


def _amount_json(amount: int) -> Json:
    plant, bid = amount & _PLANT_MASK, amount >> AMOUNT_BITS
    if plant == 0:
        return {"do": "bid", "bid": bid}
    return {"do": "open", "plant": plant, "bid": bid}


def word(r: Rules, action: int) -> str:
    parts: list[str] = []
    for key, value in to_json(r, action).items():
        if key == "burn" and isinstance(value, dict):
            parts.extend(f"{fuel}{count}" for fuel, count in value.items())
        else:
            parts.append(str(value))
    return " ".join(parts)


# ---- to an action


def action(r: Rules, text: str) -> int:
    """The action a word names. Case, accents and extra spaces do not matter."""
    words = _plain(text).split()
    if not words:
        raise Illegal("empty_word")
    read = _READERS.get(words[0])
    if read is None:
        raise Illegal("unknown_word", word=text.strip()[:60], known=", ".join(_READERS))
    try:
        return read(r, words[1:])
    except ValueError:
        form = _FORMS[words[0]]
        raise Illegal("bad_word", word=text.strip()[:60], form=form) from None


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss").replace("ł", "l"))
    return "".join(c for c in folded if not unicodedata.combining(c))


def _alone(index: int) -> Callable[[Rules, list[str]], int]:
    def read(r: Rules, rest: list[str]) -> int:
        if rest:
            raise ValueError
        return index

    return read


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 7:
        raise ValueError
    return int(text)


def _plant(r: Rules, text: str) -> int:
    plant = _number(text)
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
    return r.amount0 + (_number(bid) << AMOUNT_BITS) + _plant(r, plant)


def _read_bid(r: Rules, rest: list[str]) -> int:
    (bid,) = rest
    return r.amount0 + (_number(bid) << AMOUNT_BITS)


def _fuel(r: Rules, name: str) -> int:
    if name not in r.fuels:
        raise Illegal("no_such_fuel", fuel=name[:60], known=", ".join(r.fuels))
    return r.fuels.index(name)


def _read_buy(r: Rules, rest: list[str]) -> int:
    (fuel,) = rest
    return BUY + _fuel(r, fuel)


def _read_drop(r: Rules, rest: list[str]) -> int:
    (fuel,) = rest
    return DROP + _fuel(r, fuel)


def _city(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    wanted = "-".join(rest)
    for index, city in enumerate(r.map.cities):
        if wanted in (city.id, "-".join(_plain(city.name).split())):
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
    plant = _plant(r, rest[0])
    burn = [0] * FUELS
    for part in rest[1:]:
        match = _MIX.fullmatch(part)
        if match is None:
            raise ValueError
        burn[_fuel(r, match[1])] += int(match[2])
    return _run_action(r, plant, tuple(burn))


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


_READERS: dict[str, Callable[[Rules, list[str]], int]] = {
    "open": _read_open,
    "bid": _read_bid,
    "pass": _read_pass,
    "scrap": _read_scrap,
    "drop": _read_drop,
    "buy": _read_buy,
    "build": _read_build,
    "run": _read_run,
    "done": _alone(DONE),
    "region": _read_region,
    "place": _read_place,
    "mark": _read_mark,
}
_FORMS = {
    "open": "open PLANT BID",
    "bid": "bid AMOUNT",
    "pass": "pass [PLANT]",
    "scrap": "scrap PLANT",
    "drop": "drop FUEL",
    "buy": "buy FUEL",
    "build": "build CITY",
    "run": "run PLANT [FUELn …]",
    "done": "done",
    "region": "region REGION",
    "place": "place CITY",
    "mark": "mark CITY",
}


def from_json(r: Rules, data: Mapping[str, object]) -> int:
    """The action of a JSON form, which must be exactly the one that `to_json` gives."""
    keys = ("do", "plant", "bid", "fuel", "city", "region")
    parts = [str(data[key]) for key in keys if isinstance(data.get(key), str | int)]
    burn = data.get("burn", {})
    if isinstance(burn, Mapping):
        parts.extend(f"{fuel}{count}" for fuel, count in burn.items())
    found = action(r, " ".join(parts))
    if to_json(r, found) != data:
        raise Illegal("bad_json", word=word(r, found))
    return found
