"""Blackout rounds, and when the power's back."""

from collections import Counter

import pytest

from tests.games.blackout.table import Table


def dark(drawing: str = "A . . .", players: int = 2) -> Table:
    """A blackout round, the sixth; seat a begins."""
    return Table(players=players).draw(drawing).round(6, dark=True)


@pytest.mark.rule("BLK-DARK-01")
def test_round_six_is_always_dark_and_one_to_five_rounds_are() -> None:
    lengths: Counter[int] = Counter()
    for seed in range(100):
        table = Table(seed=seed)
        rounds = []
        while table.mover:
            if table.s.dark and table.s.round not in rounds:
                rounds.append(table.s.round)
            table.play("done")
        assert rounds[0] == 6
        assert rounds == list(range(6, 6 + len(rounds)))
        lengths[len(rounds)] += 1
    assert set(lengths) == {1, 2, 3, 4, 5}


@pytest.mark.rule("BLK-DARK-01")
def test_the_round_in_which_blackout_is_revealed_was_ordinary() -> None:
    table = Table().draw("A . . .").round(5).breakdown("blackout")
    table.play("install r0c1 ew", "install r0c2 ew", "done", "done")
    assert table.s.dark


@pytest.mark.rule("BLK-DARK-02", "BLK-DARK-06")
def test_points_are_counted_at_the_start_of_each_dark_round() -> None:
    table = Table().draw("A a─ f .").completed("b", "skyline").round(5).breakdown("blackout")
    table.end_round()
    assert table.events("count") == [{"points": [4, 5]}]
    assert table.view["counted"] == 6
    table.breakdown("storm").end_round()
    assert table.events("count")[1] == {"points": [0, 5]}
    assert [player["latest_count"] for player in table.view["players"]] == [0, 5]


@pytest.mark.rule("BLK-DARK-06")
def test_a_count_leaves_shared_contracts_out_and_adds_nothing() -> None:
    table = Table().draw("A a─ f .").round(5).breakdown("blackout").end_round()
    assert table.events("count") == [{"points": [4, 0]}]  # most structures alone would add 5
    assert table.score("a") == 4


@pytest.mark.rule("BLK-DARK-03")
def test_one_action_then_the_points_go_to_the_right() -> None:
    table = dark(players=3)
    table.play("install r0c1 ew")
    assert table.legal[0] == "done"
    assert {word.split()[0] for word in table.legal} <= {"done", "use"}
    assert table.refused("install r0c2 ew") == ("one_action_in_the_dark", "BLK-DARK-04")
    table.play("done")
    assert table.mover == "b"
    table.play("done")
    assert table.mover == "c"
    table.breakdown("quiet_night").play("done")  # the red point is back with a
    assert table.s.round == 7
    assert table.mover == "b"


@pytest.mark.rule("BLK-DARK-04")
def test_the_set_is_full_again_for_everyone() -> None:
    table = dark()
    table.play("install r0c1 nesw")
    assert table.s.points == 0
    table.play("done")
    assert table.s.points == 4


@pytest.mark.rule("BLK-DARK-04")
@pytest.mark.parametrize("word", ["draw", "fault r0c1", "rotate r0c1 ns", "replace r0c1 sw"])
def test_any_action_that_the_set_pays_is_the_one_action(word: str) -> None:
    table = dark("A a─ . .").play(word)
    if table.view["pending"] == "discard":
        table.play(table.legal[0])
    assert {offer.split()[0] for offer in table.legal} <= {"done", "use"}


@pytest.mark.rule("BLK-DARK-04")
def test_taking_no_action_is_allowed() -> None:
    table = dark().play("done")
    assert table.mover == "b"


@pytest.mark.rule("BLK-DARK-05")
def test_free_cards_are_no_action() -> None:
    table = dark("A a─ . .").hand("a", "overtime", "insulating_tape")
    table.play("use overtime", "install r0c2 ew", "use insulating_tape", "insulate r0c1")
    assert table.s.points == 4
    assert table.legal == ["done"]


@pytest.mark.rule("BLK-DARK-05")
def test_a_paid_card_is_the_action() -> None:
    table = dark().hand("a", "elbow_kit", "cable_reel").play("use elbow_kit", "install r0c1 sw")
    assert table.refused("use cable_reel") == ("one_action_in_the_dark", "BLK-DARK-04")
    assert table.legal == ["done"]


@pytest.mark.rule("BLK-DARK-07")
def test_a_dark_round_ends_as_any_other() -> None:
    table = dark("A a─ f .").contract("a", "night_shift").hand("a", "overtime", "refit")
    table.breakdown("storm").play("use overtime", "done", "done")
    assert table.player("a")["completed"] == ["night_shift"]
    assert table.faulted() == "r0c1"
    assert table.player("a")["cards"] == 2
    assert table.s.start == 1


# ---- the power's back


@pytest.mark.rule("BLK-LIGHT-01", "BLK-LIGHT-02")
def test_after_the_power_is_back_everyone_has_their_own_points() -> None:
    table = dark("A a─ . . b─ B").breakdown("power_back").end_round()
    assert not table.s.dark
    assert table.mover == "b"
    table.play("install r0c3 ew", "install r0c2 ew")
    table.play("done")
    assert table.s.points == 4
    table.play("rotate r0c1 ns", "fault r0c3")
    table.breakdown("quiet_night").play("done")
    assert not table.s.dark


@pytest.mark.rule("BLK-LIGHT-03", "BLK-LIGHT-04")
def test_one_more_count_when_the_power_is_back() -> None:
    table = dark("A a─ f .").breakdown("power_back").end_round()
    assert table.events("count") == [{"points": [4, 0]}]
    assert table.view["counted"] == 7
    table.breakdown("quiet_night").end_round()
    assert len(table.events("count")) == 1
    assert table.view["counted"] == 7


@pytest.mark.rule("BLK-LIGHT-04")
def test_no_count_if_the_power_is_back_after_round_ten() -> None:
    table = Table().draw("A a─ f .").round(10, dark=True).breakdown("power_back").end_round()
    assert table.over
    assert table.events("count") == []
