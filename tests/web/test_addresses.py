"""Addresses that lead nowhere, and invitations that nobody can use any more, say so."""

from playwright.sync_api import Page, expect

from tests.web.table import play_with_friend


def _status(page: Page, path: str) -> int:
    answer = page.goto(path)
    assert answer is not None
    return answer.status


def test_an_unknown_page_says_so(page: Page) -> None:
    assert _status(page, "/nowhere") == 404
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


def test_an_unknown_invitation_says_so(page: Page) -> None:
    assert _status(page, "/join/nobody-sent-this") == 404
    expect(page.get_by_role("heading", name="This invitation does not exist")).to_be_visible()
    page.get_by_role("link", name="Start page").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Light up the map.")


def test_an_invitation_names_host_map_and_clock_and_is_used_up(page: Page, address: str) -> None:
    browser = page.context.browser
    assert browser is not None
    page.goto("/new/recharged")
    page.locator(".seat select").nth(1).select_option("open")
    page.get_by_label("Clock").select_option("move")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".share input").input_value()
    context = browser.new_context(base_url=address, locale="en-GB")
    other = context.new_page()
    assert _status(other, link) == 200
    expect(other.locator(".panel")).to_contain_text("invites you to")
    expect(other.locator(".facts")).to_contain_text("Germany")
    expect(other.locator(".facts")).to_contain_text("2 minutes per move")
    page.locator(".seat select").first.select_option("greedy")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    assert _status(other, link) == 404
    expect(other.get_by_role("heading", level=1)).to_contain_text("can no longer be used")
    other.get_by_role("link", name="Look at the game").click()
    expect(other).to_have_url(f"{page.url}?link={link.rsplit('/', 1)[-1]}")
    context.close()


def test_an_invitation_still_leads_back_to_ones_own_seat(page: Page, address: str) -> None:
    friend = play_with_friend(page, address, "blackout", "en-GB")
    table = friend.url
    link = friend.evaluate(
        "() => Object.entries(localStorage).find(([key]) => key.includes('invited-'))[1]"
    )
    assert _status(friend, f"/join/{link}") == 200
    friend.get_by_role("button", name="Sit down").click()
    expect(friend).to_have_url(table)
    friend.context.close()
