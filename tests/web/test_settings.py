"""Settings: one page for all of them, kept by the browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import grave
from tests.web.table import my_turn, sit_down


@pytest.mark.slow
def test_settings_are_found_in_the_header_and_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.get_by_label("Theme").select_option("Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert grave(page) == []
    page.get_by_label("Show the moves of others").select_option("fast")
    page.get_by_role("switch", name="Ask before a move").check()
    page.get_by_role("switch", name="Sound").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Show the moves of others")).to_have_value("fast")
    expect(page.get_by_role("switch", name="Ask before a move")).to_be_checked()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()


@pytest.mark.slow
def test_the_language_changes_at_once(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("main").get_by_label("Language").select_option("Polski")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")


@pytest.mark.slow
def test_the_menu_of_a_table_leads_there_and_a_plain_map_has_no_land(page: Page) -> None:
    sit_down(page, "recharged")
    land = page.locator(".map svg .land:not([d=''])")
    expect(land).not_to_have_count(0)
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    page.get_by_label("Map").select_option("Plain")
    page.go_back()
    my_turn(page)
    expect(page.locator(".map svg .city")).not_to_have_count(0)
    expect(land).to_have_count(0)
