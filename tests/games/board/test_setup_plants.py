"""The plants at the start: opening market, deck, and the cards removed unseen."""

import pytest

from megavolt.games.board.rules import END_CARD
from tests.games.board.table import Table, configured
from tests.games.board.test_setup import EDITIONS, MAPS, many

LOW = list(range(3, 16))


# ---- plants, Recharged


@pytest.mark.rule("GRID-SET-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", MAPS)
def test_the_market_is_eight_low_plants(board: str, players: int) -> None:
    for state in many(configured("recharged", players, map=board), 20):
        assert len(set(state.market.row)) == 8
        assert set(state.market.row) <= set(LOW)


@pytest.mark.rule("GRID-SET-09")
def test_every_low_plant_can_be_in_the_market_or_set_aside() -> None:
    states = many(configured("recharged", 6), 200)
    assert {p for state in states for p in state.market.row} == set(LOW)
    assert {state.market.stack[0] for state in states} == set(LOW)
    absent = [set(LOW) - set(state.market.row) for state in states]
    assert set().union(*absent) == set(LOW)


@pytest.mark.rule("GRID-SET-09", "GRID-SET-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", MAPS)
def test_the_set_aside_low_plant_tops_the_deck_and_step_3_lies_under_it(
    board: str, players: int
) -> None:
    for state in many(configured("recharged", players, map=board), 40):
        assert state.market.stack[0] in LOW
        assert state.market.stack[-1] == END_CARD
        assert state.market.stack.count(END_CARD) == 1


@pytest.mark.rule("GRID-SET-11")
@pytest.mark.parametrize(
    ("players", "low", "high"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
@pytest.mark.parametrize("board", MAPS)
def test_plants_are_removed_by_their_backs(board: str, players: int, low: int, high: int) -> None:
    for state in many(configured("recharged", players, map=board), 20):
        assert sum(p in LOW for p in state.removed) == low
        assert sum(p not in LOW for p in state.removed) == high
        assert len(state.market.stack) == 42 - 8 - low - high + 1


@pytest.mark.rule("GRID-SET-11", "GRID-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_plant_is_in_one_place(edition: str, players: int) -> None:
    game = configured(edition, players)
    for state in many(game, 20):
        cards = [*state.market.row, *state.market.stack, *state.removed]
        assert sorted(cards) == [*game.r.plants, END_CARD]


@pytest.mark.rule("GRID-SET-11")
def test_any_plant_left_can_be_removed() -> None:
    removed = {p for state in many(configured("recharged", 3), 400) for p in state.removed}
    assert removed == set(configured("recharged", 3).r.plants)


@pytest.mark.rule("GRID-SET-11")
def test_the_removed_plants_are_unseen() -> None:
    table = Table("recharged", 3)
    seen = table.view(0)["market"]
    assert seen["gone"] == []
    assert set(table.s.removed) <= set(seen["unseen"])
    assert set(table.s.market.stack) - {END_CARD} <= set(seen["unseen"])


@pytest.mark.rule("GRID-SET-11")
def test_the_low_and_high_plants_of_the_deck_are_shuffled_together() -> None:
    game = configured("recharged", 6)
    below: set[int] = set()
    high_first = 0
    for state in many(game, 200):
        deck = state.market.stack[1:-1]
        below.update(i for i, plant in enumerate(deck) if plant in LOW)
        high_first += deck[0] not in LOW
    assert below == set(range(33))  # the four low plants left come anywhere
    assert 140 < high_first < 200  # 29 of the 33 plants are high


@pytest.mark.rule("GRID-SET-15")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(("top", "back"), [(15, "low"), (3, "low"), (16, "high"), (50, "high")])
def test_the_back_of_the_top_card_is_public(board: str, top: int, back: str) -> None:
    table = Table("recharged", 3, map=board).deck(top, 20, 14, "step3")
    assert [table.view(seat)["market"]["deck_back"] for seat in (-1, 0, 2)] == [back] * 3


@pytest.mark.rule("GRID-SET-15", "GRID-SET-12")
def test_at_the_start_the_back_is_low_and_the_number_unseen() -> None:
    seen = Table("recharged", 4).view(-1)["market"]
    assert (seen["deck_back"], seen["deck_top"]) == ("low", [])


@pytest.mark.rule("GRID-SET-15")
def test_classic_cards_have_one_back() -> None:
    assert Table("classic", 4).view(0)["market"]["deck_back"] is None


# ---- plants, Classic


@pytest.mark.rule("GRID-SET-13")
@pytest.mark.parametrize(("players", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
@pytest.mark.parametrize("board", MAPS)
def test_classic_begins_with_3_to_10_and_13_on_top(board: str, players: int, removed: int) -> None:
    for state in many(configured("classic", players, map=board), 30):
        assert state.market.row == (3, 4, 5, 6, 7, 8, 9, 10)
        assert state.market.stack[0] == 13
        assert state.market.stack[-1] == END_CARD
        assert len(state.removed) == removed
        assert len(state.market.stack) == 42 - 8 - removed + 1


@pytest.mark.rule("GRID-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_other_classic_plant_can_be_removed_but_13_never(players: int) -> None:
    removed = {p for state in many(configured("classic", players), 200) for p in state.removed}
    assert removed == set(configured("classic", players).r.plants) - {*range(3, 11), 13}


@pytest.mark.rule("GRID-SET-13")
def test_the_classic_deck_is_shuffled() -> None:
    states = many(configured("classic", 6), 400)
    assert {state.market.stack[1] for state in states} == {*configured("classic", 6).r.plants} - {
        *range(3, 11),
        13,
    }


@pytest.mark.rule("GRID-SET-13")
def test_everybody_knows_that_13_is_on_top() -> None:
    seen = Table("classic", 4).view(2)["market"]
    assert seen["deck_top"] == [13]
    assert 13 not in seen["unseen"]


# ---- the row


@pytest.mark.rule("GRID-SET-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_market_is_dealt_in_ascending_order(edition: str) -> None:
    for state in many(configured(edition, 4), 40):
        assert list(state.market.row) == sorted(state.market.row)


@pytest.mark.rule("GRID-SET-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("step", [1, 2])
def test_the_four_lowest_are_current_and_the_other_four_future(edition: str, step: int) -> None:
    table = Table(edition, 3).market(11, 15, 7, 20, 9, 31, 12, 5).step(step).begin("auction")
    seen = table.view(0)["market"]
    assert [plant["number"] for plant in seen["current"]] == [5, 7, 9, 11]
    assert [plant["number"] for plant in seen["future"]] == [12, 15, 20, 31]
    assert sorted(table.give("ana", money=99).openings()) == [5, 7, 9, 11]


@pytest.mark.rule("GRID-SET-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_step_3_all_are_current(edition: str) -> None:
    table = Table(edition, 3).order("ana", "bob", "eva").give("ana", money=99)
    table.market(20, 25, 28, 31, 40, 50).deck(36, 38).step(3).begin("auction")
    seen = table.view(0)["market"]
    assert [plant["number"] for plant in seen["current"]] == [20, 25, 28, 31, 40, 50]
    assert seen["future"] == []
    assert sorted(table.openings()) == [20, 25, 28, 31, 40, 50]
