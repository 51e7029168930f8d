"""What a player can do about another: report, mute, block, and lift a block."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import sit_down_with_friend


@pytest.mark.slow
def test_somebody_who_bothers_is_reported_muted_and_blocked(page: Page, address: str) -> None:
    friend = sit_down_with_friend(page, address, "blackout")
    table = page.url.rsplit("/", 1)[1]
    friend.request.post(f"/api/tables/{table}/chat", data={"text": "a rude word"})
    page.get_by_role("tab", name="Chat").click()
    rude = page.get_by_text("a rude word")
    about = page.locator(".chat").get_by_role("button", name="About Vera pl")
    dialog = page.get_by_role("dialog")

    about.click()
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("What is wrong?").fill("rude")
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Your report is sent.")).to_be_visible()

    about.click()
    dialog.get_by_role("button", name="Mute").click()
    expect(rude).to_have_count(0)
    page.get_by_role("button", name="Unmute").click()
    expect(rude).to_be_visible()

    about.click()
    dialog.get_by_role("button", name="Block").click()
    expect(rude).to_have_count(0)

    page.goto("/account")
    page.get_by_role("button", name="Lift the block: Vera pl").click()
    expect(page.get_by_text("People you have blocked")).to_have_count(0)
    friend.context.close()


@pytest.mark.slow
def test_who_has_left_is_named_in_the_language_of_the_reader(page: Page, address: str) -> None:
    friend = sit_down_with_friend(page, address, "blackout")
    table = page.url.rsplit("/", 1)[1]
    friend.request.post(f"/api/tables/{table}/chat", data={"text": "hello"})
    assert friend.request.post("/api/me/leave", data={"password": ""}).ok
    friend.context.close()
    page.reload()
    expect(page.get_by_text("a player who left").first).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    said = page.locator(".chat li", has_text="a player who left")
    expect(said).to_be_visible()
    expect(said.get_by_role("button")).to_have_count(0)  # nothing to report or mute any more
    page.goto("/")
    expect(page.get_by_text("a player who left").first).to_be_visible()
    assert "<left>" not in page.inner_text("body")
