"""A game at the terminal, typed line by line."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from megavolt import Match
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal import saves
from megavolt.terminal.typed import own_form
from tests.terminal.conftest import Run
from tests.terminal.helpers import as_typed, bot_match, whole_match, words_by_seat

ANA = ("play", "recharged", "--seed", 5, "--seat", "Ana")


def newest(data: Path) -> Match:
    (path,) = (data / "megavolt").glob("*.megavolt")
    return Match.load(path)


# ---- whole games


def test_a_whole_game_against_a_bot(run: Run, data: Path) -> None:
    wanted = whole_match("classic", ("Ana", "Volta"), 19)
    typed = as_typed(words_by_seat(wanted, 0))
    table = ("play", "classic", "--seats", "Ana,bot:greedy", "--seed", 19, "--no-auto-pass")
    result = run(*table, typed=typed)
    assert result.exit_code == 0
    assert newest(data).words == wanted.words
    outcome = wanted.outcome()
    assert outcome is not None
    winner = wanted.seats[outcome.winners[0]]
    assert f"{winner} wins." in result.stdout
    assert "Saved in" in result.stdout


@pytest.mark.parametrize(("lang", "said"), [("es", "Gana "), ("pl", "Wygrywa ")])
def test_the_end_of_a_game_of_people(run: Run, tmp_path: Path, lang: str, said: str) -> None:
    wanted = whole_match("classic", ("Ana", "Bob"), 4)
    path = tmp_path / "late.megavolt"
    bot_match("classic", ["Ana", "Bob"], 4, len(wanted.words) - 8).save(path)
    typed = "\n".join(wanted.words[-8:])
    result = run("--lang", lang, "play", "--resume", path, "--no-auto-pass", typed=typed)
    assert result.exit_code == 0
    assert said in result.stdout
    assert Match.load(path).words == wanted.words


def test_bots_alone_play_to_the_end(run: Run, data: Path) -> None:
    result = run("play", "classic", "--seats", "bot:greedy,bot:greedy", "--seed", 1)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert newest(data).over


# ---- what can be typed


def test_keys_amounts_and_short_words(run: Run, data: Path) -> None:
    seats = ("--seats", "Ana,Bob,Eva", "--seed", 1)
    run("play", "recharged", *seats, typed="")
    match = newest(data)
    current = own_view(BoardView, match.view(0))["market"]["current"]
    cheap, other = current[0]["number"], current[1]["number"]
    typed = f"{cheap}\n+\n25\npass\np\n{other} {other + 2}\nundo\n"
    result = run("play", "--resume", "last", typed=typed)
    assert result.exit_code == 0
    words = [f"open {cheap} 1", "bid 2", "bid 25", "pass", "pass", f"open {other} {other + 2}"]
    assert newest(data).words == words


def test_several_tokens_at_once_and_what_is_too_much(run: Run, data: Path) -> None:
    match = _until_fuel("classic")
    fuel = next(w.split()[1] for w in match.legal() if w.startswith("buy"))
    path = data / "fuel.megavolt"
    data.mkdir()
    match.save(path)
    result = run("play", "--resume", path, typed=f"{fuel} 2\n")
    assert Match.load(path).words[-2:] == [f"buy {fuel}", f"buy {fuel}"]
    result = run("play", "--resume", path, typed=f"buy {fuel[:2]} 20\n")
    assert "GRID-FUEL-02" in result.stdout
    assert Match.load(path).words[-1] == f"buy {fuel}"


def _until_fuel(game_id: str) -> Match:
    match = bot_match(game_id, ["Ana", "Bob"], 3, 0)
    rng = Random(0)
    while match.view(0)["phase"] == "auction":
        match.play(rng.choice(match.legal()[:2]))
    return match


def test_cities_by_number_name_and_beginning(run: Run, data: Path) -> None:
    match = _until_fuel("classic")
    while match.view(0)["phase"] == "fuel":
        match.play("done")
    path = data / "build.megavolt"
    data.mkdir()
    match.save(path)
    cities = [w.removeprefix("build ") for w in match.legal() if w.startswith("build")]
    run("play", "--resume", path, typed=f"{cities[0][:-1]}\n1\ndone\n{cities[-1].upper()}\n")
    words = Match.load(path).words[len(match.words) :]
    assert words[0] == f"build {cities[0]}"
    assert words[1].startswith("build ")
    assert words[2:] == ["done", f"build {cities[-1]}"]


def test_what_can_mean_several_things_is_not_guessed(run: Run, data: Path) -> None:
    match = _until_fuel("classic")
    while match.view(0)["phase"] == "fuel":
        match.play("done")
    path = data / "build.megavolt"
    data.mkdir()
    match.save(path)
    result = run("play", "--resume", path, typed="e\nb\n77\n")
    assert "leaves several choices" in result.stdout
    assert "There is no choice with the number 77" in result.stdout
    assert Match.load(path).words == match.words


def test_words_of_the_language_work_too(run: Run, data: Path) -> None:
    first = newest_words(run, data, "pl", "otwórz 8\npas\n")
    assert first[0] == "open 8 8"
    assert "pass" in first


def newest_words(run: Run, data: Path, lang: str, typed: str) -> list[str]:
    run(*ANA, "--lang", lang, typed=typed)
    return newest(data).words


def test_the_best_run_is_offered(run: Run, tmp_path: Path) -> None:
    match = bot_match("classic", ["Ana", "Bob"], 3, 0)
    whole = whole_match("classic", ("Ana", "Bob"), 3)
    for word in whole.words:
        if word.startswith("run"):
            break
        match.play(word)
    path = tmp_path / "run.megavolt"
    match.save(path)
    result = run("play", "--resume", path, typed="best\n")
    assert "[best]" in result.stdout
    income = next(event for event in Match.load(path).events if event.kind == "income")
    seat = match.to_move or 0
    assert income.facts["player"] == seat
    view = own_view(BoardView, match.view(seat))
    assert income.facts["supplied"] == view["players"][seat]["supply"]


# ---- commands at the table


def test_why_names_the_rule(run: Run) -> None:
    result = run(*ANA, typed="why pass\nwhy open 8 8\nwhy\nwhy open 8 60\n")
    assert "(rule GRID-AUC-11)" in result.stdout
    assert "open 8 8 is legal now." in result.stdout
    assert "Why what?" in result.stdout
    assert "(rule GRID-AUC-03)" in result.stdout


@pytest.mark.parametrize(("lang", "said"), [("es", "(regla GRID-AUC-11)"), ("pl", "(zasada GRID")])
def test_why_in_other_languages(run: Run, lang: str, said: str) -> None:
    assert said in run(*ANA, "--lang", lang, typed="why pass\n").stdout


# One of each family: what help says is legal now, what a bare why asks about, and a rule.
EXAMPLES = [
    ("classic", "open 3 3", r"open \d+", "GRID-AUC-08"),
    ("cards", r"open 03\w? \d", r"open \d+\w?", "CARD-AUC-08"),
    ("blackout", r"done, .*install r\d+c\d+ (ns|ew)", r"\w+", "BLK-ACT-10"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "legal", "why", "rule"), EXAMPLES, ids=lambda x: x)
def test_examples_are_of_the_game_being_played(
    run: Run, lang: str, game: str, legal: str, why: str, rule: str
) -> None:
    seats = ("--seats", "Ana,Bob")
    result = run("--lang", lang, "play", game, *seats, "--seed", 5, typed="help\nwhy\nrules\n")
    shown = Translator(lang).text("play-help-now", words="").split(":")[0]
    (line,) = [line for line in result.stdout.splitlines() if line.startswith(shown)]
    match = Match.new(game, ["Ana", "Bob"], 5)
    spoken = {own_form(Translator(lang), word): word for word in match.legal()}
    words = line.removeprefix(f"{shown}: ").removesuffix(".").split(", ")
    assert re.search(legal, ", ".join(spoken[word] for word in words))
    assert {word.split()[0] for word in words} == {word.split()[0] for word in spoken}
    own = {
        name: Translator(lang).text(f"play-usage-{name}").split()[0] for name in ("why", "rules")
    }
    # A rule is named in the help, and when none is asked for.
    assert result.stdout.count(f"{own['rules']} {rule}") == 2
    assert re.search(rf"{own['why']} {why}[\w ]*\.$", result.stdout, re.MULTILINE)


@pytest.mark.parametrize("game", ["classic", "cards", "blackout"])
def test_the_example_of_why_can_be_asked(run: Run, game: str) -> None:
    table = ("play", game, "--seats", "Ana,Bob", "--seed", 5)
    found = re.search(r"for example: (why [\w ]+)\.", run(*table, typed="why\n").stdout)
    assert found is not None
    answer = run(*table, typed=f"{found[1]}\n").stdout
    assert "neither a move nor a command" not in answer
    assert "(rule " in answer or "is legal now" in answer


def test_undo_takes_the_answers_of_the_bots_back(run: Run, data: Path) -> None:
    run(*ANA, typed="8\n")
    answered = newest(data).words
    assert answered[0] == "open 8 8"
    assert len(answered) > 1
    result = run("play", "--resume", "last", typed="undo\nundo\n")
    assert f"{len(answered)} moves undone." in result.stdout
    assert "There is nothing to undo" in result.stdout
    assert newest(data).words == []


def test_the_same_moves_bring_the_same_answers(run: Run, data: Path) -> None:
    run(*ANA, typed="8\n")
    answered = newest(data).words
    run("play", "--resume", "last", typed="undo\n8\n")
    assert newest(data).words == answered


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "goal", "typing"),
    [
        ("recharged", "board-goal", "play-help"),
        ("cards", "cards-goal", "cards-help"),
        ("blackout", "blackout-goal", "blackout-help"),
    ],
)
def test_help_begins_with_who_wins(run: Run, game: str, goal: str, typing: str, lang: str) -> None:
    result = run("--lang", lang, "play", game, "--seats", "Ana,Bob", typed="help\nquit\n")
    t = Translator(lang)
    assert f"{t.text(goal)}\n{t.text(typing)}\n" in result.stdout


def test_help_log_board_and_rules(run: Run) -> None:
    lines = ["help", "8", "log 2", "log x", "board", "rules grid-auc-08", "rules"]
    result = run(*ANA, typed="\n".join(lines))
    assert "undo [N]" in result.stdout
    assert "is not a valid number of lines" in result.stdout
    assert "GRID-AUC-08 · Phase 2: auction\nThe last player left in the phase" in result.stdout
    assert "Which rule? Type rules and its id" in result.stdout
    assert result.stdout.count("Northwest") >= 1  # board shows the cities as well
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("es", "GRID-AUC-08 · Fase 2: subasta\nEl último jugador que queda"),
        ("pl", "GRID-AUC-08 · Faza 2: licytacja\nOstatni gracz w fazie"),
    ],
)
def test_a_rule_is_told_in_the_language_of_the_player(run: Run, lang: str, said: str) -> None:
    assert said in run("--lang", lang, *ANA, typed="rules GRID-AUC-08\n").stdout


def test_several_rules_are_told_and_each_paragraph_once(run: Run) -> None:
    shown = run(*ANA, typed="rules grid-auc-04, grid-auc-05 demo-08\n").stdout
    assert shown.count("GRID-AUC-04, GRID-AUC-05 · Phase 2: auction") == 1
    assert "DEMO-08 · Variant: demolition\nNobody may scrap a plant without buying one." in shown


def test_a_rule_that_does_not_exist(run: Run) -> None:
    shown = run(*ANA, typed="rules auc-08\nrules NONSENSE\n").stdout
    assert "Did you mean CARD-AUC-08, GRID-AUC-08?" in shown
    assert "There is no rule NONSENSE. A rule has an id such as" in shown


def test_save_elsewhere_and_go_on_there(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    run(*ANA, typed=f"save {path}\n8\n")
    assert Match.load(path).words[0] == "open 8 8"


def test_a_place_that_cannot_be_written_stops_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*ANA, typed=f"save {tmp_path / 'file' / 'x'}\n8\nquit\n")
    assert "cannot be written" in result.stdout
    assert result.exit_code == 0


def test_nonsense_changes_nothing(run: Run, data: Path) -> None:
    rng = Random(7)
    signs = "abcxyz019 \t+-./\\\"'[]{}()*?!@#%&€ßłąé\x00\x1b\u202e😀;|$"
    lines = ["".join(rng.choices(signs, k=rng.randrange(1, 30))) for _ in range(60)]
    lines += ["9" * 400, "open " * 200, "1 2 3", "-1", "1e9", "٣", "coal -1", "undo -1", "undo 0"]
    result = run(*ANA, typed="\n".join(line.replace("\n", "") for line in lines))
    assert result.exit_code == 0
    assert newest(data).words == []


# ---- leaving and coming back


def test_end_of_input_saves_and_says_how_to_go_on(run: Run, data: Path) -> None:
    result = run(*ANA, typed="8\n")
    (path,) = (data / "megavolt").glob("*")
    assert result.exit_code == 0
    assert str(path) in result.stdout
    assert f"megavolt play --resume {path.stem}" in result.stdout


def test_resume_knows_people_from_bots(run: Run, data: Path) -> None:
    run("play", "recharged", "--seats", "Ana,bot:random,Eva,bot:greedy", "--seed", 2)
    (path,) = (data / "megavolt").glob("*")
    assert saves.load(path)[1] == {1: "random", 3: "greedy"}
    result = run("play", "--resume", path.stem, "--seats", "x,bot:random,bot:random,bot:random")
    assert saves.load(path)[1] == {1: "random", 2: "random", 3: "random"}
    assert result.exit_code == 0


def test_a_record_without_bots_is_a_game_of_people(tmp_path: Path) -> None:
    match = Match.new("classic", ["Ana", "Bob"], 1)
    path = tmp_path / "x"
    for comment in ("", "# bots: nonsense\n", "# bots: [1]\n", '# bots: {"9": "greedy"}\n'):
        path.write_text(match.record() + comment, encoding="utf-8")
        assert saves.load(path)[1] == {}


def test_a_finished_game_shows_its_result(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "done.megavolt"
    whole_match("classic", ("Ana", "Bob"), 4).save(path)
    result = run("play", "--resume", path)
    assert result.exit_code == 0
    assert "wins." in result.stdout


def test_hidden_money_shows_only_the_own(run: Run) -> None:
    seats = ("--seats", "Ana,Bob,Eva", "--seed", 1, "--option", "hidden_money=true")
    result = run("play", "recharged", *seats)
    rows = [line for line in result.stdout.splitlines() if line[1:2].isdecimal()]
    assert sum(" ? " in row for row in rows) == 2
    assert sum(" 50 " in row for row in rows) == 1


def start(data: Path, *args: str) -> subprocess.Popen[str]:
    env = {**os.environ, "XDG_DATA_HOME": str(data), "MEGAVOLT_LANG": "en"}
    command = [sys.executable, "-m", "megavolt", "play", "--seed", "5", "--seat", "Ana", *args]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    )


def wait_for_move(data: Path) -> None:
    """Until the first move and its answers are on the disk."""
    for _ in range(300):
        saved = list((data / "megavolt").glob("*.megavolt"))
        if saved and len(Match.load(saved[0]).words) > 1:
            return
        time.sleep(0.05)
    pytest.fail("nothing was saved")


INTERRUPTED_IN_EXEC = """
import typer
from megavolt.terminal.guard import Command, GuardedGroup

app = typer.Typer(cls=GuardedGroup)
app.callback()(lambda: None)

@app.command("play", cls=Command)
def play() -> int:
    try:
        exec("raise KeyboardInterrupt")
    except KeyboardInterrupt:
        return 130

app()
"""


def test_an_interrupt_that_python_remembers_does_not_change_the_status(tmp_path: Path) -> None:
    (tmp_path / "interrupted.py").write_text(INTERRUPTED_IN_EXEC, encoding="utf-8")
    command = [sys.executable, "-m", "interrupted", "play"]
    assert subprocess.run(command, cwd=tmp_path, check=False).returncode == 130


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_interrupted_or_killed_nothing_is_lost(data: Path, sent: int, status: int) -> None:
    game = start(data)
    assert game.stdin is not None
    game.stdin.write("8\n")
    game.stdin.flush()
    wait_for_move(data)
    game.send_signal(sent)
    output, _ = game.communicate(timeout=20)
    assert game.returncode == status
    assert ("megavolt play --resume" in output) == (sent == signal.SIGINT)
    assert newest(data).words[0] == "open 8 8"
