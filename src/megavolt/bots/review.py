"""A played game looked at again: which auctions and turns cost most, and what was better.

Every decision is judged from the view of the seat that made it, as a bot would have had to make
it: later luck, and what was hidden at the time, never make a move a mistake.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from megavolt.bots.budget import Budget, Meter
from megavolt.bots.compare import Comparer, Gap, Line, Reason, Reasons, gap, mean, odds_gap
from megavolt.bots.playouts import shares
from megavolt.bots.policy import plans_of, policy_for
from megavolt.core.match import Match
from megavolt.core.rng import Rng
from megavolt.core.view_types import View

FIRST_LOOK = Budget(nodes=8)  # a decision; a game of four is gone through in half a minute
NAMED = 5  # mistakes that are named, unless somebody wants more
LEAST = 0.05  # of the odds (their logarithm) lost below which nothing is called a mistake
# The looks after the first: for each mistake to be named, how many of the worst decisions are
# looked at, for how many times the budget of the first, and in auctions how many rounds further
# than the search looks: what a plant is worth takes time to show, other losses blur with time.
LOOKS = ((6, 1.5, 0), (3, 8.0, 1))
EACH = 2  # of every seat, those that are looked at longer in any case
OTHERS = 3  # lines that a played one is compared with
DOUBTED = 0.15  # of a loss where two judgements, the policy's and that of the worlds, disagree
FINALISTS = 2  # of them, those that are looked at again
FEWEST = 2  # worlds that lines meet at least

Chances = tuple[float, ...]  # by seat


@dataclass
class Decision:
    """Moves of one seat with nobody else's in between: how it began from one view."""

    seat: int
    move: int  # the number of the first in the record, from 1
    actions: tuple[int, ...]
    view: View
    seed: int
    round: int
    lasting: bool  # is it an auction?
    own: bool = False  # would the policy have played so?
    worlds: int = 0  # met so far
    sure: bool = False  # looked at to the end
    lines: list[Line] = field(default_factory=list)  # the played one first
    first_chances: Chances = ()  # everybody's after it, at the first look

    @property
    def last(self) -> int:
        """The number of the last one."""
        return self.move + len(self.actions) - 1

    @property
    def played(self) -> Line:
        return self.lines[0]

    @property
    def better(self) -> Line:
        """The line that is most surely better; the played one if none is."""
        return max(self.lines, key=lambda line: (self._ahead(line).sure, line is self.played))

    def _ahead(self, line: Line) -> Gap:
        """How far another line is ahead of the played one, in odds."""
        return Gap(0.0, 0.0) if line is self.played else odds_gap(line, self.played)

    @property
    def lost(self) -> Gap:
        """The chance to win that it cost; nothing where there was no other way."""
        if not self.lines or self.better is self.played:
            return Gap(0.0, 0.0)
        return gap(self.better.values, self.played.values)

    @property
    def kept(self) -> float:
        """The part of the chance that was there and was not surely lost."""
        there = self.better.chance
        return 1.0 - min(1.0, self.lost.sure / there) if there else 1.0

    @property
    def weight(self) -> float:
        """How bad that is, by what is surely lost of the odds that were there."""
        return self._credit * self._ahead(self.better).sure if self.lines else 0.0

    @property
    def suspicion(self) -> float:
        """How bad it may well be."""
        gaps = [self._ahead(line) for line in self.lines]
        return self._credit * max((gap.mean - gap.error / 2 for gap in gaps), default=0.0)

    @property
    def _credit(self) -> float:
        """How far the worlds are believed: less where the policy would have played the same."""
        return DOUBTED if self.own else 1.0

    def still_there(self, later: "Decision", rounds: int) -> bool:
        """Was what this one lost there again later on, and lost then?

        Lines are played on by the policy. Where it blunders later, a line that leads there looks
        bad from the start; but the loss belongs to the blunder.
        """
        if not self.move < later.move or later.round > self.round + rounds or not later.own:
            return False
        kept = later.better.chance >= self.better.chance - self.lost.mean / 2
        return kept and later.weight >= self.weight / 2


@dataclass
class Group:
    """What one seat decided in an auction or in a turn."""

    round: int
    phase: str
    seat: int
    decisions: list[Decision] = field(default_factory=list)

    @property
    def first(self) -> int:
        """The number of its first move."""
        return self.decisions[0].move

    @property
    def last(self) -> int:
        """The number of its last move; those of others may be in between."""
        return self.decisions[-1].last

    @property
    def suspect(self) -> Decision:
        """The decision that may be the worst."""
        return max(self.decisions, key=lambda d: (d.suspicion, -d.move))

    @property
    def worst(self) -> Decision:
        """The decision that stands for the group; one that was looked at twice, if any was."""
        return max(self.decisions, key=lambda d: (d.sure, d.weight, -d.move))


class Review:
    """Goes through a match; `steps` does the work bit by bit, so that a front can show it."""

    def __init__(self, match: Match, budget: Budget, seed: int, top: int) -> None:
        self.match = match
        self.budget = budget
        self.seed = seed
        self.top = top
        self.groups: list[Group] = []
        self.chances: list[tuple[int, Chances]] = []  # after so many moves
        self.rounds: list[tuple[int, int]] = []  # a round, and how many moves came before it
        self._policy = policy_for(match.game)
        self._comparer = Comparer(match.game, self._policy)
        self._reasons = Reasons(self._comparer.account)
        reveals = match.game.event_reveals
        self._revealing = {event.move for event in match.events if reveals(event.kind)}

    @property
    def length(self) -> int:
        """How many steps there are at most."""
        return len(self.match.actions) + round(
            self.top * sum(many * times for many, times, _ in LOOKS)
        )

    def steps(self, seat: int | None = None) -> Iterator[int]:
        """Judge every decision (of one seat), then look longer at the worst; gives steps done."""
        self.groups = self._grouped(seat)
        for group in self.groups:
            for decision in group.decisions:
                self._judge(decision)
                yield len(decision.actions)
        if self.match.over:
            last = tuple(shares(self.match.game, self.match.state))
            self.chances.append((len(self.match.actions), last))
        suspects = [group.suspect for group in self.groups]
        for many, times, further in LOOKS:
            suspects = _worst(suspects, self.top * many)
            for decision in suspects:
                rounds = self._comparer.rounds + (further if decision.lasting else 0)
                self._again(decision, times, rounds)
                yield round(times)
        for decision in suspects:
            decision.sure = True

    def mistakes(self) -> list[Group]:
        """The costliest groups, the costliest first; what a second look cleared is gone."""
        return self._found()[: self.top]

    def everybodys(self) -> list[Group]:
        """The same, and then the costliest of each seat that has none among them."""
        named = self.mistakes()
        for group in self._found()[self.top :]:
            if all(group.seat != other.seat for other in named):
                named.append(group)
        return named

    def _found(self) -> list[Group]:
        found = [g for g in self.groups if g.worst.sure and g.worst.weight >= LEAST]
        found = [g for g in found if not self._lost_later(g, found)]
        return sorted(found, key=lambda g: (-g.worst.weight, g.worst.move))

    def _lost_later(self, group: Group, found: list[Group]) -> bool:
        rounds = self._comparer.rounds
        same = [other.worst for other in found if other.seat == group.seat]
        return any(group.worst.still_there(later, rounds) for later in same)

    @property
    def judged(self) -> int:
        """How many auctions and turns left something to decide."""
        return sum(any(d.lines for d in group.decisions) for group in self.groups)

    # ---- telling

    def why(self, decision: Decision) -> Reason:
        """What the better line has over the played one."""
        return self._reasons.better(decision.better, decision.played)

    def differences(self, decision: Decision) -> list[Reason]:
        """All that the better line has over the played one, the most important first."""
        found = self._reasons.between(decision.better, decision.played)
        return [self._reasons.told(one) for one in found if one.worth > 0]

    def words(self, decision: Decision, line: Line) -> list[str]:
        """The moves of a line: those that were played, or a whole turn as the policy plans it."""
        actions = decision.actions if line is decision.played else line.turn
        return [self.match.game.word(action) for action in actions]

    # ---- auctions and turns

    def _grouped(self, seat: int | None) -> list[Group]:
        """The decisions of a seat, or of all, in the groups they belong to."""
        groups: dict[object, Group] = {}
        running: Decision | None = None
        before: object = None  # what the move before was about, unless it revealed something
        for number, (action, s) in enumerate(
            zip(self.match.actions, self.match.states(), strict=False)
        ):
            self._note_round(s, number)
            mover = self.match.game.to_move(s)
            about = (s.round, s.phase, mover, self._comparer.subject(s, action))
            if running is not None and before == about:
                running.actions += (action,)
            else:
                running = None
                if seat in (None, mover) and len(self.match.game.legal(s)) > 1:
                    running = self._decision(s, mover, number, action)
                    group = groups.setdefault(about, Group(s.round, _phase(running), mover))
                    group.decisions.append(running)
            before = None if number + 1 in self._revealing else about
        return list(groups.values())

    def _note_round(self, s: Any, number: int) -> None:
        if not self.rounds or self.rounds[-1][0] != s.round:
            self.rounds.append((s.round, number))

    def _decision(self, s: Any, mover: int, number: int, action: int) -> Decision:
        view = self.match.game.view(s, mover)
        seed = Rng(self.seed * 1_000_003 + number).next64()
        lasting = self._comparer.subject(s, action) is not None
        return Decision(mover, number + 1, (action,), view, seed, s.round, lasting)

    # ---- judging

    def _judge(self, decision: Decision) -> None:
        """A first look, to the end of the round.

        What the policy would do as well, and sees no other way for, is skipped.
        """
        lines = self._lines(decision)
        if len(lines) > 1:
            decision.lines = lines
            self._meet(decision, self._times(0.5 if decision.own else 1.0), rounds=0)
            decision.first_chances = decision.played.chances
            self.chances.append((decision.last, decision.first_chances))

    def _again(self, decision: Decision, times: float, rounds: int) -> None:
        """The best lines in new worlds and with more time: what a look found by luck is gone."""
        others = sorted(decision.lines[1:], key=lambda line: -mean(line.odds))[:FINALISTS]
        decision.lines = [Line(line.actions) for line in (decision.played, *others)]
        self._meet(decision, self._times(times), rounds)

    def _lines(self, decision: Decision) -> list[Line]:
        """The played line, and those that the policy finds worth a thought.

        Where the policy would have played the same, a shorter look has to do.
        """
        comparer = self._comparer
        lines = [Line(decision.actions)]
        departures = comparer.departures(decision.view, decision.seed, decision.actions)
        decision.own = not departures
        # As the policy would have played from the start, and from the last move it would not make.
        for place in sorted({0, departures[-1]} if departures else ()):
            lines.append(Line(decision.actions[:place]))
        world = comparer.playouts(decision.view, decision.seed).worlds.state(0)
        planned = [plan for plan, _ in plans_of(self._policy, world)[1:]]
        lines += [Line(plan) for plan in planned if plan != decision.actions]
        return lines[: 1 + (OTHERS if departures else 1)]

    def _meet(self, decision: Decision, budget: Budget, rounds: int) -> None:
        meter = Meter(budget)
        done = 0
        while done < FEWEST or meter.more():
            number = decision.worlds + done
            self._comparer.meet(decision.view, decision.seed, decision.lines, [number], rounds)
            done += 1
            for _ in decision.lines:
                meter.count()
        decision.worlds += done

    def _times(self, factor: float) -> Budget:
        if self.budget.nodes is not None:
            return Budget(nodes=max(1, round(self.budget.nodes * factor)))
        return Budget(seconds=(self.budget.seconds or 0.0) * factor)


def _worst(decisions: list[Decision], count: int) -> list[Decision]:
    """So many that something can be said against, the worst first, and some of every seat."""
    found = [decision for decision in decisions if decision.suspicion > 0]
    found.sort(key=lambda decision: (-decision.suspicion, decision.move))
    taken = found[:count]
    for decision in found[count:]:
        if sum(other.seat == decision.seat for other in taken) < EACH:
            taken.append(decision)
    return taken


def _phase(decision: Decision) -> str:
    return str(decision.view["phase"])
