"""A sensible game of wiring at once: lines towards structures and the contract, few pieces ahead.

Each decision is judged on its own, from the view alone: every action gets the points it should
bring less what its tension points could bring elsewhere, and the best one is taken.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from megavolt.bots.blackout.greedy_plan import (
    AHEAD,
    COST,
    GOING_RATE,
    PLAN_RATE,
    Grid,
    Planner,
    cell_number,
    exits_mask,
    kind_of,
    tile_at,
)
from megavolt.bots.blackout.greedy_worth import Worth
from megavolt.core.game import Game
from megavolt.core.view_types import own_seat
from megavolt.data.blackout import Content
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import SHAPE_MASKS
from megavolt.games.blackout.view_types import BlackoutView, own_hand

NO_FAULTS: Final = 5.0  # the shared contract
IDLE_RATE: Final = 0.15  # what a point is worth that would be lost otherwise
DARK_RATE: Final = 0.35  # in the dark: points beyond the one action are lost
CHANGE_AT: Final = 3  # a contract missing that many steps is worth exchanging

# What is kept, when a card has to go; the most valuable last.
KEEP: Final = (
    "swivel_clamps", "cut_cable", "insulating_tape", "new_client", "spare_fuse", "repair_van",
    "refit", "mobile_substation", "elbow_kit", "stockroom", "cable_reel", "quick_crossing",
    "junction_box", "overtime",
)  # fmt: skip
CARD_COST: Final = {
    "elbow_kit": 1, "junction_box": 1, "swivel_clamps": 1, "cut_cable": 1, "repair_van": 1,
    "cable_reel": 2, "quick_crossing": 2, "refit": 2, "mobile_substation": 2,
}  # fmt: skip
GIVES: Final = {"elbow_kit": "elbow", "junction_box": "triple", "quick_crossing": "quad"}
FREE_TO_USE: Final = ("stockroom", "spare_fuse", "insulating_tape", "new_client", "overtime")


class Action(NamedTuple):
    """A legal word and what it says."""

    word: str
    do: str
    cell: int
    exits: int
    card: str


# Every word read so far. They say the same in all configurations, and to read them takes longer
# than to judge them.
_ACTIONS: Final[dict[str, Action]] = {}


class GreedyBot:
    """Looks at nothing but the view."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, BlackoutGame)
        self.game = game
        self.content = game.r.content

    def choose(self, view: BlackoutView, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        actions = [_ACTIONS.get(word) or self._read(word) for word in legal]
        return Decision(self.content, view, actions).word()

    def _read(self, word: str) -> Action:
        said = self.game.action_json(self.game.action(word))
        cell, exits = str(said.get("cell", "")), str(said.get("exits", ""))
        action = Action(
            word,
            str(said["do"]),
            cell_number(cell) if cell else -1,
            exits_mask(exits) if exits else 0,
            str(said.get("card", "")),
        )
        _ACTIONS[word] = action
        return action


class Decision:
    """One decision, with all that is worked out for it."""

    def __init__(self, content: Content, view: BlackoutView, legal: list[Action]) -> None:
        self.view = view
        self.legal = legal
        self.me = own_seat(view)
        self.grid = Grid(view, self.me)
        self.worth = Worth(content, view, self.grid)
        self.last = view["round"] == view["rounds"]
        rate = IDLE_RATE if self.last else PLAN_RATE
        self.planner = Planner(self.grid, self.worth.at, self.worth.piece, rate)
        self.verbs: dict[str, list[Action]] = {}
        for action in legal:
            self.verbs.setdefault(action.do, []).append(action)

    def word(self) -> str:
        pending = self.view["pending"]
        if pending is not None:
            return _PENDING[pending](self)
        if self.view["phase"] == "last_repairs":
            return self._first(self.verbs.get("repair", []), self._repaired) or "done"
        return self._turn()

    # ---- a turn

    def _turn(self) -> str:
        free = self._free_card()
        if free:
            return free
        left = self._spendable()
        rate = DARK_RATE if self.view["dark"] else GOING_RATE
        if self.last:
            rate = IDLE_RATE
        priced = [entry for entry in self._priced(left) if entry[1] <= left]
        for price in (rate, IDLE_RATE):
            value, word = max(((v - price * c, w) for v, c, w in priced), default=(0.0, ""))
            if value > 0:
                return word
        if left and "draw" in self.verbs and self._poor_hand() and not self.last:
            return "draw"
        return "done"

    def _spendable(self) -> int:
        """Points to spend; in the last round one or two are held back for last repairs."""
        left = self.view["tension"]["left"]
        if not self.last or not self.view["options"]["last_repairs"]:
            return left
        owner = self.grid.owner
        exposed = sum(1 for cell in self.grid.exposed if owner[cell] == self.me)
        players = len(self.view["players"])
        held = min(exposed, 1 if self.view["turn"] == players - 1 else 2)
        return max(left - held, min(left, len(self.worth.my_faults())))

    def _priced(self, left: int) -> list[tuple[float, int, str]]:
        """Every action worth considering: its value, its price, its word."""
        found = [
            *self._pieces(left, "install"),
            *self._pieces(left, "replace"),
            *((self._repair(a.cell), 1, a.word) for a in self.verbs.get("repair", ())),
            *self._transformers(),
            *self._cards(left),
        ]
        if self.last:
            found += [(value, 2, word) for value, word in self._faults(left // 2)]
        return found

    def _pieces(self, left: int, verb: str, paid: bool = True) -> list[tuple[float, int, str]]:
        found = []
        for action in self.verbs.get(verb, ()):
            cost = COST[kind_of(action.exits)]
            value = self._lay(verb, action.cell, action.exits, left - cost if paid else left)
            found.append((value, cost, action.word))
        return found

    def _lay(self, verb: str, cell: int, exits: int, left: int) -> float:
        budget = AHEAD
        if self.last:  # only what can still be paid
            budget = 0 if self.view["dark"] else min(AHEAD, max(0, left))
        if verb == "replace":
            return self.planner.replace(cell, exits, budget)
        return self.planner.install(cell, exits, budget) + self.worth.site_bonus(cell)

    def _repair(self, cell: int) -> float:
        """An own piece: what it joins up again, and the shared contract for no faults."""
        grid = self.grid
        if grid.owner[cell] != self.me:
            return -1.0
        now = grid.points_of(self.me, grid.mine_live)
        then = grid.points_of(self.me, grid.network(self.me, repaired=cell))
        lasting = NO_FAULTS if self.view["round"] >= self.view["rounds"] - 1 else 1.2
        return lasting + (then - now) + self.worth.repair

    def _transformers(self) -> list[tuple[float, int, str]]:
        found = []
        for action in self.verbs.get("transformer", ()):
            cost = self.view["zones"][tile_at(action.cell)]
            found.append((self.worth.transformer_at(action.cell), cost, action.word))
        return found

    # ---- faults: only at the very end, where nobody can repair them any more

    def _faults(self, affordable: int) -> list[tuple[float, str]]:
        found = []
        for action in self.verbs.get("fault", ()):
            if self._lasts(self.grid.owner[action.cell], affordable):
                found.append((self._harm(action.cell), action.word))
        return found

    def _lasts(self, rival: int, affordable: int) -> bool:
        """Whether so many faults are more than a rival can still repair."""
        if rival == self.me:
            return False
        players = len(self.view["players"])
        place = (rival - self.view["start"]) % players
        if place > self.view["turn"]:  # has this round's turn still to come
            return False
        grid = self.grid
        faults = sum(1 for cell in grid.faulted if grid.owner[cell] == rival)
        targets = sum(1 for cell in grid.exposed if grid.owner[cell] == rival)
        unspent = self.view["players"][rival]["unspent"]
        return faults + min(affordable, targets) > unspent

    def _harm(self, cell: int) -> float:
        """What a rival loses, as far as it helps me: that is most if the rival leads."""
        rival = self.grid.owner[cell]
        lost = self.grid.loss(rival, cell)
        if not any(self.grid.owner[c] == rival for c in self.grid.faulted):
            lost += int(NO_FAULTS)
        scores = [int(player["score"]["total"]) for player in self.view["players"]]
        others = [score for seat, score in enumerate(scores) if seat != self.me]
        return lost * (1.0 if len(others) == 1 else 0.6 if scores[rival] == max(others) else 0.2)

    # ---- cards

    def _free_card(self) -> str:
        """A card that costs nothing is used as soon as it helps: hands are filled up for free."""
        usable = {action.card: action.word for action in self.verbs.get("use", ())}
        for card in FREE_TO_USE:
            if card in usable and self._helps(card):
                return usable[card]
        return ""

    def _helps(self, card: str) -> bool:
        if card == "stockroom":
            return True
        if card == "overtime":
            return not self.view["dark"] or self.last or self.view["tension"]["left"] < 3
        if card == "spare_fuse":
            return bool(self.worth.my_faults())
        if card == "insulating_tape":
            return any(self.grid.owner[cell] == self.me for cell in self.grid.exposed)
        return not self.last and self._contract_is_far()

    def _contract_is_far(self) -> bool:
        steps = self.worth.tension_to_come() / 2.5
        return self.worth.missing >= CHANGE_AT or self.worth.missing > max(steps, 1)

    def _cards(self, left: int) -> list[tuple[float, int, str]]:
        """Cards that cost points, by what they let me do."""
        found = []
        for action in self.verbs.get("use", ()):
            cost = CARD_COST.get(action.card)
            if cost is not None:
                found.append((self._card(action.card, left - cost), cost, action.word))
        return found

    def _card(self, card: str, left: int) -> float:
        if card in GIVES:
            return self._kit(GIVES[card], left)
        if card == "repair_van":
            return sum(self._repair(cell) for cell in self.worth.my_faults())
        if card == "mobile_substation":
            return max((value for value, _, _ in self._sites()), default=0.0)
        if card == "refit":
            return self._refit()
        if card == "cable_reel":
            return self._reel(left)
        return -1.0

    def _kit(self, kind: str, left: int) -> float:
        """The best piece of a kind; those that the points do not pay may be legal by the card."""
        ends = {action.cell for action in self.verbs.get("install", ())}
        shapes = [exits for exits in SHAPE_MASKS if kind_of(exits) == kind]
        values = [self._lay("install", cell, exits, left) for cell in ends for exits in shapes]
        return max([0.0, *values])

    def _sites(self) -> list[tuple[float, int, str]]:
        """Transformers on any free site under an own live piece, whatever the zone costs."""
        grid = self.grid
        own = [c for c in grid.mine_live if grid.owner[c] == self.me and grid.terrain[c] == "t"]
        free = sorted(cell for cell in own if cell not in grid.barred)
        return [(self.worth.transformer_at(cell), 0, "") for cell in free]

    def _refit(self) -> float:
        """Two triples in place of straights or elbows."""
        best: dict[int, float] = {}
        for cell in self.grid.mine_live:
            if self.grid.owner[cell] == self.me and self.grid.kind[cell] in ("straight", "elbow"):
                values = [self._lay("replace", cell, exits, 0) for exits in (7, 14, 13, 11)]
                best[cell] = max(values)
        return sum(value for value in sorted(best.values(), reverse=True)[:2] if value > 0)

    def _reel(self, left: int) -> float:
        """Up to four straights, one after another: the best ends, each counted once."""
        best: dict[int, float] = {}
        for _, _, cell, exits, _ in self.verbs.get("install", ()):
            if kind_of(exits) == "straight":
                value = self._lay("install", cell, exits, left)
                best[cell] = max(best.get(cell, 0.0), value)
        top = sorted((value for value in best.values() if value > 0), reverse=True)[:3]
        return sum(value * share for value, share in zip(top, (1.2, 0.7, 0.5), strict=False))

    def _poor_hand(self) -> bool:
        return any(card in KEEP[:3] for card in own_hand(self.view))

    # ---- forced decisions

    def _first(self, actions: list[Action], value: Callable[[Action], float]) -> str:
        """The best word, or none that is worth anything."""
        if not actions:
            return ""
        best = max(actions, key=value)
        return best.word if value(best) > 0 else ""

    def _choose(self, verb: str, value: Callable[[Action], float]) -> str:
        """The best word of a verb; `done` instead, if that is allowed and better."""
        actions = self.verbs.get(verb, [])
        best = self._first(actions, value)
        if best:
            return best
        if "done" in self.verbs:
            return "done"
        return (max(actions, key=value) if actions else self.legal[0]).word

    def install(self) -> str:
        return self._choose("install", self._laid)

    def replace(self) -> str:
        return self._choose("replace", self._laid)

    def _laid(self, action: Action) -> float:
        return self._lay(action.do, action.cell, action.exits, self.view["tension"]["left"])

    def transformer(self) -> str:
        return self._choose("transformer", lambda a: self.worth.transformer_at(a.cell))

    def rotate(self) -> str:
        return "done" if "done" in self.verbs else self.legal[0].word

    def repair(self) -> str:
        return self._choose("repair", self._repaired)

    def _repaired(self, action: Action) -> float:
        return self._repair(action.cell)

    def insulate(self) -> str:
        return self._choose("insulate", lambda a: 1 + self.grid.loss(self.me, a.cell))

    def remove(self) -> str:
        return self._choose("remove", lambda a: 99 - self.grid.loss(self.me, a.cell))

    def fault(self) -> str:
        return self._choose("fault", self._fault_value)

    def _fault_value(self, action: Action) -> float:
        if self.grid.owner[action.cell] == self.me:
            return -self.grid.loss(self.me, action.cell) - 1.0
        return 1 + self._harm(action.cell)

    def contract(self) -> str:
        return "exchange" if self._contract_is_far() and "exchange" in self.verbs else "done"

    def discard(self) -> str:
        return min(self.verbs["discard"], key=lambda a: (_keep(a.card), a.word)).word


def _keep(card: str) -> int:
    return KEEP.index(card) if card in KEEP else 0


_PENDING: Final[dict[str, Callable[[Decision], str]]] = {
    "discard": Decision.discard,
    "install": Decision.install,
    "replace": Decision.replace,
    "transformer": Decision.transformer,
    "rotate": Decision.rotate,
    "fault": Decision.fault,
    "repair": Decision.repair,
    "insulate": Decision.insulate,
    "remove": Decision.remove,
    "contract": Decision.contract,
}


def make(game: Game[Any]) -> GreedyBot:
    return GreedyBot(game)
