"""What-if: moves are tried on a copy that nobody else sees, and the game stays as it is."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.table import play, settled, sit_down, sit_down_with_friend
from tests.web.visitor import visitor


def number(page: Page) -> str:
    """That of the position that is shown; those of a trial are negative."""
    return page.locator("[data-number]").get_attribute("data-number") or ""


def begin(page: Page) -> None:
    page.keyboard.press("t")
    expect(page.locator("[data-number^='-']")).to_have_count(1)  # its first position is there
    expect(page.locator(".ribbon.trial")).to_be_visible()


def try_first(page: Page) -> None:
    """Try the first move that is offered."""
    before = number(page)
    bar = page.locator(".actions")
    if bar.locator("[data-prefix]").count():
        bar.locator("[data-prefix]").first.click()
    if not bar.locator("[data-word]").count():
        bar.locator("summary").first.click()
        bar.locator("[data-place]").first.click()
    bar.locator("[data-word]").first.click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


def told(page: Page) -> Any:
    """What the server tells of the table now, but the time."""
    table = page.url.split("/table/")[1].split("?")[0]
    position = page.request.get(f"/api/tables/{table}").json()
    del position["clock"]["at"]
    return position


@pytest.mark.slow
@pytest.mark.parametrize("game", ["classic", "cards", "blackout"])
def test_a_tried_move_changes_the_board_and_not_the_game(
    page: Page, address: str, game: str
) -> None:
    friend = sit_down_with_friend(page, address, game)
    mover, other = settled(page, friend)
    expect(mover.locator(".board button").first).to_be_visible()
    shown, before, at_others = number(mover), told(mover), number(other)
    board = mover.locator(".board").inner_html()
    mover.click("#tab-log")
    log = mover.locator("ol[aria-label] button").all_inner_texts()
    begin(mover)
    try_first(mover)
    expect(mover.locator(".tried li:not(.soft)")).not_to_have_count(0)
    assert mover.locator("ol[aria-label] button").all_inner_texts() == log
    assert mover.locator(".board").inner_html() != board
    assert told(mover) == before
    assert number(other) == at_others
    mover.locator(".whatif .main").click()
    expect(mover.locator(".ribbon.trial")).to_have_count(0)
    assert number(mover) == shown
    expect(mover.locator(".tried")).to_have_count(0)
    friend.context.close()


def test_steps_are_taken_back_and_bots_answer(page: Page) -> None:
    sit_down(page, "blackout")
    page.get_by_role("button", name="Try out moves").click()
    back = page.get_by_role("button", name="Step back")
    answer = page.get_by_role("button", name="Let the others answer")
    expect(back).to_be_disabled()
    expect(answer).to_be_disabled()
    page.click(".actions [data-word=done]")
    expect(page.locator(".whom")).not_to_contain_text("yourself")
    answer.click()
    expect(page.locator(".whom")).to_contain_text("yourself")
    expect(page.locator(".what")).to_contain_text(".")
    page.keyboard.press(",")
    expect(page.locator(".whom")).not_to_contain_text("yourself")
    back.click()
    expect(back).to_be_disabled()
    try_first(page)
    page.get_by_role("button", name="Another deal").click()
    page.get_by_role("button", name="Start over").click()
    expect(back).to_be_disabled()
    expect(page.locator(".whatif")).to_contain_text("what you cannot see is guessed")


def test_a_click_before_the_trial_has_begun_is_no_move(page: Page) -> None:
    player = sit_down(page, "cards")
    before = number(page)
    late: list[Route] = []
    # Playwright keeps a mark on the function, which a built-in one cannot take.
    page.route("**/try", lambda route: late.append(route))  # noqa: PLW0108
    page.get_by_role("button", name="Try out moves").click()
    page.click(f".actions [data-word='{player.offered()[-1]}']")
    late[0].continue_()
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.locator(".whatif .main").click()
    expect(page.locator(".ribbon.trial")).to_have_count(0)
    assert number(page) == before


def test_what_is_refused_in_a_trial_is_explained_by_it(page: Page) -> None:
    sit_down(page, "recharged")
    begin(page)
    page.locator(".fuels .buy").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("a[href^='/rules']")).to_be_visible()
    dialog.get_by_role("button", name="Got it").click()
    expect(page.locator(".ribbon.trial")).to_be_visible()


def test_a_trial_from_a_position_looked_back_to_leads_back_there(page: Page) -> None:
    sit_down(page, "cards")
    assert play(page, 2) == 2
    page.wait_for_selector(".turn.mine")
    page.keyboard.press("<")
    expect(page.locator(".ribbon .turn")).to_contain_text("After move")
    where = page.locator(".ribbon .turn").inner_text()
    begin(page)
    try_first(page)
    page.keyboard.press("t")
    expect(page.locator(".ribbon .turn")).to_have_text(where)


@pytest.mark.slow
def test_a_spectator_tries_and_so_does_a_player_after_the_end(page: Page, address: str) -> None:
    page.goto("/")
    page.request.post("/api/guests", data={"name": "Ana"})
    body = {"game": "blackout", "seats": ["me", "greedy"], "public": True, "start": True}
    table = page.request.post("/api/tables", data=body).json()["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(".turn.mine")
    browser = page.context.browser
    assert browser is not None
    watcher = visitor(browser, address).new_page()
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".ribbon .turn")).to_be_visible()
    watcher.wait_for_selector(".board button")
    begin(watcher)
    watcher.get_by_role("button", name="Let a bot move").click()
    expect(watcher.locator(".what")).to_be_visible()
    watcher.keyboard.press("t")
    expect(watcher.locator(".whatif")).to_have_count(0)
    page.request.post(f"/api/tables/{table}/resign", data={"level": "greedy"})
    page.wait_for_selector(".end")
    expect(page.get_by_role("button", name="Try out moves")).to_have_count(0)
    page.keyboard.press("<")
    page.get_by_role("button", name="Try out moves").click()
    try_first(page)
    expect(page.locator(".end")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".ribbon .turn")).to_contain_text("After move")
    watcher.context.close()


@pytest.mark.slow
def test_the_game_goes_on_behind_a_trial(page: Page, address: str) -> None:
    friend = sit_down_with_friend(page, address, "classic")
    mover, other = settled(page, friend)
    begin(other)
    try_first(other)
    expect(other.locator(".news")).to_have_count(0)
    assert play(mover, 1) == 1
    expect(other.locator(".news")).to_be_visible()
    expect(other.locator(".ribbon.trial")).to_be_visible()
    friend.context.close()
