"""The reason a game of Blackout gives for refusing a move is true of the position."""

from functools import cache

import pytest

from megavolt.core.view_types import own_seat
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.view_types import (
    BlackoutPlayer,
    BlackoutView,
    CardSeen,
    PanelSeen,
    PieceSeen,
    own_hand,
)
from tests.configurations import Configuration, of_family
from tests.refusals.asking import Claim, Refused, all_words, untrue_reasons

ALL = of_family("blackout")
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
TERRAIN = {"blocked": "#", "house": "h", "building": "b", "country": "c", "factory": "f"}
ONLY_BY_CARD = ("insulate", "remove", "exchange")


@cache
def everything(configuration: Configuration) -> tuple[BlackoutGame, list[str]]:
    """A game, and the words of all moves in it."""
    game = configuration.make()
    assert isinstance(game, BlackoutGame)
    return game, _mixed(all_words(game, game.r.actions))


def _mixed(words: list[str]) -> list[str]:
    """As often a short block of the action space as a long one, and few cells that are alike."""
    by_verb: dict[str, list[str]] = {}
    for word in words:
        by_verb.setdefault(word.split()[0], []).append(word)
    longest = 300
    return [found[i % len(found)] for found in by_verb.values() for i in range(0, 7 * longest, 7)]


# ---- what the reasons claim


def _me(x: Refused[BlackoutView]) -> BlackoutPlayer:
    return x.view["players"][own_seat(x.view)]


def _place(cell: str) -> tuple[int, int]:
    row, col = cell[1:].split("c")
    return int(row), int(col)


def _terrain(x: Refused[BlackoutView]) -> str:
    row, col = _place(x.move["cell"])
    return str(x.view["cells"][row][col])


def _piece(x: Refused[BlackoutView], cell: str = "") -> PieceSeen | None:
    wanted = cell or x.move["cell"]
    return next((p for p in x.view["pieces"] if p["cell"] == wanted), None)


def _of(x: Refused[BlackoutView]) -> PieceSeen:
    piece = _piece(x)
    assert piece is not None, "the reason speaks of a piece where none is"
    return piece


def _kind(exits: str) -> str:
    if len(exits) > 2:
        return "triple" if len(exits) == 3 else "quad"
    return "straight" if exits in ("ns", "ew") else "elbow"


def _panel(x: Refused[BlackoutView]) -> PanelSeen:
    return x.view["panels"][own_seat(x.view)]


def _joined(x: Refused[BlackoutView], exits: str) -> bool:
    """BLK-ACT-10: the panel, live wiring, or a working piece of one's own across an exit."""
    if x.move["cell"] in _panel(x)["cells"] and _panel(x)["side"].lower() in exits:
        return True
    return any(_works(x, _across(x, side), side) for side in exits)


def _across(x: Refused[BlackoutView], side: str) -> PieceSeen | None:
    row, col = _place(x.move["cell"])
    down, right = STEPS[side]
    return _piece(x, f"r{row + down}c{col + right}")


def _works(x: Refused[BlackoutView], other: PieceSeen | None, side: str) -> bool:
    if other is None or other["faulted"] or BACK[side] not in other["exits"]:
        return False
    return x.view["seat"] in other["live"] or other["player"] == x.view["seat"]


def _not_joined(x: Refused[BlackoutView]) -> object:
    if x.move["do"] == "install":
        return not _joined(x, x.move["exits"])
    return _of(x)["player"] == x.view["seat"]  # the old piece is taken first: cards and wiring know


def _none_left(x: Refused[BlackoutView]) -> object:
    return _me(x)["supply"][x.facts["piece"]] == 0


def _too_few(x: Refused[BlackoutView]) -> object:
    return x.facts["cost"] > x.facts["points"] == x.view["tension"]["left"]


def _asked_by_card(x: Refused[BlackoutView]) -> object:
    return x.view["card"] is not None and x.facts["card"] == _card(x)["card"]


def _card(x: Refused[BlackoutView]) -> CardSeen:
    card = x.view["card"]
    assert card is not None, "the reason speaks of a card where none is carried out"
    return card


def _in_hand(x: Refused[BlackoutView]) -> object:
    return x.move["card"] in own_hand(x.view)


def _zone(x: Refused[BlackoutView]) -> int:
    row, col = _place(x.move["cell"])
    return x.view["zones"][row // 4 * 3 + col // 4]


def _tile(x: Refused[BlackoutView]) -> str:
    row, col = _place(x.move["cell"])
    return str(x.view["layout"][row // 4 * 3 + col // 4]["tile"])


CLAIMS: dict[str, Claim[BlackoutView]] = {
    # what is asked now
    "must_discard": lambda x: x.view["pending"] == "discard" and x.move["do"] != "discard",
    "card_not_in_hand": lambda x: not _in_hand(x),
    "must_do_one": lambda x: (
        x.move["do"] == "done"
        and x.view["pending"] in ("install", "replace", "rotate", "repair")
        and _card(x)["did"] == 0
    ),
    "must_choose": lambda x: _asked_by_card(x) and x.facts["verb"] == x.view["pending"],
    "nothing_to_discard": lambda x: x.move["do"] == "discard" and x.view["pending"] != "discard",
    "only_repairs_now": lambda x: x.view["phase"] == "last_repairs" and x.move["do"] != "repair",
    "repair_own_only": lambda x: (
        x.view["phase"] == "last_repairs" and _of(x)["player"] != x.view["seat"]
    ),
    "needs_card": lambda x: x.move["do"] in ONLY_BY_CARD and x.view["card"] is None,
    # what a card rules out
    "card_other_piece": lambda x: x.facts["piece"] == _kind(x.move["exits"]) and _asked_by_card(x),
    "already_rotated": lambda x: x.move["cell"] in _card(x)["touched"],
    "outside_tile": lambda x: x.facts["tile"] != _tile(x),
    "piece_of_another": lambda x: _of(x)["player"] != x.facts["player"],
    "card_without_effect": _in_hand,
    # what it costs
    "too_few_points": _too_few,
    "one_action_in_the_dark": lambda x: x.view["dark"] and x.view["tension"]["acted"],
    "nothing_to_draw": lambda x: x.view["resource_deck"] == 0 and not x.view["discard"],
    # what the board rules out
    "cell_not_open": lambda x: _terrain(x) == TERRAIN[x.facts["there"]],
    "cell_taken": lambda x: _of(x)["player"] == x.facts["player"],
    "entry_of_another": lambda x: (
        x.move["cell"] in x.view["panels"][x.facts["player"]]["cells"]
        and x.facts["player"] != x.view["seat"]
    ),
    "none_left": _none_left,
    "not_joined": _not_joined,
    "no_piece_here": lambda x: _piece(x) is None,
    "not_your_piece": lambda x: _of(x)["player"] == x.facts["player"] != x.view["seat"],
    "same_kind": lambda x: _kind(_of(x)["exits"]) == _kind(x.move["exits"]),
    "carries_transformer": lambda x: _of(x)["transformer"],
    "not_live": lambda x: x.view["seat"] not in _of(x)["live"],
    "quad_does_not_turn": lambda x: len(_of(x)["exits"]) == 4,
    "not_an_orientation": lambda x: _kind(_of(x)["exits"]) != _kind(x.move["exits"]),
    "lies_so_already": lambda x: _of(x)["exits"] == x.move["exits"],
    "only_straights_fault": lambda x: _kind(_of(x)["exits"]) != "straight",
    "only_straights_insulated": lambda x: _kind(_of(x)["exits"]) != "straight",
    "already_faulted": lambda x: _of(x)["faulted"],
    "insulated": lambda x: _of(x)["insulated"],
    "at_panel": lambda x: any(x.move["cell"] in panel["cells"] for panel in x.view["panels"]),
    "not_faulted": lambda x: not _of(x)["faulted"],
    "tile_takes_no_transformer": lambda x: x.facts["tile"] == _tile(x) and not _zone(x),
    "no_site_here": lambda x: _terrain(x) != "t",
    "site_taken": lambda x: _of(x)["transformer"] and x.facts["player"] == _of(x)["player"],
    "no_transformers_left": lambda x: _me(x)["transformers"] == 0,
}


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_reasons_are_true_of_the_position(configuration: Configuration) -> None:
    game, plain = everything(configuration)
    assert untrue_reasons(game, BlackoutView, 5, lambda _: plain, CLAIMS) == []
