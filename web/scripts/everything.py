"""Photographs every page and phase of every game: four widths, light and dark, two languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import BrowserContext, Error, Page
from stage import WIDTHS, Position, chromium, person, play_until, seated, server

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = ("en", "pl")
# As a choice in the page's header, which leaves what is open and focused as it is.
SPEAK = """(select, code) => {
    select.value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
}"""
PAGES = {
    "start": "/",
    "new-grid": "/new/recharged",
    "new-cards": "/new/cards",
    "new-blackout": "/new/blackout",
    "games": "/games",
    "account": "/account",
    "rules": "/rules",
    "rules-grid": "/rules/grid",
    "rules-blackout": "/rules/blackout",
    "replay-empty": "/replay",
    "not-found": "/nowhere",
}
LONG = "Wolfeschlegelsteinhausen"  # as long as a name may be
USUAL: dict[str, object] = {}  # options as they are
Doing = Callable[[Page], None]


def phase(name: str, rounds: int = 1) -> Callable[[Position], bool]:
    return lambda p: p["view"]["phase"] == name and p["view"]["round"] >= rounds


def pending(name: str) -> Callable[[Position], bool]:
    return lambda p: p["view"]["pending"] == name


def can_build(position: Position) -> bool:
    verbs = [moves["do"] for moves in position["decision"]["moves"]]
    return position["view"]["round"] >= 3 and "build" in verbs


def round_of(number: int) -> Callable[[Position], bool]:
    return lambda p: p["view"]["round"] >= number


def over(position: Position) -> bool:
    return False


# ---- what somebody does before the picture


def city(page: Page) -> None:
    page.locator(".actions [data-word^='build ']").first.focus()


def hint(page: Page) -> None:
    page.locator(".actions").get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints", timeout=30_000)


def illegal(page: Page) -> None:
    page.locator(".board .city").first.click()


def income(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Income")).first.click()


def log(page: Page) -> None:
    page.locator("#tab-log").click()


def chat(page: Page) -> None:
    page.locator("#tab-chat").click()
    for text in ("Good luck!", "You took my city. " * 6):
        page.locator("#side-chat input").fill(text)
        page.keyboard.press("Enter")


def back(page: Page) -> None:
    page.get_by_role("button", name="One move back").click()


def menu(page: Page) -> None:
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()


def trial(page: Page) -> None:
    page.keyboard.press("t")
    page.wait_for_selector(".whatif")


def cell(page: Page) -> None:
    page.locator(".cell.can").first.click()


class Scene(NamedTuple):
    """A table: how far it is played, and what is done there before the picture."""

    name: str
    game: str
    wanted: Callable[[Position], bool]
    options: dict[str, object] = USUAL
    bots: int = 3
    doing: Doing | None = None
    who: str = "Vera Spark"
    languages: tuple[str, ...] = LANGUAGES


SCENES = (
    Scene("grid-first", "recharged", phase("auction")),
    Scene("grid-auction", "recharged", phase("auction", 4)),
    Scene("grid-fuel", "recharged", phase("fuel", 3)),
    Scene("grid-building", "recharged", phase("building", 3)),
    Scene("grid-city", "recharged", can_build, doing=city),
    Scene("grid-running", "recharged", phase("bureaucracy", 5)),
    Scene("grid-late", "recharged", phase("building", 8), {"map": "usa"}, bots=5),
    Scene("grid-hint", "recharged", phase("auction"), doing=hint),
    Scene("grid-why", "recharged", phase("auction"), doing=illegal),
    Scene("grid-income", "recharged", phase("fuel", 2), doing=income),
    Scene("grid-log", "recharged", phase("fuel", 2), doing=log),
    Scene("grid-chat", "recharged", phase("fuel", 2), doing=chat),
    Scene("grid-back", "recharged", phase("fuel", 2), doing=back),
    Scene("grid-menu", "recharged", phase("fuel", 2), doing=menu),
    Scene("grid-trial", "recharged", phase("fuel", 2), doing=trial),
    Scene("grid-end", "recharged", over),
    Scene("grid-scrap", "recharged", pending("scrap")),
    Scene("grid-draft", "recharged", pending("draft_region"), {"regions": "draft"}),
    Scene("grid-six", "recharged", phase("fuel", 4), bots=5, who=LONG),
    Scene("classic", "classic", phase("building", 4), {"map": "usa"}, bots=4),
    Scene("deluxe", "deluxe", phase("fuel", 4), bots=1),
    Scene("deluxe-auction", "deluxe", phase("auction", 5)),
    Scene("cards-auction", "cards", phase("auction")),
    Scene("cards-fuel", "cards", phase("fuel", 3)),
    Scene("cards-running", "cards", phase("bureaucracy", 4)),
    Scene("cards-late", "cards", phase("auction", 6), bots=4),
    Scene("cards-end", "cards", over),
    Scene("cards-es", "cards", phase("fuel", 2), who=LONG, languages=("es",)),
    Scene("blackout-early", "blackout", round_of(1)),
    Scene("blackout-cell", "blackout", round_of(1), doing=cell),
    Scene("blackout-trial", "blackout", round_of(2), doing=trial),
    Scene("blackout-late", "blackout", round_of(6)),
    Scene("blackout-end", "blackout", over),
    Scene("blackout-name", "blackout", round_of(4), who=LONG),
)


class Album:
    """The folder, and what of all is to be photographed."""

    def __init__(self, folder: Path, only: str) -> None:
        self.folder = folder
        self.only = re.compile(only)

    def wants(self, name: str) -> bool:
        return bool(self.only.search(name))

    def take(
        self, page: Page, name: str, full: bool = True, languages: tuple[str, ...] = LANGUAGES
    ) -> None:
        for language in languages:
            page.locator("header select").evaluate(SPEAK, language)
            page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
            for width in WIDTHS:
                self._take(page, f"{name}-{language}-{width}", width, full)
        page.locator("header select").evaluate(SPEAK, "en")
        print(name, flush=True)

    def _take(self, page: Page, name: str, width: str, full: bool) -> None:
        wide, high = WIDTHS[width]
        page.set_viewport_size({"width": wide, "height": high})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_timeout(150)
            page.screenshot(path=self.folder / f"{name}-{scheme}.png", full_page=full)
        self._check(page, name)

    def _check(self, page: Page, name: str) -> None:
        wider = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        if wider > 0:
            print(f"{name}: {wider} px wider than the screen")


def photograph_everything(folder: Path, only: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    album = Album(folder, only)
    with server() as address, chromium() as browser:
        for scene in filter(lambda scene: album.wants(scene.name), SCENES):
            context = person(browser, address, scene.who)
            _table(context, scene, album)
            context.close()
        context = person(browser, address)
        _pages(context, album)
        context.close()


def _table(context: BrowserContext, scene: Scene, album: Album) -> None:
    table = seated(context.request, scene.game, scene.options, scene.bots)
    play_until(context.request, table, scene.wanted)
    page = context.new_page()
    _visit(page, f"/table/{table}", ".board > *")
    page.wait_for_timeout(1200)
    if scene.doing:
        try:
            scene.doing(page)
        except Error as problem:
            print(f"{scene.name}: {problem.message[:300]}")
        page.wait_for_timeout(500)
    album.take(page, scene.name, full=False, languages=scene.languages)
    if not scene.doing:
        page.set_viewport_size({"width": 390, "height": 844})
        page.screenshot(path=album.folder / f"{scene.name}-phone-whole.png", full_page=True)
    if scene.wanted is over:
        record = context.request.get(f"/api/tables/{table}/record").text()
        (album.folder / f"{scene.game}.record").write_text(record, encoding="utf-8")
        page.set_viewport_size({"width": 1366, "height": 768})
        page.screenshot(path=album.folder / f"{scene.name}-laptop-whole.png", full_page=True)


def _pages(context: BrowserContext, album: Album) -> None:
    page = context.new_page()
    for game in ("recharged", "blackout"):
        seated(context.request, game, {})
    for name, path in PAGES.items():
        if album.wants(name):
            _visit(page, path, "h1")
            page.wait_for_timeout(500)
            album.take(page, name)
    if album.wants("lobby"):
        _visit(page, "/new/recharged", "h1")
        page.locator(".seat select").nth(1).select_option("open")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_selector(".share")
        album.take(page, "lobby")
    if album.wants("guided"):
        _visit(page, "/", "[data-guided]")
        page.click("[data-guided]")
        page.wait_for_selector(".coach", timeout=30_000)
        album.take(page, "guided", full=False)
    record = album.folder / "recharged.record"
    if album.wants("replay") and record.exists():
        _visit(page, "/replay", "h1")
        page.set_input_files("input[type=file]", record)
        page.wait_for_selector(".ribbon")
        page.wait_for_timeout(1000)
        album.take(page, "replay", full=False)


def _visit(page: Page, path: str, seen: str) -> None:
    page.goto(path)
    page.wait_for_selector(seen, timeout=30_000)
