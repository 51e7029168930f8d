"""A map from an empty page to a finished game on it: by mouse, by keyboard and by touch."""

import json
import tomllib
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, Route, expect

from tests.web.axe import grave
from tests.web.player import Player
from tests.web.visitor import PHONE, visitor
from web.scripts.stage import play_as_bot

POLAND = {"west": "14", "south": "49", "east": "24", "north": "55"}
LAPTOP = {"width": 1366, "height": 768}
BOXES = """all => all.map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
PATIENCE = 60_000  # milliseconds for what the workers do, on a machine that is very busy
CITIES, REGIONS = 35, 5  # the least that every edition takes for every number of players


@pytest.fixture
def editor(page: Page) -> Page:
    """An empty map, of a part of the globe."""
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.goto("/maps/new")
    return page


def choose_poland(page: Page) -> None:
    for side, degrees in POLAND.items():
        page.locator(f"[data-side={side}]").fill(degrees)
    page.locator("[data-here]").click()
    expect(page.locator("[data-offered=Warsaw]")).to_be_attached()


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box is not None
    return box


def spot(page: Page, city: str) -> tuple[float, float]:
    """Where a city is on the screen."""
    box = box_of(page.locator(f"[data-city={city}] .reach"))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()


def draft_of(page: Page) -> dict[str, Any]:
    """What the browser keeps of a map that is not saved."""
    text: str = page.evaluate("() => localStorage['megavolt-map-draft-new'] ?? '{\"data\": {}}'")
    data: dict[str, Any] = json.loads(text)["data"]
    return data


def sentences(page: Page) -> list[str]:
    """What is wrong with the map that is drawn, as the server says it."""
    found = page.request.post("/api/workshop/check", data={"data": draft_of(page)}).json()
    problems: list[str] = found["problems"]
    assert problems
    return problems


def finish_it(page: Page) -> None:
    """What nobody does by hand: all cities, connections and regions."""
    page.locator("[data-fill-count]").fill(str(CITIES))
    page.locator("[data-fill]").click()
    expect(page.locator("[data-city]")).to_have_count(CITIES, timeout=PATIENCE)
    page.locator("[data-connect-all]").click()
    expect(page.locator("[data-drawing] .wire").nth(60)).to_be_attached(timeout=PATIENCE)
    page.locator("[data-divide-count]").select_option(str(REGIONS))
    page.locator("[data-divide]").click()
    expect(page.locator("[data-region]")).to_have_count(REGIONS, timeout=PATIENCE)
    expect(page.locator("[data-playable]")).to_be_attached(timeout=PATIENCE)


@pytest.mark.slow
def test_a_map_from_nothing_to_a_finished_game_by_mouse(editor: Page) -> None:
    page = editor
    globe = box_of(page.locator("[data-globe]"))
    middle = (globe["x"] + globe["width"] / 2, globe["y"] + globe["height"] / 2)
    drag(page, middle, (middle[0] + 60, middle[1] + 40))
    assert page.locator("[data-side=west]").input_value() != ""
    choose_poland(page)
    draw_cities(page)
    draw_connection(page)
    for sentence in sentences(page):
        expect(page.locator("[data-findings]")).to_contain_text(sentence)
    finish_it(page)
    assert {"a": "warsaw", "b": "krakow", "cost": 14} in draft_of(page)["connections"]
    paint(page)
    expect(page.locator("[data-summary]")).to_contain_text("Fairness", timeout=PATIENCE)
    assert grave(page) == []
    page.locator("[data-preview]").click()
    page.locator("[data-look=dark]").click()
    expect(page.locator("dialog .city")).to_have_count(CITIES, timeout=PATIENCE)
    assert box_of(page.locator("dialog .frame"))["width"] > 1000
    page.keyboard.press("Escape")
    play_to_the_end(page)


def draw_cities(page: Page) -> None:
    """Two that are offered, and one of one's own that is dragged, put back and removed."""
    for name in ("Warsaw", "Kraków"):
        page.locator(f"[data-offered='{name}'] circle").click()
    warsaw, krakow = spot(page, "warsaw"), spot(page, "krakow")
    page.mouse.click((warsaw[0] + krakow[0]) / 2, (warsaw[1] + krakow[1]) / 2)
    page.keyboard.type("Middle of Nowhere")
    page.keyboard.press("Tab")
    before = draft_of(page)["cities"][-1]
    assert before["name"] == "Middle of Nowhere"
    page.locator("[data-tool=move]").click()
    own = spot(page, before["id"])
    drag(page, own, (own[0] + 60, own[1]))
    assert draft_of(page)["cities"][-1]["lon"] > before["lon"] + 0.3
    page.locator("[data-undo]").click()
    assert draft_of(page)["cities"][-1] == before
    page.locator(f"[data-city={before['id']}] .reach").click()
    page.locator("[data-remove-city]").click()
    expect(page.locator("[data-city]")).to_have_count(2)


def draw_connection(page: Page) -> None:
    """One with a cost of its own, which all that follows leaves alone."""
    page.locator("[data-tool=connect]").click()
    drag(page, spot(page, "warsaw"), spot(page, "krakow"))
    page.locator("[data-link-cost]").fill("120")
    page.keyboard.press("Tab")
    expect(page.get_by_text("A cost must be a whole number from 0 to 99.")).to_be_visible()
    page.locator("[data-link-cost]").fill("14")
    page.keyboard.press("Tab")


def paint(page: Page) -> None:
    """A city gets another region, and its own back."""
    page.locator("[data-tool=paint]").click()
    old = draft_of(page)["cities"][0]["region"]
    other = next(one["id"] for one in draft_of(page)["regions"] if one["id"] != old)
    page.locator(f"[data-region={other}]").check()
    page.locator("[data-city=warsaw] .reach").click()
    assert draft_of(page)["cities"][0]["region"] == other
    page.locator("[data-undo]").click()


def play_to_the_end(page: Page) -> None:
    """Some moves by hand, the rest as a bot plays."""
    drawn = draft_of(page)
    page.locator("[data-play]").click()
    player = Player(page)
    assert player.play(2) == 2
    table = page.url.rsplit("/", 1)[-1]
    play_as_bot(page.request, table, lambda position: False, map=drawn)
    expect(page.locator(".end h2")).to_contain_text("win")


def test_a_map_by_keyboard(editor: Page) -> None:
    page = editor
    choose_poland(page)
    for name in ("Gdansk", "Olsztyn", "Torun"):
        page.locator("[data-search]").focus()
        page.keyboard.type(name)
        expect(page.locator("[data-found]").first).to_have_attribute(
            "data-found", {"Gdansk": "Gdańsk", "Torun": "Toruń"}.get(name, name)
        )
        page.keyboard.press("Enter")
    expect(page.locator("[data-city]")).to_have_count(3)
    page.locator("[data-tool=connect]").press("Enter")
    page.locator("[data-city][tabindex='0']").focus()
    assert page.locator("[data-city][tabindex='0']").count() == 1  # one stop of the Tab key
    page.locator("[data-city=gdansk]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert [(one["a"], one["b"]) for one in draft_of(page)["connections"]] == [
        ("gdansk", "olsztyn")
    ]
    page.locator("[data-tool=move]").press("Enter")
    page.locator("[data-city=torun]").focus()
    before = draft_of(page)["cities"][2]
    page.keyboard.press("Shift+ArrowDown")
    assert draft_of(page)["cities"][2]["lat"] < before["lat"]
    page.keyboard.press("Control+z")
    assert draft_of(page)["cities"][2] == before
    page.keyboard.press("Delete")
    expect(page.locator("[data-city]")).to_have_count(2)
    assert page.evaluate("() => document.activeElement?.dataset.city") in ("gdansk", "olsztyn")
    page.keyboard.press("Control+s")
    expect(page).not_to_have_url("/maps/new")
    page.reload()
    expect(page.locator("[data-city]")).to_have_count(2)
    expect(page.locator("[data-back]")).to_have_count(0)


def test_a_map_by_touch_on_a_phone(chromium: Browser, address: str) -> None:
    context = visitor(chromium, address, **PHONE)
    page = context.new_page()
    page.goto("/maps/new")
    choose_poland(page)
    for name in ("Warsaw", "Kraków"):
        page.locator(f"[data-offered='{name}'] circle").tap()
    expect(page.locator("[data-city]")).to_have_count(2)
    page.locator("[data-tool=connect]").tap()
    for city in ("warsaw", "krakow"):
        page.touchscreen.tap(*[at + 9 for at in spot(page, city)])  # a finger is not so exact
    expect(page.locator("[data-link-panel]")).to_be_attached()
    page.locator("[data-tool=move]").tap()
    before = draft_of(page)["cities"][0]
    x, y = spot(page, "warsaw")
    finger = context.new_cdp_session(page)
    for kind, points in [
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x, "y": y + 20}]),
        ("touchMove", [{"x": x, "y": y + 40}]),
        ("touchEnd", []),
    ]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert draft_of(page)["cities"][0]["lat"] < before["lat"] - 0.2
    # What is not saved comes back, and can be discarded.
    page.reload()
    expect(page.locator("[data-back]")).to_be_visible()
    expect(page.locator("[data-city]")).to_have_count(2)
    page.locator("[data-discard]").tap()
    expect(page.locator("[data-where]")).to_be_visible()
    context.close()


def test_names_do_not_cover_each_other_on_a_phone(chromium: Browser, address: str) -> None:
    context = visitor(chromium, address, **PHONE)
    page = context.new_page()
    page.goto("/maps/britain-and-ireland")
    names = page.locator("[data-drawing] .city text")
    expect(names.nth(15)).to_be_attached(timeout=PATIENCE)
    boxes: list[list[float]] = names.evaluate_all(BOXES)
    for (left, top, right, bottom), (west, north, east, south) in combinations(boxes, 2):
        wide, high = min(right, east) - max(left, west), min(bottom, south) - max(top, north)
        assert min(wide, high) <= 5  # the edges of letters, and the room above and below them
    hidden = page.locator("[data-city]:not(:has(text))").first.get_attribute("data-city")
    page.touchscreen.tap(*spot(page, str(hidden)))
    chosen = page.locator(f"[data-city={hidden}] text")
    expect(chosen).to_be_attached()  # what is chosen is named
    context.close()


def germany(page: Page) -> str:
    """A copy of Germany of one's own; its id."""
    page.request.post("/api/guests", data={"name": "Vera", "language": "en"})
    data = page.request.get("/api/gallery/germany").json()["data"]
    body = {"data": {**data, "id": "mine", "name": "Mine"}, "public": False}
    map_id: str = page.request.post("/api/own-maps", data=body).json()["id"]
    return map_id


def rename(page: Page, name: str) -> None:
    page.locator("[data-name]").fill(name)
    page.keyboard.press("Tab")


def test_two_windows_lose_nothing(page: Page) -> None:
    map_id = germany(page)
    other = page.context.new_page()
    for window, name in ((page, "First"), (other, "Second")):
        window.goto(f"/maps/{map_id}")
        rename(window, name)
    page.locator("[data-save]").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    other.locator("[data-save]").click()
    expect(other.get_by_text("saved in another window")).to_be_visible()
    other.locator("[data-copy]").click()
    expect(other.get_by_text("Saved.")).to_be_visible()
    maps = page.request.get("/api/gallery").json()
    assert {one["name"] for one in maps if one["kind"] == "own"} == {"First", "Second"}


def test_a_server_that_is_gone_while_saving_loses_nothing(page: Page) -> None:
    map_id = germany(page)
    page.goto(f"/maps/{map_id}")
    rename(page, "<img src=x onerror=alert(1)>")

    def gone(route: Route) -> None:
        route.abort()

    page.route("**/api/own-maps/**", gone)
    page.locator("[data-save]").click()
    expect(page.locator(".toast.problem")).to_be_visible()
    page.unroute("**/api/own-maps/**")
    page.reload()
    expect(page.locator("[data-name]")).to_have_value("<img src=x onerror=alert(1)>")
    page.locator("[data-more]").click()
    with page.expect_download() as file:
        page.locator("[data-download]").click()
    text = file.value.path().read_text(encoding="utf-8")
    assert tomllib.loads(text)["name"] == "<img src=x onerror=alert(1)>"
    page.locator("[data-save]").click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def test_a_map_of_somebody_else_and_one_that_is_not_there(page: Page, chromium: Browser) -> None:
    map_id = germany(page)
    stranger = visitor(chromium, page.url or "", base_url=page.request.get("/").url).new_page()
    stranger.goto(f"/maps/{map_id}")
    expect(stranger.locator("[data-maker]")).to_contain_text("This map is by Vera.")
    stranger.locator("[data-save]").click()
    expect(stranger.get_by_text("Saved.")).to_be_visible()
    assert map_id not in stranger.url
    stranger.goto("/maps/no-such-map-as-this-one")
    expect(stranger.locator("[data-no-map]")).to_contain_text("There is no map here")
    stranger.context.close()


def test_a_map_of_a_rectangle_and_of_groups(page: Page) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.goto("/maps")
    page.locator("details.groups summary").click()
    for group in ("Benelux", "Baltics", "Benelux"):
        page.locator(f"[data-group={group}]").click()
    expect(page.locator("[data-place]")).to_have_value("Benelux, Baltics")
    page.locator("[data-by-area]").check()
    expect(page.locator("[data-make]")).to_be_disabled()
    for side, degrees in {"west": "5", "south": "49", "east": "4", "north": "55"}.items():
        page.locator(f"[data-side={side}]").fill(degrees)
    expect(page.get_by_role("alert")).to_contain_text("not a rectangle")
    page.locator("[data-side=east]").fill("15")
    expect(page.locator("[data-make]")).to_be_in_viewport(ratio=1)
    page.locator("form.make select").last.select_option("35")
    asked: list[Any] = []
    data = page.request.get("/api/gallery/germany").json()["data"]

    def make(route: Route) -> None:  # making one takes long, and is tested elsewhere
        asked.append(route.request.post_data_json)
        route.fulfill(json={"data": data})

    page.route("**/api/workshop/make", make)
    page.locator("[data-make]").click()
    expect(page.locator("[data-city]")).to_have_count(42)
    assert (asked[0]["box"], asked[0]["cities"]) == ([5, 49, 15, 55], 35)
