"""Players with one idea: they follow it, whatever else a turn has to offer."""

import pytest

from megavolt.bots.blackout.fixed import FixedPolicy
from megavolt.bots.blackout.outlook import Worth
from megavolt.bots.blackout.policy import BlackoutPolicy
from megavolt.bots.blackout.standing import Standing
from megavolt.bots.blackout.ways import FAR, Ways
from megavolt.core.registry import make_game
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import DRAW, FAULT, ROTATE, TRANSFORMER, USE
from megavolt.games.blackout.state import State


def second_content() -> BlackoutGame:
    game = make_game("blackout", 2, {})
    assert isinstance(game, BlackoutGame)
    return game


def to_site(game: BlackoutGame, s: State, seat: int) -> int:
    """The tension points to the next site, 0 with a piece or a transformer on one."""
    if s.wiring.own[seat] & s.wiring.live[seat] & s.wiring.board.sites:
        return 0
    return Ways(s.wiring, Worth(Standing(game.r, s, seat), s).lines).nearest()


@pytest.mark.parametrize("seed", range(3))
def test_transformers_first_goes_straight_for_a_site(seed: int) -> None:
    game = second_content()
    policy, s = FixedPolicy(game, "transformers"), game.new(seed)
    seat, before = s.actor, to_site(game, s, s.actor)
    assert 0 < before < FAR
    while s.actor == seat and s.round == 1:
        action = policy.choose(s)
        assert s.pending or action < ROTATE or action >= TRANSFORMER
        assert action != DRAW
        game.apply(s, action)
    assert to_site(game, s, seat) < before


def test_contracts_only_sees_no_points_in_connections() -> None:
    game = second_content()
    policy = FixedPolicy(game, "contracts")
    assert not any(policy.r.structure_points)
    assert any(game.r.structure_points)  # the game's own are left alone
    s = game.new(1)
    while game.to_move(s) >= 0 and s.round < 6:
        action = policy.choose(s)
        if s.phase == 0 and not s.pending and FAULT <= action < USE and action < TRANSFORMER:
            worth = Worth(Standing(game.r, s, s.seat), s)
            assert worth.fault or s.wiring.own[s.seat] & s.wiring.faulted
        game.apply(s, action)


@pytest.mark.rule("BLK-DARK-09")
def test_holding_back_leaves_points_for_later() -> None:
    """Before a count, fewer points of its own are worth more to who holds back."""
    game = second_content()
    planner, holder, s = BlackoutPolicy(game), FixedPolicy(game, "holder"), game.new(3)
    while s.round < 7:
        game.apply(s, planner.choose(s))
    worth = Worth(Standing(game.r, s, s.seat), s)
    behind = worth.standing.most_points - worth.next_count()
    gain = holder.value(worth, 0.0) - planner.value(worth, 0.0)
    assert gain == pytest.approx(1.2 * min(game.r.generator, max(0, behind)))
