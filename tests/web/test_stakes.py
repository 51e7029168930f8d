"""What is at stake at a table of the wiring game: weak points, faults, what may come, the end."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from megavolt.core.decision import words_of
from tests.web.axe import grave
from tests.web.table import sit_down


def threatened(position: dict[str, Any]) -> bool:
    """Can we fault something, and could others strike a piece of ours that carries points?"""
    hanging = position["view"]["stakes"]["hanging"][position["seat"]]
    verbs = {move["do"] for move in position["decision"]["moves"]}
    return "fault" in verbs and any(piece["threats"] for piece in hanging)


LAYS = ("junction_box", "elbow_kit", "cable_reel", "quick_crossing")
LAYING = ", ".join(f".actions [data-word='use {card}']" for card in LAYS)


def lays_by_card(position: dict[str, Any]) -> bool:
    """Have we a card that lays pieces, and weak points?"""
    words = words_of(position["decision"])
    return threatened(position) and any(f"use {card}" in words for card in LAYS)


def stakes(page: Page) -> dict[str, Any]:
    table = page.url.split("/table/")[1].split("?")[0]
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["view"]["stakes"]
    return found


def test_the_board_marks_weak_points_and_tells_what_a_fault_costs(page: Page) -> None:
    sit_down(page, "blackout", threatened, bots=1)
    told = stakes(page)
    weak = {p["cell"]: p["points"] for p in told["hanging"][0] if p["threats"]}
    marks = page.locator("[data-stake]")
    expect(marks).to_have_count(len(weak))
    cell, points = next(iter(weak.items()))
    expect(page.locator(f"[data-stake={cell}]")).to_have_text(f"−{points}")
    legend = page.locator(".caption")
    expect(legend).to_contain_text("Number on a piece: your points that hang on it alone")
    expect(legend).not_to_contain_text(re.compile(r"\d"))  # it would look like one of the position
    expect(page.locator(f"[data-cell={cell}]")).to_have_attribute(
        "aria-label", re.compile(f"{points} points? of yours hangs? on it")
    )
    page.get_by_role("button", name="Weak points").click()
    expect(marks).to_have_count(0)
    fault = max(told["faults"], key=lambda one: max(one["losses"]))
    page.locator(f"[data-cell={fault['cell']}]").click()
    menu = page.locator(".menu")
    expect(menu.locator(".costs")).to_contain_text(f"loses {max(fault['losses'])} point")
    assert grave(page) == []


def test_no_figure_covers_the_pieces_while_a_card_has_them_laid(page: Page) -> None:
    sit_down(page, "blackout", lays_by_card, bots=1)
    marks = page.locator("[data-stake]")
    expect(marks).not_to_have_count(0)
    page.locator(LAYING).first.click()
    expect(page.locator(".cell.can")).not_to_have_count(0)
    expect(marks).to_have_count(0)


def test_shared_contracts_and_the_next_breakdown_are_told(page: Page) -> None:
    sit_down(page, "blackout", threatened, bots=1)
    told = stakes(page)
    for goal, standing in told["shared"].items():
        row = page.locator(f"[data-shared={goal}]")
        expect(row.locator("td")).to_have_count(2)
        if standing["margin"] is not None:
            expect(row.locator("td").first).to_contain_text(str(standing["values"][0]))
            expect(row).to_contain_text(re.compile("ahead by|tied|nobody yet"))
    page.get_by_text("What may come next").click()
    harmful = next(card for card in told["breakdowns"] if card["strikes"])
    page.hover(f"[data-breakdown={harmful['card']}]")
    cells = {cell for strike in harmful["strikes"] for cell in strike["cells"]}
    expect(page.locator(".cell.struck")).to_have_count(len(cells))
    assert grave(page) == []


def test_what_a_count_sees_is_told_beside_the_points(page: Page) -> None:
    sit_down(page, "blackout", threatened, bots=1)
    table = page.url.split("/table/")[1]
    players = page.request.get(f"/api/tables/{table}").json()["view"]["players"]
    counted = sorted(one["score"]["total"] - one["score"]["shared"] for one in players)
    shown = page.locator("[data-count] strong")
    expect(shown).to_have_count(2)
    assert sorted(map(int, shown.all_inner_texts())) == counted
    page.locator("[data-count] button").first.focus()
    expect(page.get_by_role("tooltip").filter(has_text="What a count sees")).to_be_visible()
    assert grave(page) == []


def test_the_end_shows_points_by_source(page: Page) -> None:
    sit_down(page, "blackout", bots=1)
    table = page.url.split("/table/")[1]
    page.request.post(f"/api/tables/{table}/resign", data={"level": "greedy"})
    chart = page.locator(".end figure").filter(has_text="Points by source")
    expect(chart).to_be_visible(timeout=20_000)
    outcome = page.request.get(f"/api/tables/{table}").json()["outcome"]
    totals = [int(text) for text in chart.locator(".total").all_inner_texts()]
    assert totals == sorted(outcome["scores"], reverse=True)
    expect(chart.locator(".legend li")).to_have_text(
        ["Connections", "Zones", "Contracts", "Shared contracts"]
    )
    assert grave(page) == []
