"""Lessons in the browser: each is completed by clicks, and the task hides no move."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from megavolt.lessons import courses, find_lesson
from tests.web.test_in_sight import HIDDEN

COURSES = {course.id: course.lessons for course in courses()}
SCREENS = [(390, 844), (1366, 625)]  # the last one is played on


@pytest.mark.slow
@pytest.mark.parametrize("course", COURSES)
def test_every_lesson_is_completed_by_clicks(page: Page, course: str) -> None:
    page.goto(f"/learn/{COURSES[course][0]}")
    for name in COURSES[course]:
        expect(page).to_have_url(f"/learn/{name}")
        expect(_task(page)).to_be_visible()
        _all_in_sight(page, name)
        for word in _clicks(find_lesson(name).solution):
            _click(page, word)
        expect(page.locator(".lesson.good .reply")).to_be_visible()
        if name != COURSES[course][-1]:
            page.click("[data-next]")
    page.goto("/learn")
    expect(page.locator(".lessons .done")).to_have_count(len(COURSES[course]))


def test_a_wrong_answer_is_answered_and_tried_again(page: Page) -> None:
    page.goto("/learn/board-bidding")
    _click(page, "pass")
    expect(page.locator(".lesson.bad .reply")).to_contain_text("stopped at 23")
    page.click("[data-again]")
    expect(_task(page)).to_be_visible()
    page.click("[data-hint]")
    expect(page.locator(".lesson .hint")).to_be_visible()


def test_a_move_is_taken_back_and_a_wrong_one_explained(page: Page) -> None:
    page.goto("/learn/board-building")
    _click(page, "build munster")
    expect(page.locator("[data-word='build munster']")).to_have_count(0)
    page.click("[data-undo]")
    expect(page.locator("[data-word='build munster']")).to_be_visible()
    page.locator("[data-city='hamburg'] .reach").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_solution_is_shown_and_then_left_to_the_learner(page: Page) -> None:
    page.goto("/learn/cards-points")
    page.click("[data-show]")
    expect(page.locator(".lesson.good")).to_be_visible()
    page.click("[data-again]")
    expect(_task(page)).to_be_visible()
    page.goto("/learn")
    expect(page.locator(".lessons a").first).to_be_visible()
    expect(page.locator(".lessons .done")).to_have_count(0)


def test_the_start_page_leads_a_newcomer_to_the_first_lesson(page: Page) -> None:
    page.goto("/")
    page.click("[data-learn]")
    page.click("[data-next]")
    expect(page).to_have_url("/learn/board-goal")
    expect(_task(page)).to_contain_text("Last round")


def test_a_lesson_that_does_not_exist_is_not_found(page: Page) -> None:
    answer = page.goto("/learn/algebra")
    assert answer is not None
    assert answer.status == 404


def _task(page: Page) -> Locator:
    return page.locator(".lesson .task")


def _all_in_sight(page: Page, name: str) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.querySelector('.main-move button')")
        assert page.evaluate(HIDDEN) == [], f"{name} at {width} x {height}"


def _clicks(words: Sequence[str]) -> list[str]:
    """The moves as they are clicked: runs and the end of the turn after them are one click."""
    after_run = [before.startswith("run ") for before in ("", *words)]
    return [word for word, made in zip(words, after_run, strict=False) if not made]


def _click(page: Page, word: str) -> None:
    """Make a move through the action bar, as a person would, and wait until it shows."""
    before = page.locator("[data-number]").get_attribute("data-number")
    bar = page.locator(".actions")
    whole = bar.locator(f"[data-word='{word}']")
    if word.startswith("run "):
        bar.locator("[data-run]").click()
    elif whole.count():
        whole.first.click()
    elif word.startswith(("open ", "bid ")):
        _bid(page, word.split())
    else:
        _at_place(page, word)
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


def _bid(page: Page, word: Sequence[str]) -> None:
    if word[0] == "open":
        page.locator(f".actions [data-prefix='open {word[1]}']").click()
    page.locator(".actions .main-move input").fill(word[-1])
    page.locator(f".actions [data-word='{' '.join(word)}']").click()


def _at_place(page: Page, word: str) -> None:
    """The place in its list, then what is done there."""
    place = page.locator(f"[data-place='{' '.join(word.split()[:2])}']")
    if not place.is_visible():
        page.locator(".actions details", has=place).locator("summary").click()
    place.click()
    last = page.locator(f"[data-word='{word}']")
    if last.count():
        last.first.click()
