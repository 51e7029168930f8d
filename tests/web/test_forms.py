"""Forms: a new table with every option, files of one's own, the account and its notices."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from megavolt.core.registry import game_ids, game_info
from tests.web.conftest import ROOT

IBERIA = ROOT / "docs" / "examples" / "map-iberia.toml"
SECRET = "correct horse battery"


@pytest.mark.parametrize("game", game_ids())
def test_every_option_is_offered_and_explained(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    expect(page.locator("[data-option]").first).to_be_visible()
    shown = page.locator("[data-option]")
    names = [one.get_attribute("data-option") for one in shown.all()]
    assert names == [option.name for option in game_info(game).options]
    for one in shown.all():
        assert one.locator("small").first.inner_text().strip(), one.get_attribute("data-option")


def test_a_table_is_played_with_content_of_ones_own(page: Page, tmp_path: Path) -> None:
    page.goto("/new/blackout")
    expect(page.locator("[data-option=content] select")).to_have_value("third")
    page.locator("[data-option=content] select").select_option("own")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('base = "zeroth"\n', encoding="utf-8")
    chosen = page.locator("[data-option=content] input[type=file]")
    chosen.set_input_files(wrong)
    expect(page.get_by_text("zeroth")).to_be_visible()
    mine = tmp_path / "mine.toml"
    mine.write_text('base = "first"\n', encoding="utf-8")
    chosen.set_input_files(mine)
    expect(page.get_by_text("It can be played.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".ribbon")).to_be_visible()


@pytest.mark.slow
def test_regions_are_chosen_by_picture_and_by_boxes(page: Page) -> None:
    page.goto("/new/recharged")
    page.locator("[data-option=regions] select").select_option("own")
    boxes = page.locator("[data-option=regions] input[type=checkbox]")
    boxes.nth(0).check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("1 region was given")).to_be_visible()  # as the server says it
    page.locator("[data-option=regions] .area").nth(1).dispatch_event("click")
    expect(boxes.nth(1)).to_be_checked()
    boxes.nth(2).check()
    boxes.nth(3).check()
    expect(page.get_by_text("4 of 4 chosen")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".ribbon")).to_be_visible()


@pytest.mark.slow
def test_a_table_is_played_on_a_map_of_ones_own(page: Page, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("regions = 3")
    page.goto("/new/recharged")
    page.locator("[data-option=map] select").select_option("own")
    page.set_input_files("[data-option=map] input", bad)
    expect(page.locator("[data-option=map] [role=status]")).to_contain_text("this should be a list")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.set_input_files("[data-option=map] input", IBERIA)
    expect(page.locator("[data-option=map] [role=status]")).to_contain_text("Iberia: 42 cities")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-city=madrid]")).to_be_attached()
    page.goto("/games")
    expect(page.locator("main li").first).to_contain_text("Iberia")


@pytest.mark.slow
def test_the_first_player_of_blackout_is_a_seat_that_plays(page: Page) -> None:
    page.goto("/new/blackout")
    first = page.locator("[data-option=start] select")
    expect(first.locator("option")).to_have_count(5)
    page.get_by_label("How many players?").select_option("2")
    expect(first.locator("option")).to_have_count(3)
    first.select_option(label="Seat 1")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".turn.mine")).to_be_visible()


def fill_in(page: Page, title: str) -> None:
    """Name and password into the form of that title; then olek is signed in."""
    form = page.locator("form", has=page.get_by_role("heading", name=title))
    form.get_by_label("User name").fill("olek")
    form.get_by_label("Password").fill(SECRET)
    form.get_by_role("button").click()
    expect(page.get_by_text("You are signed in as olek.")).to_be_visible()


@pytest.mark.slow
def test_a_guest_makes_an_account_and_signs_in_on_another_device(
    page: Page, context: BrowserContext, address: str
) -> None:
    page.goto("/new/cards")
    page.locator(".seat select").nth(1).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()
    page.goto("/account")
    fill_in(page, "Create an account")

    assert context.browser is not None
    phone = context.browser.new_context(base_url=address, locale="en-GB").new_page()
    phone.goto("/account")
    fill_in(phone, "Sign in")
    phone.goto("/games")
    expect(phone.locator("a[href^='/table/']")).to_have_count(1)
    phone.context.close()


def test_notices_are_off_and_the_page_says_what_the_server_lacks(page: Page) -> None:
    page.goto("/account")
    page.get_by_role("button", name="Save").click()
    form = page.locator("form", has=page.get_by_role("heading", name="When it is your turn"))
    expect(form.get_by_text("no mail server (SMTP)")).to_be_visible()
    expect(form.get_by_label("E-mail address")).to_be_disabled()
    expect(form.get_by_label("E-mail address")).to_have_value("")
