"""A guest whose browser has lost the cookie comes back to the seat by the link that was kept."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.table import another, play_with_friend, settled

NOTE = "[data-seat-note]"
WAY_BACK = "[data-way-back]"


def forget_everything(page: Page) -> None:
    """As a browser does whose data are deleted."""
    page.evaluate("() => localStorage.clear()")
    page.context.clear_cookies()


@pytest.mark.slow
def test_a_guest_comes_back_by_the_link_and_plays_on(page: Page, address: str) -> None:
    friend = play_with_friend(page, address, "blackout", "en-GB")
    table, note = friend.url, friend.locator(NOTE)
    expect(note).to_contain_text("Keep this link to come back to your seat")
    link = note.locator("input").input_value()
    invitation = page.evaluate(
        "() => JSON.parse(Object.entries(localStorage).find(([key]) => key.includes('links-'))[1])"
    )
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    friend.locator(".actions").get_by_role("button", name="More", exact=True).click()
    expect(friend.get_by_label("Continue on another device")).to_have_value(link)
    forget_everything(friend)

    for token in (invitation["join"], invitation["seats"][1]):
        friend.goto(f"/join/{token}")  # used up, whoever has it
        expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(friend.locator(WAY_BACK)).to_contain_text("Were you playing here?")
    friend.goto(table)
    expect(friend.get_by_role("heading", name="This table is not open to you")).to_be_visible()
    friend.get_by_label("Link to your seat").fill(link)
    friend.get_by_role("button", name="Back to my seat").click()
    expect(friend.get_by_text("This link leads to seat 2.")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend).to_have_url(table)
    while (mover := settled(page, friend)[0]) is page:
        Player(page).move()
    number = Player(mover).number()
    Player(mover).move()
    assert Player(friend).number() > number
    friend.context.close()


@pytest.mark.slow
def test_a_browser_that_lost_only_the_cookie_still_knows_the_link(page: Page, address: str) -> None:
    page.goto("/")
    page.click("[data-friends=blackout]")
    page.click("[data-start]")
    guest = another(page, address)
    guest.goto(page.locator(".share input").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(f"{NOTE} input")).to_be_visible()
    name = guest.locator(".seat", has_text="you").locator("strong").inner_text()
    guest.context.clear_cookies()
    guest.reload()
    guest.get_by_role("link", name="Back to my seat").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".seat", has_text="you").locator("strong")).to_have_text(name)
    expect(guest.locator(NOTE)).to_have_count(0)
    guest.context.close()
