"""The boards of the wiring game and the card game: a click makes a move, or says why it cannot."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import grave
from tests.web.table import number, offers, sit_down

A_PIECE = re.compile("Straight|Elbow|Triple|Quadruple")


# ---- the wiring game


@pytest.mark.slow
def test_a_cell_of_the_city_offers_what_fits_there(page: Page) -> None:
    sit_down(page, "blackout")
    entry = page.locator("[data-cell=r11c5]")  # of the first seat's panel
    entry.click()
    before = number(page)
    page.locator(".menu [data-word^='install']").first.click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    expect(entry).to_have_attribute("aria-label", A_PIECE)


@pytest.mark.slow
def test_what_fits_is_offered_by_cost(page: Page) -> None:
    sit_down(page, "blackout")
    page.locator("[data-cell=r11c5]").click()
    costs = page.locator(".menu .kind .cost .number")
    expect(costs).to_have_text(["1", "2", "3", "4"])
    expect(page.locator(".menu .kind .title")).to_contain_text(
        ["Straight", "Elbow", "Triple", "Quadruple"]
    )


@pytest.mark.slow
def test_a_cell_where_nothing_fits_says_why(page: Page) -> None:
    sit_down(page, "blackout")
    page.locator("[data-cell=r0c0]").click()
    expect(page.get_by_role("dialog")).to_contain_text("BLK-")


@pytest.mark.slow
def test_the_city_can_be_walked_with_arrows(page: Page) -> None:
    sit_down(page, "blackout")
    page.locator("[data-cell=r11c5]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=r11c6]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".menu [data-word]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell=r11c5]")).to_be_focused()
    page.get_by_role("button", name="Zoom in").click()
    assert grave(page) == []


# Is the open menu just above or below its cell, and no farther left or right than the city?
BESIDE = """() => {
    const edges = (what) => document.querySelector(what).getBoundingClientRect();
    const [menu, cell, city] = [edges('.menu'), edges('.cell.here'), edges('.around')];
    const apart = Math.max(menu.top - cell.bottom, cell.top - menu.bottom);
    const over = menu.left < cell.right && cell.left < menu.right;
    return over && apart >= 0 && apart < 8 && city.left < menu.left && menu.right < city.right;
}"""


@pytest.mark.slow
def test_what_fits_stays_beside_its_cell_in_a_window_of_another_size(page: Page) -> None:
    sit_down(page, "blackout")
    for cell in ("r11c6", "r11c5"):
        page.locator(f"[data-cell={cell}]").click()
        expect(page.locator(f".menu [data-word*={cell}]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    second = page.locator(".menu [data-word]").nth(1)
    for width, height in ((1000, 640), (1600, 1000)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(BESIDE)
        expect(second).to_be_focused()
    page.locator("[data-cell=r1c1]").hover()
    page.mouse.wheel(0, -300)
    expect(page.locator(".menu")).to_have_count(0)


# ---- the card game


@pytest.mark.slow
def test_a_plant_of_the_market_opens_an_auction(page: Page) -> None:
    sit_down(page, "cards")
    bid, plant = page.locator(".main-move form"), page.locator(".offer [data-plant] button").first
    expect(plant).to_be_visible()  # the board comes after the ribbon, and an auction may be on
    before = number(page)
    if not bid.count():
        plant.click()
    expect(bid).to_be_visible()
    assert number(page) == before, "a plant that is chosen is not put up yet"
    bid.locator("[data-word]").click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


@pytest.mark.slow
def test_a_fuel_card_is_bought_or_says_why_not(page: Page) -> None:
    sit_down(page, "cards")
    page.locator("[data-fuel]").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("CARD-")
    sit_down(page, "cards", offers("buy "))
    before = number(page)
    page.locator("[data-fuel].legal").first.click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    assert grave(page) == []
