"""Whatever a bot does, a legal move comes out of its guard, and what it did is on record."""

import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from megavolt import Match
from megavolt.bots import Fault, Guarded, guarded_bot, make_bot, tell_over
from megavolt.bots.guard import MOST_HANGS, OTHERS_LIMIT
from megavolt.core.game import Outcome
from megavolt.core.registry import game_ids, make_game
from megavolt.core.view_types import View
from tests.bots.programs import external, program
from tests.bots.views import BLANK

LEGAL = ["bid 3", "bid 4", "bid 5", "pass"]
NEEDS_TIMER = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer of POSIX")


class Says:
    """A bot that does what a test wants."""

    def __init__(self, act: Callable[[View, list[str], Random], Any]) -> None:
        self.act = act

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        return self.act(view, legal, rng)  # type: ignore[no-any-return]


class Sly(str):
    """Claims to be equal to anything."""

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


def throw(problem: BaseException) -> Any:
    raise problem


def deep(n: int = 0) -> Any:
    return deep(n + 1)


def asked(act: Callable[[View, list[str], Random], Any], limit: float | None = None) -> Guarded:
    """A guard that has asked its bot once, and got something legal."""
    guarded = Guarded(Says(act), limit)
    assert guarded.choose(BLANK, list(LEGAL), Random(5)) in LEGAL
    return guarded


# ---- a good bot


def test_a_good_answer_goes_through() -> None:
    guarded = Guarded(Says(lambda view, legal, rng: legal[2]), 5.0)
    assert [guarded.choose(BLANK, LEGAL, Random(1)) for _ in range(3)] == ["bid 5"] * 3
    assert guarded.faults == []
    assert len(guarded.times) == 3
    assert all(0 <= seconds < 5 for seconds in guarded.times)


def test_a_guard_changes_no_game() -> None:
    """Guarded or not, the same seed gives the same moves."""
    game = make_game("classic", 2, {})
    plain, guarded = make_bot("random", game), guarded_bot("random", game)
    ours, theirs = Random(3), Random(3)
    for _ in range(20):
        assert plain.choose(BLANK, LEGAL, ours) == guarded.choose(BLANK, LEGAL, theirs)


# ---- bad bots


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (ValueError("oh dear"), "ValueError: oh dear"),
        (SystemExit(0), "SystemExit: 0"),
        (GeneratorExit(), "GeneratorExit"),
        (Unspeakable(), "Unspeakable"),
        (KeyError("cities"), "KeyError: 'cities'"),
    ],
)
def test_a_crash(problem: BaseException, told: str) -> None:
    (fault,) = asked(lambda view, legal, rng: throw(problem)).faults
    assert (fault.bot, fault.kind, fault.move) == ("Says", "crash", 1)
    assert told in fault.detail
    assert "test_guard.py:" in fault.detail


def test_endless_recursion_is_a_crash() -> None:
    (fault,) = asked(lambda view, legal, rng: deep()).faults
    assert fault.kind == "crash"
    assert "RecursionError" in fault.detail


@pytest.mark.parametrize(
    "answer", [None, 3, "", "bid 6", "PASS", " pass", ["pass"], b"pass", Sly("bid 99"), "x" * 10**6]
)
def test_nonsense(answer: object) -> None:
    (fault,) = asked(lambda view, legal, rng: answer).faults
    assert fault.kind == "nonsense"
    assert len(fault.detail) < 200


def test_a_list_that_the_bot_changes_does_not_decide() -> None:
    def cheat(view: View, legal: list[str], rng: Random) -> str:
        legal[:] = ["take all"]
        return "take all"

    legal = list(LEGAL)
    guarded = Guarded(Says(cheat))
    assert guarded.choose(BLANK, legal, Random(1)) in LEGAL
    assert legal == LEGAL
    assert guarded.faults[0].kind == "nonsense"


def test_a_person_can_still_interrupt() -> None:
    guarded = Guarded(Says(lambda view, legal, rng: throw(KeyboardInterrupt())), 5.0)
    with pytest.raises(KeyboardInterrupt):
        guarded.choose(BLANK, LEGAL, Random(1))


def test_a_forfeited_move_is_what_random_plays() -> None:
    """However many numbers the bot drew before it failed."""
    game = make_game("classic", 2, {})

    def drawing(view: View, legal: list[str], rng: Random) -> str:
        for _ in range(int(time.time() * 1e6) % 50):
            rng.random()
        raise ValueError

    guarded, chance = Guarded(Says(drawing)), make_bot("random", game)
    ours, theirs = Random(8), Random(8)
    for _ in range(10):
        assert guarded.choose(BLANK, LEGAL, ours) == chance.choose(BLANK, LEGAL, theirs)


def test_faults_are_told_as_they_happen() -> None:
    told: list[Fault] = []
    guarded = Guarded(Says(lambda view, legal, rng: "x"), None, "mine", told.append)
    guarded.choose(BLANK, LEGAL, Random(1))
    guarded.choose(BLANK, LEGAL, Random(1))
    assert told == guarded.faults
    assert [(fault.bot, fault.move) for fault in told] == [("mine", 1), ("mine", 2)]


def test_a_report_plays_no_tricks_on_a_terminal() -> None:
    (fault,) = asked(lambda view, legal, rng: throw(ValueError("a\n\x1b[2Jb\u202e"))).faults
    assert fault.detail.isprintable()


# ---- time


def sleepy(view: View, legal: list[str], rng: Random) -> str:
    time.sleep(600)
    return legal[0]


def busy(view: View, legal: list[str], rng: Random) -> str:
    while True:
        pass


def deaf(view: View, legal: list[str], rng: Random) -> str:
    """Catches everything once; the second ring gets through."""
    try:
        time.sleep(600)
    except BaseException:
        time.sleep(600)
    return legal[0]


@NEEDS_TIMER
@pytest.mark.parametrize("act", [sleepy, busy, deaf])
def test_a_hang_is_stopped(act: Callable[[View, list[str], Random], str]) -> None:
    (fault,) = asked(act, 0.1).faults
    assert (fault.kind, fault.detail) == ("hang", "stopped after the limit of 0.1 s")


@NEEDS_TIMER
def test_a_bot_on_a_busy_machine_is_not_late() -> None:
    """More time passes than its limit, but it gets the processor for a part of it only."""

    def starved(view: View, legal: list[str], rng: Random) -> str:
        for _ in range(30):
            begun = time.process_time()
            while time.process_time() < begun + 0.002:
                pass
            time.sleep(0.008)
        return legal[0]

    assert asked(starved, 0.2).faults == []


@NEEDS_TIMER
def test_no_alarm_is_left_behind() -> None:
    before = signal.getsignal(signal.SIGALRM)
    asked(sleepy, 0.05)
    asked(lambda view, legal, rng: legal[0], 0.05)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is before


@NEEDS_TIMER
def test_an_alarm_of_somebody_else_still_rings() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        asked(sleepy, 0.05)
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 0 or rung
        for _ in range(500):
            if rung:
                break
            time.sleep(0.01)
        assert rung == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_elsewhere_a_late_answer_is_forfeited() -> None:
    """No timer can stop a bot in another thread; its answer counts for nothing all the same."""
    found: list[Guarded] = []

    def late(view: View, legal: list[str], rng: Random) -> str:
        time.sleep(0.1)
        return legal[0]

    thread = threading.Thread(target=lambda: found.append(asked(late, 0.01)))
    thread.start()
    thread.join()
    assert found[0].faults[0].kind == "hang"


@NEEDS_TIMER
def test_one_that_always_hangs_is_not_asked_for_ever() -> None:
    calls: list[int] = []

    def hanging(view: View, legal: list[str], rng: Random) -> str:
        calls.append(1)
        return sleepy(view, legal, rng)

    guarded = Guarded(Says(hanging), 0.02)
    for _ in range(MOST_HANGS + 4):
        assert guarded.choose(BLANK, LEGAL, Random(1)) in LEGAL
    assert len(calls) == MOST_HANGS
    assert [fault.kind for fault in guarded.faults] == ["hang"] * (MOST_HANGS + 4)
    guarded.over([1], [1])
    guarded.choose(BLANK, LEGAL, Random(1))
    assert len(calls) == MOST_HANGS + 1


class KeepsTime(Says):
    limits: ClassVar[list[float]] = []

    def set_limit(self, seconds: float) -> None:
        self.limits.append(seconds)


@NEEDS_TIMER
def test_one_that_promises_to_keep_its_time_is_still_watched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("megavolt.bots.guard.SLACK", 0.05)
    guarded = Guarded(KeepsTime(sleepy), 0.1)
    assert guarded.choose(BLANK, LEGAL, Random(1)) in LEGAL
    assert KeepsTime.limits == [0.1]
    assert guarded.faults[0].kind == "hang"


# ---- programs


def test_a_program_under_guard(tmp_path: Path) -> None:
    match = Match.new("classic", ["Ana", "Bob"], 7)
    guarded = Guarded(external(program(tmp_path, "time.sleep(600)"), match.game), 0.2)
    assert guarded.choose(match.view(0), match.legal(), Random(1)) in match.legal()
    guarded.close()
    assert [(f.kind, f.detail) for f in guarded.faults] == [("hang", "no answer within 0.2 s")]


def test_the_last_words_of_a_program_come_through(tmp_path: Path) -> None:
    match = Match.new("classic", ["Ana", "Bob"], 7)
    long = "sys.stderr.write(('x' * 499 + '\\n') * 20 + 'the reason\\n'); sys.exit(1)"
    guarded = Guarded(external(program(tmp_path, long), match.game))
    guarded.choose(match.view(0), match.legal(), Random(1))
    assert guarded.faults[0].detail.endswith("the reason")


def test_who_has_a_limit_without_being_given_one() -> None:
    game = make_game("classic", 2, {})
    other = guarded_bot(f"CMD:{sys.executable} x", game)
    assert (other.name, other.limit) == (f"cmd:{sys.executable} x", OTHERS_LIMIT)
    assert guarded_bot("Greedy", game).limit is None
    assert guarded_bot("search:2s", game, 3.0).limit == 3.0


@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "search:5"])
def test_a_bot_that_does_a_fixed_amount_of_work_is_never_late(bot: str) -> None:
    assert guarded_bot(bot, make_game("cards", 3, {}), 0.001).limit is None


# ---- the end


class Clumsy(Says):
    def over(self, ranks: list[int], scores: list[int]) -> None:
        raise ValueError(f"lost {ranks} {scores}")

    def close(self) -> None:
        raise OSError("stuck")


def test_the_end_of_a_game_is_passed_on_and_guarded() -> None:
    guarded = Guarded(Clumsy(lambda view, legal, rng: legal[0]))
    tell_over(guarded, Outcome((1, 2), (9, 8), ({}, {})))
    guarded.close()
    details = [fault.detail for fault in guarded.faults]
    assert "lost [1, 2] [9, 8]" in details[0]
    assert "stuck" in details[1]


# ---- views belong to whoever gets them


def spoil(value: Any) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(value, dict):
        for inner in list(value.values()):
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append("spoilt")
        value.reverse()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_view_that_is_changed_hurts_nobody(game_id: str) -> None:
    game = make_game(game_id, 2, {})
    other = make_game(game_id, 2, {})
    state, rng = game.new(3), Random(3)
    moves = 0
    while legal := game.legal(state):
        seat = game.to_move(state)
        before, key = game.view(state, seat), game.key(state)
        spoil(game.view(state, seat))
        assert game.view(state, seat) == before
        assert game.key(state) == key
        game.apply(state, rng.choice(legal))
        moves += 1
    assert moves > 50
    assert other.options == game.options
