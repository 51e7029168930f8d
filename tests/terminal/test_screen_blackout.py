"""The wiring tile game on a terminal: what is drawn, that it fits, and that it can be played."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.core.view_types import own_view
from megavolt.data.blackout import load
from megavolt.games.blackout.view_types import BlackoutView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.choices import read
from megavolt.terminal.moves_blackout import NUMBERED, VERBS
from megavolt.terminal.screen import load_screen
from megavolt.terminal.screen_blackout import BlackoutScreen
from megavolt.terminal.typed import verbs_for
from tests.terminal.conftest import Run

SIZES = [(60, 24), (80, 24), (120, 40)]
PIECES = [
    {"cell": "r11c5", "player": 0, "exits": "ns"},
    {"cell": "r11c6", "player": 0, "exits": "ns", "insulated": True},
    {"cell": "r10c6", "player": 0, "exits": "nes", "transformer": True},
    {"cell": "r9c5", "player": 0, "exits": "ew"},
    {"cell": "r0c5", "player": 1, "exits": "ns", "faulted": True},
    {"cell": "r0c6", "player": 1, "exits": "nesw"},
]
OPTIONS = ("--option", "layout=fixed", "--option", "start=0")
TABLE = ("play", "blackout", "--seats", "Ana,Bob", *OPTIONS)


def known() -> Match:
    setup = {"start": 0, "hands": [["overtime", "refit"], None], "pieces": PIECES}
    return Match.new("blackout", ["Ana", "Bob"], 1, {"layout": "fixed"}, setup)


def drawn(
    match: Match, lang: str = "en", size: tuple[int, int] = (80, 24), everything: bool = False
) -> list[str]:
    screen = load_screen(match.game, match.seats, Translator(lang))
    seat = NOBODY if match.to_move is None else match.to_move
    view = match.view(seat)
    decision = None if match.over else screen.decision(view, match.legal())
    console = Console(file=io.StringIO(), width=size[0], height=size[1], highlight=False)
    console.print(screen.board(view, console, decision, everything))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def cell(lines: list[str], row: int, col: int) -> str:
    line = next(line for line in lines if line.startswith(f"{row:>2} "))
    at = 5 + 3 * col + col // 4
    return line[at : at + 3]


# ---- what is drawn


def test_a_known_position_is_drawn_right() -> None:
    lines = drawn(known())
    assert cell(lines, 11, 5) == "│A "  # live for Ana, who looks
    assert cell(lines, 11, 6) == "│A+"
    assert cell(lines, 10, 6) == "├A*"
    assert cell(lines, 9, 5) == "─a◇"  # hers, on a site, but not live
    assert cell(lines, 0, 5) == "│b!"
    assert cell(lines, 0, 6) == "┼b "
    assert cell(lines, 10, 5) == "c  "
    assert cell(lines, 0, 0) == "h  "
    assert cell(lines, 9, 6) == "b  "
    assert cell(lines, 5, 5) == "◇  "
    assert cell(lines, 9, 7) == "·  "
    assert cell(lines, 10, 7) == "○  "  # she can install here
    text = "\n".join(lines)
    assert "▴A ▴A" in text
    assert "▾B ▾B" in text
    assert "Overtime (0)" in text
    assert "Refit (2)" in text
    assert "4 points left" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_position_fits(lang: str, size: tuple[int, int]) -> None:
    match = Match.new("blackout", ["Ana", "Bob", "Eva", "Li"], 5)
    rng = Random(5)
    while not match.over:
        if len(match.actions) % 60 == 0:
            for everything in (False, True):
                lines = drawn(match, lang, size, everything)
                assert max(Text(line).cell_len for line in lines) <= size[0]
                assert not any("…" in line for line in lines[1:] if size[0] >= 80)
        match.play(rng.choice(match.legal()))
    assert drawn(match, lang, size)


def test_the_dark_is_told() -> None:
    match = Match.new("blackout", ["Ana", "Bob"], 5)
    while not own_view(BlackoutView, match.view(NOBODY))["dark"]:
        match.play("done" if "done" in match.legal() else match.legal()[0])
    assert "[BLACKOUT]" in drawn(match)[0]
    assert "[APAGÓN]" in drawn(match, "es")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_is_told(lang: str) -> None:
    match = known()
    screen = BlackoutScreen(match.game, match.seats, Translator(lang))
    for contract in load().contracts:
        told = screen._contract(contract.id).plain
        assert contract.name[lang] in told
        assert not set("{}$_") & set(told)


# ---- what can be typed


def test_few_actions_are_numbered_and_many_are_named() -> None:
    match = known()
    screen = load_screen(match.game, match.seats, Translator("en"))
    decision = screen.decision(match.view(0), match.legal())
    keys = [choice.key for choice in decision.shown()]
    assert len(keys) == len(set(keys)) < 20
    for verb in VERBS:
        words = [word for word in match.legal() if word.split()[0] == verb]
        assert (verb in keys) == (len(words) > NUMBERED or words == [verb])
    verbs = verbs_for(Translator("es"), VERBS)
    assert read("i r10c7 sw", decision, verbs) == ["install r10c7 sw"]
    assert read("instalar r10c7 sw", decision, verbs) == ["install r10c7 sw"]


def test_a_game_can_be_typed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.megavolt"
    typed = "i r11c5\ni r11c5 ns\nwhy i r10c5 ns\ndr\n1\nrules BLK-ACT-10\nundo\n2\nd\ni r0c5 ne\n"
    result = run(*TABLE, "--seed", 3, "--save", path, typed=typed)
    assert result.exit_code == 0
    assert "r11c5 ns │ (1), r11c5 es ┌ (2)" in result.stdout
    assert "a gated community" in result.stdout
    assert "Once laid" in result.stdout
    words = Match.load(path).words
    assert words[:2] == ["install r11c5 ns", "draw"]
    assert words[2].startswith("discard ")
    assert words[3:] == ["done", "install r0c5 ne"]
    assert "The game is saved in" in result.stdout  # the input ended, the game is kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_typed(run: Run, tmp_path: Path, lang: str) -> None:
    wanted = Match.new("blackout", ["Ana", "Bob"], 4, {"layout": "fixed", "start": 0})
    rng = Random(4)
    while not wanted.over:
        legal = wanted.legal()
        wanted.play("done" if "done" in legal and rng.random() < 0.3 else rng.choice(legal))
    path = tmp_path / "a.megavolt"
    typed = "\n".join(wanted.words)
    result = run("--lang", lang, *TABLE, "--seed", 4, "--save", path, typed=typed)
    assert result.exit_code == 0
    assert Match.load(path).words == wanted.words
    assert Match.load(path).over
