"""Setup: who begins, what is dealt, what is removed unseen, and how it varies with the players."""

from collections import Counter
from typing import Any

import pytest

from megavolt.games.cards.fuel_cards import CARDS
from tests.games.cards.table import NAMES, Table

COUNTS = [2, 3, 4, 5, 6]
SEEDS = range(12)
REMOVED = {2: (1, 5), 3: (2, 6), 4: (1, 3), 5: (0, 0), 6: (0, 0)}
STACK = {2: 28, 3: 26, 4: 30, 5: 34, 6: 34}
SIZE = {2: 4, 3: 4, 4: 5, 5: 6, 6: 6}
MARKS = {2: ["2-6"], 3: ["2-6"], 4: ["2-6", "4-6"], 5: ["2-6", "4-6", "5-6"]}
MARKS[6] = MARKS[5]

each_count = pytest.mark.parametrize("players", COUNTS)


def tables(players: int, **options: Any) -> list[Table]:
    return [Table(players=players, seed=seed, **options) for seed in SEEDS]


@pytest.mark.rule("CARD-SETUP-01")
@each_count
def test_each_player_has_a_seat_and_a_place_in_the_order(players: int) -> None:
    for table in tables(players):
        assert sorted(table.order_names()) == sorted(NAMES[:players])


@pytest.mark.rule("CARD-SETUP-02")
@each_count
def test_the_first_order_is_random_and_its_left_is_first(players: int) -> None:
    orders = {tuple(table.s.order) for table in tables(players)}
    assert len(orders) > 1
    table = Table(players=players)
    assert table.s.actor == table.s.order[0]


@pytest.mark.rule("CARD-SETUP-03")
def test_seats_are_the_joining_order_whatever_the_order() -> None:
    # Bidding goes round by seat: from kai to ana, although bob comes after kai in the order.
    table = Table(players=4, setup={"order": [3, 1, 0, 2]})
    table.play(table.legal[0])
    assert table.mover == "ana"


@pytest.mark.rule("CARD-SETUP-04")
@each_count
def test_nobody_has_plants_or_fuel(players: int) -> None:
    table = Table(players=players)
    assert all(not own for own in [*table.s.plants, *table.s.stores, table.s.bank_plants])


@pytest.mark.rule("CARD-SETUP-05")
@each_count
def test_everyone_starts_with_12_elektro(players: int) -> None:
    assert Table(players=players).s.money == [12] * players


@pytest.mark.rule("CARD-SETUP-06")
def test_the_supply_of_money_never_runs_out() -> None:
    # 540 Elektro are in the box; who has more than that is still paid.
    table = Table().order("ana", "bob", "eva").give("ana", 1000, ["37"]).begin("bureaucracy")
    table.play("run 37", "done")
    assert table.money("ana") == 1015


@pytest.mark.rule("CARD-SETUP-07")
@each_count
def test_eight_small_plants_make_the_market(players: int) -> None:
    for table in tables(players):
        row = table.s.market.row
        assert len(row) == 8
        assert set(row) <= set(table.r.small)
        numbers = [table.r.number[plant] for plant in row]
        assert numbers == sorted(numbers)
        assert table.current() == table.row()[:4]
    assert len({tuple(sorted(table.row())) for table in tables(players)}) > 1


@pytest.mark.rule("CARD-SETUP-08")
def test_equal_numbers_stand_in_the_order_of_dealing() -> None:
    dealt = ["05b", "07b", "05c", "03a", "05a", "07a", "04a", "08a"]
    table = Table(setup={"market": dealt})
    assert table.row() == ["03a", "04a", "05b", "05c", "05a", "07b", "07a", "08a"]


@pytest.mark.rule("CARD-SETUP-08")
def test_a_later_comer_goes_right_of_its_equals() -> None:
    table = Table().market("05c", "05a", "06a", "07a", "07b", "08a", "08b", "09")
    table.stack("05b", "20", "last").order("ana", "bob", "eva").begin("auction")
    table.play("open 06a 6", "pass", "pass")
    assert table.row()[:4] == ["05c", "05a", "05b", "07a"]


@pytest.mark.rule("CARD-SETUP-09")
def test_the_token_waits_beside_the_market_and_phase_1_puts_it_on() -> None:
    for table in tables(3):
        assert table.token() == table.row()[0]


@pytest.mark.rule("CARD-SETUP-10")
@each_count
def test_plants_are_removed_unseen(players: int) -> None:
    for table in tables(players):
        removed = table.s.removed
        small = sum(plant in table.r.small for plant in removed)
        assert (small, len(removed) - small) == REMOVED[players]
    if players < 5:
        assert len({table.s.removed for table in tables(players)}) > 1


@pytest.mark.rule("CARD-SETUP-10")
def test_what_was_removed_is_hidden_and_its_number_is_not() -> None:
    for table in tables(4):
        market = table.view(0)["market"]
        assert (market["removed_small"], market["removed_large"]) == (1, 3)
        assert {*table.named(table.s.removed)} < {*market["unseen"]}


@pytest.mark.rule("CARD-SETUP-11")
@each_count
def test_a_small_plant_on_top_the_rest_mixed_and_the_card_at_the_bottom(players: int) -> None:
    large_second = 0
    for table in tables(players):
        first, *rest, last = table.s.market.stack
        assert first in table.r.small
        assert table.named([last]) == ["last"]
        assert Counter(p in table.r.small for p in rest)[True] == 4 - REMOVED[players][0]
        large_second += rest[0] in table.r.large
    assert large_second > 0


@pytest.mark.rule("CARD-SETUP-12")
@each_count
def test_the_size_of_the_stack(players: int) -> None:
    table = Table(players=players)
    assert len(table.s.market.stack) == STACK[players] + 1
    assert table.view(0)["market"]["stack"] == STACK[players]


@pytest.mark.rule("CARD-SETUP-13")
def test_only_the_back_of_the_top_card_is_seen() -> None:
    table = Table()
    for top, back in (("03a", "small"), ("30", "large"), ("last", "large")):
        table.market("09", "10", "12", "14", "16", "20", "22", "25").stack(top, "31", "32")
        market = table.view(0)["market"]
        assert market["stack_back"] == back
        assert "31" in market["unseen"]


@pytest.mark.rule("CARD-SETUP-14")
@each_count
def test_regular_cards_are_used_by_their_marks(players: int) -> None:
    table = Table(players=players)
    used = [card for card in table.r.deck.fuels if card.mark in MARKS[players]]
    fuel = table.s.fuel
    in_market = Counter(c for cards in (*fuel.columns, fuel.draw) for c in cards)
    assert in_market == Counter(table.r.card_of(card) for card in used)
    assert len({t.s.fuel.draw for t in tables(players)}) > 1


@pytest.mark.rule("CARD-SETUP-15")
@each_count
def test_three_columns_are_filled_and_the_first_is_empty(players: int) -> None:
    fuel = Table(players=players).s.fuel
    assert [len(cards) for cards in fuel.columns] == [0, *[SIZE[players]] * 3]
    regular = {2: 24, 3: 24, 4: 30, 5: 36, 6: 36}[players]
    assert len(fuel.draw) == regular - 3 * SIZE[players]


@pytest.mark.rule("CARD-SETUP-16")
def test_columns_are_sorted_by_kind_then_units() -> None:
    for table in tables(6):
        for column in (2, 3, 4):
            cards = [(c >> 2, c & 3) for c in table.s.fuel.columns[column - 1]]
            assert cards == sorted(cards)
    assert [table.r.kinds[k] for k in range(4)] == ["coal", "gas", "oil", "uranium"]


@pytest.mark.rule("CARD-SETUP-17")
def test_single_cards_lie_beside_the_market() -> None:
    table = Table()
    assert table.single_supply() == {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}
    for seed in range(3):  # and never come into a pile, whatever is played
        table = Table(seed=seed)
        while table.s.actor >= 0:
            legal = table.game.legal(table.s)
            table.game.apply(table.s, legal[(seed + len(legal)) % len(legal)])
            piled = [*table.s.fuel.draw, *(c for c in range(CARDS) if table.s.fuel.discards[c])]
            assert all(card & 3 for card in piled)


@pytest.mark.rule("CARD-SETUP-18")
@each_count
def test_the_plus_cards_start_the_discards_and_the_plusplus_cards_wait(players: int) -> None:
    table = Table(players=players)
    assert table.discarded() == ["coal3", "gas3", "oil3", "uranium2"]
    assert table.cards(table.s.fuel.waiting) == ["coal3", "gas3", "oil3", "uranium3"]
