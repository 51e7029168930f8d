"""Lists of tables: where it is my turn comes first, with what I want to know of each game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import my_turn, play_now


def test_quick_play_asks_for_players_and_level(page: Page) -> None:
    page.goto("/")
    page.click("[data-play=blackout]")
    page.get_by_label("How many players?").select_option("3")
    page.get_by_label("Level of the bots").select_option("random")
    page.click("[data-start]")
    bots = page.get_by_role("tabpanel").get_by_label("bot: plays at random")
    expect(bots).to_have_count(2)


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
