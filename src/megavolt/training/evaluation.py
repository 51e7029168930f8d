"""Evaluation while a net learns: games among fixed bots, in processes of their own."""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from megavolt.arena.games import USUAL_PLAYERS
from megavolt.arena.tables import Share
from megavolt.training.kinds import Kind, different
from megavolt.training.play import Duel, DuelJob, duel

Log = Callable[[dict[str, Any]], None]


class _Running(NamedTuple):
    """Games against one bot that are still being played."""

    bot: str
    iteration: int
    games: "list[Future[Duel]]"


class Evaluator:
    """With one worker an evaluation is played at once; with more, learning goes on meanwhile."""

    def __init__(self, kinds: Sequence[Kind], games: int, workers: int, log: Log) -> None:
        once = different(kinds)
        usual = [kind for kind in once if kind.players == USUAL_PLAYERS]
        self.kinds = usual or once
        self.games = games
        self.log = log
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._running: list[_Running] = []

    def begin(self, weights: Path, opponents: Sequence[str], iteration: int) -> None:
        """Play with these weights, which must not change until the games are over."""
        for bot in opponents:
            jobs = [self._job(f"neural:{weights}", bot, number) for number in range(self.games)]
            if self._workers == 1:
                self._tell(bot, iteration, [duel(job) for job in jobs])
                continue
            futures = [self._processes().submit(duel, job) for job in jobs]
            self._running.append(_Running(bot, iteration, futures))

    def _job(self, spec: str, opponent: str, number: int) -> DuelJob:
        kind = self.kinds[number % len(self.kinds)]
        seed = number // len(self.kinds)  # and with it the seat
        return DuelJob(
            kind.game_id, kind.players, tuple(kind.options.items()), spec, opponent, seed
        )

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return self._pool

    def collect(self, wait: bool = False) -> None:
        """Tell what has been played to its end."""
        while self._running and (wait or all(game.done() for game in self._running[0].games)):
            over = self._running.pop(0)
            self._tell(over.bot, over.iteration, [game.result() for game in over.games])

    def _tell(self, bot: str, iteration: int, found: list[Duel]) -> None:
        share = Share(sum(each.share for each in found), len(found))
        self.log(
            {
                "kind": _named(self.kinds),
                "bot": bot,
                "games": len(found),
                "share": share.rate,
                "low": share.low,
                "high": share.high,
                "longest": max(each.rounds for each in found),
                "after": iteration,
            }
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _named(kinds: Sequence[Kind]) -> str:
    """What is played: one kind by its name, several by their games."""
    if len(kinds) == 1:
        return kinds[0].name
    games = "+".join(dict.fromkeys(kind.game_id for kind in kinds))
    players = sorted({kind.players for kind in kinds})
    return f"{games} {'+'.join(str(number) for number in players)}"
