"""Last repairs, the final count, shared contracts, ties."""

import pytest

from megavolt import Outcome
from tests.games.blackout.table import Table

LAST = 10


def last_round(drawing: str, last_repairs: bool = True) -> Table:
    table = Table(last_repairs=last_repairs).draw(drawing).round(LAST)
    return table.breakdown("quiet_night")


def result(table: Table) -> Outcome:
    outcome = table.end_round().match.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("BLK-END-01")
def test_the_most_points_after_round_ten_win() -> None:
    table = last_round("""
        A a─ f .
        B b─ h .
    """)
    outcome = result(table)
    # Connections, and of the shared contracts: most structures and category halved, no faults.
    assert outcome.scores == (4 + 2 + 2 + 5, 1 + 2 + 2 + 5)
    assert outcome.ranks == (1, 2)
    assert outcome.reasons[0]["connections"] == 4
    assert table.events("game_over") == [{}]


# ---- last repairs


@pytest.mark.rule("BLK-END-02")
def test_last_repairs_are_of_ones_own_pieces_with_points_left() -> None:
    table = last_round("A a─! a─! b─! .")
    table.play("draw")
    table.play(table.legal[0], "done")
    table.points(0).play("done")
    assert (table.view["phase"], table.mover) == ("last_repairs", "a")
    assert table.player("a")["unspent"] == 3
    assert table.refused("repair r0c3") == ("repair_own_only", "BLK-END-02")
    assert table.refused("draw") == ("only_repairs_now", "BLK-END-02")
    assert table.refused("repair r0c4") == ("no_piece_here", "BLK-ACT-17")
    table.play("repair r0c1")
    assert table.player("a")["unspent"] == 2
    table.play("done")  # it is a right, not a duty
    assert table.over
    assert table.faulted() == "r0c2 r0c3"


@pytest.mark.rule("BLK-END-02")
def test_last_repairs_come_after_the_breakdown_card_in_turn_order() -> None:
    table = last_round("A a─ b─ .").breakdown("storm").end_round()
    # The token has moved on to b.
    assert [event["player"] for event in table.events("last_repairs")] == [1]
    assert table.mover == "b"
    table.play("repair r0c2", "repair r0c1")
    assert table.over
    assert table.match.outcome() is not None


@pytest.mark.rule("BLK-END-02")
def test_in_the_dark_what_the_set_held_less_the_action() -> None:
    table = Table().draw("A a─ a─! b─! .").round(LAST, dark=True).breakdown("quiet_night")
    table.play("fault r0c1", "done", "done")
    assert [player["unspent"] for player in table.view["players"]] == [2, 4]


@pytest.mark.rule("BLK-END-02")
def test_last_repairs_can_be_switched_off() -> None:
    table = last_round("A a─! . .", last_repairs=False).end_round()
    assert table.over
    assert table.faulted() == "r0c1"


@pytest.mark.rule("BLK-END-03")
def test_a_player_with_nothing_at_all_still_has_turns() -> None:
    table = Table().draw(". . . B").hand("a").breakdown("quiet_night").round(8)
    table.s.contract[0] = -1
    table.supply("a", straight=0, elbow=0, triple=0, quad=0).s.deck = ()
    movers = []
    while table.mover:
        movers.append(table.mover)
        table.play(table.legal[0])
    assert movers.count("a") >= 3


@pytest.mark.rule("BLK-END-04")
def test_cards_in_hand_and_pieces_in_supply_score_nothing() -> None:
    table = last_round("A . . .").contract("a", "night_shift").hand("a", "refit", "refit")
    assert result(table).reasons[0] == {
        "connections": 0,
        "zones": 0,
        "contracts": 0,
        "most_structures": 0,
        "most_contracts": 0,
        "no_faults": 5,
        "largest_category": 0,
        "most_transformers": 0,
        "completed_contracts": 0,
        "latest_count": 0,
    }


@pytest.mark.rule("BLK-END-05")
def test_a_tie_goes_to_more_completed_contracts() -> None:
    # Both score 19, a by a factory and two shared contracts more, b by contracts.
    table = last_round("A a─ f .").completed("b", "street_lights", "weekend_house", "skyline")
    outcome = result(table)
    assert outcome.scores == (4 + 5 + 5 + 5, 2 + 2 + 5 + 5 + 5)
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranks == (2, 1)


@pytest.mark.rule("BLK-END-05")
def test_then_to_the_latest_count_and_then_it_is_shared() -> None:
    even = last_round("A a─ h b─ B")
    assert result(even).ranks == (1, 1)
    assert even.match.outcome().winners == (0, 1)  # type: ignore[union-attr]
    counted = last_round("A a─ h b─ B")
    counted.s.interim = (1, 2)
    assert result(counted).ranks == (2, 1)


# ---- scoring


@pytest.mark.rule("BLK-SCORE-01", "BLK-SCORE-02")
@pytest.mark.parametrize(("structure", "points"), [("h", 1), ("b", 2), ("c", 3), ("f", 4)])
def test_a_connection_scores_by_its_structure(structure: str, points: int) -> None:
    table = Table().draw(f"A a─ a─ {structure}")
    assert table.score("a") == points
    table.play("fault r0c2")  # as the board stands
    assert table.score("a") == 0


@pytest.mark.rule("BLK-SCORE-03")
def test_a_transformer_scores_its_zone() -> None:
    table = Table().draw("A a─ a─* .", zones={0: 3})
    assert table.score("a") == 3
    assert table.view["players"][0]["score"]["zones"] == 3


@pytest.mark.rule("BLK-SCORE-04", "BLK-SCORE-05")
def test_zones_are_divided_each_for_itself() -> None:
    table = Table().draw("a┼* b┼* . . a┼* .", zones={0: 3, 1: 2})
    assert (table.score("a"), table.score("b")) == (1 + 2, 1)


@pytest.mark.rule("BLK-SCORE-06")
def test_completed_contracts_score_their_points() -> None:
    table = Table().completed("a", "skyline", "high_voltage")
    assert table.score("a") == 5 + 7


@pytest.mark.rule("BLK-SCORE-07")
def test_there_are_five_shared_contracts_of_five_points() -> None:
    shared = Table().r.content.shared
    assert [contract.id for contract in shared] == [
        "most_structures",
        "most_contracts",
        "no_faults",
        "largest_category",
        "most_transformers",
    ]
    assert {contract.points for contract in shared} == {5}


@pytest.mark.rule("BLK-SCORE-08")
def test_most_structures_counts_different_ones() -> None:
    table = Table().draw("""
        A a┬ a┐ _ B b┬ h
        _ a└ f  _ _ h  .
    """)
    assert table.player("a")["connections"] == 2
    assert table.shared("most_structures") == [0, 5]


@pytest.mark.rule("BLK-SCORE-09")
def test_most_contracts_counts_completed_ones() -> None:
    table = Table().completed("a", "high_voltage").completed("b", "skyline", "street_lights")
    assert table.shared("most_contracts") == [0, 5]


@pytest.mark.rule("BLK-SCORE-10")
def test_no_faults_is_for_everyone_without_one() -> None:
    table = Table(players=3).draw("A a─ b─! .")
    assert table.shared("no_faults") == [5, 0, 5]


@pytest.mark.rule("BLK-SCORE-11")
def test_the_largest_category_counts_different_structures_of_one_kind() -> None:
    table = Table().draw("""
        A a┬ a┬ f . _ B b┬ b .
        _ h  h  . . _ _ f  . .
    """)
    assert table.player("a")["structures"] == {
        "house": 2,
        "building": 0,
        "country": 0,
        "factory": 1,
    }
    assert table.shared("largest_category") == [5, 0]


@pytest.mark.rule("BLK-SCORE-12")
def test_most_transformers_counts_installed_ones() -> None:
    table = Table().draw("a┼* b┼* b┼* .", zones={0: 0})
    assert table.shared("most_transformers") == [0, 5]


@pytest.mark.rule("BLK-SCORE-13")
def test_tied_players_divide_and_nothing_scores_nobody() -> None:
    table = Table(players=3).draw("a┼* b┼* . . .", zones={0: 0})
    assert table.shared("most_transformers") == [2, 2, 0]
    assert table.shared("most_structures") == [0, 0, 0]
    assert table.shared("most_contracts") == [0, 0, 0]
    assert table.shared("largest_category") == [0, 0, 0]
    table.draw("a┼* b┼* c┼* .")
    assert table.shared("most_transformers") == [1, 1, 1]
