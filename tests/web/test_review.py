"""The review of a finished game: asked for, looked through, tried out."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from megavolt.terminal.review_page import MARK
from tests.reviewed import BLUNDERER, SEATS, blunder
from tests.web.axe import grave

pytestmark = pytest.mark.slow


def test_a_saved_game_is_reviewed_and_its_blunder_tried_again(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "blunder.megavolt"
    file.write_text(blunder(), encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Review this game").click()
    report = page.get_by_role("region", name="Review", exact=True)
    expect(report).to_be_visible(timeout=60_000)
    expect(report.locator("svg[role=img] path.line")).to_have_count(len(SEATS))
    expect(report.locator("tbody").last.get_by_role("row")).to_have_count(len(SEATS))
    first = report.locator("article").first
    expect(first).to_contain_text(SEATS[BLUNDERER])
    expect(first).to_contain_text("end the turn")
    expect(first.locator(".better")).to_contain_text("connect Kiel")
    assert grave(page) == []

    first.get_by_role("button", name="Show on the board").click()
    expect(report).to_have_count(0)
    expect(page.locator(".tips article")).to_contain_text("Better")
    expect(page.locator(".marks .here")).to_have_count(1)

    page.get_by_role("button", name="Try it here").click()
    expect(page.locator(".ribbon.trial")).to_be_visible()
    page.locator("[data-word^=build]").first.click()
    expect(page.locator(".whatif .what")).to_contain_text("connects")
    page.keyboard.press("t")
    page.get_by_role("button", name="Whole review").click()
    expect(report).to_be_visible()

    page.reload()  # a second look is instant
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Whole review").click()
    expect(page.get_by_role("heading", name="Review", exact=True)).to_be_focused()


def test_the_lead_may_change_twice_after_the_same_move(page: Page, tmp_path: Path) -> None:
    """In its last turn, and by what is counted at the end, which nobody moves for."""
    file = tmp_path / "blunder.megavolt"
    file.write_text(blunder(), encoding="utf-8")
    page.route("**/review**", _with_two_turning_points)
    page.goto("/replay")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name=re.compile("Review this game|Whole review")).click()
    report = page.get_by_role("region", name="Review", exact=True)
    turning = report.get_by_role("region", name="Turning points")
    expect(turning.get_by_role("listitem")).to_have_count(2, timeout=60_000)


def _with_two_turning_points(route: Route) -> None:
    answer = route.fetch()
    told = answer.json()
    if told.get("review"):
        point = {"first": 3, "after": 9, "seat": 0, "led": 1, "before": 0.4, "chance": 0.6}
        phases = ({"round": 10, "phase": phase} for phase in ("turn", "over"))
        told["review"]["turning_points"] = [point | phase for phase in phases]
    route.fulfill(response=answer, json=told)


def test_the_page_of_a_review_needs_no_server(page: Page, tmp_path: Path) -> None:
    file, made = tmp_path / "blunder.megavolt", tmp_path / "page.html"
    file.write_text(blunder(), encoding="utf-8")
    command = [sys.executable, "-m", "megavolt", "review", str(file), "--lang", "es"]
    command += ["--html", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    assert made.read_text(encoding="utf-8").startswith(MARK)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(made.as_uri())
    report = page.get_by_role("region", name="Análisis", exact=True)
    expect(report.locator("article").first).to_contain_text("Kiel")
    expect(page.get_by_role("button", name="Probarlo aquí")).to_have_count(0)
    report.get_by_role("button", name="Ver en el tablero").first.click()
    expect(page.locator(".tips article")).to_be_visible()
    expect(page.locator("#part-map")).to_be_visible()
    assert [url for url in asked if not url.startswith(("data:", made.as_uri()))] == []
