"""What a seat may see, field by field (BLK-INFO-01, BLK-INFO-02): never the order of a deck, the
hands and contracts of others, the breakdown cards left out, or the generator.
"""

from typing import Final

from megavolt.core.view_types import GameSeen
from megavolt.games.blackout import effects, scoring
from megavolt.games.blackout.geometry import BIT, CELLS, KINDS, WIDTH, cells_of
from megavolt.games.blackout.notation import cell_name, exits_name
from megavolt.games.blackout.rules import VERBS, Rules
from megavolt.games.blackout.state import (
    BREAKDOWN,
    DISCARD,
    HANDS,
    LAST_REPAIRS,
    NO_CONTRACT,
    NO_TILE,
    NOTHING,
    OVER,
    TURN,
    State,
)
from megavolt.games.blackout.view_types import (
    BlackoutPlayer,
    BlackoutView,
    BoardSeen,
    CardSeen,
    ContractUnder,
    DecksSeen,
    PieceSeen,
    Side,
    TensionSeen,
)

PHASES: Final = {
    TURN: "turn",
    BREAKDOWN: "breakdown",
    HANDS: "hands",
    LAST_REPAIRS: "last_repairs",
    OVER: "over",
}
PENDING: Final = {
    NOTHING: None,
    DISCARD: "discard",
    **{verb: name for verb, name in enumerate(VERBS) if name},
}
SIDES: Final[dict[int, Side]] = {1: "N", 2: "E", 4: "S", 8: "W"}


def view(
    r: Rules,
    s: State,
    seat: int,
    game: GameSeen,
    board: BlackoutView | None = None,
    beside: BlackoutView | None = None,
) -> BlackoutView:
    """`board`: a view that shows the same board; `beside`: what another seat sees now.

    What they have is taken over where it is the same for all.
    """
    shared = scoring.shared_points(r, s) if beside is None else []
    return {
        **game,
        "seat": seat if 0 <= seat < r.players else None,
        "round": s.round,
        "rounds": r.rounds,
        "dark": s.dark,
        "phase": PHASES[s.phase],
        "pending": PENDING[s.pending],
        "to_move": s.actor if s.actor >= 0 else None,
        "turn_of": s.seat if s.seat >= 0 else None,
        "turn": s.turn,
        "start": s.start,
        "tension": _tension(s),
        "next_round": {"dark": s.dark_next, "tension": s.swing, "count": s.count_due},
        "counted": s.counted or None,  # the round of the latest count
        **(_board(r, s) if board is None else _same_board(board)),
        "pieces": _pieces(r, s) if beside is None else beside["pieces"],
        "players": _players(r, s, seat, shared)
        if beside is None
        else [_own_cards(r, s, player, seat) for player in beside["players"]],
        "shared": {c.id: shared[i] for i, c in enumerate(r.content.shared)}
        if beside is None
        else beside["shared"],
        **_decks(r, s, seat),
        "card": _card(r, s),
        "owed": s.owed,
    }


def _tension(s: State) -> TensionSeen:
    return {"left": s.points, "per_turn": s.per_turn, "acted": s.acted, "spare": s.spare}


def _board(r: Rules, s: State) -> BoardSeen:
    board = s.wiring.board
    return {
        "layout": [{"tile": r.tile_ids[p.tile], "rotation": p.turns * 90} for p in board.layout],
        "zones": list(board.zone_points),
        "cells": [board.terrain[row : row + WIDTH] for row in range(0, CELLS, WIDTH)],
        "panels": [
            {"side": SIDES[board.side[i]], "cells": _cells(board.entry[i])}
            for i in range(r.players)
        ],
    }


def _same_board(view: BlackoutView) -> BoardSeen:
    return {
        "layout": view["layout"],
        "zones": view["zones"],
        "cells": view["cells"],
        "panels": view["panels"],
    }


def _pieces(r: Rules, s: State) -> list[PieceSeen]:
    return [_piece(r, s, cell) for cell in range(CELLS) if s.wiring.exits[cell]]


def _players(r: Rules, s: State, seat: int, shared: list[list[int]]) -> list[BlackoutPlayer]:
    return [_player(r, s, who, seat, shared) for who in range(r.players)]


def _own_cards(r: Rules, s: State, player: BlackoutPlayer, seat: int) -> BlackoutPlayer:
    """A player as another seat sees them, with the hand and the contract that this one sees."""
    who = player["seat"]
    if who != seat and player["hand"] is None:
        return player
    own = player.copy()
    own["hand"], own["contract"] = _hand(r, s, who, seat), _contract(r, s, who, seat)
    return own


def _hand(r: Rules, s: State, who: int, seat: int) -> list[str] | None:
    return [r.resource_ids[card] for card in s.hands[who]] if who == seat else None


def _contract(r: Rules, s: State, who: int, seat: int) -> str | None:
    contract = s.contract[who]
    return r.contract_ids[contract] if who == seat and contract != NO_CONTRACT else None


def _piece(r: Rules, s: State, cell: int) -> PieceSeen:
    bit = BIT[cell]
    return {
        "cell": cell_name(cell),
        "player": s.wiring.owner_of(cell),
        "exits": exits_name(s.wiring.exits[cell]),
        "faulted": s.wiring.faulted & bit != 0,
        "insulated": s.wiring.insulated & bit != 0,
        "transformer": s.wiring.carrying & bit != 0,
        "live": [seat for seat in range(r.players) if s.wiring.live[seat] & bit],
    }


def _player(r: Rules, s: State, who: int, seat: int, shared: list[list[int]]) -> BlackoutPlayer:
    return {
        "seat": who,
        "supply": {r.piece_ids[k]: s.wiring.supply[who * KINDS + k] for k in range(KINDS)},
        "transformers": r.transformers - s.wiring.transformers[who].bit_count(),
        "cards": len(s.hands[who]),
        "hand": _hand(r, s, who, seat),
        "has_contract": s.contract[who] != NO_CONTRACT,
        "contract": _contract(r, s, who, seat),
        "completed": [r.contract_ids[c] for c in s.completed[who]],
        "unspent": s.unspent[who],
        "latest_count": s.interim[who],
        "live": _cells(s.wiring.live[who]),
        "connections": s.wiring.connections(who),
        "structures": _structures(r, s, who),
        "score": {
            "connections": scoring.connection_points(r, s, who),
            "zones": scoring.zone_points(s, who),
            "contracts": scoring.contract_points(r, s, who),
            "shared": sum(points[who] for points in shared),
            "total": scoring.total(r, s, who, shared),
        },
    }


def _structures(r: Rules, s: State, who: int) -> dict[str, int]:
    """Different structures connected, by kind."""
    mine = s.wiring.connected(who)
    return {
        kind.id: (mine & s.wiring.board.structure[i]).bit_count()
        for i, kind in enumerate(r.content.structures)
    }


def _decks(r: Rules, s: State, seat: int) -> DecksSeen:
    return {
        "resource_deck": len(s.deck),
        "discard": [r.resource_ids[card] for card in s.discard],
        "contract_deck": len(s.contracts),
        "contracts_under": _under(r, s, seat),
        "breakdown_deck": len(s.breakdown) - s.revealed,
        "breakdowns": [r.breakdown_ids[card] for card in s.breakdown[: s.revealed]],
    }


def _under(r: Rules, s: State, seat: int) -> list[ContractUnder]:
    """The contracts at the bottom of the deck that players put there: each knows their own."""
    known = s.contracts[len(s.contracts) - len(s.under) :]
    return [
        {"player": who, "contract": r.contract_ids[contract] if who == seat else None}
        for who, contract in zip(s.under, known, strict=True)
    ]


def _card(r: Rules, s: State) -> CardSeen | None:
    """The card being carried out, and how far it has come."""
    task = s.task
    if task is None:
        return None
    return {
        "deck": "resource" if task.is_resource else "breakdown",
        "card": effects.card_id(r, task),
        "effect": task.effect,
        "named": [seat for seat in range(r.players) if task.named >> seat & 1],
        "at": task.at,
        "did": task.did,
        "touched": _cells(task.touched),
        "area": task.area if task.area != NO_TILE else None,
    }


def _cells(mask: int) -> list[str]:
    return [cell_name(cell) for cell in cells_of(mask)]
