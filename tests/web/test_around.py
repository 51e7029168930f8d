"""What surrounds the boards: hints, rules, saved games, the end in figures, the guide."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from megavolt import Match
from tests.web.axe import grave
from tests.web.table import my_turn, number, sit_down


@pytest.fixture(scope="session")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file, with one winner."""
    match = Match.new("blackout", seats=["Ana", "Bob"], seed=4)
    rng = Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.winners) == 1
    path = tmp_path_factory.mktemp("saved") / "ana.megavolt"
    match.save(path)
    return path


def _open(page: Page, saved: Path) -> None:
    page.goto("/replay")
    page.set_input_files("input[type=file]", saved)
    expect(page.locator(".replay")).to_be_visible()


@pytest.mark.slow
def test_a_hint_is_shown_with_a_chance_and_a_reason_and_can_be_played(page: Page) -> None:
    sit_down(page, "recharged")
    before = number(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("[data-hint]").first
    expect(hint).to_contain_text("%")
    assert hint.locator(".why").inner_text()
    hint.click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.slow
def test_the_log_begins_with_what_is_new(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 700})
    player = sit_down(page, "blackout")
    player.move()
    player.turn()
    panel = page.get_by_role("tabpanel")
    scrolled = panel.evaluate("(panel) => (panel.scrollTop = 30, panel.scrollTop)")
    assert scrolled > 0  # the players need more room than there is
    page.get_by_role("tab", name="Log").click()
    assert panel.evaluate("(panel) => panel.scrollTop") == 0


def test_a_table_without_hints_offers_none(page: Page) -> None:
    page.goto("/new/cards")
    page.get_by_label("Hints").uncheck()
    page.get_by_role("button", name="Start the game").click()
    my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_rule_leads_to_its_paragraph_in_every_language(page: Page) -> None:
    for code, word in (("en", "bid"), ("es", "puja"), ("pl", "oferta")):
        page.goto("/rules/grid")
        page.get_by_role("combobox").select_option(code)
        page.goto("/rules/grid#GRID-AUC-03")
        page.reload()
        here = page.locator(".here")
        expect(here).to_have_count(1)
        expect(here).to_be_in_viewport()
        expect(here).to_contain_text(word)


def test_each_edition_has_its_own_rules_and_they_can_be_searched(page: Page) -> None:
    page.goto("/rules/recharged")
    told = page.locator(".text")
    expect(told).to_contain_text("50 Elektro")
    expect(told.locator("figure")).to_have_count(7)
    expect(told.locator("[data-rules~=GRID-SET-13]")).to_have_count(0)  # of the edition of 2004
    page.get_by_role("searchbox").fill("hybrid mix")
    expect(told.locator("p[data-rules]")).to_have_count(1)
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator(".rules [role=status]")).to_contain_text("zeppelin")
    page.get_by_role("link", name="Grid 2004").click()
    expect(told.locator("[data-rules~=GRID-SET-13]")).to_have_count(1)
    page.goto("/rules/grid#GRID-TWO-01")  # an older link: only one edition has this rule
    expect(page.locator(".here")).to_be_in_viewport()
    expect(page.get_by_role("heading", level=1)).to_have_text("Grid 2004")


@pytest.mark.slow
def test_a_refusal_links_to_the_rule(page: Page) -> None:
    sit_down(page, "recharged")
    # Building is not asked for in an auction, so this is refused, with a rule.
    page.locator(".board .city:not(.out) .reach").first.click()
    link = page.get_by_role("dialog").locator("a[href^='/rules/']")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(".here")).to_be_in_viewport()


def test_a_saved_game_is_replayed_move_by_move(page: Page, saved: Path) -> None:
    _open(page, saved)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    page.keyboard.press(".")
    expect(slider).to_have_value("1")
    expect(page.locator(".what")).not_to_be_empty()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tabpanel").get_by_role("button").nth(30).click()
    expect(page.locator("[aria-current=true]").first).to_be_in_viewport()
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(last)
    page.get_by_label("As seen by").select_option("1")
    expect(page.get_by_role("heading", name="wins")).to_be_visible()


def test_a_file_that_is_no_saved_game_is_refused_in_words(page: Page, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana", encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("input[type=file]", path)
    expect(page.get_by_text("This is not a saved game")).to_be_visible()


def test_the_end_has_reasons_and_charts_also_as_tables(page: Page, saved: Path) -> None:
    _open(page, saved)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".decided")).to_be_visible()
    figures = page.locator("figure")
    expect(figures.filter(has_text="Pieces laid")).to_be_visible()
    expect(figures.filter(has_text="Tension points spent")).to_be_visible()
    course = figures.filter(has_text="As a table").first
    course.get_by_text("As a table").click()
    expect(course.get_by_role("row")).to_have_count(11)
    assert grave(page) == []


def test_the_guide_speaks_in_a_first_game_until_it_is_ended(page: Page) -> None:
    page.goto("/")
    page.click("[data-guided]")
    expect(page.locator(".coach")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="End the guide").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    my_turn(page)
    expect(page.locator(".coach")).to_have_count(0)
