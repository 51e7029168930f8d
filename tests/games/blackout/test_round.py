"""The end of a round: contracts, the breakdown card, the start token, hands."""

import pytest

from tests.games.blackout.table import Table


@pytest.mark.rule("BLK-ROUND-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_over_when_everyone_has_had_a_turn(players: int) -> None:
    table = Table(players=players).breakdown("quiet_night")
    for _ in range(players):
        assert table.s.round == 1
        table.play("done")
    assert table.s.round == 2


@pytest.mark.rule("BLK-ROUND-02")
def test_the_steps_come_in_order() -> None:
    table = Table().draw("A a─ f .").contract("a", "night_shift").breakdown("quiet_night")
    table.hand("a", "overtime", "refit").play("use overtime").end_round()
    kinds = [event.kind for event in table.match.events]
    steps = ["contract_met", "contract_dealt", "breakdown", "start_token", "drew", "round"]
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.rule("BLK-ROUND-03")
def test_a_met_contract_is_laid_face_up_and_replaced() -> None:
    table = Table().draw("A a─ f .").contract("a", "night_shift").contract_deck("skyline")
    table.breakdown("quiet_night").end_round()
    for seat in "ab":
        assert table.seen_by(seat)["players"][0]["completed"] == ["night_shift"]
    assert table.player("a")["contract"] == "skyline"
    assert table.score("a") == 4 + 2


@pytest.mark.rule("BLK-ROUND-04")
def test_new_contracts_are_dealt_in_turn_order_and_judged_next_round() -> None:
    table = Table(players=2).draw("A a─ f b─ B").start("b").breakdown("quiet_night")
    table.contract("a", "night_shift").contract("b", "good_neighbours")
    table.contract_deck("weekend_house", "backup_feed").end_round()
    assert table.player("b")["contract"] == "weekend_house"
    assert table.player("a")["contract"] == "backup_feed"
    both = Table().draw("A a┬ f .\n_ h . .").contract("a", "night_shift").breakdown("subsidy")
    both.contract_deck("first_substation", "downtown_office").end_round()
    assert both.player("a")["completed"] == ["night_shift"]


@pytest.mark.rule("BLK-ROUND-04")
def test_at_most_one_contract_a_round() -> None:
    table = Table().draw("A a┬ f .\n_ a├ h .\n_ a└ h .").contract("a", "night_shift")
    table.contract_deck("street_lights").breakdown("quiet_night").end_round()
    assert table.player("a")["completed"] == ["night_shift"]
    assert table.player("a")["contract"] == "street_lights"  # met already, and judged next round
    table.breakdown("subsidy").end_round()
    assert table.player("a")["completed"] == ["night_shift", "street_lights"]


@pytest.mark.rule("BLK-ROUND-04")
def test_all_contracts_are_judged_on_the_same_board() -> None:
    table = Table().draw("A a─ f b─ B").breakdown("quiet_night")
    table.contract("a", "good_neighbours").contract("b", "night_shift").end_round()
    assert table.player("a")["completed"] == ["good_neighbours"]
    assert table.player("b")["completed"] == ["night_shift"]


@pytest.mark.rule("BLK-ROUND-05")
def test_completed_stays_completed_and_without_a_deck_there_is_no_new_one() -> None:
    table = Table().draw("A a─ f .").contract("a", "night_shift").breakdown("storm")
    table.s.contracts = ()
    table.end_round()
    assert table.faulted() == "r0c1"
    assert table.player("a")["completed"] == ["night_shift"]
    assert table.player("a")["has_contract"] is False
    table.breakdown("quiet_night").end_round()
    assert table.player("a")["completed"] == ["night_shift"]
    assert table.score("a") == 2


@pytest.mark.rule("BLK-ROUND-05", "BLK-END-04")
def test_an_unmet_contract_costs_nothing() -> None:
    table = Table().contract("a", "high_voltage").breakdown("quiet_night").end_round()
    assert table.score("a") == 0
    assert table.player("a")["contract"] == "high_voltage"


@pytest.mark.rule("BLK-ROUND-06")
def test_the_top_card_is_revealed_and_carried_out() -> None:
    table = Table().draw("A a─ .").breakdown("storm").end_round()
    assert table.view["breakdowns"] == ["storm"]
    assert table.view["breakdown_deck"] == 9
    assert table.faulted() == "r0c1"
    assert table.events("breakdown") == [{"breakdown": "storm"}]


@pytest.mark.rule("BLK-ROUND-07")
def test_a_card_is_revealed_in_round_ten_too() -> None:
    table = Table(last_repairs=False).draw("A a─ .").round(10).breakdown("storm").end_round()
    assert table.faulted() == "r0c1"
    assert table.view["breakdown_deck"] == 0
    assert table.over


@pytest.mark.rule("BLK-ROUND-07")
@pytest.mark.parametrize(("start", "order"), [("a", "abc"), ("b", "bca"), ("c", "cab")])
def test_players_choose_in_turn_order_by_the_token_as_it_lies(start: str, order: str) -> None:
    table = Table(players=3).draw("""
        A a─ a─ .
        B b─ b─ .
        C c─ c─ .
    """)
    table.start(start).breakdown("storm")
    for _ in range(3):
        table.play("done")
    chosen = ""
    while table.view["card"]:
        chosen += str(table.mover)
        table.play(table.legal[0])
    assert chosen == order


@pytest.mark.rule("BLK-ROUND-06")
def test_between_rounds_nobody_has_a_turn_or_points() -> None:
    table = Table().draw("A a─ a─ .").breakdown("storm").end_round()
    assert (table.view["phase"], table.view["turn_of"]) == ("breakdown", None)
    assert table.view["tension"] == {"left": 0, "per_turn": 4, "acted": False, "spare": 0}
    assert table.refused("draw") == ("must_choose", "BLK-VERB-06")


@pytest.mark.rule("BLK-ROUND-08")
def test_the_start_token_moves_to_the_right() -> None:
    table = Table(players=3)
    holders = []
    for card in ("quiet_night", "subsidy", "general_overhaul", "heat_wave"):
        holders.append(table.mover)
        table.breakdown(card).end_round()
    assert holders == ["a", "b", "c", "a"]


@pytest.mark.rule("BLK-ROUND-09", "BLK-ROUND-10")
def test_hands_are_filled_in_turn_order_by_the_new_token() -> None:
    table = Table(players=3).hand("a", "refit").hand("b", "refit").hand("c", "refit", "refit")
    table.hand("a").deck("overtime", "stockroom", "cut_cable").breakdown("quiet_night").end_round()
    assert table.player("b")["hand"] == ["refit", "overtime"]
    assert table.player("c")["hand"] == ["refit", "refit"]
    assert table.player("a")["hand"] == ["stockroom", "cut_cable"]


@pytest.mark.rule("BLK-ROUND-10")
def test_hands_stay_short_when_no_card_is_left() -> None:
    table = Table().hand("a", "refit").breakdown("quiet_night")
    table.s.deck = ()
    table.end_round()
    assert table.player("a")["cards"] == 1
    assert table.s.round == 2


@pytest.mark.rule("BLK-ROUND-11")
def test_the_game_is_ten_rounds() -> None:
    table = Table()
    rounds = []
    while table.mover:
        rounds.append(table.s.round)
        table.play("exchange" if "exchange" in table.legal else "done")
    assert sorted(set(rounds)) == list(range(1, 11))
    assert table.match.outcome() is not None
    assert table.legal == []
    assert table.refused("done") == ("game_over", "BLK-END-01")
