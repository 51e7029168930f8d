"""Where nothing can be done, the turn ends by itself; anywhere else it never does."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import my_turn, number, offers, sit_down

LONG = 4000  # milliseconds: longer than the longest pause before a turn ends by itself


def _passing(page: Page) -> None:
    page.add_init_script("localStorage['megavolt-passes'] = 'on'")


def _let_time_pass(page: Page) -> None:
    """By the clock of the page; and for its messages to go to the server and back."""
    page.clock.fast_forward(LONG)
    page.wait_for_timeout(500)


def _at_this_table(page: Page, *, passes: bool) -> None:
    """Change it in the menu of the table."""
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="At this table").set_checked(passes)
    page.keyboard.press("Escape")


def _spend_everything(page: Page) -> None:
    """Pay all the money for a plant in the first auction, ours or somebody else's."""
    my_turn(page)
    plants = page.locator(".actions [data-prefix]")
    if plants.count():
        plants.first.click()
    page.get_by_label("Your bid").fill("50")
    page.locator(".main-move [data-word$=' 50']").click()


@pytest.mark.slow
def test_without_money_phases_pass_by_themselves(page: Page) -> None:
    _passing(page)
    sit_down(page, "recharged")
    _spend_everything(page)
    toasts = page.locator(".toasts")
    for said in ("Nothing to buy", "Nothing to build"):
        expect(toasts.get_by_text(said).first).to_be_visible()


@pytest.mark.slow
def test_a_turn_that_will_end_by_itself_says_so(page: Page) -> None:
    _passing(page)
    page.add_init_script("Math.random = () => 100")  # the pause before it: some minutes
    sit_down(page, "recharged")
    _spend_everything(page)
    expect(page.locator(".actions [data-word=done]")).to_contain_text("automatically")


@pytest.fixture
def page(page: Page) -> Page:
    page.clock.install()
    return page


@pytest.mark.slow
def test_with_the_setting_off_and_in_a_trial_nothing_passes(page: Page) -> None:
    sit_down(page, "recharged")
    _spend_everything(page)
    page.wait_for_selector(".actions [data-word=done]")
    before = number(page)
    _let_time_pass(page)
    assert number(page) == before
    page.keyboard.press("t")
    expect(page.locator(".whatif")).to_be_visible()
    _at_this_table(page, passes=True)
    _let_time_pass(page)
    expect(page.locator(".toasts .toast")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".toasts").get_by_text("passed for you").first).to_be_visible()


@pytest.mark.slow
def test_one_table_can_be_left_out(page: Page) -> None:
    _passing(page)
    sit_down(page, "recharged")
    _at_this_table(page, passes=False)
    _spend_everything(page)
    page.wait_for_selector(".actions [data-word=done]")
    before = number(page)
    _let_time_pass(page)
    assert number(page) == before


@pytest.mark.slow
def test_a_turn_in_which_something_can_be_done_waits(page: Page) -> None:
    _passing(page)
    sit_down(page, "recharged", offers("buy "))
    before = number(page)
    _let_time_pass(page)
    assert number(page) == before
