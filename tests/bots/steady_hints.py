"""How much the hints of one turn jump in the wiring tile game: all of them followed, turn by turn.

`python -m tests.bots.steady_hints --games 3` prints the chances that successive hints of a turn
give, and how far they are apart.
"""

import argparse
from dataclasses import dataclass, field
from random import Random

from megavolt.bots.advice import Adviser, turn_seed
from megavolt.bots.budget import parse_budget
from megavolt.bots.policy import policy_for
from megavolt.core.advice import Advice
from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.data.blackout import THIRD


@dataclass
class Turn:
    """The best hint before each move of a turn."""

    round: int
    hints: list[Advice] = field(default_factory=list)

    @property
    def spread(self) -> float:
        """How far the chances are apart, from the least to the most."""
        chances = [hint.chance for hint in self.hints]
        return max(chances) - min(chances)


def followed(
    players: int, seed: int, budget: str, rounds: range, content: str = THIRD
) -> list[Turn]:
    """A game in which one seat follows its hints in these rounds; all else is the planner's."""
    game = make_game("blackout", players, {"content": content})
    policy, adviser, spent = policy_for(game), Adviser(game), parse_budget(budget)
    s = game.new(seed)
    turns: list[Turn] = []
    while (seat := game.to_move(s)) != NOBODY:
        legal = [game.word(action) for action in game.legal(s)]
        if seat or s.phase or s.round not in rounds or len(legal) == 1:
            game.apply(s, policy.choose(s))
            continue
        if not turns or turns[-1].round != s.round:
            turns.append(Turn(s.round))
        view = game.view(s, seat)
        best = adviser.advise(view, legal, spent, Random(turn_seed(view, seed)))[0]
        turns[-1].hints.append(best)
        game.apply(s, game.action(best.word))
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", default="1s")
    parser.add_argument("--content", default=THIRD)
    asked = parser.parse_args()
    spreads: list[float] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        for turn in followed(asked.players, seed, asked.budget, range(1, 11), asked.content):
            spreads.append(turn.spread)
            told = ", ".join(f"{hint.word} {hint.chance:.0%}" for hint in turn.hints)
            print(f"game {seed}, round {turn.round}: {turn.spread:.0%} ({told})", flush=True)
    spreads.sort()
    print(f"{len(spreads)} turns: {sum(spreads) / len(spreads):.1%} apart on average,")
    print(f"{spreads[len(spreads) * 9 // 10]:.1%} in nine of ten, {spreads[-1]:.1%} at most")


if __name__ == "__main__":
    main()
