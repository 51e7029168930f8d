"""A position as data: a setup that gives the same state back, or what one seat knows of it."""

from collections.abc import Sequence

from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_cards import WITHOUT
from megavolt.games.blackout.state import NO_CONTRACT, State
from megavolt.games.blackout.view_types import BlackoutPlayer, BlackoutView, PieceSeen
from megavolt.parts.position_parts import Position, kept, picked

# What a view gives in the same form as a setup.
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


def known_position(seen: BlackoutView) -> Position:
    """What a view knows, which is no more than its seat may know; unknown cards are null."""
    players = seen["players"]
    completed = [player["completed"] for player in players]
    unspent = [player["unspent"] for player in players]
    return {
        **picked(seen, *_ALIKE),
        "pieces": [_piece(piece) for piece in seen["pieces"]],
        "hands": [_hand(player) for player in players],
        "contracts": [_contract(player) for player in players],
        "breakdown": seen["breakdowns"],
        "latest_count": [player["latest_count"] for player in players],
        **kept(picked(seen, "discard", "owed", "card", "contracts_under")),
        **({"completed": completed} if any(completed) else {}),
        **({"unspent": unspent} if any(unspent) else {}),
    }


def full_position(r: Rules, s: State, seen: BlackoutView) -> Position:
    """The same with what nobody sees, or not everybody."""
    return {**known_position(seen), **_hidden(r, s)}


def _piece(seen: PieceSeen) -> Position:
    marks = kept(picked(seen, "faulted", "insulated", "transformer"))
    return {"cell": seen["cell"], "player": seen["player"], "exits": seen["exits"], **marks}


def _hand(player: BlackoutPlayer) -> Sequence[str | None]:
    return [None] * player["cards"] if player["hand"] is None else player["hand"]


def _contract(player: BlackoutPlayer) -> str | None:
    return player["contract"] if player["has_contract"] else WITHOUT


def _hidden(r: Rules, s: State) -> Position:
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
