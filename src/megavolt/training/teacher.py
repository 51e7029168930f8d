"""Games of a teacher: played once, kept as a small file, and turned into samples to clone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from megavolt.core.errors import OptionError
from megavolt.envs.vector import VectorEnv
from megavolt.training.kinds import Kind
from megavolt.training.mixture import by_place
from megavolt.training.play import Lesson, LessonJob, lesson, spread
from megavolt.training.rollout import Samples
from megavolt.training.settings import Settings
from megavolt.training.tensors import Learner, Tensor

FIRST_SEED = 1 << 50  # far from the seeds of other games


def lessons_for(
    kinds: Sequence[Kind], settings: Settings, file: Path, tell: Callable[[int], None]
) -> list[Lesson]:
    """The games of the teacher: those of the file if there is one, else played now and kept."""
    if file.exists():
        return _read(file, kinds)
    each = max(1, settings.lessons // len(kinds))
    first = FIRST_SEED + settings.seed * 1_000_000
    jobs = [
        LessonJob(k, kind.game_id, kind.players, tuple(kind.options.items()), settings.teacher, s)
        for s in range(first, first + each)
        for k, kind in enumerate(kinds)
    ]
    found = []
    for made in spread(lesson, jobs, settings.workers):
        found.append(made)
        tell(len(found))
    write(file, kinds, found)
    return found


def write(file: Path, kinds: Sequence[Kind], lessons: list[Lesson]) -> None:
    """Keep games: kinds by name, so that other runs can find theirs among them."""
    lengths = [len(each.actions) for each in lessons]
    with file.open("wb") as opened:
        np.savez_compressed(
            opened,
            names=np.array([kind.name for kind in kinds]),
            kinds=np.array([each.kind for each in lessons], np.int16),
            seeds=np.array([each.seed for each in lessons], np.int64),
            lengths=np.array(lengths, np.int32),
            actions=np.concatenate([np.array(each.actions, np.int16) for each in lessons]),
        )


def _read(file: Path, kinds: Sequence[Kind]) -> list[Lesson]:
    """The games of these kinds."""
    wanted = {kind.name: number for number, kind in enumerate(kinds)}
    try:
        with np.load(file, allow_pickle=False) as found:
            parts = np.split(found["actions"], np.cumsum(found["lengths"])[:-1])
            numbers = [wanted.get(str(found["names"][kind])) for kind in found["kinds"]]
            read = list(zip(numbers, found["seeds"].tolist(), parts, strict=True))
    except (OSError, KeyError, ValueError, IndexError):
        raise OptionError("train_bad_lessons", file=str(file)) from None
    lessons = [Lesson(kind, seed, part.tolist()) for kind, seed, part in read if kind is not None]
    if not lessons:
        raise OptionError("train_bad_lessons", file=str(file))
    return lessons


def samples_of(learner: Learner, kinds: Sequence[Kind], lessons: list[Lesson]) -> Samples:
    """Every decision of the games that was one."""
    found: list[Samples] = []
    for number, kind in enumerate(kinds):
        own = sorted((each for each in lessons if each.kind == number), key=lambda x: x.seed)
        if own:
            found.append(_replayed(learner, number, kind, own))
    joined = (torch.cat(parts) for parts in zip(*found, strict=True))
    return Samples(*(part.to(learner.device) for part in joined))


class _Replay:
    """What is seen at each decision of some games of one kind."""

    def __init__(self, env: VectorEnv, round_column: int) -> None:
        self.env = env
        self.at = round_column
        self.seen: list[NDArray[Any]] = []
        self.masks: list[NDArray[Any]] = []
        self.movers: list[NDArray[Any]] = []
        self.actions: list[NDArray[Any]] = []
        self.games: list[NDArray[Any]] = []
        n = env.n
        self.shares = np.zeros((n, env.players), np.float32)
        self.scores = np.zeros((n, env.players), np.float32)
        self.rounds = np.zeros(n, np.float32)

    def step(self, actions: NDArray[Any], playing: NDArray[np.bool_]) -> None:
        env = self.env
        real = np.flatnonzero(playing & (env.masks.sum(axis=1) > 1))
        self.seen.append(env.observations[real])
        self.masks.append(env.masks[real])
        self.movers.append(env.movers[real])
        self.actions.append(actions[real])
        self.games.append(real)
        env.step(actions)
        over = env.ended & playing
        self.shares[over] = env.shares[over]
        self.scores[over] = env.scores[over]
        self.rounds[over] = env.rounds[over]


def _replayed(learner: Learner, number: int, kind: Kind, lessons: list[Lesson]) -> Samples:
    env = VectorEnv(kind.game(), len(lessons), lessons[0].seed)
    replay = _Replay(env, learner.net.round_column)
    for t in range(max(len(each.actions) for each in lessons)):
        playing = np.array([t < len(each.actions) for each in lessons])
        given = [each.actions[t] if t < len(each.actions) else 0 for each in lessons]
        actions = np.where(playing, given, env.masks.argmax(axis=1))
        replay.step(actions, playing)
    return _samples(learner, number, replay)


def _samples(learner: Learner, number: int, replay: _Replay) -> Samples:
    seen, games = np.concatenate(replay.seen), np.concatenate(replay.games)
    many, places = len(seen), learner.net.places
    movers = torch.from_numpy(np.concatenate(replay.movers))
    players = torch.full((many,), replay.env.players)

    def of_places(of_seats: NDArray[Any]) -> Tensor:
        wide = np.zeros((many, places), np.float32)
        wide[:, : replay.env.players] = of_seats[games]
        return by_place(torch.from_numpy(wide), movers, players)

    left = (replay.rounds[games] - seen[:, replay.at]) / 10
    ready = torch.cat(
        [
            learner.prepare(number, torch.from_numpy(part).to(learner.device)).cpu()
            for part in np.array_split(seen, max(1, many // 4096))
        ]
    )
    return Samples(
        ready,
        torch.from_numpy(np.concatenate(replay.masks)),
        torch.full((many,), number),
        torch.from_numpy(np.concatenate(replay.actions)),
        torch.zeros(many),
        torch.zeros(many),
        of_places(replay.shares),
        of_places(replay.scores / 10),
        torch.from_numpy(left.astype(np.float32)),
        torch.from_numpy(replay.rounds[games] > 0),
        torch.ones(many, dtype=torch.bool),
    )
