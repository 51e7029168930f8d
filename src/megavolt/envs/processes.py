"""Games of any family on the engine, spread over processes that share their arrays."""

import json
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game
from megavolt.encodings import encoding_for
from megavolt.encodings.base import Encoding
from megavolt.envs.backend import Arrays, shapes


class EngineGames:
    """With one worker the games are played here, with more in as many processes."""

    def __init__(
        self, game: Game[Any], n: int, seed: int, workers: int, decisions_only: bool = False
    ) -> None:
        self._memory: list[SharedMemory] = []
        self._workers: list[tuple[SpawnProcess, Connection, slice]] = []
        encoding = encoding_for(game)
        made = shapes(n, game.players, encoding.layout.width, encoding.actions)
        made["actions"] = ((n,), np.int64)
        self._n = n
        if workers == 1:
            arrays = {name: np.zeros(*shape) for name, shape in made.items()}
        else:
            arrays = {name: self._share(*shape) for name, shape in made.items()}
        self._actions = arrays.pop("actions")
        self.arrays = Arrays(**arrays)
        self._here: EnginePart | None = None
        if workers == 1:
            self._here = EnginePart(encoding, self.arrays, slice(0, n), seed, n, decisions_only)
        else:
            self._start(game, min(workers, n), made, (seed, decisions_only))

    def _share(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory = SharedMemory(create=True, size=size)
        self._memory.append(memory)
        array: NDArray[Any] = np.ndarray(shape, kind, memory.buf)
        array[:] = 0
        return array

    def _start(
        self, game: Game[Any], workers: int, made: dict[str, Any], how: tuple[int, bool]
    ) -> None:
        context = multiprocessing.get_context("spawn")
        names = dict(zip(made, (memory.name for memory in self._memory), strict=True))
        for k in range(workers):
            part = slice(self._n * k // workers, self._n * (k + 1) // workers)
            ours, theirs = context.Pipe()
            what = (game.id, game.players, dict(game.options), game.rules)
            worker = context.Process(
                target=_work, args=(theirs, what, names, made, part, how), daemon=True
            )
            worker.start()
            self._workers.append((worker, ours, part))
        self._all("look")

    def _all(self, order: str, sent: Any = None) -> list[Any]:
        self._order(order, sent)
        return self._answers()

    def _order(self, order: str, sent: Any = None) -> None:
        for _, pipe, part in self._workers:
            pipe.send((order, None if sent is None else sent[part]))

    def _answers(self) -> list[Any]:
        return [pipe.recv() for _, pipe, _ in self._workers]

    def begin(self, actions: Any) -> None:
        self._actions[:] = np.asarray(actions)
        legal = self.arrays.masks[np.arange(self._n), self._actions.clip(0)] == 1
        wrong = np.flatnonzero(~legal | (self._actions < 0))
        if len(wrong):
            game = int(wrong[0])
            raise ValueError(f"action {self._actions[game]} is not legal in game {game}")
        if self._here is not None:
            self._here.step(self._actions)
        else:
            self._order("step")

    def finish(self) -> None:
        self._answers()

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """Positions and seeds as JSON, one after the other."""
        parts = [self._here.states()] if self._here is not None else self._all("states")
        found = [
            np.frombuffer(json.dumps(state).encode(), np.uint8) for part in parts for state in part
        ]
        ends = np.cumsum([len(state) for state in found])
        return {"states": np.concatenate(found), "ends": ends}

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        pieces = np.split(kept["states"], kept["ends"][:-1])
        states = [json.loads(piece.tobytes()) for piece in pieces]
        if self._here is not None:
            self._here.restore(states)
        else:
            self._all("restore", states)

    def close(self) -> None:
        for worker, pipe, _ in self._workers:
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


class EnginePart:
    """The games from one number to before another, played in this process."""

    def __init__(
        self,
        encoding: Encoding,
        arrays: Arrays,
        part: slice,
        seed: int,
        stride: int,
        decisions_only: bool,
    ) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.arrays = arrays
        self.part = part
        self.stride = stride
        self.decisions_only = decisions_only
        self.seeds = [seed + i for i in range(part.start, part.stop)]
        self.played = [self.game.new(seed) for seed in self.seeds]
        self.look()

    def look(self) -> None:
        for k in range(len(self.played)):
            self._look(k)

    def _look(self, k: int) -> None:
        """What is seen of a game now, or at the next decision."""
        mask = self.encoding.mask(self.played[k])
        while self.decisions_only and np.count_nonzero(mask) == 1:
            self._make(k, int(mask.argmax()))
            mask = self.encoding.mask(self.played[k])
        i, state = self.part.start + k, self.played[k]
        mover = self.game.to_move(state)
        self.arrays.movers[i] = mover
        self.arrays.observations[i] = self.encoding.observe(state, mover)
        self.arrays.masks[i] = mask

    def step(self, actions: NDArray[np.int64]) -> None:
        self.arrays.ended[self.part] = False
        for k, action in enumerate(actions[self.part].tolist()):
            self._make(k, action)
            self._look(k)

    def _make(self, k: int, action: int) -> None:
        state = self.played[k]
        number = state.round
        self.game.apply(state, self.encoding.engine_action(state, action))
        if self.game.to_move(state) == NOBODY:
            self._count(k, number)

    def _count(self, k: int, number: int) -> None:
        """Count a game that is over after this number of rounds, and begin the next one."""
        i = self.part.start + k
        outcome = self.game.outcome(self.played[k])
        assert outcome is not None
        self.arrays.shares[i] = 0
        self.arrays.shares[i, list(outcome.winners)] = 1 / len(outcome.winners)
        self.arrays.scores[i] = outcome.scores
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


def _work(
    pipe: Connection,
    what: tuple[str, int, dict[str, object], int],
    names: dict[str, str],
    made: dict[str, Any],
    part: slice,
    how: tuple[int, bool],
) -> None:
    """A process: it plays its part of the games as it is told."""
    memory = {name: SharedMemory(name=of) for name, of in names.items()}
    arrays: dict[str, Any] = {
        name: np.ndarray(shape, kind, memory[name].buf) for name, (shape, kind) in made.items()
    }
    actions = arrays.pop("actions")
    encoding = encoding_for(make_game(what[0], what[1], what[2], what[3]))
    seed, decisions_only = how
    games = EnginePart(encoding, Arrays(**arrays), part, seed, len(actions), decisions_only)
    orders: dict[str, Callable[[Any], Any]] = {
        "look": lambda sent: games.look(),
        "step": lambda sent: games.step(actions),
        "states": lambda sent: games.states(),
        "restore": games.restore,
    }
    order, sent = pipe.recv()
    while order != "end":
        pipe.send(orders[order](sent))
        order, sent = pipe.recv()
