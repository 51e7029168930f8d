"""Contracts: when their terms hold, and the check at the end of a round."""

from megavolt.games.blackout import cards
from megavolt.games.blackout.geometry import KIND_OF, TILE_MASK, cells_of
from megavolt.games.blackout.rules import (
    ANY_KIND,
    TERM_BORROWED,
    TERM_CLEAN,
    TERM_CONNECTIONS,
    TERM_MULTI,
    TERM_NAMED_TILE,
    TERM_OUTAGE,
    TERM_PIECES,
    TERM_SAME_TILE,
    TERM_SHARED,
    TERM_STRUCTURES,
    TERM_TILES,
    TERM_TRANSFORMERS,
    Rules,
    Term,
)
from megavolt.games.blackout.state import NO_CONTRACT, State


def check(r: Rules, s: State) -> None:
    """BLK-ROUND-03, BLK-ROUND-04: all are judged on the same board, then new ones are dealt."""
    order = [(s.start + i) % r.players for i in range(r.players)]
    met = [seat for seat in order if is_met(r, s, seat)]
    for seat in met:
        contract = s.contract[seat]
        s.completed[seat] = (*s.completed[seat], contract)
        s.note("contract_met", seat, contract, r.contract_points[contract])
    for seat in met:
        cards.deal_contract(s, seat)


def is_met(r: Rules, s: State, seat: int) -> bool:
    """BLK-CON-02: all terms of the player's contract hold."""
    contract = s.contract[seat]
    return contract != NO_CONTRACT and holds(r, s, seat, contract)


def holds(r: Rules, s: State, seat: int, contract: int) -> bool:
    """Whether all terms of a contract hold for a player."""
    return all(measure(s, seat, term) >= term.at_least for term in r.contract_terms[contract])


def measure(s: State, seat: int, term: Term) -> int:
    """The number that a term compares with its `at_least`."""
    kind = term.term
    if kind == TERM_TRANSFORMERS:
        return s.wiring.transformers[seat].bit_count()
    if kind == TERM_CLEAN:
        return 0 if s.wiring.own[seat] & s.wiring.faulted else 1
    if kind == TERM_PIECES:
        found = cells_of(s.wiring.own[seat] & s.wiring.live[seat])
        return sum(term.kinds >> KIND_OF[s.wiring.exits[cell]] & 1 for cell in found)
    if kind == TERM_BORROWED:
        return (s.wiring.live[seat] & ~s.wiring.own[seat]).bit_count()
    if kind == TERM_OUTAGE:
        return (s.wiring.faulted & ~s.wiring.own[seat]).bit_count()
    if kind in (TERM_CONNECTIONS, TERM_STRUCTURES, TERM_MULTI):
        return _measure_structures(s, seat, term)
    return _measure_places(s, seat, term)


def _measure_structures(s: State, seat: int, term: Term) -> int:
    board = s.wiring.board
    wanted = board.structures if term.kind == ANY_KIND else board.structure[term.kind]
    sides = s.wiring.connected_sides(seat)
    if term.term == TERM_CONNECTIONS:
        return sum((side & wanted).bit_count() for side in sides)
    times = [0, 0, 0, 0]  # structures with at least 1, 2, 3, 4 connections
    for side in sides:
        times[3] |= times[2] & side
        times[2] |= times[1] & side
        times[1] |= times[0] & side
        times[0] |= side
    least = term.connections if term.term == TERM_MULTI else 1
    return (times[least - 1] & wanted).bit_count()


def _measure_places(s: State, seat: int, term: Term) -> int:
    mine = s.wiring.connected(seat)
    if term.term == TERM_TILES:
        return sum(1 for tile in TILE_MASK if mine & tile)
    if term.term == TERM_SAME_TILE:
        return max((mine & tile).bit_count() for tile in TILE_MASK)
    if term.term == TERM_NAMED_TILE:
        return (mine & s.wiring.board.zone_of_tile(term.tile)).bit_count()
    assert term.term == TERM_SHARED
    others = 0
    for other in range(len(s.wiring.own)):
        if other != seat:
            others |= s.wiring.connected(other)
    return (mine & others).bit_count()
