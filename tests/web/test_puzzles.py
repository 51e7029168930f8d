"""Puzzles in the browser: a wrong answer, another try, the solution, and what is kept."""

from playwright.sync_api import Page, expect

from megavolt.puzzles import shipped
from megavolt.puzzles.puzzle import MOVE, Puzzle


def test_a_puzzle_is_missed_tried_again_and_kept(page: Page) -> None:
    puzzle = _with_a_pass()
    page.goto("/")
    page.click("[data-puzzles]")
    page.locator(f"a[href='/puzzles/{puzzle.id}']").last.click()
    expect(page.locator(".puzzle .task")).to_be_visible()
    page.locator(".actions [data-word='pass']").click()
    expect(page.locator(".puzzle.bad .bars")).to_be_visible()
    page.click("[data-again]")
    expect(page.locator(".puzzle .task")).to_be_visible()
    page.click("[data-give-up]")
    expect(page.locator(".puzzle .reply")).to_contain_text("The solution")
    expect(page.locator("[data-next]")).to_be_visible()
    page.click("[data-try]")
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.locator(".actions [data-word='pass']").click()
    expect(page.locator(".whatif .what")).to_contain_text("pass")
    page.keyboard.press("t")
    expect(page.locator(".puzzle .reply")).to_contain_text("The solution")
    page.goto("/puzzles")
    expect(page.locator(".tasks .answered")).to_have_count(1)
    expect(page.locator(".tasks .done")).to_have_count(0)


def test_the_list_is_narrowed_by_game(page: Page) -> None:
    page.goto("/puzzles")
    page.select_option("[data-game]", "cards")
    count = sum(puzzle.game_id == "cards" for puzzle in shipped())
    expect(page.locator(".tasks a")).to_have_count(count)


def test_a_puzzle_that_does_not_exist_is_not_found(page: Page) -> None:
    answer = page.goto("/puzzles/board-000000")
    assert answer is not None
    assert answer.status == 404


def _with_a_pass() -> Puzzle:
    """One in which passing is known to be wrong."""
    found = [p for p in shipped() if p.asks == MOVE]
    return next(p for p in found if ("pass",) in {one.words for one in p.wrong})
