"""A table on a phone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.table import offers, sit_down
from tests.web.visitor import PHONE, visitor
from web.scripts.stage import Position


@pytest.mark.slow
def test_what_a_phase_is_about_comes_into_view(chromium: Browser, address: str) -> None:
    phone = visitor(
        chromium, address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = phone.new_page()
    player = sit_down(page, "recharged", offers("open "))
    expect(page.locator("#part-plants")).to_be_in_viewport()
    player.play_until("buy ")
    expect(page.locator("#part-fuel")).to_be_in_viewport()
    player.play_until("build ")
    expect(page.locator("#part-map")).to_be_in_viewport()
    phone.close()


def struck(position: Position) -> bool:
    """Does a breakdown card ask us which of our pieces it hits?"""
    return bool(position["view"]["phase"] == "breakdown" and position["view"]["pending"])


@pytest.mark.slow
def test_a_breakdown_card_is_about_the_city(chromium: Browser, address: str) -> None:
    phone = visitor(chromium, address, **PHONE)
    page = phone.new_page()
    sit_down(page, "blackout", struck, bots=1, content="second")
    page.wait_for_function("() => scrollY > 0")  # past the header
    expect(page.locator("#part-city")).to_be_in_viewport()
    phone.close()


@pytest.mark.slow
def test_what_fits_in_a_cell_stays_open_when_the_phone_is_turned(
    chromium: Browser, address: str
) -> None:
    phone = visitor(chromium, address, **PHONE)
    page = phone.new_page()
    sit_down(page, "blackout", bots=1)
    page.locator("[data-cell=r11c5]").tap()
    expect(page.locator(".menu [data-word]").first).to_be_focused()
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(
        "() => document.querySelector('.menu').getBoundingClientRect().bottom === innerHeight"
    )
    expect(page.locator(".menu [data-word]").first).to_be_in_viewport()
    phone.close()


# How far the moves reach over the city, with our own panel below it, or the row of parts does.
COVERED = """() => {
    const edges = (what) => document.querySelector(what).getBoundingClientRect();
    const [first, own] = [edges('[data-cell=r0c0]'), edges('.panel-mark text')];
    return Math.max(0, own.bottom - edges('.actions').top, edges('.parts').bottom - first.top);
}"""


@pytest.mark.slow
def test_the_whole_city_is_in_sight_above_the_moves(chromium: Browser, address: str) -> None:
    phone = visitor(chromium, address, **PHONE)
    page = phone.new_page()
    sit_down(page, "blackout", bots=1)
    page.wait_for_function("() => scrollY > 0")  # past the header
    assert page.evaluate(COVERED) == 0
    phone.close()
