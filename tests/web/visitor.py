"""People in browsers of their own, who have never been here before."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

# Every move is a click of the test's own: nothing passes by itself, no move has to be confirmed.
BY_HAND = """try {
    for (const name of ['passes', 'confirms']) localStorage[`megavolt-${name}`] ??= 'off';
} catch { /* not a page of ours */ }"""
# Tests want to see what the server told last; people see the moves of others one by one.
AT_ONCE = """try { localStorage['megavolt-pace'] ??= 'off' } catch { /* not a page of ours */ }"""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def visitor(browser: Browser, address: str, *, at_once: bool = True, **more: Any) -> BrowserContext:
    """Somebody who prefers English and little motion, unless `more` says otherwise."""
    context = browser.new_context(
        **{"base_url": address, "locale": "en-GB", "reduced_motion": "reduce", **more}
    )
    context.set_default_timeout(20_000)
    context.add_init_script(BY_HAND)
    if at_once:
        context.add_init_script(AT_ONCE)
    return context
