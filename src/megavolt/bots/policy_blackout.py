"""Judgement of the wiring tile game: plans a whole turn, and says who stands to win."""

from typing import Any, Final

from megavolt.bots.blackout_lines import Lines, Offer
from megavolt.bots.blackout_outlook import LOOK, Standing, Worth
from megavolt.core.game import Game
from megavolt.games.blackout import effects, scoring, targets
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import (
    BIT,
    DONE,
    DRAW,
    EXCHANGE,
    FAULT,
    INSTALL,
    INSULATE,
    REMOVE,
    REPAIR,
    REPLACE,
    ROTATE,
    SHAPES,
    TILE_AT,
    TRANSFORMER,
    USE,
    cells_of,
)
from megavolt.games.blackout.rules import (
    VERB_CONTRACT,
    VERB_FAULT,
    VERB_INSTALL,
    VERB_INSULATE,
    VERB_REMOVE,
    VERB_REPAIR,
    VERB_REPLACE,
    VERB_ROTATE,
    VERB_TRANSFORMER,
)
from megavolt.games.blackout.state import DISCARD, LAST_REPAIRS, NO_CONTRACT, TURN, State

RATE: Final = 0.8  # points that a tension point should bring
DARK_RATE: Final = 0.3  # in the dark: points beyond the one action are lost
IDLE_RATE: Final = 0.1  # what a point is worth that would be lost otherwise
FIRST: Final = 10  # actions tried as the next of a turn
THEN: Final = 5
WIDTH: Final = 5

# What a card in hand should bring, when it is not used now.
HOLD: Final = {
    "overtime": 0.9, "stockroom": 0.9, "junction_box": 0.9, "quick_crossing": 0.9,
    "cable_reel": 0.6, "refit": 0.8, "elbow_kit": 0.6, "mobile_substation": 0.5,
    "repair_van": 0.2, "spare_fuse": 0.3, "insulating_tape": 0.3, "new_client": 0.3,
    "cut_cable": 0.1, "swivel_clamps": 0.0,
}  # fmt: skip
DRAW_GAIN: Final = 0.4
CUT: Final = 0.8
REFILL: Final = 0.8  # what a card to be drawn should bring


class Node:
    """A state that a sequence of actions leads to, and what it should bring."""

    __slots__ = ("extra", "first", "state", "total", "worth")

    def __init__(self, worth: Worth, first: int, extra: float, hold: list[float]) -> None:
        self.worth = worth
        self.state = worth.s
        self.first = first  # the sequence's first action
        self.extra = extra  # what a card drawn and faults in rivals' lines should bring
        self.total = worth.total(hold, REFILL) + extra


class BlackoutPolicy:
    """Keeps what it works out of the configuration, and nothing of the states it is shown."""

    def __init__(self, game: BlackoutGame) -> None:
        self.game = game
        self.r = game.r
        ids = self.r.resource_ids
        self.hold = [HOLD.get(card, 0.5) for card in ids]
        self.card = {card: ids.index(card) for card in ids}
        self.kit = [-1] * len(ids)  # the kind of piece a card lays, one of them
        self.reel = self.refit = self.van = self.substation = self.cut = -1
        for card in range(len(ids)):
            self._sort_in(card)

    def _sort_in(self, card: int) -> None:
        effect = self.r.resource_effects[card][0]
        if effect.verb == VERB_INSTALL and effect.count == 1:
            self.kit[card] = effect.kinds.bit_length() - 1
        elif effect.verb == VERB_INSTALL:
            self.reel = card
        elif effect.verb == VERB_REPLACE:
            self.refit = card
        elif effect.verb == VERB_TRANSFORMER:
            self.substation = card
        elif effect.verb == VERB_FAULT:
            self.cut = card
        elif effect.verb == VERB_REPAIR and self.r.resource_cost[card]:
            self.van = card

    # ---- the protocol

    def choose(self, s: State) -> int:
        return self._ranked(s)[0][0]

    def _ranked(self, s: State) -> list[tuple[int, float]]:
        """Moves worth thinking about with what they should bring, the best first."""
        if s.pending:
            return self._ranked_choice(s)
        if s.phase == LAST_REPAIRS:
            return self._ranked_repairs(s)
        free = self._free_card(s)
        if free:
            return [(free, 0.0)]
        return self._plan(s)

    # ---- planning a turn

    def _plan(self, s: State) -> list[tuple[int, float]]:
        """Sequences of actions, the most promising ones followed; each judged by where it ends."""
        standing = Standing(self.r, s, s.seat)
        root = Node(Worth(standing, s), DONE, 0.0, self.hold)
        found: dict[int, Node] = {DONE: root}
        beam, keep = [root], FIRST
        while beam:
            grown: list[Node] = []
            for node in beam:
                self._grow(node, keep, grown)
            for node in grown:
                known = found.get(node.first)
                if known is None or node.total > known.total:
                    found[node.first] = node
            grown.sort(key=lambda node: RATE * (s.points - node.state.points) - node.total)
            beam = [node for node in grown if self._purse(node.state) > 0][:WIDTH]
            keep = THEN
        nodes = sorted(found.values(), key=lambda node: (-node.total, node.first))
        return [(node.first, node.total) for node in nodes]

    def _grow(self, node: Node, keep: int, grown: list[Node]) -> None:
        """Add what the most promising actions lead to."""
        s, standing, begun = node.state, node.worth.standing, node.first != DONE
        for offer in self._best_offers(node.worth, keep):
            action, extra = offer.action, node.extra
            if FAULT <= action < REPAIR or action == USE + self.cut:
                extra += offer.worth
            after = Worth(standing, self._after(s, action))
            grown.append(Node(after, node.first if begun else action, extra, self.hold))
        gain = self._draw_gain(s)
        if gain > 0.0 and node.first != DRAW:
            after_draw = s.clone()
            after_draw.points -= self.r.draw_cost
            after_draw.acted = True
            # It comes first in the turn, as the card may help in it.
            grown.append(Node(Worth(standing, after_draw), DRAW, node.extra + gain, self.hold))

    def _draw_gain(self, s: State) -> float:
        """What a new card should bring in place of the worst in hand."""
        hand = s.hands[s.seat]
        if self._purse(s) < self.r.draw_cost or s.round == self.r.rounds or not hand:
            return 0.0
        if not s.deck and not s.discard:
            return 0.0
        late = min(1.0, (self.r.rounds - s.round) / 4)
        return late * (DRAW_GAIN - min(self.hold[card] for card in hand))

    def _purse(self, s: State) -> int:
        return 0 if s.dark and s.acted else s.points

    def _after(self, s: State, action: int) -> State:
        """The state after an action, with the choices it brings made at once."""
        after = s.clone()
        self.game.apply(after, action)
        while after.pending and after.phase == TURN:
            self.game.apply(after, self._ranked_choice(after)[0][0])
        return after

    def _best_offers(self, worth: Worth, count: int) -> list[Offer]:
        rate = DARK_RATE if worth.s.dark else RATE
        offers = self._offers(worth)
        offers.sort(key=lambda offer: (rate * offer.cost - offer.worth, offer.action))
        return offers[:count] + [offer for offer in offers[count:] if offer.action >= USE]

    def _offers(self, worth: Worth) -> list[Offer]:
        """Actions that cost tension points, with what they should bring."""
        s, standing, lines = worth.s, worth.standing, worth.lines
        points, w, seat = self._purse(s), s.wiring, s.seat
        if points <= 0:
            return []
        budget = self._budget(standing, s)
        supply = targets.in_supply(w, seat)
        kinds = self.r.kinds_for(points) & supply
        cards = s.hands[seat]
        wanted = kinds
        for card in cards:
            if self.kit[card] >= 0:
                wanted |= (1 << self.kit[card]) & supply
        installs = lines.installs(wanted | supply & 1, budget)
        found = [offer for offer in installs if kinds >> (offer.cost - 1) & 1]
        found += lines.replacements(kinds, budget)
        for cell in cells_of(targets.transformer_cells(self.r, w, seat)):
            cost = w.board.zone_points[TILE_AT[cell]]
            if cost <= points:
                found.append(Offer(worth.transformer_at(cell), cost, TRANSFORMER + cell))
        for cell in cells_of(w.own[seat] & w.faulted):
            found.append(Offer(2.0 + worth.repair, 1, REPAIR + cell))
        if not standing.rounds_left and points >= self.r.fault_cost:
            for cell in self._targets(s):
                harm = self._harm(s, cell)
                if harm > 0.0:
                    found.append(Offer(harm, self.r.fault_cost, FAULT + cell))
        for card in sorted(set(cards)):
            cost = self.r.resource_cost[card]
            if 0 < cost <= points:
                value = self._card_worth(worth, lines, installs, s, card, budget)
                if value > 0.0 and effects.usable(self.r, s, seat, card):
                    found.append(Offer(value - self.hold[card] + REFILL, cost, USE + card))
        return found

    def _budget(self, standing: Standing, s: State) -> int:
        if standing.rounds_left:
            return LOOK
        return 0 if s.dark else min(LOOK, s.points)

    def _card_worth(
        self,
        worth: Worth,
        lines: Lines,
        installs: list[Offer],
        s: State,
        card: int,
        budget: int,
    ) -> float:
        w, seat = s.wiring, s.seat
        kind = self.kit[card]
        if kind >= 0:
            return max((o.worth for o in installs if o.cost == kind + 1), default=0.0)
        if card == self.van:
            return 2.0 * (w.own[seat] & w.faulted).bit_count()
        if card == self.substation:
            sites = cells_of(targets.transformer_cells(self.r, w, seat))
            return max((worth.transformer_at(cell) for cell in sites), default=0.0)
        if card == self.refit:
            best: dict[int, float] = {}
            for offer in lines.replacements(7 & targets.in_supply(w, seat), budget):
                cell = (offer.action - REPLACE) // SHAPES
                best[cell] = max(best.get(cell, 0.0), offer.worth)
            return sum(sorted(best.values(), reverse=True)[:2])
        if card == self.reel:
            straight: dict[int, float] = {}
            for offer in installs:
                if offer.cost == 1:
                    cell = (offer.action - INSTALL) // SHAPES
                    straight[cell] = max(straight.get(cell, 0.0), offer.worth)
            top = sorted(straight.values(), reverse=True)[:3]
            return sum(v * share for v, share in zip(top, (1.2, 0.7, 0.5), strict=False))
        if card == self.cut:
            return max((self._harm(s, cell) for cell in self._targets(s)), default=0.0)
        return 0.0

    # ---- cards that cost nothing

    def _free_card(self, s: State) -> int:
        """A card that costs nothing is used as soon as it helps: hands are filled up for free."""
        for card in sorted(set(s.hands[s.seat])):
            if self.r.resource_cost[card] == 0 and self._helps(s, card):
                if effects.usable(self.r, s, s.seat, card):
                    return USE + card
        return 0

    def _helps(self, s: State, card: int) -> bool:
        name = self.r.resource_ids[card]
        w, seat = s.wiring, s.seat
        if name == "overtime":
            return not s.dark or (not s.acted and s.points < 4)
        if name == "spare_fuse":
            return w.faulted != 0 if s.round < self.r.rounds else w.own[seat] & w.faulted != 0
        if name == "insulating_tape":
            return w.own[seat] & targets.faultable(w) != 0
        if name == "new_client":
            return self._wants_exchange(s, seat)
        return True

    def _wants_exchange(self, s: State, seat: int) -> bool:
        """Whether a contract not seen yet should bring more than the one at hand."""
        if s.round == self.r.rounds:
            return False
        standing = Standing(self.r, s, seat)
        worth = Worth(standing, s)
        if worth.missing == 0.0:
            return False
        seen = {s.contract[seat]}
        for completed in s.completed:
            seen.update(completed)
        total = count = 0.0
        for contract in range(len(self.r.contract_ids)):
            if contract not in seen:
                total += worth.of_contract(s, contract)
                count += 1.0
        return count > 0.0 and total / count > worth.contract + 0.2

    # ---- choices

    def _ranked_choice(self, s: State) -> list[tuple[int, float]]:
        seat, pending = s.actor, s.pending
        legal = self.game.legal(s)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        if pending == DISCARD:
            keep = self.hold
            ranked = [(a, -keep[a - self.r.discard0]) for a in legal]
        elif pending in (VERB_INSTALL, VERB_REPLACE):
            ranked = self._ranked_pieces(s, legal)
        elif pending == VERB_CONTRACT:
            wants = self._wants_exchange(s, seat)
            ranked = [(EXCHANGE, 1.0 if wants else -1.0), (DONE, 0.0)]
        elif pending == VERB_TRANSFORMER:
            worth = Worth(Standing(self.r, s, seat), s)
            ranked = [(a, worth.transformer_at(a - TRANSFORMER)) for a in legal]
        elif pending == VERB_REPAIR:
            ranked = [(a, self._repair_gain(s, seat, a - REPAIR) if a else 0.0) for a in legal]
        elif pending == VERB_FAULT:
            ranked = [(a, self._fault_gain(s, seat, a - FAULT)) for a in legal]
        elif pending == VERB_INSULATE:
            ranked = [(a, self._loss(s, seat, a - INSULATE)) for a in legal]
        elif pending == VERB_REMOVE:
            ranked = [(a, -self._loss(s, seat, a - REMOVE)) for a in legal]
        else:
            ranked = [(a, 0.0 if a == DONE else -1.0) for a in legal]
        ranked.sort(key=lambda entry: (-entry[1], entry[0]))
        return ranked

    def _ranked_pieces(self, s: State, legal: list[int]) -> list[tuple[int, float]]:
        standing = Standing(self.r, s, s.seat)
        worth = Worth(standing, s)
        lines = worth.lines
        task = s.task
        assert task is not None
        kinds = effects.kinds(self.r, s, task)
        budget = self._budget(standing, s)
        if s.pending == VERB_INSTALL:
            offers = lines.installs(kinds, budget)
        else:
            offers = lines.replacements(kinds, budget)
        ranked = [(offer.action, offer.worth) for offer in offers]
        if legal[0] == DONE:
            ranked.append((DONE, 0.05))
        return ranked or [(legal[0], 0.0)]

    def _ranked_repairs(self, s: State) -> list[tuple[int, float]]:
        legal = self.game.legal(s)
        ranked = [(a, self._repair_gain(s, s.actor, a - REPAIR) if a else 0.0) for a in legal]
        ranked.sort(key=lambda entry: (-entry[1], entry[0]))
        return ranked

    # ---- faults and repairs

    def _points(self, s: State, seat: int) -> int:
        sides = s.wiring.connected_sides(seat)
        points = 0
        for kind, cells in enumerate(s.wiring.board.structure):
            count = sum((side & cells).bit_count() for side in sides)
            points += count * self.r.structure_points[kind]
        return points

    def _loss(self, s: State, seat: int, cell: int) -> float:
        """Connection points a seat loses if a piece stops working."""
        w = s.wiring
        before, live = self._points(s, seat), w.live[seat]
        w.live[seat] = w.live_without(seat, cell)
        after = self._points(s, seat)
        w.live[seat] = live
        return float(before - after)

    def _repair_gain(self, s: State, seat: int, cell: int) -> float:
        if not s.wiring.own[seat] & BIT[cell]:
            return -1.0
        after = s.clone()
        after.wiring.repair(cell)
        return 1.0 + self._points(after, seat) - self._points(s, seat)

    def _fault_gain(self, s: State, seat: int, cell: int) -> float:
        owner = s.wiring.owner_of(cell)
        if owner == seat:
            return -1.0 - self._loss(s, seat, cell)
        return 1.0 + self._loss(s, owner, cell) + self._harm(s, cell)

    def _targets(self, s: State) -> list[int]:
        return cells_of(targets.faultable(s.wiring) & ~s.wiring.own[s.seat])

    def _harm(self, s: State, cell: int) -> float:
        """What a fault in a rival's line helps the seat whose turn it is."""
        w, r = s.wiring, self.r
        rival = w.owner_of(cell)
        if s.round < r.rounds:
            return CUT if r.players == 2 else CUT / 2
        if (rival - s.start) % r.players > s.turn:  # will repair it in a turn still to come
            return 0.0
        faults = (w.own[rival] & w.faulted).bit_count()
        if r.last_repairs and faults + self._faults_left(s, rival) <= s.unspent[rival]:
            return 0.0
        lost = self._loss(s, rival, cell) + (0.0 if faults else 5.0)
        return lost * self._share(s, rival)

    def _faults_left(self, s: State, rival: int) -> int:
        """How many faults the seat whose turn it is can still bring about in a rival's lines."""
        w, points = s.wiring, self._purse(s)
        cut = 1 if self.cut in s.hands[s.seat] and points > 0 else 0
        if s.dark:
            return min(1, points)
        count = cut + (points - cut) // self.r.fault_cost
        return min(count, (w.own[rival] & targets.faultable(w)).bit_count())

    def _share(self, s: State, rival: int) -> float:
        """How much of a rival's loss is a gain: all for two players, most if the rival leads."""
        players = self.r.players
        if players == 2:
            return 1.0
        counts = [scoring.count(self.r, s, seat) for seat in range(players)]
        counts[s.seat] = -1
        return 0.6 if counts[rival] == max(counts) else 0.2


def make_policy(game: Game[Any]) -> BlackoutPolicy:
    assert isinstance(game, BlackoutGame)
    return BlackoutPolicy(game)
