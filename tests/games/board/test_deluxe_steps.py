"""The steps in Deluxe: Europe goes from nine plants to eight, both maps end with six."""

import pytest

from megavolt.games.board.rules import END_CARD
from tests.games.board.table import Table
from tests.games.board.test_deluxe import COUNTS, MAPS, REFILL, shown, table

STEP2 = [(2, 7), (3, 7), (4, 7), (5, 7), (6, 6)]


def no_fuel(t: Table) -> Table:
    return t.fuel_market(coal=0, gas=0, oil=0, uranium=0)


def build_any(t: Table) -> Table:
    return t.play(next(word for word in t.legal if word.startswith("build")))


def tokens(t: Table) -> tuple[int, ...]:
    return tuple(t.s.fuel.tokens)


# ---- Step 2


@pytest.mark.rule("GRID-STEP-01")
@pytest.mark.parametrize("board", MAPS)
def test_the_game_starts_in_step_one(board: str) -> None:
    assert Table("deluxe", 3, map=board).s.step == 1


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize(("players", "cities"), STEP2)
@pytest.mark.parametrize("board", MAPS)
def test_step_two_starts_with_phase_five_and_so_many_cities(
    board: str, players: int, cities: int
) -> None:
    t = table(board, players).settle("bob", cities).begin("building")
    assert t.s.step == 1
    t.pass_all()
    assert (t.phase, t.s.step) == ("bureaucracy", 2)


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize(("players", "cities"), STEP2)
@pytest.mark.parametrize("board", MAPS)
def test_one_city_fewer_does_not_start_it(board: str, players: int, cities: int) -> None:
    t = table(board, players).settle("bob", cities - 1)
    row = t.row()
    t.begin("building").pass_all()
    assert (t.phase, t.s.step, t.row()) == ("bureaucracy", 1, row)


@pytest.mark.rule("GRID-STEP-03")
def test_in_north_america_the_lowest_plant_leaves_and_is_replaced() -> None:
    t = table("north-america").settle("ana", 7).begin("bureaucracy")
    assert t.row() == [22, 23, 24, 25, 26, 27, 28, 30]
    assert t.gone() == [21]
    assert t.stack() == [31, 32, 33, "step3", 34, 35]


@pytest.mark.rule("GRID-STEP-04", "GRID-SET-14")
def test_in_europe_the_lowest_plant_leaves_and_is_not_replaced() -> None:
    t = table("europe").settle("ana", 7)
    assert shown(t) == ([21, 22, 23, 24], [25, 26, 27, 28, 29])
    t.begin("bureaucracy")
    assert shown(t) == ([22, 23, 24, 25], [26, 27, 28, 29])
    assert t.gone() == [21]
    assert t.stack() == [30, 31, 32, 33, "step3", 34, 35]


@pytest.mark.rule("GRID-STEP-03", "GRID-STEP-04")
@pytest.mark.parametrize("board", MAPS)
def test_that_happens_only_once(board: str) -> None:
    t = table(board).settle("ana", 7).begin("bureaucracy").pass_all()
    t.begin("bureaucracy", round=3)
    assert t.s.step == 2
    assert t.gone() == [21]
    assert len(t.row()) == 8


@pytest.mark.rule("GRID-STEP-04", "GRID-BUR-06", "GRID-AUC-06")
def test_in_europe_the_market_has_nine_plants_before_step_two_and_eight_after() -> None:
    t = table("europe").begin("auction").play("open 22 22", "pass", "pass")
    assert len(t.row()) == 9
    t.pass_all().pass_all().pass_all()
    assert t.phase == "bureaucracy"
    t.pass_all()
    assert (t.s.round, t.s.step, len(t.row())) == (3, 1, 9)
    t.settle("ana", 7).begin("bureaucracy", round=3)
    assert (t.s.step, len(t.row())) == (2, 8)
    t.pass_all()
    assert (t.s.round, len(t.row())) == (4, 8)
    lot = t.row()[1]
    t.play(f"open {lot} {lot}", "pass", "pass")
    current, future = shown(t)
    assert (len(current), len(future)) == (4, 4)


@pytest.mark.rule("GRID-BUR-06")
@pytest.mark.parametrize(("board", "highest"), [("europe", 29), ("north-america", 28)])
def test_in_phase_five_the_highest_plant_goes_under_the_deck(board: str, highest: int) -> None:
    t = table(board).begin("bureaucracy").pass_all()
    assert t.row() == [*range(21, highest), 30]
    assert t.stack() == [31, 32, 33, "step3", 34, 35, highest]
    assert t.view(1)["market"]["deck_bottom"] == [highest]


@pytest.mark.rule("GRID-STEP-11")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize(("cities", "step"), [(6, 1), (7, 2)])
def test_a_step_two_that_has_just_begun_counts_for_the_refill(
    board: str, cities: int, step: int
) -> None:
    t = no_fuel(table(board)).settle("ana", cities).begin("bureaucracy").pass_all()
    assert tokens(t) == REFILL[board, 3][step - 1]


# ---- the Step 3 card


@pytest.mark.rule("GRID-STEP-05")
@pytest.mark.parametrize("board", MAPS)
def test_the_deck_under_the_card_is_shuffled_when_it_is_drawn(board: str) -> None:
    under = [32, 33, 34, 35, 36, 37, 38, 39, 40, 42]
    decks = set()
    for seed in range(6):
        t = table(board, step=2, seed=seed).deck("step3", *under).begin("auction")
        t.play("open 22 22", "pass", "pass")
        assert sorted(t.s.market.stack) == under
        decks.add(tuple(t.stack()))
    assert len(decks) > 1


@pytest.mark.rule("GRID-STEP-06", "GRID-STEP-09")
def test_drawn_in_phase_two_on_europe() -> None:
    t = table("europe", step=2).deck("step3", 34, 35, 36).begin("auction")
    t.play("open 22 22", "pass", "pass")
    assert t.row() == [21, 23, 24, 25, 26, 27, 28, END_CARD]
    assert shown(t) == ([21, 23, 24, 25], [26, 27, 28])
    assert t.s.step == 2
    t.play("open 23 23", "pass")
    assert (len(t.row()), t.row()[-1]) == (8, END_CARD)  # auctions go on with refills
    t.pass_all()
    assert (t.phase, t.s.step) == ("fuel", 3)
    assert t.gone() == [21]
    assert t.row()[:5] == [24, 25, 26, 27, 28]
    assert (len(t.row()), len(t.stack())) == (6, 2)


@pytest.mark.rule("GRID-STEP-06", "GRID-DISC-05")
def test_drawn_in_phase_two_on_north_america_the_unsold_plant_leaves_first() -> None:
    t = table("north-america", step=2).deck("step3", 34, 35, 36)
    t.s.market.then = (34, 35, 36)
    t.begin("auction").play("open 22 22", "pass", "pass").pass_all()
    # 21 leaves with the token and 34 comes; then the card and 23 leave, and nothing comes.
    assert t.row() == [24, 25, 26, 27, 28, 34]
    assert t.gone() == [21, 23]
    assert (t.phase, t.s.step) == ("fuel", 3)


@pytest.mark.rule("GRID-STEP-06", "GRID-AUC-13")
def test_drawn_on_europe_at_the_very_end_of_phase_two_since_nobody_bought() -> None:
    t = table("europe", step=2).deck("step3", 34, 35).begin("auction").pass_all()
    # 21 leaves unsold and the card comes; then the card and 22 leave.
    assert t.row() == [23, 24, 25, 26, 27, 28]
    assert t.gone() == [21, 22]
    assert (t.phase, t.s.step) == ("fuel", 3)


@pytest.mark.rule("GRID-STEP-07", "GRID-BUILD-09")
@pytest.mark.parametrize("board", MAPS)
def test_drawn_in_phase_four_step_three_starts_with_phase_five(board: str) -> None:
    t = no_fuel(table(board, step=2)).market(12, 22, 23, 24, 25, 26, 27, 28)
    t.deck("step3", 34, 35, 36).settle("eva", 11).begin("building")
    build_any(t)
    # 12 is overtaken and the card comes; it leaves with 22, and nothing comes.
    assert t.row() == [23, 24, 25, 26, 27, 28]
    assert t.gone() == [12, 22]
    assert (t.phase, t.s.step) == ("building", 2)
    t.pass_all()
    assert (t.phase, t.s.step) == ("bureaucracy", 3)
    t.pass_all()
    assert tokens(t) == REFILL[board, 3][2]
    assert t.gone() == [12, 22, 23]  # GRID-BUR-07


@pytest.mark.rule("GRID-STEP-08", "GRID-STEP-09")
@pytest.mark.parametrize("board", MAPS)
def test_drawn_in_phase_five_step_three_starts_with_the_next_round(board: str) -> None:
    t = no_fuel(table(board, step=2)).deck("step3", 34, 35).begin("bureaucracy")
    t.play("done", "done")
    assert t.s.step == 2
    t.play("done")
    # 28 goes under the deck and the card comes; it leaves with 21.
    assert (t.phase, t.s.round, t.s.step) == ("auction", 3, 3)
    assert t.gone() == [21]
    assert shown(t) == ([22, 23, 24, 25, 26, 27], [])
    assert sorted(t.s.market.stack) == [28, 34, 35]
    assert tokens(t) == REFILL[board, 3][1]


@pytest.mark.rule("GRID-STEP-09", "GRID-AUC-02")
@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_in_step_three_all_six_plants_can_be_opened(board: str, players: int) -> None:
    t = table(board, players, step=3).market(21, 22, 23, 24, 25, 26).deck(34, 35)
    t.begin("auction")
    assert sorted(t.openings()) == [21, 22, 23, 24, 25, 26]


@pytest.mark.rule("GRID-BUR-07")
@pytest.mark.parametrize("board", MAPS)
def test_in_step_three_the_lowest_plant_leaves_each_round(board: str) -> None:
    t = table(board, step=3).market(21, 22, 23, 24, 25, 26).deck(34).begin("bureaucracy")
    t.pass_all()
    assert t.row() == [22, 23, 24, 25, 26, 34]
    t.begin("bureaucracy").pass_all()
    assert t.row() == [23, 24, 25, 26, 34]


# ---- Step 3 before Step 2


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-04", "GRID-STEP-06")
def test_in_phase_two_of_europe() -> None:
    t = table("europe").deck("step3", 34, 35, 36).begin("auction")
    t.play("open 22 22", "pass", "pass")
    assert t.row() == [21, 23, 24, 25, 26, 27, 28, 29, END_CARD]
    t.pass_all()
    # For Step 2, 21 leaves and nothing comes; then the card and 23 leave.
    assert t.row() == [24, 25, 26, 27, 28, 29]
    assert t.gone() == [21, 23]
    assert (t.phase, t.s.step, len(t.stack())) == ("fuel", 3, 3)


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-04", "GRID-STEP-07")
def test_in_phase_four_of_europe() -> None:
    t = table("europe").market(5, 22, 23, 24, 25, 26, 27, 28, 29)
    t.deck("step3", 34, 35, 36).settle("eva", 4).begin("building")
    build_any(t)
    # 5 is overtaken and the card comes; for Step 2, 22 leaves; then the card and 23 leave.
    assert t.row() == [24, 25, 26, 27, 28, 29]
    assert t.gone() == [5, 22, 23]
    t.pass_all()
    assert (t.phase, t.s.step, len(t.row())) == ("bureaucracy", 3, 6)


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-04", "GRID-STEP-08")
def test_in_phase_five_of_europe() -> None:
    t = table("europe").deck("step3", 34, 35).begin("bureaucracy").pass_all()
    # 29 goes under the deck and the card comes; for Step 2, 21 leaves; the card and 22 leave.
    assert t.row() == [23, 24, 25, 26, 27, 28]
    assert t.gone() == [21, 22]
    assert (t.phase, t.s.step) == ("auction", 3)
    assert sorted(t.s.market.stack) == [29, 34, 35]


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-03", "GRID-STEP-06")
def test_in_phase_two_of_north_america() -> None:
    t = table("north-america").deck("step3", 34, 35, 36)
    t.s.market.then = (34, 35, 36)
    t.begin("auction").play("open 21 1", "pass", "pass").pass_all()
    # The card comes for 21; for Step 2, 22 leaves and 34 comes; then the card and 23 leave.
    assert t.row() == [24, 25, 26, 27, 28, 34]
    assert t.gone() == [22, 23]
    assert (t.s.step, t.stack()) == (3, [35, 36])


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-03", "GRID-STEP-08")
def test_in_phase_five_of_north_america() -> None:
    t = table("north-america").deck("step3", 34, 35)
    t.s.market.then = (34, 35, 28)
    t.begin("bureaucracy").pass_all()
    # 28 goes under the deck and the card comes; for Step 2, 21 leaves and 34 comes; then the
    # card and 22 leave.
    assert t.row() == [23, 24, 25, 26, 27, 34]
    assert t.gone() == [21, 22]
    assert (t.phase, t.s.step, t.stack()) == ("auction", 3, [35, 28])


@pytest.mark.rule("GRID-STEP-10", "GRID-STEP-02")
@pytest.mark.parametrize("board", MAPS)
def test_after_step_three_the_seventh_city_changes_nothing(board: str) -> None:
    t = table(board, step=3).market(21, 22, 23, 24, 25, 26).deck(34).settle("ana", 7)
    t.begin("bureaucracy")
    assert (t.s.step, t.row()) == (3, [21, 22, 23, 24, 25, 26])
