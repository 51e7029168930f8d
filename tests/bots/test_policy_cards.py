"""The judgement of the card game: legal, repeatable, honest, sensible, well above greedy."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from megavolt.arena.selfplay import bot_chooser, by_seat, play
from megavolt.bots import make_bot
from megavolt.bots.policy import Policy, policy_for
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from tests.games.cards.table import Table

EVERY_OPTION = {"demolition": True, "hidden_money": True, "singles": "unlimited"}
OPTIONS = pytest.mark.parametrize("options", [{}, EVERY_OPTION], ids=["plain", "all"])
COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
GAMES = 8


def states(game: Game[Any], seed: int, wild: float) -> Iterator[Any]:
    """The positions of a game of the policy with itself; a part of the moves is any legal one."""
    policy, rng = policy_for(game), Random(seed)
    state = game.new(seed)
    while legal := game.legal(state):
        yield state
        game.apply(state, rng.choice(legal) if rng.random() < wild else policy.choose(state))


# ---- what holds in every position


@COUNTS
@OPTIONS
@pytest.mark.parametrize("wild", [0.0, 0.3, 1.0])
def test_it_is_legal_and_weighs_the_best_first(
    players: int, options: dict[str, object], wild: float
) -> None:
    game = make_game("cards", players, options)
    policy = policy_for(game)
    for state in states(game, 3, wild):
        legal = set(game.legal(state))
        before = game.key(state)
        weighed = policy.weighed(state)
        assert weighed[0][0] == policy.choose(state)
        assert {action for action, _ in weighed} <= legal
        assert len({action for action, _ in weighed}) == len(weighed)
        assert sum(weight for _, weight in weighed) == pytest.approx(1)
        assert weighed == sorted(weighed, key=lambda one: -one[1])
        assert game.key(state) == before


@COUNTS
@OPTIONS
def test_chances_add_up_to_one(players: int, options: dict[str, object]) -> None:
    game = make_game("cards", players, options)
    policy = policy_for(game)
    for state in states(game, 4, 0.2):
        chances = policy.chances(state)
        assert len(chances) == players
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1)


def test_the_same_position_gets_the_same_answer() -> None:
    """Whatever was asked before, and whichever policy is asked."""
    game = make_game("cards", 4, {})
    one, other = policy_for(game), policy_for(game)
    for state in states(game, 5, 0.2):
        copy = game.clone(state)
        assert one.choose(state) == one.choose(copy) == other.choose(copy)
        other.chances(copy)
        assert one.weighed(state) == other.weighed(copy)


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}], ids=["open", "hidden"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_changes_nothing(players: int, options: dict[str, object]) -> None:
    game = make_game("cards", players, options)
    policy, rng = policy_for(game), Random(1)
    for state in states(game, 6, 0.1):
        view = game.view(state, game.to_move(state))
        others = [game.determinize(view, Rng(rng.getrandbits(60))) for _ in range(2)]
        expected = policy.weighed(state)
        assert [policy.weighed(other) for other in others] == [expected, expected]


# ---- strength


@pytest.mark.parametrize("players", [2, 4])
def test_the_planner_beats_greedy(players: int) -> None:
    """It wins seven of ten games against one and nine of ten against three greedy ones: with
    fixed seeds half of eight cannot be missed by bad luck."""
    game = make_game("cards", players, {})
    won = 0
    for seed in range(GAMES):
        choosers = [bot_chooser(make_bot("greedy", game), game, seed)] * players
        choosers[seed % players] = bot_chooser(make_bot("planner", game), game, seed)
        won += play(game, seed, by_seat(game, choosers)).ranks[seed % players] == 1
    assert won >= GAMES // 2


# ---- judged positions


def judge(table: Table) -> Policy:
    return policy_for(table.game)


def said(table: Table) -> str:
    return table.game.word(judge(table).choose(table.s))


def table_of(**money: int) -> Table:
    table = Table().order("ana", "bob", "eva")
    for who in ("ana", "bob", "eva"):
        table.give(who, money=money.get(who, 50))
    return table


PLENTY: list[list[str]] = [
    [],
    ["coal3", "coal3", "gas3", "gas3"],
    ["coal2", "gas2", "oil3", "oil3"],
    ["coal3", "oil2", "uranium2", "uranium2"],
]


def test_it_opens_at_the_minimum_what_brings_most() -> None:
    table = table_of().give("ana", plants=["03a", "04a"]).columns(*PLENTY)
    table.market("09", "28", "29", "30", "31", "32", "33", "34").begin("auction")
    word = said(table).split()
    assert word[0] == "open"
    assert int(word[2]) == table.minimum(word[1])


def test_it_passes_on_what_is_no_better_than_its_own() -> None:
    table = table_of().give("ana", plants=["37", "32", "28"])
    table.market("09", "11", "12", "14", "16", "20", "21", "22").begin("auction")
    assert said(table) == "pass"


def test_it_stops_bidding_at_what_a_plant_is_worth() -> None:
    table = table_of(ana=500, bob=500).give("eva", money=0).columns(*PLENTY)
    table.market("03a", "03b", "04a", "17", "30", "31", "32", "33").begin("auction")
    table.play("open 17 17")
    assert said(table) == "bid 18"
    table.play("bid 400", "pass")
    assert said(table) == "pass"


def test_it_keeps_the_money_for_the_fuel() -> None:
    """In the first rounds a plant without fuel earns nothing."""
    table = table_of(ana=7, bob=7, eva=0).columns([], [], [], ["gas3", "coal3"])
    table.market("03b", "05b", "05c", "06a", "08a", "08b", "09", "10").begin("auction")
    table.play("open 06a 6")
    assert said(table) == "pass"


def test_it_scraps_what_earns_least() -> None:
    table = table_of().give("ana", plants=["37", "03a", "32"]).columns(*PLENTY)
    table.market("09", "11", "12", "25", "26", "27", "28", "29").begin("auction")
    table.play("open 25 25", "pass", "pass")
    assert said(table) == "scrap 03a"


def test_in_the_last_round_it_pays_much_for_points() -> None:
    """Ten Elektro are a point; plant 28 scores 8 more than the worst, and costs no fuel."""
    table = table_of(ana=60, bob=60, eva=0).give("ana", plants=["04a", "32", "37"])
    table.market("03a", "03b", "28").begin("auction", last=True)
    table.play("open 28 28", "bid 50", "pass")
    assert said(table) == "bid 51"


def test_in_the_last_round_it_leaves_what_it_cannot_feed() -> None:
    """No uranium is on offer: plant 36 would score nothing."""
    table = table_of().give("ana", plants=["22", "28", "32"])
    table.columns([], ["coal3"], ["gas3"], []).market("17", "36").begin("auction", last=True)
    assert said(table) == "pass"


def test_in_the_last_round_it_buys_what_it_lacks_and_no_more() -> None:
    table = Table().order("bob", "eva", "ana").columns(*PLENTY)
    table.give("ana", money=40, plants=["12", "13"], fuel=["coal3"]).begin("fuel", last=True)
    assert said(table).startswith("buy gas")
    assert said(table.play(said(table))) == "done"


def test_it_buys_no_fuel_that_nothing_burns() -> None:
    table = Table().order("bob", "eva", "ana").columns(*PLENTY)
    table.give("ana", money=50, plants=["08a", "11"]).begin("fuel")
    assert said(table) == "done"


def test_it_buys_three_units_at_the_price_of_one() -> None:
    table = Table().order("bob", "eva", "ana").columns([], ["gas1", "gas3"], [], [])
    table.give("ana", money=20, plants=["16"]).begin("fuel")
    assert said(table) == "buy gas3 2"


def test_it_runs_what_pays_most() -> None:
    table = Table().order("ana", "bob", "eva")
    table.give("ana", plants=["04a", "26"], fuel=["gas1"]).begin("bureaucracy")
    assert said(table) == "run 26"
    assert said(table.play("run 26")) == "done"


def test_a_hybrid_plant_leaves_the_others_their_fuel() -> None:
    table = Table().order("ana", "bob", "eva")
    table.give("ana", plants=["14", "13"], fuel=["gas1", "oil2"]).begin("bureaucracy")
    assert said(table) == "run 13"
    assert said(table.play("run 13")) == "run 14 oil2"


def test_it_keeps_the_last_uranium_for_the_end() -> None:
    """The next run is the last, no uranium is left to buy, and points are ten times as dear."""
    table = Table().order("ana", "bob", "eva").columns([], ["coal3"], [], [])
    table.piles(["coal1", "coal2"], [])
    table.give("ana", plants=["34"], fuel=["uranium1"]).give("bob", plants=["27"])
    table.s.market.met = True
    table.begin("bureaucracy")
    assert said(table) == "done"


# ---- who wins


def test_chances_know_a_game_that_is_over() -> None:
    game = make_game("cards", 3, {})
    state = game.new(2)
    policy = policy_for(game)
    while game.legal(state):
        game.apply(state, policy.choose(state))
    outcome = game.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    assert policy.chances(state) == [share * (rank == 1) for rank in outcome.ranks]


def test_chances_are_sure_when_nothing_can_change() -> None:
    table = table_of().give("ana", plants=["28", "32", "37"]).give("bob", plants=["08a"])
    table.columns([], [], [], []).begin("fuel", last=True)
    assert judge(table).chances(table.s) == [1.0, 0.0, 0.0]


def test_chances_follow_plants_and_money() -> None:
    """The same plants and more money, the same money and better plants."""
    table = table_of(ana=60).give("ana", plants=["20", "23"]).give("bob", plants=["20", "23"])
    table.give("eva", plants=["03a"]).begin("auction")
    ana, bob, eva = judge(table).chances(table.s)
    assert ana > bob > eva
