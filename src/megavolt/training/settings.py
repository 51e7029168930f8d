"""What a training run is made with; it is written beside its weights."""

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple


class Range(NamedTuple):
    least: float
    most: float


# Settings without an option of their own: their names for `--set`, and what they may be.
TUNABLE = {
    "steps": Range(1, 4096), "group": Range(1, 1000), "warm_up": Range(1, 100_000),
    "epochs": Range(1, 100), "value_first": Range(0, 100_000), "average": Range(1, 100_000),
    "batch": Range(1, 1 << 20), "clip": Range(1e-6, 1), "entropy": Range(0, 1),
    "trace": Range(0, 1), "helper": Range(0, 100), "past": Range(0, 1),
    "keep_past": Range(2, 1000), "clone_epochs": Range(1, 1000), "clone_rate": Range(1e-8, 1),
    "clone_batch": Range(1, 1 << 20), "evaluate_every": Range(1, 1_000_000),
    "save_every": Range(1, 1_000_000), "planner_games": Range(0, 1 << 20),
}  # fmt: skip

# What differs where a GPU learns: it is fast with much at a time only.
ON_GPU: dict[str, Any] = {
    "rows": 30720, "batch": 32768, "epochs": 1, "rate": 6e-4, "clone_batch": 2048,
    "clone_rate": 1e-3, "evaluate_every": 100, "evaluate_games": 120, "save_every": 50,
    "value_first": 10,  # all games begin at once, and the longest must end before that
    "planner_games": 2400,  # the planner thinks on the CPU, which is slow beside a GPU
}  # fmt: skip

# And besides where the games are played in processes of the CPU: these set the pace, so there are
# fewer games at once, and more is learned from each. Rows can be shared out evenly among two parts,
# kinds and opponents of the past.
IN_PROCESSES: dict[str, Any] = {
    "rows": 6000, "batch": 8192, "epochs": 2, "rate": 4e-4, "clone_batch": 512,
    "evaluate_every": 80, "save_every": 20, "planner_games": 600,
}  # fmt: skip


@dataclass(frozen=True)
class Settings:
    game: str
    players: int | None = None  # None: all numbers, maps and editions mixed
    options: tuple[tuple[str, Any], ...] = ()  # of the one kind, where it is one
    seed: int = 1
    device: str = "cpu"
    workers: int = 1  # threads or processes that play
    rows: int = 256  # games at once
    steps: int = 64  # moves in each game between two updates
    group: int = 10  # kinds at once; the others wait for their turn
    usual: int = 1  # how many times as many games of four players, where numbers are mixed
    focus: int = 1  # how many times as many games of `game` itself, where editions are mixed
    iterations: int | None = None  # updates; None: as many as the time allows
    minutes: float | None = None  # of learning, in all; preparing is not counted
    width: int | None = None  # of the trunk; None: that of a net that is to play well
    token: int | None = None
    rate: float = 4e-4  # of learning, falls to 0
    warm_up: int = 10  # updates until it is as high: the first steps of Adam are large
    epochs: int = 2  # passes over what was played
    value_first: int = 5  # updates at the start that learn to judge, and leave the play as it is
    average: int = 100  # so many updates at most are averaged for play, the latest quarter of all
    batch: int = 1024  # decisions in one step of learning
    clip: float = 0.2  # PPO: how far a chance may move in one update
    entropy: float = 0.003  # bonus for keeping an open mind, falls to a tenth
    trace: float = 0.97  # lambda, per decision of a seat
    helper: float = 0.2  # weight of the auxiliary targets
    past: float = 0.2  # share of games against an earlier self
    keep_past: int = 8  # earlier selves
    planner_every: int = 0  # each so many updates learn from games against the planner; 0: none
    planner_games: int = 0  # of those, so many at once; 0: as many as of the others
    start: str | None = None  # a file of weights to begin with
    teacher: str = "planner"  # whose games are cloned first
    lessons: int = 0  # games of the teacher, in all
    clone_epochs: int = 8
    clone_rate: float = 2e-3
    clone_batch: int = 256
    evaluate_every: int = 50  # updates between two evaluations
    evaluate_games: int = 64  # against each of the bots
    opponents: tuple[str, ...] = ("random", "planner")
    save_every: int = 20  # updates

    @classmethod
    def tuned(cls, name: str, text: str) -> int | float | None:
        """The value of a setting that was written as text; None if it cannot be one."""
        whole = isinstance(getattr(cls, name), int)
        try:
            value = int(text) if whole else float(text)
        except ValueError:
            return None
        least, most = TUNABLE[name]
        return value if least <= value <= most else None

    def data(self) -> dict[str, Any]:
        return asdict(self)
