"""What tests do at a table: start a game, and make moves through the action bar."""

from playwright.sync_api import Page, expect


def play_now(page: Page, game: str) -> None:
    """From the start page into a game, with one click."""
    page.goto("/")
    page.click(f"[data-play={game}]")
    expect(page.locator(".ribbon")).to_be_visible()


def play_with_friend(page: Page, address: str, game: str) -> Page:
    """Open a table, send a Polish friend the link and begin; the friend's page."""
    page.goto(f"/new/{game}")
    page.locator(".seat select").nth(1).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".share input").input_value()
    browser = page.context.browser
    assert browser is not None
    friend = browser.new_context(base_url=address, locale="pl-PL").new_page()
    friend.goto(link)
    friend.get_by_role("button", name="Usiądź").click()
    page.get_by_role("button", name="Start the game").click()
    expect(friend.locator(".ribbon")).to_be_visible()
    expect(page.locator(".ribbon")).to_be_visible()
    return friend


def play(page: Page, moves: int) -> int:
    """Make the first move that is offered, again and again; how many were made."""
    made = 0
    while made < moves and _my_turn(page):
        made += 1
        before = page.locator("[data-number]").get_attribute("data-number")
        _move(page)
        expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    return made


def finish(page: Page) -> None:
    """End every turn as soon as that is possible, until the game is over."""
    while _my_turn(page):
        before = page.locator("[data-number]").get_attribute("data-number")
        done = page.locator(".actions [data-word=done]")
        if done.count():
            done.click()
        else:
            _move(page)
        expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


def _my_turn(page: Page) -> bool:
    """Wait until it is our turn, or the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.turn.mine') || document.querySelector('.end')"
    )
    return page.locator(".turn.mine").count() > 0


def _move(page: Page) -> None:
    bar = page.locator(".actions")
    if bar.locator("[data-prefix]").count():
        bar.locator("[data-prefix]").first.click()
    if not bar.locator("[data-word]").count():
        bar.locator("summary").first.click()
        bar.locator("[data-place]").first.click()
    bar.locator("[data-word]").first.click()
