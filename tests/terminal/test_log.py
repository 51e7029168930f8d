"""The log above a question: as many of the latest sentences as there are lines for."""

import re

import pytest
from rich.console import Console

from megavolt import Match
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.table import TerminalTable
from megavolt.terminal.user_terminal import UserTerminal
from tests.terminal.helpers import bot_match, screenful

SEATS = ["Maximiliana", "Bartholomew", "Konstantin", "Li"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["blackout", "cards"])
def test_a_sentence_of_two_lines_takes_the_room_of_two(game: str, lang: str) -> None:
    match = bot_match(game, SEATS, 3, 60)
    events = len(match.events)
    for height in range(24, 34):
        for fresh in (0, events - 6, events - 2):
            assert (
                len(screenful(match, lang, (80, height), fresh)) < height
            )  # a line is left to type in


def log(match: Match) -> list[str]:
    table = TerminalTable(UserTerminal(Translator("en"), Console(), Console()), match, {}, None)
    return table.log(match.to_move or 0)


def test_what_does_not_fit_is_counted() -> None:
    match = bot_match("cards", SEATS, 3, 60)
    lines = screenful(match, "en", (80, 30))
    (more,) = [line for line in lines if "earlier line" in line]
    told = [line for line in lines if line.startswith("· ")]
    found = re.search(r"\d+", more)
    assert found is not None
    assert int(found[0]) + len(told) == len(log(match))


def test_the_latest_is_shown_whole() -> None:
    match = bot_match("cards", SEATS, 3, 60)
    text = " ".join(" ".join(screenful(match, "en", (80, 30), len(match.events) - 1)).split())
    assert f"· {log(match)[-1]}" in text
