"""A training run from its first game to its last: cloning, play and learning, evaluation."""

import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from megavolt.arena.tables import Share
from megavolt.bots.neural import weights as files
from megavolt.bots.neural.net import Size
from megavolt.core.registry import game_info
from megavolt.encodings import encoding_for
from megavolt.training import checkpoint
from megavolt.training.checkpoint import Progress
from megavolt.training.kinds import Kind, kinds_of
from megavolt.training.learning import Optimizer, clone, update
from megavolt.training.mixture import Mixture
from megavolt.training.play import DuelJob, duel, spread
from megavolt.training.rollout import Table
from megavolt.training.settings import Settings
from megavolt.training.teacher import lessons_for, samples_of
from megavolt.training.tensors import Frozen, Learner

METRICS = "metrics.jsonl"
SETTINGS = "settings.json"
WEIGHTS = "weights.npz"
TEACHER = "teacher.npz"
Tell = Callable[[dict[str, Any]], None]


def settings_kinds(settings: Settings) -> list[Kind]:
    """One kind if players or options are given, else all of the family."""
    if settings.players is None and not settings.options:
        return kinds_of(settings.game)
    info = game_info(settings.game)
    players = settings.players or min(4, info.players_max)
    return [Kind(settings.game, players, dict(settings.options))]


class Run:
    """A run in a folder; `tell` hears each line of its metrics."""

    def __init__(self, settings: Settings, folder: Path, tell: Tell) -> None:
        self.settings = settings
        self.folder = folder
        self.tell = tell
        self.kinds = settings_kinds(settings)
        size = Size(settings.width, settings.token or 32) if settings.width else None
        self.learner = Learner(self.kinds, size, settings.seed, settings.device)
        self.optimizer = Optimizer(self.learner)
        self.generator = torch.Generator(settings.device).manual_seed(settings.seed)
        self.progress = Progress()
        self._past: dict[int, Frozen] = {}
        self._started = time.monotonic()
        self._mixture: Mixture | None = None

    # ---- beginning and going on

    def resume(self) -> None:
        """Go on where the run in the folder was saved."""
        self.progress = checkpoint.load(self.folder, self.learner, self.optimizer, self.generator)
        self._started = time.monotonic() - self.progress.seconds
        for iteration in self.progress.past:
            self._past[iteration] = self._frozen(iteration)

    def train(self) -> None:
        settings = self.settings
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / SETTINGS).write_text(json.dumps(settings.data(), indent=1), "utf-8")
        if settings.lessons and self.progress.cloned < settings.clone_epochs:
            self._clone()
        table = self._table()
        try:
            while not self._over():
                self._iterate(table)
            self._save(table)
        finally:
            table.mixture.close()
        self._evaluate()

    def _table(self) -> Table:
        s = self.settings
        mixture = Mixture(self.learner, self.kinds, s.rows, s.seed, s.workers)
        if self.progress.iteration and (self.folder / checkpoint.GAMES).exists():
            kept = checkpoint.load_games(self.folder)
            if mixture.fits(kept):
                mixture.restore(kept)
        return Table(mixture, s.past)

    # ---- time

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._started

    def _done(self) -> float:
        """How much of the run is over, from 0 to 1."""
        s = self.settings
        by_count = self.progress.iteration / s.iterations if s.iterations else 0.0
        by_time = self.seconds / (s.minutes * 60) if s.minutes else 0.0
        return min(1.0, max(by_count, by_time))

    def _over(self) -> bool:
        return self._done() >= 1

    # ---- cloning

    def _clone(self) -> None:
        s = self.settings
        lessons = lessons_for(self.kinds, s, self.folder / TEACHER, self._count_lessons)
        samples = samples_of(self.learner, self.kinds, lessons)
        generator = torch.Generator().manual_seed(s.seed)
        for epoch in range(self.progress.cloned, s.clone_epochs):
            figures = clone(self.learner, self.optimizer, samples, s, epoch, generator)
            self.progress = self.progress._replace(cloned=epoch + 1)
            self._log({"clone": epoch + 1, "decisions": len(samples.actions), **figures})
        self._export()
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
        figures = update(self.learner, self.optimizer, samples, s, done, self.generator)
        iteration = self.progress.iteration + 1
        decisions = self.progress.decisions + len(samples.actions)
        self.progress = self.progress._replace(iteration=iteration, decisions=decisions)
        self._log({"iteration": iteration, "decisions": decisions, **told, **figures})
        if iteration % s.save_every == 0:
            self._keep_past(iteration)
            self._save(table)
        if iteration % s.evaluate_every == 0 and not self._over():
            self._evaluate()

    def _opponent(self) -> Frozen | None:
        """An earlier self, another one each time; none before there are any."""
        if not self._past or not self.settings.past:
            return None
        kept = list(self._past.values())
        return kept[self.progress.iteration % len(kept)]

    def _keep_past(self, iteration: int) -> None:
        files.save(self._past_file(iteration), self.learner.arrays(), self._about())
        self._past[iteration] = self._frozen(iteration)
        while len(self._past) > self.settings.keep_past:
            middle = sorted(self._past)[1]  # the first one stays
            del self._past[middle]
            self._past_file(middle).unlink(missing_ok=True)
        self.progress = self.progress._replace(past=tuple(self._past))

    def _past_file(self, iteration: int) -> Path:
        return self.folder / f"past-{iteration}.npz"

    def _frozen(self, iteration: int) -> Frozen:
        game = self.kinds[0].game()
        found = files.load(self._past_file(iteration), game.id, encoding_for(game).version)
        return Frozen(self.learner, found.weights)

    # ---- files

    def _save(self, table: Table) -> None:
        self.progress = self.progress._replace(seconds=self.seconds)
        games = table.mixture.snapshot()
        checkpoint.save(
            self.folder, self.progress, self.learner, self.optimizer, self.generator, games
        )
        self._export()

    def _export(self) -> None:
        files.save(self.folder / WEIGHTS, self.learner.arrays(), self._about())

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

    # ---- evaluation

    def _evaluate(self) -> None:
        """Games of the net among fixed bots, with what it was trained on first."""
        s = self.settings
        if not s.evaluate_games:
            return
        self._export()
        usual = (k for k in self.kinds if k.game_id == s.game and k.players == 4)
        kind = next(usual, self.kinds[0])
        for opponent in s.opponents:
            self._log(evaluated(kind, str(self.folder / WEIGHTS), opponent, s))


def evaluated(kind: Kind, file: str, opponent: str, settings: Settings) -> dict[str, Any]:
    """How often a net wins as the only one among bots of one kind."""
    what = (kind.game_id, kind.players, tuple(kind.options.items()))
    jobs = [DuelJob(*what, f"neural:{file}", opponent, n) for n in range(settings.evaluate_games)]
    found = list(spread(duel, jobs, settings.workers))
    share = Share(sum(each.share for each in found), len(found))
    return {
        "kind": kind.name,
        "bot": opponent,
        "games": len(found),
        "share": share.rate,
        "low": share.low,
        "high": share.high,
        "longest": max(each.rounds for each in found),
    }


def _commit() -> str:
    """The version of the sources, where they come from a repository."""
    here = Path(__file__).parent
    asked = ["git", "-C", str(here), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
