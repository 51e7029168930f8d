"""The judgement of the wiring tile game: legal, repeatable, honest, sensible and strong."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from megavolt.arena.selfplay import bot_chooser, by_seat, play
from megavolt.bots import make_bot
from megavolt.bots.blackout import faults
from megavolt.bots.blackout.offers import Offers
from megavolt.bots.blackout.outlook import Worth
from megavolt.bots.blackout.policy import BlackoutPolicy, make_policy
from megavolt.bots.blackout.standing import Standing
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.data.blackout import FIRST, SECOND
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import ROTATE, cells_of
from megavolt.games.blackout.state import LAST_REPAIRS, TURN, State
from megavolt.games.blackout.targets import faultable
from tests.games.blackout.table import Table

OPTIONS: tuple[dict[str, object], ...] = ({}, {"last_repairs": False}, {"layout": "fixed"})


@cache
def game_for(players: int, **options: object) -> BlackoutGame:
    game = make_game("blackout", players, dict(options))
    assert isinstance(game, BlackoutGame)
    return game


@cache
def policy_of(players: int, **options: object) -> BlackoutPolicy:
    return make_policy(game_for(players, **options))


def positions(game: BlackoutGame, seed: int, share: float) -> list[State]:
    """A game in which some moves are random and the others the policy's, position by position."""
    policy, state, rng = make_policy(game), game.new(seed), Random(seed)
    found: list[State] = []
    while legal := game.legal(state):
        found.append(state.clone())
        random = rng.random() < share
        game.apply(state, rng.choice(legal) if random else policy.choose(state))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_move_it_weighs_is_legal(players: int, options: dict[str, object]) -> None:
    game, policy = game_for(players, **options), policy_of(players, **options)
    for state in positions(game, players, 0.6)[::2]:
        before = state.key()
        weighed = policy.weighed(state)
        assert state.key() == before
        assert {action for action, _ in weighed} <= set(game.legal(state))
        assert sum(weight for _, weight in weighed) == pytest.approx(1.0)
        assert all(one[1] >= other[1] for one, other in pairwise(weighed))
        assert policy.choose(state) == weighed[0][0]


def test_random_play_leads_to_every_kind_of_decision() -> None:
    """Forced decisions that it would never bring about itself are answered too."""
    # Thieves are commonest in the second content.
    game, policy = game_for(3, content=SECOND), policy_of(3, content=SECOND)
    asked: set[str] = set()
    for seed in range(8):
        state, rng = game.new(seed), Random(seed)
        while legal := game.legal(state):
            asked.add(str(game.view(state, state.actor)["pending"]))
            if state.pending or state.phase == LAST_REPAIRS:
                assert policy.choose(state) in legal
            game.apply(state, rng.choice(legal))
    assert {"rotate", "remove", "insulate", "replace", "repair", "discard", "None"} <= asked


def test_what_is_hidden_changes_nothing() -> None:
    """States drawn from one view get one answer, and the true state gets the same."""
    game, policy = game_for(3), policy_of(3)
    for number, state in enumerate(positions(game, 4, 0.3)[::3]):
        view = game.view(state, state.actor)
        for draw in range(2):
            other = game.determinize(view, Rng(number * 7 + draw))
            assert policy.choose(other) == policy.choose(state)
            assert policy.chances(other) == policy.chances(state)


def test_the_same_position_gets_the_same_answer() -> None:
    game = game_for(4)
    for state in positions(game, 9, 0.2)[::7]:
        assert make_policy(game).weighed(state) == policy_of(4).weighed(state)


@pytest.mark.parametrize("players", [2, 4])
def test_chances_add_up_and_end_with_the_winners(players: int) -> None:
    game, policy = game_for(players), policy_of(players)
    found = positions(game, 5, 0.5)
    for state in found[::9]:
        chances = policy.chances(state)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0
    last = found[-1]
    game.apply(last, policy.choose(last))
    outcome = game.outcome(last)
    assert outcome is not None
    assert [seat for seat, chance in enumerate(policy.chances(last)) if chance] == list(
        outcome.winners
    )


@pytest.mark.parametrize(
    ("content", "contract"), [(FIRST, "high_voltage"), (SECOND, "first_substation")]
)
def test_points_ahead_late_make_a_favourite(content: str, contract: str) -> None:
    game, policy = game_for(2, content=content), policy_of(2, content=content)
    state = next(s for s in positions(game, 2, 0.0) if s.round == 9 and s.phase == TURN)
    even = policy.chances(state)
    ahead = state.clone()
    ahead.completed[0] = (*ahead.completed[0], game.r.contract_ids.index(contract))
    assert policy.chances(ahead)[0] > even[0]


# ---- positions with one sensible move


def in_turn(game: BlackoutGame, seed: int, round_: int) -> State:
    """The begin of a turn in a round that the policy has brought about."""
    found = positions(game, seed, 0.0)
    return next(
        s
        for s in found
        if s.round == round_ and s.phase == TURN and not s.pending and s.points == s.per_turn
    )


def word(game: BlackoutGame, state: State) -> str:
    return game.word(make_policy(game).choose(state))


def give(game: BlackoutGame, state: State, *cards: str) -> None:
    state.hands[state.seat] = tuple(game.r.resource_ids.index(card) for card in cards)


def test_the_first_move_is_a_piece_at_the_panel() -> None:
    game = game_for(4, content=FIRST)
    state = game.new(1)
    give(game, state, "swivel_clamps", "cut_cable")
    while state.points == state.per_turn:
        said = word(game, state)
        game.apply(state, game.action(said))
    assert said.startswith("install")


@pytest.mark.parametrize("seed", range(4))
def test_the_first_turn_lays_a_piece_at_the_panel(seed: int) -> None:
    """Though rivals' wiring lies in the middle and could be turned or cut."""
    game = game_for(4)
    state = game.new(seed)
    seat = state.seat
    give(game, state, "swivel_clamps", "cut_cable")
    policy = make_policy(game)
    while state.seat == seat:
        game.apply(state, policy.choose(state))
    assert state.wiring.own[seat] & state.wiring.live[seat] & state.wiring.board.entry[seat]


def test_overtime_and_the_stockroom_are_used_at_once() -> None:
    game = game_for(4)
    for card in ("overtime", "stockroom"):
        state = in_turn(game, 3, 3)
        give(game, state, card, "swivel_clamps")
        assert word(game, state) == f"use {card}"


def test_the_worst_card_goes() -> None:
    game = game_for(2)
    state = in_turn(game, 3, 2)
    give(game, state, "junction_box", "swivel_clamps")
    game.apply(state, game.action("draw"))
    state.hands[state.seat] = (*state.hands[state.seat][:2], state.hands[state.seat][0])
    assert word(game, state) == "discard swivel_clamps"


def test_a_fault_is_repaired_before_the_end() -> None:
    game = game_for(2)
    state = in_turn(game, 6, 10)
    cells = cells_of(state.wiring.own[state.seat] & faultable(state.wiring))
    state.wiring.fault(cells[0])
    give(game, state, "swivel_clamps", "swivel_clamps")
    policy = make_policy(game)
    seat = state.seat
    while state.seat == seat and state.phase == TURN:
        game.apply(state, policy.choose(state))
    assert not state.wiring.own[seat] & state.wiring.faulted


@pytest.mark.parametrize(
    ("content", "far_off"), [(FIRST, "high_voltage"), (SECOND, "metropolitan_grid")]
)
def test_a_contract_that_is_met_is_not_given_away(content: str, far_off: str) -> None:
    game = game_for(4, content=content)
    state = in_turn(game, 3, 6)
    give(game, state, "new_client", "swivel_clamps")
    state.contract[state.seat] = game.r.contract_ids.index("weekend_house")
    met = state.wiring.connected(state.seat) & state.wiring.board.structure[2]
    said = word(game, state)
    assert (said == "use new_client") <= (met == 0)
    state.contract[state.seat] = game.r.contract_ids.index(far_off)
    assert word(game, state) == "use new_client"


def test_a_spare_fuse_is_not_spent_on_a_rivals_piece() -> None:
    game = game_for(4)
    state = in_turn(game, 3, 4)
    give(game, state, "spare_fuse", "swivel_clamps")
    rivals = faults.rivals_straights(state, state.seat)
    state.wiring.fault(rivals[0])
    assert word(game, state) != "use spare_fuse"
    own = cells_of(state.wiring.own[state.seat] & faultable(state.wiring))
    state.wiring.fault(own[0])
    assert word(game, state) == "use spare_fuse"


def test_a_piece_towards_a_site_is_always_considered() -> None:
    """Even where it is not among the most promising ones."""
    game = game_for(2)
    state = game.new(1)
    worth = Worth(Standing(game.r, state, state.seat), state)
    assert worth.needs_site()
    offers = Offers(game.r).best(worth, 1)
    nearest = min(worth.ways().after(o.action) for o in offers if o.action < ROTATE)
    assert nearest < worth.ways().nearest()


# ---- strength


@pytest.mark.slow
def test_it_beats_greedy_one_to_one() -> None:
    game: Any = game_for(2)
    won = 0
    for seed in range(16):
        choosers = [bot_chooser(make_bot("greedy", game), game, seed)] * 2
        choosers[seed % 2] = bot_chooser(make_bot("planner", game), game, seed)
        won += play(game, seed, by_seat(game, choosers)).ranks[seed % 2] == 1
    assert won >= 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_shared_contract_that_a_rival_leads_is_worth_less_than_none(players: int) -> None:
    table = Table(players)
    standing = Standing(table.r, table.s, 0)
    assert standing.share(0, 2, 0) < standing.share(0, 0, 0) == 0.0
    assert standing.share(2, 2, 0) < standing.share(3, 2, 0)


def test_a_transformer_takes_a_rivals_part_of_the_zone() -> None:
    table = Table().draw("A a─ . .\nB b─* . .", sites="r0c1", zones={0: 2})
    assert faults.cut(table.r, table.s, 0, 1) == 1.0
