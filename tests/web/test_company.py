"""At a table with others: the host, those who watch, chat, undo by asking, being called."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import (
    another,
    number,
    play_now,
    reload,
    settled,
    sit_down,
    sit_down_with_friend,
)

LISTEN = """
window.rung = 0;
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  resume() { return Promise.resolve(); }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next) => next };
  }
  createOscillator() {
    return { frequency: {}, connect: (next) => next, start() { window.rung += 1; }, stop() {} };
  }
};
"""


def opened(page: Page, public: bool = False) -> str:
    """A table with a free seat and two bots; the invitation to it."""
    page.goto("/new/blackout")
    page.get_by_label("How many players?").select_option("3")
    page.locator(".seat select").nth(1).select_option("open")
    if public:
        page.get_by_label("Public table").check()
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Invite others").input_value()


@pytest.mark.slow
def test_guests_know_whom_they_wait_for_and_only_the_host_starts(page: Page, address: str) -> None:
    link = opened(page)
    host = page.locator(".seat strong").first.inner_text()
    guest = another(page, address)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text(f"Waiting for {host} to start the game.").first).to_be_visible()
    expect(guest.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(guest.locator(".seat select")).to_have_count(0)
    expect(guest.get_by_label("Invite others")).to_have_value(link)  # to be passed on
    expect(guest.locator(".toast")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".ribbon")).to_be_visible()
    guest.context.close()


@pytest.mark.slow
def test_a_stranger_sits_down_at_a_public_table_and_plays(page: Page, address: str) -> None:
    opened(page, public=True)
    stranger = another(page, address)
    stranger.goto(page.url)
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger.get_by_role("button", name="Leave seat")).to_be_visible()
    stranger.context.close()


@pytest.mark.slow
def test_watchers_are_counted_and_may_talk(page: Page, address: str) -> None:
    link = opened(page)
    watcher = another(page, address)
    watcher.goto(link)
    watcher.get_by_role("link", name="Just watch").click()
    expect(page.get_by_text("1 person watching")).to_be_visible()
    watcher.get_by_label("Say something").fill("Good luck!")
    watcher.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Good luck!")).to_be_visible()
    watcher.context.close()
    expect(page.get_by_text("1 person watching")).to_have_count(0)


@pytest.mark.slow
def test_a_seat_is_played_on_from_another_device(page: Page, address: str) -> None:
    play_now(page, "blackout")
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    link = page.get_by_label("Continue on another device").input_value()
    phone = another(page, address)
    phone.goto(link)
    expect(phone.get_by_text("This link leads to seat 1.")).to_be_visible()
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.locator(".turn.mine")).to_be_visible()
    phone.context.close()


@pytest.mark.slow
def test_moves_are_taken_back_when_the_other_agrees(page: Page, address: str) -> None:
    friend = sit_down_with_friend(page, address, "blackout")
    first, other = settled(page, friend)
    before = first.locator("[data-number]").get_attribute("data-number")
    first.locator(".actions [data-word=draw]").click()  # a card is seen: no longer free
    expect(first.locator(f"[data-number='{before}']")).to_have_count(0)
    ask = "Ask to take back" if first is page else "Poproś o cofnięcie"
    first.get_by_role("button", name=ask).click()
    yes = other.locator(".question .main")
    expect(yes).to_be_visible()
    yes.click()
    expect(first.locator(".question")).to_have_count(0)
    expect(first.locator(".actions [data-word=draw]")).to_be_visible()
    friend.context.close()


@pytest.mark.slow
def test_bots_are_not_asked_before_a_move_is_taken_back(page: Page) -> None:
    sit_down(page, "blackout")
    draw = page.locator(".actions [data-word=draw]")
    before = number(page)
    draw.click()  # a card is seen: no longer free
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    drawn = number(page)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(f"[data-number='{drawn}']")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(draw).to_be_visible()


@pytest.mark.slow
def test_the_title_calls_and_a_sound_only_if_wanted(page: Page) -> None:
    page.add_init_script(LISTEN)
    sit_down(page, "blackout")
    expect(page).to_have_title("● Your turn · Table · Megavolt")
    assert page.evaluate("() => window.rung") == 0
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="Sound when it is my turn").check()
    heard = page.evaluate("() => window.rung")
    assert heard > 0
    page.keyboard.press("Escape")
    reload(page)
    page.wait_for_selector(".turn.mine")
    page.wait_for_function("() => window.rung > 0")
    page.goto("/")
    expect(page).to_have_title("Megavolt")
