"""Whole games against bots, played through the page by clicks alone, to the end and its record."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from megavolt import Match
from tests.web.axe import grave
from tests.web.player import Player
from tests.web.table import play_now
from tests.web.visitor import PHONE, visitor

DARK = {"color_scheme": "dark"}
# What is clicked on the board itself in every such game, beside the action bar.
BOARD = {"open", "buy", "build", "run"}
GAMES = [
    pytest.param("recharged", {}, BOARD, id="recharged"),
    pytest.param("classic", DARK, BOARD, id="classic, dark"),
    pytest.param("deluxe", PHONE, BOARD, id="deluxe, phone"),
    pytest.param("cards", {}, {"open", "buy"}, id="cards"),
    pytest.param("blackout", {}, {"install"}, id="blackout"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "looks", "on_board"), GAMES, indirect=["looks"])
def test_a_whole_game_by_clicks_alone(looks: Page, game: str, on_board: set[str]) -> None:
    play_now(looks, game)
    player = Player(looks)
    player.play(12)
    assert player.turn()
    assert grave(looks) == [], "in play"
    player.finish()
    assert grave(looks) == [], "at the end"
    ranks = looks.locator(".end table").first.locator("tbody tr")
    expect(ranks).to_have_count(4)
    expect(ranks.first).to_be_visible()
    expect(looks.locator(".end h2")).to_contain_text("win")
    with looks.expect_download() as file:
        player.press(looks.get_by_role("link", name="Download the record"))
    match = Match.from_record(file.value.path().read_text(encoding="utf-8"))
    assert match.over
    assert len(player.words) > 10
    assert _follow(player.words, _moves_of(match, seat=0))
    assert player.on_board.keys() >= on_board
    before = looks.url
    player.press(looks.get_by_role("button", name="Play again"))
    expect(looks.locator(".end")).to_have_count(0)
    assert looks.url != before


@pytest.fixture
def looks(request: pytest.FixtureRequest, chromium: Browser, address: str) -> Iterator[Page]:
    """A page as the game asks for it: on a phone, in dark colours."""
    context = visitor(chromium, address, **request.param)
    yield context.new_page()
    context.close()


def _moves_of(match: Match, seat: int) -> list[str]:
    """What the seat did, by replaying the record."""
    again = Match(match.game, match.seats, match.seed, match.setup)
    found = []
    for word in match.words:
        if again.to_move == seat:
            found.append(word)
        again.play(word)
    return found


def _follow(some: list[str], all_of_them: list[str]) -> bool:
    """Whether the words stand in the list in this order, with others between them."""
    rest = iter(all_of_them)
    return all(word in rest for word in some)
