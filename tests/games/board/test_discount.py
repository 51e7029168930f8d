"""The discount token of Recharged: where it lies, what it does, and how it goes."""

import pytest

from tests.games.board.table import NAMES, Table

MAPS = ["germany", "usa"]


def discount(
    row: list[int], deck: list[int | str], players: int = 3, round: int = 2, board: str = "germany"
) -> Table:
    """A phase 2 that has just begun, ana to open; the token is on the lowest plant."""
    table = Table("recharged", players, map=board).order(*NAMES[:players])
    return table.market(*row).deck(*deck).begin("auction", round)


def buy(table: Table, plant: int, price: int | None = None) -> Table:
    """The mover opens a plant and the others let it go."""
    table.play(f"open {plant} {plant if price is None else price}")
    while table.s.auction.lot == plant:
        table.play("pass")
    return table


# ---- on the lowest plant


@pytest.mark.rule("GRID-DISC-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("board", MAPS)
def test_the_first_round_begins_with_the_token_on_the_lowest_plant(
    board: str, players: int
) -> None:
    for seed in range(10):
        table = Table("recharged", players, seed=seed, map=board)
        assert table.token() == min(table.row())


@pytest.mark.rule("GRID-DISC-01")
@pytest.mark.parametrize("board", MAPS)
def test_the_discounted_plant_is_opened_from_1_and_no_other(board: str) -> None:
    table = discount([13, 15, 20, 25, 30, 31, 32, 33], [40, "step3"], board=board)
    assert table.openings()[13] == list(range(1, 51))
    assert {plant: min(bids) for plant, bids in table.openings().items()} == {
        13: 1,
        15: 15,
        20: 20,
        25: 25,
    }


@pytest.mark.rule("GRID-DISC-01")
def test_the_view_shows_the_token_and_the_minimum() -> None:
    seen = discount([13, 15, 20, 25, 30, 31, 32, 33], [40, "step3"]).view(-1)["market"]
    assert seen["discount"] == 13
    assert [plant["minimum"] for plant in seen["current"]] == [1, 15, 20, 25]


@pytest.mark.rule("GRID-DISC-01")
def test_a_bid_below_1_is_refused() -> None:
    error = discount([13, 15, 20, 25], [40, "step3"]).refused("open 13 0")
    assert (error.code, error.rule) == ("bid_too_low", "GRID-DISC-01")
    assert error.facts["minimum"] == 1


@pytest.mark.rule("GRID-DISC-01")
def test_the_discount_is_for_the_minimum_alone_and_rivals_raise_as_ever() -> None:
    table = discount([13, 15, 20, 25], [40, "step3"]).play("open 13 1")
    assert table.legal[:3] == ["pass", "bid 2", "bid 3"]
    table.play("bid 30", "pass", "pass")
    assert table.money("bob") == 20
    assert table.plants("bob") == [13]


@pytest.mark.rule("GRID-DISC-01", "GRID-AUC-08")
def test_the_last_player_left_pays_1_for_the_discounted_plant() -> None:
    table = discount([13, 15, 20, 25], [40, "step3"]).play("pass", "pass")
    assert table.openings() == {
        13: [1],
        15: [15],
        20: [20],
        25: [25],
    }
    assert table.play("open 13 1").money("eva") == 49


@pytest.mark.rule("GRID-DISC-01")
def test_a_poor_player_can_buy_the_discounted_plant_alone() -> None:
    table = discount([13, 15, 20, 25], [40, "step3"]).give("ana", money=3)
    assert table.openings() == {13: [1, 2, 3]}


@pytest.mark.rule("GRID-DISC-01", "GRID-AUC-11")
def test_round_one_has_the_discount_too() -> None:
    table = buy(discount([13, 15, 20, 25], [40, "step3"], round=1), 13, 1)
    assert table.money("ana") == 49


@pytest.mark.rule("GRID-DISC-01")
def test_step_3_has_the_discount_too() -> None:
    table = Table("recharged", 3).step(3).order("ana", "bob", "eva")
    table.market(25, 28, 30, 31, 36, 40).deck(42).begin("auction")
    assert table.token() == 25
    assert min(table.openings()[25]) == 1


@pytest.mark.rule("GRID-DISC-01")
def test_an_empty_market_has_no_place_for_the_token() -> None:
    table = Table("recharged", 3).step(3).market().deck().begin("auction")
    assert table.token() is None
    assert table.pass_all().gone() == []


@pytest.mark.rule("GRID-DISC-01")
@pytest.mark.parametrize("board", MAPS)
def test_classic_has_no_token(board: str) -> None:
    table = Table("classic", 3, map=board).order("ana", "bob", "eva").begin("auction")
    assert table.token() is None
    assert min(table.openings()[3]) == 3


# ---- sold


@pytest.mark.rule("GRID-DISC-02")
@pytest.mark.parametrize("board", MAPS)
def test_with_its_plant_sold_the_token_is_set_aside(board: str) -> None:
    table = buy(discount([13, 15, 20, 25], [40, 42, "step3"], board=board), 13, 1)
    assert table.token() is None
    assert {plant: min(bids) for plant, bids in table.openings().items()} == {
        15: 15,
        20: 20,
        25: 25,
        40: 40,
    }


@pytest.mark.rule("GRID-DISC-02")
def test_with_its_plant_sold_nothing_is_removed_at_the_end() -> None:
    table = buy(discount([13, 15, 20, 25], [40, 42, "step3"]), 13, 1).pass_all()
    assert table.row() == [15, 20, 25, 40]
    assert table.gone() == []


@pytest.mark.rule("GRID-DISC-02", "GRID-DISC-01")
def test_the_token_comes_back_in_the_next_round() -> None:
    table = buy(discount([13, 15, 20, 25], [40, 42, "step3"]), 13, 1).pass_all()
    assert table.token() is None
    assert table.pass_all().token() is None  # phase 4
    table.pass_all().pass_all()
    assert (table.s.round, table.phase) == (3, "auction")
    assert table.token() == table.row()[0] == 15


@pytest.mark.rule("GRID-DISC-02", "GRID-DISC-03")
def test_a_lower_card_after_the_sale_of_the_discounted_plant_stays() -> None:
    table = buy(discount([13, 15, 20, 25], [4, 42, "step3"]), 13, 1)
    assert table.row() == [4, 15, 20, 25]
    assert min(table.openings()[4]) == 4
    assert table.gone() == []


# ---- undercut


@pytest.mark.rule("GRID-DISC-03")
@pytest.mark.parametrize("board", MAPS)
def test_a_card_lower_than_the_discounted_plant_leaves_for_another(board: str) -> None:
    table = buy(discount([13, 15, 20, 25], [4, 42, 44, "step3"], board=board), 15)
    assert table.row() == [13, 20, 25, 42]
    assert table.stack() == [44, "step3"]
    assert table.gone() == [4]
    assert table.token() is None
    assert table.facts("undercut") == [{"plant": 4}]


@pytest.mark.rule("GRID-DISC-03", "GRID-EX-06")
@pytest.mark.parametrize("drawn", [3, 9, 14])
def test_the_token_of_the_example_lies_on_15(drawn: int) -> None:
    table = discount([15, 16, 17, 18, 19, 20, 21, 22], [drawn, 30, "step3"])
    assert table.token() == 15
    buy(table, 18)
    assert drawn not in table.row()
    assert table.gone() == [drawn]
    assert table.token() is None
    assert table.row() == [15, 16, 17, 19, 20, 21, 22, 30]


@pytest.mark.rule("GRID-DISC-03")
def test_a_card_above_the_discounted_plant_joins_the_market() -> None:
    table = buy(discount([13, 15, 20, 25], [14, 42, "step3"]), 15)
    assert table.row() == [13, 14, 20, 25]
    assert table.token() == 13
    assert min(table.openings()[13]) == 1


@pytest.mark.rule("GRID-DISC-03")
def test_the_redraw_can_be_the_step_3_card() -> None:
    table = buy(discount([13, 15, 20, 25], [4, "step3", 42, 44]), 15)
    assert table.gone() == [4]
    assert "step3" not in table.stack()
    assert sorted(table.openings()) == [13, 20, 25]


@pytest.mark.rule("GRID-DISC-03")
def test_with_nothing_left_to_redraw_the_market_shrinks() -> None:
    table = Table("recharged", 3).step(3).order("ana", "bob", "eva").market(25, 30, 40).deck(20)
    buy(table.begin("auction"), 40)
    assert table.row() == [25, 30]
    assert table.gone() == [20]
    assert table.token() is None


@pytest.mark.rule("GRID-DISC-03")
def test_the_step_3_card_undercuts_nothing() -> None:
    table = buy(discount([13, 15, 20, 25], ["step3", 42, 44]), 15)
    assert table.token() == 13
    assert "undercut" not in table.kinds()


@pytest.mark.rule("GRID-DISC-04")
def test_after_an_undercut_the_plant_has_its_normal_minimum() -> None:
    table = buy(discount([13, 15, 20, 25], [4, 42, 44, "step3"]), 15)
    assert table.openings()[13] == list(range(13, 51))
    error = table.refused("open 13 1")
    assert (error.code, error.rule, error.facts["minimum"]) == ("bid_too_low", "GRID-AUC-03", 13)


@pytest.mark.rule("GRID-DISC-04")
def test_after_an_undercut_the_plant_is_not_removed_at_the_end() -> None:
    table = buy(discount([13, 15, 20, 25], [4, 42, 44, "step3"]), 15).pass_all()
    assert table.phase == "fuel"
    assert table.row() == [13, 20, 25, 42]
    assert table.gone() == [4]
    assert "discount_unsold" not in table.kinds()


@pytest.mark.rule("GRID-DISC-06")
def test_the_second_lower_card_stays() -> None:
    table = buy(discount([13, 15, 20, 25], [4, 3, 44, "step3"]), 15)
    assert table.row() == [3, 13, 20, 25]
    assert table.gone() == [4]
    assert table.stack() == [44, "step3"]


@pytest.mark.rule("GRID-DISC-06")
def test_a_lower_card_at_a_later_sale_of_the_phase_stays() -> None:
    table = buy(discount([13, 15, 20, 25], [4, 42, 3, 44, "step3"]), 15)
    buy(table, 20)
    assert table.row() == [3, 13, 25, 42]
    assert table.gone() == [4]
    assert min(table.openings()[3]) == 3


# ---- unsold


@pytest.mark.rule("GRID-DISC-05")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_an_unsold_discounted_plant_leaves_the_game_and_is_replaced(
    board: str, players: int
) -> None:
    table = discount([13, 15, 20, 25], [40, 42, "step3"], players, board=board).pass_all()
    assert table.phase == "fuel"
    assert table.row() == [15, 20, 25, 40]
    assert table.stack() == [42, "step3"]
    assert table.gone() == [13]
    assert table.token() is None
    assert table.facts("discount_unsold") == [{"plant": 13}]


@pytest.mark.rule("GRID-DISC-05")
def test_it_leaves_even_when_others_were_bought() -> None:
    table = buy(discount([13, 15, 20, 25], [40, 42, 44, "step3"]), 20)
    buy(table, 15)
    assert table.pass_all().gone() == [13]
    assert table.row() == [25, 40, 42, 44]


@pytest.mark.rule("GRID-DISC-05", "GRID-AUC-11")
def test_it_leaves_in_round_one_too() -> None:
    table = discount([3, 4, 5, 6, 7, 8, 9, 10], [40, 42, 44, 46, "step3"], round=1)
    for plant in (4, 5, 6):
        buy(table, plant)
    assert table.phase == "fuel"
    assert table.row() == [7, 8, 9, 10, 40, 42, 44, 46]
    assert table.gone() == [3]


@pytest.mark.rule("GRID-DISC-05", "GRID-DISC-03")
def test_its_replacement_may_be_lower_and_stays() -> None:
    table = discount([13, 15, 20, 25], [4, 42, "step3"]).pass_all()
    assert table.row() == [4, 15, 20, 25]
    assert table.stack() == [42, "step3"]
    assert table.gone() == [13]
    assert table.token() is None


@pytest.mark.rule("GRID-DISC-05")
def test_with_an_empty_deck_the_market_just_shrinks() -> None:
    table = Table("recharged", 3).step(3).order("ana", "bob", "eva").market(25, 30, 40).deck()
    assert table.begin("auction").pass_all().row() == [30, 40]


@pytest.mark.rule("GRID-DISC-05", "GRID-STEP-06")
def test_step_3_can_come_with_that_replacement_at_the_very_end() -> None:
    table = Table("recharged", 3).step(2).order("ana", "bob", "eva")
    table.market(13, 15, 20, 25, 30, 31, 32, 33).deck("step3", 40, 42).begin("auction").pass_all()
    assert table.gone() == [13, 15]
    assert table.row() == [20, 25, 30, 31, 32, 33]
    assert (table.s.step, table.phase) == (3, "fuel")
