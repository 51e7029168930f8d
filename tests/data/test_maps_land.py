"""The land that a map file may bring: only numbers reach the browser's drawing."""

from pathlib import Path

import pytest

from megavolt.data import load_map
from tests.data.tiny import TINY, refusal, write

LAND = """
[land]
center = [10.5, 51.0]
unit = 0.5
land = "M-4,2l1,1 2-1z"
home = "M0,0l5-3 2,2zM10,10l-1-1 2,0z"
borders = ""
"""


def test_a_map_keeps_the_land_of_its_file(tmp_path: Path) -> None:
    board = load_map(write(tmp_path, TINY + LAND), "classic")
    assert board.land is not None
    assert (board.land.center, board.land.unit) == ((10.5, 51.0), 0.5)
    assert board.land.home.endswith("M10,10l-1-1 2,0z")
    assert board.source is not None
    assert load_map(board.source, "classic").land == board.land


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ('land = "M-4', 'land = "L-4', "data_wrong_type", "land.land"),
        ('borders = ""', "borders = 'M0,0\"/><script>'", "data_wrong_type", "land.borders"),
        ("unit = 0.5", "unit = 0", "data_out_of_range", "land.unit"),
        ("[10.5, 51.0]", "[10.5]", "data_wrong_count", "land.center"),
        ("[10.5, 51.0]", "[190, 51.0]", "data_out_of_range", "land.center.[0]"),
        ("unit = 0.5", "unit = 0.5\nscale = 2", "data_unknown_key", "land.scale"),
    ],
)
def test_land_that_cannot_be_drawn_is_refused(
    tmp_path: Path, old: str, new: str, code: str, key: str
) -> None:
    assert refusal(tmp_path, TINY + LAND.replace(old, new)) == (code, key)
