"""What the pictures need: a server, a browser, and tables played up to a wanted position."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    Playwright,
    sync_playwright,
)

from megavolt.bots import make_bot
from megavolt.core.decision import words_of
from megavolt.core.registry import make_game

ROOT = Path(__file__).resolve().parents[2]
WIDTHS = {
    "phone": (390, 844),
    "laptop": (1366, 768),
    "desktop": (1440, 900),
    "screen": (1920, 1080),
}
# A container may have no sandbox, no graphics and little shared memory; a browser that counts on
# the last two can stop painting a page, and then the page is waited for without end.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
PATIENCE = 120.0  # seconds until a table has got far enough

Position = dict[str, Any]
Wanted = Callable[[Position], bool]


@contextmanager
def server() -> Iterator[str]:
    """Where a server answers, on a database of its own; its bots do not dawdle."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        running = _serve(port, Path(folder) / "pictures.db")
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait()


def _serve(port: int, database: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "megavolt", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}"]
    settings = {"BURST": "0", "ADDRESS_BURST": "0", "GUESTS": "0", "TABLES_PER_PERSON": "500"}
    settings |= {"NEW_TABLES": "0", "PACE": "0", "LOG_LEVEL": "warning"}
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment |= {f"MEGAVOLT_{name}": value for name, value in settings.items()}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(600):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return running
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, else Playwright's own."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def person(
    browser: Browser,
    address: str,
    name: str = "Vera Spark",
    motion: Literal["reduce", "no-preference"] = "reduce",
) -> BrowserContext:
    """Somebody who has given a name, in English."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion=motion)
    context.request.post("/api/guests", data={"name": name, "language": "en"})
    return context


def seated(request: APIRequestContext, game: str, options: dict[str, object], bots: int = 3) -> str:
    """A game against bots that has just begun."""
    seats = ["me", *["greedy"] * bots]
    wanted = {"game": game, "options": options, "seats": seats, "start": True}
    made = request.post("/api/tables", data=wanted)
    if not made.ok:
        raise SystemExit(made.text())
    table: str = made.json()["table"]
    return table


def play_until(request: APIRequestContext, table: str, wanted: Wanted) -> None:
    """Play our seat as the greedy bot would, until it is our turn in a position that is wanted."""
    play_as_bot(
        request, table, lambda position: position["decision"] is not None and wanted(position)
    )


def play_as_bot(request: APIRequestContext, table: str, wanted: Wanted, **content: object) -> None:
    """Play our seat as the greedy bot would, until a position is wanted, whoever is to move.

    `content`: options whose value a position does not hold, such as a map of one's own.
    """
    bot, rng, end = None, Random(1), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        position: Position = request.get(f"/api/tables/{table}").json()
        if position["status"] == "over":
            return
        if wanted(position):
            return
        if position["decision"] is None:
            time.sleep(0.02)
            continue
        if bot is None:
            options = position["options"] | content
            game = make_game(position["game"], len(position["seats"]), options)
            bot = make_bot("greedy", game)
        view = position["view"]
        if content:
            view |= {"options": view["options"] | content}
        word = bot.choose(view, words_of(position["decision"]), rng)
        body = {"word": word, "number": position["number"]}
        request.post(f"/api/tables/{table}/play", data=body)
    raise SystemExit(f"table {table} did not come so far")
