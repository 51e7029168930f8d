"""No page and no dialog has grave findings of axe-core, in light and in dark.

The tables of all games in play and at the end are looked at in test_whole_games.py.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from megavolt import game_ids
from megavolt.puzzles import shipped
from tests.web.axe import grave
from tests.web.player import Player
from tests.web.table import sit_down

PAGES = ["/", *(f"/new/{game}" for game in game_ids()), "/account", "/games", "/replay"]
RULES = ["/rules", "/rules/grid", "/rules/deluxe", "/rules/cards", "/rules/blackout"]

LEARN = ["/learn", "/learn/board-goal", "/puzzles", f"/puzzles/{shipped()[0].id}", "/settings"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "paths", [PAGES, RULES, LEARN, ["/nowhere"]], ids=["pages", "rules", "learn", "nowhere"]
)
def test_pages(page: Page, paths: list[str]) -> None:
    for path in paths:
        page.goto(path)
        page.wait_for_selector("h1")
        assert grave(page) == [], path


@pytest.mark.slow
def test_lobby_and_the_way_into_it(page: Page) -> None:
    page.goto("/new/recharged")
    page.locator(".seat select").nth(1).select_option("open")
    page.get_by_label("Public").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".share input").input_value()
    assert grave(page) == [], "lobby"
    for path, shown in ((link, ".panel .button.main"), ("/", ".lists ul"), ("/games", "ul")):
        page.goto(path)
        page.wait_for_selector(f"main {shown}")
        assert grave(page) == [], path


@pytest.mark.slow
def test_dialogs_of_the_grid_board(page: Page) -> None:
    sit_down(page, "recharged")
    for name in (re.compile("Income table"), re.compile("Bid for me"), re.compile("^More$")):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert grave(page) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".city:not(.out) .reach").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("GRID-")
    assert grave(page) == [], "why"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-hint]")
    assert grave(page) == [], "hint"


@pytest.mark.slow
def test_what_opens_on_the_other_boards(page: Page) -> None:
    sit_down(page, "blackout")
    page.locator("[data-cell=r11c5]").click()
    page.wait_for_selector(".menu [data-word]")
    assert grave(page) == [], "the menu of a cell"
    sit_down(page, "cards")
    for pile in page.locator(".board details summary").all():
        pile.click()
    assert grave(page) == [], "the piles of the card game"


@pytest.mark.slow
def test_the_tabs_beside_the_board(page: Page) -> None:
    sit_down(page, "cards")
    Player(page).play(3)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").last.fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("Good luck!")
    assert grave(page) == [], "chat"
    page.get_by_role("tab", name="Log").click()
    assert grave(page) == [], "log"
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".ribbon .turn")).to_contain_text("After move")
    assert grave(page) == [], "looking back"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "cards", "blackout"])
def test_trying_moves_out(page: Page, game: str) -> None:
    sit_down(page, game)
    page.keyboard.press("t")
    page.wait_for_selector(".whatif")
    assert grave(page) == []
