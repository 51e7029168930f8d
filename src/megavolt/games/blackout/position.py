"""A position as data: a setup that gives the same state back, or what one seat knows of it."""

from megavolt.core.game import NOBODY, View
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_cards import WITHOUT
from megavolt.games.blackout.state import NO_CONTRACT, State
from megavolt.games.blackout.view import view

Position = dict[str, object]

# What a view tells in the very words of a setup. It shows no more than its seat may know.
_ALIKE = (
    "layout",
    "round",
    "phase",
    "dark",
    "start",
    "turn_of",
    "to_move",
    "tension",
    "next_round",
    "counted",
)
_ALIKE_IF_ANY = ("discard", "owed", "card", "contracts_under")
_BY_SEAT_IF_ANY = ("completed", "unspent")
_MARKS = ("faulted", "insulated", "transformer")


def position(r: Rules, s: State, seat: int | None) -> Position:
    """All of it without a seat; with one, what its view tells."""
    known = from_view(view(r, s, NOBODY if seat is None else seat))
    if seat is None:
        known.update(_hidden(r, s))
    return known


def from_view(seen: View) -> Position:
    """The part of a setup that a view knows; unknown cards are null."""
    players = seen["players"]
    known: Position = {key: seen[key] for key in _ALIKE}
    known["pieces"] = [_piece(piece) for piece in seen["pieces"]]
    known["hands"] = [player["hand"] or [None] * player["cards"] for player in players]
    known["contracts"] = [_contract(player) for player in players]
    known["breakdown"] = seen["breakdowns"]
    known["latest_count"] = [player["latest_count"] for player in players]
    known.update({key: seen[key] for key in _ALIKE_IF_ANY if seen[key]})
    for key in _BY_SEAT_IF_ANY:
        values = [player[key] for player in players]
        if any(values):
            known[key] = values
    return known


def _piece(seen: View) -> Position:
    marks = {mark: True for mark in _MARKS if seen[mark]}
    return {"cell": seen["cell"], "player": seen["player"], "exits": seen["exits"], **marks}


def _contract(player: View) -> str | None:
    if not player["has_contract"]:
        return WITHOUT
    contract: str | None = player["contract"]
    return contract


def _hidden(r: Rules, s: State) -> Position:
    """What nobody sees, or not everybody."""
    names = [r.contract_ids[card] for card in s.contracts]
    bottom = names[len(names) - len(s.under) :]
    return {
        "hands": [[r.resource_ids[card] for card in hand] for hand in s.hands],
        "resource_deck": [r.resource_ids[card] for card in s.deck],
        "contracts": [r.contract_ids[c] if c != NO_CONTRACT else WITHOUT for c in s.contract],
        "contract_deck": names,
        "contracts_under": [
            {"player": player, "contract": contract}
            for player, contract in zip(s.under, bottom, strict=True)
        ],
        "breakdown": [r.breakdown_ids[card] for card in s.breakdown],
        "chance": s.rng,
    }
