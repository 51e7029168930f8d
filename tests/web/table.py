"""What tests do at a table: start a game, and make moves through the action bar."""

from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.visitor import visitor


def play_now(page: Page, game: str) -> None:
    """From the start page into a game, as it is offered."""
    page.goto("/")
    quick_play(page, game)
    expect(page.locator(".ribbon")).to_be_visible()


def quick_play(page: Page, game: str) -> None:
    """On the start page: choose the game, and begin with as many bots as are suggested."""
    page.click(f"[data-play={game}]")
    page.click("[data-start]")


def another(page: Page, address: str) -> Page:
    """Somebody else's browser."""
    browser = page.context.browser
    assert browser is not None
    return visitor(browser, address).new_page()


def play_with_friend(page: Page, address: str, game: str, locale: str = "pl-PL") -> Page:
    """Open a table, send a friend the link and begin; the friend's page."""
    page.goto(f"/new/{game}")
    page.locator(".seat select").nth(1).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".share input").input_value()
    browser = page.context.browser
    assert browser is not None
    friend = visitor(browser, address, locale=locale).new_page()
    friend.goto(link)
    friend.locator(".panel .button.main").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.get_by_role("button", name="Start the game").click()
    expect(friend.locator(".ribbon")).to_be_visible()
    expect(page.locator(".ribbon")).to_be_visible()
    return friend


def settled(page: Page, friend: Page) -> tuple[Page, Page]:
    """Whoever is on turn, and the other, when the bots have played."""
    for _ in range(400):
        for one, other in ((page, friend), (friend, page)):
            if one.locator(".turn.mine").count():
                return one, other
        page.wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def play(page: Page, moves: int) -> int:
    """Make so many moves, or fewer if the game ends; how many were made."""
    return Player(page).play(moves)


def my_turn(page: Page) -> None:
    """Wait until it is our turn, with moves on offer."""
    assert Player(page).turn(), "the game is over"


def number(page: Page) -> int:
    """The number of the position that is shown."""
    return Player(page).number()
