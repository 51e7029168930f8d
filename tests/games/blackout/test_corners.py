"""The first and the last cell of the board: where blocks of the action space meet."""

import pytest

from megavolt.games.blackout.view_types import PieceSeen
from tests.games.blackout.designed import designed, effect, with_card
from tests.games.blackout.table import Table

FIRST = "r0c0"
LAST = "r11c11"


def corner(cell: str, token: str) -> str:
    """A board of one cell, in a corner, with a's panel below or above it."""
    grid = [["_"] * 12 for _ in range(12)]
    row, panel = (0, 1) if cell == FIRST else (11, 10)
    col = 0 if cell == FIRST else 11
    grid[row][col], grid[panel][col] = token, "A"
    return "\n".join(" ".join(line) for line in grid)


def piece(table: Table) -> PieceSeen:
    (only,) = table.view["pieces"]
    return only


@pytest.mark.parametrize("cell", [FIRST, LAST])
@pytest.mark.parametrize("exits", ["ns", "nesw"])
def test_install_and_replace_in_a_corner(cell: str, exits: str) -> None:
    table = Table().draw(corner(cell, ".")).play(f"install {cell} {exits}")
    assert (piece(table)["cell"], piece(table)["exits"]) == (cell, exits)
    assert table.live("a") == cell
    table = Table().draw(corner(cell, "a├")).play(f"replace {cell} {exits}")
    assert (piece(table)["cell"], piece(table)["exits"]) == (cell, exits)


@pytest.mark.parametrize("cell", [FIRST, LAST])
@pytest.mark.parametrize(("token", "exits"), [("a│", "ew"), ("a├", "new")])
def test_rotate_in_a_corner(cell: str, token: str, exits: str) -> None:
    table = Table().draw(corner(cell, token)).play(f"rotate {cell} {exits}")
    assert piece(table)["exits"] == exits
    assert table.s.points == 2


@pytest.mark.parametrize("cell", [FIRST, LAST])
def test_fault_and_repair_in_a_corner(cell: str) -> None:
    table = Table().draw(corner(cell, "a│")).play(f"fault {cell}")
    assert piece(table)["faulted"] is True
    table.play(f"repair {cell}")
    assert piece(table)["faulted"] is False
    assert table.s.points == 1


@pytest.mark.parametrize("cell", [FIRST, LAST])
def test_transformer_insulation_and_removal_in_a_corner(cell: str) -> None:
    table = Table().draw(corner(cell, "a│"), sites=cell).play(f"transformer {cell}")
    assert piece(table)["transformer"] is True
    table = Table().draw(corner(cell, "a│")).hand("a", "insulating_tape", "overtime")
    table.play("use insulating_tape", f"insulate {cell}")
    assert piece(table)["insulated"] is True
    everybody = effect("remove", who="each", chooser="owner", count=1, min_pieces=1)
    table = designed(with_card(everybody)).draw(corner(cell, "a│")).hand("a", "refit", "refit")
    table.play("use refit")
    assert table.view["pieces"] == []
    assert [event["cell"] for event in table.events("removed")] == [cell]
