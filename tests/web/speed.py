"""How quick the client is: `python -m tests.web.speed` prints it.

What the first page loads, and how long it takes from a click until the new position is painted,
with a server on this machine. It is the same game every time.
"""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, Request, sync_playwright

from tests.server.servers import Server
from tests.web.conftest import SEED
from tests.web.player import Player
from tests.web.table import play_now
from tests.web.visitor import visitor
from web.scripts.stage import launch

GAMES = ("recharged", "cards", "blackout")
MOVES = 80
# From a click to the frame after the one in which the number of the position has changed.
WATCH = """() => {
    window.took = [];
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
        if (!clicked) return;
        const start = clicked;
        clicked = 0;
        const painted = () => took.push(performance.now() - start);
        requestAnimationFrame(() => requestAnimationFrame(painted));
    }).observe(document.querySelector('[data-number]'), { attributeFilter: ['data-number'] });
}"""


def loaded_bytes(page: Page) -> int:
    """What a first visit to the start page brings over the line, heads left out."""
    done: list[Request] = []

    def note(request: Request) -> None:
        done.append(request)

    page.on("requestfinished", note)
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    return sum(request.sizes()["responseBodySize"] for request in done)


def clicks(page: Page, game: str) -> list[float]:
    """Milliseconds from each click that made a move until it showed."""
    play_now(page, game)
    player = Player(page)
    player.turn()
    page.evaluate(WATCH)
    player.play(MOVES)
    page.wait_for_timeout(200)
    took: list[float] = page.evaluate("() => took")
    return took


def percentile(numbers: Sequence[float], part: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'speed.db'}", seed=SEED).start().wait()
        browser = launch(playwright)
        page = visitor(browser, server.url).new_page()
        print(f"first load: {loaded_bytes(page) / 1000:.0f} kB")
        for game in GAMES:
            took = clicks(page, game)
            p50, p99 = percentile(took, 0.5), percentile(took, 0.99)
            print(f"{game}: {len(took)} clicks, p50 {p50:.0f} ms, p99 {p99:.0f} ms", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
