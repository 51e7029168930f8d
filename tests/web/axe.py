"""axe-core: what a page does wrong for people who cannot see, point or tell colours apart."""

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = {"runOnly": ["color-contrast"]}  # all else is the same in the other colours
# What has just appeared may still fade in, and has no true colours yet; ten seconds are enough.
FADED_IN = """() => Promise.race([
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
    new Promise((done) => setTimeout(done, 10_000)),
])"""


def grave(page: Page) -> list[str]:
    """Every grave finding, in light and in dark; the page is left as it was."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # our policy forbids a script tag
    is_dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    found = _run(page, {})
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    found += _run(page, COLOURS)
    page.emulate_media(color_scheme="dark" if is_dark else "light")
    return found


def _run(page: Page, options: dict[str, Any]) -> list[str]:
    page.evaluate(FADED_IN)
    result = page.evaluate("(options) => axe.run(options)", options)
    return [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]
