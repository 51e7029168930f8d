"""Takes the pictures in docs/screenshots; with --all, of everything; with --film, of bots."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from everything import phase, photograph_everything, round_of
from film import photograph_films
from newcomer import photograph_newcomer
from playwright.sync_api import Browser
from stage import ROOT, WIDTHS, Position, chromium, person, play_until, seated, server

PICTURES = ROOT / "docs" / "screenshots"


class Scene(NamedTuple):
    """A table to photograph: how far it is played, where, and in which colours."""

    name: str
    game: str
    options: dict[str, object]
    wanted: Callable[[Position], bool]
    width: str
    dark: bool


SCENES = (
    Scene("grid-germany", "recharged", {}, phase("building", 6), "laptop", False),
    Scene("grid-usa-dark", "recharged", {"map": "usa"}, phase("fuel", 5), "laptop", True),
    Scene("grid-phone", "recharged", {}, phase("building", 4), "phone", False),
    Scene("cards", "cards", {}, phase("fuel", 4), "laptop", False),
    Scene("cards-phone-dark", "cards", {}, phase("auction", 3), "phone", True),
    Scene("blackout", "blackout", {}, round_of(5), "laptop", False),
    Scene("blackout-dark", "blackout", {}, round_of(4), "screen", True),
    Scene("blackout-phone", "blackout", {}, round_of(4), "phone", False),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/screenshots", description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="everything, into it")
    parser.add_argument("--film", type=Path, metavar="FOLDER", help="film strips, into it")
    parser.add_argument("--newcomer", type=Path, metavar="FOLDER", help="a first visit, into it")
    parser.add_argument("--only", default="", metavar="PATTERN", help="of all, by name")
    asked = parser.parse_args()
    if asked.all:
        photograph_everything(asked.all, asked.only)
    elif asked.film:
        photograph_films(asked.film, asked.only)
    elif asked.newcomer:
        photograph_newcomer(asked.newcomer, asked.only)
    else:
        _photograph_for_docs()
    return 0


def _photograph_for_docs() -> None:
    PICTURES.mkdir(exist_ok=True)
    with server() as address, chromium() as browser:
        _start_page(browser, address)
        for scene in SCENES:
            _scene(browser, address, scene)
            print(scene.name, flush=True)


def _start_page(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button").first.wait_for()
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / "start.png", full_page=True)
    context.close()


def _scene(browser: Browser, address: str, scene: Scene) -> None:
    context = person(browser, address)
    table = seated(context.request, scene.game, scene.options)
    play_until(context.request, table, scene.wanted)
    page = context.new_page()
    width, height = WIDTHS[scene.width]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if scene.dark else "light", reduced_motion="reduce")
    page.goto(f"/table/{table}")
    page.wait_for_timeout(2000)
    page.screenshot(path=PICTURES / f"{scene.name}.png")
    context.close()


if __name__ == "__main__":
    sys.exit(main())
