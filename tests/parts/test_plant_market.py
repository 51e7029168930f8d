"""The plant market part on its own: the sorted row, the stack, the token and the end card."""

import pytest

from megavolt.core.game import Entry
from megavolt.core.rng import Rng
from megavolt.parts.plant_market import NO_CARD, PlantMarket

END = 63


def market(row: list[int], stack: list[int] | None = None, token: int = NO_CARD) -> PlantMarket:
    made = PlantMarket.fresh(list(range(64)), END, tuple(row), tuple(stack or []))
    made.token = token
    return made


def rng() -> Rng:
    return Rng(7)


@pytest.mark.parametrize(
    ("card", "row"),
    [(2, (2, 5, 9)), (7, (5, 7, 9)), (12, (5, 9, 12)), (END, (5, 9, END))],
)
def test_a_card_is_sorted_into_the_row(card: int, row: tuple[int, ...]) -> None:
    made = market([5, 9])
    made.insert(card)
    assert made.row == row


def test_a_card_goes_right_of_its_equals() -> None:
    made = PlantMarket.fresh([4, 4, 4, 9, 99], 4, (), ())
    for card in (3, 0, 2, 1):
        made.insert(card)
    assert made.row == (0, 2, 1, 3)


def test_the_first_card_of_an_empty_row() -> None:
    made = market([])
    made.insert(8)
    assert made.row == (8,)


def test_taking_a_card_leaves_the_others_and_keeps_it_in_the_game() -> None:
    made = market([3, 5, 9])
    made.take(5)
    assert (made.row, made.gone) == ((3, 9), 0)


def test_taking_the_discounted_card_sets_the_token_aside() -> None:
    made = market([3, 5, 9], token=3)
    made.take(3)
    assert made.token == NO_CARD


def test_taking_another_card_leaves_the_token_where_it_is() -> None:
    made = market([3, 5, 9], token=3)
    made.take(5)
    assert made.token == 3


def test_a_discarded_card_is_seen_to_leave_the_game() -> None:
    made = market([3, 5, 9])
    made.discard(9)
    assert (made.row, made.gone) == ((3, 5), 1 << 9)


@pytest.mark.parametrize(
    ("row", "lowest", "highest"),
    [
        ([3, 5, 9], 3, 9),
        ([3, 5, END], 3, 5),
        ([END], NO_CARD, NO_CARD),
        ([], NO_CARD, NO_CARD),
    ],
)
def test_the_end_card_is_neither_lowest_nor_highest_plant(
    row: list[int], lowest: int, highest: int
) -> None:
    made = market(row)
    assert (made.lowest(), made.highest()) == (lowest, highest)


@pytest.mark.parametrize(
    ("row", "size", "current"),
    [
        ([3, 4, 5, 6, 7], 4, (3, 4, 5, 6)),
        ([3, 4, 5, END], 4, (3, 4, 5)),
        ([3, 4, 5, 6, END], 4, (3, 4, 5, 6)),
        ([3, 4], 4, (3, 4)),
        ([END], 4, ()),
        ([], 4, ()),
    ],
)
def test_the_current_plants_are_the_lowest_without_the_end_card(
    row: list[int], size: int, current: tuple[int, ...]
) -> None:
    assert market(row).current(size) == current


def test_the_token_goes_on_the_lowest_plant() -> None:
    made = market([4, 5, 9])
    made.place_token()
    assert made.token == 4


@pytest.mark.parametrize("row", [[], [END]])
def test_with_no_plant_there_the_token_lies_nowhere(row: list[int]) -> None:
    made = market(row, token=5)
    made.place_token()
    assert made.token == NO_CARD


def test_the_top_card_is_drawn() -> None:
    made = market([], [20, 3, 30])
    assert made.draw(None) == 20
    assert made.stack == (3, 30)
    assert not made.met


def test_an_empty_stack_gives_no_card() -> None:
    assert market([3]).draw(None) == NO_CARD


def test_a_draw_uses_up_what_is_known_of_the_top() -> None:
    made = market([], [13, 20, 30])
    made.known_top = 1
    made.draw(None)
    assert made.known_top == 0
    made.draw(None)
    assert made.known_top == 0


def test_what_is_known_of_the_bottom_is_never_more_than_there_is() -> None:
    made = market([], [20, 30])
    made.known_bottom = 2
    made.draw(None)
    assert made.known_bottom == 1


def test_a_draw_or_refill_tells_when_the_end_card_came() -> None:
    assert market([], [END, 20]).draw(None) == END
    assert market([5], [END, 20]).refill(None)
    assert not market([5], [20, END]).refill(None)
    assert market([5], [END, 20]).replace_sold(None)
    assert not market([5], [20, END]).replace_sold(None)


def test_drawing_the_end_card_shuffles_the_stack() -> None:
    stack = list(range(20, 40))
    made = market([], [END, *stack])
    made.known_bottom = 3
    dice = rng()
    made.draw(None)
    made.shuffle(dice)
    assert made.met
    assert sorted(made.stack) == stack
    assert list(made.stack) != stack
    assert made.known_bottom == 0
    assert dice.state != rng().state


def test_the_shuffle_does_not_depend_on_how_the_cards_lay() -> None:
    one, other = market([], [END, 20, 30, 40]), market([], [END, 40, 20, 30])
    for made in (one, other):
        made.draw(None)
        made.shuffle(rng())
    assert one.stack == other.stack


def test_a_draw_of_a_plant_shuffles_nothing() -> None:
    made = market([], [20, 40, 30])
    made.draw(None)
    assert made.stack == (40, 30)


def test_a_wished_order_comes_on_top_after_the_shuffle() -> None:
    made = market([], [END, 20, 30, 40, 50])
    made.then = (40, 20, 13)
    made.draw(None)
    made.shuffle(rng())
    assert made.stack[:2] == (40, 20)
    assert sorted(made.stack) == [20, 30, 40, 50]


def test_after_the_shuffle_everyone_knows_the_cards_if_all_were_seen_going_under() -> None:
    seen, unseen = market([], [END, 20, 30]), market([], [END, 20, 30])
    seen.known_bottom, unseen.known_bottom = 2, 1
    for made in (seen, unseen):
        made.draw(None)
        made.shuffle(rng())
    assert (seen.counted, unseen.counted) == (True, False)


def test_a_tucked_card_goes_under_the_stack_and_is_known_there() -> None:
    made = market([3, 9, 12], [20, 30])
    made.tuck(12)
    assert (made.row, made.stack, made.known_bottom) == ((3, 9), (20, 30, 12), 1)
    assert made.gone == 0


def test_a_refill_brings_exactly_one_card_however_many_are_missing() -> None:
    made = market([5, 9], [7, 30])
    made.refill(None)
    assert (made.row, made.stack) == ((5, 7, 9), (30,))


def test_a_refill_from_an_empty_stack_changes_nothing() -> None:
    made = market([5, 9])
    made.refill(None)
    assert made.row == (5, 9)


def test_a_refill_outside_a_sale_does_not_mind_the_token() -> None:
    made = market([5, 9], [4], token=5)
    made.refill(None)
    assert (made.row, made.token, made.gone) == ((4, 5, 9), 5, 0)


def test_a_sale_is_replaced_by_one_card() -> None:
    made = market([5, 9], [7, 30])
    made.replace_sold(None)
    assert (made.row, made.stack) == ((5, 7, 9), (30,))


def test_a_card_that_undercuts_the_discounted_one_leaves_for_another() -> None:
    made = market([5, 9], [4, 30, 40], token=5)
    made.replace_sold(None)
    assert (made.row, made.stack) == ((5, 9, 30), (40,))
    assert (made.token, made.gone) == (NO_CARD, 1 << 4)


def test_only_one_card_undercuts() -> None:
    made = market([5, 9], [4, 3, 40], token=5)
    made.replace_sold(None)
    assert (made.row, made.gone) == ((3, 5, 9), 1 << 4)


def test_a_card_above_the_discounted_one_undercuts_nothing() -> None:
    made = market([5, 9], [6, 40], token=5)
    made.replace_sold(None)
    assert (made.row, made.token, made.gone) == ((5, 6, 9), 5, 0)


def test_without_a_token_nothing_is_undercut() -> None:
    made = market([5, 9], [3, 40])
    made.replace_sold(None)
    assert (made.row, made.gone) == ((3, 5, 9), 0)


def test_an_undercut_with_nothing_left_to_draw() -> None:
    made = market([5, 9], [4], token=5)
    made.replace_sold(None)
    assert (made.row, made.token, made.gone) == ((5, 9), NO_CARD, 1 << 4)


def test_the_end_card_never_undercuts() -> None:
    made = market([5, 9], [END, 20], token=5)
    made.replace_sold(None)
    assert (made.row, made.token) == ((5, 9, END), 5)


def test_the_end_card_can_be_what_is_drawn_after_an_undercut() -> None:
    made = market([5, 9], [4, END, 20], token=5)
    made.replace_sold(None)
    assert (made.row, made.met, made.gone) == ((5, 9, END), True, 1 << 4)


def test_the_end_card_leaves_with_the_lowest_plant() -> None:
    made = market([5, 9, END], [20])
    made.remove_end_card(None)
    assert (made.row, made.stack, made.gone) == ((9,), (20,), 1 << 5)


def test_removing_the_lowest_of_an_empty_row_removes_nothing() -> None:
    made = market([])
    made.remove_lowest(None)
    assert (made.row, made.gone) == ((), 0)


def test_what_happens_is_noted_in_order() -> None:
    log: list[Entry] = []
    made = market([5, 9], [4, END, 20], token=5)
    made.replace_sold(log)
    made.remove_end_card(log)
    assert log == [("drawn", 4), ("undercut", 4), ("end_card",), ("removed", 5)]


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    made = market([5, 9], [4, END, 20, 30], token=5)
    made.then = (30,)
    copy = made.clone()
    assert copy.key() == made.key()
    before = made.key()
    copy.replace_sold(None)
    copy.remove_end_card(None)
    copy.tuck(9)
    assert made.key() == before
    assert copy.key() != before
