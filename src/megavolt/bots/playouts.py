"""What a plan is worth in one possible world: it is carried out, then the policy plays for all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from megavolt.bots.policy import Intuition, Plan, Policy
from megavolt.core.game import NOBODY, Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View

SOONER: Final = 0.002  # what a win is worth less with each round that it takes longer
DOUBTFUL: Final = 3  # in every third world the others do not play exactly as the policy would
DOUBT: Final = 8  # but in one decision of so many otherwise
WORLDS: Final = 256  # distinct ones; after them they come again, with other luck from there on

Task = tuple[Plan, int]  # a plan, and the number of a world


@dataclass(frozen=True)
class Style:
    """How a search goes about it; the figures were found by play.

    More rounds judge better what a plan leads to, but each costs as much as a world more, and luck
    on the way blurs it.
    """

    width: int = 10  # plans that are compared, at most
    rounds: int = 1  # played out by the policy before `chances` judges, besides the running one;
    # that is with few simulations, with many of them it is more
    # What other plans are worth, before a world is looked at, against the policy's own: so much
    # less in chances to win, give or take `spread`. In 16 positions of the card game and the board
    # game they were 0.08 worse on average (0.03 at the median), and better in two of nine cases.
    doubt: float = 0.05
    spread: float = 0.08
    # With a net:
    net_rounds: int = 0  # as `rounds`
    net_width: int = 12  # as `width`


class Worlds:
    """States that fit a view, the same again for whoever asks for the same number."""

    def __init__(self, game: Game[Any], view: View, seed: int) -> None:
        self.game = game
        self.view = view
        self.seed = seed
        self._drawn: dict[int, Any] = {}

    def state(self, number: int) -> Any:
        """A copy of a world, to play on."""
        which = number % WORLDS
        if which not in self._drawn:
            rng = Rng((self.seed + which) & _BITS)
            self._drawn[which] = self.game.determinize(self.view, rng)
        s = self.game.clone(self._drawn[which])
        s.rng = Rng((self.seed ^ number << 32) & _BITS).next64()
        return s


_BITS: Final = (1 << 64) - 1


class Playouts:
    """Carries out plans in the worlds of one position."""

    def __init__(
        self,
        game: Game[Any],
        policy: Policy,
        rounds: int,
        view: View,
        seed: int,
        intuition: Intuition | None = None,
    ) -> None:
        self.game = game
        self.intuition = intuition
        self.policy = policy
        self.worlds = Worlds(game, view, seed)
        first = self.worlds.state(0)
        self.seat: int = game.to_move(first)
        self.begun: int = first.round
        self.last_round: int = first.round + rounds
        # A policy may know a cheap way to plan a whole turn, for playing on.
        self._turn: Callable[[Any], Plan] = getattr(policy, "turn", self._move)

    def chances(self, s: Any) -> list[float]:
        """Where seats have secrets, a policy may judge as the one that thinks: `chances_for`."""
        judge: Callable[[Any, int], list[float]] | None = getattr(self.policy, "chances_for", None)
        return judge(s, self.seat) if judge is not None else self.policy.chances(s)

    def _move(self, s: Any) -> Plan:
        return (self.policy.choose(s),)

    def values(self, plan: Plan, number: int) -> list[float]:
        """By seat, the chance to win if a plan is carried out in that world."""
        s = self.worlds.state(number)
        self.follow(s, plan)
        return self.play_out(s, Rng(number) if number % DOUBTFUL == DOUBTFUL - 1 else None)

    def many(self, tasks: list[Task]) -> list[list[float]]:
        """What each plan is worth in its world; a net judges all of them at once."""
        if self.intuition is None:
            return [self.values(plan, number) for plan, number in tasks]
        ends = [self._end(plan, number) for plan, number in tasks]
        open_ends = [s for s in ends if self.game.to_move(s) != NOBODY]
        judged = iter(self.intuition.chances(open_ends))
        return [self._result(s) if self.game.to_move(s) == NOBODY else next(judged) for s in ends]

    def _end(self, plan: Plan, number: int) -> Any:
        """Where a plan leads in a world, for a net to judge."""
        s = self.worlds.state(number)
        self.follow(s, plan)
        self._play_on(s, Rng(number) if number % DOUBTFUL == DOUBTFUL - 1 else None)
        self._skip_forced(s)
        return s

    def _skip_forced(self, s: Any) -> None:
        """Nets know positions only in which somebody has a choice."""
        legal = self.game.legal(s)
        while len(legal) == 1:
            self.game.apply(s, legal[0])
            legal = self.game.legal(s)

    def follow(self, s: Any, plan: Plan) -> None:
        """Carry out a plan as far as the seat stays on turn and its moves are legal.

        What is decided on the way, such as which fuel to lose, is left to the policy.
        """
        game = self.game
        seat = game.to_move(s)
        game.apply(s, plan[0])
        for action in plan[1:]:
            while s.pending and game.to_move(s) == seat and action not in game.legal(s):
                game.apply(s, self.policy.choose(s))
            if game.to_move(s) != seat or action not in game.legal(s):
                return
            game.apply(s, action)

    def play_out(self, s: Any, doubts: Rng | None = None) -> list[float]:
        """Play on; then each seat's chance to win."""
        self._play_on(s, doubts)
        return self.chances(s) if self.game.to_move(s) != NOBODY else self._result(s)

    def _play_on(self, s: Any, doubts: Rng | None) -> None:
        """The policy plays for everybody until the end, or until a later round begins.

        With doubts, the others now and then prefer what the policy thinks second best.
        """
        game, last_round = self.game, self.last_round
        mover = game.to_move(s)
        while s.round <= last_round and mover != NOBODY:
            if doubts is not None and mover != self.seat and doubts.next64() % DOUBT == 0:
                game.apply(s, self.policy.weighed(s)[:2][-1][0])
            else:
                self.follow(s, self._turn(s))
            mover = game.to_move(s)

    def _result(self, s: Any) -> list[float]:
        """Of a game that is over, by seat: the sooner it is won the better."""
        late = SOONER * (s.round - self.begun)
        return [share * (1.0 - late) for share in shares(self.game, s)]


def playouts_for(
    game: Game[Any],
    policy: Policy,
    rounds: int,
    view: View,
    seed: int,
    intuition: Intuition | None = None,
) -> Playouts:
    """Playouts as the family makes them, where its policy has its own: `playouts`."""
    make: Callable[[int, View, int], Playouts] | None = getattr(policy, "playouts", None)
    if make is not None:
        return make(rounds, view, seed)
    return Playouts(game, policy, rounds, view, seed, intuition)


def shares(game: Game[Any], s: Any) -> list[float]:
    """By seat, the part of the win at the end of a game: those who are equal share it."""
    outcome = game.outcome(s)
    winners = outcome.winners if outcome is not None else range(game.players)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
