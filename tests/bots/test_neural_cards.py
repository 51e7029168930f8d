"""The net of the card game: what scores an action, plants known by their facts, a user's deck."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from megavolt import game
from megavolt.bots.neural.bot import NeuralBot
from megavolt.bots.neural.families.cards import FAMILY
from megavolt.bots.neural.net import Outputs, Size, new_weights
from megavolt.bots.neural.ops import NumpyOps, dense
from megavolt.bots.neural.tokens import pointed
from megavolt.bots.neural.weights import Trained
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.encodings import encoding_for
from megavolt.kernel.cards import space as own
from megavolt.kernel.cards.seen import PLANTS, ROW, SEEN
from megavolt.kernel.parts import space
from megavolt.kernel.parts.row import HAND
from tests.kernel.configurations import own_deck

SMALL = Size(32, 32)
WEIGHTS = new_weights(FAMILY.shapes(SMALL), 4)
NAMED = ("lot", "current", "future", "discount", "plants", "bank_plants")  # hold plants
BY_PLANT = ("unseen", "bottom", "holds", "gone", "ran")
OPS = NumpyOps()


def positions(played: Game[Any], seed: int) -> Iterator[tuple[Any, dict[int, int]]]:
    """A random game: its states and, where there is a choice, the actions of the encoding."""
    encoding, rng, state = encoding_for(played), Random(seed), played.new(seed)
    while played.to_move(state) >= 0:
        choices = encoding.choices(state)
        if len(choices) > 1:
            yield state, choices
        played.apply(state, choices[rng.choice(list(choices))])


def read(seen: NDArray[Any], constants: dict[str, NDArray[Any]]) -> Outputs:
    return FAMILY.forward(OPS, WEIGHTS, {k: v[None] for k, v in constants.items()}, seen[None])


class Heads:
    """What the heads say on the way to the logits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: dict[str, Any] = {}
        self.hidden: Any = None

        def spy(weights: Any, head: str, hidden: Any, tokens: Any) -> Any:
            self.hidden, self.asked[head] = hidden, pointed(weights, head, hidden, tokens)[0]
            return self.asked[head][None]

        monkeypatch.setattr("megavolt.bots.neural.families.cards.pointed", spy)

    def of(self, seen: NDArray[Any], action: int) -> float:
        """The logit of an action, worked out for it alone."""
        word, number = divmod(action, 64)
        plants, mine = self.asked["plant"], self.asked["plant"][-HAND:]
        if word == own.BUY:
            return float(self.asked["card"][number, 0])
        if word == space.OPEN:
            return float(plants[list(seen[SEEN.at("current") :][:ROW]).index(number), 0])
        if word == space.SCRAP:
            return float(mine[list(seen[SEEN.at("plants") :][:HAND]).index(number), 1])
        if word == space.RUN:
            place, way = divmod(number, own.WAYS)
            return float(mine[place, 3:] @ [1, way / 3, way * way / 9])
        head = "out-plain" if word == space.MISC else "out-entry"
        plain = float(dense(WEIGHTS, head, self.hidden)[0, number])
        if word == space.MISC and own.RUN_ANY <= number < space.RAISE:
            return plain + float(mine[number - own.RUN_ANY, 2])
        return plain


@pytest.mark.parametrize("deck", ["shipped", "own"])
def test_every_legal_action_has_a_logit_of_its_own(
    monkeypatch: pytest.MonkeyPatch, deck: str
) -> None:
    played = make_game("cards", 3, {"deck": own_deck(1)} if deck == "own" else {})
    encoding, constants, heads = encoding_for(played), FAMILY.constants(played), Heads(monkeypatch)
    words = set()
    for seed in range(4):
        for state, choices in positions(played, seed):
            seen = encoding.observe(state, played.to_move(state))
            logits = read(seen, constants).logits[0]
            assert np.allclose(logits[list(choices)], [heads.of(seen, a) for a in choices])
            assert len(set(logits[list(choices)].tolist())) == len(choices)
            words |= {action >> 6 for action in choices}
    assert words == {space.MISC, own.BUY, space.OPEN, own.ENTRY, space.SCRAP, space.RUN}


def renumbered(seen: NDArray[Any], number_of: NDArray[np.int64]) -> NDArray[Any]:
    """The same observation where plants have other numbers."""
    found = seen.copy()
    for name in NAMED:
        there = slice(SEEN.at(name), SEEN.at(name) + SEEN.width_of(name))
        found[there] = number_of[seen[there]]
    for name in BY_PLANT:
        found[SEEN.at(name) + number_of] = seen[SEEN.at(name) : SEEN.at(name) + PLANTS]
    return found


def test_a_plant_is_known_by_its_facts_and_not_by_its_number() -> None:
    played = game("cards", 2)
    encoding, constants = encoding_for(played), FAMILY.constants(played)
    number_of = np.arange(PLANTS)
    number_of[1:43] = np.random.default_rng(1).permutation(number_of[1:43])
    others = {**constants, "plants": np.empty_like(constants["plants"])}
    others["plants"][number_of] = constants["plants"]
    for state, _ in positions(played, 5):
        seen = encoding.observe(state, played.to_move(state))
        before, after = read(seen, constants), read(renumbered(seen, number_of), others)
        expected = before.logits.copy()
        for word in (space.OPEN, space.SCRAP):
            expected[0, word * 64 + number_of] = before.logits[0, word * 64 : word * 64 + PLANTS]
        assert np.allclose(after.logits, expected, atol=1e-5)
        assert np.allclose(after.value, before.value, atol=1e-5)


@pytest.mark.parametrize("players", [2, 5])
def test_it_plays_with_a_users_deck(players: int) -> None:
    played = make_game("cards", players, {"deck": own_deck(3), "demolition": True})
    bot, rng, state = NeuralBot(played, Trained(WEIGHTS, SMALL, {})), Random(1), played.new(2)
    moves = 0
    while (mover := played.to_move(state)) >= 0 and moves < 1000:
        legal = [played.word(action) for action in played.legal(state)]
        played.apply(state, played.action(bot.choose(played.view(state, mover), legal, rng)))
        moves += 1
    assert played.outcome(state) is not None
