"""The map of the grid board game as people use it: to build on, to ask, to walk with keys."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.table import offers, sit_down

PHONE: ViewportSize = {"width": 390, "height": 844}


def to_building(page: Page) -> str:
    """At our turn to build; a city to be had."""
    player = sit_down(page, "recharged", offers("build "))
    return player.play_until("build ").removeprefix("build ")


@pytest.mark.slow
def test_a_click_on_a_city_builds_there(page: Page) -> None:
    city = to_building(page)
    page.hover(f"[data-city='{city}'] .reach")
    expect(page.locator(".map .card")).to_contain_text("Connect for")
    page.click(f"[data-city='{city}'] .reach")
    expect(page.locator(f".actions [data-word='build {city}']")).to_have_count(0)
    expect(page.locator(f"[data-mark='{city}'] .built")).to_have_count(1)
    expect(page.locator(".map .spent")).to_be_visible()


@pytest.mark.slow
def test_a_city_that_cannot_be_had_explains_itself(page: Page) -> None:
    to_building(page)
    page.get_by_role("button", name="The whole map").click()
    page.locator(".city.out .reach").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("GRID-")


@pytest.mark.slow
def test_keys_lead_from_city_to_city_and_build(page: Page) -> None:
    city = to_building(page)
    page.locator(".city[tabindex='0']").focus()
    seen = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"] * 3:
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.city"))
    assert len(seen) > 2
    assert None not in seen
    page.locator(f"[data-city='{city}']").focus()
    expect(page.locator(".map .card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-mark='{city}'] .built")).to_have_count(1)


@pytest.mark.slow
def test_the_map_comes_nearer_by_wheel_and_button_and_moves_by_drag(page: Page) -> None:
    sit_down(page, "classic")
    shown = page.locator(".map svg[role=group]")
    frame = page.locator(".map .frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    boxes = [shown.get_attribute("viewBox")]

    def changed() -> None:
        expect(shown).not_to_have_attribute("viewBox", boxes[-1] or "")
        boxes.append(shown.get_attribute("viewBox"))

    page.get_by_role("button", name="Zoom in").click()
    changed()
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    changed()
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=3)
    page.mouse.up()
    changed()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
def test_nothing_but_the_map_is_wider_than_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    sit_down(page, "deluxe")
    page.wait_for_selector(".city")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.slow
def test_fuel_for_a_run_is_bought_at_once_and_the_best_plants_run(page: Page) -> None:
    player = sit_down(page, "recharged", offers("buy "))
    enough = page.get_by_role("button", name="Enough for one run")
    enough.click()
    expect(page.locator(".fuels [aria-busy=true]")).to_have_count(0)
    expect(enough).to_be_disabled()
    while not page.locator(".run").count():
        before = player.number()
        page.locator(".actions [data-word=done]").click()
        expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
        assert player.turn()
    before = player.number()
    page.locator(".run .button.main").click()
    expect(page.locator(".run")).to_have_count(0)
    assert player.number() > before
