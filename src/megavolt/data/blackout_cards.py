"""What the cards of the wiring tile game are made of: effect verbs, contract terms, and the
parameters each takes. A new card is data; a new verb is a rule and needs the engine."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from megavolt.data.reader import Reader


@dataclass(frozen=True)
class Effect:
    """One effect of a card: a verb (BLK-VERB-*) and the parameters that verb takes."""

    verb: str
    amount: int = 0
    when: str = ""
    piece: str = ""
    up_to: int = 0
    max_exits: int = 0
    who: str = ""
    chooser: str = ""
    count: int = 0
    area: str = ""
    discard: int = 0
    min_pieces: int = 0
    value: str = ""


@dataclass(frozen=True)
class Resource:
    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    cost: int
    copies: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Breakdown:
    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    special: bool
    copies: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Term:
    """One condition of a contract (BLK-CON-02)."""

    term: str
    kind: str = "any"
    at_least: int = 1
    connections: int = 1
    tile: str = ""
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Contract:
    id: str
    name: Mapping[str, str]
    points: int
    copies: int
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Ids:
    """The ids a card may refer to."""

    pieces: tuple[str, ...]
    structures: tuple[str, ...]
    tiles: tuple[str, ...]


ALL: Final = -1  # a count of everything there is
NOTES: Final = ("source", "source_note")  # every entry may say where it comes from
_ID: Final = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")

_INTEGERS: Final[dict[str, tuple[int, int]]] = {
    "amount": (-99, 99),
    "up_to": (1, 99),
    "max_exits": (2, 4),
    "count": (1, 99),
    "discard": (0, 99),
    "min_pieces": (0, 99),
}
_FOREMOST: Final = ("most_connections", "most_points", "most_transformers")
_ALLOWED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    # verb -> parameter -> the words it may be; an empty tuple: an integer or an id
    "tension": {"amount": (), "when": ("now", "next_round")},
    "install": {"piece": (), "up_to": ()},
    "replace": {"up_to": (), "max_exits": ()},
    "transformer": {},
    "rotate": {"up_to": ()},
    "fault": {
        "who": ("any", "each", *_FOREMOST),
        "chooser": ("actor", "owner", "left_neighbour"),
        "count": (),
        "area": ("board", "random_tile"),
    },
    "repair": {"who": ("any", "own", "each"), "chooser": ("actor", "owner"), "count": ()},
    "insulate": {"count": ()},
    "remove": {
        "who": ("each", "most_points"),
        "chooser": ("owner",),
        "count": (),
        "min_pieces": (),
        "area": ("board", "network"),
    },
    "draw": {"count": (), "discard": ()},
    "contract": {"who": ("actor", "each")},
    "mode": {"value": ("blackout", "normal")},
}
VERBS: Final = tuple(_ALLOWED)
_OPTIONAL: Final = (("remove", "area"),)  # files from before it was there leave it out

# Breakdown cards have no acting player, so some verbs and words are not for them.
_WITHOUT_ACTOR: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "tension": {"when": ("next_round",)},
    "fault": {
        "who": ("each", *_FOREMOST),
        "chooser": ("owner", "left_neighbour"),
    },
    "repair": {"who": ("each",)},
    "remove": {},
    "contract": {"who": ("each",)},
    "mode": {},
}

_TERMS: Final[dict[str, tuple[str, ...]]] = {
    "connections": ("kind", "at_least"),
    "structures": ("kind", "at_least"),
    "multi": ("kind", "connections", "at_least"),
    "tiles": ("at_least",),
    "same_tile": ("at_least",),
    "named_tile": ("tile", "at_least"),
    "transformers": ("at_least",),
    "pieces": ("kinds", "at_least"),
    "shared": ("at_least",),
    "clean": (),
    "borrowed": ("at_least",),
    "outage": ("at_least",),
}
TERMS: Final = tuple(_TERMS)


# ---- ids and names


def ident(t: Reader, key: str = "id") -> str:
    """An id: lower-case ASCII words joined by underscores."""
    value = t.text(key)
    if not _ID.fullmatch(value):
        raise t.error("data_bad_id", key, value=value)
    return value


def names(t: Reader, key: str = "name") -> dict[str, str]:
    """A text by language."""
    table = t.table(key)
    return {language: table.text(language) for language in table.values}


def distinct(top: Reader, key: str, ids: list[str]) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise top.error("data_duplicate", key, value=name)


# ---- effects


def read_resources(top: Reader, ids: Ids) -> tuple[Resource, ...]:
    cards = tuple(_resource(t, ids) for t in top.tables("resource"))
    distinct(top, "resource", [card.id for card in cards])
    return cards


def _resource(t: Reader, ids: Ids) -> Resource:
    t.only("id", "name", "text", "cost", "copies", "effect", *NOTES)
    card = Resource(
        ident(t),
        names(t, "name"),
        names(t, "text"),
        t.whole("cost", 0, 2),  # BLK-ACT-05
        t.whole("copies", 1),
        tuple(_effect(e, ids, _ALLOWED) for e in t.tables("effect")),
    )
    if not card.effects:
        raise t.error("data_empty", "effect")
    return card


def read_breakdowns(top: Reader, ids: Ids) -> tuple[Breakdown, ...]:
    cards = tuple(_breakdown(t, ids) for t in top.tables("breakdown"))
    distinct(top, "breakdown", [card.id for card in cards])
    return cards


def _breakdown(t: Reader, ids: Ids) -> Breakdown:
    t.only("id", "name", "text", "kind", "copies", "effect", *NOTES)
    return Breakdown(
        ident(t),
        names(t, "name"),
        names(t, "text"),
        t.choice("kind", ("special", "ordinary")) == "special",
        t.whole("copies", 1),
        tuple(_effect(e, ids, _WITHOUT_ACTOR) for e in t.tables("effect")),
    )


def _effect(t: Reader, ids: Ids, verbs: Mapping[str, Mapping[str, tuple[str, ...]]]) -> Effect:
    verb = t.choice("verb", tuple(verbs))
    t.only("verb", *_ALLOWED[verb])
    numbers: dict[str, int] = {}
    words: dict[str, str] = {}
    for name, choices in _ALLOWED[verb].items():
        if (verb, name) in _OPTIONAL and not t.has(name):
            continue
        if name == "piece":
            words[name] = t.choice(name, ids.pieces)
        elif choices:
            words[name] = t.choice(name, verbs[verb].get(name, choices))
        elif verb == "repair" and name == "count":
            numbers[name] = _count_or_all(t)
        else:
            numbers[name] = t.whole(name, *_INTEGERS[name])
    effect = Effect(verb, **numbers, **words)  # type: ignore[arg-type]
    _check_chooser(t, effect)
    return effect


def _count_or_all(t: Reader) -> int:
    count = t.whole("count", ALL, 99)
    if count == 0:
        raise t.error("data_out_of_range", "count", value=0, minimum=1, maximum=99)
    return count


def _check_chooser(t: Reader, effect: Effect) -> None:
    """The acting player picks among everybody's or their own; for `each` of repair, owners do."""
    actor_picks = effect.who in ("any", "own")
    if effect.verb not in ("fault", "repair"):
        return
    if actor_picks and effect.chooser != "actor":
        raise t.error("data_bad_value", "chooser", value=effect.chooser, known="actor")
    if effect.verb == "repair" and not actor_picks and effect.chooser != "owner":
        raise t.error("data_bad_value", "chooser", value=effect.chooser, known="owner")


# ---- contracts


def read_contracts(top: Reader, ids: Ids) -> tuple[Contract, ...]:
    cards = tuple(_contract(t, ids) for t in top.tables("contract"))
    distinct(top, "contract", [card.id for card in cards])
    return cards


def _contract(t: Reader, ids: Ids) -> Contract:
    t.only("id", "name", "points", "copies", "all", *NOTES)
    card = Contract(
        ident(t),
        names(t, "name"),
        t.whole("points", 1),
        t.whole("copies", 1),
        tuple(_term(e, ids) for e in t.tables("all")),
    )
    if not card.terms:
        raise t.error("data_empty", "all")
    return card


def _term(t: Reader, ids: Ids) -> Term:
    term = t.choice("term", TERMS)
    params = _TERMS[term]
    t.only("term", *params)
    return Term(
        term,
        kind=t.choice("kind", ("any", *ids.structures)) if "kind" in params else "any",
        at_least=t.whole("at_least", 1) if "at_least" in params else 1,
        connections=t.whole("connections", 1, 4) if "connections" in params else 1,
        tile=t.choice("tile", ids.tiles) if "tile" in params else "",
        kinds=_kinds(t, ids) if "kinds" in params else (),
    )


def _kinds(t: Reader, ids: Ids) -> tuple[str, ...]:
    kinds = t.texts("kinds")
    for kind in kinds:
        if kind not in ids.pieces:
            raise t.error("data_bad_value", "kinds", value=kind, known=", ".join(ids.pieces))
    if not kinds:
        raise t.error("data_empty", "kinds")
    return kinds


# ---- what the file itself lists


def check_lists(top: Reader) -> None:
    """The verbs and terms the file explains are those the engine knows."""
    for t in top.tables("verb"):
        t.choice("id", VERBS)
    for t in top.tables("term"):
        t.choice("id", TERMS)
