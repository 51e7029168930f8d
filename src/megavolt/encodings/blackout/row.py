"""What one seat sees, as a row that is rewritten where something has changed.

A row is bytes, two for each integer, the lower one first. It takes from a state what `view.py`
shows the seat, and nothing else; tests make the same rows out of views.
"""

from typing import Final

from megavolt.encodings.blackout.columns import CONTRACTS, LAYOUT, SEATS
from megavolt.games.blackout import scoring
from megavolt.games.blackout.board import Board
from megavolt.games.blackout.geometry import BITS, BYTES, KINDS
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import DISCARD, NO_CONTRACT, NO_TILE, NOTHING, State
from megavolt.games.blackout.wiring import Tally, Wiring

INT: Final = 2  # bytes of an integer


_PHASE: Final = LAYOUT.at("phase")
_PENDING: Final = LAYOUT.at("pending")
_ROUND: Final = LAYOUT.at("round")
_DARK: Final = LAYOUT.at("dark")
_MOVER: Final = LAYOUT.at("mover")
_TURN_OF: Final = LAYOUT.at("turn_of")
_TURN: Final = LAYOUT.at("turn")
_START: Final = LAYOUT.at("start")
_TENSION: Final = LAYOUT.at("tension")
_SPARE: Final = LAYOUT.at("spare")
_PER_TURN: Final = LAYOUT.at("per_turn")
_ACTED: Final = LAYOUT.at("acted")
_NEXT_DARK: Final = LAYOUT.at("next_dark")
_NEXT_TENSION: Final = LAYOUT.at("next_tension")
_NEXT_COUNT: Final = LAYOUT.at("next_count")
_COUNTED: Final = LAYOUT.at("counted")
_OWED: Final = LAYOUT.at("owed")
_TILES: Final = LAYOUT.at("tiles")
_SIDES: Final = LAYOUT.at("sides")
_TERRAIN: Final = LAYOUT.at("terrain")
_EXITS: Final = LAYOUT.at("exits")
_OWNER: Final = LAYOUT.at("owner")
_FAULTED: Final = LAYOUT.at("faulted")
_INSULATED: Final = LAYOUT.at("insulated")
_TRANSFORMER: Final = LAYOUT.at("transformer")
_LIVE: Final = LAYOUT.at("live")
_SUPPLY: Final = LAYOUT.at("supply")
_TRANSFORMERS: Final = LAYOUT.at("transformers")
_CARDS: Final = LAYOUT.at("cards")
_HAND: Final = LAYOUT.at("hand")
_HAS_CONTRACT: Final = LAYOUT.at("has_contract")
_CONTRACT: Final = LAYOUT.at("contract")
_COMPLETED: Final = LAYOUT.at("completed")
_UNSPENT: Final = LAYOUT.at("unspent")
_LATEST_COUNT: Final = LAYOUT.at("latest_count")
_CONNECTIONS: Final = LAYOUT.at("connections")
_STRUCTURES: Final = LAYOUT.at("structures")
_SCORE: Final = LAYOUT.at("score")
_SHARED: Final = LAYOUT.at("shared")
_RESOURCE_DECK: Final = LAYOUT.at("resource_deck")
_DISCARD: Final = LAYOUT.at("discard")
_CONTRACT_DECK: Final = LAYOUT.at("contract_deck")
_UNDER: Final = LAYOUT.at("under")
_OWN_UNDER: Final = LAYOUT.at("own_under")
_BREAKDOWN_DECK: Final = LAYOUT.at("breakdown_deck")
_BREAKDOWNS: Final = LAYOUT.at("breakdowns")
_LATEST_BREAKDOWN: Final = LAYOUT.at("latest_breakdown")
_CARD_DECK: Final = LAYOUT.at("card_deck")
_CARD: Final = LAYOUT.at("card")
_EFFECT: Final = LAYOUT.at("effect")
_NAMED: Final = LAYOUT.at("named")
_TASK_AT: Final = LAYOUT.at("at")
_DID: Final = LAYOUT.at("did")
_TOUCHED: Final = LAYOUT.at("touched")
_AREA: Final = LAYOUT.at("area")

_BETWEEN: Final = _SUPPLY - _TILES  # columns of tiles and cells, which `_put` never writes
_PARTS: Final = 5  # of a score: connections, zones, contracts, shared, total


class Laid:
    """What a row says of a board: tiles, rotations and zones; the terrain."""

    __slots__ = ("board", "terrain", "tiles")

    def __init__(self, board: Board, tiles: bytes, terrain: bytes) -> None:
        self.board = board
        self.tiles = tiles
        self.terrain = terrain


class Row:
    """What a seat sees of the state it was last given.

    It keeps what it was made of, and compares values: any state may follow on any other, and one
    that differs little costs little. Tuples of a state are replaced, never changed, so that the
    same tuple is enough.
    """

    def __init__(self, r: Rules, seat: int, constant: bytes) -> None:
        players = r.players
        self.r = r
        self.seat = seat
        self.order = [(seat + place) % players for place in range(players)]  # by place: the seat
        self.row = bytearray(constant)
        self.numbers = [0] * (LAYOUT.width - _BETWEEN)  # what `_put` has written
        self.board: Board | None = None
        self.exits = b""
        self.own = [0] * players  # by place, as are the next five lists
        self.live = [0] * players
        self.transformers = [-1] * players
        self.tallies: list[Tally | None] = [None] * players
        self.connections = [0] * players  # points
        self.together = [0] * players  # points of all shared contracts
        self.faulted = self.insulated = self.carrying = self.touched = 0
        self.compared: list[int] = []  # as `scoring.metrics` gives it
        self.supply = [0] * players * KINDS  # by seat, as are the lists below
        self.hands: list[tuple[int, ...]] = [()] * players
        self.contract: list[int] = []
        self.completed: list[tuple[int, ...]] = [()] * players
        self.unspent = [0] * players
        self.interim: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.contracts: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()
        self.breakdown: tuple[int, ...] = ()
        self.revealed = 0
        self.has_card = False

    def lay(self, laid: Laid) -> None:
        """Another board."""
        self.board = laid.board
        self.row[_TILES * INT : _SIDES * INT] = laid.tiles
        self.row[_TERRAIN * INT : _EXITS * INT] = laid.terrain
        self.exits = b""  # like none: what lies there is written and counted anew

    def update(self, s: State) -> None:
        """Rewrite what is different in a state; its board is laid."""
        self._put_flow(s)
        on_board, completed = self._put_pieces(s.wiring), self._put_completed(s)
        if on_board or completed:
            self._put_scores(s)
        self._put_seats(s)
        self._put_cards(s)
        self._put_breakdowns(s)
        self._put_task(s)

    def _put_flow(self, s: State) -> None:
        seat, players = self.seat, self.r.players
        self._put(_PHASE, s.phase)
        self._put(_PENDING, _asked(s.pending))
        self._put(_ROUND, s.round)
        self._put(_DARK, int(s.dark))
        self._put(_MOVER, _place(s.actor, seat, players))
        self._put(_TURN_OF, _place(s.seat, seat, players))
        self._put(_TURN, s.turn)
        self._put(_START, _place(s.start, seat, players))
        self._put(_TENSION, s.points)
        self._put(_SPARE, s.spare)
        self._put(_PER_TURN, s.per_turn)
        self._put(_ACTED, int(s.acted))
        self._put(_NEXT_DARK, int(s.dark_next))
        self._put(_NEXT_TENSION, s.swing)
        self._put(_NEXT_COUNT, int(s.count_due))
        self._put(_COUNTED, s.counted)
        self._put(_OWED, s.owed)

    # ---- the board; pieces and contracts say whether scores may have changed

    def _put_pieces(self, w: Wiring) -> bool:
        changed = False
        if w.exits != self.exits:
            self.exits = bytes(w.exits)
            self.row[_EXITS * INT : _OWNER * INT : INT] = self.exits
            changed = True
        for place, who in enumerate(self.order):
            if self._put_network(w, place, who):
                changed = True
        if w.faulted != self.faulted:
            self._toggle(_FAULTED, w.faulted ^ self.faulted, 1)
            self.faulted = w.faulted
            changed = True
        if w.insulated != self.insulated:
            self._toggle(_INSULATED, w.insulated ^ self.insulated, 1)
            self.insulated = w.insulated
        if w.carrying != self.carrying:
            self._toggle(_TRANSFORMER, w.carrying ^ self.carrying, 1)
            self.carrying = w.carrying
            changed = True
        if w.supply != self.supply:
            self._put_supply(w)
        return changed

    def _put_network(self, w: Wiring, place: int, who: int) -> bool:
        changed = False
        own, live, placed = w.own[who], w.live[who], w.transformers[who]
        if own != self.own[place]:
            self._toggle(_OWNER, own ^ self.own[place], place + 1)
            self.own[place] = own
            changed = True
        if live != self.live[place]:
            self._toggle(_LIVE, live ^ self.live[place], 1 << place)
            self.live[place] = live
            changed = True
        if placed != self.transformers[place]:
            left = self.r.transformers - placed.bit_count()
            self._put(_TRANSFORMERS + place, left)
            self.transformers[place] = placed
            changed = True
        return changed

    def _put_supply(self, w: Wiring) -> None:
        for at, left in enumerate(w.supply):
            if left != self.supply[at]:
                self.supply[at] = left
                place = (at // KINDS - self.seat) % self.r.players
                self._put(_SUPPLY + place * KINDS + at % KINDS, left)

    def _put_completed(self, s: State) -> bool:
        if s.completed == self.completed:
            return False
        self.completed = s.completed[:]
        for place, who in enumerate(self.order):
            at = _COMPLETED + place * CONTRACTS
            self._put_counts(at, s.completed[who], len(self.r.contract_ids))
        return True

    def _put_scores(self, s: State) -> None:
        compared = scoring.metrics(self.r, s)
        if compared != self.compared:
            self._put_shared(compared)
        for place, who in enumerate(self.order):
            connected = s.wiring.tally(who)
            if connected is not self.tallies[place]:
                self._put_tally(place, connected)
            connections, together = self.connections[place], self.together[place]
            zones = scoring.zone_points(s, who)
            contracts = scoring.contract_points(self.r, s, who)
            at = _SCORE + place * _PARTS
            self._put(at, connections)
            self._put(at + 1, zones)
            self._put(at + 2, contracts)
            self._put(at + 3, together)
            self._put(at + 4, connections + zones + contracts + together)

    def _put_shared(self, compared: list[int]) -> None:
        self.compared = compared
        shared = scoring.awards(self.r, compared)
        for place, who in enumerate(self.order):
            self.together[place] = 0
            for index, points in enumerate(shared):
                self._put(_SHARED + index * SEATS + place, points[who])
                self.together[place] += points[who]

    def _put_tally(self, place: int, connected: Tally) -> None:
        self.tallies[place] = connected
        self.connections[place] = scoring.points_of(self.r, connected)
        self._put(_CONNECTIONS + place, connected.all_connections)
        for kind in range(KINDS):
            self._put(_STRUCTURES + place * KINDS + kind, connected.structures[kind])

    # ---- players and cards

    def _put_seats(self, s: State) -> None:
        if s.unspent != self.unspent:
            self.unspent = s.unspent[:]
            for place, who in enumerate(self.order):
                self._put(_UNSPENT + place, s.unspent[who])
        if s.interim is not self.interim:
            self.interim = s.interim
            for place, who in enumerate(self.order):
                self._put(_LATEST_COUNT + place, s.interim[who])
        if s.contract != self.contract:
            self.contract = s.contract[:]
            for place, who in enumerate(self.order):
                self._put(_HAS_CONTRACT + place, int(s.contract[who] != NO_CONTRACT))
            self._put(_CONTRACT, s.contract[self.seat] + 1)  # NO_CONTRACT is -1
        if s.hands != self.hands:
            self._put_hands(s)

    def _put_hands(self, s: State) -> None:
        """Of others' hands the sizes only."""
        mine = s.hands[self.seat]
        if mine is not self.hands[self.seat]:
            self._put_counts(_HAND, mine, len(self.r.resource_ids))
        self.hands = s.hands[:]
        for place, who in enumerate(self.order):
            self._put(_CARDS + place, len(s.hands[who]))

    def _put_cards(self, s: State) -> None:
        """Decks by size, what lies open by kind."""
        self._put(_RESOURCE_DECK, len(s.deck))
        if s.discard is not self.discard:
            self.discard = s.discard
            self._put_counts(_DISCARD, s.discard, len(self.r.resource_ids))
        if s.contracts is not self.contracts or s.under is not self.under:
            self.contracts, self.under = s.contracts, s.under
            self._put(_CONTRACT_DECK, len(s.contracts))
            self._put_under(s)

    def _put_under(self, s: State) -> None:
        """Contracts that players put under the deck: everybody's by number, one's own by kind."""
        first = len(s.contracts) - len(s.under)
        theirs = [(who - self.seat) % self.r.players for who in s.under]
        mine = [s.contracts[first + i] for i, place in enumerate(theirs) if place == 0]
        self._put_counts(_UNDER, tuple(theirs), self.r.players)
        self._put_counts(_OWN_UNDER, tuple(mine), len(self.r.contract_ids))

    def _put_breakdowns(self, s: State) -> None:
        if s.breakdown is self.breakdown and s.revealed == self.revealed:
            return
        self.breakdown, self.revealed = s.breakdown, s.revealed
        seen = s.breakdown[: s.revealed]
        self._put(_BREAKDOWN_DECK, len(s.breakdown) - s.revealed)
        self._put_counts(_BREAKDOWNS, seen, len(self.r.breakdown_ids))
        self._put(_LATEST_BREAKDOWN, seen[-1] + 1 if seen else 0)

    def _put_task(self, s: State) -> None:
        """The card being carried out, and how far it has come."""
        task = s.task
        if task is not None:
            self.has_card = True
            self._put_card(1 if task.is_resource else 2, task.card + 1, task.effect, task.named)
            self._put_progress(task.at, task.did, task.touched, task.area)
        elif self.has_card:
            self.has_card = False
            self._put_card(0, 0, 0, 0)
            self._put_progress(0, 0, 0, NO_TILE)

    def _put_card(self, deck: int, card: int, effect: int, named: int) -> None:
        self._put(_CARD_DECK, deck)
        self._put(_CARD, card)
        self._put(_EFFECT, effect)
        for place, who in enumerate(self.order):
            self._put(_NAMED + place, named >> who & 1)

    def _put_progress(self, at: int, did: int, touched: int, area: int) -> None:
        self._put(_TASK_AT, at)
        self._put(_DID, did)
        self._put(_AREA, area + 1)  # NO_TILE is -1
        if touched != self.touched:
            self._toggle(_TOUCHED, touched ^ self.touched, 1)
            self.touched = touched

    # ---- writing into the row

    def _put(self, at: int, value: int) -> None:
        """An integer. Compiled, comparing is many times quicker than writing a byte."""
        kept = at if at < _TILES else at - _BETWEEN
        if self.numbers[kept] != value:
            self.numbers[kept] = value
            self.row[at * INT] = value & 255
            self.row[at * INT + 1] = value >> 8 & 255

    def _put_counts(self, at: int, cards: tuple[int, ...], kinds: int) -> None:
        """By kind of card: how many of them there are."""
        counts = [0] * kinds
        for card in cards:
            counts[card] += 1
        for kind in range(kinds):
            self._put(at + kind, counts[kind])

    def _toggle(self, column: int, cells: int, value: int) -> None:
        """Put a value where a cell lacks it, and take it away where it is."""
        mask = cells.to_bytes(BYTES, "little")
        for i in range(BYTES):
            if mask[i]:
                for bit in BITS[mask[i]]:
                    self.row[(column + i * 8 + bit) * INT] ^= value


def _place(who: int, seat: int, players: int) -> int:
    return (who - seat) % players if who >= 0 else -1


def _asked(pending: int) -> int:
    if pending == NOTHING:
        return 0
    return 1 if pending == DISCARD else pending + 1
