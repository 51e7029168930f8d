"""Games of a teacher: played once, kept as a small file, and turned into samples to clone."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import pad

from megavolt.core.errors import OptionError
from megavolt.envs.vector import VectorEnv
from megavolt.training.kinds import Kind
from megavolt.training.mixture import by_place
from megavolt.training.play import Lesson, LessonJob, lesson, spread
from megavolt.training.rollout import Moves, Samples
from megavolt.training.settings import Settings
from megavolt.training.tensors import Learner, Tensor

FIRST_SEED = 1 << 50  # far from the seeds of other games
NO_ACTION = -1  # the game is over
AT_ONCE = 4096


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
    return Samples(*(torch.cat(parts) for parts in zip(*found, strict=True)))


class _Replay:
    """What is seen at each decision of some games of one kind."""

    def __init__(self, env: VectorEnv, round_column: int) -> None:
        self.env = env
        self.at = round_column
        self.moves = Moves()
        self.shares = torch.zeros((env.n, env.players))
        self.scores = torch.zeros((env.n, env.players))
        self.rounds = torch.zeros(env.n)

    def _now(self, name: str) -> Tensor:
        return torch.from_numpy(getattr(self.env, name))

    def step(self, given: Tensor, playing: Tensor) -> None:
        masks = self._now("masks")
        actions = torch.where(playing, given, masks.argmax(1))
        real = (playing & (masks.sum(1, dtype=torch.int32) > 1)).nonzero()[:, 0]
        self.moves.add(
            seen=self._now("observations")[real], masks=masks[real],
            movers=self._now("movers")[real], actions=actions[real], games=real,
        )  # fmt: skip
        self.env.step(actions.numpy())
        over = self._now("ended") & playing
        self.shares = torch.where(over[:, None], self._now("shares"), self.shares)
        self.scores = torch.where(over[:, None], self._now("scores").float(), self.scores)
        self.rounds = torch.where(over, self._now("rounds").float(), self.rounds)

    def all(self, name: str) -> Tensor:
        return torch.cat(self.moves.lists[name])


def _replayed(learner: Learner, number: int, kind: Kind, lessons: list[Lesson]) -> Samples:
    env = VectorEnv(kind.game(), len(lessons), lessons[0].seed)
    replay = _Replay(env, learner.net.round_column)
    longest = max(len(each.actions) for each in lessons)
    given = np.full((longest, len(lessons)), NO_ACTION, np.int64)
    for row, each in enumerate(lessons):
        given[: len(each.actions), row] = each.actions
    for chosen in torch.from_numpy(given):
        replay.step(chosen, chosen != NO_ACTION)
    env.close()
    return _samples(learner, number, replay)


def _samples(learner: Learner, number: int, replay: _Replay) -> Samples:
    seen, games, movers = replay.all("seen"), replay.all("games"), replay.all("movers")
    many, empty = len(seen), learner.net.places - replay.env.players
    players = torch.full((many,), replay.env.players)

    def of_places(of_seats: Tensor) -> Tensor:
        return by_place(pad(of_seats, (0, empty))[games], movers, players)

    rounds = replay.rounds[games]
    kinds = torch.full((many,), number)
    found = Samples(
        _prepared(learner, kinds.to(learner.device), seen.to(learner.device)),
        replay.all("masks"),
        kinds,
        replay.all("actions"),
        torch.zeros(many),
        torch.zeros(many),
        of_places(replay.shares),
        of_places(replay.scores / 10),
        (rounds - seen[:, replay.at]) / 10,
        rounds > 0,
        torch.ones(many, dtype=torch.bool),
    )
    return Samples(*(part.to(learner.device) for part in found))


def _prepared(learner: Learner, kinds: Tensor, seen: Tensor) -> Tensor:
    """Observations ready for the net, some at a time: what they are made of takes much room."""
    parts = zip(kinds.split(AT_ONCE), seen.split(AT_ONCE), strict=True)
    return torch.cat([learner.prepare(*part) for part in parts])
