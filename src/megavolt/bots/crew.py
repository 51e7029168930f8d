"""Several processes that simulate for one search: `search:2s*4`.

What a plan is worth in a world depends on the two alone, so it does not matter which process finds
out: with a number of simulations, one core and many give the same move. Each helper is this module
run as a program; questions and answers go over its stdin and stdout as pickles.
"""

import contextlib
import pickle
import subprocess
import sys
from typing import IO, Any

from megavolt.bots.intuition import PLAIN, intuition_for
from megavolt.bots.playouts import Playouts, Task, playouts_for
from megavolt.bots.policy import policy_for
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.core.view_types import View

Values = list[float]
BATCH = 4  # tasks that each process gets at once, about


class Crew:
    """Helpers for one configuration of a game, started when they are first needed."""

    def __init__(self, game: Game[Any], cores: int, net: str = PLAIN) -> None:
        self.game = game
        self.net = net  # as `intuition_for` takes it
        self.cores = cores
        self._helpers: list[subprocess.Popen[bytes]] = []

    def begin(self, rounds: int, view: View, seed: int) -> None:
        """Tell everybody the position."""
        if not self._helpers:
            self._helpers = [self._start() for _ in range(self.cores - 1)]
        for helper in self._helpers:
            _send(helper.stdin, (rounds, view, seed))

    def values(self, playouts: Playouts, tasks: list[Task]) -> list[Values]:
        """What each task gives, shared out among the helpers and this process."""
        hands = len(self._helpers) + 1
        for i, helper in enumerate(self._helpers):
            _send(helper.stdin, tasks[i + 1 :: hands])
        found: list[Values] = [[]] * len(tasks)
        found[::hands] = playouts.many(tasks[::hands])
        for i, helper in enumerate(self._helpers):
            found[i + 1 :: hands] = pickle.load(_pipe(helper.stdout))
        return found

    def close(self) -> None:
        for helper in self._helpers:
            with contextlib.suppress(OSError):
                _pipe(helper.stdin).close()
            helper.wait()
            _pipe(helper.stdout).close()
        self._helpers = []

    def _start(self) -> "subprocess.Popen[bytes]":
        helper = subprocess.Popen(
            [sys.executable, "-m", "megavolt.bots.crew"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        game = self.game
        _send(helper.stdin, (game.id, game.players, game.options, game.rules, self.net))
        return helper


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _send(pipe: IO[bytes] | None, message: object) -> None:
    pickle.dump(message, _pipe(pipe))
    _pipe(pipe).flush()


# ---- in the helper


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until nobody asks any more."""
    game_id, players, options, rules, net = pickle.load(questions)
    game = make_game(game_id, players, options, rules)
    policy, intuition = policy_for(game), intuition_for(game, net)
    playouts: Playouts | None = None
    with contextlib.suppress(EOFError):
        while True:
            asked = pickle.load(questions)
            if isinstance(asked, tuple):
                rounds, view, seed = asked
                playouts = playouts_for(game, policy, rounds, view, seed, intuition)
                continue
            assert playouts is not None
            _send(answers, playouts.many(asked))


if __name__ == "__main__":
    pipe, sys.stdout = sys.stdout.buffer, sys.stderr
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, pipe)
