"""The examples of the ledger, from its drawings."""

import pytest

from tests.games.blackout.table import Table


@pytest.mark.rule("BLK-EX-01", "BLK-NET-01", "BLK-NET-02", "BLK-NET-08")
def test_current_runs_through_shared_wiring() -> None:
    table = Table().draw("""
        A a─ a┬ b─ h
        _ .  b│ .  .
        _ _  B  _  _
    """)
    everything = "r0c1 r0c2 r0c3 r1c2"
    assert table.live("a") == table.live("b") == everything
    assert table.score("b") == 1
    assert table.score("a") == 0


@pytest.mark.rule("BLK-EX-02", "BLK-TERM-06", "BLK-NET-11")
def test_neighbours_without_matching_exits_are_not_joined() -> None:
    table = Table().draw("""
        A a─ a─ a│ .
        _ .  .  h  .
    """)
    assert table.live("a") == "r0c1 r0c2"
    assert table.score("a") == 0


@pytest.mark.rule("BLK-EX-03", "BLK-ACT-15", "BLK-NET-05", "BLK-NET-06")
def test_a_fault_cuts_what_lies_beyond() -> None:
    table = Table().draw("""
        A a┬ a─! a─ f
        _ a│ .   .  .
        _ b  .   .  .
    """)
    assert table.live("a") == "r0c1 r1c1"
    assert table.score("a") == 2
    assert table.refused("fault r0c1") == ("only_straights_fault", "BLK-ACT-15")
    table.play("done", "repair r0c2")  # by the other player
    assert table.s.points == 3
    assert table.score("a") == 6


@pytest.mark.rule("BLK-EX-04", "BLK-SCORE-10")
def test_a_loop_survives_a_fault() -> None:
    table = Table().draw("""
        _ A  _   _
        _ a├ a─  a┐
        _ a└ a─! a┤
        _ .  .   c
    """)
    assert table.score("a") == 3
    assert table.shared("no_faults") == [0, 5]


@pytest.mark.rule("BLK-EX-05", "BLK-NET-03", "BLK-NET-04")
def test_a_rivals_transformer_cuts() -> None:
    drawing = """
        A a─ b┬* a─ b
        _ _  b│  _  _
        _ _  B   _  _
    """
    table = Table().draw(drawing, zones={0: 0})
    assert table.live("a") == "r0c1"
    assert table.score("a") == 0
    assert table.live("b") == "r0c1 r0c2 r0c3 r1c2"
    assert table.from_connections("b") == 0
    without = Table().draw(drawing.replace("*", " "))
    assert without.score("a") == 2


@pytest.mark.rule("BLK-EX-06", "BLK-NET-04", "BLK-ACT-24", "BLK-ACT-14")
def test_ones_own_transformer_interrupts_nothing() -> None:
    table = Table().draw("A a─ a─* a─ b", zones={0: 3})
    assert table.live("a") == "r0c1 r0c2 r0c3"
    assert table.score("a") == 2 + 3
    assert table.refused("fault r0c2") == ("carries_transformer", "BLK-ACT-24")
    assert table.refused("rotate r0c2 ns") == ("carries_transformer", "BLK-ACT-20")
    table.play("replace r0c2 esw")
    assert table.score("a") == 2 + 3
    assert table.view["pieces"][1]["transformer"] is True


@pytest.mark.rule("BLK-EX-07", "BLK-SCORE-03", "BLK-SCORE-04", "BLK-SCORE-05")
@pytest.mark.parametrize(
    ("worth", "drawing", "scores"),
    [
        (4, "a┼* . .", (4, 0)),
        (4, "a┼* b┼* .", (2, 2)),
        (4, "a┼* a┼* b┼*", (2, 1)),
        (3, "a┼* b┼* .", (1, 1)),
        (2, "a┼* a┼* .", (2, 0)),
    ],
)
def test_a_zone_is_divided(worth: int, drawing: str, scores: tuple[int, int]) -> None:
    # None of these pieces is live, and each transformer scores all the same.
    table = Table().draw(drawing, zones={0: worth})
    assert (table.score("a"), table.score("b")) == scores


@pytest.mark.rule("BLK-EX-08", "BLK-ACT-19", "BLK-ACT-20")
def test_rotating_a_rivals_piece() -> None:
    table = Table().draw("""
        _ _  B  _
        A a─ b┤ .
        _ .  b│ .
        _ .  h  .
    """)
    assert table.score("b") == 1
    table.play("rotate r1c2 esw")
    assert table.s.points == 2
    assert table.live("b") == ""
    assert table.score("b") == 0
    table.play("done")
    assert table.refused("rotate r1c2 nsw") == ("not_live", "BLK-ACT-19")
    # It may be replaced by another kind that is joined to the panel, or to the own piece below.
    assert "r1c2 ns" in table.offers("replace")
    assert table.refused("replace r1c2 ew") == ("not_joined", "BLK-ACT-13")
    table.play("replace r1c2 ns")
    assert table.score("b") == 1


@pytest.mark.rule("BLK-EX-09", "BLK-ACT-11", "BLK-ACT-12", "BLK-ACT-13")
def test_replacing_a_straight_by_a_triple() -> None:
    table = Table().draw("""
        A a─ a─ h
        _ .  b  .
    """)
    assert table.score("a") == 1
    straights = table.player("a")["supply"]["straight"]
    assert table.refused("replace r0c2 ns") == ("same_kind", "BLK-ACT-13")
    table.play("replace r0c2 esw")
    assert table.s.points == 1
    assert table.score("a") == 3
    assert table.player("a")["supply"]["straight"] == straights + 1


@pytest.mark.rule("BLK-EX-10", "BLK-NET-08", "BLK-NET-09", "BLK-NET-10")
def test_two_connections_to_one_structure() -> None:
    table = Table().draw("""
        A a┬ a┐
        _ a└ f
    """)
    assert table.score("a") == 8
    assert table.player("a")["structures"]["factory"] == 1
    assert table.player("a")["connections"] == 2


@pytest.mark.rule("BLK-EX-11", "BLK-ACT-10")
def test_building_on_from_a_part_cut_off() -> None:
    table = Table().draw("A a─ a─! a─ .")
    assert table.live("a") == "r0c1"
    table.play("install r0c4 ew")
    assert table.live("a") == "r0c1"
    table.play("repair r0c2")
    assert table.live("a") == "r0c1 r0c2 r0c3 r0c4"


@pytest.mark.rule("BLK-EX-12", "BLK-DARK-03", "BLK-DARK-04", "BLK-DARK-05")
def test_the_set_of_points_goes_round() -> None:
    table = Table(players=3).draw("A . b─ . h").round(5).start("c")
    table.hand("b", "overtime", "cable_reel").breakdown("blackout").end_round()
    assert (table.s.round, table.s.dark, table.mover) == (6, True, "a")
    assert table.events("count") == [{"points": [0, 0, 0]}]
    table.play("install r0c1 esw")
    assert table.s.points == 1
    assert table.refused("install r0c3 ew") == ("one_action_in_the_dark", "BLK-DARK-04")
    table.play("done")
    assert table.s.points == 4
    table.play("use overtime", "use cable_reel", "install r0c3 ew")
    assert table.refused("draw") == ("one_action_in_the_dark", "BLK-DARK-04")
    table.breakdown("power_back").play("done")
    assert table.s.points == 4
    table.play("done")
    assert table.s.round == 7
    assert table.s.start == 1
    assert [len(hand) for hand in table.s.hands] == [2, 2, 2]
    assert not table.s.dark
    assert len(table.events("count")) == 2


@pytest.mark.rule("BLK-EX-13", "BLK-ROUND-02", "BLK-ROUND-03", "BLK-ROUND-04", "BLK-ROUND-05")
def test_when_contracts_are_checked() -> None:
    table = Table().draw("""
        A a┬ a┬ .  f
        _ h  h  .  .
    """)
    table.contract("a", "night_shift").contract_deck("street_lights").breakdown("subsidy")
    table.play("install r0c3 ew", "done", "fault r0c3", "done")
    assert table.player("a")["completed"] == []
    table.play("done")  # b begins round 2
    table.breakdown("storm").play("repair r0c3", "done")
    # The contract was met; then the storm faulted the only straight of a.
    assert table.faulted() == "r0c3"
    assert table.player("a")["completed"] == ["night_shift"]
    assert table.player("a")["contract"] == "street_lights"
    table.breakdown("quiet_night").end_round()
    assert table.player("a")["completed"] == ["night_shift", "street_lights"]


@pytest.mark.rule("BLK-EX-14", "BLK-ACT-01", "BLK-ACT-02", "BLK-ROUND-09", "BLK-ROUND-10")
def test_drawing_and_filling_up() -> None:
    table = Table().hand("a", "spare_fuse", "overtime").deck("stockroom").breakdown("quiet_night")
    table.play("draw")
    assert table.s.points == 3
    assert table.legal == ["discard overtime", "discard spare_fuse", "discard stockroom"]
    table.play("discard spare_fuse", "use overtime")
    assert table.player("a")["hand"] == ["stockroom"]
    table.end_round()
    assert table.player("a")["cards"] == 2


@pytest.mark.rule("BLK-EX-15", "BLK-SCORE-07", "BLK-SCORE-08", "BLK-SCORE-09", "BLK-SCORE-11")
def test_shared_contracts() -> None:
    table = Table(players=3)
    table.draw(
        """
        A a┼ a┼* a┼ a┼ a┼ a┼ .
        _ h  h   h  h  b  b  .
        _ #  #   #  #  #  #  .
        B b┼ b┼* b┼ b┼ b┼ b┼ b─!
        _ b  b   b  f  f  f  .
        _ #  #   #  #  #  #  .
        C c┼ c┼* c┼ .  .  .  .
        _ h  h   h  .  .  .  .
    """
    )
    assert [sum(p["structures"].values()) for p in table.view["players"]] == [6, 6, 3]
    assert table.shared("most_structures") == [2, 2, 0]
    assert table.shared("largest_category") == [5, 0, 0]
    assert table.shared("most_transformers") == [1, 1, 1]
    assert table.shared("most_contracts") == [0, 0, 0]
    assert table.shared("no_faults") == [5, 0, 5]


@pytest.mark.rule("BLK-EX-16", "BLK-END-02")
def test_last_repairs() -> None:
    table = Table().draw("A a─ a─ . . .").round(10).breakdown("quiet_night")
    table.play("install r0c3 esw", "done")
    table.play("fault r0c1", "fault r0c2", "done")
    assert table.mover == "a"
    assert table.legal == ["done", "repair r0c1", "repair r0c2"]
    table.play("repair r0c2")
    assert table.over
    assert table.faulted() == "r0c1"
