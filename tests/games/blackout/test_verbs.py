"""The verbs of which cards are made, on the cards there are."""

import pytest

from megavolt.data.blackout import load
from tests.games.blackout.table import Table

# ---- tension


@pytest.mark.rule("BLK-VERB-01")
def test_overtime_gives_a_point_this_turn() -> None:
    table = Table().hand("a", "overtime", "overtime").play("use overtime", "use overtime")
    assert table.s.points == 6
    table.play("done")
    assert table.s.points == 4


@pytest.mark.rule("BLK-VERB-01")
@pytest.mark.parametrize(("card", "points"), [("heat_wave", 3), ("subsidy", 5)])
def test_points_of_the_next_round_change_for_everybody(card: str, points: int) -> None:
    table = Table().breakdown(card).end_round()
    for _ in "ab":
        assert table.s.points == points
        if table.s.turn == 1:
            table.breakdown("general_overhaul")
        table.play("done")
    assert table.s.points == 4


@pytest.mark.rule("BLK-VERB-01")
def test_in_a_blackout_round_the_set_changes() -> None:
    table = Table().round(6, dark=True).breakdown("heat_wave").end_round()
    assert (table.s.dark, table.s.points) == (True, 3)
    table.play("done")
    assert table.s.points == 3


# ---- install, replace, transformer, rotate


@pytest.mark.rule("BLK-VERB-02")
@pytest.mark.parametrize(
    ("card", "kind", "exits"),
    [("elbow_kit", "elbow", "sw"), ("junction_box", "triple", "esw"),
     ("quick_crossing", "quad", "nesw")],
)  # fmt: skip
def test_a_kit_installs_one_piece_of_its_kind(card: str, kind: str, exits: str) -> None:
    table = Table().draw("A . . .").hand("a", card, "overtime").play(f"use {card}")
    points = table.s.points
    assert all(len(word.split()[1]) == len(exits) for word in table.offers("install"))
    error = table.why("install r0c1 ew")
    assert (error.code, error.rule) == ("card_other_piece", "BLK-VERB-02")
    assert table.refused("draw") == ("must_choose", "BLK-VERB-02")
    assert table.refused(f"install r0c2 {exits}") == ("not_joined", "BLK-ACT-10")
    table.play(f"install r0c1 {exits}")
    assert table.s.points == points
    assert table.view["card"] is None
    assert (
        table.player("a")["supply"][kind]
        == load().pieces[table.r.piece_ids.index(kind)].per_player - 1
    )


@pytest.mark.rule("BLK-VERB-02")
def test_a_reel_ends_when_straights_or_places_do() -> None:
    table = Table().draw("A . . #").hand("a", "cable_reel", "overtime").play("use cable_reel")
    table.play("install r0c1 ew", "install r0c2 ew")
    assert table.view["card"] is None
    short = Table().draw("A . . .").hand("a", "cable_reel", "overtime").supply("a", straight=1)
    short.play("use cable_reel", "install r0c1 ew")
    assert short.view["card"] is None


@pytest.mark.rule("BLK-VERB-02")
def test_a_reel_lays_up_to_four() -> None:
    table = Table().draw("A . . . . . .").hand("a", "cable_reel", "overtime")
    table.play("use cable_reel", *(f"install r0c{col} ew" for col in range(1, 5)))
    assert table.view["card"] is None
    assert table.s.points == 2


@pytest.mark.rule("BLK-VERB-03")
def test_a_refit_replaces_up_to_two_with_at_most_three_exits() -> None:
    table = Table().draw("A a─ a─ .").hand("a", "refit", "overtime").play("use refit")
    assert table.refused("replace r0c1 nesw") == ("card_other_piece", "BLK-VERB-03")
    assert table.refused("replace r0c1 ns") == ("same_kind", "BLK-ACT-13")
    table.play("replace r0c1 esw", "replace r0c2 sw")
    assert [piece["exits"] for piece in table.view["pieces"]] == ["esw", "sw"]
    assert table.s.points == 2
    assert table.view["card"] is None


@pytest.mark.rule("BLK-VERB-04")
def test_a_mobile_substation_installs_a_transformer_unpaid() -> None:
    table = Table().draw("A a─ a─ .", sites="r0c1 r0c2", zones={0: 4})
    table.hand("a", "mobile_substation", "overtime").play("use mobile_substation")
    assert table.legal == ["transformer r0c1", "transformer r0c2"]
    assert table.refused("transformer r0c3") == ("no_site_here", "BLK-ACT-22")
    table.play("transformer r0c2")
    assert table.s.points == 2
    assert table.player("a")["transformers"] == 2


@pytest.mark.rule("BLK-VERB-05")
def test_swivel_clamps_rotate_up_to_two_different_pieces() -> None:
    table = Table().draw("A a─ a┬ b┘ .").hand("a", "swivel_clamps", "overtime")
    table.play("use swivel_clamps", "rotate r0c2 new")
    assert table.refused("rotate r0c2 esw") == ("already_rotated", "BLK-VERB-05")
    table.play("rotate r0c3 ne")
    assert table.s.points == 3
    assert table.view["card"] is None


@pytest.mark.rule("BLK-VERB-05")
def test_each_rotation_is_judged_on_the_board_as_it_then_is() -> None:
    table = Table().draw("A a─ a─ .").hand("a", "swivel_clamps", "overtime")
    table.play("use swivel_clamps", "rotate r0c1 ns")
    assert table.view["card"] is None  # nothing is live any more
    one = Table().draw("A a─ a─ .").hand("a", "swivel_clamps", "overtime")
    one.play("use swivel_clamps", "rotate r0c2 ns")
    assert one.legal == ["done", "rotate r0c1 ns"]


# ---- fault


@pytest.mark.rule("BLK-VERB-06")
def test_cut_cable_faults_any_one_straight() -> None:
    table = Table().draw("A a─ b─ b─+ .").hand("a", "cut_cable", "overtime").play("use cut_cable")
    assert table.legal == ["fault r0c1", "fault r0c2"]
    assert table.refused("fault r0c3") == ("insulated", "BLK-VERB-08")
    table.play("fault r0c2")
    assert table.s.points == 3
    assert table.faulted() == "r0c2"


@pytest.mark.rule("BLK-VERB-06")
def test_cut_cable_needs_a_faultable_straight() -> None:
    table = Table().draw("A a─+ a┬ b─! .").hand("a", "cut_cable", "overtime")
    assert table.refused("use cut_cable") == ("card_without_effect", "BLK-ACT-06")


@pytest.mark.rule("BLK-VERB-06")
def test_a_storm_faults_one_of_each_players_by_their_choice() -> None:
    table = Table(players=3).draw("A a─ a─ b─ c┬").breakdown("storm").start("b")
    for _ in range(3):
        table.play("done")
    # b has one straight, which is faulted at once; a chooses; c has none.
    assert table.faulted() == "r0c3"
    assert table.mover == "a"
    assert table.legal == ["fault r0c1", "fault r0c2"]
    assert table.refused("fault r0c3") == ("piece_of_another", "BLK-VERB-06")
    assert table.refused("done") == ("must_choose", "BLK-VERB-06")
    table.play("fault r0c2")
    assert table.faulted() == "r0c2 r0c3"
    assert table.s.round == 2


@pytest.mark.rule("BLK-VERB-06")
def test_a_fallen_tree_hits_one_random_tile_for_all() -> None:
    table = Table().draw("""
        A a─ a─ . a─ a─ .
        _ b─ .  . b─ b─ .
    """)
    table.breakdown("fallen_tree").chance(1).end_round()
    assert table.card["area"] == 1
    assert table.mover == "a"
    assert table.legal == ["fault r0c4", "fault r0c5"]
    assert table.refused("fault r0c1") == ("outside_tile", "BLK-VERB-06")
    table.play("fault r0c4", "fault r1c5")
    assert table.faulted() == "r0c4 r1c5"
    assert table.s.round == 2
    assert len(table.events("struck")) == 1


@pytest.mark.rule("BLK-VERB-06")
def test_every_tile_may_be_hit() -> None:
    hit = set()
    for chance in range(60):
        table = Table().breakdown("fallen_tree")
        table.s.rng = chance
        hit.add(table.end_round().events("struck")[0]["tile"])
    assert len(hit) == 9


@pytest.mark.rule("BLK-VERB-06")
def test_an_overload_hits_all_with_the_most_connections() -> None:
    table = Table(players=3).draw("""
        A a─ a─ a─ h
        B b─ b─ b─ h
        C c─ c─ c─ .
    """)
    table.breakdown("overload").end_round()
    assert table.card["named"] == [0, 1]
    table.play("fault r0c1", "fault r0c2")
    # That a has no connection left now does not matter: the card named both.
    assert table.mover == "b"
    table.play("fault r1c2", "fault r1c3")
    assert table.faulted() == "r0c1 r0c2 r1c2 r1c3"
    assert table.s.round == 2


@pytest.mark.rule("BLK-VERB-06")
def test_of_fewer_straights_all_are_faulted() -> None:
    table = Table().draw("A a─ a┬ h .").breakdown("overload").end_round()
    assert table.faulted() == "r0c1"
    assert table.s.round == 2
    assert table.events("faulted") == [{"player": None, "cell": "r0c1", "owner": 0, "cost": 0}]


@pytest.mark.rule("BLK-VERB-06", "BLK-ROUND-07")
def test_rodents_are_led_by_the_left_neighbour() -> None:
    table = Table(players=3).draw("""
        A a─ a─ .
        B b─ b─ .
        C c─ c─ .
    """)
    table.breakdown("rodents").end_round()
    chosen = []
    while table.view["card"]:
        chosen.append((table.mover, table.legal[0]))
        table.play(table.legal[0])
    # Seat i + 1 sits to the right of seat i, so a chooses for b, b for c, c for a.
    assert chosen == [("a", "fault r1c1"), ("b", "fault r2c1"), ("c", "fault r0c1")]
    assert [event["player"] for event in table.events("faulted")] == [0, 1, 2]
    assert [event["owner"] for event in table.events("faulted")] == [1, 2, 0]


# ---- repair


@pytest.mark.rule("BLK-VERB-07")
def test_a_spare_fuse_repairs_one_piece_of_anybody() -> None:
    table = Table().draw("A a─! b─! .").hand("a", "spare_fuse", "overtime").play("use spare_fuse")
    assert table.legal == ["repair r0c1", "repair r0c2"]
    table.play("repair r0c2")
    assert table.s.points == 4
    assert table.faulted() == "r0c1"


@pytest.mark.rule("BLK-VERB-07")
def test_a_repair_van_repairs_all_ones_own() -> None:
    table = Table().draw("A a─! a─! b─! .").hand("a", "repair_van", "overtime")
    table.play("use repair_van")
    assert table.faulted() == "r0c3"
    assert table.s.points == 3
    assert table.refused("use repair_van")[0] == "card_not_in_hand"
    clean = Table().draw("A a─ b─! .").hand("a", "repair_van", "overtime")
    assert clean.refused("use repair_van") == ("card_without_effect", "BLK-ACT-06")


@pytest.mark.rule("BLK-VERB-07")
def test_a_city_crew_repairs_one_of_each_player() -> None:
    table = Table().draw("A a─! a─! b─! .").breakdown("city_crew").end_round()
    assert table.mover == "a"
    assert table.legal == ["repair r0c1", "repair r0c2"]
    assert table.refused("repair r0c3") == ("piece_of_another", "BLK-VERB-07")
    table.play("repair r0c1")
    assert table.faulted() == "r0c2"  # b had one only, which was repaired
    assert table.s.round == 2


@pytest.mark.rule("BLK-VERB-07")
def test_a_general_overhaul_repairs_everything() -> None:
    table = Table().draw("A a─! a─! b─! .").breakdown("general_overhaul").end_round()
    assert table.faulted() == ""
    assert table.s.round == 2


# ---- insulate, remove


@pytest.mark.rule("BLK-VERB-08")
def test_tape_insulates_an_own_working_straight() -> None:
    table = Table().draw("A a─ a─+ a─! a┼ b─").hand("a", "insulating_tape", "overtime")
    assert table.refused("insulate r0c1") == ("needs_card", "BLK-VERB-08")
    table.play("use insulating_tape")
    assert table.legal == ["insulate r0c1"]
    codes = {
        "r0c2": "insulated",
        "r0c3": "already_faulted",
        "r0c4": "only_straights_insulated",
        "r0c5": "not_your_piece",
    }
    for cell, code in codes.items():
        assert table.refused(f"insulate {cell}") == (code, "BLK-VERB-08")
    table.play("insulate r0c1")
    assert table.refused("fault r0c1") == ("insulated", "BLK-VERB-08")


@pytest.mark.rule("BLK-VERB-08")
def test_an_insulated_straight_is_never_faulted_by_anything() -> None:
    table = Table().draw("A a─+ b─ .").breakdown("storm").end_round()
    assert table.faulted() == "r0c2"


@pytest.mark.rule("BLK-VERB-08")
def test_the_marker_goes_when_the_piece_leaves() -> None:
    table = Table().draw("A a─+ .").play("replace r0c1 sw")
    assert table.view["pieces"][0]["insulated"] is False
    assert table.w.insulated == 0


@pytest.mark.rule("BLK-VERB-09")
def test_thieves_take_from_those_with_six_pieces() -> None:
    table = Table().draw("""
        A a─ a─* a─ a─ a─ a─
        B b─ b─ b─ b─ b─ .
    """)
    assert table.refused("remove r0c1") == ("needs_card", "BLK-VERB-09")
    table.breakdown("cable_thieves").end_round()
    assert table.mover == "a"
    assert table.offers("remove") == ["r0c1", "r0c3", "r0c4", "r0c5", "r0c6"]
    assert table.refused("remove r0c2") == ("carries_transformer", "BLK-ACT-24")
    assert table.refused("remove r1c1") == ("piece_of_another", "BLK-VERB-09")
    straights = table.player("a")["supply"]["straight"]
    table.play("remove r0c6")
    assert table.player("a")["supply"]["straight"] == straights + 1
    assert table.s.round == 2
    assert len([p for p in table.view["pieces"] if p["player"] == 1]) == 5


@pytest.mark.rule("BLK-VERB-09")
def test_a_piece_taken_back_is_gone_from_networks() -> None:
    table = Table().draw("A a─ a─ a─ a─ a─ a─").breakdown("cable_thieves").end_round()
    table.play("remove r0c3")
    assert table.live("a") == "r0c1 r0c2"


# ---- draw, contract, mode


@pytest.mark.rule("BLK-VERB-10")
def test_the_stockroom_draws_two_then_discards_one() -> None:
    table = Table().hand("a", "stockroom", "refit").deck("overtime", "cut_cable")
    table.play("use stockroom")
    assert table.player("a")["hand"] == ["refit", "overtime", "cut_cable"]
    assert table.refused("done") == ("must_discard", "BLK-VERB-10")
    table.play("discard cut_cable")
    assert table.player("a")["hand"] == ["refit", "overtime"]
    assert table.view["discard"] == ["cut_cable", "stockroom"]
    assert table.s.points == 4


@pytest.mark.rule("BLK-VERB-11")
def test_a_new_client_swaps_the_contract() -> None:
    table = Table().hand("a", "new_client", "refit").contract("a", "skyline")
    table.contract_deck("street_lights").play("use new_client")
    assert table.player("a")["contract"] == "street_lights"
    assert table.r.contract_ids[table.s.contracts[-1]] == "skyline"
    assert table.seen_by("a")["contracts_under"] == [{"player": 0, "contract": "skyline"}]
    assert table.seen_by("b")["contracts_under"] == [{"player": 0, "contract": None}]


@pytest.mark.rule("BLK-VERB-11")
def test_no_exchange_without_a_deck_or_a_contract() -> None:
    table = Table().hand("a", "new_client", "refit")
    table.s.contracts = ()
    assert table.refused("use new_client") == ("card_without_effect", "BLK-ACT-06")
    table = Table().hand("a", "new_client", "refit")
    table.s.contract[0] = -1
    assert table.refused("use new_client") == ("card_without_effect", "BLK-ACT-06")


@pytest.mark.rule("BLK-VERB-11")
def test_under_a_new_mayor_each_may_exchange() -> None:
    table = Table().breakdown("new_mayor").end_round()
    before = list(table.s.contract)
    top = table.s.contracts[:2]
    assert table.mover == "a"
    assert table.legal == ["done", "exchange"]
    assert table.refused("draw") == ("must_choose", "BLK-VERB-11")
    table.play("done")
    assert table.mover == "b"
    table.play("exchange")
    assert table.s.contract == [before[0], top[0]]
    assert table.s.contracts[0] == top[1]
    assert table.s.contracts[-1] == before[1]
    assert table.refused("exchange") == ("needs_card", "BLK-VERB-11")


@pytest.mark.rule("BLK-VERB-11", "BLK-END-04")
def test_after_the_last_check_nobody_is_asked_about_a_contract() -> None:
    table = Table().round(10).breakdown("new_mayor")
    contracts = list(table.s.contract)
    table.end_round()
    assert table.over
    assert table.s.contract == contracts
    assert table.events("exchanged") == []


@pytest.mark.rule("BLK-VERB-11")
def test_in_a_turn_of_round_ten_an_exchange_still_counts() -> None:
    table = Table().round(10).hand("a", "new_client", "refit").contract("a", "skyline")
    table.contract_deck("street_lights").play("use new_client")
    assert table.player("a")["contract"] == "street_lights"


@pytest.mark.rule("BLK-VERB-11")
def test_in_round_nine_the_new_mayor_still_asks() -> None:
    table = Table().round(9).breakdown("new_mayor").end_round()
    assert table.legal == ["done", "exchange"]


@pytest.mark.rule("BLK-VERB-11")
def test_what_was_put_under_comes_up_again() -> None:
    table = Table().hand("a", "new_client", "new_client").contract("a", "skyline")
    table.s.contracts = table.s.contracts[:1]
    (only,) = table.s.contracts
    table.play("use new_client")
    assert table.s.contract[0] == only
    assert len(table.s.under) == 1
    table.play("use new_client")
    assert table.player("a")["contract"] == "skyline"
    assert len(table.s.under) == len(table.s.contracts) == 1


@pytest.mark.rule("BLK-VERB-12")
def test_mode_sets_the_kind_of_the_following_rounds() -> None:
    table = Table().round(5)
    dark = []
    for card in ("blackout", "general_overhaul", "power_back", "storm"):
        table.breakdown(card).end_round()
        dark.append(table.s.dark)
    assert dark == [True, True, False, False]
