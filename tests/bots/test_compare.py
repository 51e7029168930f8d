"""Lines compared in common worlds, and what is said about their difference."""

from typing import Any

import pytest

from megavolt import Match
from megavolt.bots.compare import LOST, WON, Comparer, Difference, Line, Reasons, gap
from megavolt.bots.families import bot_family
from megavolt.bots.policy import policy_for
from megavolt.core.registry import game_ids, make_game
from megavolt.locale import LANGUAGES, Translator
from tests.terminal.helpers import bot_match

SEATS = ["Ana", "Volta", "Ohm"]
SEED = 5


def comparer_of(match: Match) -> Comparer:
    return Comparer(match.game, policy_for(match.game))


def played(match: Match, *words: tuple[str, ...], worlds: int = 2) -> list[Line]:
    """Lines of the seat to move that begin with these words, played out."""
    lines = [Line(tuple(match.game.action(word) for word in line)) for line in words]
    comparer_of(match).meet(match.view(match.to_move or 0), SEED, lines, range(worlds))
    return lines


def _runs(match: Match) -> bool:
    """Is Ana about to run plants?"""
    return match.to_move == 0 and any(word.startswith("run") for word in match.legal())


def running() -> Match:
    """A game in which Ana is about to run plants."""
    match = bot_match("recharged", SEATS, 3, 60, "planner")
    policy = policy_for(match.game)
    while not _runs(match):
        match.play(match.game.word(policy.choose(match.state)))
    return match


def test_lines_meet_the_same_worlds() -> None:
    match = Match.new("recharged", SEATS, 3)
    one, same = played(match, ("open 3 3",), ("open 3 3",))
    assert one.values == same.values
    assert one.tallies == same.tallies
    assert gap(one.values, same.values).mean == 0.0


def test_a_line_that_is_not_legal_goes_on_as_the_policy_plays() -> None:
    match = Match.new("recharged", SEATS, 3)
    impossible, own = played(match, ("done",), ())
    assert impossible.values == own.values
    assert impossible.turn == own.turn


def test_the_reason_for_running_a_plant_is_the_cities_it_supplies() -> None:
    match = running()
    own, idle = played(match, (), ("done",))
    reasons = Reasons(comparer_of(match).account)
    number = match.view(0)["round"]
    said, facts = reasons.better(own, idle)
    assert said == "reason-board-supplied"
    assert facts["more"] == "more"
    assert facts["round"] == number
    said, facts = reasons.worse(idle, own)
    assert (said, facts["more"]) == ("reason-board-supplied", "fewer")


def test_a_reason_never_speaks_against_the_better_line() -> None:
    match = running()
    lines = played(match, (), ("done",), worlds=3)
    reasons = Reasons(comparer_of(match).account)
    for one in lines:
        for other in lines:
            worths = [difference.worth for difference in reasons.between(one, other)]
            assert worths == sorted(worths, reverse=True)
    assert reasons.between(lines[0], lines[0]) == []


@pytest.mark.parametrize("game_id", [g for g in game_ids() if g in ("recharged", "cards")])
def test_a_game_that_ends_has_figures_of_its_end(game_id: str) -> None:
    match = bot_match(game_id, SEATS, 4, level="planner")
    last = match.at(len(match.actions) - 1)
    (line,) = played(last, (match.words[-1],), worlds=1)
    (tally,) = line.tallies
    seat = last.to_move or 0
    outcome = match.outcome()
    assert outcome is not None
    assert tally[WON] == float(seat in outcome.winners)
    assert tally[LOST] == 1.0 - tally[WON]
    assert 0.0 < line.chance < 1.0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_difference_is_a_sentence(game_id: str, lang: str) -> None:
    game: Any = make_game(game_id, 3, {})
    make = bot_family(game_id).account
    assert make is not None
    account, t = make(game), Translator(lang)
    state = game.new(4)
    keys = set(account.tally(0, 1, [], state)) | {WON, LOST, *ENDS[game_id]}
    reasons = Reasons(account)
    for key in keys:
        for mean in (-22.0, -5.0, -2.0, -1.0, 1.0, 2.0, 5.0, 22.0):
            message, facts = reasons.told(Difference(key, mean, 1.0))
            text = t.sentence(message, facts, SEATS, game)
            assert text.endswith("."), (message, text)
            assert "reason-" not in text
            assert "{" not in text


BOARD: list[tuple[str | int, ...]] = [
    ("supplied", 7, 0),
    ("rival", 7, 1),
    ("without", 1, 2),
    ("spare",),
    ("final", 0),
    ("rival_final", 1),
]
ENDS: dict[str, list[tuple[str | int, ...]]] = {
    "recharged": BOARD,
    "classic": BOARD,
    "deluxe": BOARD,
    "cards": [("income", 2, 0), ("rival", 2, 1), ("points", 0), ("rival_points", 1)],
    "blackout": [("connections", 0), ("shared", 0), ("rival", 0, 1)],
}
