"""Two browsers at one table: each sees at once what the other does, and nothing that is hidden."""

import json
import time
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from megavolt.server.live.patch import patched
from tests.web.player import Player
from tests.web.table import play_with_friend

MOVES = 12  # that each of them makes
PATIENCE = 60.0  # seconds until both show the same
# The number of the position, and whether it waits for whoever looks at it.
STATE = """() => ({
    number: document.querySelector('[data-number]').dataset.number,
    mine: !!document.querySelector('.turn.mine'),
})"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["recharged", "cards"])
def test_two_play_live(page: Page, address: str, game: str) -> None:
    friend = play_with_friend(page, address, game, locale="en-GB")
    loaded = [each.evaluate("() => performance.timeOrigin") for each in (page, friend)]
    _play(Player(page), Player(friend))
    assert _log(page) == _log(friend)
    assert [each.evaluate("() => performance.timeOrigin") for each in (page, friend)] == loaded
    friend.context.close()


@pytest.mark.slow
def test_a_hand_stays_hidden_from_the_other_browser(page: Page, address: str) -> None:
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    friend = play_with_friend(page, address, "blackout", locale="en-GB")
    contracts = [each.locator(".contract strong").inner_text() for each in (page, friend)]
    _play(Player(page), Player(friend))
    assert contracts[0] not in friend.locator("body").inner_text()
    assert contracts[1] not in page.locator("body").inner_text()
    views = _views(heard)
    assert len(views) > 2 * MOVES
    for view in views:
        mine, theirs = view["players"][:2]
        assert isinstance(mine["hand"], list)
        assert theirs["hand"] is None
        assert theirs["contract"] is None
    friend.context.close()


def _play(*players: Player) -> None:
    """In turns, until each has made enough moves; every move shows in both pages."""
    made = [0] * len(players)
    while min(made) < MOVES:
        mover = _whose_turn(players)
        players[mover].move()
        made[mover] += 1
    _whose_turn(players)


def _whose_turn(players: Sequence[Player]) -> int:
    """Wait until all show one position, which waits for one of them."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        states = [player.page.evaluate(STATE) for player in players]
        movers = [seat for seat, state in enumerate(states) if state["mine"]]
        if len({state["number"] for state in states}) == 1 and movers:
            assert players[movers[0]].turn()
            return movers[0]
        players[0].page.wait_for_timeout(20)
    raise AssertionError("The pages do not come to one position.")


def _log(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    return page.locator("[role=tabpanel] li").all_inner_texts()


def _views(heard: list[dict[str, Any]]) -> list[Any]:
    """Every view that a page was told, patch by patch."""
    position: Any = None
    found = []
    for told in heard:
        if told["type"] == "position":
            position = told["position"]
        elif told["type"] == "update":
            position = patched(position, told["patch"])
        if position and position.get("view"):
            found.append(deepcopy(position["view"]))
    return found
