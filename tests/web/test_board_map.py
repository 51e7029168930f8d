"""The map of the grid board game as people use it: to build on, to ask, to walk with keys."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.table import play, play_now

PHONE: ViewportSize = {"width": 390, "height": 844}


def to_building(page: Page) -> None:
    """Play until our turn to build has come, with a city to be had."""
    play_now(page, "recharged")
    page.wait_for_selector(".turn.mine")
    while not page.locator(".actions [data-word^='build ']").count():
        play(page, 1)
        page.wait_for_selector(".turn.mine")


def play_until(page: Page, button: str) -> None:
    """Play until a button is there."""
    while not page.get_by_role("button", name=button).count():
        play(page, 1)
        page.wait_for_selector(".turn.mine")


def one_to_build(page: Page) -> str:
    word = page.locator(".actions [data-word^='build ']").first.get_attribute("data-word")
    return (word or "").removeprefix("build ")


@pytest.mark.slow
def test_a_click_on_a_city_builds_there(page: Page) -> None:
    to_building(page)
    city = one_to_build(page)
    page.hover(f"[data-city='{city}']")
    expect(page.locator(".map .card")).to_contain_text("Connect for")
    page.click(f"[data-city='{city}']")
    expect(page.locator(f".actions [data-word='build {city}']")).to_have_count(0)
    expect(page.locator(f"[data-mark='{city}'] .built")).to_have_count(1)
    expect(page.locator(".map .spent")).to_be_visible()


@pytest.mark.slow
def test_a_city_that_cannot_be_had_explains_itself(page: Page) -> None:
    to_building(page)
    page.get_by_role("button", name="The whole map").click()
    page.locator(".city.out").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("GRID-")


@pytest.mark.slow
def test_keys_lead_from_city_to_city_and_build(page: Page) -> None:
    to_building(page)
    page.locator(".city[tabindex='0']").focus()
    seen = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"] * 3:
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.city"))
    assert len(seen) > 2
    assert None not in seen
    city = one_to_build(page)
    page.locator(f"[data-city='{city}']").focus()
    expect(page.locator(".map .card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-mark='{city}'] .built")).to_have_count(1)


@pytest.mark.slow
def test_the_map_comes_nearer_by_wheel_and_button_and_moves_by_drag(page: Page) -> None:
    play_now(page, "classic")
    shown = page.locator(".map svg[role=group]")
    frame = page.locator(".map .frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    boxes = [shown.get_attribute("viewBox")]

    def changed() -> None:
        expect(shown).not_to_have_attribute("viewBox", boxes[-1] or "")
        boxes.append(shown.get_attribute("viewBox"))

    page.get_by_role("button", name="Nearer").click()
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
    play_now(page, "deluxe")
    page.wait_for_selector(".city")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.slow
def test_fuel_for_a_run_is_bought_at_once_and_the_best_plants_run(page: Page) -> None:
    play_now(page, "recharged")
    page.wait_for_selector(".turn.mine")
    play_until(page, "Enough for one run")
    page.get_by_role("button", name="Enough for one run").click()
    expect(page.get_by_role("button", name="Enough for one run")).to_be_disabled()
    while not page.locator(".run").count():
        page.locator(".actions [data-word=done]").click()
        page.wait_for_selector(".turn.mine")
        page.wait_for_selector(".actions [data-word]")
    before = page.locator("[data-number]").get_attribute("data-number")
    page.locator(".run .button.main").click()
    expect(page.locator(".run")).to_have_count(0)
    assert page.locator("[data-number]").get_attribute("data-number") != before
