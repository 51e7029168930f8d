"""The laboratory of the wiring tile game: figures, intervals, contents beside each other."""

import json

import pytest

from megavolt.arena.selfplay import bot_chooser, random_chooser
from megavolt.bots.blackout.balance import ACTIONS, Balance, kind_of
from megavolt.bots.blackout.fixed import STRATEGIES, make_fixed
from megavolt.core.registry import make_game
from megavolt.terminal.study_blackout import figures, mean, middle, share
from tests.terminal.conftest import Run


def test_a_game_is_tallied_by_what_happened_in_it() -> None:
    game = make_game("blackout", 2, {})
    balance = Balance(game)
    for seed in range(3):
        balance.play(seed, random_chooser(seed))
    found = figures(balance)
    assert balance.games == 3
    assert sum(balance.wins) == 3
    assert len(balance.leads) == 3
    assert len(balance.borrowed) == len(balance.faults) == 6
    assert sum(balance.faults) == balance.actions["fault"]
    assert all(0 <= used <= 1 for used, _, _ in found["cards"].values())
    assert set(found["actions"]) == set(ACTIONS)


@pytest.mark.parametrize(
    ("word", "kind"),
    [("done", ""), ("draw", "draw"), ("install r0c5 ns", "install"), ("fault r0c5", "fault")],
)
def test_actions_have_kinds(word: str, kind: str) -> None:
    assert kind_of(make_game("blackout", 2, {}).action(word)) == kind


def test_intervals_hold_their_value() -> None:
    for value, low, high in (mean([1, 2, 3]), middle([5, 1, 9, 4]), share(3, 10)):
        assert low <= value <= high


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_player_with_one_idea_plays_by_it(strategy: str) -> None:
    game = make_game("blackout", 2, {})
    balance = Balance(game)
    balance.play(1, bot_chooser(make_fixed(game, strategy), game, 1))
    done = balance.actions
    if strategy == "straights":
        assert not done["use"] + done["replace"] + done["transformer"] + done["draw"]
    if strategy == "cards":
        assert not done["install"] + done["replace"] + done["transformer"]
        assert done["draw"]
    if strategy == "saboteur":
        assert done["fault"] > 5
    assert sum(done.values())


def test_two_contents_are_shown_beside_each_other(run: Run) -> None:
    compared = ("--players", "2", "--games", 1, "--seed", 1, "--against", "layout=fixed")
    command = ("study", "blackout", *compared, "--policy", "greedy")
    data = json.loads(run(*command, "--json").stdout)
    assert [figures["games"] for figures in data["players"]] == [1, 1]
    shown = run(*command).stdout
    assert "Median lead of the winner" in shown
    assert shown.count("95%") == 2


def test_an_unknown_way_of_playing_is_refused(run: Run) -> None:
    result = run("study", "blackout", "--policy", "light")
    assert result.exit_code == 2
    assert "planner, search, greedy, strategies" in result.stderr
