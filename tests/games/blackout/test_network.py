"""What is live for whom, and what counts as a connection."""

from random import Random

import pytest

from megavolt.games.blackout import check
from megavolt.games.blackout.geometry import BIT, CELLS, SHAPE_MASKS, S, cells_of
from megavolt.games.blackout.notation import parse_cell, parse_exits
from megavolt.games.blackout.state import State
from tests.games.blackout.drawing import Drawing
from tests.games.blackout.table import Table


@pytest.mark.rule("BLK-NET-01")
def test_a_network_is_what_joined_pieces_reach_from_the_panel() -> None:
    table = Table().draw("""
        A a─ a┐ a─
        _ .  a└ a┘
        a─ . .  .
    """)
    assert table.live("a") == "r0c1 r0c2 r1c2 r1c3"


@pytest.mark.rule("BLK-NET-02")
def test_colour_does_not_matter_to_current() -> None:
    table = Table(players=3).draw("""
        A c─ b─ c─
        _ _ B _
    """)
    assert table.live("a") == "r0c1 r0c2 r0c3"
    assert table.live("b") == ""  # no exit towards b's panel


@pytest.mark.rule("BLK-NET-03", "BLK-NET-04")
def test_a_transformer_installed_cuts_the_others_at_once() -> None:
    drawing = """
        A a─ b┬ a─ h
        _ _  b│ _  _
        _ _  B  _  _
    """
    table = Table().draw(drawing, sites="r0c2")
    assert table.live("a") == "r0c1 r0c2 r0c3 r1c2"
    assert table.score("a") == 1
    table.play("done", "transformer r0c2")
    assert table.live("a") == "r0c1"
    assert table.score("a") == 0
    assert table.live("b") == "r0c1 r0c2 r0c3 r1c2"


@pytest.mark.rule("BLK-NET-04")
def test_a_transformer_cuts_though_its_owner_no_longer_reaches_it() -> None:
    table = Table().draw("""
        A a─ b┬* a─ h
        _ _ b│! _ _
        _ _ B _ _
    """)
    assert table.live("b") == ""
    assert table.live("a") == "r0c1"


@pytest.mark.rule("BLK-NET-05", "BLK-NET-06")
def test_a_faulted_piece_joins_nothing_and_nothing_is_built_on_it() -> None:
    table = Table().draw("A a─ a─! . h")
    assert table.live("a") == "r0c1"
    assert table.refused("install r0c3 ew") == ("not_joined", "BLK-ACT-10")
    ends_at_a_house = Table().draw("A a─! h")
    assert ends_at_a_house.score("a") == 0


@pytest.mark.rule("BLK-NET-07")
def test_another_players_panel_carries_nothing() -> None:
    # a reaches one entry cell of b; the other one touches b's panel too, which is no bridge.
    table = Table().draw("""
        A a─ b┐ b┌ .
        _ _  b│ b│ .
    """)
    table.w.board.entry[1] = BIT[parse_cell("r1c2")] | BIT[parse_cell("r1c3")]
    table.w.board.side[1] = S
    for name in ("r1c2", "r1c3"):
        table.w.board.panel_side[parse_cell(name)] = S
        table.w.rotate(parse_cell(name), parse_exits("ns"))
    assert table.live("b") == "r0c1 r0c2 r0c3 r1c2 r1c3"
    assert table.live("a") == "r0c1 r0c2 r1c2"


@pytest.mark.rule("BLK-NET-08")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("A a─ h", 1),
        ("A b─ h", 0),  # another's colour
        ("A a│ h", 0),  # not live
        ("A a┼ .", 0),  # points at no structure
    ],
)
def test_a_connection_is_an_exit_of_a_live_own_piece_at_a_structure(
    drawing: str, points: int
) -> None:
    assert Table().draw(drawing).score("a") == points


@pytest.mark.rule("BLK-NET-08", "BLK-NET-09")
def test_a_structure_takes_a_connection_on_each_side() -> None:
    table = Table().draw("""
        _ a┌ a┬ a┐
        A a┼ f  a┤
        _ a└ a┴ a┘
    """)
    assert table.player("a")["connections"] == 4
    assert table.score("a") == 16
    assert table.player("a")["structures"]["factory"] == 1


@pytest.mark.rule("BLK-NET-10")
def test_several_players_may_connect_one_structure() -> None:
    table = Table().draw("A a─ f b─ B")
    assert (table.score("a"), table.score("b")) == (4, 4)
    assert table.shared("most_structures") == [2, 2]


@pytest.mark.rule("BLK-NET-11")
def test_exits_may_point_anywhere() -> None:
    table = Table().draw("""
        _ # _
        A . b│
        _ . _
    """)
    table.play("install r1c1 nesw")  # north: blocked, east: no matching exit, south: empty
    assert table.live("a") == "r1c1"
    assert table.score("a") == 0


@pytest.mark.rule("BLK-NET-12")
def test_nothing_is_remembered_of_what_was_connected() -> None:
    table = Table().draw("A a─ a─ h")
    assert table.score("a") == 1
    table.play("fault r0c1")
    assert table.live("a") == ""
    assert table.score("a") == 0
    table.play("repair r0c1")
    assert table.live("a") == "r0c1 r0c2"
    assert table.score("a") == 1


# ---- the quick way against the plain one

MANY_EXITS = [*SHAPE_MASKS, *SHAPE_MASKS[6:], *[15] * 12]


def change(s: State, random: Random, players: int) -> None:
    """Any change to the board that the wiring knows, legal in the game or not."""
    w = s.wiring
    cell = random.randrange(CELLS)
    bit, seat = BIT[cell], w.owner_of(cell)
    if seat < 0:
        if w.board.open & bit:
            w.put(random.randrange(players), cell, random.choice(MANY_EXITS))
    elif w.faulted & bit:
        w.repair(cell)
    elif random.random() < 0.15 and not w.carrying & bit:
        w.take(seat, cell)
    elif w.transformers[seat].bit_count() < 3 and random.random() < 0.1:
        w.add_transformer(seat, cell)
    elif random.random() < 0.15 and not w.carrying & bit:
        w.fault(cell)
    else:
        w.rotate(cell, random.choice(MANY_EXITS))


@pytest.mark.rule("BLK-NET-01", "BLK-NET-12")
@pytest.mark.parametrize("seed", range(12))
def test_networks_equal_a_plain_flood_after_every_change(seed: int) -> None:
    random = Random(seed)
    players = 2 + seed % 3
    s = Table(players=players, seed=seed).s
    s.wiring.supply = [CELLS * 10] * len(s.wiring.supply)
    for cell in cells_of(s.wiring.board.open):
        if random.random() < 0.95:
            s.wiring.put(random.randrange(players), cell, random.choice(MANY_EXITS))
    biggest = 0
    for _ in range(400):
        change(s, random, players)
        for who in range(players):
            found = check.flood(s.wiring, who)
            assert set(cells_of(s.wiring.live[who])) == found
            biggest = max(biggest, len(found))
    assert biggest > 15


@pytest.mark.parametrize("seed", range(6))
def test_what_would_be_live_without_a_piece_is_what_is_live_without_it(seed: int) -> None:
    random = Random(seed)
    s = Table(players=2, seed=seed).s
    s.wiring.supply = [CELLS * 10] * len(s.wiring.supply)
    for _ in range(300):
        change(s, random, 2)
    for seat in range(2):
        for cell in cells_of(s.wiring.own[0] | s.wiring.own[1]):
            without = s.clone().wiring
            wanted = s.wiring.live_without(seat, cell)
            without.take(without.owner_of(cell), cell)
            assert wanted == without.live[seat]


def test_a_drawing_reads_as_it_looks() -> None:
    drawing = Drawing("""
        A a─ t
        _ #  f
    """)
    assert drawing.terrain[:3] == ["#", ".", "t"]
    assert drawing.terrain[13:15] == ["#", "f"]
    assert drawing.panels[0].cells == (1,)


@pytest.mark.rule("BLK-NET-09", "BLK-NET-10")
def test_a_tally_follows_a_piece_that_is_turned_away_and_back() -> None:
    table = Table().draw("""
        A a─ a┬ h
        _ _  b  _
    """)
    assert sum(table.w.tally(0).connections) == 2
    assert table.w.tally(0).structures[:2] == [1, 1]
    cell = parse_cell("r0c2")
    table.w.rotate(cell, parse_exits("esw"))
    table.w.rotate(cell, parse_exits("new"))
    assert table.w.tally(0).structures[:2] == [1, 0]


def test_a_clone_has_a_tally_of_its_own() -> None:
    table = Table().draw("A a─ a─ h")
    assert sum(table.w.tally(0).connections) == 1
    copy = table.w.clone()
    copy.fault(parse_cell("r0c2"))
    assert sum(copy.tally(0).connections) == 0
    assert sum(table.w.tally(0).connections) == 1
