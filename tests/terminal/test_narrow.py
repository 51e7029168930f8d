"""Boards on a screen of 60 columns: names may be cut, figures never."""

import re

import pytest
from rich.console import Console

from megavolt.core.game import NOBODY
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.families import load_screen
from tests.terminal.helpers import bot_match

SEATS = ["Katarzyna Wielka", "Bob", "Eva", "Ohm", "Joule", "Hertz"]


def shown(game: str, lang: str, moves: int) -> tuple[list[str], BoardView]:
    match = bot_match(game, SEATS, 3, moves)
    view = match.view(NOBODY)
    console = Console(width=60, height=100, color_system=None, legacy_windows=False)
    screen = load_screen(match.game, match.seats, Translator(lang))
    with console.capture() as capture:
        console.print(screen.board(view, console, None, everything=True))
    return capture.get().splitlines(), own_view(BoardView, view)


@pytest.mark.parametrize("moves", [120, 290])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["recharged", "deluxe"])
def test_no_figure_of_the_board_game_is_cut(game: str, lang: str, moves: int) -> None:
    lines, view = shown(game, lang, moves)
    assert max(map(len, lines)) <= 60
    for player in view["players"]:
        seat = SEATS[player["seat"]]
        (line,) = [one for one in lines if re.match(rf".\d {seat[0]} {seat[:3]}", one)]
        tail = f"{player['supply']} (+{player['income']})"
        assert line.rstrip().endswith(tail)
        assert re.search(rf" {player['money']} ", line)
        assert re.search(rf" {len(player['cities'])} +{re.escape(tail)}", line)
    text = "\n".join(line.rstrip() for line in lines)
    for fuel, market in view["fuel"].items():
        name = Translator(lang).text("fuel-name", fuel=fuel)
        price = "–" if market["price"] is None else market["price"]
        row = rf"^{name} .* {price} +\+{market['refill']}$"
        assert re.search(row, text, re.MULTILINE)
    assert not re.search(r"[\d(+×→]…", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["cards", "blackout"])
def test_nothing_but_names_is_cut_in_the_others(game: str, lang: str) -> None:
    seats = SEATS[:4]
    match = bot_match(game, seats, 3, 60)
    console = Console(width=60, height=100, color_system=None)
    screen = load_screen(match.game, match.seats, Translator(lang))
    with console.capture() as capture:
        console.print(screen.board(match.view(NOBODY), console, None, everything=True))
    text = capture.get()
    assert max(map(len, text.splitlines())) <= 60
    assert not re.search(r"[\d(+×→]…", text)
