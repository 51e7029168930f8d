"""Blackout's city from near and far: wheel, drag, buttons and keys, as on the map."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import sit_down


@pytest.mark.slow
def test_the_city_comes_nearer_by_wheel_and_button_and_moves_by_drag(page: Page) -> None:
    sit_down(page, "blackout")
    shown = page.locator(".city .frame > svg")
    frame = page.locator(".city .frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 3
    boxes = [shown.get_attribute("viewBox") or ""]

    def changed() -> None:
        expect(shown).not_to_have_attribute("viewBox", boxes[-1])
        boxes.append(shown.get_attribute("viewBox") or "")

    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    changed()
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    changed()
    expect(page.get_by_role("dialog")).to_have_count(0)  # a drag is no click
    page.get_by_role("button", name="Zoom in").click()
    changed()
    page.get_by_role("button", name="The whole city").click()
    changed()
    page.locator("[data-cell=r11c5]").focus()
    page.keyboard.press("+")
    changed()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=r11c6]")).to_be_in_viewport()
