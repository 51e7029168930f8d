"""Judgement of the wiring tile game: plans a whole turn, and says who stands to win."""

from typing import Any, Final

from megavolt.bots.blackout_lines import Lines, Offer
from megavolt.bots.blackout_outlook import Standing, Worth, likely, value
from megavolt.core.game import Game
from megavolt.games.blackout import effects, targets
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
FIRST: Final = 6  # actions tried as the next of a turn
THEN: Final = 3
WIDTH: Final = 4

# What a card in hand should bring, when it is not used now.
HOLD: Final = {
    "overtime": 1.0, "stockroom": 0.9, "junction_box": 1.5, "quick_crossing": 1.5,
    "cable_reel": 1.2, "refit": 1.4, "elbow_kit": 0.9, "mobile_substation": 0.9,
    "repair_van": 0.4, "spare_fuse": 0.5, "insulating_tape": 0.5, "new_client": 0.4,
    "cut_cable": 0.3, "swivel_clamps": 0.1,
}  # fmt: skip
REFILL: Final = 0.8  # what a card to be drawn should bring


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
        found: dict[int, float] = {DONE: self._value(standing, s)}
        beam = [(0.0, s, -1)]
        keep = FIRST
        while beam:
            grown: list[tuple[float, State, int]] = []
            for _, state, first in beam:
                for offer in self._best_offers(standing, state, keep):
                    after = self._after(state, offer.action)
                    worth = self._value(standing, after)
                    start = offer.action if first < 0 else first
                    if worth > found.get(start, -1e9):
                        found[start] = worth
                    grown.append((worth - RATE * self._spent(s, after), after, start))
            grown.sort(key=lambda entry: -entry[0])
            beam = [entry for entry in grown if self._purse(entry[1]) > 0][:WIDTH]
            keep = THEN
        ranked = sorted(found.items(), key=lambda entry: (-entry[1], entry[0]))
        if ranked[0][0] == DONE and self._worth_drawing(s):
            ranked.insert(0, (DRAW, ranked[0][1] + 0.1))
        return ranked

    def _spent(self, s: State, after: State) -> int:
        return s.points - after.points

    def _purse(self, s: State) -> int:
        return 0 if s.dark and s.acted else s.points

    def _value(self, standing: Standing, s: State) -> float:
        return value(standing, s, self.hold, REFILL)

    def _after(self, s: State, action: int) -> State:
        """The state after an action, with the choices it brings made at once."""
        after = s.clone()
        self.game.apply(after, action)
        while after.pending and after.phase == TURN:
            self.game.apply(after, self._ranked_choice(after)[0][0])
        return after

    def _best_offers(self, standing: Standing, s: State, count: int) -> list[Offer]:
        rate = DARK_RATE if s.dark else RATE
        offers = self._offers(standing, s)
        offers.sort(key=lambda offer: (rate * offer.cost - offer.worth, offer.action))
        return offers[:count]

    def _offers(self, standing: Standing, s: State) -> list[Offer]:
        """Actions that cost tension points, with what they should bring."""
        points, w, seat = self._purse(s), s.wiring, s.seat
        if points <= 0:
            return []
        worth = Worth(standing, s)
        lines = worth.lines()
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
        for card in sorted(set(cards)):
            cost = self.r.resource_cost[card]
            if 0 < cost <= points:
                value = self._card_worth(worth, lines, installs, s, card, budget)
                if value > 0.0 and effects.usable(self.r, s, seat, card):
                    found.append(Offer(value - self.hold[card] + REFILL, cost, USE + card))
        return found

    def _budget(self, standing: Standing, s: State) -> int:
        if standing.rounds_left:
            return 6
        return 0 if s.dark else min(6, s.points)

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
            return w.own[seat] & w.faulted != 0
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

    def _worth_drawing(self, s: State) -> bool:
        if self._purse(s) < self.r.draw_cost or s.round == self.r.rounds:
            return False
        hand = s.hands[s.seat]
        return bool(s.deck or s.discard) and any(self.hold[card] < 0.6 for card in hand)

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
        lines = worth.lines()
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
        return 1.0 + self._loss(s, owner, cell)


def make_policy(game: Game[Any]) -> BlackoutPolicy:
    assert isinstance(game, BlackoutGame)
    return BlackoutPolicy(game)
