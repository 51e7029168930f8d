"""A game that brings nothing but the engine contract is playable everywhere at once."""

from pathlib import Path

import pytest

from megavolt import Match, OptionError
from megavolt.core.registry import game_ids, make_game
from megavolt.server.site import Site
from megavolt.server.tables.room import OVER
from tests.conformance import check_game
from tests.installed.conftest import install
from tests.server.client import browser
from tests.server.tables import guests, play_on, table_of, with_site
from tests.terminal.conftest import Run


@pytest.mark.usefixtures("tender")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_keeps_the_contract(players: int) -> None:
    for seed in range(5):
        check_game(make_game("tender", players, {}), seed, words=["bid 1", "bid 6"])


@pytest.mark.usefixtures("tender")
def test_it_is_listed_after_the_built_in_ones(run: Run) -> None:
    assert game_ids()[-1] == "tender"
    assert "tender" in run("games").output


@pytest.mark.usefixtures("tender")
def test_a_person_plays_it_in_the_terminal(run: Run) -> None:
    typed = "help\nwhy\nrules\n1\nbid 2\nbid 1\n" + "1\n" * 4
    result = run("play", "tender", "--players", 3, "--seed", 3, typed=typed)
    assert result.exit_code == 0
    assert "players" in result.output
    assert "[1] bid 1   [2] bid 2" in result.output
    assert "Card already played: card 1." in result.output
    assert "Sold: player Volta" in result.output
    assert "wins." in result.output


@pytest.mark.usefixtures("tender")
def test_advice_is_refused_with_a_sentence(run: Run) -> None:
    result = run("play", "tender", "--seed", 3, typed="hint\nquit\n")
    assert "No bot can give advice on this game (tender)" in result.output


@pytest.mark.usefixtures("tender")
def test_a_study_of_it_is_refused_with_a_sentence(run: Run) -> None:
    result = run("study", "tender")
    assert result.exit_code == 2
    assert "recharged, classic, deluxe, cards, blackout" in result.stderr


@pytest.mark.usefixtures("tender")
def test_only_bots_that_know_it_play_it(run: Run) -> None:
    assert run("simulate", "tender", "--games", 20, "--bots", "random").exit_code == 0
    result = run("simulate", "tender", "--games", 2, "--bots", "planner")
    assert result.exit_code == 2
    assert "planner" in result.output


@pytest.mark.usefixtures("tender")
def test_a_record_of_it_verifies(run: Run, tmp_path: Path) -> None:
    match = Match.new("tender", ["Ana", "Bob"], seed=1)
    while not match.over:
        match.play(match.legal()[-1])
    match.save(tmp_path / "game.megavolt")
    assert run("verify", tmp_path / "game.megavolt").exit_code == 0


@pytest.mark.usefixtures("tender")
def test_the_server_plays_it(tmp_path: Path) -> None:
    async def story(site: Site) -> int:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "tender")
        room = await play_on(site, links.table, people, 100)
        assert room.status == OVER
        return len(room.moves)

    assert with_site(tmp_path, story) == 12


@pytest.mark.usefixtures("tender")
def test_the_server_names_it_and_only_the_bots_that_know_it(tmp_path: Path) -> None:
    with browser(tmp_path) as ana:
        listed = ana.get("/api/games")[1][-1]
    assert (listed["id"], listed["name"], listed["bots"]) == ("tender", "tender", ["random"])


def test_a_game_that_does_not_load_stops_no_other(packages: Path, run: Run) -> None:
    install(packages, "tender = tender\nabsent = no_such_module\nalias = tender\n")
    assert game_ids()[-1] == "tender"
    assert run("games").exit_code == 0
    for name, reason in (("absent", "No module named"), ("alias", "INFO.id is 'tender'")):
        with pytest.raises(OptionError) as caught:
            make_game(name, 2, {})
        assert caught.value.code == "game_broken"
        assert reason in str(caught.value)


def test_a_built_in_game_is_not_replaced(packages: Path) -> None:
    install(packages, "classic = tender\n")
    assert make_game("classic", 3, {}).players == 3
    assert game_ids().count("classic") == 1
