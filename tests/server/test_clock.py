"""Turn clocks: whose time runs, and when it is over."""

from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock
from tests.server.tables import Teller


def test_without_a_clock_nobody_is_ever_late() -> None:
    teller = Teller("recharged", 3).begin()
    assert teller.room.times.left(0, 1e9) is None
    assert teller.room.due(1e9) is None


def test_a_move_clock_starts_anew_with_every_decision() -> None:
    teller = Teller("recharged", 3, clock=Clock("move", 60.0)).begin()
    assert teller.room.due(0.0) == 60.0
    teller.now = 45.0
    teller.play()
    assert teller.room.due(45.0) == 105.0


def test_a_game_clock_counts_only_ones_own_time() -> None:
    teller = Teller("classic", 2, clock=Clock("game", 100.0)).begin()
    first = teller.room.to_move
    assert first is not None
    teller.now = 30.0
    teller.play("open 3 3")
    assert teller.room.times.left(first, 30.0) == 70.0
    assert teller.room.times.left(1 - first, 50.0) == 80.0


def test_talking_takes_no_time_off_the_clock_and_gives_none() -> None:
    teller = Teller("recharged", 3, clock=Clock("move", 60.0)).begin()
    teller.now = 50.0
    teller.tell(log.ASKED, 1, moves=0)
    teller.tell(log.ANSWERED, 2, yes=False)
    assert teller.room.due(50.0) == 60.0


def test_a_bot_has_no_clock() -> None:
    teller = Teller("recharged", 2, clock=Clock("move", 60.0)).begin("greedy", "greedy")
    assert teller.room.due(5.0, watched=True) == 5.0  # it plays now
    assert teller.room.times.deadline() is None


def test_who_returns_gets_the_time_anew() -> None:
    teller = Teller("recharged", 2, clock=Clock("game", 10.0)).begin()
    seat = teller.room.to_move
    assert seat is not None
    teller.now = 12.0
    teller.tell(log.FLAGGED, seat, level="greedy")
    assert teller.room.times.left(seat, 12.0) == 0.0
    teller.tell(log.RETURNED, seat)
    assert teller.room.times.left(seat, 12.0) == 10.0
