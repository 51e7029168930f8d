"""Fuel: enough for a run at once, unit by unit back; plants to run; what a sealed limit will do."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import play, play_now, play_with_friend
from tests.web.test_board_map import play_until


def to_fuel(page: Page) -> None:
    """Play until fuel is to be bought that a plant of ours burns."""
    play_now(page, "recharged")
    page.wait_for_selector(".turn.mine")
    while True:
        play_until(page, "Enough for one run")
        if page.locator(".fuels .row .button:enabled").count():
            return
        play(page, 1)


@pytest.mark.slow
def test_fuel_is_bought_in_one_go_and_given_back_unit_by_unit(page: Page) -> None:
    to_fuel(page)
    fuels = page.locator(".fuels")
    two = page.get_by_role("button", name="Enough for two runs")
    expect(two).to_contain_text(" for ")
    two.click()
    expect(two).to_contain_text(re.compile("you have it|not to be had"))
    expect(fuels.locator(".spent")).to_contain_text("bought this turn for")
    count = int(fuels.locator(".spent").inner_text().split()[0])
    fuels.locator(".minus:enabled").first.click()
    if count > 2:
        expect(fuels.locator(".spent")).to_contain_text(f"{count - 1} bought this turn")
    else:
        expect(fuels.locator(".spent")).to_contain_text("spent this turn")
    expect(two).to_be_enabled()


@pytest.mark.slow
def test_another_choice_of_plants_shows_another_pay(page: Page) -> None:
    to_fuel(page)
    page.get_by_role("button", name="Enough for one run").click()
    expect(page.get_by_role("button", name="Enough for one run")).to_be_disabled()
    play_until(page, "receive")
    box = page.locator(".run input:checked")
    if not box.count():  # nothing can run without a city
        return
    pay = page.locator(".run .main").inner_text()
    box.first.uncheck()
    expect(page.locator(".run .main")).not_to_have_text(pay)
    page.locator(".run input:enabled").first.check()
    expect(page.locator(".run .main")).to_have_text(pay)


@pytest.mark.slow
def test_the_sheet_of_a_sealed_limit_says_what_will_happen(page: Page, address: str) -> None:
    friend = play_with_friend(page, address, "recharged")
    page.get_by_role("button", name="Bid for me").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("At most").fill("33")
    expect(sheet).to_contain_text("never more than 33")
    expect(sheet).to_contain_text("we drop out for you")
    sheet.get_by_label("When the others go higher").select_option("ask")
    expect(sheet).to_contain_text("you are asked as usual")
    sheet.get_by_label("At most").fill("1")
    expect(sheet).to_contain_text("we would not bid at all")
    sheet.get_by_role("button", name="Save").click()
    expect(page.locator(".actions .wish")).to_contain_text("up to 1 Elektro")
    page.locator(".actions .wish").get_by_role("button", name="Stop").click()
    expect(page.locator(".actions .wish")).to_have_count(0)
    friend.context.close()
