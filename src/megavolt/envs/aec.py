"""A PettingZoo environment: seats take turns, each sees its own observation and mask."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from megavolt.core.registry import make_game
from megavolt.encodings.base import tell
from megavolt.envs.tables import table_for

MOST_SEED = 1 << 63


class MegavoltAEC(AECEnv):  # type: ignore[misc]
    """Any game with any options. The reward comes at the end: a seat's share of the win.

    An observation is a dictionary of `observation` and `action_mask`; the mask of a seat that is
    not to move is empty. An action that is not legal raises ValueError and changes nothing.
    """

    def __init__(
        self, game: str = "recharged", players: int = 4, render_mode: str | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = make_game(game, players, options)
        self.metadata = {
            "name": f"megavolt_{game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.encoding, self.table = table_for(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.encoding.actions, np.int8)
        seen = spaces.Box(-32768, 32767, (self.encoding.layout.width,), np.int16)
        mask = spaces.Box(0, 1, (self.encoding.actions,), np.int8)
        space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        action = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.action_spaces = action
        self._rng = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game as `game.new(seed)`; without one it is drawn."""
        if seed is not None:
            self._rng = Random(seed)
        self.table.new(self._rng.randrange(MOST_SEED) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, table = self._seat[agent], self.table
        mask = table.mask() if seat == table.mover else self._nothing
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action None is not legal")
        table = self.table
        table.step(int(action))
        if table.mover >= 0:
            self.agent_selection = self.possible_agents[table.mover]
            return
        for each, share in zip(self.possible_agents, table.shares(), strict=True):
            self.rewards[each] = self._cumulative_rewards[each] = share
            self.terminations[each] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the seat to move sees, in words."""
        if self.render_mode is None:
            return None
        return tell(self.encoding, self.table.observe(max(self.table.mover, 0)))

    def close(self) -> None:
        """There is nothing to close."""


def aec_env(game: str = "recharged", players: int = 4, **options: Any) -> MegavoltAEC:
    """A PettingZoo environment of any game: `aec_env("cards", 3, demolition=True)`."""
    return MegavoltAEC(game, players, **options)
