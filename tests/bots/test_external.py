"""Programs as bots: good ones play, and bad ones are found out, whatever they do."""

import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from megavolt import Match
from megavolt.bots import BotFailed
from megavolt.bots.external import MOST_STARTS, ExternalBot, _object
from tests.bots.programs import READY, ask, external, program

Start = Callable[..., ExternalBot]


@pytest.fixture
def match() -> Match:
    return Match.new("classic", ["Ana", "Bob"], 7)


@pytest.fixture
def start(tmp_path: Path, match: Match) -> Iterator[Start]:
    """A bot that is a program, ended with the test."""
    bots: list[ExternalBot] = []

    def start(
        choose: str = "good(message)", hello: str = READY, limit: float = 20.0
    ) -> ExternalBot:
        bots.append(external(program(tmp_path, choose, hello), match.game, limit))
        return bots[-1]

    yield start
    for bot in bots:
        bot.close()


def failure(bot: ExternalBot, match: Match) -> BotFailed:
    with pytest.raises(BotFailed) as caught:
        ask(bot, match)
    return caught.value


def alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def gone(pid: int) -> bool:
    """A killed process is gone at once, or nearly so when somebody else must reap it."""
    for _ in range(200):
        if not alive(pid) or _is_zombie(pid):
            return True
        time.sleep(0.02)
    return False


def _is_zombie(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    with suppress(OSError):
        return status.read_text().rpartition(")")[2].split()[0] == "Z"
    return False


# ---- a good program


def test_a_program_plays_a_whole_game(start: Start, match: Match) -> None:
    bot = start(
        "legal = message['legal']; "
        "say(json.dumps({'move': legal[message['seed'] % len(legal)]}) + '\\n')"
    )
    for _ in range(40):
        match.play(ask(bot, match))
    assert len(match.actions) == 40


def test_what_a_program_is_told(start: Start, match: Match, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    bot = start(
        f"open({str(heard)!r}, 'a').write(line); good(message)",
        f"open({str(heard)!r}, 'a').write(line); {READY}\n"
        f"    elif message['type'] in ('game', 'over', 'quit'):\n"
        f"        open({str(heard)!r}, 'a').write(line)",
    )
    view, legal = match.view(0), match.legal()
    ask(bot, match)
    ask(bot, match)
    bot.over([2, 1], [3, 7])
    ask(bot, match)
    bot.close()
    said = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [m["type"] for m in said] == [
        "hello", "game", "choose", "choose", "over", "game", "choose", "quit"
    ]  # fmt: skip
    hello, game, first, second, over, again, third, _ = said
    assert hello == {"type": "hello", "protocol": 1}
    assert game == again == {
        "type": "game", "game": "classic", "rules": match.game.rules, "players": 2,
        "options": match.game.options, "seat": 0, "facts": match.game.facts(),
    }  # fmt: skip
    assert (first["view"], first["legal"]) == (json.loads(json.dumps(view)), legal)
    assert [m["number"] for m in (first, second, third)] == [1, 2, 1]
    assert first["seed"] == third["seed"] < 2**53
    assert first["limit_ms"] == 20_000
    assert over == {"type": "over", "ranks": [2, 1], "scores": [3, 7]}


def test_a_program_is_told_of_every_seat_it_plays(start: Start, match: Match) -> None:
    bot = start(hello=READY + "; seats = []\n    elif message['type'] == 'game':\n"
                "        seats.append(message['seat'])",
                choose="say(json.dumps({'move': str(seats)}) + '\\n')")  # fmt: skip
    assert ask(bot, match) == "[0]"
    match.play("open 3 3")
    assert match.to_move == 1
    assert ask(bot, match) == "[0, 1]"
    assert ask(bot, match) == "[0, 1]"


def test_more_than_is_asked_for_in_an_answer_does_no_harm(start: Start, match: Match) -> None:
    bot = start("say(json.dumps({'move': 'pass', 'why': 'Düsseldorf', 'sure': 0.7}) + '\\r\\n')")
    assert ask(bot, match) == "pass"


def test_notes_on_stderr_hold_nothing_up(start: Start, match: Match) -> None:
    bot = start("sys.stderr.write('x' * 200_000); good(message)")
    assert ask(bot, match) in match.legal()


# ---- bad programs

BAD = [
    ("raise RuntimeError('oh dear')", "crash", "RuntimeError: oh dear"),
    ("sys.exit(7)", "crash", "status 7"),
    ("os.kill(os.getpid(), 9)", "crash", "status -9"),
    ("say('{\"move\": \"pa'); sys.exit(0)", "crash", "status 0"),
    ("say('hello there\\n')", "nonsense", "hello there"),
    ("say('\\n')", "nonsense", "not JSON"),
    ("say('[1]\\n')", "nonsense", "not a JSON object"),
    ("say('[' * 50_000 + '\\n')", "nonsense", "not JSON"),
    ("say('9' * 50_000 + '\\n')", "nonsense", "not JSON"),
    ("say('{}\\n')", "nonsense", "no move"),
    ("say('{\"move\": 3}\\n')", "nonsense", "no move"),
    ("say('x' * 10_000_000)", "nonsense", "65536 bytes"),
    ("os.write(1, b'\\xff\\xfe\\n')", "nonsense", "UTF-8"),
]  # fmt: skip


@pytest.mark.parametrize(("choose", "kind", "detail"), BAD)
def test_a_bad_answer(start: Start, match: Match, choose: str, kind: str, detail: str) -> None:
    failed = failure(start(choose), match)
    assert failed.kind == kind
    assert detail in failed.detail


@pytest.mark.parametrize(
    "choose",
    [
        "time.sleep(600)",
        'say(\'{"move": "pa\'); time.sleep(600)',
        "sys.stdin.close(); time.sleep(600)",
        "while True: pass",
    ],
)
def test_a_program_that_hangs_is_ended(start: Start, match: Match, choose: str) -> None:
    bot = start(choose)
    bot.limit = 0.2
    failed = failure(bot, match)
    assert (failed.kind, failed.detail) == ("hang", "no answer within 0.2 s")


@pytest.mark.slow  # it waits for a deadline
def test_one_that_closes_its_output_and_stays(start: Start, match: Match) -> None:
    failed = failure(start("os.close(1); time.sleep(600)"), match)
    assert failed.kind == "crash"


@pytest.mark.slow  # it waits for a deadline
def test_one_that_never_stops_writing(start: Start, match: Match) -> None:
    """Lines that look like answers: the first is taken, the rest is no endless memory."""
    bot = start('while True: say(\'{"move": "pass"}\\n\')')
    assert ask(bot, match) == "pass"
    kinds = {"pass"}
    for _ in range(600):  # until it is far ahead of the questions; it must not wait for them
        if "nonsense" in kinds:
            break
        time.sleep(0.02)
        kinds.add(failure_or_move(bot, match))
    assert "nonsense" in kinds


def failure_or_move(bot: ExternalBot, match: Match) -> str:
    try:
        return ask(bot, match)
    except BotFailed as failed:
        return failed.kind


@pytest.mark.parametrize(
    ("hello", "kind"),
    [
        ("sys.exit(1)", "crash"),
        ("say('hi\\n')", "nonsense"),
        ('say(\'{"type": "ready", "protocol": 2}\\n\')', "nonsense"),
        ('say(\'{"move": "pass"}\\n\')', "nonsense"),
    ],
)
def test_one_that_does_not_get_ready(start: Start, match: Match, hello: str, kind: str) -> None:
    assert failure(start(hello=hello), match).kind == kind


def test_one_that_never_gets_ready(
    start: Start, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megavolt.bots.external.START_LIMIT", 0.2)
    assert failure(start(hello="time.sleep(600)"), match).kind == "hang"


def test_one_that_cannot_be_started(tmp_path: Path, match: Match) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("no program")
    for command in ([str(plain)], [str(tmp_path / "none")], ["a\0b"]):
        failed = failure(external(command, match.game), match)
        assert failed.kind == "crash"
        assert "cannot be started" in failed.detail


def test_the_last_words_on_stderr_are_reported(start: Start, match: Match) -> None:
    failed = failure(
        start("sys.stderr.write('x\\n' * 500 + 'out of ideas\\n'); sys.exit(2)"), match
    )
    assert "status 2" in failed.detail
    assert failed.detail.endswith("out of ideas")
    assert len(failed.detail) < 500


def test_any_line_is_an_object_or_nonsense() -> None:
    """A good answer with some signs changed: what is read is an object, or refused as nonsense."""
    rng, kinds = Random(6), set()
    for _ in range(2000):
        signs = list('{"move": "open 13 14", "sure": [0.7, null]}')
        for _ in range(rng.randrange(4)):
            signs[rng.randrange(len(signs))] = rng.choice('{}[]":,\\eE9 \x00\ud800ż')
        try:
            kinds.add(type(_object("".join(signs))).__name__)
        except BotFailed as failed:
            kinds.add(failed.kind)
    assert kinds == {"dict", "nonsense"}


# ---- again and again


def test_it_is_started_anew_after_a_failure(start: Start, match: Match, tmp_path: Path) -> None:
    once = str(tmp_path / "once")
    bot = start(f"first = not os.path.exists({once!r}); open({once!r}, 'a'); "
                "first and sys.exit(3); good(message)")  # fmt: skip
    assert failure(bot, match).kind == "crash"
    assert ask(bot, match) == match.legal()[0]


def test_it_is_given_up_in_the_end_and_tried_again_in_the_next_game(
    start: Start, match: Match
) -> None:
    bot = start("sys.exit(3)")
    for _ in range(MOST_STARTS):
        assert "status 3" in failure(bot, match).detail
    assert "given up" in failure(bot, match).detail
    bot.over([1, 2], [1, 0])
    assert "status 3" in failure(bot, match).detail


# ---- nothing is left behind

NEEDS_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="process groups of POSIX")
CHILD = (
    "import subprocess; child = subprocess.Popen([sys.executable, '-c', "
    "'import time; time.sleep(600)']); say(json.dumps({'move': f'{os.getpid()} {child.pid}'})"
    " + '\\n')"
)


@NEEDS_POSIX
@pytest.mark.parametrize("stubborn", [False, True])
def test_closing_ends_the_program_and_its_children(
    start: Start, match: Match, stubborn: bool
) -> None:
    after = "; time.sleep(600)" if stubborn else ""
    bot = start(CHILD + after)
    pids = [int(pid) for pid in ask(bot, match).split()]
    assert all(map(alive, pids))
    bot.close()
    assert all(map(gone, pids))
    bot.close()  # nothing to close any more


@NEEDS_POSIX
def test_a_bot_that_is_forgotten_takes_its_program_along(tmp_path: Path, match: Match) -> None:
    bot = external(program(tmp_path, CHILD), match.game)
    pids = [int(pid) for pid in ask(bot, match).split()]
    del bot
    gc.collect()
    assert all(map(gone, pids))


@NEEDS_POSIX
def test_nothing_outlives_python(tmp_path: Path, match: Match) -> None:
    """Another Python starts a program and ends without closing it."""
    import subprocess

    command = program(tmp_path, CHILD + "; time.sleep(600)")
    code = (
        "from megavolt import Match\n"
        "from tests.bots.programs import ask, external\n"
        "match = Match.new('classic', ['Ana', 'Bob'], 7)\n"
        f"bot = external({command!r}, match.game)\n"
        "print(ask(bot, match))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert all(gone(int(pid)) for pid in ran.stdout.split())
    assert ran.stderr == ""


@NEEDS_POSIX
def test_an_interrupted_question_is_not_answered_later(start: Start, match: Match) -> None:
    """Ctrl-C while the program thinks: its answer must not be taken for the next one."""
    bot = start("time.sleep(600) if message['number'] == 2 else None; good(message)")
    ask(bot, match)
    old = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        with pytest.raises(KeyboardInterrupt):
            ask(bot, match)
    finally:
        signal.signal(signal.SIGALRM, old)
    first = match.legal()[0]
    match.play(first)
    assert ask(bot, match) == match.legal()[0]
