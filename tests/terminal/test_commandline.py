"""The command line itself: its language, its exit statuses, pipes, and looking around in games."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.color import Color

from megavolt.core.registry import game_ids, game_info
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.arguments import options_from
from megavolt.terminal.layout import FUEL_COLOURS
from megavolt.terminal.table import TerminalTable
from megavolt.terminal.typed import own_form
from megavolt.terminal.user_terminal import make_terminal
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match, whole_match


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.megavolt"
    whole_match("cards", ("Ana", "Bob", "Eva"), 1).save(path)
    return path


# ---- language


MISTAKES = {
    "es": [
        (("simulate", "cards", "--check=yes"), "La opción --check no lleva valor"),
        (("games", "uno", "dos"), "«uno dos» sobra aquí."),
        (("play", "--player", "3"), "¿Querías decir --players?"),
        (("simulate",), "Falta JUEGO."),
        (("replay",), "Falta ARCHIVO."),
        (("bench", "--seconds", "x"), "debe ser un número"),
    ],
    "pl": [
        (("simulate", "cards", "--check=yes"), "Opcja --check nie przyjmuje wartości"),
        (("games", "raz"), "„raz” tu nie pasuje."),
        (("play", "--player", "3"), "Może chodziło o --players?"),
        (("simulate",), "Brakuje: GRA."),
        (("load", "--tables", "0"), "najmniejsza wartość to 1"),
    ],
}


@pytest.mark.parametrize("lang", MISTAKES)
def test_mistakes_are_explained_in_the_language(run: Run, lang: str) -> None:
    for args, said in MISTAKES[lang]:
        result = run(*args, "--lang", lang)
        assert said in result.stderr
        assert result.exit_code == 2


@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "arena", "report", "review", "load", "map", "map check"]
)
@pytest.mark.parametrize("lang", ["es", "pl"])
def test_help_has_no_english_words_of_the_library(run: Run, command: str, lang: str) -> None:
    shown = run(*command.split(), "--help", "--lang", lang, COLUMNS="200").stdout
    english = r"Usage|OPTIONS|COMMAND|ARGS|<\w+|\b(FILE|NAME|LIST|SECONDS|KEY|VALUE|SEAT)\b"
    assert not re.search(english, shown), shown
    assert re.search("Uso: megavolt|Użycie: megavolt", shown)


def test_groups_take_the_language_too(run: Run) -> None:
    for args in (("map", "--lang", "pl", "show", "usa"), ("map", "show", "usa", "--lang", "pl")):
        assert run(*args).stdout.startswith("Stany Zjednoczone (usa), jak w recharged")


@pytest.mark.parametrize(("lang", "name"), [("en", "Europe"), ("es", "Europa"), ("pl", "Europa")])
def test_maps_have_names_in_every_language(run: Run, lang: str, name: str) -> None:
    args = ("play", "deluxe", "--seed", 1, "--lang", lang)
    assert f"deluxe · {name}" in run(*args, typed="quit\n", COLUMNS="120").stdout


@pytest.mark.parametrize(("lang", "words"), [("es", "ayuda, pista"), ("pl", "pomoc, podpowiedz")])
def test_the_first_screen_names_the_commands(run: Run, lang: str, words: str) -> None:
    shown = run("play", "cards", "--seed", 1, "--lang", lang, typed="quit\n").stdout
    assert shown.count(words) == 1


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_in_the_words_of_the_language_are_understood(game: str, lang: str) -> None:
    """What help gives as examples can be typed."""
    match = bot_match(game, ["Ana", "Bob", "Eva"], 5, 0)
    terminal = make_terminal(lang)
    table = TerminalTable(terminal, match, {}, None)
    while not match.over and len(match.actions) < 60:
        view = match.view(match.to_move or 0)
        question = table.screen.question(view, match.decision())
        word = match.legal()[0]
        assert table.words_of(own_form(terminal.t, word), question) == [word]
        match.play(word)


# ---- statuses


@pytest.mark.parametrize(
    "args",
    [
        ("play", "--map", "mars"),
        ("play", "--option", "map=mars"),
        ("play", "--option", "regions=atlantis,west,east"),
        ("play", "--option", "regions=atlantis"),
        ("simulate", "classic", "--option", "map=mars"),
        ("arena", "classic", "--bots", "random", "--map", "mars"),
        ("map", "show", "mars"),
        ("map", "show", "germany", "--edition", "chess"),
        ("replay", "GAME", "--at", "9999"),
        ("replay", "GAME", "--round", "99"),
        ("replay", "GAME", "--round", "1", "--at", "1"),
        ("position", "GAME", "--at", "9999"),
        ("position", "GAME", "--seat", "Zoe"),
        ("review", "GAME", "--seat", "Zoe"),
        ("review", "GAME", "--budget", "long"),
    ],
)
def test_a_wrong_option_exits_with_2(run: Run, saved: Path, args: tuple[str, ...]) -> None:
    result = run(*(str(saved) if arg == "GAME" else arg for arg in args))
    assert result.exit_code == 2
    assert result.stderr.strip().endswith((".", "…"))


@pytest.mark.parametrize(
    "args", ["replay GAME", "games", "--help", "play --help", "map show germany", "--version"]
)
def test_nobody_minds_a_closed_pipe(saved: Path, args: str) -> None:
    command = [sys.executable, "-m", "megavolt", *args.replace("GAME", str(saved)).split()]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


# ---- options


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("TRUE", True), ("yes", True), ("on", True), ("sí", True), ("tak", True),
     ("1", True), ("false", False), ("no", False), ("off", False), ("nie", False), ("0", False)],
)  # fmt: skip
def test_booleans_are_understood_in_many_forms(text: str, value: bool) -> None:
    assert options_from("classic", [f"demolition={text}"]) == {"demolition": value}


def test_booleans_are_written_as_records_have_them(run: Run) -> None:
    assert "demolition: false*, true" in run("games").stdout
    refused = run("play", "--option", "demolition=maybe")
    assert "cannot be maybe. Choose one of: false, true." in refused.stderr
    run("play", "--option", "demolition=yes", "--save", "x.megavolt", typed="quit\n")
    assert '"demolition": true' in Path("x.megavolt").read_text()


def test_games_lists_every_value(run: Run) -> None:
    shown = run("games").stdout
    assert "regions: random*, draft, or a list of regions: west,east,south" in shown
    assert "map: europe*, north-america, argentina, " in shown
    assert ", spain-and-portugal, or a map file (.toml)" in shown
    assert "deck: shipped*, or a deck file (.toml)" in shown
    assert "start: random*, or a seat, 0 being the first" in shown
    for game in game_ids():
        for option in game_info(game).options:
            also = Translator("en").text("games-also", option=option.name)
            assert option.choices or option.named or also


# ---- colours


def test_oil_can_be_seen_on_a_dark_screen() -> None:
    red, green, blue = Color.parse(FUEL_COLOURS["oil"]).get_truecolor()
    assert 0.2126 * red + 0.7152 * green + 0.0722 * blue > 128
    assert len(set(FUEL_COLOURS.values())) == len(FUEL_COLOURS)


# ---- looking around


def test_replay_goes_to_a_round(run: Run, saved: Path) -> None:
    shown = run("replay", saved, "--round", 3, COLUMNS="100").stdout
    assert shown.startswith("Round 3")
    assert "· Round 3\n" in shown
    assert "from 1 to" in run("replay", saved, "--round", 99).stderr


def test_replay_steps_to_rounds(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megavolt.terminal.user_terminal.UserTerminal.at_keyboard", True)
    typed = iter(["r 4", "r", "r99", "salir"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    result = run("replay", saved, "--lang", "es")
    screens = re.findall(r"^Ronda (\d+)", result.stdout, re.MULTILINE)
    assert screens == ["1", "4", "5"]
    assert "no hay ronda 99" in result.stderr


@pytest.mark.usefixtures("simple")
def test_a_review_of_one_seat_judges_only_its_decisions(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.megavolt"
    bot_match("classic", ["Ana", "Bob"], 3, 40).save(path)

    def judged(*who: str) -> int:
        shown = run("review", path, "--budget", 2, "--seed", 7, *who).stdout
        found = re.search(r"Decisions judged: (\d+)", shown)
        return int(found[1]) if found else 0

    alone = [judged("--seat", "ana"), judged("--seat", "Bob")]
    assert min(alone) > 0
    assert sum(alone) == judged()


def test_bench_says_at_once_that_it_measures(run: Run) -> None:
    result = run("bench", "--seconds", 0.1, "--json")
    assert result.stderr.startswith("Measuring for about 0 s.")
