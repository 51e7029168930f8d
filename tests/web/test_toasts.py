"""Short messages cover nothing that one needs."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import sit_down

# What can be pressed around the board and lies under the message.
COVERED = """() => {
    const toast = document.querySelector('.toast').getBoundingClientRect();
    const around = 'header :is(a, button, select), :is(.parts, .actions, .tabs) :is(button, input)';
    return [...document.querySelectorAll(around)].filter((control) => {
        const box = control.getBoundingClientRect();
        return box.width && box.left < toast.right && box.right > toast.left
            && box.top < toast.bottom && box.bottom > toast.top;
    }).map((control) => control.textContent.trim() || control.ariaLabel);
}"""
# Does a click on the words reach what is below?
LETS_THROUGH = """() => {
    const box = document.querySelector('.toast span').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return !document.elementFromPoint(x, y).closest('.toast');
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_message_covers_no_control(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "classic")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Close").first.click()
    expect(page.locator(".toast")).to_be_visible()
    page.evaluate("() => scrollTo(0, 0)")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(LETS_THROUGH)
    page.locator(".toast button").click()
    expect(page.locator(".toast")).to_have_count(0)
