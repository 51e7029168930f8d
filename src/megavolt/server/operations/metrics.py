"""What Prometheus may ask this process for."""

from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from megavolt.server.tables import log
from megavolt.server.tables.room import Room

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one application; several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "megavolt_http_requests_total",
            "Requests by route and status.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "megavolt_http_seconds",
            "Time to answer a request.",
            ["route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.moves = Counter(
            "megavolt_moves_total",
            "Moves accepted by this process.",
            ["game", "by"],
            registry=self.registry,
        )
        self.bots = Histogram(
            "megavolt_bot_seconds",
            "Time a bot took for a move, waiting for a free process included.",
            ["level"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.faults = Counter(
            "megavolt_bot_faults_total",
            "Moves chosen at random because a bot failed.",
            ["level"],
            registry=self.registry,
        )
        self.notices = Counter(
            "megavolt_notices_total",
            "Notices of turns by way and result.",
            ["way", "result"],
            registry=self.registry,
        )

    def measure(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when it is asked for."""
        Gauge(f"megavolt_{name}", text, registry=self.registry).set_function(value)

    def accepted(self, before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        """Count moves that this process has stored."""
        for entry in new:
            if entry.kind == log.MOVE:
                by = (
                    "bot" if entry.data["by"] == "bot" else "person"
                )  # a limit is nobody's business
                self.moves.labels(after.game.id, by).inc()

    def thought(self, level: str, seconds: float, fault: str) -> None:
        self.bots.labels(level).observe(seconds)
        if fault:
            self.faults.labels(level).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
