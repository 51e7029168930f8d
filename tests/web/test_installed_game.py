"""A game of another package that brings nothing but the engine contract, on the plain board."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.installed.conftest import install
from tests.server.servers import Server
from tests.web.axe import grave
from tests.web.conftest import SEED
from tests.web.player import Player

CONTRACTS = 6
A_SALE = re.compile(r"(Sold: player .+, c|Unsold: c)ontract \d, bids \[\d, \d, \d, \d\]\.")
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def address(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the example of docs/examples among its packages."""
    packages = tmp_path_factory.mktemp("packages")
    install(packages)
    path = os.pathsep.join(filter(None, (str(packages), os.environ.get("PYTHONPATH"))))
    database = f"sqlite:///{tmp_path_factory.mktemp('installed') / 'web.db'}"
    server = Server(database, environment={"PYTHONPATH": path}, seed=SEED).start().wait()
    yield server.url
    server.stop()


def make_table(page: Page) -> None:
    """A table against bots, by the form."""
    page.goto("/new/tender")
    expect(page.locator(".pick.on")).to_have_text("tender")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".ribbon")).to_be_visible()


def test_the_start_page_and_the_form_offer_it(page: Page) -> None:
    page.goto("/")
    card = page.locator(".game", has=page.locator("[data-play=tender]"))
    expect(card.get_by_role("heading")).to_have_text("tender")
    expect(card).to_contain_text("2 to 5 players")
    card.get_by_role("link").click()
    expect(page.locator(".pick.on")).to_have_text("tender")
    levels = page.locator(".seat select").nth(1).locator("option").all()
    assert [level.get_attribute("value") for level in levels] == ["me", "open", "random"]
    expect(page.get_by_text("Hints")).to_have_count(0)


@pytest.mark.slow
def test_a_whole_game_is_played_by_clicks(page: Page) -> None:
    make_table(page)
    player = Player(page)
    player.finish()
    assert len(player.words) == CONTRACTS
    end = page.locator(".end")
    expect(end.locator("tbody tr")).to_have_count(4)
    expect(end.get_by_role("columnheader")).to_have_text(["Place", "Player", "Points"])
    points = [int(text) for text in end.locator("[data-name=Points]").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert grave(page) == []


@pytest.mark.slow
def test_the_board_tells_what_is_seen_and_the_log_what_happened(page: Page) -> None:
    make_table(page)
    player = Player(page)
    player.play(2)
    assert player.turn()
    board = page.locator("#part-outline")
    names = page.locator(".panel.more strong").all_inner_texts()
    assert len(names) == 4
    for name in names:
        expect(board).to_contain_text(name)
    expect(board).to_contain_text("Contract")
    expect(page.locator("[title^='Hint']")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(A_SALE)
    assert grave(page) == []


@pytest.mark.slow
def test_moves_of_it_can_be_tried_out(page: Page) -> None:
    make_table(page)
    player = Player(page)
    assert player.turn()
    offered = player.offered()
    page.get_by_role("button", name="Try out moves").click()
    player.move()  # for oneself, and then for the next
    expect(page.locator("[data-word='bid 1']")).to_be_visible()
    page.keyboard.press("t")
    assert player.turn()
    assert player.offered() == offered


@pytest.mark.slow
def test_a_phone_shows_it_without_moving_sideways(page: Page) -> None:
    page.set_viewport_size(PHONE)
    make_table(page)
    assert Player(page).turn()
    page.get_by_role("button", name="Position").click()
    expect(page.locator("#part-outline")).to_be_in_viewport()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
