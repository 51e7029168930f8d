"""A Gymnasium environment: one seat learns, bots have the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from megavolt.bots import check_spec, close_bot, make_bot
from megavolt.core.errors import UsageError
from megavolt.core.registry import make_game
from megavolt.encodings import encoding_for
from megavolt.encodings.base import tell
from megavolt.envs.tables import EngineTable

MOST_SEED = 1 << 63
Step = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


class MegavoltSingle(gymnasium.Env):  # type: ignore[misc]
    """Against named bots, one for all other seats or one for each of them.

    The reward comes at the end: the share of the win. An action that is not legal loses the game
    at once, with a reward of −1 and `illegal` in the information.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self, game: str = "recharged", players: int = 4, opponents: Sequence[str] = ("random",),
        seat: int | None = None, render_mode: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        self.game = make_game(game, players, options)
        if len(opponents) not in (1, players - 1):
            raise UsageError("env_opponents", count=len(opponents), players=players)
        if seat is not None and not 0 <= seat < players:
            raise UsageError("seat_not_at_table", seat=seat, last=players - 1)
        for bot in opponents:
            check_spec(bot, game)
        self.encoding = encoding_for(self.game)
        self.table = EngineTable(self.encoding)
        self.render_mode = render_mode
        self._wanted = seat
        named = list(opponents) if len(opponents) > 1 else [opponents[0]] * (players - 1)
        self._bots = [make_bot(bot, self.game) for bot in named]
        self.seat = seat or 0
        seen = spaces.Box(-32768, 32767, (self.encoding.layout.width,), np.int16)
        mask = spaces.Box(0, 1, (self.encoding.actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.action_space = spaces.Discrete(self.encoding.actions)
        self._rng = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        players = self.game.players
        self.seat = self._rng.randrange(players) if self._wanted is None else self._wanted
        self.table.new(self._rng.randrange(MOST_SEED))
        self._let_others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> Step:
        try:
            self.table.step(int(action))
        except ValueError:
            return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        self._let_others_play()
        over = self.table.mover < 0
        reward = self.table.shares()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {"seat": self.seat}

    def _let_others_play(self) -> None:
        table, game = self.table, self.game
        while table.mover >= 0 and table.mover != self.seat:
            bot = self._bots[(table.mover - self.seat) % game.players - 1]
            words = {game.word(action): action for action in game.legal(table.state)}
            view = game.view(table.state, table.mover)
            table.apply(words[bot.choose(view, list(words), self._rng)])

    def _seen(self) -> dict[str, Any]:
        mask = self.table.mask().copy()  # an action that is not legal leaves the state as it is
        return {"observation": self.table.observe(self.seat), "action_mask": mask}

    def render(self) -> str | None:
        """What the seat sees, in words."""
        if self.render_mode is None:
            return None
        return tell(self.encoding, self.table.observe(self.seat))

    def close(self) -> None:
        for bot in self._bots:
            close_bot(bot)


def single_env(game: str = "recharged", players: int = 4, **arguments: Any) -> MegavoltSingle:
    """A Gymnasium environment: `single_env("cards", 3, opponents=["planner"])`."""
    return MegavoltSingle(game, players, **arguments)
