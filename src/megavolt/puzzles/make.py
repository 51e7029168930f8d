"""Puzzles out of games of bots: positions in which one plan is clearly best.

Most positions have none. So all are looked at in a handful of worlds, those that look promising
in more, and only what still does then is judged for the whole budget, each time in new worlds.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from megavolt.bots import make_bot
from megavolt.bots.budget import Budget
from megavolt.bots.compare import LOST, WON, Comparer, Difference, Line, Reasons, mean
from megavolt.bots.plans import after
from megavolt.bots.policy import Plan
from megavolt.bots.search import Search
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import game_info, make_game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View
from megavolt.puzzles.families import END, Scene, puzzle_family
from megavolt.puzzles.judge import Judge, Judgement, Weighed, is_turn, rounds_of
from megavolt.puzzles.puzzle import EASY, HARD, MEDIUM, MOVE, TURN, Puzzle, Wrong, puzzle_id

BUDGET: Final = 160  # simulations of the last look
LOOKS: Final = ((3, 0.08), (8, 0.10))  # worlds of the looks before it, and the least lead
PLAYERS: Final = (5, 3, 3, 2, 1)  # how often 2, 3, 4 … play: games of few are quick
FIRST_ROUND: Final = 3  # before it, hardly anything is decided
PER_GAME: Final = 2  # puzzles out of one game, of different seats or phases
TURNS: Final = 0.6  # of the turns are looked at
MOVES: Final = 0.25  # of the single moves; far fewer where there are only two, to bid or to pass
BIDS: Final = 0.03
AGREED: Final = 0.15  # of those in which the planner and the greedy bot would do the same
REASON_WORLDS: Final = 24
END_WORLDS: Final = 6
REASONS: Final = 3  # that are kept
WRONG: Final = 6  # plans that are kept besides the right ones
SEARCHES: Final = ((20, 2), (100, 1))  # simulations, and how often: who finds the solution?
LOWEST, PER_GREEDY, PER_PLANNER, PER_SEARCH = 900, 150, 350, 200  # of a puzzle's rating


@dataclass(frozen=True)
class Position:
    """A moment of a game in which a seat has something to decide."""

    game: Game[Any]
    state: Any  # drawn from the view: nothing that is hidden is ever looked at
    seat: int
    view: View
    seed: int
    plans: list[Plan]


def make_puzzles(
    game_id: str, games: int, seed: int, budget: int = BUDGET, theme: str = ""
) -> Iterator[Puzzle]:
    """Puzzles out of so many games; the same seed and budget give the same puzzles."""
    for number in range(games):
        yield from _from_game(game_id, Random(f"puzzles:{game_id}:{seed}:{number}"), budget, theme)


def _from_game(game_id: str, rng: Random, budget: int, theme: str) -> Iterator[Puzzle]:
    info = game_info(game_id)
    options = rng.choice((puzzle_family(game_id).options or {})[game_id])
    numbers = range(info.players_min, info.players_max + 1)
    players = rng.choices(numbers, PLAYERS[: len(numbers)])[0]
    maker = PuzzleMaker(make_game(game_id, players, options), budget, theme)
    had: set[tuple[int, str]] = set()
    for position in maker.positions(rng):
        about = (position.seat, str(position.view["phase"]))
        found = None if about in had else maker.puzzle(position)
        if found is not None:
            had.add(about)
            yield found
        if len(had) == PER_GAME:
            return


class PuzzleMaker:
    """Makes puzzles of one configuration."""

    def __init__(self, game: Game[Any], budget: int, wanted: str = "") -> None:
        self.game = game
        self.budget = budget
        self.wanted = wanted  # the only theme that is looked for, if there is one
        self.may_be = puzzle_family(game.id).may_be
        self.judge = Judge(game)
        self.comparer = Comparer(game, self.judge.policy)
        self.reasons = Reasons(self.comparer.account)
        self.search = Search(game, self.judge.policy)

    # ---- positions

    def positions(self, rng: Random) -> Iterator[Position]:
        """Play a game of planners and greedy bots; gives some of the moments with a choice."""
        game, greedy = self.game, make_bot("greedy", self.game)
        s = game.new(rng.getrandbits(60))
        planners = [rng.random() < 0.6 for _ in range(game.players)]
        before: object = None
        while (seat := game.to_move(s)) != NOBODY:
            moment = (seat, s.round, s.phase)
            legal = game.legal(s)
            begins = moment != before and not s.pending and s.round >= FIRST_ROUND
            if begins and len(legal) > 1 and self._may_be(s, seat):
                found = self._position(s, seat, rng.getrandbits(60))
                if self._is_wanted(found, rng):
                    yield found
            before = moment
            if planners[seat]:
                game.apply(s, self.judge.policy.choose(s))
            else:
                words = [game.word(action) for action in legal]
                game.apply(s, game.action(greedy.choose(game.view(s, seat), words, rng)))

    def _may_be(self, s: Any, seat: int) -> bool:
        return not self.wanted or self.may_be(self.game, self.game.view(s, seat), self.wanted)

    def _position(self, s: Any, seat: int, seed: int) -> Position:
        view = self.game.view(s, seat)
        world = self.game.determinize(view, Rng(seed))
        return Position(self.game, world, seat, view, seed, self.judge.plans(world))

    def _is_wanted(self, position: Position, rng: Random) -> bool:
        """Is a position looked at?"""
        plans = position.plans
        if len(plans) < 2:
            return False
        likely = TURNS if is_turn(plans) else BIDS if len(plans) == 2 else MOVES
        if not self.wanted and rng.random() >= likely:
            return False
        return rng.random() < AGREED or self._greedy(position) != plans[0]

    # ---- is it one?

    def puzzle(self, position: Position) -> Puzzle | None:
        """The puzzle of a position, if one plan is clearly best and not everybody finds it."""
        judged = self._judged(position)
        if judged is None:
            return None
        best, others = judged.best, judged.wrong[:WRONG]
        lines = [Line(one.plan) for one in (best, *others)]
        self.comparer.meet(position.view, position.seed + 9, lines, range(REASON_WORLDS))
        why = [one for one in self.reasons.between(lines[0], lines[1]) if one.worth > 0]
        if not why:
            return None  # it could not be explained
        theme = self.theme(position, best.plan, others[0].plan, why)
        if self.wanted not in ("", theme):
            return None
        rating, level = self._difficulty(position, judged)
        game, words = self.game, self._words
        known = game.position(position.state, position.seat)
        family = game_info(game.id).family
        return Puzzle(
            id=puzzle_id(family, game.id, known),
            game_id=game.id,
            players=game.players,
            options=_changed(game),
            seat=position.seat,
            asks=TURN if is_turn(position.plans) else MOVE,
            theme=theme,
            level=level,
            rating=rating,
            chance=best.chance,
            next=_with(others[0], best),
            solutions=tuple(words(one.plan) for one in judged.right),
            why=tuple(self.reasons.told(one) for one in why[:REASONS]),
            wrong=tuple(
                Wrong(
                    words(one.plan),
                    _with(one, best),
                    one.behind(best).mean,
                    self.reasons.worse(line, lines[0]),
                )
                for one, line in zip(others, lines[1:], strict=True)
            ),
            position=known,
        )

    def _judged(self, position: Position) -> Judgement | None:
        """Several looks, each in new worlds."""
        view, plans, seed = position.view, position.plans, position.seed
        near = rounds_of(self.game, 0)
        for number, (worlds, margin) in enumerate(LOOKS):
            look = self.judge.weigh(view, plans, worlds * len(plans), seed + number, near)
            if not self._is_promising(position, look, margin):
                return None
        judged = self.judge.weigh(view, plans, self.budget, seed + len(LOOKS))
        return judged if judged.is_clear() and self._is_missed(position, judged) else None

    def _is_promising(self, position: Position, look: Judgement, margin: float) -> bool:
        if look.next is None or look.next.behind(look.best).mean < margin:
            return False
        return self._is_missed(position, look)

    def _is_missed(self, position: Position, look: Judgement) -> bool:
        """Would the planner or the greedy bot go wrong here?"""
        right = [one.plan for one in look.right]
        return position.plans[0] not in right or self._greedy(position) not in right

    def _greedy(self, position: Position) -> Plan:
        made = self.judge.greedy_turn(position.state)
        return made if is_turn(position.plans) else made[:1]

    # ---- what is said about it

    def _difficulty(self, position: Position, judged: Judgement) -> tuple[int, str]:
        """By who misses it: the greedy bot, the planner, searches with few simulations."""
        right = [one.plan for one in judged.right]
        planner = position.plans[0] in right
        missed = {simulations: 0 for simulations, _ in SEARCHES}
        for simulations, times in SEARCHES:
            for number in range(times):
                rng = Random(f"{position.seed}:{simulations}:{number}")
                thought = self.search.think(position.view, Budget(nodes=simulations), rng)
                found = self.judge.carried_out(position.state, thought.best.plan)
                missed[simulations] += found not in right
        rating = LOWEST + PER_SEARCH * sum(missed.values())
        rating += PER_GREEDY * (self._greedy(position) not in right) + PER_PLANNER * (not planner)
        few, times = SEARCHES[0]
        level = MEDIUM if missed[few] * 2 < times else HARD
        return rating, EASY if planner else level

    def theme(self, position: Position, best: Plan, other: Plan, why: list[Difference]) -> str:
        """What it is about; `why` is what the best plan has over the other one."""
        if self._ends(position, best) or self._ends(position, other):
            return END
        game, s = self.game, position.state
        scene = Scene(
            game=game,
            phase=str(position.view["phase"]),
            before=s,
            best=after(game, s, best),
            next=after(game, s, other),
            words=self._words(best),
            reasons=[one.key for one in why],
        )
        return puzzle_family(game.id).theme(scene)

    def _ends(self, position: Position, plan: Plan) -> bool:
        """Is the game usually over by the end of the round?"""
        line = Line(plan)
        self.comparer.meet(position.view, position.seed, [line], range(END_WORLDS), rounds=0)
        return mean([tally[WON] + tally[LOST] for tally in line.tallies]) > 0.5

    def _words(self, plan: Plan) -> tuple[str, ...]:
        return tuple(self.game.word(action) for action in plan)


def _with(one: Weighed, best: Weighed) -> float:
    """The chance with a plan: that of the best, less what it is behind where both were tried."""
    return max(0.0, best.chance - one.behind(best).mean)


def _changed(game: Game[Any]) -> dict[str, object]:
    """The options that are not what they are by default, or whose default may change."""
    defaults = {option.name: option.default for option in game_info(game.id).options}
    named = puzzle_family(game.id).named
    return {
        name: value
        for name, value in game.options.items()
        if name in named or value != defaults[name]
    }
