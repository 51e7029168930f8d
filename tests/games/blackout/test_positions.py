"""Positions as data: a game can be left and taken up again at any moment, by one seat's knowledge
too, and a position can be written by hand.

A seeded share of random games by default; more with MEGAVOLT_RANDOM_GAMES=5000 in the environment.
"""

import json
import os
from random import Random

import pytest

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.core.view_types import own_view
from megavolt.games.blackout import state as states
from megavolt.games.blackout.state import State
from megavolt.games.blackout.view_types import BlackoutView, own_hand
from tests.configurations import Configuration
from tests.games.blackout.designed import designed, effect, with_card
from tests.games.blackout.positions import (
    ALL,
    Position,
    made,
    moments,
    play_to_the_end,
    seats,
    sent,
)
from tests.games.blackout.table import NAMES, Table
from tests.games.blackout.test_info import VARY

pytestmark = pytest.mark.slow  # left out of script/test --fast

GAMES = int(os.environ.get("MEGAVOLT_RANDOM_GAMES", "0")) or 240
SEEDS = -(-GAMES // len(ALL))  # games of each configuration
EVERY = (
    1 if "MEGAVOLT_RANDOM_GAMES" in os.environ else 9
)  # plain moments; the odd ones are all taken
every_configuration = pytest.mark.parametrize("configuration", ALL, ids=str)


def first_seed(configuration: Configuration) -> int:
    return ALL.index(configuration) * SEEDS


def is_odd(state: State) -> bool:
    """A card under way, a discard due, or the end of a round or of the game."""
    return state.pending != states.NOTHING or state.phase != states.TURN


# ---- the complete position


@every_configuration
def test_a_position_gives_the_same_game_back(configuration: Configuration) -> None:
    game = made(configuration)
    for seed in range(first_seed(configuration), first_seed(configuration) + SEEDS):
        for number, state in enumerate(moments(game, seed)):
            if (number + seed) % EVERY and not is_odd(state):
                continue
            again = game.new(seed + 1, sent(game.position(state)))
            assert game.key(again) == game.key(state), (seed, number)
            assert game.legal(again) == game.legal(state), (seed, number)


def test_the_moments_are_of_all_kinds() -> None:
    found, cards = set(), set()
    for number, configuration in enumerate(ALL):
        for state in moments(made(configuration), number):
            found.add((state.phase, state.dark, state.pending != states.NOTHING))
            if state.task is not None:
                cards.add((state.task.is_resource, state.pending))
    phases = {phase for phase, _, _ in found}
    assert phases == {states.TURN, states.BREAKDOWN, states.LAST_REPAIRS, states.OVER}
    assert (states.TURN, True, True) in found
    assert (states.BREAKDOWN, True, True) in found
    assert len(cards) > 10


@pytest.mark.parametrize("seed", range(6))
def test_the_game_goes_on_with_the_same_chance(seed: int) -> None:
    game = made(ALL[seed * 2])
    for number, state in enumerate(moments(game, seed)):
        if number % 40 != 20:
            continue
        true, again = game.clone(state), game.new(99, sent(game.position(state)))
        random = Random(number)
        while game.to_move(true) != NOBODY:
            assert game.legal(again) == game.legal(true)
            action = random.choice(game.legal(true))
            game.apply(true, action)
            game.apply(again, action)
            assert game.key(again) == game.key(true)
        assert game.outcome(again) == game.outcome(true)


def test_a_named_start_player_stays_the_same() -> None:
    match = Match.new("blackout", NAMES[:3], 4, {"start": 2})
    random = Random(4)
    while not match.over:
        again = Match.new("blackout", NAMES[:3], 5, {"start": 2}, match.position())
        assert again.game.key(again.state) == match.game.key(match.state)
        match.play(random.choice(match.legal()))


def test_a_record_can_begin_anywhere() -> None:
    match = Match.new("blackout", NAMES[:2], 3)
    random = Random(3)
    for _ in range(30):
        match.play(random.choice(match.legal()))
    later = Match.new("blackout", NAMES[:2], 8, setup=match.position())
    while not later.over:
        later.play(random.choice(later.legal()))
    read = Match.from_record(later.record())
    assert read.game.key(read.state) == later.game.key(later.state)


def test_a_discard_at_the_end_of_a_round_is_a_position_too() -> None:
    """No card of the game leads there; one that a designer adds may."""
    table = designed(with_card(effect("draw", count=3, discard=0)))
    table.hand("a", "refit", "overtime").play("use refit").breakdown("quiet_night").end_round()
    assert table.view["phase"] == "hands"
    again = table.game.new(7, sent(table.match.position()))
    assert table.game.key(again) == table.game.key(table.s)


def test_cards_that_change_rounds_are_believed_in_content_that_has_them() -> None:
    content = with_card(
        effect("tension", amount=2, when="next_round"), effect("mode", value="blackout")
    )
    table = designed(content).hand("a", "refit", "overtime").play("use refit")
    for _ in range(2):
        again = table.game.new(7, sent(table.match.position()))
        assert table.game.key(again) == table.game.key(table.s)
        table.breakdown("quiet_night").end_round()
    assert (table.s.round, table.s.dark) == (3, True)


# ---- what a seat knows of it


@every_configuration
def test_what_a_seat_knows_gives_the_same_view(configuration: Configuration) -> None:
    game = made(configuration)
    seed = first_seed(configuration)
    other = 0
    for number, state in enumerate(moments(game, seed)):
        if number % 3 and not is_odd(state):
            continue
        for seat in seats(game):
            new = game.new(number, sent(game.position(state, seat)))
            assert game.view(new, seat) == game.view(state, seat)
            assert game.check(new) == []
            other += game.key(new) != game.key(state)
            if seat == game.to_move(state):
                assert game.legal(new) == game.legal(state)
    assert other > 50


@pytest.mark.rule("BLK-INFO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_tells_nothing_that_the_seat_may_not_know(players: int) -> None:
    game, random = made(ALL[4 * (players - 2)]), Random(players)
    different = 0
    for number, state in enumerate(moments(game, seed=players)):
        if number % 6:
            continue
        for seat in seats(game):
            twin = game.clone(state)
            for vary in VARY:
                vary(twin, random, seat)
            different += game.key(twin) != game.key(state)
            known = json.dumps(game.position(state, seat))
            assert json.dumps(game.position(twin, seat)) == known
            assert "chance" not in known
    assert different > 20


def test_another_seed_fills_the_gaps_in_another_way() -> None:
    game = made(ALL[0])
    known = game.position(game.new(1), 0)
    drawn = [game.new(seed, known) for seed in range(30)]
    assert len({state.hands[1] for state in drawn}) > 10
    assert len({state.contract[1] for state in drawn}) > 5
    assert {state.hands[0] for state in drawn} == {drawn[0].hands[0]}
    assert {state.breakdown.index(1) for state in drawn} == {5, 6, 7, 8, 9}


# ---- positions written by hand

MIDDLE: Position = {
    "round": 4,
    "pieces": [
        {"cell": "r11c5", "player": 0, "exits": "ns"},
        {"cell": "r0c6", "player": 1, "exits": "ns", "faulted": True},
    ],
    "hands": [["refit", "overtime"], None],
    "contracts": ["skyline", None],
}


def position(**changes: object) -> Table:
    return Table(setup={**MIDDLE, **changes})


def test_round_pieces_hands_and_contracts_are_enough() -> None:
    for seed in range(20):
        table = Table(seed=seed, setup=MIDDLE)
        view = table.seen_by("a")
        assert (view["round"], view["phase"], view["dark"]) == (4, "turn", False)
        assert (view["to_move"], view["start"]) == (0, 0)
        assert view["tension"] == {"left": 4, "per_turn": 4, "acted": False, "spare": 0}
        assert len(view["breakdowns"]) == 3
        assert view["players"][0]["contract"] == "skyline"
        assert table.game.check(table.s) == []
        play_to_the_end(table.game, table.s, Random(seed))


def test_who_is_to_move_is_enough_to_say_whose_turn_it_is() -> None:
    match = Match.new("blackout", NAMES[:3], 1, setup={"round": 2, "to_move": 2})
    view = own_view(BlackoutView, match.view(-1))
    assert (view["to_move"], view["turn_of"], view["start"], view["turn"]) == (2, 2, 2, 0)
    later = Match.new("blackout", NAMES[:3], 1, setup={"round": 2, "start": 1, "to_move": 2})
    assert later.view(-1)["turn"] == 1


def test_points_left_tell_whether_something_was_done() -> None:
    assert position(tension={"left": 3}).view["tension"]["acted"] is True
    assert position(tension={"left": 4}).view["tension"]["acted"] is False


@pytest.mark.rule("BLK-DARK-01", "BLK-DARK-06")
@pytest.mark.parametrize("dark", [True, False])
def test_a_round_is_dark_as_the_position_says(dark: bool) -> None:
    for seed in range(20):
        table = Table(seed=seed, setup={"round": 8, "dark": dark})
        revealed = table.view["breakdowns"]
        assert table.view["dark"] is dark
        assert ("power_back" in revealed) is not dark
        assert table.view["counted"] == (8 if dark else revealed.index("power_back") + 2)


def test_the_breakdown_cards_tell_of_the_rounds() -> None:
    table = Table(setup={"round": 3, "breakdown": ["storm", "heat_wave"]})
    assert table.view["tension"]["left"] == 3
    after = {"round": 3, "phase": "breakdown", "breakdown": ["storm", "storm", "subsidy"]}
    assert Table(setup={**after, "card": None}).view["tension"]["left"] == 5


def test_a_card_without_progress_is_carried_out_from_its_beginning() -> None:
    table = position(
        phase="breakdown",
        card={"deck": "breakdown", "card": "general_overhaul"},
        breakdown=["quiet_night", None, None],
    )
    assert table.view["breakdowns"][0] == "quiet_night"
    assert table.view["breakdowns"][3] == "general_overhaul"
    assert (table.s.round, table.faulted()) == (5, "")
    table = Table(
        setup={
            "hands": [["overtime"], None],
            "card": {"deck": "resource", "card": "stockroom"},
            "resource_deck": ["refit", "refit"],
        }
    )
    assert table.legal == ["discard overtime", "discard refit"]


def test_a_card_in_progress_stands_where_it_is_said() -> None:
    layout = Table(layout="fixed").view["layout"]
    table = Table(
        setup={
            "layout": layout,
            "hands": [["overtime"], None],
            "tension": {"left": 2},
            "card": {"deck": "resource", "card": "cable_reel", "did": 3},
        }
    )
    assert table.legal[:2] == ["done", "install r11c5 ns"]
    table.play("install r11c5 ns")
    assert table.view["card"] is None
    assert table.view["discard"] == ["cable_reel"]


def test_an_unknown_card_of_a_hand_is_null() -> None:
    table = position(hands=[["refit", None], None], to_move=0)
    assert own_hand(table.seen_by("a"))[0] == "refit"
    assert table.player("a")["cards"] == 2


def test_last_repairs_are_asked_for_by_whoever_can_make_them() -> None:
    end = {**MIDDLE, "round": 10, "phase": "last_repairs", "unspent": [4, 2]}
    table = Table(setup=end)
    assert (table.mover, table.legal) == ("b", ["done", "repair r0c6"])
    over = Table(setup={**end, "phase": "over"})
    assert over.over
    assert over.match.outcome() is not None
