"""A film strip: ten pictures of one round of bots as somebody sees it, on one page.

What is drawn too quickly to be followed, or without a word of what happens, shows here.
"""

from pathlib import Path

from everything import phase, round_of
from playwright.sync_api import Browser, Page
from stage import Position, Wanted, chromium, person, play_as_bot, play_until, seated, server

FRAMES = 10
MIDWAY = 220  # milliseconds into a step, when things are on their way
PATIENCE = 15_000
SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
FILMS: dict[str, tuple[str, Wanted]] = {
    "auction": ("recharged", phase("auction", 2)),
    "fuel": ("recharged", phase("fuel", 2)),
    "building": ("recharged", phase("building", 2)),
    "cards": ("cards", phase("auction", 2)),
    "blackout": ("blackout", round_of(2)),
}
# What is said and which position is shown: a frame is taken when either changes.
SAID = "document.querySelector('.narration .said')?.textContent ?? ''"
SHOWN = f"() => document.querySelector('[data-number]')?.dataset.number + {SAID}"
CHANGED = f"(before) => {{ const now = ({SHOWN})(); return now !== before && now }}"


def photograph_films(folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, chromium() as browser:
        for name, (game, wanted) in FILMS.items():
            for size, pixels in SIZES.items():
                title = f"{name}-{size}"
                if only in title:
                    _film(browser, address, folder / title, game, wanted, pixels)
                    print(title, flush=True)


def _film(
    browser: Browser, address: str, folder: Path, game: str, wanted: Wanted, size: tuple[int, int]
) -> None:
    folder.mkdir(exist_ok=True)
    context = person(browser, address, motion="no-preference")
    table = seated(context.request, game, {})
    play_until(context.request, table, wanted)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('megavolt-pace', 'slow')")  # pictures take time
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/table/{table}")
    page.locator(".turn.mine").wait_for()
    page.wait_for_timeout(1000)
    captions = [_frame(page, folder, number, table) for number in range(FRAMES)]
    _strip(page, folder, captions, size)
    context.close()


def _others_move(position: Position) -> bool:
    return bool(position["to_move"] != position["seat"])


def _frame(page: Page, folder: Path, number: int, table: str) -> str:
    """Wait for the next step, and photograph it midway; what is said there."""
    if page.locator(".turn.mine").count():
        play_as_bot(page.context.request, table, _others_move)
    before = page.evaluate("() => window.lastFrame ?? ''")
    page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)
    page.evaluate(f"() => {{ window.lastFrame = ({SHOWN})() }}")
    page.wait_for_timeout(MIDWAY)
    said: str = page.evaluate(f"() => ({SAID})")
    page.screenshot(path=folder / f"{number}.png")
    return said


def _strip(page: Page, folder: Path, captions: list[str], size: tuple[int, int]) -> None:
    """All frames on one page, as a page and as a picture."""
    across = 2 if size[0] > size[1] else 5
    frames = "".join(
        f"<figure><img src='{n}.png'><figcaption>{n + 1}. {said}</figcaption></figure>"
        for n, said in enumerate(captions)
    )
    style = f"""body {{ display: grid; grid-template-columns: repeat({across}, 1fr); gap: 12px;
        font: 20px sans-serif }} figure {{ margin: 0 }} img {{ width: 100% }}"""
    (folder / "film.html").write_text(f"<!doctype html><style>{style}</style>{frames}", "utf-8")
    page.set_viewport_size({"width": 2000, "height": 1400})
    page.goto((folder / "film.html").absolute().as_uri())
    page.screenshot(path=folder.with_suffix(".png"), full_page=True)
