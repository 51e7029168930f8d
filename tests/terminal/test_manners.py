"""At the table: nothing is given up, shown or taken back by mistake."""

import re

import pytest

from megavolt import Match
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.families import load_screen
from megavolt.terminal.table import TerminalTable
from tests.games.board.table import Table
from tests.terminal.conftest import Run
from tests.terminal.helpers import Keyboard, keyboard
from tests.terminal.test_screen import running

HIDDEN: dict[str, object] = {"hidden_money": True}


def sit(match: Match, terminal: Keyboard, auto_pass: bool = True) -> str:
    """Everybody is a person at one keyboard; what was shown."""
    TerminalTable(terminal, match, {}, None, auto_pass=auto_pass).play()
    return terminal.shown


def again(match: Match) -> Match:
    """The same position as the beginning of a match, so that moves can be undone."""
    options = dict(match.game.options)
    return Match.new(match.game.id, match.seats, 1, options, match.position())


def building(*cities: str, money: int = 50) -> Match:
    table = Table("recharged", 3, regions=["west", "east", "southwest"]).order("bob", "eva", "ana")
    table.give("ana", money=money, plants=[5], cities=list(cities))
    return again(table.begin("building").match)


def fuel(money: int = 50, **stock: int) -> Match:
    """Ana has a coal plant with room for four."""
    table = Table("recharged", 3).order("bob", "eva", "ana")
    table.give("bob", plants=[3]).give("eva", plants=[6])
    return again(table.give("ana", money=money, plants=[4], fuel=stock).begin("fuel").match)


# ---- ending a turn


def test_a_letter_ends_no_turn_where_cities_begin_with_it() -> None:
    match = building("essen")
    shown = sit(match, keyboard("d", "quit"))
    assert "“d” leaves several choices: done, Duisburg, Düsseldorf, Dortmund, Dresden." in re.sub(
        r"\s+", " ", shown
    )
    assert match.words == []
    sit(match, keyboard("done", "quit"))
    assert match.words == ["done"]


def test_a_letter_ends_no_turn_where_other_verbs_begin_with_it() -> None:
    match = Match.new("blackout", ["Ana", "Bob"], 5)
    assert {word.split()[0] for word in match.legal()} >= {"draw", "done"}
    shown = sit(match, keyboard("", "d", "quit"))
    assert "“d” leaves several choices: done, " in shown
    assert match.words == []


def test_a_letter_ends_the_turn_where_nothing_else_begins_with_it() -> None:
    match = fuel(coal=2)
    sit(match, keyboard("d", "quit"))
    assert match.words == ["done"]


@pytest.mark.parametrize(
    ("lang", "no", "yes"), [("en", "no", "y"), ("es", "no", "sí"), ("pl", "nie", "tak")]
)
def test_income_is_not_given_up_unasked(lang: str, no: str, yes: str) -> None:
    match = running(coal=3)
    shown = sit(match, keyboard("done", no, "quit", lang=lang))
    assert Translator(lang).text("web-confirm-run", supplied=2, pay=33) in re.sub(
        r"\s+", " ", shown
    )
    assert match.words == []
    sit(match, keyboard("done", yes, "quit", lang=lang), auto_pass=False)
    assert match.words == ["done"]


def test_a_turn_without_fuel_is_not_ended_unasked() -> None:
    match = fuel()
    shown = sit(match, keyboard("done", "", "quit"))
    assert "None of your plants has the fuel to run" in shown
    assert match.words == []


def test_nothing_is_asked_where_nothing_is_given_up() -> None:
    match = fuel(coal=2)
    assert "yes or no?" not in sit(match, keyboard("done", "quit"))
    assert match.words == ["done"]


def asked(match: Match) -> dict[str, str]:
    """What is asked before which move."""
    screen = load_screen(match.game, match.seats, Translator("en"))
    return dict(screen.question(match.view(match.to_move or 0), match.decision()).confirms)


def test_the_card_game_asks_before_income_is_lost() -> None:
    match = Match.new("cards", ["Ana", "Bob"], 5)
    found = set()
    while not match.over:
        found |= set(asked(match).values())
        match.play(match.legal()[0])
    assert any("could still earn" in sentence for sentence in found)
    assert any("has the fuel to run" in sentence for sentence in found)


def test_blackout_asks_before_points_are_lost() -> None:
    match = Match.new("blackout", ["Ana", "Bob"], 5)
    assert "Unused points are lost" in asked(match)["done"]


def test_blackout_asks_before_points_of_ones_own_are_lost_in_the_dark() -> None:
    setup = {"start": 0, "round": 6, "tension": {"spare": 1}}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"content": "second"}, setup)
    assert "You have 1 point left" in asked(match)["done"]
    setup["tension"] = {"spare": 0}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"content": "second"}, setup)
    assert asked(match) == {}  # the set is handed on


@pytest.mark.rule("BLK-END-02")
def test_blackout_asks_before_points_of_the_last_round_are_lost_that_no_repairs_keep() -> None:
    setup = {"start": 0, "round": 10, "tension": {"left": 2}}

    def last_round(last_repairs: bool) -> dict[str, str]:
        options = {"last_repairs": last_repairs}
        return asked(Match.new("blackout", ["Ana", "Bob"], 1, options, setup))

    assert last_round(True) == {}
    assert "You have 2 points left" in last_round(False)["done"]


# ---- several at once


def test_more_fuel_than_there_is_room_for_buys_nothing() -> None:
    match = fuel()
    shown = re.sub(r"\s+", " ", sit(match, keyboard("coal 9", "quit")))
    assert "Only 4 of 9 are possible, so nothing has been done." in shown
    assert "(rule GRID-FUEL-02)" in shown
    assert match.words == []
    sit(match, keyboard("coal 4", "quit"))
    assert match.words[:4] == ["buy coal"] * 4


# ---- what is possible now


def question(match: Match, lang: str = "en") -> str:
    screen = load_screen(match.game, match.seats, Translator(lang))
    return screen.question(match.view(match.to_move or 0), match.decision()).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["classic", "recharged", "deluxe", "cards"])
def test_the_example_of_an_auction_can_be_played(game: str, lang: str) -> None:
    match = Match.new(game, ["Ana", "Bob", "Eva"], 3)
    found = re.search(r"(\d+\w?) (\d+)", question(match, lang))
    assert found is not None
    sit(match, keyboard(found[0], "quit", lang=lang))
    words = match.words[0].split()
    assert (words[0], words[1].lstrip("0"), words[2]) == ("open", found[1], found[2])


def test_the_example_of_fuel_can_be_bought() -> None:
    assert "(several at once: coal 3)" in question(fuel())
    assert "(several at once: coal 1)" in question(fuel(coal=3))


def test_what_cannot_be_afforded_is_not_asked_for() -> None:
    assert "no city here that you can afford" in question(building("essen", money=3))
    assert "no fuel here that you can both use and afford" in question(fuel(money=0))
    assert "no plant has the fuel it needs" in question(running())
    poor = Table("recharged", 3).order("ana", "bob", "eva").give("ana", money=0, plants=[4])
    assert "no plant here that you can afford" in question(poor.begin("auction").match)


def test_why_explains_the_future_market(run: Run) -> None:
    ana = ("play", "recharged", "--seed", 5, "--seat", "Ana")
    for typed in ("why open 10", "why 10"):
        shown = run(*ana, typed=f"{typed}\nquit\n").stdout
        assert "Plant 10 is still in the future market and cannot be bought yet." in shown
        assert "GRID-AUC-02 · Phase 2: auction\nOnly plants of the current market" in shown


# ---- passing by itself


def test_a_forced_done_passes_by_itself_unless_that_is_switched_off() -> None:
    match = building("essen", money=3)
    off = sit(match, keyboard("quit"), auto_pass=False)
    assert "ana: there is no city here that you can afford" in off
    assert match.words == []
    on = sit(match, keyboard("passes", "passes off", "passes maybe", "log", "quit"))
    assert match.words == ["done"]
    assert "· ana can do nothing else: done." in on
    assert "you pass without being asked" in on
    assert "You are asked even where you can only pass." in on
    assert "“maybe” is neither on nor off." in on


def test_who_has_just_moved_among_people_ends_the_turn_and_can_undo_it() -> None:
    match = building("essen", money=16)
    shown = sit(match, keyboard("dortmund", "undo", "quit"))
    assert "there is no city here that you can afford. End your turn with done." in shown
    assert "1 move undone." in shown
    assert match.words == []


def test_where_money_is_hidden_nobody_passes_by_itself() -> None:
    table = Table("recharged", 3, hidden_money=True).order("bob", "eva", "ana")
    match = table.give("ana", money=3, plants=[5], cities=["essen"]).begin("building").match
    shown = sit(match, keyboard("", "passes", "quit"))
    assert match.words == []
    assert "would tell the others" in shown


# ---- the keyboard goes round


def test_the_next_player_comes_to_an_empty_screen() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 1, HIDDEN)
    first, cheap = match.seats[match.to_move or 0], match.legal()[0].split()[1]
    shown = sit(match, keyboard("", cheap, "", "log", "quit", colour=True))
    names = [first, match.seats[match.to_move or 0]]
    for name in names:
        assert f"Pass the keyboard to {name}, then press Enter." in shown
    cleared = shown.split("\x1b[3J")
    assert len(cleared) == 3
    assert f"Pass the keyboard to {names[1]}" in cleared[2]


@pytest.mark.parametrize(
    ("game", "options", "asked"),
    [("recharged", {}, 0), ("cards", {}, 0), ("cards", HIDDEN, 1), ("blackout", {}, 1)],
)
def test_the_keyboard_is_handed_over_where_something_is_hidden(
    game: str, options: dict[str, object], asked: int
) -> None:
    match = Match.new(game, ["Ana", "Bob", "Eva"], 1, options)
    assert sit(match, keyboard("", "quit")).count("Pass the keyboard") == asked


def test_one_person_among_bots_has_the_keyboard_all_the_time() -> None:
    match = Match.new("blackout", ["Ana", "Bob"], 1)
    terminal = keyboard("quit")
    TerminalTable(terminal, match, {1: "random"}, None).play()
    assert "Pass the keyboard" not in terminal.shown


# ---- undo


def test_nobody_undoes_the_move_of_another() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 1)
    first = match.seats[match.to_move or 0]
    opened = match.legal()[0]
    shown = re.sub(r"\s+", " ", sit(match, keyboard(opened, "undo", "quit")))
    assert f"The last decision was made by {first}, and nobody undoes" in shown
    assert match.words == [opened]


def test_own_decisions_are_undone_until_another_decided() -> None:
    match = building("essen", "dortmund", money=200)
    sit(match, keyboard("munster", "duisburg", "undo 2", "quit"))
    assert match.words == []
    lines = ("munster", "done", "undo", "quit")
    shown = re.sub(r"\s+", " ", sit(match, keyboard(*lines), auto_pass=False))
    assert "The last decision was made by ana" in shown
    assert match.words == ["build munster", "done"]


def test_too_many_decisions_to_undo_are_refused_with_the_number_that_can_be() -> None:
    match = building("essen", "dortmund", money=200)
    match.play("done")
    first = next(word for word in match.legal() if word.startswith("build "))
    terminal = keyboard(first, "undo 3", "quit")
    table = TerminalTable(terminal, match, {}, None)
    table.play()
    shown = re.sub(r"\s+", " ", terminal.shown)
    assert "You can undo 1 decision: the one before was made by ana" in shown
    assert match.words == ["done", first]
