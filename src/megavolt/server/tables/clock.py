"""Turn clocks: none, a time per move, or a time per game. The time is that of the log's entries."""

from dataclasses import dataclass

NONE, PER_MOVE, PER_GAME = "none", "move", "game"


@dataclass(frozen=True)
class Clock:
    kind: str = NONE
    seconds: float = 0.0
    level: str = "greedy"  # of the bot that plays on at zero


class Times:
    """What each seat has used of a game's time, and since when somebody is thinking."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.used = [0.0] * seats
        self.seat: int | None = None  # the person whose time runs
        self.since = 0.0

    def fork(self) -> "Times":
        new = Times(self.clock, len(self.used))
        new.used, new.seat, new.since = self.used[:], self.seat, self.since
        return new

    def turn(self, seat: int | None, now: float) -> None:
        """From now on it is this person's turn (None: nobody's, or a bot's)."""
        if self.seat is not None:
            self.used[self.seat] += max(0.0, now - self.since)
        self.seat = seat
        self.since = now

    def refill(self, seat: int) -> None:
        """A person who returns after their time ran out gets the full time again."""
        self.used[seat] = 0.0

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left to a seat; None without a clock."""
        if self.clock.kind == NONE:
            return None
        running = max(0.0, now - self.since) if seat == self.seat else 0.0
        if self.clock.kind == PER_MOVE:
            return max(0.0, self.clock.seconds - running)
        return max(0.0, self.clock.seconds - self.used[seat] - running)

    def deadline(self) -> float | None:
        """When the time of the person to move is over."""
        if self.clock.kind == NONE or self.seat is None:
            return None
        used = 0.0 if self.clock.kind == PER_MOVE else self.used[self.seat]
        return self.since + self.clock.seconds - used
