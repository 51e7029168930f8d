"""A turn: points, and the actions they pay for."""

import pytest

from tests.games.blackout.table import Table

EVERY = ["ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw"]


@pytest.mark.rule("BLK-TURN-01")
def test_a_turn_has_four_points() -> None:
    table = Table(players=3)
    for _ in range(3):
        assert table.s.points == 4
        table.play("done")


@pytest.mark.rule("BLK-TURN-02")
def test_any_actions_in_any_order_while_points_last() -> None:
    table = Table().draw("A . . . .").round(3)
    table.play("install r0c1 ew", "draw")
    table.play(table.legal[0], "install r0c2 ew", "install r0c3 ew")
    assert table.s.points == 0
    assert table.mover == "a"


@pytest.mark.rule("BLK-TURN-02")
def test_a_player_may_stop_at_any_time() -> None:
    table = Table()
    for player in "ab":
        assert table.mover == player
        assert table.legal[0] == "done"
        table.play("done")


@pytest.mark.rule("BLK-TURN-03")
def test_unspent_points_are_lost() -> None:
    table = Table().draw("A . . . .").breakdown("quiet_night")
    table.play("install r0c1 ew", "done", "done")
    assert table.s.round == 2
    table.play("done")
    assert table.mover == "a"
    assert table.s.points == 4
    assert table.s.unspent == [0, 0]


@pytest.mark.rule("BLK-TURN-05")
def test_what_costs_more_than_the_points_left_cannot_be_chosen() -> None:
    table = Table().draw("A . . . .").points(2)
    assert "r0c1 esw" not in table.offers("install")
    error = table.why("install r0c1 esw")
    assert (error.code, error.rule) == ("too_few_points", "BLK-TURN-05")
    assert (error.facts["cost"], error.facts["points"]) == (3, 2)


# ---- draw a card


@pytest.mark.rule("BLK-ACT-01", "BLK-ACT-02")
def test_draw_first_then_discard_any_card() -> None:
    table = Table().hand("a", "refit", "refit").deck("overtime").play("draw")
    assert table.s.points == 3
    assert table.player("a")["hand"] == ["refit", "refit", "overtime"]
    assert table.refused("done") == ("must_discard", "BLK-ACT-02")
    assert table.refused("discard stockroom") == ("card_not_in_hand", "BLK-ACT-02")
    table.play("discard overtime")
    assert table.player("a")["hand"] == ["refit", "refit"]
    assert table.view["discard"] == ["overtime"]
    assert table.mover == "a"


@pytest.mark.rule("BLK-ACT-02")
def test_a_hand_of_equal_cards_is_asked_too() -> None:
    # Otherwise the others would learn that the three cards are alike.
    table = Table().hand("a", "refit", "refit").deck("refit").play("draw")
    assert table.legal == ["discard refit"]


@pytest.mark.rule("BLK-ACT-02")
def test_an_empty_hand_discards_what_it_draws() -> None:
    table = Table().hand("a").deck("refit").play("draw")
    assert table.player("a")["hand"] == []
    assert table.view["discard"] == ["refit"]
    assert "done" in table.legal


@pytest.mark.rule("BLK-ACT-03")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = Table().discard_all()
    discarded = sorted(table.s.discard)
    table.play("draw")
    assert table.s.discard == ()
    drawn = table.s.hands[0][-1]
    assert sorted([*table.s.deck, drawn]) == discarded
    assert table.events("reshuffled") == [{"cards": 50}]


@pytest.mark.rule("BLK-ACT-03")
def test_the_new_deck_is_shuffled_by_the_state() -> None:
    decks = set()
    for chance in range(5):
        table = Table().discard_all()
        table.s.rng = chance
        decks.add(table.play("draw").s.deck)
    assert len(decks) == 5


@pytest.mark.rule("BLK-ACT-04")
def test_shuffled_only_when_a_card_must_be_drawn() -> None:
    table = Table().discard_all(keep=1)
    table.play("draw")
    assert table.s.deck == ()
    assert len(table.s.discard) == 49
    table.play(table.legal[0])
    assert len(table.s.discard) == 50
    assert table.s.deck == ()


@pytest.mark.rule("BLK-ACT-04")
def test_with_no_card_anywhere_there_is_no_drawing() -> None:
    table = Table()
    table.s.deck = ()
    assert "draw" not in table.legal
    assert table.refused("draw") == ("nothing_to_draw", "BLK-ACT-04")


# ---- use a card


@pytest.mark.rule("BLK-ACT-05")
@pytest.mark.parametrize(("card", "cost"), [("stockroom", 0), ("elbow_kit", 1), ("cable_reel", 2)])
def test_a_card_costs_what_is_printed(card: str, cost: int) -> None:
    table = Table().draw("A . . . .").hand("a", card, "refit").points(cost)
    table.play(f"use {card}")
    assert table.s.points == 0
    poor = Table().draw("A . . . .").hand("a", card, "refit").points(cost - 1)
    if cost:
        assert poor.refused(f"use {card}") == ("too_few_points", "BLK-TURN-05")


@pytest.mark.rule("BLK-ACT-05")
def test_only_a_card_from_hand() -> None:
    table = Table().hand("a", "overtime", "overtime")
    assert table.refused("use refit") == ("card_not_in_hand", "BLK-ACT-05")
    assert table.offers("use") == ["overtime"]


@pytest.mark.rule("BLK-ACT-06")
def test_a_used_card_is_discarded_after_its_effects() -> None:
    # The deck has one card and the pile none: the stockroom is not shuffled in to be drawn.
    table = Table().hand("a", "stockroom", "refit")
    table.s.deck = table.s.deck[:1]
    table.play("use stockroom")
    assert table.view["discard"] == []
    assert table.card["card"] == "stockroom"
    assert table.player("a")["cards"] == 2  # one drawn, none left for the second
    table.play("discard refit")
    assert table.view["discard"] == ["refit", "stockroom"]
    assert table.view["card"] is None


@pytest.mark.rule("BLK-ACT-06")
def test_a_card_needs_something_to_do() -> None:
    table = Table().draw("A a─ . .").hand("a", "spare_fuse", "mobile_substation")
    assert table.offers("use") == []
    error = table.why("use spare_fuse")
    assert (error.code, error.rule) == ("card_without_effect", "BLK-ACT-06")
    assert error.facts["verb"] == "repair"
    table.play("fault r0c1")
    assert table.offers("use") == ["spare_fuse"]


@pytest.mark.rule("BLK-ACT-06")
def test_up_to_means_at_least_one() -> None:
    table = Table().draw("A . . . . .").hand("a", "cable_reel", "refit").play("use cable_reel")
    assert table.refused("done") == ("must_do_one", "BLK-ACT-06")
    table.play("install r0c1 ew", "install r0c2 ew", "done")
    assert table.live("a") == "r0c1 r0c2"
    assert table.s.points == 2
    assert table.view["card"] is None


# ---- install wiring


@pytest.mark.rule("BLK-ACT-07")
def test_a_piece_must_be_connected_to_earlier_wiring() -> None:
    table = Table().draw("A . . . .")
    assert table.refused("install r0c2 ew") == ("not_joined", "BLK-ACT-10")
    table.play("install r0c1 ew", "install r0c2 ew")
    assert table.live("a") == "r0c1 r0c2"
    assert table.player("a")["supply"]["straight"] == 12


@pytest.mark.rule("BLK-ACT-08")
@pytest.mark.parametrize(("exits", "cost"), [("ew", 1), ("sw", 2), ("esw", 3), ("nesw", 4)])
def test_a_piece_costs_by_its_exits(exits: str, cost: int) -> None:
    table = Table().draw("A . . .").play(f"install r0c1 {exits}")
    assert table.s.points == 4 - cost
    assert table.events("installed")[0]["cost"] == cost


@pytest.mark.rule("BLK-ACT-09")
def test_the_cell_must_be_empty() -> None:
    table = Table().draw("A a─ b─ .")
    assert table.refused("install r0c1 esw") == ("cell_taken", "BLK-ACT-09")
    assert table.refused("install r0c2 esw") == ("cell_taken", "BLK-ACT-09")


@pytest.mark.rule("BLK-ACT-09")
def test_any_orientation_that_joins() -> None:
    table = Table().draw("A . . .")
    assert table.offers("install r0c1") == ["ew", "sw", "nw", "esw", "nsw", "new", "nesw"]


@pytest.mark.rule("BLK-ACT-10")
@pytest.mark.parametrize(
    ("drawing", "word", "joined"),
    [
        ("A . . .", "install r0c1 ew", True),  # (a) the panel
        ("A . . .", "install r0c1 ns", False),  # without an exit towards it
        ("A a─ . .", "install r0c2 ew", True),  # (b) a live piece, one's own
        ("A b─ . .", "install r0c2 ew", True),  # (b) a live piece of another
        (". b─ . .", "install r0c2 ew", False),  # not live, and not one's own
        (". a─ . .", "install r0c2 ew", True),  # (c) one's own, live or not
        (". a─! . .", "install r0c2 ew", False),  # (c) but working
        (". a│ . .", "install r0c2 ew", False),  # it has no exit this way
        ("A a─ b─* .", "install r0c3 ew", False),  # under another's transformer: not live
    ],
)
def test_what_a_new_piece_must_be_joined_to(drawing: str, word: str, joined: bool) -> None:
    table = Table().draw(drawing)
    assert (word in table.legal) is joined
    if not joined:
        assert table.refused(word) == ("not_joined", "BLK-ACT-10")


@pytest.mark.rule("BLK-ACT-10")
@pytest.mark.parametrize(
    ("cell", "towards", "exits"),
    [("r0c1", "│", "n"), ("r1c2", "─", "e"), ("r2c1", "│", "s"), ("r1c0", "─", "w")],
)
def test_joining_works_in_every_direction(cell: str, towards: str, exits: str) -> None:
    # A piece of one's own in the cell named, at [1, 1] a new one: it needs that exit, and there
    # the other piece must have one towards it.
    grid = [["_", "#", "_"], ["#", ".", "#"], ["_", "#", "_"]]
    row, col = int(cell[1]), int(cell[3])
    for shape in "│─":
        grid[row][col] = f"a{shape}"
        table = Table().draw("\n".join(" ".join(line) for line in grid))
        found = {word.split()[1] for word in table.offers("install") if word.startswith("r1c1")}
        assert found == ({e for e in EVERY if exits in e} if shape == towards else set())


# ---- replace wiring


LINE = """
    A x┐ #
    _ a┼ #
    _ x│ #
"""
LOOP = """
    _ A  _  _
    _ x├ x┐ #
    # a┼ x┘ #
"""


@pytest.mark.rule("BLK-ACT-13")
@pytest.mark.parametrize(
    ("drawing", "owner", "sides"),
    [
        (LINE, "a", "ns"),
        (LINE, "b", "n"),  # what lies south is live by way of the piece itself
        (LOOP, "a", "ne"),
        (LOOP, "b", "ne"),  # what lies east is live without it
    ],
)
def test_replacing_looks_in_every_direction(drawing: str, owner: str, sides: str) -> None:
    table = Table().draw(drawing.replace("x", owner))
    cell = next(p["cell"] for p in table.view["pieces"] if p["exits"] == "nesw")
    found = {word.split()[1] for word in table.offers("replace") if word.startswith(cell)}
    assert found == {exits for exits in EVERY if exits != "nesw" and set(exits) & set(sides)}


@pytest.mark.rule("BLK-ACT-11", "BLK-ACT-12")
def test_the_new_piece_is_paid_and_the_old_one_returns() -> None:
    table = Table().draw("A a┬ . .").play("replace r0c1 ew")
    assert table.s.points == 3
    assert table.player("a")["supply"] == {"straight": 13, "elbow": 10, "triple": 8, "quad": 4}
    replaced = table.events("replaced")[0]
    assert (replaced["was"], replaced["exits"]) == ("esw", "ew")


@pytest.mark.rule("BLK-ACT-12")
def test_only_ones_own_pieces_working_or_faulted() -> None:
    table = Table().draw("A a─ b─ a─! .")
    assert table.refused("replace r0c2 esw") == ("not_your_piece", "BLK-ACT-12")
    assert table.refused("replace r0c4 esw") == ("no_piece_here", "BLK-ACT-12")
    # The faulted one touches b's live piece: with that it is joined.
    table.play("replace r0c3 sw")
    assert table.faulted() == ""
    assert table.live("a") == "r0c1 r0c2 r0c3"


@pytest.mark.rule("BLK-ACT-12")
def test_a_kind_used_up_cannot_replace() -> None:
    table = Table().draw("A a─ . .").supply("a", elbow=0)
    assert table.refused("replace r0c1 sw") == ("none_left", "BLK-SETUP-07")


@pytest.mark.rule("BLK-ACT-13")
def test_the_new_piece_is_of_another_kind_and_without_insulation() -> None:
    table = Table().draw("A a─+ . .")
    assert table.refused("replace r0c1 ns") == ("same_kind", "BLK-ACT-13")
    table.play("replace r0c1 sw", "replace r0c1 ew")
    assert table.view["pieces"][0]["insulated"] is False
    table.play("done", "fault r0c1")


@pytest.mark.rule("BLK-ACT-13")
def test_joined_is_judged_with_the_old_piece_gone() -> None:
    # b's piece at [2, 1] is live for a only by way of a's piece: gone, nothing is left to join.
    table = Table().draw("""
        _ _ . .
        A a┐ . .
        _ b├ b─ .
    """)
    assert table.live("a") == "r1c1 r2c1 r2c2"
    # To the panel it may be joined, to b's piece alone it may not.
    assert "r1c1 esw" in table.offers("replace")
    assert "r1c1 ns" not in table.offers("replace")
    assert table.refused("replace r1c1 ns") == ("not_joined", "BLK-ACT-13")


@pytest.mark.rule("BLK-ACT-13")
def test_a_live_piece_of_another_is_enough_if_it_stays_live() -> None:
    table = Table().draw("""
        A b┬ b┐ .
        _ a└ b┘ .
    """)
    assert table.live("a") == "r0c1 r0c2 r1c1 r1c2"
    # Replaced, [1, 1] has live pieces of b to the north and east, without itself.
    assert {"r1c1 ns", "r1c1 ew"} <= set(table.offers("replace"))
    assert table.refused("replace r1c1 sw") == ("same_kind", "BLK-ACT-13")


@pytest.mark.rule("BLK-ACT-14")
def test_the_piece_under_ones_own_transformer_may_be_replaced() -> None:
    table = Table().draw("A a─ a─* b─ .").play("replace r0c2 nesw")
    piece = table.view["pieces"][1]
    assert (piece["exits"], piece["transformer"], piece["live"]) == ("nesw", True, [0])
    assert table.live("a") == "r0c1 r0c2 r0c3"


# ---- fault and repair


@pytest.mark.rule("BLK-ACT-15")
def test_a_fault_costs_two_and_takes_straights_only() -> None:
    table = Table().draw("A a─ a┬ a┼ a┘").play("fault r0c1")
    assert table.s.points == 2
    assert table.faulted() == "r0c1"
    for cell in ("r0c2", "r0c3", "r0c4"):
        assert table.refused(f"fault {cell}") == ("only_straights_fault", "BLK-ACT-15")
    assert table.refused("fault r0c0") == ("no_piece_here", "BLK-ACT-15")


@pytest.mark.rule("BLK-ACT-16")
def test_anybodys_straight_anywhere() -> None:
    table = Table().draw("""
        A a─ . .
        _ .  . b─
    """)
    assert table.offers("fault") == ["r0c1", "r1c3"]


@pytest.mark.rule("BLK-ACT-16")
@pytest.mark.parametrize(
    ("piece", "code", "rule"),
    [
        ("b─!", "already_faulted", "BLK-ACT-16"),
        ("b─+", "insulated", "BLK-VERB-08"),
        ("b─*", "carries_transformer", "BLK-ACT-24"),
    ],
)
def test_what_is_not_faultable(piece: str, code: str, rule: str) -> None:
    table = Table().draw(f"A . {piece}")
    assert table.offers("fault") == []
    assert table.refused("fault r0c2") == (code, rule)


@pytest.mark.rule("BLK-ACT-17", "BLK-ACT-18")
def test_anybody_repairs_any_piece_for_one_point() -> None:
    table = Table().draw("A a─ . b│!").play("repair r0c3")
    assert table.s.points == 3
    piece = table.view["pieces"][1]
    assert (piece["faulted"], piece["exits"]) == (False, "ns")
    assert table.refused("repair r0c1") == ("not_faulted", "BLK-ACT-17")
    assert table.refused("repair r0c2") == ("no_piece_here", "BLK-ACT-17")


# ---- rotate


@pytest.mark.rule("BLK-ACT-19", "BLK-ACT-20")
def test_any_live_piece_turns_to_any_other_orientation() -> None:
    table = Table().draw("A a─ b┬ a─ .")
    assert table.offers("rotate r0c1") == ["ns"]
    assert table.offers("rotate r0c2") == ["nes", "nsw", "new"]
    table.play("rotate r0c1 ns")
    assert table.s.points == 2
    assert table.live("a") == ""  # it need not be joined to anything afterwards
    assert table.offers("rotate") == []
    assert table.refused("rotate r0c2 nes") == ("not_live", "BLK-ACT-19")


@pytest.mark.rule("BLK-ACT-20")
def test_what_does_not_turn() -> None:
    table = Table().draw("A a┼ a─* a─ .")
    assert table.offers("rotate r0c1") == table.offers("rotate r0c2") == []
    assert table.refused("rotate r0c1 nesw") == ("quad_does_not_turn", "BLK-ACT-20")
    assert table.refused("rotate r0c2 ns") == ("carries_transformer", "BLK-ACT-20")
    assert table.refused("rotate r0c3 ew") == ("lies_so_already", "BLK-ACT-20")
    assert table.refused("rotate r0c3 ne") == ("not_an_orientation", "BLK-ACT-20")
    assert table.refused("rotate r0c4 ne") == ("no_piece_here", "BLK-ACT-20")


@pytest.mark.rule("BLK-ACT-20")
def test_insulation_stays_when_a_piece_turns() -> None:
    table = Table().draw("A a─+ .").play("rotate r0c1 ns")
    assert table.view["pieces"][0]["insulated"] is True


# ---- install a transformer


@pytest.mark.rule("BLK-ACT-21", "BLK-ACT-22")
@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        ("A a─ b─ t", "not_your_piece"),
        ("A a─ .  t", "no_piece_here"),
        ("A a│ a─ t", "not_live"),
        ("A a─ a─! t", "not_live"),
    ],
)
def test_a_transformer_needs_a_live_own_piece_on_a_site(drawing: str, code: str) -> None:
    table = Table().draw(drawing.replace(" .  t", " t  t"), sites="r0c2")
    assert table.offers("transformer") == []
    assert table.refused("transformer r0c2") == (code, "BLK-ACT-22")


@pytest.mark.rule("BLK-ACT-22")
def test_a_transformer_goes_on_a_site_only() -> None:
    table = Table().draw("A a─ a─ t")
    assert table.refused("transformer r0c2") == ("no_site_here", "BLK-ACT-22")


@pytest.mark.rule("BLK-ACT-23")
@pytest.mark.parametrize("worth", [1, 2, 3, 4])
def test_a_transformer_costs_what_the_zone_is_worth(worth: int) -> None:
    table = Table().draw("A a─ a─ .", sites="r0c2", zones={0: worth}).points(worth - 1)
    assert table.refused("transformer r0c2") == ("too_few_points", "BLK-TURN-05")
    table.points(4).play("transformer r0c2")
    assert table.s.points == 4 - worth
    assert table.player("a")["transformers"] == 2


@pytest.mark.rule("BLK-ACT-24")
def test_nothing_takes_a_transformer_or_its_piece_away() -> None:
    table = Table().draw("A a─ a─* . .").breakdown("storm").round(1)
    table.w.board.zone_points[0] = 1
    assert table.refused("fault r0c2") == ("carries_transformer", "BLK-ACT-24")
    assert not [word for word in table.legal if word.startswith("rotate r0c2")]
    table.end_round()
    assert table.faulted() == "r0c1"
