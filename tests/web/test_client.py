"""The browser client as people use it."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, ViewportSize, expect

from megavolt import Match, game_ids
from tests.web.table import finish, play, play_now, play_with_friend

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PHONE: ViewportSize = {"width": 360, "height": 740}


# ---- playing


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_one_click_leads_into_a_game_that_can_be_played(page: Page, game: str) -> None:
    play_now(page, game)
    assert play(page, 6) == 6
    page.get_by_role("tab", name="Log").click()
    assert page.locator("[role=tabpanel] li").count() > 3


@pytest.mark.slow
def test_a_game_can_be_played_with_the_keyboard_alone(page: Page) -> None:
    play_now(page, "recharged")
    page.wait_for_selector(".turn.mine")
    before = page.locator("[data-number]").get_attribute("data-number")
    plants = page.locator(".actions summary")
    if plants.count():  # a plant is to be put up: its list opens by key
        plants.first.focus()
        page.keyboard.press("Enter")
    page.locator(".actions [data-word]:visible").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


@pytest.mark.slow
def test_a_click_on_something_illegal_explains_itself(page: Page) -> None:
    play_now(page, "recharged")
    page.wait_for_selector(".turn.mine")
    page.locator(".board .city").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("GRID-")
    link = dialog.get_by_role("link")
    assert (link.get_attribute("href") or "").startswith("/rules/grid#GRID-")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.slow
def test_a_game_goes_on_after_the_connection_was_lost(page: Page) -> None:
    play_now(page, "classic")
    play(page, 2)
    page.context.set_offline(True)
    expect(page.locator(".net.lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".net.lost")).to_have_count(0)
    assert play(page, 2) == 2


@pytest.mark.slow
def test_a_move_can_be_taken_back_and_the_past_looked_at(page: Page) -> None:
    play_now(page, "blackout")
    play(page, 1)
    page.wait_for_selector(".turn.mine")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".ribbon .turn")).to_contain_text("After move")
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator(".turn.mine")).to_be_visible()


@pytest.mark.slow
def test_a_game_ends_with_ranks_a_record_and_another_game(page: Page) -> None:
    play_now(page, "blackout")
    finish(page)
    assert page.locator(".end table").first.locator("tbody tr").count() == 4
    with page.expect_download() as record:
        page.get_by_role("link", name="Download the record").click()
    assert Match.from_record(record.value.path().read_text(encoding="utf-8")).over
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ribbon .turn")).not_to_contain_text("over")
    assert page.url != before


@pytest.mark.slow
def test_a_bot_plays_for_whoever_resigns_until_they_return(page: Page, address: str) -> None:
    # Without the friend, for whom everybody waits, the bots would play to the end at once.
    friend = play_with_friend(page, address, "recharged")
    page.get_by_role("button", name="Bid for me").click()
    page.get_by_label("At most").fill("30")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".actions")).to_contain_text("up to 30 Elektro")
    page.locator(".actions").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Come back").click()
    expect(page.get_by_role("button", name="Come back")).to_have_count(0, timeout=30_000)
    friend.context.close()


# ---- tables with others


@pytest.mark.slow
def test_a_friend_joins_by_the_link(page: Page, address: str) -> None:
    friend = play_with_friend(page, address, "cards")
    expect(friend.locator(".ribbon")).to_contain_text("Runda")
    expect(page.locator(".ribbon")).to_contain_text("Round")
    friend.context.close()


# ---- for everybody


def test_the_language_can_be_switched_and_is_kept(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Light up the map.")
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_role("heading", level=1)).to_have_text("Enciende el mapa.")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Enciende el mapa.")
    assert page.locator("html").get_attribute("lang") == "es"


@pytest.mark.slow
def test_nothing_is_wider_than_the_screen(page: Page) -> None:
    page.set_viewport_size(PHONE)
    for path in ("/", "/new/recharged", "/account", "/games", "/rules", "/replay"):
        page.goto(path)
        page.wait_for_selector("h1")
        assert _overflow(page) <= 0, path
    page.get_by_label("Language").select_option("pl")  # the longest words
    play_now(page, "blackout")
    page.wait_for_selector(".turn.mine")
    for width in (360, 768, 1024, 1280, 3840):
        page.set_viewport_size({"width": width, "height": 800})
        assert _overflow(page) <= 0, width


def _overflow(page: Page) -> int:
    width: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return width


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_grave_findings_of_axe(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    for path in ("/", "/new/recharged", "/account", "/rules/grid", "/replay"):
        page.goto(path)
        page.wait_for_selector("h1")
        assert _grave(page) == [], path
    page.goto("/new/recharged")
    page.locator(".seat select").nth(1).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".share")
    assert _grave(page) == [], "lobby"
    for game in ("recharged", "cards", "blackout"):
        play_now(page, game)
        page.wait_for_selector(".turn.mine")
        assert _grave(page) == [], game
        page.keyboard.press("t")
        page.wait_for_selector(".whatif")
        assert _grave(page) == [], f"what-if in {game}"


def _grave(page: Page) -> list[str]:
    # The policy of our pages forbids a script tag.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run()")
    return [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def test_the_start_page_is_light(page: Page) -> None:
    """What is loaded first stays below 350 kB, compressed."""
    loaded: list[Response] = []

    def note(answer: Response) -> None:
        loaded.append(answer)

    page.on("response", note)
    page.goto("/")
    page.wait_for_selector("[data-play]")
    size = sum(len(gzip.compress(answer.body())) for answer in loaded if answer.ok)
    assert 10_000 < size < 350_000
