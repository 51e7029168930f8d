"""What a designer of the wiring tile game wants to know of many games with one content: a tally
that watches whole games, with everything that is hidden from the players."""

from collections import Counter
from typing import Any, Final

from megavolt.core.game import Game
from megavolt.core.line import Choose
from megavolt.games.blackout import scoring
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import (
    DRAW,
    FAULT,
    INSTALL,
    REPAIR,
    REPLACE,
    ROTATE,
    TRANSFORMER,
    USE,
)
from megavolt.games.blackout.state import TURN, State

ACTIONS: Final = ("draw", "use", "install", "replace", "rotate", "fault", "repair", "transformer")
SOURCES: Final = ("connections", "zones", "contracts", "shared")
CLOSE: Final = 5  # points: a game decided by no more is a close one
LATE: Final = 8  # the round before which no shared contract should be decided


class Balance:
    """The games of one content and number of players."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, BlackoutGame)
        self.game = game
        self.games = 0
        self.wins = [0.0] * game.players
        self.leads: list[int] = []
        self.scores: list[int] = []
        self.points = Counter[str]()
        self.counted = 0  # games in which one player led at the first count
        self.first_led = 0.0  # and won
        self.drawn = Counter[int]()
        self.used = Counter[int]()
        self.actions = Counter[str]()
        self.faults: list[int] = []  # paid ones, by seat and game
        self.borrowed: list[int] = []  # rivals' pieces live at the end, by seat and game
        self.early = [0] * len(game.r.content.shared)  # games in which it was decided early
        self.met = Counter[int]()

    # ---- watching

    def play(self, seed: int, choose: Choose) -> None:
        """One game, from its first move to its last."""
        watched = _Watched(self.game, self.game.new(seed))
        watched.play(choose)
        self._add(watched)

    def _add(self, watched: "_Watched") -> None:
        game, s = self.game, watched.s
        outcome = game.outcome(s)
        assert outcome is not None
        self.games += 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        ordered = sorted(outcome.scores, reverse=True)
        self.leads.append(ordered[0] - ordered[1])
        self.scores += ordered
        self._add_first_count(watched.first_count, outcome.winners)
        for seat, reasons in enumerate(outcome.reasons):
            for source in SOURCES[:3]:
                self.points[source] += reasons[source]
            self.points["shared"] += sum(reasons[c.id] for c in game.r.content.shared)
            self.borrowed.append((s.wiring.live[seat] & ~s.wiring.own[seat]).bit_count())
            self.met.update(s.completed[seat])
        self.faults += watched.faults
        self.actions += watched.actions
        self.drawn += watched.drawn
        self.used += watched.used
        for index, last in enumerate(watched.changed):
            self.early[index] += last < LATE

    def _add_first_count(self, count: tuple[int, ...], winners: tuple[int, ...]) -> None:
        leaders = [seat for seat, points in enumerate(count) if points == max(count)]
        if len(leaders) == 1:
            self.counted += 1
            self.first_led += (leaders[0] in winners) / len(winners)


class _Watched:
    """One game, and what happens in it."""

    def __init__(self, game: BlackoutGame, s: State) -> None:
        self.game = game
        self.s = s
        self.first_count: tuple[int, ...] = ()
        self.drawn = Counter(card for hand in s.hands for card in hand)
        self.used = Counter[int]()
        self.actions = Counter[str]()
        self.faults = [0] * game.players
        self.standing = scoring.shared_points(game.r, s)
        self.changed = [0] * len(self.standing)  # the round it changed in last

    def play(self, choose: Choose) -> None:
        game, s = self.game, self.s
        log: list[Any] = []
        game.set_log(s, log)
        while game.to_move(s) >= 0:
            action = choose(s, game.legal(s))
            if s.phase == TURN and not s.pending:
                self._note(s.seat, action)
            game.apply(s, action)
            for entry in log:
                if entry[0] == "drew":
                    self.drawn[entry[2]] += 1
                elif entry[0] == "count" and not self.first_count:
                    self.first_count = entry[1]
            log.clear()
            self._compare()
        game.set_log(s, None)

    def _note(self, seat: int, action: int) -> None:
        kind = kind_of(action)
        if not kind:
            return
        self.actions[kind] += 1
        if kind == "use":
            self.used[action - USE] += 1
        self.faults[seat] += kind == "fault"

    def _compare(self) -> None:
        standing = scoring.shared_points(self.game.r, self.s)
        for index, awarded in enumerate(standing):
            if awarded != self.standing[index]:
                self.changed[index] = self.s.round
        self.standing = standing


def kind_of(action: int) -> str:
    """The kind of an action of a turn, empty for its end."""
    if action >= USE:
        return "use"
    if action == DRAW:
        return "draw"
    starts = (INSTALL, REPLACE, ROTATE, FAULT, REPAIR, TRANSFORMER)
    kinds = ("install", "replace", "rotate", "fault", "repair", "transformer")
    found = [kind for start, kind in zip(starts, kinds, strict=True) if action >= start]
    return found[-1] if found else ""
