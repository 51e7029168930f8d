"""The end of a game: its result is what is seen first, and all of it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.table import sit_down
from tests.web.visitor import PHONE, visitor
from web.scripts.stage import Position, play_as_bot, seated

# Of the players in the result and at the side: whose line is not all to be seen.
CUT = """() => {
    const edges = (one) => one.getBoundingClientRect();
    const lines = document.querySelectorAll('.end > .scroll tbody tr, [data-player] > .line');
    return [...lines].filter((line) => {
        const [box, room] = [line, line.closest('.panel')].map(edges);
        return box.top < room.top || box.bottom > Math.min(room.bottom, innerHeight);
    }).map((line) => line.textContent);
}"""


def last_round(position: Position) -> bool:
    return bool(position["view"]["round"] == 10)


@pytest.mark.slow
def test_on_a_phone_the_result_comes_into_view(chromium: Browser, address: str) -> None:
    phone = visitor(chromium, address, **PHONE)
    page = phone.new_page()
    player = sit_down(page, "blackout", last_round, bots=1)
    page.evaluate("() => scrollTo(0, 2000)")
    player.finish()
    expect(page.locator(".end h2")).to_be_in_viewport()
    expect(page.locator(".end .decided")).to_be_in_viewport()
    phone.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bots", "locale"),
    [
        ("blackout", 3, "en-GB"),
        ("blackout", 3, "pl-PL"),
        ("classic", 5, "en-GB"),
        ("cards", 3, "es"),
    ],
)
def test_on_a_small_laptop_nobody_is_cut_off(
    chromium: Browser, address: str, game: str, bots: int, locale: str
) -> None:
    laptop = visitor(chromium, address, locale=locale, viewport={"width": 1366, "height": 768})
    page = laptop.new_page()
    page.request.post("/api/guests", data={"name": "Vera", "language": locale[:2]})
    table = seated(page.request, game, {}, bots)
    play_as_bot(page.request, table, lambda position: False)  # to the end
    page.add_init_script(f"localStorage.setItem('megavolt-guide', '{table}')")
    page.goto(f"/table/{table}")
    expect(page.locator(".end > .scroll tbody tr")).to_have_count(bots + 1)
    expect(page.locator("[data-player]")).to_have_count(bots + 1)
    expect(page.locator(".coach")).to_be_visible()
    assert page.evaluate(CUT) == []
    laptop.close()
