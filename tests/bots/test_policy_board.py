"""The planner of the grid board game: legal, repeatable, honest, sensible, better than greedy."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from megavolt.bots import make_bot
from megavolt.bots.board.policy import BoardPolicy
from megavolt.bots.policy import policy_for
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.games.board.state import AUCTION
from megavolt.parts.auction import NO_LOT
from tests.configurations import of_family
from tests.games.board.table import NAMES, Table

EDITIONS = ("recharged", "classic", "deluxe")
IBERIA = Path(__file__).parents[2] / "docs" / "examples" / "map-iberia.toml"


def policy_of(game: Game[Any]) -> BoardPolicy:
    policy = policy_for(game)
    assert isinstance(policy, BoardPolicy)
    return policy


def chosen(table: Table) -> str:
    """What the policy plays in a position, in words."""
    return table.game.word(policy_of(table.game).choose(table.s))


def check_position(game: Game[Any], policy: BoardPolicy, state: Any) -> int:
    """The choice is legal, the weighed moves are too, and all sums are right."""
    legal = set(game.legal(state))
    before = game.key(state)
    action = policy.choose(state)
    weighed = policy.weighed(state)
    chances = policy.chances(state)
    assert action in legal
    assert weighed[0][0] == action
    assert len({move for move, _ in weighed}) == len(weighed)
    assert {move for move, _ in weighed} <= legal
    assert sum(weight for _, weight in weighed) == pytest.approx(1)
    assert [w for _, w in weighed] == sorted((w for _, w in weighed), reverse=True)
    assert len(chances) == game.players
    assert sum(chances) == pytest.approx(1)
    assert policy.choose(state) == action
    assert game.key(state) == before
    return action


def play_checked(game: Game[Any], seed: int, often: int, strays: float = 0.0) -> Any:
    """A game of planners; now and then somebody plays at random. The state at its end."""
    policy = policy_of(game)
    state, random = game.new(seed), Random(seed)
    moves = 0
    while game.to_move(state) != NOBODY:
        if moves % often == 0:
            action = check_position(game, policy, state)
        else:
            action = policy.choose(state)
            assert action in game.legal(state)
        if random.random() < strays:
            action = random.choice(game.legal(state))
        game.apply(state, action)
        moves += 1
        assert moves < 5000
    return state


# ---- legal, repeatable, sums


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_whole_games_in_every_edition(edition: str, players: int) -> None:
    game = make_game(edition, players, {})
    state = play_checked(game, seed=players, often=7)
    assert game.outcome(state) is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_answers_whatever_position_it_is_put_in(edition: str) -> None:
    """Players who often move at random lead to positions that planners never bring about."""
    for players in (2, 4):
        game = make_game(edition, players, {})
        for seed in range(2):
            play_checked(game, seed, often=11, strays=0.4)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_plays_every_configuration(players: int) -> None:
    for i, configuration in enumerate(of_family("board")):
        if configuration.players == players and i % 7 == 0:
            play_checked(configuration.make(), seed=i, often=29, strays=0.1)


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("recharged", {"start_cities": True}),
        ("recharged", {"regions": "draft", "demolition": True}),
        ("recharged", {"map": "usa", "start_cities": True, "hidden_money": True}),
        ("classic", {"regions": "draft", "quick_pass": True, "figures": "print"}),
        ("classic", {"map": "usa", "demolition": True}),
        ("deluxe", {"map": "north-america", "demolition": True, "regions": "draft"}),
        ("recharged", {"map": str(IBERIA)}),
    ],
)
def test_it_plays_the_variants(edition: str, options: dict[str, object]) -> None:
    for players in (2, 3):
        play_checked(make_game(edition, players, options), seed=5, often=13, strays=0.1)


def test_the_same_game_comes_out_of_the_same_seed() -> None:
    game = make_game("recharged", 3, {})
    assert game.key(play_checked(game, 3, often=50)) == game.key(play_checked(game, 3, often=40))


# ---- honest


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("recharged", 2, {"hidden_money": True, "start_cities": True}),
        ("classic", 4, {"hidden_money": True}),
        ("deluxe", 3, {"hidden_money": True, "demolition": True}),
        ("recharged", 5, {}),
    ],
)
def test_what_is_hidden_changes_nothing(
    edition: str, players: int, options: dict[str, object]
) -> None:
    game = make_game(edition, players, options)
    policy = policy_of(game)
    state = game.new(11)
    moves = 0
    while game.to_move(state) != NOBODY:
        action = policy.choose(state)
        if moves % 9 == 0:
            view = game.view(state, game.to_move(state))
            drawn = [game.determinize(view, Rng(seed)) for seed in range(3)]
            assert {policy.choose(s) for s in drawn} == {action}
            assert len({tuple(policy.weighed(s)) for s in drawn}) == 1
            assert len({tuple(policy.chances(s)) for s in drawn}) == 1
        game.apply(state, action)
        moves += 1


# ---- who will win


def test_chances_tell_the_winner_of_a_game_that_is_over() -> None:
    game = make_game("classic", 3, {})
    state = play_checked(game, 8, often=60)
    outcome = game.outcome(state)
    assert outcome is not None
    chances = policy_of(game).chances(state)
    assert [i for i, chance in enumerate(chances) if chance > 0] == list(outcome.winners)


def test_chances_know_a_game_that_is_decided() -> None:
    """Bob has reached 17 cities and supplies them; the others can do nothing about it."""
    table = Table(players=3).step(3).order("bob", "ana", "eva")
    table.give("bob", plants=[36, 38, 44], fuel={"coal": 3, "garbage": 3}, money=0)
    table.give("ana", plants=[10], money=0).give("eva", plants=[13], money=0)
    table.settle("bob", 17).settle("ana", 3).settle("eva", 2).begin("building", round=9)
    assert policy_of(table.game).chances(table.s)[NAMES.index("bob")] > 0.9


def test_chances_favour_who_is_ahead() -> None:
    table = Table(players=3).step(2).order("bob", "ana", "eva")
    table.give("bob", plants=[31, 25, 33], money=120).settle("bob", 11)
    table.give("ana", plants=[10, 13], money=40).settle("ana", 4)
    table.give("eva", plants=[8, 9], money=40).settle("eva", 4).begin("auction", round=7)
    chances = policy_of(table.game).chances(table.s)
    assert max(chances) == chances[NAMES.index("bob")] > 0.5


# ---- judged positions


def test_who_is_alone_pays_the_minimum() -> None:
    table = Table(players=3).order("ana", "bob", "eva").market(15, 20, 25, 26, 31, 33, 36, 40)
    table.give("bob", plants=[10], money=80).settle("bob", 3).begin("auction", round=4)
    table.play("pass")
    assert table.mover == "bob"
    table.s.auction.active = 1 << NAMES.index("bob")
    word = chosen(table).split()
    assert word[0] == "open"
    assert word[2] == word[1] or word[1] == "15"


def test_it_does_not_bid_away_what_it_needs_to_build() -> None:
    """A weak plant that already costs half of all money is left to others."""
    table = Table(players=3).order("ana", "bob", "eva").market(3, 4, 5, 6, 7, 8, 9, 10)
    table.begin("auction", round=1)
    table.play("open 4 30")
    assert chosen(table) == "pass"


def test_it_bids_for_a_bargain() -> None:
    table = Table(players=3).order("ana", "bob", "eva").market(3, 4, 5, 25, 31, 33, 36, 40)
    for who in ("ana", "bob", "eva"):
        table.give(who, plants=[], money=90)
    table.give("bob", plants=[10]).settle("bob", 4).begin("auction", round=4)
    table.play("open 25 25")
    assert chosen(table) == "bid 26"


def test_it_wants_no_more_plants_than_it_can_use() -> None:
    """Three good plants for 14 cities, three cities and little money: the auction can wait."""
    table = Table(players=3).order("ana", "bob", "eva").market(11, 12, 14, 15, 16, 17, 18, 19)
    table.give("ana", plants=[25, 26, 33], money=30).settle("ana", 3).begin("auction", round=4)
    assert chosen(table) == "pass"


def test_it_scraps_the_plant_that_supplies_least() -> None:
    table = Table(players=3).order("ana", "bob", "eva").market(3, 20, 25, 26, 31, 33, 36, 40)
    table.give("ana", plants=[10, 4, 13], money=80).settle("ana", 3).begin("auction", round=4)
    for who in ("bob", "eva"):
        table.give(who, plants=[10], money=0)
    table.play("open 20 20", "pass", "pass")
    assert chosen(table) == "scrap 4"


def test_it_buys_the_fuel_for_this_round() -> None:
    table = Table(players=3).order("ana", "bob", "eva")
    table.give("eva", plants=[10], money=30).settle("eva", 2).begin("fuel")
    assert chosen(table) == "buy coal"
    table.play("buy coal")
    assert chosen(table) == "buy coal"


def test_it_buys_fuel_ahead_before_it_is_gone() -> None:
    """Three players burn garbage that hardly comes in: with money to spare, stock up."""
    table = Table(players=3).order("ana", "bob", "eva").fuel_market(garbage=6)
    table.give("eva", plants=[24], money=150, fuel={"garbage": 2}).settle("eva", 4)
    table.give("bob", plants=[30], money=50).settle("bob", 5)
    table.give("ana", plants=[38], money=50).settle("ana", 6).begin("fuel", round=5)
    assert chosen(table) == "buy garbage"


def test_it_buys_no_fuel_it_cannot_use_before_the_end() -> None:
    """Full for a last round that is sure to end the game: nothing more."""
    table = Table(players=3).step(3).order("ana", "bob", "eva")
    table.give("ana", plants=[36, 38, 44], money=300).settle("ana", 16)
    table.give("eva", plants=[25], money=60, fuel={"coal": 2}).settle("eva", 5)
    table.begin("fuel", round=10)
    assert chosen(table) == "done"


def test_it_builds_what_it_can_supply() -> None:
    table = Table(players=3).order("ana", "bob", "eva")
    table.give("eva", plants=[15], money=40, fuel={"coal": 2}).settle("eva", 1).begin("building")
    assert chosen(table).startswith("build")


def test_it_builds_no_more_than_it_can_supply_when_money_is_short() -> None:
    table = Table(players=3).order("ana", "bob", "eva")
    table.give("eva", plants=[10], money=45, fuel={"coal": 2}).settle("eva", 2).begin("building")
    assert chosen(table) == "done"


def test_after_its_first_city_it_counts_the_connections() -> None:
    table = Table(regions=["west", "southwest", "northwest"]).give("bob", cities=["essen"]).step(2)
    costs = policy_of(table.game).worth.costs
    assert costs.first(table.s, 0) == [10] * 20  # not in Essen (GRID-BUILD-02)
    growth = costs.growth(table.s, 0, 3, 100)
    assert growth[0] == 10
    table.give("ana", cities=["flensburg"])  # the first of the cheapest
    assert growth[1:] == costs.growth(table.s, 0, 2, 90)
    assert growth[1] > 10


def test_it_ends_the_game_when_it_wins() -> None:
    table = Table(players=3).step(3).order("ana", "bob", "eva")
    table.give("eva", plants=[36, 38, 44], money=200, fuel={"coal": 3, "garbage": 3})
    table.give("ana", plants=[10], money=10).give("bob", plants=[13], money=10)
    table.settle("eva", 14).settle("ana", 15).settle("bob", 15).begin("building", round=10)
    while chosen(table) != "done":
        table.play(chosen(table))
    assert table.s.count[NAMES.index("eva")] >= 17


def test_it_does_not_end_a_game_that_a_rival_would_win() -> None:
    table = Table(players=3).step(3).order("ana", "bob", "eva")
    table.give("eva", plants=[10, 13], money=300, fuel={"coal": 2})
    table.give("ana", plants=[36, 38, 44], money=30, fuel={"coal": 3, "garbage": 3})
    table.settle("eva", 15).settle("ana", 15).begin("building", round=10)
    while chosen(table) != "done":
        table.play(chosen(table))
    assert table.s.count[NAMES.index("eva")] < 17


def test_in_the_last_round_it_supplies_all_it_can() -> None:
    """Ana ends the game after eva: eva builds as far as her fuel goes, dear or not."""
    table = Table(players=3).step(3).order("ana", "bob", "eva")
    table.give("ana", plants=[36, 38, 44], money=300, fuel={"coal": 3, "garbage": 3})
    table.give("eva", plants=[25, 33, 44], money=160, fuel={"coal": 2})
    table.settle("ana", 16).settle("eva", 11).begin("building", round=10)
    while chosen(table) != "done":
        table.play(chosen(table))
    assert table.s.count[NAMES.index("eva")] == 14


def test_in_the_last_round_it_spends_its_money_on_the_plant_that_supplies_more() -> None:
    """Ana can end the game: eva, who has cities for it, pays for the larger plant all she can."""
    table = Table(players=3).step(3).order("ana", "eva", "bob").market(11, 14, 25, 26, 31, 36)
    table.give("ana", plants=[38, 44, 46], money=300, fuel={"garbage": 3, "oil": 3})
    table.give("eva", plants=[13, 25, 33], money=120, fuel={"coal": 8}).settle("eva", 16)
    table.give("bob", money=90).settle("ana", 16).begin("auction", round=10)
    table.play("pass")
    assert chosen(table) == "open 36 36"
    table.play("open 36 36", "bid 60")
    assert chosen(table) == "bid 61"


def test_it_does_not_hold_back_when_a_rival_ends_the_game_anyway() -> None:
    """Eva supplies 17 cities and has 16; ana, who builds after her, supplies 18 and ends it."""
    table = Table(players=3).step(3).order("ana", "bob", "eva")
    table.give("ana", plants=[36, 38, 44], money=200, fuel={"coal": 3, "garbage": 3})
    table.give("eva", plants=[25, 31, 40], money=60, fuel={"coal": 5, "oil": 2})
    table.settle("ana", 15).settle("eva", 16).begin("building", round=10)
    assert chosen(table).startswith("build")


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_does_not_overbid_in_round_one(edition: str) -> None:
    """All begin with little money: a plant is hardly worth more than its minimum bid."""
    game = make_game(edition, 4, {})
    policy = policy_of(game)
    over = []
    for seed in range(6):
        state = game.new(seed)
        while state.round == 1 and state.phase <= AUCTION:
            if state.auction.lot != NO_LOT:
                minimum = policy.auction.minimum(state, state.auction.lot)
                over.append(state.auction.bid - minimum)
            game.apply(state, policy.choose(state))
    assert max(over) <= 8


def test_it_runs_what_its_cities_need_and_no_more() -> None:
    table = Table(players=3).order("ana", "bob", "eva")
    table.give("ana", plants=[10, 33], fuel={"coal": 2}).settle("ana", 4).begin("bureaucracy")
    assert chosen(table) == "run 33"
    table.play("run 33")
    assert chosen(table) == "done"


# ---- in words


# ---- strength


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_planner_beats_three_greedy_bots(edition: str) -> None:
    """Par is a quarter of the games; here at least half of a few."""
    game = make_game(edition, 4, {})
    policy, greedy = policy_of(game), make_bot("greedy", game)
    won = 0
    for seat in range(4):
        state, rng = game.new(seat), Random(seat)
        while (mover := game.to_move(state)) != NOBODY:
            if mover == seat:
                game.apply(state, policy.choose(state))
                continue
            words = [game.word(action) for action in game.legal(state)]
            game.apply(state, game.action(greedy.choose(game.view(state, mover), words, rng)))
        outcome = game.outcome(state)
        assert outcome is not None
        won += seat in outcome.winners
    assert won >= 2


def test_the_planner_bot_plays_by_its_policy() -> None:
    game = make_game("recharged", 3, {})
    bot, policy = make_bot("planner", game), policy_of(game)
    state = game.new(6)
    for _ in range(40):
        view = game.view(state, game.to_move(state))
        words = [game.word(action) for action in game.legal(state)]
        action = game.action(bot.choose(view, words, Random(1)))
        if len(words) > 1:
            assert action == policy.choose(state)
        game.apply(state, action)


def test_a_game_that_nobody_wants_to_end_is_ended() -> None:
    """Whoever ended it would lose by a few Elektro, and both earn the same every round."""
    game = make_game("recharged", 2, {"map": "germany"})
    policy = policy_for(game)
    state: Any = game.new(5047)
    while game.to_move(state) >= 0 and state.round < 30:
        game.apply(state, policy.choose(state))
    assert game.outcome(state) is not None
    assert state.round <= 22
