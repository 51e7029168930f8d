"""Help while playing: why a hint is good, chances, warnings; and what the account has learnt."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from megavolt.puzzles import shipped
from megavolt.puzzles.puzzle import MOVE
from tests.web.axe import grave
from tests.web.table import another, number, sit_down

pytestmark = pytest.mark.slow
COSTLY = {
    "lost": 0.21,
    "better": "pass",
    "reason": "reason-board-money",
    "facts": {"count": 29, "more": "fewer", "round": 3},
    "text": "Leaves 29 Elektro less at the start of round 3.",
}


def answered(page: Page, path: str, body: object) -> list[str]:
    """The server's answer there is this one; gives what it was asked."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data or "")
        route.fulfill(content_type="application/json", body=json.dumps(body))

    page.route(f"**/api/tables/*/{path}", answer)
    return asked


def turn_on(page: Page, setting: str) -> None:
    page.goto("/settings")
    page.get_by_label(setting).check()


def test_chances_are_shown_to_whoever_wants_them(page: Page) -> None:
    asked = answered(page, "chances", {"number": 1, "chances": [0.4, 0.3, 0.2, 0.1]})
    sit_down(page, "recharged")
    expect(page.locator(".chances")).to_have_count(0)
    assert asked == []
    turn_on(page, "chances of winning")
    page.go_back()
    expect(page.locator("[data-chance]")).to_have_text("40%")
    expect(page.locator(".chances li")).to_have_count(4)


def test_a_costly_move_is_taken_back_or_played_anyway(page: Page) -> None:
    asked = answered(page, "warning", {"warning": COSTLY})
    turn_on(page, "Warn me before a costly move")
    sit_down(page, "recharged")
    before = number(page)
    page.get_by_role("button", name="Bid").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("about 21 points")
    expect(dialog).to_contain_text("29 Elektro less")
    assert grave(page) == []
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog).to_have_count(0)
    assert number(page) == before
    page.get_by_role("button", name="Bid").first.click()
    page.click("[data-anyway]")
    expect(page.locator(f".game[data-number='{before}']")).to_have_count(0)
    assert len(asked) == 2


def test_a_hint_is_compared_with_another_move(page: Page) -> None:
    sit_down(page, "recharged")
    page.get_by_role("button", name="Hint").click()
    why = page.locator("[data-why]").first
    why.click(timeout=60_000)
    expect(page.locator(".compared")).to_contain_text("Compared with")
    why.click()
    expect(page.locator(".compared")).to_have_count(0)


def test_the_end_of_a_guided_game_leads_to_a_review_and_a_lesson(page: Page) -> None:
    page.goto("/")
    page.click("[data-guided]")
    expect(page.locator(".coach")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/tables/{table}/resign", data={"level": "random"})
    expect(page.locator(".coach [data-next]")).to_be_visible(timeout=120_000)
    page.click(".coach [data-review]")
    expect(page.locator(".coach [role=status]")).to_contain_text("Review")


def give(page: Page, prefix: str) -> None:
    """Fill in and send one of the two forms of the account page."""
    page.goto("/account")
    form = page.locator(f"form:has([name={prefix}-login])")
    form.locator(f"[name={prefix}-login]").fill("vera")
    form.locator("input[type=password]").fill("a good long password")
    form.locator("button").first.click()
    expect(page.locator(".signed-in")).to_be_visible()


def miss_a_puzzle(page: Page) -> None:
    page.goto(f"/puzzles/{next(one.id for one in shipped() if one.asks == MOVE)}")
    page.click("[data-give-up]")
    expect(page.locator(".puzzle .reply")).to_be_visible()


def test_lessons_and_puzzles_go_with_the_account(page: Page, address: str) -> None:
    page.goto("/learn")
    page.evaluate("localStorage['megavolt-lessons'] = 'board-goal'")
    give(page, "new")
    phone = another(page, address)
    give(phone, "in")
    phone.get_by_role("link", name="Learn").first.click()
    expect(phone.locator(".lessons .done")).to_have_count(1)
    with phone.expect_response(lambda answer: answer.request.method == "PUT"):
        miss_a_puzzle(phone)
    page.goto("/puzzles")
    expect(page.locator(".tasks .answered")).to_have_count(1)
    phone.goto("/account")
    phone.get_by_role("button", name="Sign out").first.click()
    expect(phone.locator(".signed-in")).to_have_count(0)
    phone.get_by_role("link", name="Learn").first.click()
    expect(phone.locator(".lessons a").first).to_be_visible()
    expect(phone.locator(".lessons .done")).to_have_count(0)
    phone.context.close()
