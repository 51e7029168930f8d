"""The end: points, ties, shared victories."""

from itertools import combinations

import pytest

from megavolt import Outcome
from megavolt.core.rng import Rng
from megavolt.games.cards.ending import best_income
from megavolt.games.cards.fuel_cards import UNITS
from tests.games.cards.table import Table
from tests.games.cards.test_fuel import lack


def over(*hands: tuple[int, list[str], list[str]]) -> Outcome:
    """The outcome when each has this money, these plants and this fuel."""
    table = Table(players=len(hands))
    for who, (money, plants, fuel) in zip(["ana", "bob", "eva"], hands, strict=False):
        table.give(who, money, plants, fuel)
    table.begin("fuel", last=True)
    while table.mover != "nobody":
        table.play("done")
    outcome = table.match.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("CARD-END-01")
def test_after_phase_2_of_the_last_round_the_game_is_over_and_nothing_is_paid() -> None:
    table = Table().give("ana", 7, ["17"]).begin("fuel", last=True)
    assert table.match.outcome() is None
    table.play("done", "done", "done")
    assert table.match.over
    assert table.money("ana") == 7
    assert table.refused("run 17").rule == "CARD-END-01"


@pytest.mark.rule("CARD-END-02")
def test_production_is_points_and_what_cannot_be_fed_scores_nothing() -> None:
    outcome = over((0, ["17", "12"], ["coal2"]), (0, ["17", "12"], ["coal3"]), (0, [], []))
    assert outcome.scores == (8, 17, 0)
    assert outcome.reasons[1]["production"] == 17


def by_sets(table: Table) -> int:
    """CARD-BUR-03, CARD-END-03: the best set whose lack is zero."""
    plants = table.s.plants[0]
    best = 0
    for size in range(len(plants) + 1):
        for chosen in combinations(plants, size):
            if lack(table.s.stock[:4], table.r.needs_of(chosen)) == 0:
                best = max(best, sum(table.r.income[plant] for plant in chosen))
    return best


@pytest.mark.rule("CARD-END-03", "CARD-BUR-03")
def test_the_best_set_is_chosen() -> None:
    rng, table = Rng(5), Table()
    for _ in range(3000):
        plants = list(table.r.plants)
        rng.shuffle(plants)
        cards = [rng.below(16) for _ in range(rng.below(6))]
        table.s.plants[0] = tuple(plants[:3])
        table.s.stock[:4] = [sum(UNITS[c] for c in cards if c >> 2 == k) for k in range(4)]
        assert best_income(table.r, table.s, 0) == by_sets(table)


@pytest.mark.rule("CARD-END-03")
def test_a_hybrid_gives_way_where_that_is_worth_more() -> None:
    # Two gas: 31 (2 gas, 14) or 33 (hybrid 3, 16) with an oil; never both.
    assert over((0, ["31", "33"], ["gas2", "oil1"]), (0, [], [])).scores[0] == 16


@pytest.mark.rule("CARD-END-04")
def test_no_production_no_points() -> None:
    assert over((9, [], []), (9, ["12"], [])).scores == (0, 0)


@pytest.mark.rule("CARD-END-05")
def test_every_full_10_elektro_is_a_point_and_fuel_is_worth_nothing() -> None:
    outcome = over((39, [], []), (40, ["12"], ["coal2"]), (9, ["12"], ["coal3", "coal3"]))
    assert outcome.scores == (3, 4, 9)


@pytest.mark.rule("CARD-END-06")
def test_ties_go_to_more_money_left_then_to_the_higher_plant() -> None:
    outcome = over((14, ["17"], []), (3, ["12"], ["coal3"]), (15, ["13"], ["gas1"]))
    assert outcome.scores == (9, 9, 9)
    assert outcome.ranks == (2, 3, 1)
    outcome = over((4, ["17"], []), (4, ["13"], ["gas1"]))
    assert (outcome.scores, outcome.ranks) == ((8, 8), (1, 2))
    outcome = over((4, ["17"], []), (4, ["13", "36"], ["gas1"]))
    assert outcome.ranks == (2, 1)  # a plant counts that did not run


@pytest.mark.rule("CARD-END-07")
def test_players_still_equal_share_the_victory() -> None:
    outcome = over((3, ["05a"], ["uranium1"]), (3, ["05b"], ["oil2"]), (0, [], []))
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)
