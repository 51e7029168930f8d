"""Signs explain themselves: by mouse, by keys and by touch. Hints that are about equal say so."""

import json

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.table import sit_down
from tests.web.visitor import visitor

# A timer that is set after a sign's own, and takes longer, ends after it.
AFTER_LINGERING = "() => new Promise((done) => setTimeout(done, 400))"


@pytest.mark.slow
def test_by_mouse_and_by_keys(page: Page) -> None:
    sit_down(page, "recharged")
    step = page.get_by_role("button", name="Step 1")
    said = page.get_by_role("tooltip").filter(has_text="one player per city")
    step.hover()
    expect(said).to_be_visible()
    page.mouse.move(0, 0)
    expect(said).to_be_hidden()
    step.focus()
    expect(said).to_be_visible()
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    fuel = page.get_by_role("button", name="How to read the fuel market")
    fuel.focus()
    expect(page.get_by_role("tooltip").filter(has_text="two squares over a 3")).to_be_visible()


@pytest.mark.slow
def test_by_touch(chromium: Browser, address: str) -> None:
    context = visitor(
        chromium, address, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    sit_down(page, "recharged")
    for sign, said in (
        (page.locator(".me .sign"), "if all plants run"),
        (page.locator(".deck .sign"), "the next plant has a"),
        (page.get_by_role("button", name="discount:"), "bids for this plant start at 1"),
        (page.locator(".facts .sign").nth(1), "if all plants run"),
    ):
        sign.tap()
        shown = page.locator("[role=tooltip]:popover-open")
        expect(shown).to_have_count(1)
        expect(shown).to_contain_text(said)
        box = shown.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    page.locator(".ribbon strong").first.tap()
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(0)
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize("focused", [False, True])
def test_a_sign_can_go_while_it_speaks(page: Page, focused: bool) -> None:
    sit_down(page, "recharged")
    step = page.get_by_role("button", name="Step 1")
    step.hover()
    expect(page.get_by_role("tooltip").filter(has_text="one player per city")).to_be_visible()
    # In one go, so that the sign is gone before the text would have been hidden.
    step.evaluate(
        """(sign, focused) => {
            if (focused) sign.focus();
            sign.dispatchEvent(new PointerEvent('pointerleave'));
            document.querySelector('header a[href="/"]').click();
        }""",
        focused,
    )
    expect(step).to_have_count(0)
    page.evaluate(AFTER_LINGERING)  # an error in the page would fail the test


@pytest.mark.slow
def test_a_cell_of_the_city_says_its_zone(page: Page) -> None:
    sit_down(page, "blackout")
    label = page.locator("[data-cell=r7c1]").get_attribute("aria-label") or ""
    zone, row, rest = label.split(", ", 2)
    assert zone
    assert row == "row 7"
    assert rest.startswith("column 1:")


@pytest.mark.slow
def test_hints_that_are_about_equal_say_so(page: Page) -> None:
    chances = [0.41, 0.4, 0.3]

    def answer(route: Route) -> None:
        hints = route.fetch().json()
        told = [
            {**hints[0], "word": f"draw{n}", "chance": c, "margin": 0.06, "equal": c > 0.35}
            for n, c in enumerate(chances)
        ]
        route.fulfill(content_type="application/json", body=json.dumps(told))

    page.route("**/api/tables/*/hint", answer)
    sit_down(page, "blackout")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]")).to_have_count(3, timeout=60_000)
    hints = page.locator("[data-hint]").all_inner_texts()
    assert ["about equal" in text for text in hints] == [True, True, False]
    assert all("± 6" in text for text in hints)
    expect(page.locator(".hints")).to_contain_text("their order does not matter")
