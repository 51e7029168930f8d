"""The wiring tile game as integers, made from the view of a seat.

Its actions are those of the engine, with room for more cards than the first content has.
"""

from collections.abc import Sequence
from typing import Any, Final

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.encodings.base import Observation, by_place, flags, place_name, place_of, put
from megavolt.kernel.layout import Layout

SEATS: Final = 4
WIDTH: Final = 12
CELLS: Final = WIDTH * WIDTH
TILES: Final = 9
KINDS: Final = 4  # of piece, and of structure
RESOURCES: Final = 32  # room for so many kinds of card; the first content has 14
CONTRACTS: Final = 64
SHARED: Final = 8
BREAKDOWNS: Final = 32
USE: Final = 5475  # the engine's first action about a card; those before it have fixed numbers
DISCARD: Final = USE + RESOURCES
ACTIONS: Final = DISCARD + RESOURCES

_PHASES = ("turn", "breakdown", "hands", "last_repairs", "over")
_PENDING = (
    None, "discard", "tension", "install", "replace", "transformer", "rotate", "fault", "repair",
    "insulate", "remove", "draw", "contract", "mode",
)  # fmt: skip
_SIDES = ("", "N", "E", "S", "W")
_PIECES = ("straight", "elbow", "triple", "quad")
_SCORES = ("connections", "zones", "contracts", "shared", "total")
_LETTERS = "nesw"

LAYOUT: Final = Layout(
    ("phase", 1, "0 turn, 1 breakdown, 2 hands, 3 last_repairs, 4 over"),
    ("pending", 1, "what a card asks for: 0 nothing, 1 discard, 2 and more its verb"),
    ("round", 1, "from 1"),
    ("rounds", 1, "of the whole game"),
    ("dark", 1, "1: this round is a dark one"),
    ("players", 1, "how many play"),
    ("mover", 1, "the place to decide, 0 for the observer; -1 at the end"),
    ("turn_of", 1, "the place whose turn it is, -1 for none"),
    ("turn", 1, "how many seats the phase has come"),
    ("start", 1, "the place with the start token"),
    ("tension", 1, "tension points left"),
    ("per_turn", 1, "tension points of this round"),
    ("acted", 1, "1: the player has paid an action with points"),
    ("next_dark", 1, "1: the next round is a dark one"),
    ("next_tension", 1, "points more in the next round, or fewer"),
    ("next_count", 1, "1: it begins with an interim count"),
    ("counted", 1, "the round of the latest interim count, 0 for none"),
    ("owed", 1, "cards that are still to be discarded"),
    ("tiles", TILES, "by position: which tile, from 1 in the order of their names"),
    ("rotations", TILES, "by position: quarter turns"),
    ("zones", TILES, "by position: the points of its zone"),
    ("sides", SEATS, "by place: the side of its panel, 1 N, 2 E, 3 S, 4 W"),
    ("entries", CELLS, "by cell: place + 1 of the panel that lines can begin from"),
    (
        "terrain",
        CELLS,
        "by cell: 0 empty, 1–4 a structure, 5 blocked, 6 a transformer site",
    ),
    ("exits", CELLS, "by cell: the exits of the piece there, bits 1 N, 2 E, 4 S, 8 W"),
    ("owner", CELLS, "by cell: place + 1 of the piece's owner"),
    ("faulted", CELLS, "by cell: 1 if the piece is faulted"),
    ("insulated", CELLS, "by cell: 1 if it is insulated"),
    ("transformer", CELLS, "by cell: 1 if it carries a transformer"),
    ("live", CELLS, "by cell: the places it is live for, a bit each"),
    ("supply", SEATS * KINDS, "by place: straights, elbows, triples, quads left"),
    ("transformers", SEATS, "by place: transformers left"),
    ("cards", SEATS, "by place: cards in hand"),
    ("hand", RESOURCES, "the observer's cards, by kind: how many"),
    ("has_contract", SEATS, "by place: 1 if it has a contract"),
    ("contract", 1, "the observer's contract, from 1; 0 for none"),
    ("completed", SEATS * CONTRACTS, "by place and contract: how often it was completed"),
    ("unspent", SEATS, "by place: points kept for last repairs"),
    ("latest_count", SEATS, "by place: points at the latest interim count"),
    ("connections", SEATS, "by place: how many"),
    ("structures", SEATS * KINDS, "by place: structures of each kind that are connected"),
    ("score", SEATS * 5, "by place: connections, zones, contracts, shared, total"),
    ("shared", SHARED * SEATS, "by shared contract and place: the points it would give now"),
    ("resource_deck", 1, "cards in the deck"),
    ("discard", RESOURCES, "by kind: resource cards discarded"),
    ("contract_deck", 1, "contracts in the deck"),
    ("under", SEATS, "by place: contracts it put under the deck"),
    ("own_under", CONTRACTS, "by contract: 1 if the observer put it under the deck"),
    ("breakdown_deck", 1, "breakdown cards to come"),
    ("breakdowns", BREAKDOWNS, "by kind: breakdown cards revealed"),
    ("latest_breakdown", 1, "the latest one, from 1; 0 for none"),
    ("card_deck", 1, "the card being carried out: 0 none, 1 resource, 2 breakdown"),
    ("card", 1, "its kind, from 1"),
    ("effect", 1, "which of its effects"),
    ("named", SEATS, "by place: 1 if the card is about it"),
    ("at", 1, "how many seats from the start token it has come"),
    ("did", 1, "how often it was done, by whoever chooses now"),
    ("touched", CELLS, "by cell: 1 if it was done to the piece there"),
    ("area", 1, "the position of the tile it is confined to, from 1; 0 for any"),
)


class BlackoutEncoding:
    """Cells are numbered row by row from the north-west, cards in the order of the facts."""

    version = 1
    layout = LAYOUT
    actions = ACTIONS
    of_kernel = False

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        facts: Any = game.facts()
        self._resources: list[str] = list(facts["resources"])
        self._contracts: list[str] = list(facts["contracts"])
        self._shared = list(facts["shared_contracts"])
        self._breakdowns: list[str] = list(facts["breakdowns"])
        self._structures: list[str] = list(facts["structures"])
        symbols = (structure["symbol"] for structure in facts["structures"].values())
        self._signs = "".join([".", *symbols, "#t"])
        self._check()

    def _check(self) -> None:
        """Content of one's own can have more of everything."""
        rooms = (
            (self._resources, RESOURCES),
            (self._contracts, CONTRACTS),
            (self._shared, SHARED),
            (self._breakdowns, BREAKDOWNS),
        )
        for found, room in rooms:
            if len(found) > room:
                raise OptionError("encoding_too_large", count=len(found), most=room)

    # ---- observations

    def observe(self, state: Any, seat: int) -> Observation:
        view: Any = self.game.view(state, seat)
        columns = self._flow(view, seat) | self._board(view, seat) | self._pieces(view, seat)
        columns |= self._seats(view, seat) | self._decks(view, seat) | self._card(view, seat)
        return put(LAYOUT, columns)

    def _place(self, who: int | None, seat: int) -> int:
        return place_of(who, seat, self.game.players)

    def _flow(self, view: Any, seat: int) -> dict[str, Any]:
        tension, following = view["tension"], view["next_round"]
        return {
            "phase": _PHASES.index(view["phase"]),
            "pending": _PENDING.index(view["pending"]),
            "round": view["round"],
            "rounds": view["rounds"],
            "dark": int(view["dark"]),
            "players": self.game.players,
            "mover": self._place(view["to_move"], seat),
            "turn_of": self._place(view["turn_of"], seat),
            "turn": view["turn"],
            "start": self._place(view["start"], seat),
            "tension": tension["left"],
            "per_turn": tension["per_turn"],
            "acted": int(tension["acted"]),
            "next_dark": int(following["dark"]),
            "next_tension": following["tension"],
            "next_count": int(following["count"]),
            "counted": view["counted"] or 0,
            "owed": view["owed"],
        }

    def _board(self, view: Any, seat: int) -> dict[str, Any]:
        entries = [0] * CELLS
        for who, panel in enumerate(view["panels"]):
            for cell in panel["cells"]:
                entries[_cell(cell)] = self._place(who, seat) + 1
        tiles = sorted(tile["tile"] for tile in view["layout"])
        return {
            "tiles": [tiles.index(tile["tile"]) + 1 for tile in view["layout"]],
            "rotations": [tile["rotation"] // 90 for tile in view["layout"]],
            "zones": view["zones"],
            "sides": [_SIDES.index(panel["side"]) for panel in by_place(view["panels"], seat)],
            "entries": entries,
            "terrain": [self._signs.index(sign) for row in view["cells"] for sign in row],
        }

    def _pieces(self, view: Any, seat: int) -> dict[str, Any]:
        found = {name: [0] * CELLS for name in _OF_PIECES}
        for piece in view["pieces"]:
            cell = _cell(piece["cell"])
            found["exits"][cell] = sum(1 << _LETTERS.index(exit) for exit in piece["exits"])
            found["owner"][cell] = self._place(piece["player"], seat) + 1
            found["live"][cell] = sum(1 << self._place(who, seat) for who in piece["live"])
            for name in ("faulted", "insulated", "transformer"):
                found[name][cell] = int(piece[name])
        return dict(found)

    def _seats(self, view: Any, seat: int) -> dict[str, Any]:
        players = by_place(view["players"], seat)
        own = players[0]
        plain = {name: [int(p[name]) for p in players] for name in _OF_PLAYERS}
        completed = (self._counts(p["completed"], self._contracts, CONTRACTS) for p in players)
        shared = (by_place(view["shared"][name], seat) for name in self._shared)
        return {
            **plain,
            "supply": [p["supply"][kind] for p in players for kind in _PIECES],
            "hand": self._counts(own["hand"] or [], self._resources, RESOURCES),
            "contract": _number(own["contract"], self._contracts),
            "completed": [n for counts in completed for n in counts],
            "structures": [p["structures"][kind] for p in players for kind in self._structures],
            "score": [p["score"][name] for p in players for name in _SCORES],
            "shared": [n for points in shared for n in [*points, *[0] * (SEATS - len(points))]],
        }

    @staticmethod
    def _counts(cards: list[str], kinds: list[str], width: int) -> list[int]:
        found = [0] * width
        for card in cards:
            found[kinds.index(card)] += 1
        return found

    def _decks(self, view: Any, seat: int) -> dict[str, Any]:
        under = [0] * SEATS
        for contract in view["contracts_under"]:
            under[self._place(contract["player"], seat)] += 1
        own = [c["contract"] for c in view["contracts_under"] if c["contract"] is not None]
        revealed = view["breakdowns"]
        return {
            "resource_deck": view["resource_deck"],
            "discard": self._counts(view["discard"], self._resources, RESOURCES),
            "contract_deck": view["contract_deck"],
            "under": under,
            "own_under": self._counts(own, self._contracts, CONTRACTS),
            "breakdown_deck": view["breakdown_deck"],
            "breakdowns": self._counts(revealed, self._breakdowns, BREAKDOWNS),
            "latest_breakdown": _number(revealed[-1] if revealed else None, self._breakdowns),
        }

    def _card(self, view: Any, seat: int) -> dict[str, Any]:
        card = view["card"]
        if card is None:
            return {}
        resource = card["deck"] == "resource"
        return {
            "card_deck": 1 if resource else 2,
            "card": _number(card["card"], self._resources if resource else self._breakdowns),
            "effect": card["effect"],
            "named": flags([self._place(who, seat) for who in card["named"]], SEATS),
            "at": card["at"],
            "did": card["did"],
            "touched": flags([_cell(cell) for cell in card["touched"]], CELLS),
            "area": 0 if card["area"] is None else card["area"] + 1,
        }

    # ---- actions

    def choices(self, state: Any) -> dict[int, int]:
        later = RESOURCES - len(self._resources)
        discard = USE + len(self._resources)
        return {
            action + later if action >= discard else action: action
            for action in sorted(self.game.legal(state))
        }

    def action_name(self, action: int) -> str:
        if action < USE:
            return self.game.word(action)
        verb, card = divmod(action - USE, RESOURCES)
        known = card < len(self._resources)
        return f"{('use', 'discard')[verb]} {self._resources[card] if known else f'#{card}'}"

    # ---- in words

    def value_name(self, column: str, at: int, value: int) -> str:
        if column in ("mover", "turn_of", "start"):
            return place_name(value)
        if column == "phase":
            return _PHASES[value]
        if value == 0:
            return ""
        if column == "pending":
            return str(_PENDING[value])
        width = LAYOUT.width_of(column)
        if width == CELLS:
            return f"r{at // WIDTH}c{at % WIDTH}" + self._said_of_cell(column, value)
        return self._said(column, at, value)

    def _said_of_cell(self, column: str, value: int) -> str:
        if column in ("owner", "entries"):
            return f" {place_name(value - 1)}"
        if column == "terrain":
            return f" {self._signs[value]}"
        if column == "exits":
            return " " + "".join(letter for i, letter in enumerate(_LETTERS) if value >> i & 1)
        if column == "live":
            return " " + "+".join(place_name(i) for i in range(SEATS) if value >> i & 1)
        return ""

    def _said(self, column: str, at: int, value: int) -> str:
        if column in ("contract", "latest_breakdown"):
            return (self._contracts if column == "contract" else self._breakdowns)[value - 1]
        kinds = {"hand": self._resources, "discard": self._resources, "own_under": self._contracts}
        if column in kinds:
            return f"{value} × {kinds[column][at]}"
        if column == "breakdowns":
            return f"{value} × {self._breakdowns[at]}"
        if column in _PARTS_OF_SEATS:
            others = self._contracts if column == "completed" else self._structures
            names = _PARTS_OF_SEATS[column] or others
            place, part = divmod(at, LAYOUT.width_of(column) // SEATS)
            return f"{place_name(place)} {names[part]} {value}"
        if column == "shared":
            return f"{self._shared[at // SEATS]} {place_name(at % SEATS)} {value}"
        return f"{place_name(at)} {value}" if LAYOUT.width_of(column) == SEATS else str(value)


_OF_PIECES = ("exits", "owner", "faulted", "insulated", "transformer", "live")
_OF_PLAYERS = (
    "transformers", "cards", "has_contract", "unspent", "latest_count", "connections",
)  # fmt: skip
_PARTS_OF_SEATS: dict[str, Sequence[str]] = {
    "supply": _PIECES,
    "structures": (),
    "score": _SCORES,
    "completed": (),
}


def _cell(name: str) -> int:
    row, column = name[1:].split("c")
    return int(row) * WIDTH + int(column)


def _number(name: str | None, names: list[str]) -> int:
    return 0 if name is None else names.index(name) + 1


FAMILY = BlackoutEncoding
