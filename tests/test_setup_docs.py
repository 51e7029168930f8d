"""The pages on records and positions name every entry of a setup and every region."""

from pathlib import Path

import pytest

from megavolt.data import load_map, printed_maps
from megavolt.games.board import setup as board
from megavolt.games.cards import setup as cards

DOCS = Path(__file__).parent.parent / "docs"


def section(page: str, title: str) -> str:
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.partition(f"## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("game", ["recharged", "classic", "deluxe"])
def test_the_record_page_lists_the_regions_of_every_printed_map(game: str) -> None:
    lines = section("record.md", "Setup of the grid board game").splitlines()
    for name in printed_maps(game):
        regions = ", ".join([f"`{region.id}`" for region in load_map(name, game).regions])
        assert f"| `{name}` | {regions} |" in lines


@pytest.mark.parametrize(
    ("keys", "title"),
    [(board.KEYS, "Setup of the grid board game"), (cards.KEYS, "Setup of the card game")],
)
def test_the_record_page_names_every_entry(keys: tuple[str, ...], title: str) -> None:
    assert [key for key in keys if f"`{key}`" not in section("record.md", title)] == []


@pytest.mark.parametrize(
    ("keys", "title"), [(board.KEYS, "The grid board game"), (cards.KEYS, "The card game")]
)
def test_the_positions_page_describes_every_entry(keys: tuple[str, ...], title: str) -> None:
    assert [key for key in keys if f"`{key}`" not in section("positions.md", title)] == []
