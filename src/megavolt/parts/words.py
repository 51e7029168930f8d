"""The word form of actions: `open 13 14` is its JSON form in words, and is parsed by verbs."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from megavolt.core.errors import Illegal
from megavolt.parts.plant_rules import HYBRID, PlantRules
from megavolt.parts.storage import Burn

_MIX = re.compile(r"([a-z]+)(\d{1,2})")

Json = dict[str, object]
R = TypeVar("R")
Verbs = dict[str, tuple[str, Callable[[R, list[str]], int]]]  # its form, and how it is read


class Notation(Generic[R]):
    """The three forms of the actions of one configuration."""

    def __init__(
        self, r: R, to_json: Callable[[R, int], Json], verbs: Verbs[R], keys: tuple[str, ...]
    ) -> None:
        self._r = r
        self._to_json = to_json
        self._verbs = verbs
        self._keys = keys  # of the JSON forms, in the order of the word form
        self._words: dict[int, str] = {}

    def word(self, action: int) -> str:
        """The JSON form in words."""
        word = self._words.get(action)
        if word is None:
            word = self._words[action] = spoken(self._to_json(self._r, action), self._keys)
        return word

    def action(self, word: str) -> int:
        return read(self._r, word, self._verbs)

    def to_json(self, action: int) -> Json:
        return self._to_json(self._r, action)

    def from_json(self, data: Mapping[str, object]) -> int:
        """The JSON form must be exactly the one that `to_json` gives."""
        found = self.action(spoken(data, self._keys))
        if self.to_json(found) != data:
            raise Illegal("bad_json", word=self.word(found))
        return found


def spoken(data: Mapping[str, object], keys: tuple[str, ...]) -> str:
    """The word form of a JSON form: its values in the order of the keys, then what is burnt."""
    parts = [str(data[key]) for key in keys if isinstance(data.get(key), str | int)]
    burn = data.get("burn")
    if isinstance(burn, Mapping):
        parts.extend([f"{fuel}{count}" for fuel, count in burn.items()])
    return " ".join(parts)


def read(r: R, text: str, verbs: Verbs[R]) -> int:
    """The action a word names. Case, accents and extra spaces do not matter."""
    words = plain(text).split()
    if not words:
        raise Illegal("empty_word")
    if words[0] not in verbs:
        raise Illegal("unknown_word", word=text.strip()[:60], known=", ".join(verbs))
    form, reader = verbs[words[0]]
    try:
        return reader(r, words[1:])
    except ValueError:
        raise Illegal("bad_word", word=text.strip()[:60], form=form) from None


def fuel_of(name: str, fuels: tuple[str, ...]) -> int:
    if name not in fuels:
        raise Illegal("no_such_fuel", fuel=name[:60], known=", ".join(fuels))
    return fuels.index(name)


def mix_of(parts: list[str], fuels: tuple[str, ...]) -> Burn:
    """What `coal1 oil1` burns of each fuel."""
    burn = [0] * len(fuels)
    for part in parts:
        match = _MIX.fullmatch(part)
        if match is None:
            raise ValueError
        burn[fuel_of(match[1], fuels)] += int(match[2])
    return tuple(burn)


def plain(text: str) -> str:
    folded = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss").replace("ł", "l"))
    return "".join(c for c in folded if not unicodedata.combining(c))


def alone(action: int) -> Callable[[R, list[str]], int]:
    """The reader of a verb that stands for one action and takes nothing after it."""

    def read_alone(_: R, rest: list[str]) -> int:
        if rest:
            raise ValueError
        return action

    return read_alone


def number(text: str) -> int:
    """Never more than 7 digits: more money than any game can hold."""
    if not text.isdecimal() or len(text) > 7:
        raise ValueError
    return int(text)


# ---- plants at auction, and plants that run


def offer_json(r: PlantRules, action: int) -> Json:
    plant, bid = r.offer_of(action)
    if plant == 0:
        return {"do": "bid", "bid": bid}
    return {"do": "open", "plant": r.name(plant), "bid": bid}


def run_json(r: PlantRules, action: int, fuels: tuple[str, ...]) -> Json:
    """A plant with one way to run needs no mix; a hybrid does."""
    plant, burn = r.run_plant[action - r.run0], r.run_burn[action - r.run0]
    data: Json = {"do": "run", "plant": r.name(plant)}
    if r.fuel_of[plant] == HYBRID:
        data["burn"] = {fuels[f]: n for f, n in enumerate(burn) if n}
    return data


def read_open(r: PlantRules, rest: list[str]) -> int:
    plant, bid = rest
    return r.offer(r.read_plant(plant), number(bid))


def read_bid(r: PlantRules, rest: list[str]) -> int:
    (bid,) = rest
    return r.offer(0, number(bid))


def read_scrap(r: PlantRules, rest: list[str]) -> int:
    (plant,) = rest
    return r.scrap0 + r.read_plant(plant)


def run_action(r: PlantRules, plant: int, burn: Burn, fuels: tuple[str, ...], rule: str) -> int:
    """The run of a plant that burns just this."""
    for action in r.runs[plant]:
        if r.run_burn[action - r.run0] == burn:
            return action
    keys = ("do", "plant")
    ways = "; ".join(spoken(run_json(r, action, fuels), keys) for action in r.runs[plant])
    raise Illegal("wrong_burn", rule, plant=r.name(plant), units=r.units[plant], ways=ways)
