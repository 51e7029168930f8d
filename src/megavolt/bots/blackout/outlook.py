"""What a seat of the wiring tile game can look forward to: the worth of connections, pieces,
contracts and transformers, and of a whole position. Only what the seat may know is looked at."""

from math import exp
from typing import Final

from megavolt.bots.blackout.lines import OFF, Lines
from megavolt.bots.blackout.standing import SHARED, Standing
from megavolt.bots.blackout.ways import Ways
from megavolt.games.blackout import contracts, scoring
from megavolt.games.blackout.geometry import KIND_OF, TILE_AT, TILE_MASK, cells_of
from megavolt.games.blackout.phase_turn import generated_for
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
    Term,
)
from megavolt.games.blackout.state import NO_CONTRACT, State
from megavolt.games.blackout.targets import faultable, transformer_cells

PLAN_RATE: Final = 0.8  # points that a tension point should bring, when planning ahead
NEXT_CONTRACT: Final = 1.2  # points per round that the contracts to come bring
REACH: Final = 0.25  # of the tension points to come, what a contract may take to be met in time
NEXT_LOOK: Final = 3  # tension points looked ahead beyond the next turn
RISK: Final = 0.1  # a straight can be faulted
KEEN: Final = 1.0  # how much of what a contract lacks its steps count for
READY: Final = 0.8  # a contract that is met is worth more than one that is nearly met
# The points that faults cost at the end, by straights that can be faulted (three or more), for the
# last to play and for the others: means of 3150 last turns of the planner against itself.
NONE_HELD = ((0.0, 0.0), (1.5, 4.5), (2.0, 7.5), (2.7, 10.0))
ONE_HELD = ((0.0, 0.0), (0.0, 0.0), (0.5, 0.8), (0.4, 2.1))
ENOUGH_HELD: Final = 2  # points with which no such fault was ever seen
ANY_EXPOSED: Final = 0.15  # a round: having a straight that can be faulted
EACH_EXPOSED: Final = 0.05  # and each of them
BEST_END: Final = 0.5  # what the best open end counts for
NEXT_END: Final = 0.6  # and how much of that the next
AN_END: Final = 4.0  # tension points that following an end takes
# By kind of term: about how many tension points a step costs.
STEP_COST = (2.0, 2.5, 2.0, 3.5, 2.5, 3.0, 3.5, 1.5, 3.0, 1.0, 1.5, 2.0)
NEAR_SITE: Final = 1.0  # of what a transformer on a site would bring, what a way there counts for
TO_SITE: Final = 2.0  # each tension point that the network is nearer to the next site
GENERATED: Final = 0.5  # what a point that the generator gives in the next round is worth
A_LONG_WAY: Final = 8  # tension points to a site, beyond which it makes no difference
JOIN: Final = 0.8  # what joining a rival's line is thought to bring, before it is looked at closely


class Worth:
    """What one more of everything is worth to a seat as things stand."""

    def __init__(self, standing: Standing, s: State) -> None:
        self.standing = standing
        self.r = standing.r
        self.s = s
        self.seat = standing.seat
        w = s.wiring
        self.sides = w.connected_sides(self.seat)
        n, e, so, we = self.sides
        self.mine = n | e | so | we
        self.counts = [(self.mine & cells).bit_count() for cells in w.board.structure]
        self.tiles = [(self.mine & tile).bit_count() for tile in TILE_MASK]
        self.pieces = [0, 0, 0, 0]  # own live ones, by kind
        for cell in cells_of(w.own[self.seat] & w.live[self.seat]):
            self.pieces[KIND_OF[w.exits[cell]]] += 1
        self.bonus = [0.0, 0.0, 0.0, 0.0]
        self.transformer = 0.0
        self.repair = 0.0
        self.join = JOIN
        self.fault = 0.0
        self.at = self._connections(s)
        self.completed = self._completed(s)
        self.contract = 0.0  # what the contract should bring
        self.missing = 0.0  # the tension points it takes
        self._take_contract(s)
        self.lines = self._lines()
        self._ways: Ways | None = None

    def _connections(self, s: State) -> list[float]:
        standing, board = self.standing, s.wiring.board
        at = [0.0] * (OFF + 1)
        new = standing.gain(self.mine.bit_count(), standing.structures, standing.within_structures)
        best = max(self.counts)
        more = standing.gain(best, standing.category, standing.within_category)
        for kind, cells in enumerate(board.structure):
            points = float(self.r.structure_points[kind])
            first = new + (more if self.counts[kind] == best else 0.3 * more)
            for cell in cells_of(cells):
                at[cell] = points if self.mine >> cell & 1 else points + first
        return at

    # ---- contracts

    def _completed(self, s: State) -> int:
        """Contracts as the shared contract counts them (BLK-SCORE-09)."""
        completed = s.completed[self.seat]
        if not self.standing.counts_in_force:
            return len(completed)
        return sum(1 for contract in completed if self._gap(contract) == 0.0)

    def measure(self, term: Term) -> int:
        """How far a term of a contract has come (BLK-CON-02), from what is counted already."""
        kind, w = term.term, self.s.wiring
        if kind == TERM_STRUCTURES:
            return sum(self.counts) if term.kind == ANY_KIND else self.counts[term.kind]
        if kind == TERM_PIECES:
            return sum(n for piece, n in enumerate(self.pieces) if term.kinds >> piece & 1)
        if kind == TERM_TRANSFORMERS:
            return w.transformers[self.seat].bit_count()
        if kind == TERM_TILES:
            return sum(1 for count in self.tiles if count)
        if kind == TERM_NAMED_TILE:
            return (self.mine & w.board.zone_of_tile(term.tile)).bit_count()
        if kind == TERM_SHARED:
            return (self.mine & self.standing.others).bit_count()
        if kind == TERM_CLEAN:
            return 0 if w.own[self.seat] & w.faulted else 1
        if kind in (TERM_CONNECTIONS, TERM_MULTI, TERM_BORROWED, TERM_OUTAGE):
            return contracts.measure(self.s, self.seat, term)
        return max(self.tiles)  # same tile

    def _gap(self, contract: int) -> float:
        """About how many tension points a contract takes."""
        missing = 0.0
        for term in self.r.contract_terms[contract]:
            gap = term.at_least - self.measure(term)
            if gap > 0:
                missing += gap * STEP_COST[term.term]
        return missing

    def _take_contract(self, s: State) -> None:
        contract = s.contract[self.seat]
        if contract == NO_CONTRACT:
            return
        self.missing = self._gap(contract)
        full = self.contract_worth(contract)
        chance = self.contract_chance(self.missing)
        self.contract = full * chance
        if not self.missing or self.missing > self.standing.to_come + s.points + 1.0:
            return
        terms = self.r.contract_terms[contract]
        gaps = [max(0, t.at_least - self.measure(t)) for t in terms]
        step = KEEN * full * (1.0 - chance) / sum(gaps)
        for gap, term in zip(gaps, terms, strict=True):
            if gap:
                self._add_term(s, term, step)

    def of_contract(self, contract: int) -> float:
        """What a contract would bring, if it were dealt now."""
        return self.contract_worth(contract) * self.contract_chance(self._gap(contract))

    def contract_worth(self, contract: int) -> float:
        """Completed: its points, the shared contract for most, and the contracts that follow."""
        standing = self.standing
        race = standing.gain(self.completed, standing.contracts, standing.within_contracts)
        return self.r.contract_points[contract] + race + NEXT_CONTRACT * standing.rounds_left

    def contract_chance(self, missing: float) -> float:
        if missing == 0.0:
            return 1.0
        return READY * exp(-missing / (REACH * self.standing.to_come + 0.3))

    def _add_term(self, s: State, term: Term, step: float) -> None:
        kind = term.term
        if kind == TERM_TRANSFORMERS:
            self.transformer += step
        elif kind == TERM_CLEAN:
            self.repair += step
        elif kind == TERM_BORROWED:  # a line that is joined is several pieces at once
            self.join += step * max(1, term.at_least - self.measure(term))
        elif kind == TERM_OUTAGE:
            self.fault += step
        elif kind == TERM_PIECES:
            for piece in range(4):
                if term.kinds >> piece & 1:
                    self.bonus[piece] += step
        else:
            self._add_cells(s, term, step)

    def _add_cells(self, s: State, term: Term, step: float) -> None:
        """One more connection to a structure, as far as it is a step."""
        most = max(self.tiles)
        for cell in cells_of(self._wanted(s, term)):
            share = 1.0
            if term.term == TERM_MULTI:
                links = sum(side >> cell & 1 for side in self.sides)
                share = 1.0 if links == 1 else 0.5 if links == 0 else 0.0
            elif term.term == TERM_SAME_TILE and self.tiles[TILE_AT[cell]] < most:
                share = 0.2
            self.at[cell] += step * share

    def _wanted(self, s: State, term: Term) -> int:
        """The structures that count for a term."""
        board, kind = s.wiring.board, term.term
        if kind == TERM_MULTI:
            return board.structures
        wanted = board.structures if term.kind == ANY_KIND else board.structure[term.kind]
        if kind == TERM_CONNECTIONS:
            return wanted
        if kind == TERM_SHARED:
            wanted = self.standing.others
        elif kind == TERM_NAMED_TILE:
            wanted = board.zone_of_tile(term.tile) & board.structures
        elif kind == TERM_TILES:
            for count, tile in zip(self.tiles, TILE_MASK, strict=True):
                if count:
                    wanted &= ~tile
        return wanted & ~self.mine

    # ---- transformers

    def transformer_at(self, cell: int) -> float:
        """A transformer on a site: the zone's points, the race for most, the contract."""
        w, zone = self.s.wiring, TILE_MASK[TILE_AT[cell]]
        worth = w.board.zone_points[TILE_AT[cell]]
        mine = (w.transformers[self.seat] & zone).bit_count()
        there = (w.carrying & zone).bit_count()
        gained = worth // (there + 1) * (mine + 1) - (worth // there * mine if there else 0)
        standing = self.standing
        have = standing.transformers_of(self.s, self.seat)
        return (
            gained
            + standing.lasting
            + standing.gain(have, standing.transformers, standing.within_transformers)
            + self.transformer
        )

    # ---- the position as a whole

    def _lines(self) -> Lines:
        rate = PLAN_RATE
        cost = [rate, 2 * rate, 3 * rate, 4 * rate]
        exposed = RISK if self.standing.rounds_left else 0.0
        bonus = [self.bonus[0] - exposed, self.bonus[1], self.bonus[2], self.bonus[3]]
        return Lines(self.s.wiring, self.seat, self.at, bonus, cost, self.join, self._sites())

    def _sites(self) -> list[float]:
        """By cell, what laying a piece on a free site is worth: the transformer it could carry."""
        w, r, at = self.s.wiring, self.r, [0.0] * (OFF + 1)
        free = w.board.sites & w.free & w.board.layable[self.seat]
        if w.transformers[self.seat].bit_count() >= r.transformers or not self.standing.lasting:
            return at
        for cell in cells_of(free):
            price = PLAN_RATE * w.board.zone_points[TILE_AT[cell]]
            at[cell] = NEAR_SITE * max(0.0, self.transformer_at(cell) - price)
        return at

    def total(self, hold: list[float], refill: float) -> float:
        """What the position should bring the seat, were its turn over."""
        standing, s, r, seat = self.standing, self.s, self.r, self.seat
        points = self.gained() + self.contract - _trouble(standing, s)
        if standing.lasting:
            points += standing.lasting * standing.transformers_of(s, seat) - self._way_to_site()
        if standing.counted_next:
            points += GENERATED * standing.counted_next * self._generated()
        points += standing.share(
            self.mine.bit_count(), standing.structures, standing.within_structures
        )
        points += standing.share(max(self.counts), standing.category, standing.within_category)
        points += standing.share(
            standing.transformers_of(s, seat), standing.transformers, standing.within_transformers
        )
        if standing.counts_in_force:
            points += standing.share(self.completed, standing.contracts, standing.within_contracts)
        if standing.rounds_left == 0:
            return points
        hand = s.hands[seat]
        points += refill * max(0, r.hand_size - len(hand))
        for card in hand:
            points += hold[card]
        return points + self._prospects()

    def gained(self) -> int:
        """Points of connections and transformers."""
        points, r = scoring.zone_points(self.s, self.seat), self.r
        for kind, cells in enumerate(self.s.wiring.board.structure):
            for side in self.sides:
                points += (side & cells).bit_count() * r.structure_points[kind]
        return points

    def next_count(self) -> int:
        """The seat's points at the count that follows, were its turn the last of the round."""
        contract = self.s.contract[self.seat]
        points = self.gained() + scoring.contract_points(self.r, self.s, self.seat)
        if contract != NO_CONTRACT and self.missing == 0.0:
            points += self.r.contract_points[contract]
        return points

    def ways(self) -> Ways:
        """The ways to sites, worked out when they are asked for."""
        if self._ways is None:
            self._ways = Ways(self.s.wiring, self.lines)
        return self._ways

    def needs_site(self) -> bool:
        """Is a transformer left, and no site reached that it could stand on?"""
        w = self.s.wiring
        if w.transformers[self.seat].bit_count() >= self.r.transformers:
            return False
        return not transformer_cells(self.r, w, self.seat)

    def _way_to_site(self) -> float:
        if not self.needs_site():
            return 0.0
        return TO_SITE * min(self.ways().nearest(), A_LONG_WAY)

    def _generated(self) -> float:
        """BLK-DARK-09: the points of the next round's generator, less what a rival has of it."""
        standing, r, mine = self.standing, self.r, self.next_count()
        most = max(mine, standing.most_points)
        others = 0.0
        for points in standing.points:
            others += generated_for(r, most - points)
        return generated_for(r, most - mine) - others / len(standing.points)

    def _prospects(self) -> float:
        """The open ends, and the sites for a transformer."""
        standing, w, seat = self.standing, self.s.wiring, self.seat
        total, weight, left = 0.0, BEST_END, standing.to_come
        for end in self.lines.ends(min(standing.look, int(left))):
            if left <= 0.0:
                break
            total += weight * end * min(1.0, left / AN_END)
            weight *= NEXT_END
            left -= AN_END
        best = 0.0
        for cell in cells_of(transformer_cells(self.r, w, seat)):
            cost = w.board.zone_points[TILE_AT[cell]]
            best = max(best, self.transformer_at(cell) - PLAN_RATE * cost)
        return total + standing.site * best


def _trouble(standing: Standing, s: State) -> float:
    """Faults, and straights that can be faulted."""
    w, seat = s.wiring, standing.seat
    own, left = w.own[seat], standing.rounds_left
    faults = (own & w.faulted).bit_count()
    trouble = 0.0
    if faults:
        trouble = 1.0 * faults + (SHARED if left == 0 else SHARED / (1.0 + 1.5 * left))
    exposed = (own & faultable(w)).bit_count()
    if not exposed:
        return trouble
    if left:
        return trouble + ANY_EXPOSED * left + EACH_EXPOSED * exposed
    held = s.points + s.spare + standing.r.last_repair_points if standing.r.last_repairs else 0
    return trouble + _end_risk(standing.later, exposed, held - faults)


def _end_risk(later: int, exposed: int, held: int) -> float:
    """What faults cost that the points held back do not repair (BLK-END-02)."""
    if held >= min(exposed, ENOUGH_HELD):
        return 0.0
    table = NONE_HELD if held <= 0 else ONE_HELD
    return table[min(exposed, ENOUGH_HELD + 1)][later > 0]
