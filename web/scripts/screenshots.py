"""Takes the pictures in docs/screenshots: a server of its own, bots that play a while, Chromium."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "screenshots"
WIDTHS = {"phone": (390, 844), "laptop": (1280, 900), "screen": (1920, 1080)}
PATIENCE = 60.0  # seconds until a table has got far enough


class Scene(NamedTuple):
    """A table to photograph: after how many moves, where, and in which colours."""

    name: str
    game: str
    options: dict[str, object]
    moves: int
    width: str
    dark: bool


SCENES = (
    Scene("grid-germany", "recharged", {}, 260, "laptop", False),
    Scene("grid-usa-dark", "recharged", {"map": "usa"}, 200, "screen", True),
    Scene("grid-phone", "recharged", {}, 150, "phone", False),
    Scene("cards", "cards", {}, 90, "laptop", False),
    Scene("blackout", "blackout", {}, 90, "laptop", False),
    Scene("blackout-dark", "blackout", {}, 60, "screen", True),
)


def main() -> int:
    PICTURES.mkdir(exist_ok=True)
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = _serve(port, Path(folder) / "pictures.db")
        try:
            _photograph(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()
    return 0


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _serve(port: int, database: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "megavolt.cli", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEGAVOLT_BURST": "0"}
    environment["MEGAVOLT_LOG_LEVEL"] = "warning"
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(600):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def _photograph(address: str) -> None:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        _start_page(browser, address)
        for scene in SCENES:
            _scene(browser, address, scene)
            print(scene.name, flush=True)
        browser.close()


def _start_page(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button").first.wait_for()
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / "start.png", full_page=True)
    context.close()


def _scene(browser: Browser, address: str, scene: Scene) -> None:
    width, height = WIDTHS[scene.width]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if scene.dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.request.post("/api/guests", data={"name": "Vera Spark"})
    table = _played_table(context.request, scene)
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.wait_for_timeout(3000)
    page.screenshot(path=PICTURES / f"{scene.name}.png")
    context.close()


def _played_table(request: APIRequestContext, scene: Scene) -> str:
    """A table where a bot has played for us up to about that move, and we are back."""
    seats = ["me", "greedy", "greedy", "greedy"]
    wanted = {"game": scene.game, "options": scene.options, "seats": seats, "start": True}
    table: str = request.post("/api/tables", data=wanted).json()["table"]
    request.post(f"/api/tables/{table}/resign", data={"level": "greedy"})
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if request.get(f"/api/tables/{table}").json()["moves"] >= scene.moves:
            break
        time.sleep(0.05)
    request.post(f"/api/tables/{table}/return")
    time.sleep(1)
    return table


if __name__ == "__main__":
    sys.exit(main())
