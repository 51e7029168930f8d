"""The boards of the wiring game and the card game: a click makes a move, or says why it cannot."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import play, play_now

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
A_PIECE = re.compile("Straight|Elbow|Triple|Quadruple")


def number(page: Page) -> str:
    return page.locator("[data-number]").get_attribute("data-number") or ""


def grave_faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run().then(all => all.violations)")
    return [fault["id"] for fault in found if fault["impact"] in GRAVE]


# ---- the wiring game


@pytest.mark.slow
def test_a_cell_of_the_city_offers_what_fits_there(page: Page) -> None:
    play_now(page, "blackout")
    page.wait_for_selector(".turn.mine")
    entry = page.locator("[data-cell=r11c5]")  # of the first seat's panel
    entry.click()
    before = number(page)
    page.locator(".menu [data-word^='install']").first.click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    expect(entry).to_have_attribute("aria-label", A_PIECE)


@pytest.mark.slow
def test_a_cell_where_nothing_fits_says_why(page: Page) -> None:
    play_now(page, "blackout")
    page.wait_for_selector(".turn.mine")
    page.locator("[data-cell=r0c0]").click()
    expect(page.get_by_role("dialog")).to_contain_text("BLK-")


@pytest.mark.slow
def test_the_city_can_be_walked_with_arrows(page: Page) -> None:
    play_now(page, "blackout")
    page.wait_for_selector(".turn.mine")
    page.locator("[data-cell=r11c5]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=r11c6]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".menu [data-word]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell=r11c5]")).to_be_focused()
    page.get_by_role("button", name="Nearer").click()
    assert grave_faults(page) == []


# ---- the card game


@pytest.mark.slow
def test_a_plant_of_the_market_opens_an_auction(page: Page) -> None:
    play_now(page, "cards")
    page.wait_for_selector(".turn.mine")
    desk = page.locator(".desk")
    if not desk.count():
        page.locator(".offer [data-plant] button").first.click()
    before = number(page)
    desk.locator("[data-word]").click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


@pytest.mark.slow
def test_a_fuel_card_is_bought_or_says_why_not(page: Page) -> None:
    play_now(page, "cards")
    page.wait_for_selector(".turn.mine")
    page.locator("[data-fuel]").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("CARD-")
    page.keyboard.press("Escape")
    for _ in range(20):
        page.wait_for_selector(".turn.mine")
        if page.locator("[data-fuel].legal").count():
            break
        play(page, 1)
    before = number(page)
    page.locator("[data-fuel].legal").first.click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    assert grave_faults(page) == []
