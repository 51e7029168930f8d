"""In mid-game the page is loaded anew, the network goes, the server dies: play goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.servers import Server
from tests.web.conftest import SEED
from tests.web.player import Player
from tests.web.table import quick_play, sit_down

PATIENCE = 60_000  # milliseconds: the page tries ever more seldom

LABELS = "(parts) => parts.map((part) => part.getAttribute('aria-label') ?? part.textContent)"


@pytest.fixture
def server(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed: nobody else plays there."""
    server = Server(f"sqlite:///{tmp_path / 'own.db'}", seed=SEED).start().wait()
    yield server
    server.kill()


def _shown(page: Page) -> list[str]:
    """What the page shows: the board, what is asked and offered, and the log."""
    page.get_by_role("tab", name="Log").click()
    told = page.locator("[role=tabpanel] li").all_inner_texts()
    page.mouse.move(0, 0)  # nothing on the board is pointed at
    parts = page.locator(".board :is(h2, h3, li, td, strong, button, .number, svg [aria-label])")
    return [*parts.evaluate_all(LABELS), *Player(page).offered(), *told]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "cards", "blackout"])
def test_after_a_reload_all_is_as_it_was(page: Page, game: str) -> None:
    player = sit_down(page, game)
    player.play(7)
    player.turn()
    before, number = _shown(page), player.number()
    page.reload()
    player.turn()
    assert player.number() == number
    assert _shown(page) == before
    assert player.play(4) == 4


@pytest.mark.slow
def test_a_game_goes_on_when_the_server_was_killed(page: Page, server: Server) -> None:
    page.goto(server.url)
    quick_play(page, "classic")
    player = Player(page)
    player.play(6)
    player.turn()
    before, number = _shown(page), player.number()
    loaded = page.evaluate("() => performance.timeOrigin")
    server.kill()
    expect(page.locator(".net.lost")).to_contain_text("connection lost")
    server.start().wait()
    expect(page.locator(".net.lost")).to_have_count(0, timeout=PATIENCE)
    player.turn()
    assert player.number() == number
    assert _shown(page) == before
    assert player.play(6) == 6
    assert page.evaluate("() => performance.timeOrigin") == loaded


@pytest.mark.slow
def test_a_move_that_was_clicked_while_the_server_was_away_is_made_once(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    quick_play(page, "blackout")
    player = Player(page)
    player.turn()
    expect(page.locator("[data-cell=r11c5]")).to_be_visible()  # all of the client is loaded
    number = player.number()
    server.kill()
    expect(page.locator(".net.lost")).to_be_visible()
    page.locator("[data-cell=r11c5]").click()
    page.locator(".menu [data-word^=install]").first.click()
    server.start().wait()
    expect(page.locator(f"[data-number='{number + 1}']")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".net.lost")).to_have_count(0)
    assert player.turn()
    assert player.play(2) == 2


@pytest.mark.slow
def test_a_game_goes_on_after_the_connection_was_lost(page: Page) -> None:
    player = sit_down(page, "classic")
    player.play(2)
    page.context.set_offline(True)
    expect(page.locator(".net.lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".net.lost")).to_have_count(0, timeout=PATIENCE)
    assert player.play(2) == 2


@pytest.mark.slow
def test_a_click_without_connection_says_that_it_is_being_sent(page: Page, server: Server) -> None:
    page.goto(server.url)
    quick_play(page, "blackout")
    player = Player(page)
    player.turn()
    expect(page.locator("[data-cell=r11c5]")).to_be_visible()
    number = player.number()
    server.kill()
    expect(page.locator(".net.lost")).to_be_visible()
    passing = page.locator(".actions .ending").first
    said = page.locator(".sending")
    passing.click()
    expect(said).to_contain_text("Sending")
    button, badge = passing.bounding_box(), said.bounding_box()
    assert button
    assert badge
    assert abs(badge["y"] + badge["height"] / 2 - button["y"] - button["height"] / 2) < 4
    said.get_by_role("button", name="send").click()
    expect(said).to_have_text("Not sent")
    expect(said).to_have_count(0)
    assert player.number() == number
    passing.click()
    expect(said).to_contain_text("Sending")
    server.start().wait()
    expect(said).to_have_text("Done", timeout=PATIENCE)
    assert player.number() > number
