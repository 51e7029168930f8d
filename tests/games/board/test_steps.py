"""The three steps: when each starts, and what it does to the plant market and the refill."""

from typing import Any

import pytest

from megavolt import Match
from megavolt.games.board.rules import END_CARD
from megavolt.parts.auction import NO_LOT
from tests.games.board.table import NAMES, Table

GAMES = ["recharged", "classic"]
ROW = [21, 22, 23, 24, 25, 26, 27, 28]
STEP2 = [("classic", 2, 10)]
STEP2 += [(game, players, 7) for game in GAMES for players in (3, 4, 5)]
STEP2 += [(game, 6, 6) for game in GAMES]
THREE_PLAYERS = [(4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)]  # the refill by step


def board(game: str = "classic", step: int = 1, players: int = 3, **options: Any) -> Table:
    """A table with plants 21 to 28 in the market, rich players, and ana first in the order."""
    table = Table(game, players, **options).order(*NAMES[:players]).step(step)
    for who in NAMES[:players]:
        table.give(who, money=300)
    return table.market(*ROW).deck(30, 31, 32, 33, "step3", 34, 35)


def current(table: Table) -> list[int]:
    return [plant["number"] for plant in table.view(0)["market"]["current"]]


def future(table: Table) -> list[int]:
    return [plant["number"] for plant in table.view(0)["market"]["future"]]


def fuel_counts(table: Table) -> tuple[int, ...]:
    return tuple(table.s.fuel.tokens)


def no_fuel(table: Table) -> Table:
    return table.fuel_market(coal=0, oil=0, garbage=0, uranium=0)


def build_any(table: Table) -> Table:
    return table.play(next(word for word in table.legal if word.startswith("build")))


# ---- Step 1


@pytest.mark.rule("GRID-STEP-01")
@pytest.mark.parametrize("game", GAMES)
def test_the_game_starts_in_step_one(game: str) -> None:
    table = Table(game, 3)
    assert table.s.step == 1
    assert table.view(0)["step"] == 1


# ---- Step 2


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize(("game", "players", "cities"), STEP2)
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_step_two_starts_at_the_beginning_of_phase_five(
    game: str, map: str, players: int, cities: int
) -> None:
    table = board(game, players=players, map=map).settle("bob", cities).begin("building")
    assert table.s.step == 1
    table.pass_all()
    assert (table.phase, table.s.step) == ("bureaucracy", 2)


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize(("game", "players", "cities"), STEP2)
def test_one_city_fewer_does_not_start_step_two(game: str, players: int, cities: int) -> None:
    table = board(game, players=players).settle("bob", cities - 1).begin("building").pass_all()
    assert (table.phase, table.s.step) == ("bureaucracy", 1)
    assert table.row() == ROW


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize("game", GAMES)
def test_passing_the_number_of_cities_starts_step_two_as_well(game: str) -> None:
    table = board(game).settle("eva", 11).begin("bureaucracy")
    assert table.s.step == 2


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize("game", GAMES)
def test_the_seventh_city_opens_no_second_space_in_the_same_phase_four(game: str) -> None:
    table = board(game).settle("eva", 6).home("bob").begin("building")
    build_any(table)
    assert (table.count("eva"), table.s.step) == (7, 1)
    table.play("done")
    taken = table.cities("eva")[0]
    assert table.refused(f"build {taken}").code == "city_full"
    table.pass_all()
    table.begin("building").play("done")
    spent = 15 + table.way("bob", taken)
    table.play(f"build {taken}")
    assert table.money("bob") == 300 - spent


@pytest.mark.rule("GRID-STEP-02")
def test_step_two_is_told() -> None:
    table = board().settle("eva", 7).begin("bureaucracy").play("done")
    assert table.facts("step")[-1] == {"step": 2}


@pytest.mark.rule("GRID-STEP-03")
@pytest.mark.parametrize("game", GAMES)
def test_when_step_two_starts_the_lowest_plant_leaves_and_is_replaced(game: str) -> None:
    table = board(game).settle("ana", 7).begin("bureaucracy")
    assert table.row() == [22, 23, 24, 25, 26, 27, 28, 30]
    assert table.gone() == [21]
    assert table.stack() == [31, 32, 33, "step3", 34, 35]


@pytest.mark.rule("GRID-STEP-03")
@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_plant_leaves_for_step_two_only_once(game: str) -> None:
    table = board(game).settle("ana", 7).begin("bureaucracy").pass_all()
    table.begin("bureaucracy", round=3)
    assert table.s.step == 2
    assert table.gone() == [21]
    assert len(table.row()) == 8


@pytest.mark.rule("GRID-STEP-03", "GRID-BUR-06")
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_that_phase_five_still_takes_the_highest_plant_away(game: str) -> None:
    table = board(game).settle("ana", 7).begin("bureaucracy").pass_all()
    assert table.row() == [22, 23, 24, 25, 26, 27, 28, 31]
    assert table.stack() == [32, 33, "step3", 34, 35, 30]


@pytest.mark.rule("GRID-STEP-11")
@pytest.mark.parametrize("game", GAMES)
def test_a_step_two_that_has_just_begun_already_counts_for_the_refill(game: str) -> None:
    table = no_fuel(board(game)).settle("ana", 7).begin("bureaucracy").pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[1]


@pytest.mark.rule("GRID-STEP-11")
@pytest.mark.parametrize("game", GAMES)
def test_until_then_the_refill_is_that_of_step_one(game: str) -> None:
    table = no_fuel(board(game)).settle("ana", 6).begin("bureaucracy").pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[0]


# ---- drawing the Step 3 card


@pytest.mark.rule("GRID-STEP-05")
@pytest.mark.parametrize("game", GAMES)
def test_the_deck_under_the_step_three_card_is_shuffled_when_it_is_drawn(game: str) -> None:
    under = [32, 33, 34, 35, 36, 37, 38, 39, 40, 42]
    decks = set()
    for seed in range(6):
        table = Table(game, 3, seed).order("ana", "bob", "eva").step(2).market(*ROW)
        table.give("ana", money=300).deck("step3", *under).begin("auction")
        table.play("open 22 22", "pass", "pass")
        assert END_CARD in table.row()
        assert sorted(table.s.market.stack) == under
        decks.add(tuple(table.stack()))
    assert len(decks) > 1
    assert decks != {tuple(under)}


@pytest.mark.rule("GRID-STEP-05")
def test_in_phase_five_the_plant_just_put_under_the_deck_is_shuffled_in_too() -> None:
    tops = set()
    for seed in range(12):
        table = Table("recharged", 3, seed).step(2).market(*ROW).deck("step3", 31, 32, 33)
        table.begin("bureaucracy").pass_all()
        assert sorted(table.s.market.stack) == [28, 31, 32, 33]
        tops.add(table.stack()[0])
    assert 28 in tops
    assert len(tops) > 1


@pytest.mark.rule("GRID-STEP-05")
def test_after_the_shuffle_nobody_knows_the_plants_under_the_deck() -> None:
    table = board("recharged", step=2).begin("bureaucracy").pass_all()
    assert table.view(0)["market"]["deck_bottom"] == [28]
    table.deck("step3", 28, 34).begin("bureaucracy").pass_all()
    assert table.view(0)["market"]["deck_bottom"] == []


# ---- drawn in phase 2


def auction(game: str, step: int = 2, *deck: int | str) -> Table:
    """Phase 2, ana to open; nobody has a plant."""
    return board(game, step).deck(*(deck or ("step3", 34, 35, 36))).begin("auction")


@pytest.mark.rule("GRID-STEP-06")
@pytest.mark.parametrize("game", GAMES)
def test_the_card_counts_as_the_highest_plant_for_the_rest_of_phase_two(game: str) -> None:
    table = auction(game).play("open 22 22", "pass", "pass")
    assert table.row() == [21, 23, 24, 25, 26, 27, 28, END_CARD]
    assert table.s.step == 2
    assert (current(table), future(table)) == ([21, 23, 24, 25], [26, 27, 28])
    assert table.view(0)["market"]["step3_card"] is True


@pytest.mark.rule("GRID-STEP-06")
@pytest.mark.parametrize("game", GAMES)
def test_auctions_go_on_with_refills_after_the_card(game: str) -> None:
    table = auction(game).play("open 22 22", "pass", "pass")
    table.s.market.stack = (34, 35, 36)
    table.play("open 23 23", "pass")
    assert table.row() == [21, 24, 25, 26, 27, 28, 34, END_CARD]
    table.play("open 24 24")
    assert table.plants("eva") == [24]
    assert (table.phase, table.s.step) == ("fuel", 3)


@pytest.mark.rule("GRID-STEP-06")
@pytest.mark.parametrize("game", GAMES)
def test_the_card_itself_cannot_be_opened(game: str) -> None:
    table = auction(game, 2, "step3").market(21, 22).begin("auction")
    table.play("open 22 22", "pass", "pass")
    assert table.row() == [21, END_CARD]
    assert {word.split()[1] for word in table.legal if word.startswith("open")} == {"21"}
    assert table.refused(f"open {END_CARD} {END_CARD}").code == "no_such_plant"


@pytest.mark.rule("GRID-STEP-06", "GRID-STEP-09")
def test_in_classic_card_and_lowest_plant_leave_at_the_end_of_phase_two() -> None:
    table = auction("classic").play("open 22 22", "pass", "pass").pass_all()
    assert (table.phase, table.s.step) == ("fuel", 3)
    assert table.row() == [23, 24, 25, 26, 27, 28]
    assert table.gone() == [21]
    assert len(table.stack()) == 3


@pytest.mark.rule("GRID-STEP-06", "GRID-DISC-05")
def test_in_recharged_the_unsold_discounted_plant_leaves_first_and_is_replaced() -> None:
    table = auction("recharged").play("open 22 22", "pass", "pass")
    table.s.market.stack = (34, 35, 36)
    table.pass_all()
    # 21 leaves with the token and 34 comes; then the card and 23 leave, and nothing comes.
    assert table.row() == [24, 25, 26, 27, 28, 34]
    assert table.gone() == [21, 23]
    assert (table.phase, table.s.step) == ("fuel", 3)
    assert table.stack() == [35, 36]


@pytest.mark.rule("GRID-STEP-06", "GRID-DISC-05")
def test_the_card_drawn_at_the_very_end_of_phase_two_for_the_discounted_plant() -> None:
    table = auction("recharged").pass_all()
    assert table.row() == [23, 24, 25, 26, 27, 28]
    assert table.gone() == [21, 22]
    assert (table.phase, table.s.step) == ("fuel", 3)
    assert len(table.stack()) == 3


@pytest.mark.rule("GRID-STEP-06", "GRID-AUC-13")
def test_the_card_drawn_at_the_very_end_of_phase_two_since_nobody_bought() -> None:
    table = auction("classic").pass_all()
    assert table.row() == [23, 24, 25, 26, 27, 28]
    assert table.gone() == [21, 22]
    assert (table.phase, table.s.step) == ("fuel", 3)


@pytest.mark.rule("GRID-STEP-06", "GRID-AUC-06")
@pytest.mark.parametrize("game", GAMES)
def test_the_card_drawn_for_the_last_plant_sold(game: str) -> None:
    table = auction(game, 2, 30, 31, "step3", 34, 35)
    table.play("open 21 21", "pass", "pass", "open 22 22", "pass", "open 23 23")
    assert (table.phase, table.s.step) == ("fuel", 3)
    assert table.row() == [25, 26, 27, 28, 30, 31]
    assert table.gone() == [24]


@pytest.mark.rule("GRID-STEP-06")
def test_the_card_drawn_while_the_last_buyer_has_still_to_scrap() -> None:
    table = auction("classic", 2, 30, 31, "step3", 34).give("eva", plants=[3, 4, 6])
    table.begin("auction")
    table.play("open 21 21", "pass", "pass", "open 22 22", "pass", "open 23 23")
    assert (table.phase, table.s.step) == ("auction", 2)
    table.play("scrap 3")
    assert (table.phase, table.s.step) == ("fuel", 3)
    assert table.row() == [25, 26, 27, 28, 30, 31]


@pytest.mark.rule("GRID-STEP-06")
@pytest.mark.parametrize("game", GAMES)
def test_step_three_holds_from_phase_three_on(game: str) -> None:
    table = no_fuel(auction(game)).play("open 22 22", "pass", "pass").pass_all().pass_all()
    table.give("ana", cities=[city := table.r.map.cities[table.s.network.in_play.index(True)].id])
    table.give("bob", cities=[city]).home("eva")
    assert table.mover == "eva"
    spent = 20 + table.way("eva", city)
    table.play(f"build {city}")
    assert table.money("eva") == 300 - spent
    table.pass_all().pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[2]


# ---- drawn in phase 4


def overtaking(step: int = 2, *deck: int | str) -> Table:
    """Classic, phase 4: eva is about to connect her twelfth city and overtake plant 12."""
    table = board("classic", step).market(12, 22, 23, 24, 25, 26, 27, 28).settle("eva", 11)
    return table.deck(*(deck or ("step3", 34, 35, 36))).begin("building")


@pytest.mark.rule("GRID-STEP-07", "GRID-BUILD-09")
def test_the_card_drawn_in_phase_four_leaves_at_once_with_the_lowest_plant() -> None:
    table = build_any(overtaking())
    assert table.row() == [23, 24, 25, 26, 27, 28]
    assert table.gone() == [12, 22]
    assert sorted(table.s.market.stack) == [34, 35, 36]


@pytest.mark.rule("GRID-STEP-07")
def test_step_three_then_starts_with_phase_five_and_not_before() -> None:
    table = build_any(overtaking()).home("bob")
    assert (table.phase, table.s.step) == ("building", 2)
    table.play("done")
    both = [c for c in table.cities("eva") if c in table.cities("ana")]
    assert not both
    shared = table.cities("eva")[0]
    table.give("ana", cities=[shared])  # two houses: full in Step 2
    assert table.refused(f"build {shared}").code == "city_full"
    table.pass_all()
    assert (table.phase, table.s.step) == ("bureaucracy", 3)


@pytest.mark.rule("GRID-STEP-07", "GRID-STEP-11", "GRID-BUR-07")
def test_that_rounds_phase_five_is_one_of_step_three() -> None:
    table = build_any(no_fuel(overtaking())).pass_all()
    row = table.row()
    table.pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[2]
    assert table.gone() == [12, 22, 23]
    assert len(table.row()) == 6
    assert table.row() != row


@pytest.mark.rule("GRID-STEP-07", "GRID-BUILD-09")
def test_after_the_card_overtaken_plants_still_leave_and_are_replaced() -> None:
    table = build_any(overtaking().market(12, 13, 14, 24, 25, 26, 27, 28))
    assert table.row() == [14, 24, 25, 26, 27, 28]  # 12 overtaken; card and 13 without replacement
    build_any(table)
    assert table.gone() == [12, 13]
    build_any(table)
    assert table.gone() == [12, 13, 14]
    assert len(table.row()) == 6


@pytest.mark.rule("GRID-STEP-07")
def test_a_plant_overtaken_twice_over_before_the_card_is_drawn() -> None:
    table = build_any(overtaking(2, 11, 9, "step3", 34))
    assert table.row() == [23, 24, 25, 26, 27, 28]
    assert table.gone() == [9, 11, 12, 22]
    assert table.stack() == [34]


# ---- drawn in phase 5


@pytest.mark.rule("GRID-STEP-08")
@pytest.mark.parametrize("game", GAMES)
def test_the_card_drawn_in_phase_five_leaves_with_the_lowest_plant(game: str) -> None:
    table = board(game, 2).deck("step3", 34, 35).begin("bureaucracy").pass_all()
    assert table.row() == [22, 23, 24, 25, 26, 27]
    assert table.gone() == [21]
    assert sorted(table.s.market.stack) == [28, 34, 35]  # 28 went under the deck first


@pytest.mark.rule("GRID-STEP-08", "GRID-STEP-11")
@pytest.mark.parametrize("game", GAMES)
def test_that_rounds_refill_is_still_that_of_step_two(game: str) -> None:
    table = no_fuel(board(game, 2)).deck("step3", 34).begin("bureaucracy").pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[1]


@pytest.mark.rule("GRID-STEP-08", "GRID-STEP-09")
@pytest.mark.parametrize("game", GAMES)
def test_step_three_then_starts_with_the_next_round(game: str) -> None:
    table = board(game, 2).deck("step3", 34).begin("bureaucracy").play("done", "done")
    assert table.s.step == 2
    table.play("done")
    assert (table.phase, table.s.round, table.s.step) == ("auction", 3, 3)
    assert [kind for kind in table.kinds() if kind in ("step", "order")][-2:] == ["step", "order"]
    assert (current(table), future(table)) == ([22, 23, 24, 25, 26, 27], [])


@pytest.mark.rule("GRID-STEP-08", "GRID-STEP-11")
@pytest.mark.parametrize("game", GAMES)
def test_the_round_after_is_refilled_as_step_three(game: str) -> None:
    table = board(game, 2).deck("step3", 34, 35).begin("bureaucracy").pass_all()
    no_fuel(table).begin("bureaucracy", round=3).pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[2]
    assert table.s.step == 3


@pytest.mark.rule("GRID-STEP-02", "GRID-STEP-03", "GRID-STEP-08")
@pytest.mark.parametrize("game", GAMES)
def test_step_two_draws_the_card_of_step_three_in_the_same_phase_five(game: str) -> None:
    table = no_fuel(board(game)).deck("step3", 34, 35).settle("ana", 7).begin("bureaucracy")
    # 21 leaves for Step 2, its replacement is the card, which leaves with 22.
    assert table.row() == [23, 24, 25, 26, 27, 28]
    assert table.gone() == [21, 22]
    assert table.s.step == 2
    table.pass_all()
    assert fuel_counts(table) == THREE_PLAYERS[1]
    assert (table.phase, table.s.step) == ("auction", 3)
    assert len(table.row()) == 6
    assert table.gone() == [21, 22]  # the phase still ended as one of Step 2 (GRID-BUR-06)


@pytest.mark.rule("GRID-STEP-08", "GRID-BUILD-09")
def test_the_card_drawn_for_an_overtaken_plant_in_phase_five() -> None:
    table = no_fuel(board("classic", 2)).settle("eva", 12).deck(12, "step3", 34, 35)
    table.begin("bureaucracy").pass_all()
    assert table.row() == [22, 23, 24, 25, 26, 27]
    assert table.gone() == [12, 21]
    assert fuel_counts(table) == THREE_PLAYERS[1]
    assert table.s.step == 3


@pytest.mark.rule("GRID-STEP-08", "GRID-STEP-11")
@pytest.mark.parametrize("game", GAMES)
def test_drawn_in_phase_five_of_step_one_it_brings_the_refill_of_step_two(game: str) -> None:
    table = no_fuel(board(game, 1)).deck("step3", 34, 35).begin("bureaucracy").pass_all()
    assert table.facts("refilled") == [
        {"fuels": {"coal": 5, "oil": 3, "garbage": 2, "uranium": 1}},
    ]
    assert fuel_counts(table) == (5, 3, 2, 1)
    assert (table.phase, table.s.step) == ("auction", 3)


@pytest.mark.rule("GRID-STEP-08", "GRID-STEP-11")
def test_a_plant_overtaken_in_phase_five_of_step_one_can_bring_it_too() -> None:
    table = no_fuel(board("classic", 1, players=2)).settle("ana", 9).deck(9, "step3", 34, 35)
    table.begin("bureaucracy").pass_all()
    assert fuel_counts(table) == (4, 2, 2, 1)
    assert table.s.step == 3


# ---- Step 3


@pytest.mark.rule("GRID-STEP-09")
@pytest.mark.parametrize("game", GAMES)
def test_in_step_three_all_six_plants_are_current(game: str) -> None:
    table = board(game, 3).market(21, 22, 23, 24, 25, 26).deck(34, 35).begin("auction")
    assert set(table.openings()) == {21, 22, 23, 24, 25, 26}
    table.play("open 26 26", "pass", "pass")
    assert set(table.openings()) == {21, 22, 23, 24, 25, 34}


@pytest.mark.rule("GRID-STEP-09")
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_before_step_three_only_four_plants_are_current(game: str, step: int) -> None:
    table = board(game, step).begin("auction")
    assert set(table.openings()) == {21, 22, 23, 24}
    assert table.refused("open 25 25").code == "still_future"


@pytest.mark.rule("GRID-STEP-09", "GRID-BUR-07")
@pytest.mark.parametrize("game", GAMES)
def test_in_step_three_a_sold_plant_is_not_replaced_from_an_empty_deck(game: str) -> None:
    table = board(game, 3).market(21, 22, 23, 24, 25, 26).deck().begin("auction")
    table.play("open 22 22", "pass", "pass")
    assert table.row() == [21, 23, 24, 25, 26]


# ---- Step 3 before Step 2


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-06")
def test_step_three_before_step_two_in_phase_two_of_classic() -> None:
    table = auction("classic", 1).play("open 22 22", "pass", "pass")
    table.s.market.stack = (34, 35, 36)
    table.pass_all()
    # For Step 2, 21 leaves and 34 comes; then the card and 23 leave.
    assert table.row() == [24, 25, 26, 27, 28, 34]
    assert table.gone() == [21, 23]
    assert (table.s.step, table.stack()) == (3, [35, 36])


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-06")
def test_step_three_before_step_two_at_the_very_end_of_phase_two_of_recharged() -> None:
    table = auction("recharged", 1).pass_all()
    # 21 leaves with the token and the card comes; for Step 2, 22 leaves and a plant comes;
    # then the card and 23 leave.
    assert table.gone() == [21, 22, 23]
    assert table.row()[:5] == [24, 25, 26, 27, 28]
    assert len(table.row()) == 6
    assert (table.s.step, len(table.stack())) == (3, 2)


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-07")
def test_step_three_before_step_two_in_phase_four() -> None:
    table = build_any(overtaking(1))
    # 12 is overtaken and the card comes; for Step 2, 22 leaves and a plant comes; then the
    # card and 23 leave.
    assert table.gone() == [12, 22, 23]
    assert table.row()[:5] == [24, 25, 26, 27, 28]
    assert len(table.row()) == 6
    table.pass_all()
    assert table.s.step == 3  # and the twelve cities start no Step 2 any more
    assert len(table.row()) == 6


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-07", "GRID-BUILD-09")
def test_an_overtaken_plant_that_comes_for_step_two_leaves_before_the_card_does() -> None:
    table = overtaking(1, "step3", 11, 34, 35)
    table.s.market.then = (11, 34, 35)
    build_any(table)
    # 12 is overtaken and the card comes; for Step 2, 22 leaves and 11 comes, is overtaken and
    # replaced by 34; then the card and the lowest plant that remains, 23, leave.
    assert table.row() == [24, 25, 26, 27, 28, 34]
    assert table.gone() == [11, 12, 22, 23]


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-08")
@pytest.mark.parametrize("game", GAMES)
def test_step_three_before_step_two_in_phase_five(game: str) -> None:
    table = board(game, 1).deck("step3", 34, 35).begin("bureaucracy").pass_all()
    # The card comes for 28; for Step 2, 21 leaves and a plant comes; the card and 22 leave.
    assert table.gone() == [21, 22]
    assert table.row()[:5] == [23, 24, 25, 26, 27]
    assert len(table.row()) == 6
    assert (table.s.step, len(table.stack())) == (3, 2)


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-02")
@pytest.mark.parametrize("game", GAMES)
def test_after_step_three_the_seventh_city_changes_nothing(game: str) -> None:
    table = board(game, 3).market(21, 22, 23, 24, 25, 26).deck(34).settle("ana", 7)
    table.begin("bureaucracy")
    assert table.s.step == 3
    assert table.row() == [21, 22, 23, 24, 25, 26]


# ---- the whole way, and back


def early(game: str, deck: list[object], **setup: object) -> Table:
    """A match from the first move, whose deck a setup gives."""
    return Table(game, 3, setup={"order": [0, 1, 2], "deck": deck, **setup})


@pytest.mark.rule("GRID-STEP-05", "GRID-STEP-06", "GRID-STEP-10")
def test_step_three_in_round_one_of_classic() -> None:
    rest = [13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]
    rest += [29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]
    table = early("classic", ["step3", *rest], step3_deck=[40, 39, 38])
    table.play("open 3 3", "pass", "pass")
    assert table.row() == [4, 5, 6, 7, 8, 9, 10, END_CARD]
    assert table.stack()[:3] == [40, 39, 38]
    table.play("open 4 4", "pass", "open 5 5")
    # 40 and 39 come for 4 and 5; for Step 2, 6 leaves and 38 comes; the card and 7 leave.
    assert table.row() == [8, 9, 10, 38, 39, 40]
    assert (table.phase, table.s.round, table.s.step) == ("fuel", 1, 3)
    assert table.order_names() == ["eva", "bob", "ana"]


@pytest.mark.rule("GRID-STEP-05")
@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_the_shuffle_back_and_the_same_deck_comes_again(game: str) -> None:
    plants = Table(game, 3).r.plants
    row = [3, 4, 5, 6, 7, 8, 9, 10]
    rest = [plant for plant in plants if plant not in row][:26]
    table = early(game, ["step3", *rest], market=row)
    before, seen = table.s.key(), table.view(1)
    table.play("open 4 4", "pass", "pass")
    after = table.s.key()
    assert table.s.market.stack != tuple(rest)
    for word in ("pass", "pass", "open 4 4"):
        assert table.match.undo() == word
    assert table.s.key() == before
    assert table.view(1) == seen
    table.play("open 4 4", "pass", "pass")
    assert table.s.key() == after


@pytest.mark.rule("GRID-BUR-04", "GRID-BUR-06")
@pytest.mark.parametrize(("game", "map"), [("recharged", "usa"), ("classic", "germany")])
def test_undo_takes_the_end_of_phase_five_back_and_the_same_plant_is_drawn_again(
    game: str, map: str
) -> None:
    table = Table(game, 3, seed=5, map=map)
    while table.phase == "auction":
        table.play(table.legal[-1] if table.s.auction.lot == NO_LOT else "pass")
    table.pass_all().pass_all()
    table.play("done", "done")
    before, seen = table.s.key(), table.view(-1)
    table.play("done")
    after = table.s.key()
    assert table.s.round == 2
    assert table.match.undo() == "done"
    assert table.s.key() == before
    assert table.view(-1) == seen
    table.play("done")
    assert table.s.key() == after


@pytest.mark.rule("GRID-STEP-05")
def test_a_match_replayed_from_its_record_shuffles_as_it_did() -> None:
    row = [3, 4, 5, 6, 7, 8, 9, 10]
    rest = [plant for plant in Table("classic", 3).r.plants if plant not in row][:26]
    table = early("classic", ["step3", *rest]).play("open 3 3", "pass", "pass")
    again = Match.from_record(table.match.record())
    assert again.state.key() == table.s.key()
