"""Turns codes and facts into sentences of one language."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from megavolt.core.errors import MegavoltError
from megavolt.core.game import Game
from megavolt.core.line import Event
from megavolt.core.registry import game_info
from megavolt.data import City, DataError, MapData, load_map
from megavolt.locale.language import DEFAULT, choose_language
from megavolt.locale.messages import messages_of
from megavolt.locale.names import content_names

LEFT: Final = "<left>"  # stored instead of the name of somebody who has left the server
_LARGEST = 10**9  # numbers beyond any game's, as hostile data has them, are not formatted
_NOTHING = 0  # what a message is given for a hidden fact, or for nobody
_CARD = re.compile(r"([a-z]+)(?:-single|(\d)(?:/(\d))?)")  # a fuel card: coal3, coal2/3
_REGIONS = ("region", "regions", "known")  # facts that the names given with an error are for
_FUEL_CHOICES = ("unclear_choice", "must_drop", "must_burn")
# Numbers that name something: never written with a thousands separator.
_NAMES = ("line", "row", "seed", "rules", "known", "number", "last")

_MOST_PROBLEMS = 40  # of one file, in one answer


class Translator:
    """Translates into one language; what that language lacks comes in English.

    Messages are written for somebody who types. Where that makes a difference they have a second
    phrasing, the attribute `.clicked`, for whoever plays with a mouse or a finger (`clicked`).
    """

    def __init__(self, lang: str | None = None, clicked: bool = False) -> None:
        self.lang = choose_language(lang)
        self.clicked = clicked
        self._map: tuple[object, dict[str, dict[str, str]]] = (
            None,
            {},
        )  # of the last game asked about

    def text(self, message: str, **args: object) -> str:
        """The message in words; an unknown one is shown by its id, so that no game stops."""
        values = {name: _value(name, arg) for name, arg in args.items()}
        for lang in (self.lang, DEFAULT):
            text = messages_of(lang).format(message, values, "clicked" if self.clicked else "")
            if text is not None:
                return text
        facts = ", ".join(f"{name}={value}" for name, value in values.items())
        return f"{message} ({facts})" if facts else message

    def knows(self, message: str) -> bool:
        return messages_of(DEFAULT).has(message)

    def player(self, name: str) -> str:
        """A name as it is stored, for people to read."""
        return self.text("player-left") if name == LEFT else name

    def game(self, game_id: str) -> str:
        """A game in one sentence; one from another package is shown by its id."""
        message = f"game-{game_id}"
        return self.text(message) if self.knows(message) else game_id

    def error(self, error: MegavoltError) -> str:
        """What happened, why, and what to do next; with the rule where there is one."""
        text, rule = self.refusal(error), error.facts.get("rule", "")
        return f"{text} {self.text('error-rule', rule=rule)}" if rule else text

    def _problems(self, problems: Sequence[DataError]) -> str:
        """All mistakes of a file, one per line, in the order of the file."""
        ordered = sorted(problems, key=lambda problem: int(str(problem.facts.get("line", 0))))
        lines = [self._refusal(problem) for problem in ordered[:_MOST_PROBLEMS]]
        if len(ordered) > _MOST_PROBLEMS:
            lines.append(self.text("data-more", count=len(ordered) - _MOST_PROBLEMS))
        return "\n".join(lines)

    def refusal(self, error: MegavoltError) -> str:
        """The same without the rule, for a page that shows the rule beside it."""
        if isinstance(error, DataError) and error.more:
            return self._problems([error, *error.more])
        return self._refusal(error)

    def _refusal(self, error: MegavoltError) -> str:
        facts = {n: self._fact(error, n, f) for n, f in error.facts.items() if n != "names"}
        message = f"error-{error.code}"
        if "line" in facts and isinstance(error, DataError):
            facts["file"] = self.text("data-line", file=facts["file"], line=facts["line"])
        if self.knows(message):
            text = self.text(message, **facts)
            meant = facts.get("near") if isinstance(error, DataError) else None
            return f"{text} {self.text('data-near', near=meant)}" if meant else text
        return _plainly(error.code, {n: f for n, f in facts.items() if n != "rule"})

    def event(self, event: Event, seats: Sequence[str], game: Game[Any]) -> str:
        """One sentence of a match's log."""
        hidden: dict[str, object] = dict.fromkeys(game.event_private(event.kind), _NOTHING)
        message = f"event-{game_info(game.id).family}-{event.kind}"
        if not self.knows(message):
            facts = {n: self._event_fact(n, fact, seats) for n, fact in event.facts.items()}
            return _plainly(event.kind, facts)
        return self.sentence(message, {**hidden, **event.facts}, seats, game)

    def sentence(
        self, message: str, facts: Mapping[str, object], seats: Sequence[str], game: Game[Any]
    ) -> str:
        """A message about a match: ids of its things and seats become their names."""
        named = {
            name: self.named(name, fact, game) or self._event_fact(name, fact, seats)
            for name, fact in facts.items()
        }
        return self.text(message, **named)

    def named(self, kind: str, thing: object, game: Game[Any]) -> str:
        """What a thing of a match is called: one of its map, or of the game's data, else empty."""
        return self._places(game).get(kind, {}).get(str(thing)) or self.name(kind, thing)

    def _places(self, game: Game[Any]) -> dict[str, dict[str, str]]:
        """The names of cities and regions by id; nothing for a game without a map."""
        source = game.options.get("map")
        if self._map[0] is not game and isinstance(source, str | Mapping):
            data = load_map(source, game.id)
            cities = {city.id: self.city(city) for city in data.cities}
            regions = {region.id: self.region(region.names) for region in data.regions}
            self._map = (game, {"city": cities, "region": regions})
        return self._map[1] if self._map[0] is game else {}

    def name(self, kind: str, thing: object) -> str:
        """What the data of a game calls a thing of some kind; empty if it does not know it."""
        known = content_names(self.lang).get(kind, {})
        return known.get(thing, "") if isinstance(thing, str) else ""

    def fuels(self, counts: Mapping[str, int]) -> str:
        """`2 coal, 1 oil`, as what is burnt or bought; nothing gives an empty text."""
        return ", ".join(
            self.text("fuel-count", fuel=fuel, count=count)
            for fuel, count in counts.items()
            if count
        )

    def fuel_card(self, name: str, in_words: bool = False) -> str:
        """A fuel card of the card game, in short or in words; any other text as it is."""
        found = _CARD.fullmatch(name)
        if found is None:
            return name
        fuel, first, second = found.groups()
        form = "turned"
        if first is None:
            form = "single"
        elif second is None or (in_words and first == second):
            form = "full"
        counts = {"left": int(first or 1), "units": int(second or first or 1)}
        message = "cards-card-words" if in_words else "cards-card"
        return self.text(message, form=form, fuel=fuel, **counts)

    def region(self, names: Mapping[str, str]) -> str:
        """A region by the names its map gives it; common ones are known here too."""
        if self.lang in names and self.lang != DEFAULT:
            return names[self.lang]
        name = names[DEFAULT]
        return self.text("region-name", region=_slug(name), name=name)

    def city(self, city: City) -> str:
        """A city by the name its map gives it in this language, or else the one it has."""
        return city.names.get(self.lang, city.name)

    def map(self, data: MapData) -> str:
        """A map by the name its file gives it in this language, or else in English."""
        return data.names.get(self.lang, data.name)

    # ---- facts

    def _fact(self, error: MegavoltError, name: str, fact: object) -> object:
        if isinstance(fact, MegavoltError):
            return self.error(fact)
        names = error.facts.get("names")
        if name in _REGIONS and isinstance(names, Mapping):
            return ", ".join(self._region(part, names) for part in str(fact).split(", "))
        if name == "city" and isinstance(names, Mapping) and fact in names:
            return names[fact].get(self.lang, fact)
        if error.code in _FUEL_CHOICES and name == "choices":
            return ", ".join(self._choice(part) for part in str(fact).split(", "))
        if name == "card" and isinstance(fact, str):
            return self.name(name, fact) or self.fuel_card(fact)
        return self.name(name, fact) or fact

    def _region(self, region: str, names: Mapping[str, Mapping[str, str]]) -> str:
        return self.region(names[region]) if region in names else region

    def _choice(self, word: str) -> str:
        """One of the things to choose from: a plant, a fuel, a fuel card, or a plain word."""
        if word.isdecimal():
            return two_digits(int(word))
        if _CARD.fullmatch(word):
            return self.fuel_card(word)
        return self.text("fuel-name", fuel=word)

    def _event_fact(self, name: str, fact: object, seats: Sequence[str]) -> object:
        if name in ("player", "owner") and isinstance(fact, int):
            return seats[fact]
        if name == "points" and isinstance(fact, list):
            return ", ".join(f"{seats[s]} {points}" for s, points in enumerate(fact))
        if name == "order" and isinstance(fact, list):
            return ", ".join(seats[seat] for seat in fact)
        if name == "card" and isinstance(fact, str):
            return self.fuel_card(fact, in_words=True)
        if name in ("cards", "plusplus") and isinstance(fact, list):
            return ", ".join(self.fuel_card(str(card)) for card in fact) or "none"
        if isinstance(fact, Mapping):
            return self.fuels(fact) or "none"
        return _NOTHING if fact is None else fact


def _plainly(code: str, facts: Mapping[str, object]) -> str:
    """What a game of another package says, for which there is no message: `Sold: player Ana.`"""
    shown = ", ".join(
        f"{name} {_value(name, fact)}".replace("_", " ") for name, fact in facts.items()
    )
    code = code.replace("_", " ").capitalize()
    return f"{code}: {shown}." if shown else f"{code}."


def two_digits(plant: int) -> str:
    """A plant's number as it is printed on the plant."""
    return f"{plant:02}"


def _value(name: str, fact: object) -> int | float | str:
    """What Fluent can format: numbers stay numbers, for the sake of plurals."""
    if isinstance(fact, bool) or (name in _NAMES and _printable(fact)):
        return str(fact)
    if name == "expected" and isinstance(fact, str):
        return _slug(fact)  # the kind of a value, which has a word in each language
    if name == "plant" and isinstance(fact, int):
        return two_digits(fact)
    if isinstance(fact, int | float) and abs(fact) < _LARGEST:
        return fact
    if isinstance(fact, str):
        return fact
    try:
        return json.dumps(fact, ensure_ascii=False)[:200]
    except (TypeError, ValueError, RecursionError):  # also a number of thousands of digits
        return type(fact).__name__


def _printable(fact: object) -> bool:
    """Python refuses to print ints of thousands of digits, and lists nested too deep."""
    return isinstance(fact, str) or (isinstance(fact, int | float) and abs(fact) < 10**300)


def _slug(name: str) -> str:
    return name.lower().replace(",", "").replace(" ", "-")
