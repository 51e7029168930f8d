"""Positions that random games hardly ever reach, the same in engine and kernel."""

import pytest

from megavolt.games.board import steps
from megavolt.kernel.parts.space import DONE
from tests.kernel.comparison import Pair


@pytest.mark.rule("GRID-BUILD-02")
def test_with_no_empty_city_a_network_begins_in_any() -> None:
    pair = Pair(("classic", 3, {}), 1)
    state = pair.game.new(1, {"round": 4, "phase": "fuel", "step": 2})
    state.spaces = [2 if in_play else 0 for in_play in state.network.in_play]
    steps.price_houses(pair.game.r, state)  # type: ignore[attr-defined]
    pair.go_to(state)
    for _ in range(3):
        pair.play(DONE)
        pair.check()
    assert len(pair.legal()) > 20


@pytest.mark.rule("GRID-ORDER-01")
def test_equals_keep_their_order() -> None:
    pair = Pair(("recharged", 4, {}), 1)
    setup = {"round": 3, "phase": "bureaucracy", "order": [2, 0, 3, 1]}
    pair.go_to(pair.game.new(1, setup))
    for _ in range(4):
        pair.play(DONE)
        pair.check()
    assert list(pair.state.order) == [2, 0, 3, 1]
