"""The verbs on cards a designer might add: several effects, other players, odd numbers."""

import pytest

from megavolt.data.blackout import Effect
from tests.games.blackout.designed import designed, effect, with_breakdown, with_card


@pytest.mark.rule("BLK-VERB-01")
def test_points_are_never_negative() -> None:
    content = with_card(effect("tension", amount=-9, when="now"))
    table = designed(content).hand("a", "refit", "overtime").play("use refit")
    assert table.s.points == 0
    content = with_breakdown(effect("tension", amount=-9, when="next_round"))
    table = designed(content).breakdown("quiet_night").end_round()
    assert table.s.points == 0
    assert table.offers("install") == []


@pytest.mark.rule("BLK-VERB-03")
@pytest.mark.parametrize(("most", "kinds"), [(2, 2), (3, 3), (4, 4)])
def test_max_exits_limits_the_kinds(most: int, kinds: int) -> None:
    table = designed(with_card(effect("replace", up_to=1, max_exits=most)))
    table.draw("A a┬ . .").hand("a", "refit", "overtime").play("use refit")
    exits = {len(word.split()[1]) for word in table.offers("replace")}
    assert exits == {2, 4} - ({4} if kinds < 4 else set())


@pytest.mark.rule("BLK-VERB-06")
def test_a_card_may_fault_several_and_let_the_actor_choose_for_each() -> None:
    table = designed(with_card(effect("fault", who="each", chooser="actor", count=1, area="board")))
    table.draw("""
        A a─ a─ .
        B b─ b─ .
    """).hand("a", "refit", "overtime").play("use refit")
    assert table.legal == ["fault r0c1", "fault r0c2"]
    table.play("fault r0c1")
    assert table.mover == "a"
    assert table.legal == ["fault r1c1", "fault r1c2"]
    table.play("fault r1c2")
    assert table.mover == "a"
    assert table.view["card"] is None


@pytest.mark.rule("BLK-VERB-06")
def test_a_card_may_fault_two_of_anybody() -> None:
    table = designed(with_card(effect("fault", who="any", chooser="actor", count=2, area="board")))
    table.draw("A a─ b─ b─ .").hand("a", "refit", "overtime").play("use refit", "fault r0c1")
    assert table.legal == ["fault r0c2", "fault r0c3"]  # exactly two, if there are two
    table.play("fault r0c3")
    assert table.view["card"] is None


@pytest.mark.rule("BLK-VERB-07")
def test_up_to_two_repairs_may_stop_after_one() -> None:
    content = with_breakdown(effect("repair", who="each", chooser="owner", count=2))
    table = designed(content).draw("A a─! a─! a─! b┼ .").breakdown("quiet_night").end_round()
    assert table.refused("done") == ("must_do_one", "BLK-ACT-06")
    table.play("repair r0c2")
    assert table.legal == ["done", "repair r0c1", "repair r0c3"]
    table.play("done")
    assert table.faulted() == "r0c1 r0c3"


# ---- about several players

REMOVE = effect("remove", who="each", chooser="owner", count=1, min_pieces=2)
OVERLOAD = effect("fault", who="most_connections", chooser="owner", count=1, area="board")
CREW = effect("repair", who="each", chooser="owner", count=1)
MAYOR = effect("contract", who="each")


@pytest.mark.rule("BLK-ACT-06")
@pytest.mark.parametrize(
    ("card", "drawing", "usable"),
    [
        (REMOVE, "A a─ b─ .", False),
        (REMOVE, "A a─* b─* b─* .", False),
        (REMOVE, "A a─ b─ b─ .", True),
        (OVERLOAD, "A a┬ h b─ .", False),  # a leads, and has no straight
        (OVERLOAD, "A a─ h b─ .", True),
        (CREW, "A a─ b─ .", False),
        (CREW, "A a─ b─! .", True),
        (MAYOR, "A a─ b─ .", True),
    ],
)
def test_a_card_about_several_needs_somebody_it_can_be_done_to(
    card: Effect, drawing: str, usable: bool
) -> None:
    table = designed(with_card(card)).draw(drawing).hand("a", "refit", "overtime")
    assert ("use refit" in table.legal) is usable


@pytest.mark.rule("BLK-VERB-09", "BLK-ROUND-07")
def test_the_others_choose_and_the_turn_goes_on() -> None:
    table = designed(with_card(REMOVE)).draw("A a─ a─ b─ b─ .").hand("a", "refit", "overtime")
    table.play("use refit", "remove r0c2")
    assert (table.mover, table.view["turn_of"]) == ("b", 0)
    table.play("remove r0c4")
    assert table.mover == "a"
    assert table.s.points == 4


@pytest.mark.rule("BLK-VERB-11")
def test_an_exchange_for_each_ends_when_the_deck_or_contracts_do() -> None:
    table = designed(with_card(MAYOR)).hand("a", "refit", "overtime")
    table.s.contract[1] = -1
    table.play("use refit", "exchange")
    assert table.mover == "a"
    assert table.view["card"] is None


@pytest.mark.rule("BLK-VERB-01", "BLK-VERB-12")
def test_a_card_may_change_the_next_round() -> None:
    content = with_card(
        effect("tension", amount=2, when="next_round"), effect("mode", value="blackout")
    )
    table = designed(content).hand("a", "refit", "refit").play("use refit", "use refit")
    assert (table.s.points, table.s.dark) == (4, False)
    assert table.view["next_round"] == {"dark": True, "tension": 4, "count": False}
    table.breakdown("quiet_night").end_round()
    assert (table.s.points, table.s.dark) == (8, True)


@pytest.mark.rule("BLK-ACT-06")
def test_effects_are_carried_out_in_order() -> None:
    content = with_card(
        effect("install", piece="straight", up_to=1),
        effect("draw", count=1, discard=1),
        effect("repair", who="any", chooser="actor", count=1),
        cost=2,
    )
    table = designed(content).draw("A . . b─! .").hand("a", "refit", "overtime")
    table.play("use refit")
    assert table.view["pending"] == "install"
    table.play("install r0c1 ew")
    assert table.view["pending"] == "discard"
    table.play("discard overtime")
    assert table.view["pending"] == "repair"
    table.play("repair r0c3")
    assert table.view["card"] is None
    assert table.s.points == 2


@pytest.mark.rule("BLK-ACT-06")
def test_every_effect_must_be_able_to_do_something() -> None:
    content = with_card(
        effect("draw", count=1, discard=1), effect("repair", who="any", chooser="actor", count=1)
    )
    table = designed(content).draw("A a─ . .").hand("a", "refit", "overtime")
    assert table.refused("use refit") == ("card_without_effect", "BLK-ACT-06")


@pytest.mark.rule("BLK-ACT-06")
def test_an_effect_made_impossible_by_an_earlier_one_is_passed_over() -> None:
    one = effect("repair", who="any", chooser="actor", count=1)
    content = with_card(one, one)
    table = designed(content).draw("A a─! . .").hand("a", "refit", "overtime")
    table.play("use refit", "repair r0c1")
    assert table.view["card"] is None


@pytest.mark.rule("BLK-ROUND-10")
def test_a_hand_of_more_than_two_discards_down_at_the_end_of_the_round() -> None:
    content = with_card(effect("draw", count=3, discard=0))
    table = designed(content).hand("a", "refit", "overtime").breakdown("quiet_night")
    table.play("use refit").end_round()
    assert (table.view["phase"], table.mover) == ("hands", "a")
    assert table.player("a")["cards"] == 4
    assert table.refused("done") == ("must_discard", "BLK-ROUND-10")
    table.play(table.legal[0])
    table.play(table.legal[0])
    assert table.s.round == 2
    assert table.player("a")["cards"] == 2
