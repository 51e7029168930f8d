"""What connections, pieces and transformers are worth to a seat of the wiring tile game, with its
contract and the shared contracts in mind. Everything is taken from the view."""

from typing import Final

from megavolt.bots.blackout.greedy_plan import CELLS, COST, SYMBOLS, Grid, tile_at
from megavolt.data.blackout import Content
from megavolt.data.blackout_cards import Term
from megavolt.games.blackout.view_types import BlackoutView

NEW_STRUCTURE: Final = 0.6  # towards the shared contracts for structures
KEENNESS: Final = 0.9  # how much of a contract's points its steps count for
CONTRACT_RACE: Final = 1.5  # a contract also counts for most contracts, and brings the next
TENSION_A_STEP: Final = 2.0  # about what a step of a contract costs
SITE: Final = 0.25  # a piece on a free site
ROUND_TENSION: Final = 3.5  # of a round to come, lit or dark


class Worth:
    """By structure and kind of piece, the points one more is worth now."""

    def __init__(self, content: Content, view: BlackoutView, grid: Grid) -> None:
        self.view = view
        self.grid = grid
        self.me = grid.me
        self.content = content
        mine = grid.links[self.me]
        self.structures = [c for c in range(CELLS) if grid.terrain[c] in SYMBOLS]
        self.connected = [c for c in self.structures if mine[c]]
        self.at = [0.0] * CELLS
        for cell in self.structures:
            new = 0.0 if mine[cell] else NEW_STRUCTURE
            self.at[cell] = SYMBOLS.index(grid.terrain[cell]) + 1 + new
        self.piece = dict.fromkeys(COST, 0.0)
        self.transformer = 0.0
        self.repair = 0.0
        self.missing = self._add_contract()

    def tension_to_come(self) -> float:
        """About how many points I may still spend, this turn's not counted."""
        return float(self.view["rounds"] - self.view["round"]) * ROUND_TENSION

    # ---- the contract

    def _add_contract(self) -> int:
        """Spread the contract's points over the steps to it; how many steps are missing."""
        held = self.view["players"][self.me]["contract"]
        if held is None:
            return 0
        contract = next(c for c in self.content.contracts if c.id == held)
        gaps = [(term, max(0, term.at_least - self.measure(term))) for term in contract.terms]
        missing = sum(gap for _, gap in gaps)
        left = float(self.view["tension"]["left"]) + self.tension_to_come()
        if missing and missing * TENSION_A_STEP <= left + 1:
            a_step = KEENNESS * (contract.points + CONTRACT_RACE) / missing
            for term, gap in gaps:
                if gap:
                    self._add_term(term, a_step)
        return missing

    def measure(self, term: Term) -> int:
        """How far a term has come."""
        if term.term == "transformers":
            return sum(1 for owner in self.grid.barred.values() if owner == self.me)
        if term.term == "clean":
            return 0 if self.my_faults() else 1
        if term.term == "borrowed":
            return sum(1 for c in self.grid.mine_live if self.grid.owner[c] != self.me)
        if term.term == "outage":
            faulted = [piece for piece in self.view["pieces"] if piece["faulted"]]
            return sum(1 for piece in faulted if piece["player"] != self.me)
        if term.term == "pieces":
            grid = self.grid
            own = [c for c in grid.mine_live if grid.owner[c] == self.me]
            return sum(1 for c in own if grid.kind[c] in term.kinds)
        return self._measure_structures(term)

    def _measure_structures(self, term: Term) -> int:
        mine = self.grid.links[self.me]
        if term.term == "connections":
            return sum(mine[c] for c in self.connected if self._is_kind(c, term))
        if term.term == "multi":
            return sum(mine[c] >= term.connections for c in self.connected)
        if term.term == "structures":
            return sum(self._is_kind(c, term) for c in self.connected)
        if term.term == "shared":
            return sum(self._of_others(c) for c in self.connected)
        tiles = [tile_at(c) for c in self.connected]
        if term.term == "tiles":
            return len(set(tiles))
        if term.term == "named_tile":
            return tiles.count(self._position(term.tile))
        return max((tiles.count(tile) for tile in tiles), default=0)  # same_tile

    def _add_term(self, term: Term, step: float) -> None:
        if term.term == "transformers":
            self.transformer += step
        elif term.term == "clean":
            self.repair += step
        elif term.term in ("borrowed", "outage"):
            return  # not planned for
        elif term.term == "pieces":
            for kind in term.kinds:
                self.piece[kind] += step
        else:
            for cell in self.structures:
                self.at[cell] += step * self._step_to(term, cell)

    def _step_to(self, term: Term, cell: int) -> float:
        """How much of a step one more connection to a structure is."""
        links = self.grid.links[self.me][cell]
        if term.term == "connections":
            return float(self._is_kind(cell, term))
        if term.term == "multi":
            return {1: 1.0, 0: 0.5}.get(links, 0.0)
        if links:
            return 0.0
        if term.term == "structures":
            return float(self._is_kind(cell, term))
        if term.term == "shared":
            return float(self._of_others(cell))
        tiles = [tile_at(c) for c in self.connected]
        if term.term == "tiles":
            return float(tile_at(cell) not in tiles)
        if term.term == "named_tile":
            return float(tile_at(cell) == self._position(term.tile))
        most = max((tiles.count(tile) for tile in tiles), default=0)
        return 1.0 if tiles.count(tile_at(cell)) == most else 0.2

    def _is_kind(self, cell: int, term: Term) -> bool:
        if term.kind == "any":
            return True
        index = SYMBOLS.index(self.grid.terrain[cell])
        return self.content.structures[index].id == term.kind

    def _of_others(self, cell: int) -> bool:
        return any(links[cell] for seat, links in enumerate(self.grid.links) if seat != self.me)

    def _position(self, tile: str) -> int:
        return [placed["tile"] for placed in self.view["layout"]].index(tile)

    # ---- transformers and faults

    def my_faults(self) -> list[int]:
        return [cell for cell in self.grid.faulted if self.grid.owner[cell] == self.me]

    def transformer_at(self, cell: int) -> float:
        """A transformer of mine on a site: the zone's points, the race for most, the contract."""
        zone = tile_at(cell)
        there = [owner for c, owner in self.grid.barred.items() if tile_at(c) == zone]
        worth = self.view["zones"][zone]
        mine, count = there.count(self.me), len(there)
        gained = worth // (count + 1) * (mine + 1) - (worth // count * mine if count else 0)
        return gained + self._race() + self.transformer

    def _race(self) -> float:
        """What one transformer more changes about the shared contract for them."""
        owners = list(self.grid.barred.values())
        counts: list[int] = [owners.count(seat) for seat in range(len(self.grid.panels))]
        mine = counts.pop(self.me)
        others = max(counts)
        if mine > others:
            return 0.5 if mine == others + 1 else 0.0
        early = min(1.0, 0.5 + 0.05 * self.view["round"])
        return early * (3.0 if mine == others else 1.5 if mine + 1 == others else 0.3)

    def site_bonus(self, cell: int) -> float:
        """A piece on a site is a step to a transformer."""
        me = self.view["players"][self.me]
        if self.grid.terrain[cell] != "t" or not me["transformers"]:
            return 0.0
        late = self.view["round"] >= self.view["rounds"]
        return 0.0 if late else SITE + 0.3 * self.transformer
