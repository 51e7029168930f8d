"""Games of any family on the engine, spread over processes that share their arrays."""

import json
import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.policy import policy_for
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game
from megavolt.encodings import encoding_for
from megavolt.envs.backend import Arrays, shapes


class Play(NamedTuple):
    """How games are played."""

    decisions_only: bool = False  # moves that leave no choice are made at once
    planner: bool = False  # the planner has all seats but one, whose decisions are shown


EVERY_MOVE = Play()


class EngineGames:
    """`each` games of every configuration, in their order.

    With one worker they are played here; with more, each process plays some of every kind.
    """

    def __init__(
        self,
        games: Sequence[Game[Any]],
        each: int,
        seeds: Sequence[int],
        workers: int,
        play: Play = EVERY_MOVE,
    ) -> None:
        self._memory: list[SharedMemory] = []
        self._workers: list[tuple[SpawnProcess, Connection]] = []
        encoding = encoding_for(games[0])
        self._n = each * len(games)
        players = max(game.players for game in games)
        made = shapes(self._n, players, encoding.layout.width, encoding.actions)
        made["actions"] = ((self._n,), np.int64)
        workers = min(workers, each)
        if workers == 1:
            arrays = {name: np.zeros(*shape) for name, shape in made.items()}
        else:
            arrays = {name: self._share(*shape) for name, shape in made.items()}
        self._actions = arrays.pop("actions")
        self.arrays = Arrays(**arrays)
        self._portions = [_portion(games, each, seeds, (k, workers), play) for k in range(workers)]
        self._here: _Worker | None = None
        if workers == 1:
            self._here = _Worker(self._portions[0], self.arrays, self._actions)
        else:
            self._start(made)

    def _share(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory = SharedMemory(create=True, size=size)
        self._memory.append(memory)
        array: NDArray[Any] = np.ndarray(shape, kind, memory.buf)
        array[:] = 0
        return array

    def _start(self, made: dict[str, Any]) -> None:
        context = multiprocessing.get_context("spawn")
        names = dict(zip(made, (memory.name for memory in self._memory), strict=True))
        for portion in self._portions:
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, portion, names, made), daemon=True)
            worker.start()
            self._workers.append((worker, ours))
        self._order("look")
        self._answers()

    def _order(self, order: str) -> None:
        for _, pipe in self._workers:
            pipe.send((order, None))

    def _answers(self) -> list[Any]:
        return [pipe.recv() for _, pipe in self._workers]

    def begin(self, actions: Any) -> None:
        self._actions[:] = np.asarray(actions)
        legal = self.arrays.masks[np.arange(self._n), self._actions.clip(0)] == 1
        wrong = np.flatnonzero(~legal | (self._actions < 0))
        if len(wrong):
            game = int(wrong[0])
            raise ValueError(f"action {self._actions[game]} is not legal in game {game}")
        if self._here is not None:
            self._here.step()
        else:
            self._order("step")

    def finish(self) -> None:
        self._answers()

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """Positions and seeds as JSON, one after the other."""
        found: list[Any] = [None] * self._n
        for portion, states in zip(self._portions, self._states(), strict=True):
            for number, state in zip(portion.numbers, states, strict=True):
                found[number] = np.frombuffer(json.dumps(state).encode(), np.uint8)
        ends = np.cumsum([len(state) for state in found])
        return {"states": np.concatenate(found), "ends": ends}

    def _states(self) -> list[Any]:
        if self._here is not None:
            return [self._here.states()]
        self._order("states")
        return self._answers()

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        pieces = np.split(kept["states"], kept["ends"][:-1])
        states = [json.loads(piece.tobytes()) for piece in pieces]
        parts = [[states[number] for number in portion.numbers] for portion in self._portions]
        if self._here is not None:
            self._here.restore(parts[0])
            return
        for (_, pipe), part in zip(self._workers, parts, strict=True):
            pipe.send(("restore", part))
        self._answers()

    def close(self) -> None:
        for worker, pipe in self._workers:
            pipe.send(("end", None))
            worker.join(5)
        self._workers = []
        nothing: Any = np.zeros(0)  # shared memory cannot be closed while arrays look at it
        self.arrays = Arrays(*(nothing,) * len(Arrays._fields))
        self._actions = nothing
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []


class Part(NamedTuple):
    """Some games of one configuration, those with the numbers from `first` on."""

    game: tuple[str, int, dict[str, object], int]  # as `make_game` takes it
    first: int
    seeds: range


class Portion(NamedTuple):
    """What one process plays."""

    parts: list[Part]
    stride: int  # from the seed of a game to that of the next one in its place
    play: Play

    @property
    def numbers(self) -> list[int]:
        return [part.first + i for part in self.parts for i in range(len(part.seeds))]


def _portion(
    games: Sequence[Game[Any]], each: int, seeds: Sequence[int], which: tuple[int, int], play: Play
) -> Portion:
    """What a worker plays, `which` of how many: some games of every configuration."""
    begin, end = each * which[0] // which[1], each * (which[0] + 1) // which[1]
    parts = [
        Part(
            (game.id, game.players, dict(game.options), game.rules),
            number * each + begin,
            range(seed + begin, seed + end),
        )
        for number, (game, seed) in enumerate(zip(games, seeds, strict=True))
    ]
    return Portion(parts, each, play)


class EnginePart:
    """The games of a part, played in this process."""

    def __init__(self, part: Part, stride: int, play: Play, arrays: Arrays) -> None:
        game_id, players, options, rules = part.game
        self.game = make_game(game_id, players, options, rules)
        self.encoding = encoding_for(self.game)
        self.arrays = arrays
        self.rows = slice(part.first, part.first + len(part.seeds))
        self.stride = stride
        self.decisions_only = play.decisions_only
        self.planner = policy_for(self.game) if play.planner else None
        self.seeds = list(part.seeds)
        self.played = [self.game.new(seed) for seed in self.seeds]

    def look(self) -> None:
        for k in range(len(self.played)):
            self._look(k)

    def _look(self, k: int) -> None:
        """What is seen of a game now, or at the next decision."""
        self._let_the_planner_play(k)
        mask = self.encoding.mask(self.played[k])
        while self.decisions_only and np.count_nonzero(mask) == 1:
            self._make(k, int(mask.argmax()))
            self._let_the_planner_play(k)
            mask = self.encoding.mask(self.played[k])
        i, state = self.rows.start + k, self.played[k]
        mover = self.game.to_move(state)
        self.arrays.movers[i] = mover
        self.arrays.observations[i] = self.encoding.observe(state, mover)
        self.arrays.masks[i] = mask

    def _let_the_planner_play(self, k: int) -> None:
        """Its moves are those of the engine: it need not keep to the amounts of the encoding."""
        while self.planner and self.game.to_move(self.played[k]) != self.shown_seat(k):
            self._apply(k, self.planner.choose(self.played[k]))

    def shown_seat(self, k: int) -> int:
        """The seat that the planner leaves free: another one in games with neighbouring seeds."""
        return self.seeds[k] % self.game.players

    def step(self, actions: NDArray[np.int64]) -> None:
        self.arrays.ended[self.rows] = False
        for k, action in enumerate(actions[self.rows].tolist()):
            self._make(k, action)
            self._look(k)

    def _make(self, k: int, action: int) -> None:
        self._apply(k, self.encoding.engine_action(self.played[k], action))

    def _apply(self, k: int, engine_action: int) -> None:
        state = self.played[k]
        number = state.round
        self.game.apply(state, engine_action)
        if self.game.to_move(state) == NOBODY:
            self._count(k, number)

    def _count(self, k: int, number: int) -> None:
        """Count a game that is over after this number of rounds, and begin the next one."""
        i = self.rows.start + k
        outcome = self.game.outcome(self.played[k])
        assert outcome is not None
        self.arrays.shares[i] = 0
        self.arrays.shares[i, list(outcome.winners)] = 1 / len(outcome.winners)
        self.arrays.scores[i, : len(outcome.scores)] = outcome.scores
        self.arrays.rounds[i] = number
        self.arrays.ended[i] = True
        self.seeds[k] += self.stride
        self.played[k] = self.game.new(self.seeds[k])

    def states(self) -> list[tuple[Any, int]]:
        return [
            (self.game.position(state), seed)
            for state, seed in zip(self.played, self.seeds, strict=True)
        ]

    def restore(self, states: list[tuple[Any, int]]) -> None:
        self.seeds = [seed for _, seed in states]
        self.played = [self.game.new(seed, position) for position, seed in states]
        self.look()


class _Worker:
    """All that one process plays."""

    def __init__(self, portion: Portion, arrays: Arrays, actions: NDArray[np.int64]) -> None:
        self.parts = [
            EnginePart(part, portion.stride, portion.play, arrays) for part in portion.parts
        ]
        self.actions = actions
        self.look()

    def look(self) -> None:
        for part in self.parts:
            part.look()

    def step(self) -> None:
        for part in self.parts:
            part.step(self.actions)

    def states(self) -> list[tuple[Any, int]]:
        return [state for part in self.parts for state in part.states()]

    def restore(self, states: list[tuple[Any, int]]) -> None:
        left = iter(states)
        for part in self.parts:
            part.restore([next(left) for _ in part.played])


def _work(pipe: Connection, portion: Portion, names: dict[str, str], made: dict[str, Any]) -> None:
    """A process: it plays its part of the games as it is told."""
    memory = {name: SharedMemory(name=of) for name, of in names.items()}
    arrays: dict[str, Any] = {
        name: np.ndarray(shape, kind, memory[name].buf) for name, (shape, kind) in made.items()
    }
    actions = arrays.pop("actions")
    games = _Worker(portion, Arrays(**arrays), actions)
    orders: dict[str, Callable[[Any], Any]] = {
        "look": lambda sent: None,  # it has looked
        "step": lambda sent: games.step(),
        "states": lambda sent: games.states(),
        "restore": games.restore,
    }
    order, sent = pipe.recv()
    while order != "end":
        pipe.send(orders[order](sent))
        order, sent = pipe.recv()
