"""`hint` at the table: the best moves with their chances, from what the seat may know."""

import re
from random import Random
from typing import Any

import pytest

from megavolt.bots.advice import advise
from megavolt.bots.budget import Budget
from megavolt.core.registry import make_game
from megavolt.core.view_types import View, own_seat, own_view
from megavolt.games.board.view_types import BoardView
from megavolt.terminal import commands
from tests.terminal.conftest import Run

ANA = ("play", "classic", "--seats", "Ana,Bob,Eva", "--seed", 3)
FEW = Budget(nodes=6)

pytestmark = pytest.mark.usefixtures("simple", "quick")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint takes a few simulations, not a second."""
    monkeypatch.setattr(commands, "HINT_BUDGET", FEW)


def test_it_shows_moves_with_chances_and_reasons(run: Run) -> None:
    typed = "hint\nopen 3 3\nhint\nhint\n"
    result = run(*ANA, typed=typed)
    assert result.exit_code == 0
    assert "Thinking for about a second" in result.stdout
    hints = [line for line in result.stdout.splitlines() if ") to win: " in line]
    assert re.match(r"\d+% \(± \d+\) to win: open 3 3 – [A-Z].*\.$", hints[0])
    pair = hints[1:3]
    assert {line.split(": ")[1].split()[0] for line in pair} == {"pass", "bid"}
    assert hints[3:] == pair  # the same place gives the same hint
    assert "About equal, so that their order does not matter: " in result.stdout


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("es", "pista", ") de probabilidad de ganar: abrir 3"),
        ("pl", "podpowiedź", ") szans na wygraną: wystaw 3"),
    ],
)
def test_it_can_be_asked_for_in_each_language(run: Run, lang: str, typed: str, said: str) -> None:
    result = run("--lang", lang, *ANA, typed=f"{typed}\n")
    assert result.exit_code == 0
    assert said in result.stdout


def test_help_lists_it(run: Run) -> None:
    assert "show the best moves" in run(*ANA, typed="help\n").stdout


def test_one_move_needs_no_thought(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megavolt.core.match.Match.legal", lambda match: ["done"])
    assert "There is only one move: done" in run(*ANA, "--no-auto-pass", typed="hint\n").stdout


def test_it_is_given_the_seats_own_view(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    def spy(game: Any, view: View, *rest: Any) -> list[Any]:
        seen.append(view)
        return advise(game, view, *rest)

    monkeypatch.setattr(commands, "advise", spy)
    run(*ANA, "--option", "hidden_money=true", typed="open 3 3\nhint\n")
    view = own_view(BoardView, *seen)
    shown = [player["money"] for player in view["players"]]
    assert [money is not None for money in shown].count(True) == 1
    assert shown[own_seat(view)] is not None


def test_advice_is_for_whoever_is_to_move() -> None:
    game = make_game("blackout", 3, {})
    s = game.new(2)
    legal = [game.word(a) for a in game.legal(s)]
    advice = advise(game, game.view(s, game.to_move(s)), legal, FEW, Random(1), also=[legal[-1]])
    words = [one.word for one in advice]
    assert legal[-1] in words
    assert set(words) <= set(legal)
    assert sum(one.share for one in advice) == pytest.approx(1.0)
    assert all(sum(one.chances) == pytest.approx(1.0) for one in advice if one.share)
    assert advise(game, game.view(s, 0), [], FEW, Random(1)) == []
