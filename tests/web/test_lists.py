"""Lists of tables: where it is my turn comes first, with what I want to know of each game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import my_turn, play_now


@pytest.mark.slow
def test_the_start_page_and_my_games_say_where_it_is_my_turn(page: Page) -> None:
    play_now(page, "recharged")
    my_turn(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your turn (1)")).to_be_visible()
    expect(page).to_have_title(re.compile(r"Your turn \(1\)"))
    page.get_by_role("link", name="My games").click()
    expect(page).not_to_have_title(re.compile("Your turn"))
    listed = page.locator("main li").first
    for text in ("Your turn", "Round 1", "Germany", "no clock", "Host:", "Last move:"):
        expect(listed).to_contain_text(text)
