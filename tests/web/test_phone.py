"""A table on a phone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.table import offers, sit_down
from tests.web.visitor import visitor


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
