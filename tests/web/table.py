"""What tests do at a table: start a game, and make moves through the action bar."""

from playwright.sync_api import Page, expect

from megavolt.core.decision import words_of
from tests.web.player import Player
from tests.web.visitor import visitor
from web.scripts.stage import Position, Wanted, play_until, seated


def sit_down(
    page: Page, game: str, wanted: Wanted | None = None, bots: int = 3, **options: object
) -> Player:
    """Into a game without the way there; a bot plays our seat until our turn that is wanted."""
    if not page.context.cookies():
        page.request.post("/api/guests", data={"name": "Vera", "language": "en"})
    table = seated(page.request, game, options, bots)
    if wanted:
        play_until(page.request, table, wanted)
    page.goto(f"/table/{table}")
    player = Player(page)
    assert player.turn(), "the game is over"
    return player


def sit_down_with_friend(page: Page, address: str, game: str, locale: str = "pl-PL") -> Page:
    """Into a game with a friend and two bots, without the way there; the friend's page."""
    browser = page.context.browser
    assert browser is not None
    friend = visitor(browser, address, locale=locale).new_page()
    for one, language in ((page, "en"), (friend, locale[:2])):
        one.request.post("/api/guests", data={"name": f"Vera {language}", "language": language})
    seats = ["me", "open", "greedy", "greedy"]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    path = f"/api/tables/{made['table']}"
    friend.request.post(f"{path}/join", data={"link": made["join"]})
    page.request.post(f"{path}/start")
    for one in (page, friend):
        one.goto(f"/table/{made['table']}")
        expect(one.locator(".ribbon")).to_be_visible()
    return friend


def offers(start: str) -> Wanted:
    """Is a move offered that begins so?"""

    def wanted(position: Position) -> bool:
        return any(word.startswith(start) for word in words_of(position["decision"]))

    return wanted


def play_now(page: Page, game: str) -> None:
    """From the start page into a game, as it is offered."""
    page.goto("/")
    quick_play(page, game)
    expect(page.locator(".ribbon")).to_be_visible()


def quick_play(page: Page, game: str) -> None:
    """On the start page: choose the game, and begin with as many bots as are suggested."""
    page.click(f"[data-play={game}]")
    page.click("[data-start]")


def reload(page: Page) -> None:
    """Reload a page that nothing lies over: a dialog just closed is still a step of the browser's
    history on its way back, and the browser gives up a reload that meets it."""
    page.wait_for_function("() => !history.state?.layer")
    page.reload()


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
