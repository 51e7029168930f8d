"""Turns of the wiring tile game played out in possible worlds, with as little luck as possible.

What a turn is worth shows in the difference between two playouts, and most of that used to be luck:
one card drawn more shifted all cards that anybody drew later, and what the others then made of
theirs counted as much as the turn. So here each seat has its own cards in each round of a world,
and the others play the lines they play anyway, planned once for each world, as long as nothing has
happened to what they go by.
"""

from typing import Any, Final

from megavolt.bots.blackout.policy import BlackoutPolicy
from megavolt.bots.playouts import DOUBT, DOUBTFUL, Playouts
from megavolt.bots.policy import Plan, softmax
from megavolt.core.game import NOBODY, Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import DRAW, USE
from megavolt.games.blackout.rules import VERB_DRAW, Rules
from megavolt.games.blackout.state import TURN, State

LATER: Final = 1  # rounds that are played out beyond those asked for: a turn shows late
HEAT: Final = 1.5  # points at the end of a game that may well have been the other way round
HEAT_A_ROUND: Final = 0.7  # and so many more for each round that was played out

# What a seat goes by in its turn: round, seat, its pieces, the live and the faulted ones, hand,
# contract, tension points.
Situation = tuple[int, int, int, int, int, tuple[int, ...], int, int]


class Luck:
    """The cards of a world: which ones a seat draws in a round, whatever others have drawn.

    They are not taken out of the deck: over a few rounds it hardly matters that a card may come
    twice, and one that somebody else has drawn would have to be replaced by another.
    """

    def __init__(self, r: Rules, s: State, number: int) -> None:
        self.r = r
        self.number = number
        self.cards = [*s.deck, *s.discard]
        Rng(number).shuffle(self.cards)
        self.contracts = list(s.contracts[: len(s.contracts) - len(s.under)])
        self._turn = -1  # the last in which a card was drawn
        self._draws = 0  # in it, besides the first

    def rewind(self) -> None:
        """The world is played from its beginning."""
        self._turn = -1

    def stack(self, s: State) -> None:
        """Put on top of the deck what the seat is to draw in the middle of its turn."""
        count = min(self.r.hand_size, len(s.deck))
        turn = s.round * self.r.players + s.seat
        self._draws = self._draws + 1 if turn == self._turn else 0
        self._turn = turn
        place = self._place(s.round, s.seat) + len(self.cards) // 2 + self._draws * count
        s.deck = (*self._drawn(place, count), *s.deck[count:])

    def deal(self, s: State, sizes: list[int]) -> None:
        """Draw again what was drawn at the end of a round; before it, hands had these sizes."""
        s.rng = Rng((self.number << 8) + s.round).next64()
        for seat, size in enumerate(sizes):
            count = len(s.hands[seat]) - size
            if count > 0:
                drawn = self._drawn(self._place(s.round, seat), count)
                s.hands[seat] = (*s.hands[seat][:size], *drawn)

    def deal_contracts(self, s: State, before: list[int]) -> None:
        """The same for contracts: they go by how many the seat has completed."""
        for seat, contract in enumerate(s.contract):
            if contract != before[seat] and contract in self.contracts:
                place = len(s.completed[seat]) * self.r.players + seat
                s.contract[seat] = self.contracts[place % len(self.contracts)]

    def _place(self, number: int, seat: int) -> int:
        return (number * self.r.players + seat) * self.r.hand_size

    def _drawn(self, place: int, count: int) -> list[int]:
        return [self.cards[(place + i) % len(self.cards)] for i in range(count)]


class ThinkingPolicy(BlackoutPolicy):
    """The planner's judgement, with playouts of its own for a search."""

    def playouts(self, rounds: int, view: View, seed: int) -> "BlackoutPlayouts":
        return BlackoutPlayouts(self.game, self, rounds, view, seed)


def make_policy(game: Game[Any]) -> ThinkingPolicy:
    assert isinstance(game, BlackoutGame)
    return ThinkingPolicy(game)


class World:
    """What stays the same in a world, whatever the seat does that thinks."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.lines: dict[Situation, Plan] = {}  # what is played there, by what one goes by


class BlackoutPlayouts(Playouts):
    """Carries out plans in the worlds of one position."""

    def __init__(
        self, game: BlackoutGame, policy: BlackoutPolicy, rounds: int, view: View, seed: int
    ) -> None:
        super().__init__(game, policy, rounds + LATER, view, seed)
        self.r = game.r
        self.planner = policy
        self.wiring_game = game
        self._known: dict[int, World] = {}
        self._world = World(Luck(game.r, self.worlds.state(0), 0))  # that is being played in
        self._made: list[int] = []  # moves, as they are made
        self._drawing = [DRAW]  # moves that draw a card
        for card, effects in enumerate(game.r.resource_effects):
            if any(effect.verb == VERB_DRAW for effect in effects):
                self._drawing.append(USE + card)

    def values(self, plan: Plan, number: int) -> list[float]:
        """The mean of what is thought at the end of each round, but for the running one: that is
        less noisy than the last alone, and what a turn prepares does not show at once."""
        s = self.begin(number)
        self.follow(s, plan)
        stages: list[list[float]] = []
        for last in range(min(self.begun + 1, self.last_round), self.last_round + 1):
            while s.round <= last and s.actor != NOBODY:
                self.follow(s, self.reply(s))
            stages.append(self._judged(s))
            if s.actor == NOBODY:
                break
        return [
            sum(stage[seat] for stage in stages) / len(stages) for seat in range(self.r.players)
        ]

    def begin(self, number: int) -> State:
        """A world at its beginning; from now on, moves are made in it."""
        self._world = self._world_of(number)
        self._world.luck.rewind()
        begun: State = self.worlds.state(number)
        return begun

    def follow(self, s: State, plan: Plan) -> None:
        game, seat = self.wiring_game, s.actor
        self._apply(s, plan[0])
        for action in plan[1:]:
            while s.pending and s.actor == seat and action not in game.legal(s):
                self._apply(s, self.planner.choose(s))
            if s.actor != seat or action not in game.legal(s):
                return
            self._apply(s, action)

    def _apply(self, s: State, action: int) -> None:
        luck, number = self._world.luck, s.round
        if action in self._drawing and not s.pending:
            luck.stack(s)
        sizes, contracts = [len(hand) for hand in s.hands], list(s.contract)
        self.wiring_game.apply(s, action)
        self._made.append(action)
        if s.contract != contracts:
            luck.deal_contracts(s, contracts)
        if s.round > number:
            luck.deal(s, sizes)

    # ---- the lines that are played anyway

    @property
    def lines(self) -> list[Plan]:
        """Those of the world that is being played in."""
        return list(self._world.lines.values())

    def _world_of(self, number: int) -> World:
        known = self._known.get(number)
        if known is None:
            start: State = self.worlds.state(number)
            self._world = known = World(Luck(self.r, start, number))
            self._know(start, known, Rng(number) if number % DOUBTFUL == DOUBTFUL - 1 else None)
            self._known[number] = known
        return known

    def _know(self, s: State, world: World, doubts: Rng | None) -> None:
        """Play a world out as everybody would; with doubts, others do not always do their best."""
        while s.round <= self.last_round and s.actor != NOBODY:
            if not _is_turn(s):
                self.follow(s, self.planner.turn(s))
                continue
            situation, seat = _situation(s), s.actor
            self._made = []
            if doubts is not None and seat != self.seat and doubts.next64() % DOUBT == 0:
                self.follow(s, (self.planner.weighed(s)[:2][-1][0],))
            else:
                self.follow(s, self.planner.turn(s))
            while s.pending and s.phase == TURN:  # what a card asks for
                self.follow(s, self.planner.turn(s))
            world.lines[situation] = tuple(self._made)

    def reply(self, s: State) -> Plan:
        if _is_turn(s):
            plan = self._world.lines.get(_situation(s))
            if plan is not None and plan[0] in self.wiring_game.legal(s):
                return plan
        return self.planner.turn(s)

    # ---- where it ends

    def _judged(self, s: State) -> list[float]:
        if s.actor != NOBODY:
            return self.chances(s)
        outcome = self.wiring_game.outcome(s)
        assert outcome is not None
        heat = HEAT + HEAT_A_ROUND * (s.round - self.begun)
        return softmax([float(score) for score in outcome.scores], heat)


def _is_turn(s: State) -> bool:
    return s.phase == TURN and not s.pending


def _situation(s: State) -> Situation:
    w, seat = s.wiring, s.actor
    own = w.own[seat]
    faulted = own & w.faulted
    return (s.round, seat, own, w.live[seat], faulted, s.hands[seat], s.contract[seat], s.points)
