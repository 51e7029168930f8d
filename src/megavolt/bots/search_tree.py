"""The tree under a candidate: which answers were tried how often, and what they were worth.

Nodes are reached by sequences of actions, whatever was drawn on the way; each simulation brings
a state of its own. Every seat is assumed to maximise its own chance of winning.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from megavolt.bots.policy import Policy
from megavolt.core.game import NOBODY, Game


@dataclass(frozen=True)
class Style:
    """How a search goes about it; the figures were found by play among planners.

    More rounds judge better what a move leads to, but each costs as much as a world more, and luck
    on the way blurs it. Deeper trees need more simulations than a second gives.
    """

    width: int = 6  # candidates at the root
    rounds: int = 1  # played out by the policy before `chances` judges, besides the running one
    depth: int = 1  # decisions below a candidate that the tree may vary
    explore: float = 0.5  # how much the policy's weights count against what simulations said
    caution: float = 1.0  # standard errors by which a move must beat the policy's own


class Node:
    """What is known of one sequence of actions."""

    __slots__ = ("children", "totals", "visits", "weights")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.totals = [0.0] * players
        self.weights: dict[int, float] = {}  # the policy's, of all states met here
        self.children: dict[int, Node] = {}

    def add(self, values: list[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value


class Tree:
    """Runs simulations below a node, with one policy for everybody."""

    def __init__(self, game: Game[Any], policy: Policy, style: Style) -> None:
        self.game = game
        self.policy = policy
        self.style = style
        # A policy that plans whole turns may know a cheaper way to play on: `quick`.
        self.play: Callable[[Any], int] = getattr(policy, "quick", policy.choose)

    def simulate(self, node: Node, s: Any, last_round: int) -> list[float]:
        """Play on from a state that `node` stands for; each seat's chance to win."""
        path = [node]
        while node.visits and len(path) <= self.style.depth:
            seat = self.game.to_move(s)
            if seat == NOBODY:
                break
            action = self._pick(node, s, seat)
            self.game.apply(s, action)
            node = self._child(node, action)
            path.append(node)
        values = self.play_out(s, last_round)
        for met in path:
            met.add(values)
        return values

    def play_out(self, s: Any, last_round: int) -> list[float]:
        """The policy plays for everybody until the end, or until a later round begins."""
        game = self.game
        seat, mover = NOBODY, game.to_move(s)
        play: Callable[[Any], int] = self.policy.choose  # a turn under way goes on as planned
        while s.round <= last_round and mover != NOBODY:
            if seat not in (NOBODY, mover):
                play = self.play
            seat = mover
            game.apply(s, play(s))
            mover = game.to_move(s)
        if mover == NOBODY:
            return shares(game, s)
        return self.policy.chances(s)

    def _child(self, node: Node, action: int) -> Node:
        child = node.children.get(action)
        if child is None:
            child = node.children[action] = Node(self.game.players)
        return child

    def _pick(self, node: Node, s: Any, seat: int) -> int:
        """What the seat would try next: good so far, or thought good and hardly tried."""
        moves = self._moves(node, s)
        usual = node.totals[seat] / node.visits
        spread = self.style.explore * sqrt(node.visits)
        best, best_score = moves[0][0], -1.0
        for action, weight in moves:
            child = node.children.get(action)
            visits = child.visits if child is not None else 0
            value = child.totals[seat] / visits if child is not None and visits else usual
            score = value + spread * weight / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def _moves(self, node: Node, s: Any) -> list[tuple[int, float]]:
        """The weighed moves of all states met here that are legal in this one."""
        legal = set(self.game.legal(s))
        known = [(action, w) for action, w in node.weights.items() if action in legal]
        if not known:
            known = self.policy.weighed(s)
            node.weights.update(known)
        return known


def shares(game: Game[Any], s: Any) -> list[float]:
    """By seat, the part of the win at the end of a game: those who are equal share it."""
    outcome = game.outcome(s)
    winners = outcome.winners if outcome is not None else range(game.players)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
