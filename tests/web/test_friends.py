"""A table for friends: the other seats are open, and the link to send is there at once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import another


@pytest.mark.slow
def test_a_table_for_friends_has_open_seats_and_an_invitation(page: Page, address: str) -> None:
    page.goto("/")
    page.click("[data-friends=blackout]")
    page.get_by_label("How many players?").select_option("3")
    page.click("[data-start]")
    start = page.get_by_role("button", name="Start the game")
    expect(page.get_by_text("2 seats are free.")).to_be_visible()
    expect(start).to_be_disabled()
    friend = another(page, address)
    friend.goto(page.locator(".share input").input_value())
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("One seat is free.")).to_be_visible()
    page.locator(".seat select").select_option("greedy")
    start.click()
    expect(page.locator(".ribbon")).to_be_visible()
    expect(friend.locator(".ribbon")).to_be_visible()
    friend.context.close()


def test_the_form_leaves_the_other_seats_to_friends_or_to_bots(page: Page) -> None:
    page.goto("/new/blackout")
    seats = page.locator(".seat select")
    expect(page.locator("[data-others=bots]")).to_have_attribute("aria-pressed", "true")
    page.click("[data-others=friends]")
    assert [seat.input_value() for seat in seats.all()] == ["me", "open", "open", "open"]
    page.get_by_label("How many players?").select_option("2")
    seats.nth(1).select_option("greedy")
    expect(page.locator("[data-others=bots]")).to_have_attribute("aria-pressed", "true")
    page.click("[data-others=friends]")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


@pytest.mark.slow
def test_the_host_finds_the_invitation_on_another_device(page: Page, address: str) -> None:
    page.goto("/")
    page.click("[data-friends=blackout]")
    page.get_by_label("How many players?").select_option("2")
    page.click("[data-start]")
    first = page.locator(".share input").input_value()
    login = {"login": "host-of-friends", "password": "only for this test"}
    assert page.request.post("/api/me/account", data=login).ok
    phone, friend = another(page, address), another(page, address)
    assert phone.request.post("/api/sessions", data=login).ok
    phone.goto(page.url)
    second = phone.locator(".share input")
    expect(second).to_have_value(re.compile("/join/"))
    assert second.input_value() != first
    expect(phone.get_by_text("One seat is free.")).to_be_visible()
    friend.goto(second.input_value())
    friend.get_by_role("button", name="Sit down").click()
    phone.get_by_role("button", name="Start the game").click()
    expect(friend.locator(".ribbon")).to_be_visible()
    phone.context.close()
    friend.context.close()
