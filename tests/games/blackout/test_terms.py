"""The words of the game, the board and its zones."""

import pytest

from megavolt.data.blackout import load
from megavolt.games.blackout.geometry import (
    CELLS,
    KIND_OF,
    SHAPE_MASKS,
    TILE_AT,
    TILE_MASK,
    cells_of,
)
from megavolt.games.blackout.notation import cell_name, exits_name, parse_cell
from tests.games.blackout.table import Table


@pytest.mark.rule("BLK-TERM-01")
def test_cells_are_addressed_by_row_and_column_from_the_top_left() -> None:
    assert cell_name(0) == "r0c0"
    assert parse_cell("r0c11") == 11
    assert parse_cell("r11c0") == 11 * 12
    assert [cell_name(cell) for cell in range(CELLS)][-1] == "r11c11"


@pytest.mark.rule("BLK-TERM-01")
def test_cells_at_opposite_edges_are_not_neighbours() -> None:
    # [0, 11] and [1, 0] follow each other in number; current must not wrap round the edge.
    table = Table().draw("""
        _ _ _ _ _ _ _ _ _ _ A a─
        a─ . _ _ _ _ _ _ _ _ _ _
    """)
    assert table.live("a") == "r0c11"


@pytest.mark.rule("BLK-TERM-02")
def test_only_open_cells_take_wiring() -> None:
    table = Table().draw("""
        _ # _ _
        A a┼ t h
        _ . _ _
    """)
    assert {word.split()[0] for word in table.offers("install")} == {"r1c2", "r2c1"}
    assert table.refused("install r0c1 ns") == ("cell_not_open", "BLK-TERM-02")
    assert table.why("install r1c3 ew").facts["there"] == "house"


@pytest.mark.rule("BLK-TERM-02")
def test_all_four_structures_stand_in_cells() -> None:
    terrain = "".join(Table(layout="fixed").view["cells"])
    assert set(terrain) == set(".t#hbcf")


@pytest.mark.rule("BLK-TERM-03", "BLK-TERM-04")
def test_exits_fix_kind_and_orientation() -> None:
    kinds: dict[str, list[int]] = {}
    for mask in SHAPE_MASKS:
        kinds.setdefault(load().pieces[KIND_OF[mask]].id, []).append(mask)
    assert kinds == {
        "straight": [5, 10],
        "elbow": [3, 6, 12, 9],
        "triple": [7, 14, 13, 11],
        "quad": [15],
    }
    names = [exits_name(mask) for mask in SHAPE_MASKS]
    assert names == ["ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw"]


@pytest.mark.rule("BLK-TERM-03")
def test_a_piece_has_a_colour() -> None:
    table = Table().draw("A a─ b─ .")
    assert [piece["player"] for piece in table.view["pieces"]] == [0, 1]


@pytest.mark.rule("BLK-TERM-05")
def test_a_piece_is_faulted_or_works() -> None:
    table = Table().draw("A a─ a─! .")
    assert [piece["faulted"] for piece in table.view["pieces"]] == [False, True]


@pytest.mark.rule("BLK-TERM-06")
@pytest.mark.parametrize(
    ("drawing", "live"),
    [
        ("A a─ a─", "r0c1 r0c2"),
        ("A a─ a│", "r0c1"),  # one of the exits is missing
        ("A a─ a─!", "r0c1"),  # one does not work
        ("A a│ a─", ""),  # no exit towards the panel
        ("A a─! a─", ""),
    ],
)
def test_joined_means_working_with_exits_towards_each_other(drawing: str, live: str) -> None:
    assert Table().draw(drawing).live("a") == live


@pytest.mark.rule("BLK-TERM-07", "BLK-TURN-04")
@pytest.mark.parametrize("start", "abcd")
def test_turns_go_to_the_right_from_the_start_token(start: str) -> None:
    table = Table(players=4).start(start)
    order = []
    for _ in range(4):
        order.append(table.mover)
        table.play("done")
    first = "abcd".index(start)
    assert order == list("abcdabcd"[first : first + 4])


# ---- board and zones


@pytest.mark.rule("BLK-BOARD-01")
@pytest.mark.parametrize("seed", range(30))
def test_middles_of_tile_sides_and_a_way_through_are_open(seed: int) -> None:
    cells = Table(seed=seed).view["cells"]
    assert [len(row) for row in cells] == [12] * 12
    for top in (0, 4, 8):
        for left in (0, 4, 8):
            tile = [row[left : left + 4] for row in cells[top : top + 4]]
            sides = tile[0][1:3] + tile[3][1:3] + tile[1][0] + tile[2][0] + tile[1][3] + tile[2][3]
            assert set(sides) <= set(".t")
            ways = [tile[1][1] + tile[2][2], tile[1][2] + tile[2][1]]
            assert any(set(way) <= set(".t") for way in ways)


@pytest.mark.rule("BLK-BOARD-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_panel_is_walled_in(players: int) -> None:
    for seed in range(20):
        board = Table(players=players, seed=seed).w.board
        for entry in board.entry:
            reached = entry & board.open
            assert reached == entry
            while True:
                columns = reached & ~sum(1 << (12 * row + 11) for row in range(12))
                first = reached & ~sum(1 << (12 * row) for row in range(12))
                more = reached | columns << 1 | first >> 1 | reached << 12 | reached >> 12
                more &= board.open
                if more == reached:
                    break
                reached = more
            assert reached == board.open


@pytest.mark.rule("BLK-BOARD-02")
def test_each_tile_is_one_zone() -> None:
    assert [mask.bit_count() for mask in TILE_MASK] == [16] * 9
    assert TILE_AT[parse_cell("r3c3")] == 0
    assert TILE_AT[parse_cell("r3c4")] == 1
    assert TILE_AT[parse_cell("r4c3")] == 3
    assert TILE_AT[parse_cell("r11c11")] == 8


@pytest.mark.rule("BLK-BOARD-03")
def test_some_tiles_allow_no_transformers() -> None:
    table = Table(layout="fixed")  # top left lies the suburb, worth nothing
    assert table.view["zones"][0] == 0
    assert table.refused("transformer r1c1") == ("tile_takes_no_transformer", "BLK-BOARD-03")


@pytest.mark.rule("BLK-BOARD-04", "BLK-BOARD-05")
@pytest.mark.parametrize("seed", range(10))
def test_a_zone_has_as_many_sites_as_points(seed: int) -> None:
    table = Table(seed=seed)
    board = table.w.board
    for position, points in enumerate(board.zone_points):
        assert len(cells_of(board.sites & TILE_MASK[position])) == points
    assert sorted(board.zone_points) == [0, 0, 0, 2, 2, 2, 3, 3, 4]


@pytest.mark.rule("BLK-BOARD-05", "BLK-ACT-21")
def test_a_site_holds_one_transformer() -> None:
    table = Table().draw("A a─ a─* a─", sites="r0c3", zones={0: 1})
    assert table.offers("transformer") == ["r0c3"]
    assert table.refused("transformer r0c2") == ("site_taken", "BLK-BOARD-05")
    table.play("transformer r0c3")
    assert table.offers("transformer") == []


@pytest.mark.rule("BLK-BOARD-06")
def test_only_its_owner_lays_in_an_entry_cell() -> None:
    table = Table().draw("""
        A a─ . a─
        _ _ B _
    """)
    assert table.refused("install r0c2 ew") == ("entry_of_another", "BLK-BOARD-06")
    table.play("done", "install r0c2 ns")
    assert table.live("b") == "r0c2"
