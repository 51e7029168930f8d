"""Games without people: random or by bots, straight on the engine, with checks if wanted."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, NotRequired, Protocol

from megavolt.bots import Bot
from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY, Game, GameInfo, Option
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.core.view_types import View, own_view
from megavolt.data import map_ids

MOST_MOVES = 200_000  # a game that takes longer is broken
CHECK_EVERY = 23  # moves between the costlier checks; coprime to the length of most turns

Choose = Callable[[Any, list[int]], int]  # state, legal actions -> one of them


@dataclass(frozen=True)
class Config:
    """A configuration to play."""

    game_id: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def make(self) -> Game[Any]:
        return make_game(self.game_id, self.players, dict(self.options))


@dataclass(frozen=True)
class Played:
    """A finished game."""

    moves: int
    rounds: int
    step: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class _Stepped(View):
    step: NotRequired[int]  # some games have steps


class Watch(Protocol):
    """Somebody who looks on, from the first state of a game and at its end."""

    def begin(self, game: Game[Any], state: Any) -> None: ...

    def end(self, game: Game[Any], state: Any) -> None: ...


class Broken(Exception):
    """An invariant that did not hold, and the moves that led there."""

    def __init__(self, problem: str, game: Game[Any], seed: int, actions: Sequence[int]) -> None:
        super().__init__(problem)
        self.problem = problem
        self.game = game
        self.seed = seed
        self.actions = list(actions)


# ---- configurations


def spread(
    games: Sequence[str], players: int | None, fixed: Mapping[str, dict[str, object]]
) -> list[Config]:
    """Every map, player count and option value of some games, in an order that mixes them."""
    found: list[Config] = []
    for game_id in games:
        info = game_info(game_id)
        counts = range(info.players_min, info.players_max + 1)
        values = [[(o.name, v) for v in _values(info, o, fixed[game_id])] for o in info.options]
        found += [
            Config(game_id, n, combo)
            for n in counts
            if players in (None, n)
            for combo in product(*values)
        ]
    Random(0).shuffle(found)
    return found or [Config(games[0], players or 0)]  # no game has so many: making it says so


def _values(info: GameInfo, option: Option, fixed: dict[str, object]) -> Sequence[object]:
    if option.name in fixed:
        return [fixed[option.name]]
    if option.name == "map":
        return map_ids(info.id)
    if option.name == "regions":
        return ["random", "draft"]
    return option.choices or [option.default]


def games_named(name: str) -> list[str]:
    """`all` is every game there is."""
    return game_ids() if name == "all" else [game_info(name).id]


# ---- one game


def play_random(game: Game[Any], seed: int, watch: Watch | None = None) -> Played:
    """Each legal action equally likely; nothing but the engine's own calls."""
    state = _new(game, seed, watch)
    draw = Random(seed).random
    legal_of, apply = game.legal, game.apply
    moves = 0
    legal = legal_of(state)
    while legal and moves < MOST_MOVES:
        apply(state, legal[int(draw() * len(legal))])
        moves += 1
        legal = legal_of(state)
    _seen(game, state, watch)
    return _played(game, seed, state, moves)


def play(
    game: Game[Any], seed: int, choosers: Sequence[Choose], watch: Watch | None = None
) -> Played:
    """By seat, somebody who chooses."""
    state = _new(game, seed, watch)
    moves = 0
    legal = game.legal(state)
    while legal and moves < MOST_MOVES:
        game.apply(state, choosers[game.to_move(state)](state, legal))
        moves += 1
        legal = game.legal(state)
    _seen(game, state, watch)
    return _played(game, seed, state, moves)


def play_checked(
    game: Game[Any], seed: int, choosers: Sequence[Choose], watch: Watch | None = None
) -> Played:
    """The same, looking at everything that must hold on the way."""
    state = _new(game, seed, watch)
    actions: list[int] = []
    checker = _Checker(game, seed, actions)
    legal = game.legal(state)
    while legal and len(actions) < MOST_MOVES:
        checker.look(state, legal)
        action = choosers[game.to_move(state)](state, legal)
        actions.append(action)
        game.apply(state, action)
        legal = game.legal(state)
    checker.look_hard(state, legal)
    _seen(game, state, watch)
    return _played(game, seed, state, len(actions), actions)


def _new(game: Game[Any], seed: int, watch: Watch | None) -> Any:
    state = game.new(seed)
    if watch is not None:
        watch.begin(game, state)
    return state


def _seen(game: Game[Any], state: Any, watch: Watch | None) -> None:
    if watch is not None:
        watch.end(game, state)


def _played(
    game: Game[Any], seed: int, state: Any, moves: int, actions: Sequence[int] = ()
) -> Played:
    outcome = game.outcome(state)
    if outcome is None:
        raise Broken(f"no end after {moves} moves", game, seed, actions)
    view = own_view(_Stepped, game.view(state, NOBODY))
    return Played(moves, view["round"], view.get("step", 0), outcome.ranks, outcome.scores)


# ---- who chooses


def random_chooser(seed: int) -> Choose:
    draw = Random(seed).random
    return lambda state, legal: legal[int(draw() * len(legal))]


def bot_chooser(bot: Bot, game: Game[Any], seed: int) -> Choose:
    rng = Random(seed)

    def choose(state: Any, legal: list[int]) -> int:
        words = {game.word(action): action for action in legal}
        word = bot.choose(game.view(state, game.to_move(state)), list(words), rng)
        if word not in words:
            raise Broken(f"the bot answered {word!r}, which is not legal", game, seed, ())
        return words[word]

    return choose


# ---- what must hold


class _Checker:
    def __init__(self, game: Game[Any], seed: int, actions: list[int]) -> None:
        self.game = game
        self.seed = seed
        self.actions = actions
        self.other: list[int] = []  # actions that were legal some time ago

    def look(self, state: Any, legal: list[int]) -> None:
        """After every move: the game's own invariants; now and then the rest."""
        problems = self.game.check(state)
        if problems:
            self._broken("; ".join(problems))
        if len(self.actions) % CHECK_EVERY == 0:
            self.look_hard(state, legal)

    def look_hard(self, state: Any, legal: list[int]) -> None:
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
