"""The schedule: fair, balanced, and the same for everybody."""

from collections import Counter
from itertools import combinations

import pytest

from megavolt.arena.schedule import ArenaPlan, game_seed, schedule


def plan(bots: str, players: tuple[int, ...], games: int, seed: int = 1) -> ArenaPlan:
    return ArenaPlan("recharged", tuple(bots.split(",")), players, games, seed)


@pytest.mark.parametrize(
    ("bots", "players"),
    [("a,b,c,d", 4), ("a,b", 2), ("a,b,c,d,e,f", 4), ("a,b,c", 5), ("a,b,c,d,e", 2)],
)
def test_each_bot_sits_equally_often_in_each_seat(bots: str, players: int) -> None:
    names = bots.split(",")
    games = list(schedule(plan(bots, (players,), 7 * len(names))))
    sat = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert set(sat.values()) == {7}
    assert len(sat) == len(names) * players


def test_one_among_three_takes_every_chair() -> None:
    games = list(schedule(plan("planner,greedy,greedy,greedy", (4,), 40)))
    chairs = Counter(game.bots.index("planner") for game in games)
    assert chairs == {0: 10, 1: 10, 2: 10, 3: 10}
    assert all(game.bots.count("greedy") == 3 for game in games)


def test_neighbours_change() -> None:
    games = list(schedule(plan("a,b,c,d", (4,), 400)))
    after_a = Counter(game.bots[(game.bots.index("a") + 1) % 4] for game in games)
    assert min(after_a[bot] for bot in "bcd") > 80


def test_where_not_all_fit_everybody_meets_everybody_about_as_often() -> None:
    games = list(schedule(plan("a,b,c,d,e,f", (2,), 150)))
    met = Counter(frozenset(pair) for game in games for pair in combinations(game.bots, 2))
    assert len(met) == 15
    assert max(met.values()) - min(met.values()) <= 4


def test_player_counts_take_turns() -> None:
    games = list(schedule(plan("a,b", (2, 3, 6), 60)))
    assert Counter(len(game.bots) for game in games) == {2: 20, 3: 20, 6: 20}


def test_a_longer_plan_begins_with_the_shorter_one() -> None:
    short, long = plan("a,b,c", (2, 4), 25), plan("a,b,c", (2, 4), 90)
    assert list(schedule(short)) == list(schedule(long))[:25]


def test_games_are_numbered_and_seeded_apart() -> None:
    games = list(schedule(plan("a,b,c", (3,), 50)))
    assert [game.number for game in games] == list(range(50))
    assert len({game.seed for game in games}) == 50
    assert all(0 <= game.seed < 2**63 for game in games)
    assert game_seed(1, 5) != game_seed(2, 5) != game_seed(2, 6)


def test_another_seed_seats_people_otherwise() -> None:
    first = [game.bots for game in schedule(plan("a,b,c,d,e", (3,), 30, seed=1))]
    other = [game.bots for game in schedule(plan("a,b,c,d,e", (3,), 30, seed=2))]
    assert first != other


def test_a_plan_survives_json() -> None:
    made = plan("a,b", (2, 4), 10)
    assert ArenaPlan.from_data(made.data()) == made
