"""The word form of actions: `open 13 14` is its JSON form read aloud, and read back by verbs."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import TypeVar

from megavolt.core.errors import Illegal
from megavolt.parts.storage import Burn

_MIX = re.compile(r"([a-z]+)(\d{1,2})")

Json = dict[str, object]
R = TypeVar("R")
Verbs = dict[str, tuple[str, Callable[[R, list[str]], int]]]  # its form, and how it is read


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
