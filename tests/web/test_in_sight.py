"""The main move is in sight, whatever is asked, on every screen, with tips and chat open.

On a large one, so are all players.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.table import play_now

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
SIX = ["me", *["greedy"] * 5]
MOST = 60  # moves; by then every kind of question has been asked


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "classic", "deluxe", "cards", "blackout"])
def test_every_kind_of_move_is_in_sight(page: Page, game: str) -> None:
    _with_guide_and_chat(page, game)
    player, met = Player(page), set()
    for _ in range(MOST):
        if not player.turn():
            break
        kind = frozenset(word.split()[0] for word in player.offered())
        if kind not in met:
            met.add(kind)
            _hint(page)
            assert _out_of_sight(page) == {}, f"{sorted(kind)}"
            assert game != "classic" or page.evaluate(UNSEEN) == 0, f"{sorted(kind)}"
        player.move()
    assert len(met) >= 3


def _with_guide_and_chat(page: Page, game: str) -> None:
    """A first game with the guide, and the chat open at the side."""
    if game == "classic":  # as many as can play
        _six(page, game)
    else:
        play_now(page, game)
    page.evaluate(
        "() => localStorage.setItem('megavolt-guide', location.pathname.split('/').pop())"
    )
    page.reload()
    expect(page.locator(".ribbon")).to_be_visible()
    page.locator("#tab-chat").click()


def _six(page: Page, game: str) -> None:
    page.goto("/")
    page.request.post("/api/guests", data={"name": "Vera", "language": "en"})
    wanted = {"game": game, "seats": SIX, "start": True}
    page.goto(f"/table/{page.request.post('/api/tables', data=wanted).json()['table']}")
    expect(page.locator(".ribbon")).to_be_visible()


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
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        hidden: list[str] = page.evaluate(HIDDEN)
        if hidden:
            found[f"{width}x{height}"] = hidden
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("[data-player] > .line")).not_to_have_count(0)
    return found
