"""Judgement of the wiring tile game on states: plans a whole turn, and says who stands to win.

A turn is planned as a sequence of actions: the most promising ones are tried on copies of the
state, and what a sequence is worth is read off where it ends. The best ones are judged once more
with the turn that could follow them. Nothing hidden is tried: cards to be drawn, new contracts and
breakdown cards count with what they bring on average.
"""

from math import exp
from typing import Any, Final

from megavolt.bots.blackout import faults
from megavolt.bots.blackout.chances import features, fit_for, left, shares
from megavolt.bots.blackout.offers import RATE, REFILL, Offers
from megavolt.bots.blackout.outlook import NEXT_LOOK, Worth
from megavolt.bots.blackout.standing import Standing, dark_chance
from megavolt.bots.plans import distinct, turn
from megavolt.bots.policy import Plan
from megavolt.core.game import Game
from megavolt.games.blackout import effects, phase_turn, scoring
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import (
    DONE,
    DRAW,
    EXCHANGE,
    FAULT,
    INSTALL,
    INSULATE,
    KIND_OF,
    REMOVE,
    REPAIR,
    REPLACE,
    ROTATE,
    SHAPE_MASKS,
    SHAPES,
    TRANSFORMER,
    USE,
)
from megavolt.games.blackout.phase_turn import generated_for, purse
from megavolt.games.blackout.rules import (
    VERB_CONTRACT,
    VERB_FAULT,
    VERB_INSTALL,
    VERB_INSULATE,
    VERB_REMOVE,
    VERB_REPAIR,
    VERB_REPLACE,
    VERB_TRANSFORMER,
)
from megavolt.games.blackout.state import DISCARD, LAST_REPAIRS, NO_CONTRACT, TURN, State, Task

Ranked = list[tuple[int, float]]  # actions with what they should bring, the best first
Actions = tuple[int, ...]

FIRST: Final = 6  # actions tried as the next of a turn
THEN: Final = 4  # as those that follow
WIDTH: Final = 3  # sequences that are followed
ENOUGH: Final = 0.05  # "up to": one more has to bring that much
LOOKED_INTO: Final = 4  # turns that are judged with the one that follows
NEXT_FIRST: Final = 3  # actions tried as the next of that one
NEXT_WIDTH: Final = 1  # sequences of it that are followed
UNSEEN: Final = 0.3  # points that a turn not looked into is thought to be worse
THOUGHTS: Final = 5  # moves worth thinking about, at most
BROAD_FIRST: Final = 10  # actions tried where a search compares turns, and sequences followed
BROAD_WIDTH: Final = 6
SORTS: Final = 16  # of turns that it compares, at most
NEXT_BEST: Final = 10  # turns that it compares besides, of whatever sort
DOUBT: Final = 0.8  # points by which the judgement of a move is thought to be off


class Node:
    """A state that a sequence of actions leads to, and what it should bring."""

    __slots__ = ("actions", "extra", "state", "total", "worth")

    def __init__(self, worth: Worth, actions: Actions, extra: float, total: float) -> None:
        self.worth = worth
        self.state = worth.s
        self.actions = actions  # the sequence
        self.extra = extra  # what a card drawn and faults in rivals' lines should bring
        self.total = total

    @property
    def first(self) -> int:
        """The action the sequence begins with."""
        return self.actions[0] if self.actions else DONE


class BlackoutPolicy:
    """Keeps what it works out of the configuration, and nothing of the states it is shown."""

    def __init__(self, game: BlackoutGame) -> None:
        self.game = game
        self.r = game.r
        self.offers = Offers(game.r)
        self.fit = fit_for(game.options)

    # ---- the protocol

    def choose(self, s: State) -> int:
        return self._ranked(s)[0][0]

    def weighed(self, s: State) -> list[tuple[int, float]]:
        ranked = self._ranked(s)[:THOUGHTS]
        best = ranked[0][1]
        weights = [exp(max(-20.0, (worth - best) / DOUBT)) for _, worth in ranked]
        total = sum(weights)
        return [(entry[0], weight / total) for entry, weight in zip(ranked, weights, strict=True)]

    def plans(self, s: State) -> list[tuple[Plan, float]]:
        """Plans for the rest of the turn: what the planner would do, planning anew after each
        action; the best turn of every sort, by its kinds of action and its cards; the next best."""
        if self._is_forced(s):
            return [((action,), weight) for action, weight in self.weighed(s)]
        turns = self._turns(self._root(s), BROAD_FIRST, BROAD_WIDTH)
        by_sort: dict[Actions, Plan] = {}
        for node in turns:
            by_sort.setdefault(tuple(sorted(map(_sort_of, node.actions))), _whole(node))
        sorts = list(by_sort.values())[:SORTS]
        return distinct([self._own_turn(s), *sorts, *[_whole(node) for node in turns[:NEXT_BEST]]])

    def _own_turn(self, s: State) -> Plan:
        """What the planner would do; only as far as no card is drawn that nobody knows."""
        own = turn(self.game, self.choose, s)
        return own[: own.index(DRAW) + 1] if DRAW in own else own

    def turn(self, s: State) -> Plan:
        """A turn planned with little effort, for playing on."""
        if self._is_forced(s):
            return (self._ranked(s)[0][0],)
        return _whole(self._turns(self._root(s), NEXT_FIRST, NEXT_WIDTH)[0])

    def chances(self, s: State) -> list[float]:
        return self.chances_for(s, s.actor)

    def chances_for(self, s: State, viewer: int) -> list[float]:
        """The chances as a seat sees them, which knows its own contract and hand."""
        rows = features(self.r, s, viewer, self.offers.hold, REFILL)
        return shares(self.r, s) or self.fit.chances(rows, self.left(s))

    def features(self, s: State) -> list[list[float]]:
        """What the chances of the seat to move go by, seat by seat."""
        return features(self.r, s, s.actor, self.offers.hold, REFILL)

    def left(self, s: State) -> float:
        """The time left, as the chances see it."""
        return left(self.r, s)

    def _ranked(self, s: State) -> Ranked:
        if s.pending:
            return self._choices(s)
        if s.phase == LAST_REPAIRS:
            return _sorted(self._repairs(s, self.game.legal(s)))
        free = self.offers.free_card(s)
        return [(free, 0.0)] if free else self._plan(s)

    # ---- planning a turn

    def _plan(self, s: State) -> Ranked:
        """What actions are worth, by where the best turn ends that begins with each."""
        return self._judged(s, self._turns(self._root(s), FIRST, WIDTH))

    def _root(self, s: State) -> Node:
        return self._node(Worth(Standing(self.r, s, s.seat), s), (), 0.0)

    def _node(self, worth: Worth, actions: Actions, extra: float) -> Node:
        return Node(worth, actions, extra, self.value(worth, extra))

    def value(self, worth: Worth, extra: float) -> float:
        """What a position should bring, with what was done to rivals on the way to it."""
        return worth.total(self.offers.hold, REFILL) + extra

    def _is_forced(self, s: State) -> bool:
        """Is this something else than the next action of a turn?"""
        return bool(s.pending or s.phase == LAST_REPAIRS or self.offers.free_card(s))

    def _judged(self, s: State, turns: list[Node]) -> Ranked:
        best: dict[int, float] = {}
        for node in turns:
            best.setdefault(node.first, node.total)
        top = turns[:LOOKED_INTO]
        if s.round < self.r.rounds and any(node.first != top[0].first for node in top):
            self._look_into(top, best)
        return _sorted(list(best.items()))

    def _look_into(self, top: list[Node], best: dict[int, float]) -> None:
        """Judge the best turns again, each with the turn that follows it."""
        seen: dict[int, float] = {}
        for node in top:
            value = self._next_turn(node)
            seen[node.first] = max(value, seen.get(node.first, value))
        lift = max(seen.values()) - top[0].total - UNSEEN
        for first, total in best.items():
            best[first] = seen.get(first, total + lift)

    def _turns(self, root: Node, keep: int, width: int) -> list[Node]:
        """Sequences of actions, the most promising ones followed; the best first."""
        points, found = _points(root.state), [root]
        tried: set[Actions] = set()
        beam = [root] if purse(root.state) > 0 else []
        while beam:
            grown: list[Node] = []
            for node in beam:
                self._grow(node, keep, tried, grown)
            found += grown
            grown.sort(key=lambda node: RATE * (points - _points(node.state)) - node.total)
            beam = [node for node in grown if purse(node.state) > 0][:width]
            keep = min(keep, THEN)
        found.sort(key=lambda node: -node.total)
        return found

    def _next_turn(self, node: Node) -> float:
        """What a turn is worth with the seat's next one, were nothing to happen in between."""
        s, seat, players = node.state.clone(), node.state.seat, self.r.players
        met = node.worth.missing == 0.0 and s.contract[seat] != NO_CONTRACT
        if met:
            s.completed[seat] = (*s.completed[seat], s.contract[seat])
            s.contract[seat] = NO_CONTRACT
        s.dark = dark_chance(s, s.round + 1) > 0.5
        s.round += 1
        s.start, s.turn = (s.start + 1) % players, (s.turn - 1) % players
        s.points, s.acted, s.spare = self.r.tension, False, 0
        self._generate(node.worth.standing, s, seat)
        s.unspent = [self.r.tension] * players  # no plans on faults that nobody repairs
        root = self._node(Worth(Standing(self.r, s, seat, NEXT_LOOK), s), (), 0.0)
        value = self._turns(root, NEXT_FIRST, NEXT_WIDTH)[0].total
        return value + node.extra + (node.worth.contract if met else 0.0)

    def _generate(self, standing: Standing, s: State, seat: int) -> None:
        """BLK-DARK-09: what the generator gives in the turn looked ahead to."""
        if not standing.counted_next:
            return
        given = generated_for(self.r, standing.most_points - scoring.count(self.r, s, seat))
        if s.dark:
            s.spare = given
        else:
            s.points += given

    def _grow(self, node: Node, keep: int, tried: set[Actions], grown: list[Node]) -> None:
        """Add what the most promising actions lead to; what was tried in another order is not."""
        s, standing = node.state, node.worth.standing
        for offer in self.offers.best(node.worth, keep):
            action, extra = offer.action, node.extra
            same = tuple(sorted((*node.actions, action)))
            if same in tried:
                continue
            tried.add(same)
            extra += offer.worth if action == USE + self.offers.cut else offer.harm
            after = Worth(standing, self._after(s, action))
            grown.append(self._node(after, (*node.actions, action), extra))
        gain = self.offers.draw_gain(s)
        if gain > 0.0 and DRAW not in node.actions:
            drawn = s.clone()  # but for the card, which nobody knows
            phase_turn.pay(drawn, self.r.draw_cost)
            # It comes first in the turn, as the card may help in it.
            grown.append(
                self._node(Worth(standing, drawn), (DRAW, *node.actions), node.extra + gain)
            )

    def _after(self, s: State, action: int) -> State:
        """The state after an action, with the choices it brings made at once."""
        after = s.clone()
        self.game.apply(after, action)
        while after.pending and after.phase == TURN:
            self.game.apply(after, self._choices(after)[0][0])
        return after

    # ---- forced decisions

    def _choices(self, s: State) -> Ranked:
        legal = self.game.legal(s)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        if s.pending == DISCARD:
            return _sorted([(a, -self.offers.hold[a - self.r.discard0]) for a in legal])
        task = s.task
        assert task is not None  # what asks is a card
        if s.pending in (VERB_INSTALL, VERB_REPLACE):
            return _sorted(self._pieces(s, task, legal))
        if s.pending == VERB_CONTRACT:
            wants = 1.0 if self.offers.wants_exchange(s, s.actor) else -1.0
            return _sorted([(EXCHANGE, wants), (DONE, 0.0)])
        return _sorted(self._cells(s, legal))

    def _pieces(self, s: State, task: Task, legal: list[int]) -> Ranked:
        """Pieces that a card lays for nothing."""
        standing = Standing(self.r, s, s.seat)
        lines = Worth(standing, s).lines
        kinds, ahead = effects.kinds(self.r, s, task), self.offers.ahead(standing, s)
        if s.pending == VERB_INSTALL:
            found = lines.installs(kinds, ahead)
        else:
            found = lines.replacements(kinds, ahead)
        ranked = [(offer.action, offer.worth) for offer in found]
        if legal[0] == DONE:
            ranked.append((DONE, ENOUGH))
        return ranked or [(legal[0], 0.0)]

    def _cells(self, s: State, legal: list[int]) -> Ranked:
        """Something done to a piece."""
        r, seat, pending = self.r, s.actor, s.pending
        if pending == VERB_TRANSFORMER:
            worth = Worth(Standing(r, s, seat), s)
            return [(a, worth.transformer_at(a - TRANSFORMER)) for a in legal]
        if pending == VERB_REPAIR:
            return self._repairs(s, legal)
        if pending == VERB_FAULT:
            return [(a, faults.fault_gain(r, s, seat, a - FAULT)) for a in legal]
        if pending == VERB_INSULATE:
            return [(a, faults.loss(r, s, seat, a - INSULATE)) for a in legal]
        if pending == VERB_REMOVE:
            return [(a, -faults.removal_loss(r, s, seat, a - REMOVE)) for a in legal]
        return self._turned(s, legal)

    def _turned(self, s: State, legal: list[int]) -> Ranked:
        """Rotations that a card gives."""
        found = self.offers.rotations(Worth(Standing(self.r, s, s.actor), s))
        worth = {offer.action: offer.worth for offer in found}
        return [(a, ENOUGH if a == DONE else worth.get(a, -1.0)) for a in legal]

    def _repairs(self, s: State, legal: list[int]) -> Ranked:
        r, seat = self.r, s.actor
        return [
            (a, 0.0 if a == DONE else faults.repair_gain(r, s, seat, a - REPAIR)) for a in legal
        ]


def _sort_of(action: int) -> int:
    """Cards are each a sort; other actions go by what is done, pieces by their kind."""
    if action >= USE or action == DRAW:
        return action
    if action < ROTATE:
        return -(KIND_OF[SHAPE_MASKS[(action - INSTALL) % SHAPES]] + 4 * (action >= REPLACE))
    return -8 - (action >= FAULT) - (action >= REPAIR) - (action >= TRANSFORMER)


def _points(s: State) -> int:
    """The tension points left: the turn's, or the set's, and those of one's own."""
    return s.points + s.spare


def _whole(node: Node) -> Plan:
    """The turn of a node. What is done after a card was drawn is decided when it is known."""
    return (DRAW,) if node.first == DRAW else (*node.actions, DONE)


def _sorted(ranked: Ranked) -> Ranked:
    return sorted(ranked, key=lambda entry: (-entry[1], entry[0]))


def make_policy(game: Game[Any]) -> BlackoutPolicy:
    assert isinstance(game, BlackoutGame)
    return BlackoutPolicy(game)
