"""One game of an arena: its record, and whatever its bots do."""

import pytest

from megavolt import Match
from megavolt.arena.play import Player, Result, plain_options
from megavolt.arena.schedule import ArenaPlan, Pairing
from megavolt.arena.seats import HANG, MAKING, Lost
from megavolt.arena.times import Times, together
from tests.arena.bots import make

PLAN = ArenaPlan("blackout", ("random",), (2,), 1, 1, limit=0.5)


def play(*bots: str, lost: tuple[Lost, ...] = ()) -> Result:
    return Player(PLAN, make).play(Pairing(0, bots, 11), lost)


def moves(result: Result) -> list[str]:
    return Match.from_record(result.record).words


def test_the_record_replays_to_the_result() -> None:
    result = play("random", "greedy", "random")
    match = Match.from_record(result.record)
    assert match.seats == ["random", "greedy", "random 2"]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == (result.ranks, result.scores)
    assert len(match.actions) == result.moves


def test_the_same_pairing_is_the_same_game() -> None:
    assert play("random", "greedy").record == play("random", "greedy").record


def test_a_name_no_record_would_take_is_cut() -> None:
    pairing = Pairing(0, ("random", "x\n" * 40), 3)
    result = Player(PLAN, lambda spec, game: make("random", game)).play(pairing)
    assert Match.from_record(result.record).seats[1].startswith("x?x?")


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("crashes", "crash", "ZeroDivisionError: nothing is over nothing"),
        ("leaves", "crash", "SystemExit: enough"),
        ("unmade", "crash", "RuntimeError: cannot be made"),
        ("nonsense", "nonsense", "castle kingside"),
        ("nothing", "nonsense", "None"),
    ],
)
def test_a_bot_at_fault_forfeits_to_chance(bot: str, kind: str, detail: str) -> None:
    result = play("random", bot)
    [fault] = result.faults
    assert (fault.seat, fault.kind) == (1, kind)
    assert detail in fault.detail
    assert fault.count == (1 if bot == "unmade" else result.times[1].count)
    assert Match.from_record(result.record).over


def test_what_is_forfeited_goes_to_random() -> None:
    """Whatever the bot did, the game goes on as if `random` had been asked."""
    for bot in ("crashes", "nonsense", "unmade"):
        assert moves(play("random", bot)) == moves(play("random", "random"))


def test_an_answer_after_the_limit_counts_for_nothing() -> None:
    [fault] = play("random", "slow").faults
    assert (fault.kind, fault.count) == ("hang", 1)


def test_a_lost_decision_is_not_asked_again() -> None:
    whole = Match.from_record(play("random", "random").record)
    move = decision_of(whole, seat=1, after=20)
    lost = play("random", "random", lost=(Lost(1, move, HANG),))
    [fault] = lost.faults
    assert (fault.seat, fault.kind, fault.move, fault.count) == (1, "hang", move, 1)
    assert moves(lost) == whole.words


def decision_of(match: Match, seat: int, after: int) -> int:
    """The first move from there on at which the seat has a choice."""
    again = Match(match.game, match.seats, match.seed)
    for move, word in enumerate(match.words):
        if move >= after and again.to_move == seat and len(again.legal()) > 1:
            return move
        again.play(word)
    raise AssertionError("no such decision")


def test_after_three_lost_decisions_chance_plays_on() -> None:
    lost = tuple(Lost(1, move, HANG) for move in (2, 4, 6))
    result = play("random", "crashes", lost=lost)
    kinds = {fault.kind: fault.count for fault in result.faults}
    assert kinds["hang"] > 10
    assert kinds.get("crash", 0) <= 3


def test_a_bot_lost_while_it_was_made_is_not_made() -> None:
    [fault] = play("random", "unmade", lost=(Lost(1, MAKING, HANG),)).faults
    assert fault.kind == "hang"


def test_a_game_beyond_the_limit_of_rounds_is_nobodys() -> None:
    plan = ArenaPlan("recharged", ("random",), (3,), 1, 1, rounds=4)
    result = Player(plan, make).play(Pairing(0, ("random", "greedy", "planner"), 11))
    assert (result.rounds, result.ranks, result.stopped) == (4, (3, 3, 3), True)
    match = Match.from_record(result.record)
    assert not match.over
    assert match.view(0)["round"] == 5


def test_forced_moves_are_no_decisions() -> None:
    result = play("random", "random")
    assert sum(times.count for times in result.times) < result.moves


def test_options_are_kept_as_records_have_them() -> None:
    plan = ArenaPlan("recharged", ("random",), (3,), 1, 1, {"map": "usa"})
    assert plain_options(plan) == {"map": "usa"}


def test_quantiles_of_times() -> None:
    times = Times()
    for ms in range(1, 101):
        times.add(ms / 1000)
    assert times.count == 100
    assert times.quantile_ms(0.5) == pytest.approx(50, rel=0.05)
    assert times.quantile_ms(0.99) == pytest.approx(99, rel=0.05)
    assert times.mean_ms == pytest.approx(50.5)
    again = Times.from_data(times.seconds, times.longest, times.data())
    assert together([times, again]).count == 200
    assert Times().quantile_ms(0.5) == 0
