"""Phase 1: who goes first, and the new order at the end of round one's auction."""

import pytest

from megavolt.games.board.state import AUCTION
from tests.games.board.table import NAMES, Table

EDITIONS = ["recharged", "classic"]
WEST = ["essen", "duisburg", "munster", "dortmund", "dusseldorf", "kassel", "osnabruck"]
SOUTH = ["stuttgart", "freiburg", "konstanz", "augsburg", "regensburg", "munchen", "passau"]
SOUTHWEST = ["aachen", "koln", "trier", "frankfurt-m", "mannheim", "saarbrucken"]
EAST = ["halle", "leipzig", "dresden", "erfurt", "fulda", "wurzburg", "nurnberg"]
FOUR_REGIONS = ["west", "south", "southwest", "east"]


def four(edition: str) -> Table:
    return Table(edition, 4, regions=FOUR_REGIONS)


def next_round(table: Table) -> Table:
    """Play phase 5 to its end: phase 1 of the next round sets the order."""
    return table.begin("bureaucracy").pass_all()


# ---- most cities, then the higher plant


@pytest.mark.rule("GRID-ORDER-01", "GRID-EX-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_the_document(edition: str) -> None:
    # Ana has 6 cities, Gregorio (bob) and Angelica (eva) 5, Valeria (kai) 4.
    table = four(edition).order("kai", "eva", "bob", "ana")
    table.give("ana", plants=[4], cities=WEST[:6])
    table.give("bob", plants=[17, 6], cities=SOUTH[:5])
    table.give("eva", plants=[15, 8], cities=SOUTHWEST[:5])
    table.give("kai", plants=[31], cities=EAST[:4])
    assert next_round(table).order_names() == ["ana", "bob", "eva", "kai"]


@pytest.mark.rule("GRID-ORDER-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_plant_breaks_a_tie_not_the_newest_nor_the_sum(edition: str) -> None:
    table = four(edition).order("ana", "bob", "eva", "kai")
    table.give("ana", plants=[16, 15, 14], cities=WEST[:3])  # the greatest sum
    table.give("bob", plants=[4, 5, 18], cities=SOUTH[:3])  # the newest is the highest
    table.give("eva", plants=[20, 3, 6], cities=EAST[:3])  # the oldest is the highest
    table.give("kai", plants=[7, 17, 8], cities=SOUTHWEST[:3])
    assert next_round(table).order_names() == ["eva", "bob", "kai", "ana"]


@pytest.mark.rule("GRID-ORDER-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cities_count_before_plants(edition: str) -> None:
    table = four(edition).order("ana", "bob", "eva", "kai")
    table.give("ana", plants=[50], cities=WEST[:1])
    table.give("bob", plants=[3], cities=SOUTH[:2])
    table.give("eva", plants=[40], cities=EAST[:2])
    table.give("kai", plants=[4], cities=SOUTHWEST[:3])
    assert next_round(table).order_names() == ["kai", "eva", "bob", "ana"]


@pytest.mark.rule("GRID-ORDER-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_plant_ranks_below_any_plant(edition: str) -> None:
    table = four(edition).order("ana", "bob", "eva", "kai")
    table.give("ana", plants=[], cities=WEST[:2])
    table.give("bob", plants=[3], cities=SOUTH[:2])
    table.give("eva", plants=[], cities=EAST[:3])
    table.give("kai", plants=[50])
    assert next_round(table).order_names() == ["eva", "bob", "ana", "kai"]


@pytest.mark.rule("GRID-ORDER-01")
@pytest.mark.parametrize("before", [["eva", "ana", "kai", "bob"], ["bob", "kai", "ana", "eva"]])
def test_equals_without_plants_keep_their_order(before: list[str]) -> None:
    table = four("recharged").order(*before)
    assert next_round(table).order_names() == before


@pytest.mark.rule("GRID-ORDER-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_new_order_is_that_of_the_next_auction(edition: str) -> None:
    table = Table(edition, 3, regions=["west", "south", "southwest"]).order("eva", "ana", "bob")
    table.give("ana", plants=[4]).give("bob", plants=[20]).give("eva", plants=[5])
    assert next_round(table).mover == "bob"


@pytest.mark.rule("GRID-ORDER-01")
def test_the_order_is_set_once_a_round_and_not_while_it_goes_on() -> None:
    table = Table("recharged", 3, regions=["west", "south", "southwest"])
    table.order("bob", "ana", "eva").give("ana", plants=[20], money=100, cities=WEST[:1])
    table.give("bob", plants=[4], cities=SOUTH[:1]).give("eva", plants=[5])
    table.begin("building").play("done", "build duisburg")
    assert table.order_names() == ["bob", "ana", "eva"]
    table.pass_all()
    assert table.order_names() == ["bob", "ana", "eva"]  # still this order in phase 5


# ---- round one


@pytest.mark.rule("GRID-ORDER-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [[2, 0, 1], [1, 2, 0], [0, 1, 2]])
def test_round_one_begins_in_the_order_drawn(edition: str, order: list[int]) -> None:
    table = Table(edition, 3, setup={"order": order})
    assert table.s.order == order
    assert table.mover == NAMES[order[0]]


@pytest.mark.rule("GRID-ORDER-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_purchase_in_round_one_does_not_change_the_order_of_the_auction(edition: str) -> None:
    table = Table(edition, 3, setup={"order": [2, 0, 1]})
    table.play(table.legal[0], "pass", "pass")
    assert table.order_names() == ["eva", "ana", "bob"]
    assert table.mover == "ana"


@pytest.mark.rule("GRID-ORDER-03", "GRID-EX-07")
def test_the_higher_plant_goes_first_whatever_was_paid_for_it() -> None:
    table = Table("classic", 3, setup={"order": [0, 1, 2]})
    table.play("open 6 10", "pass", "pass")  # ana pays 10 for 06, which makes 07 current
    table.play("open 7 8", "pass")  # bob pays 8 for 07
    table.play("open 3 3")
    assert (table.money("ana"), table.money("bob")) == (40, 42)
    assert table.order_names() == ["bob", "ana", "eva"]


@pytest.mark.rule("GRID-ORDER-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_of_the_new_order_buys_fuel_first(edition: str) -> None:
    table = Table(edition, 3, setup={"order": [0, 1, 2], "market": [3, 4, 5, 6, 7, 8, 9, 10]})
    table.play("open 4 4", "pass", "pass", "open 6 6", "pass", "open 5 5")
    assert table.order_names() == ["bob", "eva", "ana"]
    assert table.mover == "ana"
    table.play("done")
    assert table.mover == "eva"


@pytest.mark.rule("GRID-ORDER-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("board", ["germany", "usa"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_any_first_auction_the_order_is_that_of_the_plants(
    edition: str, board: str, players: int
) -> None:
    # Openers win and lose, bid high and low: every path to the end of the phase reorders.
    for seed in range(4):
        table = Table(edition, players, seed=seed, map=board)
        turn = seed
        while table.s.phase == AUCTION:
            turn += 1
            table.play(table.legal[(turn * 5) % len(table.legal)])
        bought = [plant for (plant,) in table.s.plants]
        assert [bought[seat] for seat in table.s.order] == sorted(bought, reverse=True)


@pytest.mark.rule("GRID-ORDER-03")
def test_two_players_reorder_too() -> None:
    table = Table("classic", 2, setup={"order": [0, 1]})
    table.play("open 3 3", "pass", "open 4 4")
    assert table.order_names() == ["bob", "ana"]


@pytest.mark.rule("GRID-ORDER-03")
def test_the_reorder_also_comes_when_an_unsold_discount_changes_the_market_first() -> None:
    market: list[int] = [3, 4, 5, 6, 7, 8, 9, 10]
    table = Table("recharged", 3, setup={"order": [2, 1, 0], "market": market})
    table.play("open 4 4", "pass", "pass", "open 5 5", "pass", "open 6 6")
    assert 3 not in table.row()
    assert table.order_names() == ["ana", "bob", "eva"]


@pytest.mark.rule("GRID-ORDER-03")
def test_the_reorder_also_comes_when_the_step_3_card_ends_the_phase() -> None:
    table = Table("classic", 3, setup={"order": [2, 1, 0]}).deck(13, "step3", 20)
    table.play("open 4 4", "pass", "pass", "open 5 5", "pass", "open 6 6")
    assert table.s.step == 3
    assert table.order_names() == ["ana", "bob", "eva"]


@pytest.mark.rule("GRID-ORDER-03", "GRID-ORDER-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_later_auctions_do_not_change_the_order(edition: str) -> None:
    table = Table(edition, 3).order("ana", "bob", "eva").market(3, 4, 5, 6, 7, 8, 9, 10)
    table.begin("auction", round=2).play("open 3 3", "pass", "pass")
    table.play("open 4 4", "pass", "open 5 5")
    assert table.order_names() == ["ana", "bob", "eva"]
    assert table.mover == "eva"


@pytest.mark.rule("GRID-ORDER-03")
def test_a_given_setup_is_left_as_it_was_when_the_order_changes() -> None:
    setup: dict[str, object] = {"order": [0, 1, 2]}
    table = Table("classic", 3, setup=setup)
    table.play("open 3 3", "pass", "pass", "open 4 4", "pass", "open 5 5")
    assert table.s.order == [2, 1, 0]
    assert setup == {"order": [0, 1, 2]}
    assert table.match.setup == {"order": [0, 1, 2]}
