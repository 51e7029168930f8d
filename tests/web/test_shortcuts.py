"""Single keys at a table: what they do, where they do nothing, and the list of them."""

import pytest
from playwright.sync_api import Page, expect

from megavolt.core.decision import words_of
from tests.web.table import my_turn, number, offers, reload, sit_down
from web.scripts.stage import Position


@pytest.mark.slow
def test_an_auction_by_single_keys(page: Page) -> None:
    choice = page.locator(".actions [data-prefix]").first
    sit_down(page, "recharged", _has_many_bids)
    _choose_by_keys(page)
    bid = page.locator(".main-move [data-word^=open]")
    low = int((bid.get_attribute("data-word") or "").split()[2])
    page.locator("#asked").focus()
    for _ in range(3):
        page.keyboard.press("+")
    page.keyboard.press("-")
    word = f"{choice.get_attribute('data-prefix')} {low + 2}"
    expect(bid).to_have_attribute("data-word", word)
    before = number(page)
    page.keyboard.press("b")
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


def _has_many_bids(position: Position) -> bool:
    """The last one to buy has no choice of bids."""
    return len([word for word in words_of(position["decision"]) if word.startswith("open ")]) > 20


def _choose_by_keys(page: Page) -> None:
    """A plant to be put up."""
    page.keyboard.press("b")
    choice = page.locator(".actions [data-prefix]").first
    expect(choice).to_be_focused()
    choice.press("Enter")
    expect(page.locator(".main-move [data-word^=open]")).to_be_visible()


@pytest.mark.slow
def test_keys_advise_open_the_chat_and_end_the_turn(page: Page) -> None:
    sit_down(page, "blackout")
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_be_visible(timeout=60_000)
    before = number(page)
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.type("pubth?")
    assert number(page) == before
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("#asked").focus()
    page.keyboard.press("p")
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


@pytest.mark.slow
def test_taking_back_by_key(page: Page) -> None:
    word = sit_down(page, "recharged", offers("buy ")).play_until("buy")
    money = page.locator(".me .number").first
    had = money.inner_text()
    page.locator(f".actions [data-word='{word}']").click()
    expect(money).not_to_have_text(had)
    page.keyboard.press("u")
    expect(money).to_have_text(had)


@pytest.mark.slow
def test_the_list_of_keys_and_turning_them_off(page: Page) -> None:
    sit_down(page, "cards")
    page.keyboard.press("?")
    listed = page.get_by_role("dialog")
    expect(listed).to_contain_text("Pass, or end your turn")
    expect(listed.locator("dt")).to_have_count(15)
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.evaluate("() => localStorage.setItem('megavolt-keys', 'off')")
    reload(page)
    my_turn(page)
    page.keyboard.press("?")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".whatif")).to_have_count(0)
