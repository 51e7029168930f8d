"""Fuel: enough for a run at once, unit by unit back; plants to run; what a sealed limit will do."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import number, offers, sit_down, sit_down_with_friend


def to_fuel(page: Page) -> None:
    """Where fuel is to be bought that a plant of ours burns."""
    sit_down(page, "recharged", offers("buy "))


def to_running(page: Page) -> None:
    """Where plants can run that supply a city."""
    sit_down(page, "recharged", offers("run "))
    expect(page.locator(".run input:checked")).not_to_have_count(0)


@pytest.mark.slow
def test_fuel_is_bought_in_one_go_and_given_back_unit_by_unit(page: Page) -> None:
    to_fuel(page)
    fuels = page.locator(".fuels")
    two = page.get_by_role("button", name="Enough for two runs")
    expect(two).to_contain_text(" for ")
    two.click()
    expect(two).to_contain_text(re.compile("you have enough|none available"))
    expect(fuels.locator(".spent")).to_contain_text("bought this turn for")
    count = int(fuels.locator(".spent").inner_text().split()[0])
    fuels.locator(".minus:enabled").first.click()
    if count > 2:
        expect(fuels.locator(".spent")).to_contain_text(f"{count - 1} bought this turn")
    else:
        expect(fuels.locator(".spent")).to_contain_text("spent this turn")
    expect(two).to_be_enabled()


@pytest.mark.slow
def test_another_choice_of_plants_shows_another_pay(page: Page) -> None:
    to_running(page)
    box = page.locator(".run input:checked").first.element_handle()
    assert box
    pay = page.locator(".run .main").inner_text()
    box.uncheck()
    expect(page.locator(".run .main")).not_to_have_text(pay)
    box.check()
    expect(page.locator(".run .main")).to_have_text(pay)


@pytest.mark.slow
def test_the_sheet_of_a_sealed_limit_says_what_will_happen(page: Page, address: str) -> None:
    friend = sit_down_with_friend(page, address, "recharged")
    page.get_by_role("button", name="Bid for me").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("At most").fill("33")
    expect(sheet).to_contain_text("never more than 33")
    expect(sheet).to_contain_text("we pass for you")
    sheet.get_by_label("When the others go higher").select_option("ask")
    expect(sheet).to_contain_text("we ask you as usual")
    sheet.get_by_label("At most").fill("1")
    expect(sheet).to_contain_text("we would not bid at all")
    sheet.get_by_role("button", name="Save").click()
    expect(page.locator(".actions .order")).to_contain_text("up to 1 Elektro")
    page.locator(".actions .order").get_by_role("button", name="Stop").click()
    expect(page.locator(".actions .order")).to_have_count(0)
    friend.context.close()


class Sent:
    """What a page sends to the server: requests, and messages on the live connection."""

    def __init__(self, page: Page) -> None:
        self.list: list[str] = []
        page.on("request", lambda request: self.list.append(request.url))
        page.on("websocket", lambda line: line.on("framesent", self._frame))

    def _frame(self, data: str | bytes) -> None:
        if "ping" not in str(data):  # asks whether the server is still there
            self.list.append(str(data))


@pytest.mark.slow
def test_however_much_a_click_buys_or_gives_back_it_is_one_request(page: Page) -> None:
    sent = Sent(page)
    to_fuel(page)
    expect(page.locator(".map .land")).to_be_attached()  # the last thing that is loaded
    sent.list.clear()
    two = page.get_by_role("button", name="Enough for two runs")
    two.click()
    expect(two).to_contain_text(re.compile("you have enough|none available"))
    assert [json.loads(frame)["type"] for frame in sent.list] == ["play"]
    bought = json.loads(sent.list[0])["words"]
    first = page.locator(".track", has=page.locator(".minus:enabled")).first
    before = number(page)
    sent.list.clear()
    first.locator(".minus").click()
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
    expect(two).to_be_enabled()
    (frame,) = [json.loads(frame) for frame in sent.list]
    assert (frame["type"], frame["back"]) == ("play", len(frame["words"]) + 1)
    assert frame["words"] == bought[len(bought) - frame["back"] + 1 :]
