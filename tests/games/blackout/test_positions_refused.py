"""Positions that do not fit together are refused by name, and none can break the engine."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from megavolt import Match, OptionError, SetupError
from megavolt.core.view_types import own_view
from megavolt.data.blackout import FIRST, THIRD
from megavolt.games.blackout.view_types import BlackoutView
from tests.configurations import Configuration
from tests.games.blackout.positions import (
    ALL,
    made,
    moments,
    play_to_the_end,
    seats,
    sent,
    spoilt,
)
from tests.games.blackout.table import NAMES

pytestmark = pytest.mark.slow  # left out of script/test --fast

STOCKROOM = {"deck": "resource", "card": "stockroom"}
STORM = {"deck": "breakdown", "card": "storm"}
PIECE = {"cell": "r11c5", "player": 0, "exits": "ns"}
FAULTED = {**PIECE, "faulted": True}
REEL = {"deck": "resource", "card": "cable_reel"}

# the setup, the code of the refusal, and the key it names
WRONG: list[tuple[dict[str, object], str, str]] = [
    ({"round": 0}, "setup_out_of_range", "round"),
    ({"round": 11}, "setup_out_of_range", "round"),
    ({"round": True}, "setup_wrong_type", "round"),
    ({"round": 10**30}, "setup_out_of_range", "round"),
    ({"phase": "lunch"}, "setup_no_such_choice", "phase"),
    ({"phase": "over"}, "setup_out_of_range", "round"),
    ({"phase": "hands"}, "setup_out_of_range", "owed"),
    ({"phase": "last_repairs", "round": 10}, "setup_no_repairs", ""),
    ({"round": 3, "dark": True}, "setup_follows", "dark"),
    ({"round": 6, "dark": False}, "setup_follows", "dark"),
    ({"dark": 1}, "setup_wrong_type", "dark"),
    ({"to_move": 2}, "setup_out_of_range", "to_move"),
    ({"to_move": 0, "turn_of": 1}, "setup_follows", "to_move"),
    ({"phase": "over", "round": 10, "turn_of": 0}, "setup_follows", "turn_of"),
    ({"phase": "over", "round": 10, "to_move": 0}, "setup_follows", "to_move"),
    ({"tension": 3}, "setup_wrong_type", "tension"),
    ({"tension": {"more": 3}}, "setup_unknown_key", "tension.more"),
    ({"tension": {"left": -1}}, "setup_out_of_range", "tension.left"),
    ({"tension": {"per_turn": 5}}, "setup_follows", "tension.per_turn"),
    ({"tension": {"acted": 1}}, "setup_wrong_type", "tension.acted"),
    ({"phase": "over", "round": 10, "tension": {"left": 1}}, "setup_out_of_range", "tension.left"),
    ({"phase": "over", "round": 10, "tension": {"acted": True}}, "setup_follows",
     "tension.acted"),
    ({"next_round": {"dark": True}}, "setup_follows", "next_round.dark"),
    ({"next_round": {"tension": 1}}, "setup_follows", "next_round.tension"),
    ({"counted": 1}, "setup_follows", "counted"),
    ({"round": 6, "counted": None}, "setup_follows", "counted"),
    ({"latest_count": [3, 0]}, "setup_out_of_range", "latest_count"),
    ({"unspent": [1, 0]}, "setup_out_of_range", "unspent"),
    ({"round": 10, "to_move": 0, "unspent": [1, 0]}, "setup_out_of_range", "unspent"),
    ({"hands": [["refit"] * 3, ["refit"]], "to_move": 0, "round": 2}, "setup_wrong_count",
     "hands"),
    ({"hands": [["overtime"] * 5, None], "to_move": 0, "round": 2}, "setup_too_long", "hands"),
    ({"discard": [None]}, "setup_wrong_type", "discard"),
    ({"discard": ["repair_van"] * 3}, "setup_too_many_copies", "discard"),
    ({"owed": 2, "tension": {"left": 3}}, "setup_follows", "owed"),
    ({"owed": 1}, "setup_follows", "tension.acted"),
    ({"owed": 1, "round": 10, "phase": "over"}, "setup_follows", "owed"),
    ({"card": "storm"}, "setup_wrong_type", "card"),
    ({"card": {"deck": "moon", "card": "storm"}}, "setup_no_such_choice", "card.deck"),
    ({"card": {"deck": "resource", "card": "storm"}}, "setup_unknown_card", "card"),
    ({"card": STORM, "phase": "turn"}, "setup_card_phase", ""),
    ({"card": STOCKROOM, "phase": "breakdown"}, "setup_card_phase", ""),
    ({"card": STORM, "breakdown": ["subsidy"]}, "setup_follows", "card"),
    ({"card": {**STORM, "effect": 1}}, "setup_out_of_range", "card.effect"),
    ({"card": {**STORM, "effect": 0}, "pieces": []}, "setup_card_not_waiting", ""),
    ({"card": {**STORM, "named": [0]}}, "setup_follows", "card.named"),
    ({"card": {**STORM, "named": [2]}}, "setup_out_of_range", "card.named"),
    ({"card": {**STORM, "area": 1}}, "setup_follows", "card.area"),
    ({"card": {"deck": "breakdown", "card": "fallen_tree", "at": 0}}, "setup_wrong_type",
     "card.area"),
    ({"card": {**REEL, "did": 4}}, "setup_out_of_range", "card.did"),
    ({"card": {**REEL, "at": 1}}, "setup_out_of_range", "card.at"),
    ({"card": {**REEL, "touched": ["moon"]}}, "setup_wrong_type", "card.touched"),
    ({"card": REEL, "owed": 1}, "setup_follows", "owed"),
    ({"card": STOCKROOM, "owed": 3, "to_move": 0, "hands": [["refit"] * 3, None]},
     "setup_follows", "owed"),
    ({"contracts": ["none", None]}, "setup_contract_none", ""),
    ({"completed": [["skyline"], []]}, "setup_too_long", "completed"),
    ({"completed": [["skyline"], ["skyline"]], "round": 2}, "setup_too_many_copies", "completed"),
    ({"contracts_under": ["skyline"]}, "setup_wrong_type", "contracts_under"),
    ({"contracts_under": [{"player": 2}]}, "setup_out_of_range", "contracts_under.player"),
    ({"contracts_under": [{"player": 1}] * 60}, "setup_too_long", "contracts_under"),
    ({"chance": -1}, "setup_out_of_range", "chance"),
    ({"chance": 2**192}, "setup_out_of_range", "chance"),
    ({"pieces": [{**PIECE, "faulted": "yes"}]}, "setup_wrong_type", "pieces.faulted"),
]  # fmt: skip


@pytest.mark.parametrize("content", [FIRST, THIRD])
@pytest.mark.parametrize(("setup", "code", "key"), WRONG, ids=lambda value: str(value)[:50])
def test_what_does_not_fit_is_refused_by_name(
    setup: dict[str, object], code: str, key: str, content: str
) -> None:
    with pytest.raises(SetupError) as caught:
        Match.new("blackout", NAMES[:2], 1, {"content": content}, setup)
    assert (caught.value.code, caught.value.facts.get("key", "")) == (code, key)
    assert code not in str(caught.value)  # there is a sentence for it


def test_a_bottom_card_of_the_contracts_has_one_place() -> None:
    match = Match.new("blackout", NAMES[:2], 1)
    deck = match.position()["contract_deck"]
    assert isinstance(deck, list)
    under = [{"player": 0, "contract": deck[-1]}]
    setup = {"contract_deck": deck, "contracts_under": under}
    match = Match.new("blackout", NAMES[:2], 1, {}, setup)
    assert own_view(BlackoutView, match.view(0))["contracts_under"] == under
    swapped = [*deck[:-2], deck[-1], deck[-2]]
    with pytest.raises(SetupError, match="contract_deck"):
        Match.new("blackout", NAMES[:2], 1, {}, {**setup, "contract_deck": swapped})


@pytest.mark.parametrize("card", ["heat_wave", "quiet_night"])
def test_a_card_that_asks_nothing_cannot_be_in_progress(card: str) -> None:
    setup = {"card": {"deck": "breakdown", "card": card, "effect": 0}}
    with pytest.raises(SetupError) as caught:
        Match.new("blackout", NAMES[:2], 1, {}, setup)
    assert caught.value.code == "setup_card_not_waiting"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(ALL), st.integers(0, 2**32), st.integers(0, 2**32))
def test_a_spoilt_position_is_refused_or_can_be_played(
    configuration: Configuration, seed: int, choice: int
) -> None:
    game, random = made(configuration), Random(choice)
    kept = []
    for number, state in enumerate(moments(game, seed)):
        if number % 12 == choice % 12 or state.task is not None:
            kept.append(sent(game.position(state, random.choice([None, None, *seats(game)]))))
    for _ in range(12):
        position = spoilt(random.choice(kept), random.choice(kept), random)
        try:
            new = game.new(seed, position)
        except (SetupError, OptionError):
            continue
        assert game.check(new) == []
        assert game.key(game.new(1, sent(game.position(new)))) == game.key(new)
        play_to_the_end(game, new, random)
