"""What a training run is made with; it is written beside its weights."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Settings:
    game: str
    players: int | None = None  # None: all numbers, maps and editions mixed
    options: tuple[tuple[str, Any], ...] = ()  # of the one kind, where it is one
    seed: int = 1
    device: str = "cpu"
    workers: int = 1  # threads or processes that play
    rows: int = 6144  # games at once
    steps: int = 128  # moves in each game between two updates
    iterations: int | None = None  # updates; None: as many as the time allows
    minutes: float | None = None  # of the run, cloning included
    width: int | None = None  # of the trunk; None: that of a net that is to play well
    token: int | None = None
    rate: float = 5e-4  # of learning, falls to 0
    epochs: int = 2  # passes over what was played
    batch: int = 16384  # decisions in one step of learning
    clip: float = 0.2  # PPO: how far a chance may move in one update
    entropy: float = 0.01  # bonus for keeping an open mind, falls to a tenth
    trace: float = 0.98  # lambda, per decision at the table
    helper: float = 0.2  # weight of the auxiliary targets
    past: float = 0.2  # share of games against an earlier self
    keep_past: int = 8  # earlier selves
    teacher: str = "planner"  # whose games are cloned first
    lessons: int = 0  # games of the teacher, in all
    clone_epochs: int = 6
    clone_rate: float = 1e-3
    evaluate_every: int = 50  # updates between two evaluations
    evaluate_games: int = 64  # against each of the bots
    opponents: tuple[str, ...] = ("random", "planner")
    save_every: int = 20  # updates

    def data(self) -> dict[str, Any]:
        return asdict(self)
