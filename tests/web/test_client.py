"""The browser client as people use it."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from megavolt import game_ids
from tests.web.speed import loaded_bytes
from tests.web.table import (
    my_turn,
    number,
    play,
    play_now,
    play_with_friend,
    reload,
    sit_down,
    sit_down_with_friend,
)

PHONE: ViewportSize = {"width": 360, "height": 740}


# ---- playing


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_one_click_leads_into_a_game_that_can_be_played(page: Page, game: str) -> None:
    play_now(page, game)
    assert play(page, 6) == 6
    page.get_by_role("tab", name="Log").click()
    assert page.locator("[role=tabpanel] li").count() > 3


@pytest.mark.slow
def test_a_game_can_be_played_with_the_keyboard_alone(page: Page) -> None:
    sit_down(page, "recharged")
    for _ in range(8):
        my_turn(page)
        before = number(page)
        plant = page.locator(".actions [data-prefix]")
        if plant.count():  # which one, before how much
            plant.first.focus()
            page.keyboard.press("Enter")
        page.locator(".actions [data-word]").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


@pytest.mark.slow
def test_a_click_on_something_illegal_explains_itself(page: Page) -> None:
    sit_down(page, "recharged")
    page.locator(".board .city:not(.out) .reach").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("GRID-")
    link = dialog.get_by_role("link")
    assert (link.get_attribute("href") or "").startswith("/rules/recharged#GRID-")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.slow
def test_a_move_can_be_taken_back_and_the_past_looked_at(page: Page) -> None:
    sit_down(page, "blackout")
    play(page, 1)
    my_turn(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".ribbon .turn")).to_contain_text("After move")
    page.get_by_role("button", name="Back to the current position").first.click()
    expect(page.locator(".turn.mine")).to_be_visible()


@pytest.mark.slow
def test_a_bot_plays_for_whoever_resigns_until_they_return(page: Page, address: str) -> None:
    # Without the friend, for whom everybody waits, the bots would play to the end while we watch.
    friend = sit_down_with_friend(page, address, "recharged")
    page.get_by_role("button", name="Bid for me").click()
    page.get_by_label("At most").fill("30")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".actions")).to_contain_text("up to 30 Elektro")
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    asked = page.get_by_role("dialog", name="Resign?")
    expect(asked).to_contain_text("A bot plays your seat from now on")
    expect(asked).to_contain_text("The game goes on for the other player")
    expect(asked).to_contain_text("There is no rating")
    asked.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("button", name="Come back")).to_have_count(0)
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    asked.get_by_role("button", name="Let the bot play").click()
    page.get_by_role("button", name="Come back").click()
    expect(page.get_by_role("button", name="Come back")).to_have_count(0, timeout=30_000)
    friend.context.close()


@pytest.mark.slow
def test_the_host_closes_a_game_that_only_bots_play(page: Page) -> None:
    page.goto("/new/recharged")
    expect(page.locator(".seat select")).to_have_count(4)
    for seat in range(1, 4):
        page.locator(".seat select").nth(seat).select_option("search")  # it takes its time
    page.get_by_role("button", name="Start the game").click()
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_contain_text("No other person plays here")
    page.get_by_role("button", name="Let the bot play").click()
    expect(page.locator(".ribbon")).to_contain_text("They pause when nobody watches")
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Close the table").click()
    expect(page.locator(".ribbon")).to_contain_text("This table was closed")
    reload(page)
    expect(page.locator(".ribbon")).to_contain_text("This table was closed")


# ---- tables with others


@pytest.mark.slow
def test_a_friend_joins_by_the_link(page: Page, address: str) -> None:
    friend = play_with_friend(page, address, "cards")
    expect(friend.locator(".ribbon")).to_contain_text("Runda")
    expect(page.locator(".ribbon")).to_contain_text("Round")
    friend.context.close()


# ---- for everybody


def test_the_language_can_be_switched_and_is_kept(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Light up the map.")
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_role("heading", level=1)).to_have_text("Enciende el mapa.")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Enciende el mapa.")
    assert page.locator("html").get_attribute("lang") == "es"


@pytest.mark.slow
def test_the_language_can_be_switched_in_mid_game(page: Page) -> None:
    player = sit_down(page, "recharged")
    player.play(4)
    player.turn()
    page.get_by_role("tab", name="Log").click()
    asked, lines = page.locator("#asked"), page.locator("[role=tabpanel] li")
    before, english, told = player.number(), asked.inner_text(), lines.all_inner_texts()
    page.get_by_label("Language").select_option("es")
    expect(page.locator(".ribbon")).to_contain_text("Ronda")
    expect(asked).not_to_have_text(english)
    expect(lines).to_have_count(len(told))
    for mine, other in zip(told, lines.all_inner_texts(), strict=True):
        assert mine != other
    assert player.number() == before
    assert player.play(2) == 2


@pytest.mark.slow
def test_nothing_is_wider_than_the_screen(page: Page) -> None:
    page.set_viewport_size(PHONE)
    for path in ("/", "/new/recharged", "/account", "/games", "/rules", "/replay"):
        page.goto(path)
        page.wait_for_selector("h1")
        assert _overflow(page) <= 0, path
    page.get_by_label("Language").select_option("pl")  # the longest words
    play_now(page, "blackout")
    my_turn(page)
    for width in (360, 768, 1024, 1280, 3840):
        page.set_viewport_size({"width": width, "height": 800})
        assert _overflow(page) <= 0, width


def _overflow(page: Page) -> int:
    width: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return width


def test_the_start_page_is_light(page: Page) -> None:
    """What is loaded first stays below 250 kB, as it comes over the line."""
    assert 10_000 < loaded_bytes(page) < 250_000


def test_the_start_page_shows_a_board_and_the_way_to_it_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/")
    expect(page.locator("[data-play]").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".hero .house.lit").first).to_be_attached()


def test_the_board_of_the_start_page_rests_on_demand(page: Page) -> None:
    """Houses appear one by one; a pause shows them all, as the wish for little motion does."""
    page.goto("/")
    lit, pause = page.locator(".hero .house.lit"), page.get_by_role("button", name="Pause")
    expect(lit.first).to_be_attached()
    whole = lit.count()
    expect(pause).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    expect(lit).not_to_have_count(whole)
    pause.click()
    expect(lit).to_have_count(whole)
