"""The main move is in sight, whatever is asked, on every screen, with tips and chat open.

On a large one, so are all players.
"""

import pytest
from playwright.sync_api import Page, expect

from megavolt.core.decision import words_of
from tests.web.table import sit_down
from web.scripts.stage import Position, Wanted, play_until

SCREENS = [(1280, 640), (1366, 625), (1440, 900), (1920, 1080), (390, 844), (360, 640)]
# Every control of the main move, and the first of the list beside it: what is out of sight.
HIDDEN = """() => {
    const controls = [...document.querySelectorAll('.main-move :is(button, input)')];
    const first = document.querySelector('.actions .moves :is(button, summary, input)');
    if (first) controls.push(first);
    const hidden = (control) => {
        const box = control.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth;
        const found = document.elementFromPoint(x, y);
        const open = found && (control.contains(found) || found.contains(control));
        return !inside || (control !== first && box.bottom > innerHeight) || !open;
    };
    if (!controls.length) return ['nothing to press'];
    return controls.filter(hidden).map((one) => one.outerHTML.slice(0, 120));
}"""
# With the chat open and tips to read: of how many players the line is not all to be seen.
UNSEEN = """() => [...document.querySelectorAll('[data-player] > .line')].filter((line) => {
    const [box, room] = [line, line.closest('.panel')].map((one) => one.getBoundingClientRect());
    const inside = box.top >= room.top && box.bottom <= Math.min(room.bottom, innerHeight);
    return !inside || !line.contains(document.elementFromPoint(box.x + 5, box.y + box.height / 2));
}).length"""
# Resolves when the page has been painted anew, or after ten seconds: a browser short of time may
# stop painting, and nothing else limits how long a script of a page is waited for.
PAINTED = """() => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 10_000);
})"""
MOST = 240  # moves of all seats; by then every kind of question has been asked


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "classic", "deluxe", "cards", "blackout"])
def test_every_kind_of_move_is_in_sight(page: Page, game: str) -> None:
    table = _with_guide_and_chat(page, game)
    met: set[frozenset[str]] = set()

    def is_new(position: Position) -> bool:
        return _kind(position) not in met or position["moves"] > MOST

    while (kind := _kind(_next(page, table, is_new))) and kind not in met:
        met.add(kind)
        _hint(page)
        assert _out_of_sight(page) == {}, f"{sorted(kind)}"
        assert game != "classic" or page.evaluate(UNSEEN) == 0, f"{sorted(kind)}"
    assert len(met) >= 3


def _with_guide_and_chat(page: Page, game: str) -> str:
    """A first game with the guide, and the chat open at the side; the table."""
    page.add_init_script(
        "localStorage.setItem('megavolt-guide', location.pathname.split('/').pop())"
    )
    sit_down(page, game, bots=5 if game == "classic" else 3)  # the most that can play, once
    page.locator("#tab-chat").click()
    return page.url.rsplit("/", 1)[-1]


def _next(page: Page, table: str, wanted: Wanted) -> Position:
    """A bot plays our seat until a position is wanted, which then shows; or the end."""
    play_until(page.request, table, wanted)
    position: Position = page.request.get(f"/api/tables/{table}").json()
    page.wait_for_selector(f"[data-number='{position['number']}']")
    return position


def _kind(position: Position) -> frozenset[str]:
    """The verbs on offer; none at the end."""
    decision = position["decision"]
    return frozenset(word.split()[0] for word in words_of(decision)) if decision else frozenset()


def _hint(page: Page) -> None:
    """Ask for advice, where it is offered."""
    button = page.locator(".actions .tools button[title=Hint]")
    if button.count():
        button.click()
        expect(page.locator(".hints")).to_be_visible(timeout=60_000)


def _out_of_sight(page: Page) -> dict[str, list[str]]:
    """By screen, the controls that cannot be pressed at once."""
    found = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        hidden: list[str] = page.evaluate(HIDDEN)
        if hidden:
            found[f"{width}x{height}"] = hidden
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("[data-player] > .line")).not_to_have_count(0)
    return found


CUT = """(what) => {
    const box = document.querySelector(what).getBoundingClientRect();
    const room = document.querySelector(what).closest('.tips')?.getBoundingClientRect();
    return Math.max(0, Math.ceil(box.bottom - (room?.bottom ?? innerHeight)));
}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bots", "size", "what"),
    [
        pytest.param("deluxe", 3, (1280, 720), "#part-fuel", id="nine plants above the map"),
        pytest.param("blackout", 3, (1366, 768), "#part-hand > .panel", id="contract"),
        pytest.param("recharged", 5, (1440, 900), ".hint.best", id="advice among six"),
    ],
)
def test_what_one_looks_for_is_not_cut_off(
    page: Page, game: str, bots: int, size: tuple[int, int], what: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, game, bots=bots)
    if what.startswith(".hint"):
        _hint(page)
    page.wait_for_selector(what)
    assert page.evaluate(CUT, what) == 0
