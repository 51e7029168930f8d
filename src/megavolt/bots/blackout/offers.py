"""The actions of a turn of the wiring tile game that are worth considering, and what they bring."""

from typing import Final

from megavolt.bots.blackout import faults
from megavolt.bots.blackout.lines import Offer, of_exits
from megavolt.bots.blackout.outlook import Worth
from megavolt.bots.blackout.standing import Standing
from megavolt.games.blackout import effects, targets
from megavolt.games.blackout.geometry import (
    FAULT,
    INSTALL,
    REPAIR,
    REPLACE,
    ROTATE,
    SHAPE_MASKS,
    SHAPES,
    TILE_AT,
    TRANSFORMER,
    USE,
    cells_of,
    turn_actions,
)
from megavolt.games.blackout.phase_turn import purse
from megavolt.games.blackout.rules import (
    VERB_CONTRACT,
    VERB_FAULT,
    VERB_INSTALL,
    VERB_INSULATE,
    VERB_REPAIR,
    VERB_REPLACE,
    VERB_ROTATE,
    VERB_TENSION,
    VERB_TRANSFORMER,
    Rules,
)
from megavolt.games.blackout.state import State

RATE: Final = 0.8  # points that a tension point should bring
DARK_RATE: Final = 0.3  # in the dark: points beyond the one action are lost
REPAIRED: Final = 2.0  # what a repair is thought to bring, before it is looked at closely
TURNED: Final = 0.8  # points that a free rotation should bring at least
BETTER: Final = 0.2  # a contract is changed for one that should bring so much more
STRAIGHT_SHARES = (1.2, 0.7, 0.5)  # of the ends that several free straights go on from

# What a card in hand should bring, when it is not used now.
HOLD: Final = {
    "overtime": 0.9, "stockroom": 0.9, "junction_box": 0.9, "quick_crossing": 0.9,
    "cable_reel": 0.6, "refit": 0.8, "elbow_kit": 0.6, "mobile_substation": 0.5,
    "repair_van": 0.2, "spare_fuse": 0.3, "insulating_tape": 0.3, "new_client": 0.3,
    "cut_cable": 0.1, "swivel_clamps": 0.0,
}  # fmt: skip
REFILL: Final = 0.8  # what a card that will be drawn should bring
DRAWN: Final = 0.4  # and one drawn for a tension point


class Offers:
    """Finds them; keeps what it works out of the cards."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self.hold = [HOLD.get(card, 0.5) for card in r.resource_ids]
        self.cut = -1  # the card that faults a straight
        for card, found in enumerate(r.resource_effects):
            if found[0].verb == VERB_FAULT:
                self.cut = card

    def best(self, worth: Worth, count: int) -> list[Offer]:
        """So many of the most promising actions, every card that is of use, and the piece that
        comes nearest to the next site for a transformer."""
        rate = DARK_RATE if worth.s.dark and not worth.s.spare else RATE
        found = self._all(worth)
        found.sort(key=lambda offer: (rate * offer.cost - offer.worth, offer.action))
        rest = found[count:]
        found = found[:count] + [offer for offer in rest if offer.action >= USE]
        if worth.standing.lasting and worth.needs_site():
            found += _nearest_to_site(worth, rest)
        return found

    def _all(self, worth: Worth) -> list[Offer]:
        s = worth.s
        points, w, seat = purse(s), s.wiring, worth.seat
        if points <= 0:
            return []
        ahead, supply = self.ahead(worth.standing, s), targets.in_supply(w, seat)
        kinds = self.r.kinds_for(points) & supply
        installs = worth.lines.installs(supply, ahead)
        found = [offer for offer in installs if kinds >> (offer.cost - 1) & 1]
        found += worth.lines.replacements(kinds, ahead)
        for cell in cells_of(targets.transformer_cells(self.r, w, seat)):
            cost = w.board.zone_points[TILE_AT[cell]]
            if cost <= points:
                found.append(self._transformer(worth, cell, cost))
        for cell in cells_of(w.own[seat] & w.faulted):
            found.append(Offer(REPAIRED + worth.repair, self.r.repair_cost, REPAIR + cell))
        if points >= self.r.fault_cost:
            found += self._faults(worth)
        if points >= self.r.rotate_cost:
            found += self.rotations(worth)
        return found + self._cards(worth, installs, points)

    def ahead(self, standing: Standing, s: State) -> int:
        """The tension points to look ahead; in the last round, those that are left."""
        if standing.rounds_left:
            return standing.look
        return min(standing.look, s.spare if s.dark else s.points)

    def _transformer(self, worth: Worth, cell: int, cost: int) -> Offer:
        harm = faults.cut(self.r, worth.s, worth.seat, cell)
        return Offer(worth.transformer_at(cell) + harm, cost, TRANSFORMER + cell, harm)

    # ---- faults: for a contract, in the dark, and at the very end, where they may last

    def _faults(self, worth: Worth) -> list[Offer]:
        s, left = worth.s, self._faults_left(worth.s)
        if worth.standing.rounds_left and not worth.fault and not s.dark_next:
            return []
        found: list[Offer] = []
        for cell in faults.rivals_straights(s, worth.seat):
            harm = faults.harm(self.r, s, cell, left)
            if harm + worth.fault > 0.0:
                found.append(Offer(harm + worth.fault, self.r.fault_cost, FAULT + cell, harm))
        return found

    # ---- rotations

    def rotations(self, worth: Worth) -> list[Offer]:
        """Pieces turned to a structure, to an open way, or away from a rival."""
        s, seat, found = worth.s, worth.seat, list[Offer]()
        w, ahead = s.wiring, self.ahead(worth.standing, worth.s)
        for cell in cells_of(targets.rotatable(w, seat)):
            outs = worth.lines.outs(cell, ahead)
            foreign = not w.own[seat] >> cell & 1
            if not foreign and not (outs[0] or outs[1] or outs[2] or outs[3]):
                continue
            for action in turn_actions(cell, w.exits[cell]):
                offer = self._rotation(worth, action, outs, foreign)
                if offer.worth > 0.0:
                    found.append(offer)
        return found

    def _rotation(self, worth: Worth, action: int, outs: list[float], foreign: bool) -> Offer:
        s, seat = worth.s, worth.seat
        cell, shape = divmod(action - ROTATE, SHAPES)
        mask, old = SHAPE_MASKS[shape], s.wiring.exits[cell]
        gained = 0.0
        if not foreign:
            gained = of_exits(outs, mask & ~old)
        if not foreign and self.r.generator:  # measured there; without one it plays as before
            gained -= self._given_up(worth, cell, old & ~mask)
        if not foreign and gained <= 0.0:
            return Offer(0.0, self.r.rotate_cost, action)
        after = s.clone()
        after.wiring.rotate(cell, mask)
        fed = after.wiring.live[seat] >> cell & 1
        if not foreign and self.r.generator and not fed:  # turned away from its feed
            return Offer(0.0, self.r.rotate_cost, action)
        lost = 0.0
        for before, side in zip(worth.sides, after.wiring.connected_sides(seat), strict=True):
            for place in cells_of(before & ~side):
                lost += worth.at[place]
        harm = faults.rerouted(self.r, s, after, seat)
        return Offer(gained - lost + harm, self.r.rotate_cost, action, harm)

    def _given_up(self, worth: Worth, cell: int, exits: int) -> float:
        """What could have followed the exits that a piece is turned away from."""
        ahead = self.ahead(worth.standing, worth.s)
        ends = [max(0.0, worth.lines.follow(cell, out, ahead)) for out in range(4)]
        return of_exits(ends, exits)

    def _faults_left(self, s: State) -> int:
        """How many faults the seat can still bring about in its turn."""
        points = purse(s)
        if s.dark:
            return min(1, points - s.spare) + s.spare // self.r.fault_cost
        cut = 1 if self.cut in s.hands[s.seat] and points else 0
        return cut + (points - cut) // self.r.fault_cost

    # ---- cards

    def _cards(self, worth: Worth, installs: list[Offer], points: int) -> list[Offer]:
        """Cards that cost points, by what they let the seat do."""
        found: list[Offer] = []
        for card in sorted(set(worth.s.hands[worth.seat])):
            cost = self.r.resource_cost[card]
            if 0 < cost <= points and effects.usable(self.r, worth.s, worth.seat, card):
                value = self._card(worth, installs, card)
                if value > 0.0:
                    found.append(Offer(value - self.hold[card] + REFILL, cost, USE + card))
        return found

    def _card(self, worth: Worth, installs: list[Offer], card: int) -> float:
        s, w, seat = worth.s, worth.s.wiring, worth.seat
        effect = self.r.resource_effects[card][0]
        if effect.verb == VERB_INSTALL:
            offers = [offer for offer in installs if effect.kinds >> (offer.cost - 1) & 1]
            if effect.count > 1:
                return _several(offers)
            return max((offer.worth for offer in offers), default=0.0)
        if effect.verb == VERB_REPLACE:
            kinds = effect.kinds & targets.in_supply(w, seat)
            ahead = self.ahead(worth.standing, s)
            best = _by_cell(worth.lines.replacements(kinds, ahead), REPLACE)
            return sum(best[: effect.count])
        if effect.verb == VERB_REPAIR:
            return REPAIRED * (w.own[seat] & w.faulted).bit_count()
        if effect.verb == VERB_TRANSFORMER:
            sites = cells_of(targets.transformer_cells(self.r, w, seat))
            return max((worth.transformer_at(cell) for cell in sites), default=0.0)
        if effect.verb == VERB_FAULT:
            left = self._faults_left(s)
            cells = faults.rivals_straights(s, seat)
            harm = max((faults.harm(self.r, s, cell, left) for cell in cells), default=0.0)
            return harm + worth.fault if cells else 0.0
        if effect.verb == VERB_ROTATE:
            best = sorted((offer.worth for offer in self.rotations(worth)), reverse=True)
            return sum(best[: effect.count]) if best else 0.0
        return 0.0

    def free_card(self, s: State) -> int:
        """A card that costs nothing is used as soon as it helps: hands are filled up for free."""
        for card in sorted(set(s.hands[s.seat])):
            helps = self.r.resource_cost[card] == 0 and self._helps(s, card)
            if helps and effects.usable(self.r, s, s.seat, card):
                return USE + card
        return 0

    def _helps(self, s: State, card: int) -> bool:
        verb = self.r.resource_effects[card][0].verb
        w, seat = s.wiring, s.seat
        if verb == VERB_TENSION:  # in the dark a full set pays any action
            if s.dark and self.r.own_points:  # BLK-DARK-08: it pays another action
                return True
            return not s.dark or (not s.acted and s.points < self.r.tension)
        if verb == VERB_REPAIR:
            return w.own[seat] & w.faulted != 0
        if verb == VERB_INSULATE:
            return w.own[seat] & targets.faultable(w) != 0
        if verb == VERB_CONTRACT:
            return self.wants_exchange(s, seat)
        if verb == VERB_ROTATE:
            offers = self.rotations(Worth(Standing(self.r, s, seat), s))
            return any(offer.worth > TURNED for offer in offers)
        return True

    def draw_gain(self, s: State) -> float:
        """What a new card should bring in place of the worst in hand."""
        hand = s.hands[s.seat]
        if purse(s) < self.r.draw_cost or not hand or not (s.deck or s.discard):
            return 0.0
        late = min(1.0, (self.r.rounds - s.round) / 4)
        return late * (DRAWN - min(self.hold[card] for card in hand))

    def wants_exchange(self, s: State, seat: int) -> bool:
        """Whether a contract not seen yet should bring more than the one at hand."""
        standing = Standing(self.r, s, seat)
        if not standing.rounds_left or not standing.unseen:
            return False
        worth = Worth(standing, s)
        if worth.missing == 0.0:
            return False
        others = sum(worth.of_contract(contract) for contract in standing.unseen)
        return others / len(standing.unseen) > worth.contract + BETTER


def _nearest_to_site(worth: Worth, offers: list[Offer]) -> list[Offer]:
    ways = worth.ways()
    far = ways.nearest()
    most, best = 0.0, list[Offer]()
    for offer in offers:
        if INSTALL <= offer.action < FAULT:
            nearer = far - ways.after(offer.action) - 0.1 * offer.cost
            if nearer > most:
                most, best = nearer, [offer]
    return best


def _by_cell(offers: list[Offer], block: int) -> list[float]:
    """The best offer of each cell, the best first."""
    best: dict[int, float] = {}
    for offer in offers:
        cell = (offer.action - block) // SHAPES
        best[cell] = max(best.get(cell, 0.0), offer.worth)
    return sorted(best.values(), reverse=True)


def _several(offers: list[Offer]) -> float:
    """Pieces laid one after another: the best ends, each counted once."""
    top = _by_cell(offers, INSTALL)
    return sum(worth * part for worth, part in zip(top, STRAIGHT_SHARES, strict=False))
