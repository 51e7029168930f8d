"""A training run from its first game to its last: cloning, play and learning, evaluation."""

import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from typing import Any

import torch

from megavolt.bots.neural import weights as files
from megavolt.bots.neural.net import Size
from megavolt.core.registry import game_info
from megavolt.encodings import encoding_for
from megavolt.training import checkpoint
from megavolt.training.checkpoint import Learned, Progress
from megavolt.training.evaluation import Evaluator
from megavolt.training.kinds import Kind, different, kinds_of, with_more_of, with_more_usual
from megavolt.training.learning import Optimizer, clone, update
from megavolt.training.mixture import Mixture
from megavolt.training.rollout import Table
from megavolt.training.settings import Settings
from megavolt.training.teacher import lessons_for, samples_of
from megavolt.training.tensors import Average, Frozen, Learner, half_pays

METRICS = "metrics.jsonl"
SETTINGS = "settings.json"
WEIGHTS = "weights.npz"
APART = 1 << 38  # between the seeds of games against itself and those against the planner
SHARE_AVERAGED = 1 / 4  # of the updates so far, the latest: before that the net knew less
EVALUATED = "evaluated"
TEACHER = "teacher.npz"
Tell = Callable[[dict[str, Any]], None]


def settings_kinds(settings: Settings) -> list[Kind]:
    """One kind if players or options are given, else all of the family."""
    if settings.players is None and not settings.options:
        usual = with_more_usual(kinds_of(settings.game), settings.usual)
        return with_more_of(usual, settings.game, settings.focus)
    info = game_info(settings.game)
    players = settings.players or min(4, info.players_max)
    return [Kind(settings.game, players, dict(settings.options))]


class Run:
    """A run in a folder; `tell` hears each line of its metrics.

    `pause` are minutes after which it stops before its end, to be resumed.
    """

    def __init__(
        self, settings: Settings, folder: Path, tell: Tell, pause: float | None = None
    ) -> None:
        self.settings = settings
        self.folder = folder
        self.tell = tell
        self.kinds = settings_kinds(settings)
        size = Size(settings.width, settings.token or 32) if settings.width else None
        device = settings.device
        self.learner = Learner(self.kinds, size, settings.seed, device, half_pays(device))
        self.average = Average(self.learner)
        self.optimizer = Optimizer(self.learner)
        self.generator = torch.Generator(device).manual_seed(settings.seed)
        self.progress = Progress()
        self.evaluator = Evaluator(self.kinds, settings.evaluate_games, settings.workers, self._log)
        self._past: dict[int, Frozen] = {}
        self._pause = time.monotonic() + 60 * pause if pause else None
        self._since: float | None = None  # when the clock went on; None: it stands

    # ---- beginning and going on

    def resume(self) -> None:
        """Go on where the run in the folder was saved."""
        self.progress = checkpoint.load(self.folder, self._learned)
        for iteration in self.progress.past:
            self._past[iteration] = self._frozen(iteration)

    def train(self) -> None:
        settings = self.settings
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / SETTINGS).write_text(json.dumps(settings.data(), indent=1), "utf-8")
        if settings.start and not self.progress.past:
            self._take_up(Path(settings.start))
        if settings.lessons and self.progress.cloned < settings.clone_epochs:
            self._clone()
        tables = self._tables()
        against_planner = self._tables(planner=True) if settings.planner_every else []
        try:
            self._play(tables, against_planner)
        finally:
            for table in [*tables, *against_planner]:
                table.mixture.close()
        self._evaluate()
        self.evaluator.collect(wait=True)
        self.evaluator.close()
        rmtree(self.folder / EVALUATED, ignore_errors=True)

    def _tables(self, planner: bool = False) -> list[Table]:
        """All kinds in groups, each as mixed as they are together."""
        s, kept = self.settings, checkpoint.load_games(self.folder, self.progress.iteration)
        many = 1 if self._on_gpu else -(-len(self.kinds) // s.group)
        tables = []
        for first in range(many):
            kinds = {number: self.kinds[number] for number in range(first, len(self.kinds), many)}
            mixture = self._mixture(kinds, planner)
            if mixture.fits(kept):
                mixture.restore(kept)
            tables.append(Table(mixture, s.past))
        return tables

    @property
    def _on_gpu(self) -> bool:
        """Are games played on the GPU, all kinds in one launch?"""
        return self.settings.device == "cuda" and encoding_for(self.kinds[0].game()).of_kernel

    def _mixture(self, kinds: dict[int, Kind], planner: bool) -> Any:
        s = self.settings
        if planner:
            games = s.planner_games or s.rows
            return Mixture(self.learner, kinds, games, s.seed + APART, s.workers, planner=True)
        if not self._on_gpu:
            return Mixture(self.learner, kinds, s.rows, s.seed, s.workers)
        from megavolt.training.gpu_mixture import GpuMixture

        return GpuMixture(self.learner, kinds, s.rows, s.seed)

    def _play(self, tables: list[Table], against_planner: list[Table]) -> None:
        self._go()
        while not self._over() and not self._paused():
            self._iterate(self._next(tables, against_planner))
        self._stand()
        self._save()
        every = [*tables, *against_planner]
        games = {name: array for t in every for name, array in t.mixture.snapshot().items()}
        checkpoint.save_games(self.folder, self.progress.iteration, games)

    def _next(self, tables: list[Table], against_planner: list[Table]) -> Table:
        """The table of the next update."""
        number, every = self.progress.iteration, self.settings.planner_every
        before = number // every if every else 0  # updates from games against the planner
        if every and number % every == every - 1:
            return against_planner[before % len(against_planner)]
        return tables[(number - before) % len(tables)]

    # ---- time

    def _go(self) -> None:
        self._since = time.monotonic()

    def _stand(self) -> None:
        self.progress = self.progress._replace(seconds=self.seconds)
        self._since = None

    @property
    def seconds(self) -> float:
        """How long it has learned; preparing is not counted."""
        now = time.monotonic()
        return self.progress.seconds + (now - self._since if self._since else 0.0)

    def _done(self) -> float:
        """How much of the run is over, from 0 to 1."""
        s = self.settings
        by_count = self.progress.iteration / s.iterations if s.iterations else 0.0
        by_time = self.seconds / (s.minutes * 60) if s.minutes else 0.0
        return min(1.0, max(by_count, by_time))

    def _over(self) -> bool:
        return self._done() >= 1

    def _paused(self) -> bool:
        return self._pause is not None and time.monotonic() > self._pause

    # ---- where it begins

    def _take_up(self, file: Path) -> None:
        """Begin with weights of another run."""
        self.learner.load(self._read(file))
        self.average.add(self.learner, 1.0)
        self._keep_past(0)
        self._save()

    def _clone(self) -> None:
        s = self.settings
        kinds = different(self.kinds)  # the first ones, so that their numbers stay the same
        lessons = lessons_for(kinds, s, self.folder / TEACHER, self._count_lessons)
        samples = samples_of(self.learner, kinds, lessons)
        generator = torch.Generator().manual_seed(s.seed)
        self._go()
        for epoch in range(self.progress.cloned, s.clone_epochs):
            figures = clone(self.learner, self.optimizer, samples, s, epoch, generator)
            self.progress = self.progress._replace(cloned=epoch + 1)
            self.average.add(self.learner, 1.0)
            self._log({"clone": epoch + 1, "decisions": len(samples.actions), **figures})
        self._stand()
        self.optimizer = Optimizer(self.learner)  # its averages are those of another loss
        self._keep_past(0)
        self._save()
        self._evaluate()

    def _count_lessons(self, done: int) -> None:
        if done % 100 == 0:
            self._log({"lessons": done})

    # ---- play and learning

    def _iterate(self, table: Table) -> None:
        s, done = self.settings, self._done()
        past = self._opponent()
        moves, told = table.play(self.learner, past, s.steps, self.generator)
        samples = table.samples(self.learner, moves, s.trace)
        iteration = self.progress.iteration + 1
        judges_only = s.value_first if s.lessons or s.start else 0
        if iteration <= judges_only:
            # A value learned from few games, or from others, is wrong and would spoil the play.
            samples = samples._replace(own=torch.zeros_like(samples.own))
        elif iteration == judges_only + 1:
            # Adam takes what the play has not been taught so far for small slopes: large steps.
            self.optimizer = Optimizer(self.learner)
        stage = iteration - judges_only if iteration > judges_only else iteration
        warmth = min(1.0, stage / s.warm_up)
        figures = update(self.learner, self.optimizer, samples, s, done, self.generator, warmth)
        self.average.add(self.learner, 1 / min(max(1, stage * SHARE_AVERAGED), s.average))
        decisions = self.progress.decisions + len(samples.actions)
        self.progress = self.progress._replace(iteration=iteration, decisions=decisions)
        self._log({"iteration": iteration, "decisions": decisions, **told, **figures})
        self.evaluator.collect()
        if iteration % s.save_every == 0:
            self._keep_past(iteration)
            self._save()
        if iteration % s.evaluate_every == 0 and not self._over():
            self._evaluate()

    def _opponent(self) -> Frozen | None:
        """An earlier self, another one each time; none before there are any."""
        if not self._past or not self.settings.past:
            return None
        kept = list(self._past.values())
        return kept[self.progress.iteration % len(kept)]

    def _keep_past(self, iteration: int) -> None:
        files.save(self._past_file(iteration), self.average.arrays(), self._about())
        self._past[iteration] = self._frozen(iteration)
        while len(self._past) > self.settings.keep_past:
            middle = sorted(self._past)[1]  # the first one stays
            del self._past[middle]
            self._past_file(middle).unlink(missing_ok=True)
        self.progress = self.progress._replace(past=tuple(self._past))

    def _past_file(self, iteration: int) -> Path:
        return self.folder / f"past-{iteration}.npz"

    def _frozen(self, iteration: int) -> Frozen:
        return Frozen(self.learner, self._read(self._past_file(iteration)))

    def _read(self, file: Path) -> dict[str, Any]:
        game = self.kinds[0].game()
        return files.load(file, game.id, encoding_for(game).version).weights

    # ---- files

    def _save(self) -> None:
        """What is needed to go on from here; games in play are kept at the end only."""
        now = self.progress._replace(seconds=self.seconds)
        checkpoint.save(self.folder, now, self._learned)
        self._export(self.folder / WEIGHTS)

    @property
    def _learned(self) -> Learned:
        return Learned(self.learner, self.average, self.optimizer, self.generator)

    def _export(self, file: Path) -> None:
        files.save(file, self.average.arrays(), self._about())

    def _about(self) -> dict[str, Any]:
        game = self.kinds[0].game()
        return {
            "family": game_info(game.id).family,
            "encoding": encoding_for(game).version,
            "width": self.learner.size.width,
            "token": self.learner.size.token,
            "commit": _commit(),
            "progress": self.progress._asdict(),
            "settings": self.settings.data(),
        }

    def _log(self, figures: dict[str, Any]) -> None:
        rounded = {k: round(v, 5) if isinstance(v, float) else v for k, v in figures.items()}
        line = {"minutes": round(self.seconds / 60, 3), **rounded}
        with (self.folder / METRICS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.tell(line)

    def _evaluate(self) -> None:
        """Games of the net, as it is now, among fixed bots."""
        s, iteration = self.settings, self.progress.iteration
        if not s.evaluate_games:
            return
        folder = self.folder / EVALUATED
        folder.mkdir(exist_ok=True)
        self._export(folder / f"{iteration}.npz")
        self.evaluator.begin(folder / f"{iteration}.npz", s.opponents, iteration)


def _commit() -> str:
    """The version of the sources, where they come from a repository."""
    here = Path(__file__).parent
    asked = ["git", "-C", str(here), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
