"""Somebody who types what is no move is told where to find out; a program is not."""

import pytest

from megavolt import Match
from tests.terminal.conftest import Run

SEE_HELP = {
    "en": "Type help to see what you can do now.",
    "es": "Escribe ayuda para ver qué puedes hacer ahora.",
    "pl": "Wpisz pomoc, żeby zobaczyć, co możesz teraz zrobić.",
}


@pytest.mark.parametrize("lang", SEE_HELP)
def test_the_terminal_says_where_help_is(run: Run, lang: str) -> None:
    game = ("play", "classic", "--seats", "Ana,Bob,Eva", "--seed", 1, "--lang", lang)
    result = run(*game, typed="build essen\n")
    assert SEE_HELP[lang] in " ".join(result.stdout.split())
    assert SEE_HELP[lang] not in " ".join(run(*game, typed="open 3 999\n").stdout.split())


def test_the_error_itself_does_not() -> None:
    refusal = Match.new("classic", ["Ana", "Bob", "Eva"], 1).why("build essen")
    assert "help" not in str(refusal)
