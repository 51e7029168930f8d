"""Ratings, tables and their exports."""

import pytest

from megavolt.arena import tables
from megavolt.arena.ratings import ratings
from megavolt.arena.seats import Fault
from megavolt.arena.tables import Duel, Lengths, Share
from tests.arena.results import drawn, result

# ---- ratings


def test_the_better_bot_is_rated_higher() -> None:
    rated = ratings(drawn({"a": 1.0, "b": 0.0, "c": -1.0, "d": 0.0}, 3, 300, seed=1))
    best, *_, worst = rated
    assert (best, worst) == ("a", "c")
    assert rated["a"].low > rated["b"].high
    assert rated["b"].low < rated["d"].high
    assert rated["d"].low < rated["b"].high


def test_more_games_make_ratings_firmer() -> None:
    few = ratings(drawn({"a": 1.0, "b": 0.0}, 2, 20, seed=1))
    many = ratings(drawn({"a": 1.0, "b": 0.0}, 2, 400, seed=1))
    assert many["a"].sigma < few["a"].sigma / 2
    assert many["a"].low < many["a"].mu < many["a"].high


def test_ties_pull_together() -> None:
    tied = ratings(result(n, "a,b,c", (1, 1, 3)) for n in range(30))
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    assert tied["a"].mu > tied["c"].mu


def test_a_bot_in_several_seats_counts_once_a_game() -> None:
    rated = ratings(result(n, "a,b,b,b", (1, 2, 3, 4)) for n in range(20))
    assert rated["a"].games == rated["b"].games == 20
    assert rated["a"].low > rated["b"].high


def test_a_bot_against_itself_learns_nothing() -> None:
    rated = ratings([result(0, "a,a,a", (1, 2, 3))])
    assert rated["a"].games == 0
    assert rated["a"].mu == 25


def test_equal_bots_in_unequal_numbers_are_rated_alike() -> None:
    """One seat against three of the same strength: it wins a quarter of the games."""
    games = []
    for n in range(400):
        order = [(n + k) % 4 + 1 for k in range(4)]
        games.append(result(n, "a,b,b,b", tuple(order)))
    rated = ratings(games)
    assert rated["a"].low < rated["b"].mu < rated["a"].high


# ---- shares


def test_wilson_intervals() -> None:
    share = Share(5, 10)
    assert [share.low, share.high] == pytest.approx([0.2366, 0.7634], abs=1e-3)
    assert Share(0, 10).low == 0
    assert Share(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert (Share(0, 0).low, Share(0, 0).high) == (0, 1)
    assert Share(10, 10).high == 1


def test_ties_share_the_win() -> None:
    standing = tables.standings([result(0, "a,b,c", (1, 1, 3)), result(1, "b,c,a", (2, 3, 1))])
    assert standing["a"].wins == Share(1.5, 2)
    assert standing["b"].wins == Share(0.5, 2)
    assert standing["a"].rank == 1
    assert standing["c"].fair == pytest.approx(1 / 3)


def test_wins_by_seat_and_player_count() -> None:
    games = [result(0, "a,b", (1, 2)), result(1, "b,a", (1, 2)), result(2, "a,b,c", (3, 1, 2))]
    seats = tables.wins_by_seat(games)
    assert seats[2, 1, "*"] == Share(2.0, 2)
    assert seats[2, 1, "a"] == Share(1.0, 1)
    assert seats[2, 2, "a"] == Share(0.0, 1)
    assert seats[3, 2, "b"] == Share(1.0, 1)
    players = tables.wins_by_players(games)
    assert players[2, "a"] == Share(1.0, 2)
    assert players[3, "a"] == Share(0.0, 1)
    assert sum(share.wins for share in players.values()) == len(games)


def test_who_ended_ahead_of_whom() -> None:
    duels = tables.head_to_head([result(0, "a,b,b", (2, 1, 3)), result(1, "a,b,c", (1, 1, 3))])
    assert duels["a", "b"] == Duel(ahead=1, level=1, behind=1)
    assert duels["b", "a"] == Duel(ahead=1, level=1, behind=1)
    assert duels["c", "a"] == Duel(ahead=0, level=0, behind=1)
    assert duels["a", "b"].share.rate == 0.5
    assert ("b", "b") not in duels


def test_games_that_reached_the_limit_of_rounds_are_counted_and_won_by_nobody() -> None:
    games = [result(0, "a,b", (1, 2)), result(1, "a,b", (2, 2)), result(2, "a,b,c", (1, 2, 3))]
    assert tables.lengths(games) == {2: Lengths(2, 40, 9, 9, 1), 3: Lengths(1, 40, 9, 9, 0)}
    assert tables.standings(games[:2])["a"].wins.wins == 1


def test_speeds_are_of_bots_not_seats() -> None:
    speeds = tables.speeds([result(0, "a,b", (1, 2)), result(1, "b,a", (1, 2))])
    assert speeds["a"].decisions == 2
    assert speeds["a"].p50 == pytest.approx(1, rel=0.05)
    assert speeds["b"].p99 == pytest.approx(2, rel=0.05)


def test_faults_are_counted_by_bot_and_kind() -> None:
    games = [
        result(3, "a,a", (1, 2), (Fault(0, "hang", 4, "9 s", 2), Fault(1, "hang", 9, "8 s"))),
        result(5, "b,a", (1, 2), (Fault(1, "hang", 1, "7 s"), Fault(1, "crash", 2, "Oops"))),
    ]
    crash, late = tables.faults(games)
    assert (crash.bot, crash.kind, crash.moves, crash.games) == ("a", "crash", 1, 1)
    assert (late.moves, late.games, late.example, late.number) == (4, 2, "9 s", 3)
