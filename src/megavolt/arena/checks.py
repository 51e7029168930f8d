"""What must hold at every move of any game."""

import json
from collections.abc import Sequence
from typing import Any

from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY, Game
from megavolt.core.line import Choose

CHECK_EVERY = 23  # moves between the costlier checks; coprime to the length of most turns


class Broken(Exception):
    """An invariant that did not hold, and the moves that led there."""

    def __init__(self, problem: str, game: Game[Any], seed: int, actions: Sequence[int]) -> None:
        super().__init__(problem)
        self.problem = problem
        self.game = game
        self.seed = seed
        self.actions = list(actions)


class Checked:
    """A chooser that checks, before each move, everything that must hold."""

    def __init__(self, game: Game[Any], seed: int, choose: Choose) -> None:
        self.game = game
        self.seed = seed
        self.choose = choose
        self.actions: list[int] = []
        self.other: list[int] = []  # actions that were legal some time ago

    def __call__(self, state: Any, legal: list[int]) -> int:
        """The game's own invariants every time; now and then the rest."""
        problems = self.game.check(state)
        if problems:
            self._broken("; ".join(problems))
        if len(self.actions) % CHECK_EVERY == 0:
            self.check_fully(state, legal)
        self.actions.append(self.choose(state, legal))
        return self.actions[-1]

    def check_fully(self, state: Any, legal: list[int]) -> None:
        self._clone(state, legal)
        self._replay(state)
        self._forms(legal)
        self._refusals(state, legal)
        self._views(state)
        self.other = legal[:: max(1, len(legal) // 5)]

    def _clone(self, state: Any, legal: list[int]) -> None:
        game = self.game
        before = game.key(state)
        copy = game.clone(state)
        if game.key(copy) != before or game.legal(copy) != legal:
            self._broken("a clone differs from what it was cloned from")
        for action in legal[:1]:
            game.apply(copy, action)
        if game.key(state) != before:
            self._broken("a move on a clone changed what it was cloned from")

    def _replay(self, state: Any) -> None:
        game = self.game
        again = game.new(self.seed)
        for action in self.actions:
            game.apply(again, action)
        if game.key(again) != game.key(state):
            self._broken("replaying the moves gives another state")

    def _forms(self, legal: list[int]) -> None:
        game = self.game
        for action in legal:
            if game.action(game.word(action)) != action:
                self._broken(f"the word {game.word(action)!r} does not round-trip")
            data = json.loads(json.dumps(game.action_json(action)))
            if game.action_from_json(data) != action:
                self._broken(f"the JSON form {data} does not round-trip")

    def _refusals(self, state: Any, legal: list[int]) -> None:
        """What is not legal is refused with a reason, and asking changes nothing."""
        before = self.game.key(state)
        for action in self.other:
            if action not in legal and not isinstance(self.game.refusal(state, action), Illegal):
                self._broken(f"no reason against {self.game.word(action)!r}")
        if self.game.key(state) != before:
            self._broken("asking for a reason changed the state")

    def _views(self, state: Any) -> None:
        for seat in (NOBODY, *range(self.game.players)):
            json.dumps(self.game.view(state, seat))

    def _broken(self, problem: str) -> None:
        raise Broken(problem, self.game, self.seed, self.actions)
