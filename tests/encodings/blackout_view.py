"""What a seat sees of the wiring tile game, made of its view: an oracle for the observations."""

from typing import Any

from megavolt.core.game import Game
from megavolt.encodings.base import Observation
from megavolt.encodings.blackout.columns import (
    BREAKDOWNS,
    CONTRACTS,
    LAYOUT,
    RESOURCES,
    SEATS,
)
from tests.encodings.rows import by_place, flags, place_of, put

WIDTH = 12
CELLS = WIDTH * WIDTH

_PHASES = ("turn", "breakdown", "hands", "last_repairs", "over")
_PENDING = (
    None, "discard", "tension", "install", "replace", "transformer", "rotate", "fault", "repair",
    "insulate", "remove", "draw", "contract", "mode",
)  # fmt: skip
_SIDES = ("", "N", "E", "S", "W")
_PIECES = ("straight", "elbow", "triple", "quad")
_SCORES = ("connections", "zones", "contracts", "shared", "total")
_LETTERS = "nesw"
_OF_PIECES = ("exits", "owner", "faulted", "insulated", "transformer", "live")
_OF_PLAYERS = (
    "transformers", "cards", "has_contract", "unspent", "latest_count", "connections",
)  # fmt: skip


class SeenByView:
    """Observations of a configuration."""

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
            "spare": tension["spare"],
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


def _cell(name: str) -> int:
    row, column = name[1:].split("c")
    return int(row) * WIDTH + int(column)


def _number(name: str | None, names: list[str]) -> int:
    return 0 if name is None else names.index(name) + 1
