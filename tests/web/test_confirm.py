"""Ending a turn that gives something up: the main move comes first, and the end is asked about."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.table import number, offers, sit_down


def _asking(page: Page) -> None:
    page.add_init_script("localStorage['megavolt-confirms'] = 'on'")


def _end(page: Page) -> None:
    page.locator(".main-move [data-word=done]").click()


def _stays(page: Page, before: int, said: str) -> None:
    """The question is asked, and going back changes nothing."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(said)
    dialog.get_by_role("button", name="Go back").click()
    expect(dialog).to_have_count(0)
    assert number(page) == before


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "cards"])
def test_fuel_and_plants(page: Page, game: str) -> None:
    _asking(page)
    sit_down(page, game, offers("buy "))
    _end(page)
    _stays(page, number(page), "None of your plants has the fuel to run")
    sit_down(page, game, offers("run "))
    main = page.locator(".main-move button").first
    expect(main).to_have_class("button main")
    receive = main.inner_text()
    assert "receive" in receive
    assert page.locator(".board .run .button.main").inner_text() == receive
    before = number(page)
    _end(page)
    _stays(page, before, "could still")
    _end(page)
    page.locator("[data-confirm=done]").click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


@pytest.mark.slow
def test_the_main_move_supplies_what_it_says(page: Page) -> None:
    _asking(page)
    sit_down(page, "recharged", offers("run "))
    main = page.locator(".main-move [data-run]")
    pay = main.inner_text().rsplit(" ", 1)[1]
    main.click()
    expect(main).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#side-log")).to_contain_text(f"receives {pay} Elektro")


@pytest.mark.slow
def test_points_left_in_the_wiring_game_and_turning_the_question_off(page: Page) -> None:
    _asking(page)
    sit_down(page, "blackout")
    _end(page)
    _stays(page, number(page), "points left")
    page.add_init_script("localStorage['megavolt-confirms'] = 'off'")
    page.reload()
    Player(page).turn()
    before = number(page)
    _end(page)
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
