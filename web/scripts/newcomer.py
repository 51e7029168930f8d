"""A newcomer's way in pictures: start page, first lesson, first game with its guide, the review."""

from collections.abc import Callable
from pathlib import Path

from everything import over, phase
from playwright.sync_api import Browser, Page
from stage import WIDTHS, Wanted, chromium, play_as_bot, play_until, server

SIZES = ("laptop", "phone")
REVIEWED = 300_000  # milliseconds that a review may take on a busy machine
TOPICS: tuple[tuple[str, Wanted], ...] = (
    ("bidding", lambda p: p["view"]["auction"]["lot"] is not None),
    ("fuel", phase("fuel")),
    ("building", phase("building")),
    ("running", phase("bureaucracy")),
    ("round-2", phase("auction", 2)),
)


def photograph_newcomer(folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, chromium() as browser:
        for size in SIZES:
            if only in size:
                _walk(browser, address, folder, size)
                print(size, flush=True)


def _walk(browser: Browser, address: str, folder: Path, size: str) -> None:
    width, height = WIDTHS[size]
    context = browser.new_context(
        base_url=address,
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
    )
    page = context.new_page()
    taken = 0

    def take(name: str) -> None:
        nonlocal taken
        taken += 1
        page.wait_for_timeout(900)
        page.screenshot(path=folder / f"{size}-{taken:02}-{name}.png")

    page.goto("/")
    page.locator("[data-learn]").wait_for()
    take("start")
    page.click("[data-learn]")
    page.locator("[data-next]").wait_for()
    take("learn")
    page.click("[data-next]")
    page.locator(".lesson .task").wait_for()
    take("lesson")
    page.click(".lesson [data-hint]")
    take("lesson-hint")
    page.click("[data-show]")
    page.locator(".lesson.done").wait_for()
    take("lesson-shown")
    page.goto("/learn")
    page.locator("[data-first-game]").click()
    _first_game(page, take)
    context.close()


def _first_game(page: Page, take: Callable[[str], None]) -> None:
    page.locator(".coach").wait_for()
    take("game-goal")
    page.locator(".coach .button.main").click()
    take("game-auction")
    table = page.url.rsplit("/", 1)[1]
    for name, wanted in TOPICS:
        play_until(page.context.request, table, wanted)
        page.reload()
        page.locator(".turn.mine").wait_for()
        take(f"game-{name}")
        understood = page.locator(".coach .button.main")
        if understood.count():
            understood.click()
    play_as_bot(page.context.request, table, over)
    page.reload()
    page.locator(".end").first.wait_for()
    take("end")
    page.click(".coach [data-review]")
    page.locator("#review").wait_for(timeout=REVIEWED)
    take("review")
    page.locator(".report article button").first.click()
    take("review-decision")
