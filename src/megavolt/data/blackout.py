"""The content of the wiring tile game, read from a file and checked.

The numbers and cards are data; what the ledger fixes is checked, so that a file the engine would
play wrongly is refused with the offending key.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from megavolt.core.plain import copied_table
from megavolt.data.blackout_board import (
    PLAYERS,
    Laid,
    Panel,
    Piece,
    Placement,
    Structure,
    Tile,
    must_be,
    read_fixed_layout,
    read_laid,
    read_panels,
    read_pieces,
    read_structures,
    read_tiles,
)
from megavolt.data.blackout_cards import (
    NOTES,
    Breakdown,
    Contract,
    Effect,
    Ids,
    Resource,
    Term,
    check_lists,
    distinct,
    ident,
    names,
    read_breakdowns,
    read_contracts,
    read_resources,
)
from megavolt.data.errors import DataError
from megavolt.data.reader import Reader, parse, read_path, read_shipped

__all__ = [
    "CONTENTS",
    "Breakdown",
    "BreakdownDeck",
    "Content",
    "Contract",
    "Costs",
    "Effect",
    "Laid",
    "Panel",
    "Piece",
    "Placement",
    "Resource",
    "SharedContract",
    "Structure",
    "Term",
    "Tile",
    "load",
    "load_path",
]

FIRST: Final = "first"
SECOND: Final = "second"
THIRD: Final = "third"
# The contents that come with the package.
CONTENTS: Final = {
    FIRST: "blackout.toml",
    SECOND: "blackout-second.toml",
    THIRD: "blackout-third.toml",
}

METRICS: Final = (
    "structures",
    "contracts",
    "contracts_in_force",
    "clean",
    "best_category",
    "transformers",
    "live_transformers",
)
AWARDS: Final = ("highest", "each_that_holds")
TIE_BREAKERS: Final = ["completed_contracts", "latest_interim_count", "shared_victory"]
_SECTIONS: Final = (
    "game",
    "rounds",
    "scoring",
    "costs",
    "piece",
    "structure",
    "board",
    "tile",
    "panel_layout",
    "laid",
    "verb",
    "resource",
    "term",
    "contract",
    "breakdown_deck",
    "breakdown",
    "common_contract",
    "common_contract_rules",
)

_DECIDED: Final = (
    "last_repair_points",
    "entry_faults",
    "blackout_own_points",
    "blackout_generator",
    "blackout_generator_step",
    "generator_in_light",
)


@dataclass(frozen=True)
class Costs:
    draw: int
    fault: int
    repair: int
    rotate: int


@dataclass(frozen=True)
class BreakdownDeck:
    """BLK-SETUP-10, BLK-SETUP-11."""

    first_half: int
    separator: str
    second_half: int
    mixed_into_second: str


@dataclass(frozen=True)
class SharedContract:
    id: str
    name: dict[str, str]
    points: int
    metric: str
    award: str
    within: int  # of the highest, and still tied (BLK-SCORE-13)


@dataclass(frozen=True)
class Content:
    """Everything of the game that is content and not rule."""

    title: dict[str, str]
    rounds: int
    tension: int
    hand_size: int
    transformers: int
    last_repairs: bool
    last_repair_points: int  # that everybody has for last repairs, besides those left (BLK-END-02)
    entry_faults: bool  # can a straight in an entry cell be faulted? (BLK-ACT-16)
    own_points: bool  # are points gained in the dark the player's own? (BLK-DARK-08)
    generator: int  # the most points for who was behind at the count (BLK-DARK-09)
    generator_step: int  # points behind for each of them
    generator_in_light: bool  # does it run on after the blackout?
    shared_minimum: int
    costs: Costs
    pieces: tuple[Piece, ...]
    structures: tuple[Structure, ...]
    tiles: tuple[Tile, ...]
    centre_tile: int
    fixed_layout: tuple[Placement, ...]
    panels: dict[int, tuple[Panel, ...]]
    laid: dict[int, tuple[Laid, ...]]  # from the start, by number of players (BLK-SETUP-14)
    resources: tuple[Resource, ...]
    contracts: tuple[Contract, ...]
    breakdowns: tuple[Breakdown, ...]
    breakdown_deck: BreakdownDeck
    shared: tuple[SharedContract, ...]


@cache
def load(name: str = FIRST) -> Content:
    """A content that comes with the package."""
    return check(_shipped(name))


def load_path(path: str) -> Content:
    """A designer's own file; raises DataError with file and key if anything in it is wrong."""
    return check(_completed(read_path(path)))


def load_text(text: str) -> Content:
    """Content from the text of its file, so that errors know their lines."""
    return check(_completed(parse("content", text)))


def load_content(source: str | Mapping[str, Any]) -> tuple[Content, dict[str, Any] | None]:
    """A shipped content, or a designer's by its path or as data, with that data."""
    if isinstance(source, Mapping):
        own = Reader("content", source)
    elif source.endswith(".toml") or "/" in source or "\\" in source:
        own = read_path(source)
    elif source in CONTENTS:
        return load(source), None
    else:
        known = ", ".join(CONTENTS)
        raise DataError("data_unknown_content", file=source, key="-", known=known)
    return check(_completed(own)), copied_table(own.values)


def content_in(options: Mapping[str, Any]) -> Content:
    """The content that a game with these options is played with."""
    return load_content(options["content"])[0]


def _shipped(name: str) -> Reader:
    own = read_shipped(CONTENTS[name])
    return _completed(own) if own.has("base") else own


def _completed(own: Reader) -> Reader:
    """A file of one's own may leave tables out: they are those of the content it is based on."""
    base = own.choice("base", tuple(CONTENTS)) if own.has("base") else FIRST
    own.only("base", "change", *_SECTIONS)
    values = dict(_shipped(base).values)
    if own.has("change"):
        change = own.table("change")
        change.only(*(name for name in values if not own.has(name)))
        values |= {name: _changed(change.table(name), values[name]) for name in change.values}
    values |= {key: value for key, value in own.values.items() if key in _SECTIONS}
    return Reader(own.file, values, lines=own.lines)


def _changed(change: Reader, old: Any) -> Any:
    """A table of the base with other values; in a list of tables, of those named by their ids."""
    if isinstance(old, Mapping):
        return {**old, **change.values}
    entries = {entry["id"]: entry for entry in old if "id" in entry}
    change.only(*entries)
    for name in change.values:
        entries[name] = {**entries[name], **change.table(name).values}
    return [entries.get(entry.get("id"), entry) for entry in old]


def check(top: Reader) -> Content:
    top.only(*_SECTIONS)
    pieces, structures, tiles = read_pieces(top), read_structures(top), read_tiles(top)
    ids = Ids(
        tuple(p.id for p in pieces), tuple(s.id for s in structures), tuple(t.id for t in tiles)
    )
    check_lists(top)
    game = _game(top)
    breakdowns = read_breakdowns(top, ids)
    content = Content(
        title=names(game, "title"),
        rounds=game.whole("rounds", 1, 99),
        tension=game.whole("tension_per_turn", 1, 99),
        hand_size=game.whole("hand_size", 0, 9),
        transformers=game.whole("transformers_per_player", 0, 9),
        last_repairs=_switches(top),
        last_repair_points=_decided(top, "last_repair_points", 0, 0),
        entry_faults=top.table("rounds").flag("entry_faults", default=True),
        own_points=top.table("rounds").flag("blackout_own_points", default=False),
        generator=_decided(top, "blackout_generator", 0, 0),
        generator_step=_decided(top, "blackout_generator_step", 1, 1),
        generator_in_light=top.table("rounds").flag("generator_in_light", default=False),
        shared_minimum=_shared_minimum(top),
        costs=_costs(top),
        pieces=pieces,
        structures=structures,
        tiles=tiles,
        centre_tile=ids.tiles.index(top.table("board").choice("centre_tile", ids.tiles)),
        fixed_layout=read_fixed_layout(top, ids),
        panels=read_panels(top),
        laid=read_laid(top, tiles),
        resources=read_resources(top, ids),
        contracts=read_contracts(top, ids),
        breakdowns=breakdowns,
        breakdown_deck=_breakdown_deck(top, breakdowns),
        shared=_shared(top),
    )
    _check_content(top, content)
    return content


# ---- numbers and switches


def _game(top: Reader) -> Reader:
    game = top.table("game")
    fixed = {
        "id": "blackout",
        "players_min": PLAYERS[0],
        "players_max": PLAYERS[-1],
        "starting_contracts": 1,
        "active_contracts": 1,
        "turn_direction": "right",
    }
    numbers = ("rounds", "tension_per_turn", "hand_size", "transformers_per_player")
    game.only("title", "sheet", *fixed, *numbers, *NOTES)
    for key, value in fixed.items():
        must_be(game, key, value)
    return game


def _switches(top: Reader) -> bool:
    """The switches of decided rules; the engine plays the ledger's answers only."""
    rounds = top.table("rounds")
    fixed: dict[str, object] = {
        "blackout_paid_actions_per_hold": 1,
        "blackout_free_cards_count": False,
    }
    rounds.only("last_repairs", *_DECIDED, *fixed, *NOTES)
    for key, value in fixed.items():
        must_be(rounds, key, value)
    scoring = top.table("scoring")
    fixed = {
        "connection_needs_own_piece": True,
        "zone_split": "floor_per_transformer",
        "interim_count_adds_points": False,
        "tie_breakers": TIE_BREAKERS,
    }
    scoring.only(*fixed, *NOTES)
    for key, value in fixed.items():
        must_be(scoring, key, value)
    return rounds.flag("last_repairs", default=True)


def _decided(top: Reader, key: str, least: int, default: int) -> int:
    rounds = top.table("rounds")
    return rounds.whole(key, least, 99) if rounds.has(key) else default


def _shared_minimum(top: Reader) -> int:
    rules = top.table("common_contract_rules")
    rules.only("minimum", "tie", "within", *NOTES)
    must_be(rules, "tie", "split_floor")
    return rules.whole("minimum", 1)


def _shared_within(top: Reader) -> int:
    rules = top.table("common_contract_rules")
    return rules.whole("within", 0, 9) if rules.has("within") else 0


def _costs(top: Reader) -> Costs:
    """The fixed costs. Those of cards, pieces and transformers are given with the cards and pieces.

    Nothing the players may repeat is free: a cost is at least 1.
    """
    table = top.table("costs")
    elsewhere = ("card", "install", "replace", "transformer")
    here = ("draw", "fault", "repair", "rotate")
    table.only(*elsewhere, *here)
    for key in elsewhere:
        table.table(key).text("tension")
    return Costs(*(table.table(key).whole("tension", 1) for key in here))


# ---- decks


def _breakdown_deck(top: Reader, cards: tuple[Breakdown, ...]) -> BreakdownDeck:
    t = top.table("breakdown_deck")
    t.only("first_half", "separator", "second_half", "mixed_into_second", *NOTES)
    special = tuple(c.id for c in cards if c.special)
    deck = BreakdownDeck(
        t.whole("first_half"),
        t.choice("separator", special),
        t.whole("second_half"),
        t.choice("mixed_into_second", special),
    )
    if sorted((deck.separator, deck.mixed_into_second)) != sorted(special):
        raise t.error("data_unsupported", "mixed_into_second", expected=", ".join(special))
    for card in cards:
        if card.special and card.copies != 1:
            raise t.error("data_special_copies", "separator", card=card.id)
    ordinary = sum(c.copies for c in cards if not c.special)
    needed = deck.first_half + deck.second_half
    if needed > ordinary:
        raise t.error("data_deck_too_small", "second_half", cards=ordinary, needed=needed)
    return deck


def _shared(top: Reader) -> tuple[SharedContract, ...]:
    found = []
    for t in top.tables("common_contract"):
        t.only("id", "name", "points", "metric", "award", "within", *NOTES)
        metric, award = t.choice("metric", METRICS), t.choice("award", AWARDS)
        within = t.whole("within", 0, 9) if t.has("within") else _shared_within(top)
        found.append(SharedContract(ident(t), names(t), t.whole("points"), metric, award, within))
    distinct(top, "common_contract", [c.id for c in found])
    return tuple(found)


def _check_content(top: Reader, content: Content) -> None:
    _check_laid(top, content)
    deck = content.breakdown_deck
    size = deck.first_half + deck.second_half + 2
    if size != content.rounds:  # BLK-SETUP-11: one card per round
        raise top.error("data_deck_rounds", "breakdown_deck", cards=size, rounds=content.rounds)
    most = PLAYERS[-1]
    cards = sum(c.copies for c in content.resources)
    if cards < most * content.hand_size:
        needed = most * content.hand_size
        raise top.error("data_deck_too_small", "resource", cards=cards, needed=needed)
    contracts = sum(c.copies for c in content.contracts)
    if contracts < most:
        raise top.error("data_deck_too_small", "contract", cards=contracts, needed=most)


def _check_laid(top: Reader, content: Content) -> None:
    """BLK-SETUP-14: pieces laid from the start come from the supplies."""
    for players, laid in content.laid.items():
        for seat in range(players):
            for piece in content.pieces:
                used = sum(one.seat == seat and one.exits in piece.masks for one in laid)
                if used > piece.per_player:
                    facts = {"piece": piece.id, "used": used, "supply": piece.per_player}
                    raise top.error("data_laid_supply", "laid", **facts)
