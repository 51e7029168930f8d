"""A full state that a view could be of: what the seat cannot see is drawn at random."""

from collections.abc import Sequence

from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng
from megavolt.games.blackout.board import lay_out
from megavolt.games.blackout.geometry import BIT
from megavolt.games.blackout.notation import parse_cell, parse_exits
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup import parse_layout
from megavolt.games.blackout.setup_cards import stack_breakdowns
from megavolt.games.blackout.state import NO_CONTRACT, NO_TILE, State, Task
from megavolt.games.blackout.view import PENDING, PHASES
from megavolt.games.blackout.view_types import BlackoutView, CardSeen, PieceSeen
from megavolt.games.blackout.wiring import Wiring

_PHASE = {name: phase for phase, name in PHASES.items()}
_PENDING = {name: pending for pending, name in PENDING.items()}


def determinize(r: Rules, seen: BlackoutView, rng: Rng) -> State:
    board = lay_out(r, parse_layout(r, seen["layout"]))
    s = State.fresh(r.players, Wiring.fresh(r.players, board, r.piece_supply))
    _take_pieces(s.wiring, seen["pieces"])
    _take_flow(s, seen)
    s.task = _task(r, seen["card"])
    s.unspent = [player["unspent"] for player in seen["players"]]
    s.interim = tuple(player["latest_count"] for player in seen["players"])
    _draw_resources(r, s, seen, rng)
    _draw_contracts(r, s, seen, rng)
    revealed = [r.breakdown_ids.index(card) for card in seen["breakdowns"]]
    s.breakdown, s.aside = stack_breakdowns(r, rng, revealed)
    s.revealed = len(revealed)
    s.rng = rng.next64()
    return s


def _take_pieces(w: Wiring, seen: Sequence[PieceSeen]) -> None:
    for piece in seen:
        w.put(piece["player"], parse_cell(piece["cell"]), parse_exits(piece["exits"]))
    for piece in seen:
        cell = parse_cell(piece["cell"])
        if piece["faulted"]:
            w.fault(cell)
        if piece["insulated"]:
            w.insulate(cell)
        if piece["transformer"]:
            w.add_transformer(piece["player"], cell)


def _take_flow(s: State, seen: BlackoutView) -> None:
    s.round = seen["round"]
    s.dark = seen["dark"]
    s.phase = _PHASE[seen["phase"]]
    s.pending = _PENDING[seen["pending"]]
    s.actor = NOBODY if seen["to_move"] is None else seen["to_move"]
    s.seat = NOBODY if seen["turn_of"] is None else seen["turn_of"]
    s.turn = seen["turn"]
    s.start = seen["start"]
    s.points = seen["tension"]["left"]
    s.per_turn = seen["tension"]["per_turn"]
    s.acted = seen["tension"]["acted"]
    s.spare = seen["tension"]["spare"]
    s.dark_next = seen["next_round"]["dark"]
    s.swing = seen["next_round"]["tension"]
    s.count_due = seen["next_round"]["count"]
    s.counted = seen["counted"] or 0
    s.owed = seen["owed"]


def _task(r: Rules, seen: CardSeen | None) -> Task | None:
    if seen is None:
        return None
    is_resource = seen["deck"] == "resource"
    ids = r.resource_ids if is_resource else r.breakdown_ids
    task = Task.fresh(is_resource, ids.index(seen["card"]))
    task.effect = seen["effect"]
    task.named = sum(1 << seat for seat in seen["named"])
    task.at = seen["at"]
    task.did = seen["did"]
    task.touched = sum(BIT[parse_cell(cell)] for cell in seen["touched"])
    task.area = NO_TILE if seen["area"] is None else seen["area"]
    return task


# ---- what is hidden


def _draw_resources(r: Rules, s: State, seen: BlackoutView, rng: Rng) -> None:
    pool = r.resource_cards()
    s.discard = tuple(r.resource_ids.index(card) for card in seen["discard"])
    hands = [player["hand"] for player in seen["players"]]
    known = [r.resource_ids.index(card) for hand in hands for card in hand or ()]
    in_use = [s.task.card] if s.task is not None and s.task.is_resource else []
    _leave_unseen(pool, [*s.discard, *known, *in_use], rng)
    for seat, player in enumerate(seen["players"]):
        hand = player["hand"]
        if hand is None:
            s.hands[seat] = _take(pool, player["cards"])
        else:
            s.hands[seat] = tuple(r.resource_ids.index(card) for card in hand)
    s.deck = tuple(pool)


def _draw_contracts(r: Rules, s: State, seen: BlackoutView, rng: Rng) -> None:
    ids = r.contract_ids
    players, under = seen["players"], seen["contracts_under"]
    s.completed = [tuple(ids.index(c) for c in player["completed"]) for player in players]
    known = [c for completed in s.completed for c in completed]
    known += [ids.index(p["contract"]) for p in [*players, *under] if p["contract"] is not None]
    pool = r.contract_cards()
    _leave_unseen(pool, known, rng)
    for seat, player in enumerate(players):
        s.contract[seat] = _contract(ids, pool, player["contract"], player["has_contract"])
    s.under = tuple(card["player"] for card in under)
    upper = _take(pool, seen["contract_deck"] - len(under))
    s.contracts = (*upper, *(_contract(ids, pool, card["contract"], True) for card in under))


def _contract(ids: Sequence[str], pool: list[int], known: str | None, there: bool) -> int:
    if known is not None:
        return ids.index(known)
    return _take(pool, 1)[0] if there else NO_CONTRACT


def _leave_unseen(pool: list[int], known: Sequence[int], rng: Rng) -> None:
    for card in known:
        pool.remove(card)
    rng.shuffle(pool)


def _take(pool: list[int], count: int) -> tuple[int, ...]:
    taken = tuple(pool[:count])
    del pool[:count]
    return taken
