"""Judgement of a family of games on whole states, made for search: what to do, who will win.

A policy is given states only that were drawn from a view (`Game.determinize`) or reached from
such a state, so nothing it could look at was ever hidden from its seat. It should still look
only at what the seat to move may know: what was drawn at random means nothing.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Protocol

from megavolt.bots.families import bot_family
from megavolt.core.errors import OptionError
from megavolt.core.game import Game

Plan = tuple[int, ...]  # moves of a seat, one after the other; the policy goes on from there


class Policy(Protocol):
    def choose(self, s: Any) -> int:
        """The move of the seat to move; always the same in the same position."""

    def weighed(self, s: Any) -> list[tuple[int, float]]:
        """The moves worth thinking about, the best first, with weights that add up to 1.

        Its first is what `choose` answers.
        """

    def chances(self, s: Any) -> list[float]:
        """Each seat's chance to win from here; they add up to 1."""


class Intuition(Protocol):
    """What a net makes of states, beside a policy."""

    def plans(self, s: Any) -> list[tuple[Plan, float]]:
        """Turns it would play with how likely each is, the likeliest first."""

    def chances(self, states: Sequence[Any]) -> list[list[float]]:
        """By state, each seat's chance to win; states in which somebody has a choice."""


def plans_of(policy: Policy, s: Any) -> list[tuple[Plan, float]]:
    """Plans for the rest of the turn with weights, that of the policy first.

    A policy that knows no `plans` gives the moves it finds worth thinking about.
    """
    plans: Callable[[Any], list[tuple[Plan, float]]] | None = getattr(policy, "plans", None)
    if plans is not None:
        return plans(s)
    return [((action,), weight) for action, weight in policy.weighed(s)]


def policy_for(game: Game[Any]) -> Policy:
    """The policy of the game's family; it keeps what it works out of the configuration."""
    make = bot_family(game.id).policy
    if make is None:
        raise OptionError("no_policy", game=game.id)
    return make(game)


def softmax(scores: list[float], heat: float = 1.0) -> list[float]:
    """Shares that add up to 1, the higher a score the larger; heat evens them out."""
    most = max(scores)
    powers = [exp((score - most) / heat) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]
