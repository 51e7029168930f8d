"""Every family of games by keys alone: Tab finds the moves, Enter makes them, focus stays."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import play_now

TABS = 80  # presses after which something cannot be called reachable


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"No Tab leads to {selector}.")


def move_by_keys(page: Page) -> None:
    """From the question to a move, and make it."""
    tab_to(page, ".actions :is([data-prefix], [data-word], .moves summary)")
    if page.evaluate("() => !!document.activeElement.dataset.word"):
        page.keyboard.press("Enter")
        return
    page.keyboard.press("Enter")
    tab_to(page, ".actions :is([data-place], [data-word])")
    if page.evaluate("() => !document.activeElement.dataset.word"):
        page.keyboard.press("Enter")
        tab_to(page, ".actions [data-word]")
    page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "cards", "blackout"])
def test_rounds_are_played_by_keys_alone(page: Page, game: str) -> None:
    page.goto("/")
    expect(page.locator(f"[data-play={game}]")).to_be_visible()
    tab_to(page, f"[data-play={game}]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".turn.mine")
    page.locator("#asked").focus()
    for _ in range(8):
        before = page.locator("[data-number]").get_attribute("data-number")
        move_by_keys(page)
        expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
        page.wait_for_selector(".turn.mine")
        page.wait_for_selector(".actions :is([data-word], [data-prefix], .moves summary)")
        assert page.evaluate("() => document.activeElement !== document.body"), "focus was lost"


@pytest.mark.slow
def test_the_menu_opens_and_closes_by_keys_and_gives_the_focus_back(page: Page) -> None:
    play_now(page, "cards")
    page.wait_for_selector(".turn.mine")
    menu = page.locator(".actions").get_by_role("button", name="More", exact=True)
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
