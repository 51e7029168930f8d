"""The browser's Back leaves what lies over a page, one step at a time."""

from playwright.sync_api import Page, expect

from tests.web.table import my_turn, play, play_now


def test_back_leaves_the_dialog_then_what_if(page: Page) -> None:
    play_now(page, "classic")
    my_turn(page)
    at = page.url
    page.keyboard.press("t")
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.go_back()
    expect(page.locator(".ribbon.trial")).to_have_count(0)
    assert page.url == at
    page.go_back()
    expect(page.locator("[data-play=classic]")).to_be_visible()


def test_back_leaves_what_if_then_the_past_position(page: Page) -> None:
    play_now(page, "blackout")
    play(page, 2)
    my_turn(page)
    for _ in range(3):
        page.keyboard.press(",")
    expect(page.locator(".ribbon .turn")).to_contain_text("move")
    page.keyboard.press("t")
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.go_back()
    expect(page.locator(".ribbon.trial")).to_have_count(0)
    expect(page.get_by_role("button", name="Back to the current position").first).to_be_visible()
    page.go_back()
    expect(page.locator(".turn.mine")).to_have_text("Your turn")


def test_what_was_closed_by_its_button_is_no_step_any_more(page: Page) -> None:
    play_now(page, "classic")
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".ribbon.trial")).to_have_count(0)
    page.go_back()
    expect(page.locator("[data-play=classic]")).to_be_visible()
