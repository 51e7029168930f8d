"""What is written on the map can be read on every screen and at every zoom, uncovered."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.table import offers, play, sit_down

SCREENS = ((360, 780), (390, 844), (1366, 768))
MAPS = (
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("deluxe", "europe"),
    ("deluxe", "north-america"),
)

# Sizes on the screen, and signs of different places that overlap by more than a pixel.
MEASURE = """() => {
    const box = (node) => {
        const [own, to] = [node.getBBox(), node.getScreenCTM()];
        const [left, top] = [to.a * own.x + to.e, to.d * own.y + to.f];
        return { left, top, right: left + to.a * own.width, bottom: top + to.d * own.height };
    };
    const all = (root, name) => [...root.querySelectorAll(name)];
    const map = document.querySelector('.map svg[role=group]');
    const signs = all(map, '[data-mark]').flatMap((mark) =>
        all(mark, '.name, .built, .trust, .price').map((node) => [mark.dataset.mark, box(node)]));
    signs.push(...all(map, '.badge rect').map((node, n) => [n, box(node)]));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const size = (node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
    const height = (node) => box(node).bottom - box(node).top;
    return {
        fonts: all(map, 'text').map(size),
        houses: all(map, '.built').map(height),
        names: all(map, '.name').length,
        overlaps: signs.flatMap(([id, a], n) => signs.slice(n + 1)
            .filter(([other, b]) => other !== id && meet(a, b)).map(([other]) => `${id} ${other}`)),
    };
}"""


def to_building(page: Page, game: str, board: str) -> None:
    """A table of six on this map, where it is our turn to build and houses stand."""
    sit_down(page, game, offers("build "), bots=5, map=board)
    page.locator(".actions [data-word^='build ']").first.click()
    page.wait_for_selector(".map .built")


def measured(page: Page) -> dict[str, Any]:
    page.mouse.move(0, 0)
    page.wait_for_timeout(100)
    found: dict[str, Any] = page.evaluate(MEASURE)
    assert min(found["fonts"]) >= 11
    assert min(found["houses"]) >= 16
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "board"), MAPS, ids=[board for _, board in MAPS])
def test_signs_are_large_enough_and_apart(page: Page, game: str, board: str) -> None:
    to_building(page, game, board)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.wait_for_selector(".map .built")
        found = measured(page)
        assert found["overlaps"] == [], width
        assert found["names"] > 20
        page.get_by_role("button", name="The whole map").click()
        assert measured(page)["overlaps"] == [], f"all of it, {width}"
        for _ in range(4):
            page.get_by_role("button", name="Zoom in").click()
            assert measured(page)["overlaps"] == [], f"zoomed in, {width}"


@pytest.mark.slow
def test_a_city_whose_name_is_hidden_shows_it_when_pointed_at(page: Page) -> None:
    to_building(page, "deluxe", "europe")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="The whole map").click()
    shown = (
        "() => [...document.querySelectorAll('[data-mark]')].find((m) => !m.querySelector('.name'))"
    )
    city = page.evaluate(f"({shown})()?.dataset.mark")
    assert city is not None
    page.locator(f"[data-city='{city}']").focus()
    assert page.locator(f"[data-mark='{city}'] .name").count() == 1


@pytest.mark.slow
def test_networks_are_drawn_along_the_connections_used(page: Page) -> None:
    to_building(page, "recharged", "germany")
    lines = page.locator(".map .network")
    for _ in range(60):  # until somebody has two cities
        if lines.count():
            break
        play(page, 1)
    colours = set(lines.evaluate_all("(all) => all.map((line) => line.getAttribute('stroke'))"))
    assert colours
    assert colours <= {f"var(--seat-{seat})" for seat in range(6)}
