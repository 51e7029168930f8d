"""What others do is shown step by step, in words and on the board; nobody is kept waiting by it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.player import TURN, Player
from tests.web.table import sit_down
from tests.web.visitor import visitor

pytestmark = pytest.mark.slow

# Every position that is shown, with what is said there and when.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const number = Number(document.querySelector('[data-number]')?.dataset.number);
        const said = document.querySelector('.tells .said')?.textContent ?? '';
        const last = window.seen.at(-1);
        if (last?.number !== number || last.said !== said)
            window.seen.push({ number, said, at: performance.now() });
        window.moved ||= document.querySelector('.motion :is(.thing, .lands)') !== null;
        window.lit ||= document.querySelector('.motion .ring') !== null;
    };
    new MutationObserver(look).observe(document.body,
        { subtree: true, childList: true, attributes: true, characterData: true });
    look();
}"""
WAITING = "() => Number(document.querySelector('.tells .button .number')?.textContent ?? 0)"
MANY = f"() => ({WAITING})() >= 3"
SEEN = "() => window.seen.length >= 8 || !document.querySelector('.tells')"  # or all there is


def slow_reader(chromium: Browser, address: str, **more: Any) -> Page:
    """Somebody who has set nothing: moves are played back."""
    size = {"width": 1366, "height": 768}
    return visitor(chromium, address, at_once=False, **{"viewport": size, **more}).new_page()


@pytest.fixture
def reader(chromium: Browser, address: str) -> Iterator[Page]:
    page = slow_reader(chromium, address, reduced_motion="no-preference")
    yield page
    page.context.close()


def let_bots_play(page: Page, game: str = "classic") -> Player:
    """Leave a game to the bots for a while: a move of ours, and many of theirs wait."""
    player = sit_down(page, game)
    page.evaluate(WATCH)
    for _ in range(20):
        player.move()
        try:
            page.wait_for_function(MANY, timeout=2_500)
        except TooLate:  # it is our turn again already
            player.turn()
            continue
        return player
    raise AssertionError("The bots never had three moves waiting.")


def test_a_round_of_bots_is_seen_step_by_step(reader: Page) -> None:
    player = let_bots_play(reader)
    reader.wait_for_function(SEEN)
    seen = reader.evaluate("() => window.seen")
    numbers = [step["number"] for step in seen]
    assert set(numbers) == set(range(numbers[0], numbers[-1] + 1)), "a position was left out"
    assert len(set(numbers)) >= 4
    assert len({step["said"] for step in seen if step["said"]}) >= 3
    assert seen[-1]["at"] - seen[0]["at"] > 1_000
    assert reader.evaluate("() => window.lit")
    while not reader.evaluate("() => window.moved"):  # bids only light up; a plant travels
        assert player.turn(), "nothing ever moved"
        player.move()


def test_without_motion_the_steps_are_the_same_and_nothing_moves(
    chromium: Browser, address: str
) -> None:
    page = slow_reader(chromium, address)
    let_bots_play(page)
    page.wait_for_function(SEEN)
    numbers = [step["number"] for step in page.evaluate("() => window.seen")]
    assert set(numbers) == set(range(numbers[0], numbers[-1] + 1))
    assert len(set(numbers)) >= 4
    assert page.evaluate("() => window.lit && !window.moved")
    page.context.close()


@pytest.mark.parametrize("way", ["Escape", "Space", "button", "board"])
def test_what_waits_is_skipped(reader: Page, way: str) -> None:
    player = let_bots_play(reader)
    reader.evaluate("() => document.activeElement?.blur()")
    before, waiting = player.number(), reader.evaluate(WAITING)
    if way == "button":
        reader.locator(".tells .button").click()
    elif way == "board":
        reader.locator(".board [data-plant]").first.click()
    else:
        reader.keyboard.press(way)
    assert player.number() >= before + waiting - 1
    assert reader.locator("dialog").count() == 0


def test_nothing_jumps_when_the_telling_ends(reader: Page) -> None:
    let_bots_play(reader, "blackout")
    top = "() => document.querySelector('.table').getBoundingClientRect().top + scrollY"
    telling = reader.evaluate(top)
    assert reader.locator(".tells").is_visible()
    while reader.evaluate(TURN) != "turn" or reader.locator(".tells").count():
        reader.keyboard.press("Escape")
        reader.wait_for_timeout(100)
    assert reader.evaluate(top) == telling


def test_a_key_that_is_typed_skips_nothing(reader: Page) -> None:
    let_bots_play(reader)
    reader.get_by_role("tab", name="Chat").click()
    reader.wait_for_function(MANY)
    field = reader.locator("#side-chat :is(input, textarea)").first
    field.fill("well")
    before = reader.evaluate("() => window.seen.length")
    field.press("Space")
    assert field.input_value() == "well "
    assert reader.evaluate("() => window.seen.length") - before <= 2


def test_the_pace_is_chosen_in_the_menu_and_kept(reader: Page) -> None:
    sit_down(reader, "classic")
    reader.get_by_role("button", name="More", exact=True).click()
    reader.get_by_label("Show the moves of others").select_option("all at once")
    reader.reload()
    player = Player(reader)
    player.turn()
    player.move()
    player.turn()
    assert reader.locator(".narration").count() == 0


def test_what_happened_since_my_move_is_told_by_player_and_shown_again(page: Page) -> None:
    player = sit_down(page, "classic")
    player.move()
    player.turn()
    since = page.locator("details", has_text="Since your last turn")
    since.locator("summary").click()
    names = page.locator("[data-player] strong").all_inner_texts()
    told = since.locator("h3").all_inner_texts()
    assert told
    assert set(told) <= {*names, "The table"}
    assert since.locator("li").count() >= len(told)
    number = player.number()
    since.get_by_role("button", name="Show it again").click()
    expect(page.locator(".ribbon .turn")).to_contain_text("move")
    expect(page.locator(".turn.mine")).to_have_text("Your turn", timeout=60_000)
    assert player.number() == number
