"""The table on its own: turns in both directions, the market's draws, copies."""

from megavolt.core.game import NOBODY
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.table_state import TableState

END = 63


def table(
    row: tuple[int, ...] = (3, 5, 9), stack: tuple[int, ...] = (4, 20, END, 30)
) -> TableState:
    made = TableState()
    made.lay(3, 4, PlantMarket.fresh(list(range(64)), END, row, stack))
    made.order = [2, 0, 1]
    return made


def test_turns_go_in_order() -> None:
    made = table()
    made.begin_in_order()
    movers = [made.actor]
    while made.next_in_order():
        movers.append(made.actor)
    assert movers == [2, 0, 1]


def test_turns_go_in_reverse() -> None:
    made = table()
    made.begin_in_reverse()
    movers = [made.actor]
    while made.next_in_reverse():
        movers.append(made.actor)
    assert movers == [1, 0, 2]


def test_the_end_of_a_game_leaves_nobody_to_move() -> None:
    made = table()
    made.log = []
    made.end_game(9)
    assert (made.phase, made.actor, made.log) == (9, NOBODY, [("game_over",)])


def test_the_lowest_plant_makes_way_for_the_next_card() -> None:
    made = table()
    assert not made.replace_lowest()
    assert (made.market.row, made.market.gone) == ((4, 5, 9), 1 << 3)


def test_the_end_card_is_told_and_shuffles_the_stack() -> None:
    made = table(stack=(END, *range(20, 40)))
    made.rng = 5
    assert made.refill_market()
    assert made.market.row == (3, 5, 9, END)
    assert sorted(made.market.stack) == list(range(20, 40))
    assert made.market.stack != tuple(range(20, 40))
    assert made.rng != 5


def test_a_sale_is_replaced_with_a_look_at_the_token() -> None:
    made = table()
    made.market.token = 5
    made.market.take(3)
    made.replace_sold()  # 4 undercuts 5
    assert (made.market.row, made.market.token) == ((5, 9, 20), -1)


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    made, copy = table(), TableState()
    made.log = []
    made.copy_to(copy)
    assert copy.table_key() == made.table_key()
    assert copy.log is None
    before = made.table_key()
    copy.money[0] += 1
    copy.stock[2] += 1
    copy.order = copy.order[::-1]
    copy.replace_lowest()
    copy.auction.retire(1)
    assert made.table_key() == before
