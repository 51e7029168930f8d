"""What a net makes of positions, for a search: turns it would play, and who will win."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from megavolt.bots.neural.reader import Reader
from megavolt.bots.neural.weights import Trained
from megavolt.bots.policy import Plan
from megavolt.core.game import Game

LINES: Final = 4  # turns that the net proposes, at most
LIKELY: Final = 0.03  # a first move less likely than this begins none of them
LONGEST: Final = 60  # moves of a turn
DIGITS: Final = 4  # of a chance: machines differ in the last bits, and that must not change a move


class NetIntuition:
    """A trained net for one configuration of a game."""

    def __init__(self, game: Game[Any], trained: Trained) -> None:
        self.game = game
        self.reader = Reader(game, trained)

    def chances(self, states: Sequence[Any]) -> list[list[float]]:
        """By state, each seat's chance to win, as the seat to move sees it."""
        if not states:
            return []
        movers = [self.game.to_move(s) for s in states]
        players = self.game.players
        logits = self.reader.read(states, movers).value[:, :players]
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        by_place = (powers / powers.sum(axis=1, keepdims=True)).round(DIGITS).tolist()
        return [
            [places[(seat - mover) % players] for seat in range(players)]
            for places, mover in zip(by_place, movers, strict=True)
        ]

    def plans(self, s: Any) -> list[tuple[Plan, float]]:
        """Turns that begin with the likeliest moves, with their likelihood; the likeliest first."""
        (likely,) = self._likely([s])
        begun = [(action, p) for action, p in likely[:LINES] if p >= LIKELY] or likely[:1]
        lines = self._lines(s, [action for action, _ in begun])
        return list(zip(lines, [p for _, p in begun], strict=True))

    def _likely(self, states: Sequence[Any]) -> list[list[tuple[int, float]]]:
        """By state, the moves of the engine and how likely the net makes each, best first."""
        movers = [self.game.to_move(s) for s in states]
        logits = self.reader.read(states, movers).logits
        found = []
        for s, row in zip(states, logits, strict=True):
            choices = self.reader.encoding.choices(s)
            own = row[list(choices)]
            powers = np.exp(own - own.max())
            shares = (powers / powers.sum()).tolist()
            pairs = zip(choices.values(), shares, strict=True)
            found.append(sorted(pairs, key=lambda pair: -pair[1]))
        return found

    def _lines(self, s: Any, actions: Sequence[int]) -> list[Plan]:
        """Each of these moves and what the net does after it, until the turn is over."""
        game = self.game
        seat, phase, number = game.to_move(s), s.phase, s.round
        lines = [[action] for action in actions]
        states = [game.clone(s) for _ in actions]
        for line, here in zip(lines, states, strict=True):
            game.apply(here, line[0])
        for _ in range(LONGEST):
            on = [
                i
                for i, here in enumerate(states)
                if game.to_move(here) == seat and here.phase == phase and here.round == number
            ]
            if not on:
                break
            for i, likely in zip(on, self._likely([states[i] for i in on]), strict=True):
                lines[i].append(likely[0][0])
                game.apply(states[i], likely[0][0])
        return [tuple(line) for line in lines]
