"""The end: when it comes, who has won, and how ties are settled."""

import random
from itertools import combinations

import pytest

from megavolt.core.game import Outcome
from megavolt.games.board import ending
from megavolt.games.board.rules import FUELS, HYBRID, NO_FUEL, Rules
from tests.games.board.table import NAMES, Table

GAMES = ["recharged", "classic"]
END = [
    ("recharged", "document", 3, 17),
    ("recharged", "document", 4, 17),
    ("recharged", "document", 5, 15),
    ("recharged", "document", 6, 14),
    ("recharged", "print", 6, 14),
    ("classic", "document", 2, 21),
    ("classic", "document", 3, 17),
    ("classic", "document", 4, 17),
    ("classic", "document", 5, 15),
    ("classic", "document", 6, 15),
    ("classic", "print", 2, 21),
    ("classic", "print", 5, 15),
    ("classic", "print", 6, 14),
]


def last_phase(
    game: str = "classic", players: int = 3, map: str = "germany", figures: str = "document"
) -> Table:
    """Phase 4 in Step 3; ana, first in the order, builds last."""
    table = Table(game, players, map=map, figures=figures).order(*NAMES[:players]).step(3)
    table.market(31, 32, 33, 34, 35, 36).deck(40, 42)
    for who in NAMES[:players]:
        table.give(who, money=0)
    return table.begin("building")


def result(table: Table) -> Outcome:
    outcome = table.match.outcome()
    assert outcome is not None
    return outcome


def build_any(table: Table) -> Table:
    return table.play(next(word for word in table.legal if word.startswith("build")))


# ---- when


@pytest.mark.rule("GRID-END-01")
@pytest.mark.parametrize(("game", "figures", "players", "cities"), END)
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_the_game_ends_after_the_phase_four_that_reaches_the_count(
    game: str, figures: str, players: int, cities: int, map: str
) -> None:
    table = last_phase(game, players, map, figures).settle("bob", cities - 1)
    table.give("bob", money=300)
    while table.mover != "bob":
        table.play("done")
    build_any(table)
    assert table.count("bob") == cities
    assert table.phase == "building"
    table.pass_all()
    assert (table.phase, table.mover, table.legal) == ("over", "nobody", [])
    assert table.match.over
    assert table.kinds()[-1] == "game_over"


@pytest.mark.rule("GRID-END-01")
@pytest.mark.parametrize(("game", "figures", "players", "cities"), END)
def test_one_city_fewer_does_not_end_the_game(
    game: str, figures: str, players: int, cities: int
) -> None:
    table = last_phase(game, players, figures=figures).settle("bob", cities - 1).pass_all()
    assert table.phase == "bureaucracy"
    assert table.match.outcome() is None


@pytest.mark.rule("GRID-END-01")
def test_the_game_may_end_in_step_two() -> None:
    table = last_phase(players=5).step(2).settle("bob", 15).pass_all()
    assert (table.phase, table.s.step) == ("over", 2)


@pytest.mark.rule("GRID-END-01", "GRID-STEP-02")
def test_the_end_comes_before_what_phase_five_would_bring() -> None:
    table = last_phase(players=5).step(1).settle("bob", 15)
    table.market(21, 22, 23, 24, 25, 26, 27, 28).deck(30, "step3").pass_all()
    assert (table.phase, table.s.step) == ("over", 1)
    assert table.row() == [21, 22, 23, 24, 25, 26, 27, 28]


@pytest.mark.rule("GRID-END-02")
@pytest.mark.parametrize("game", GAMES)
def test_the_others_still_build_when_the_count_is_reached(game: str) -> None:
    table = last_phase(game).settle("eva", 17).give("ana", money=100)
    table.play("done")
    assert table.mover == "bob"
    table.play("done")
    assert table.mover == "ana"
    build_any(build_any(table))
    assert table.count("ana") == 2
    table.play("done")
    assert table.phase == "over"


@pytest.mark.rule("GRID-END-02")
def test_a_player_may_pass_the_end_count() -> None:
    table = last_phase(players=5).settle("lea", 14).give("lea", money=300)
    for count in (15, 16, 17):
        build_any(table)
        assert table.count("lea") == count
    assert table.phase == "building"


# ---- who has won


@pytest.mark.rule("GRID-END-03")
@pytest.mark.parametrize("game", GAMES)
def test_no_income_is_paid_and_no_fuel_is_burnt_at_the_end(game: str) -> None:
    table = last_phase(game).settle("bob", 17).give("ana", money=7)
    table.give("bob", money=9, plants=[36], fuel={"coal": 3}).pass_all()
    assert [table.money(who) for who in NAMES[:3]] == [7, 9, 0]
    assert table.stock("bob") == {"coal": 3}
    assert "income" not in table.kinds()


@pytest.mark.rule("GRID-END-03")
@pytest.mark.parametrize("game", GAMES)
def test_who_supplies_most_wins_and_not_who_has_most_cities_or_money(game: str) -> None:
    table = last_phase(game).settle("bob", 17).settle("eva", 8).settle("ana", 10)
    table.give("bob", money=500, plants=[36], fuel={"coal": 2})  # one coal short of running
    table.give("eva", plants=[33, 44]).give("ana", money=300, plants=[50])
    table.pass_all()
    outcome = result(table)
    assert outcome.scores == (6, 0, 8)
    assert outcome.ranks == (2, 3, 1)
    assert outcome.winners == (2,)


@pytest.mark.rule("GRID-END-03")
def test_no_more_cities_are_supplied_than_one_has() -> None:
    table = last_phase().settle("bob", 17).settle("ana", 4).settle("eva", 5)
    table.give("ana", plants=[50, 44]).give("eva", plants=[44]).give("bob", plants=[13])
    assert result(table.pass_all()).scores == (4, 1, 5)


@pytest.mark.rule("GRID-END-03")
def test_the_best_run_gives_scarce_fuel_to_the_better_plant() -> None:
    table = last_phase().settle("bob", 17)
    table.give("bob", plants=[4, 42, 25], fuel={"coal": 3})  # one of 1, 6 and 5 cities
    assert result(table.pass_all()).scores[1] == 6


@pytest.mark.rule("GRID-END-03")
def test_the_best_run_leaves_the_hybrid_the_fuel_the_others_cannot_burn() -> None:
    table = last_phase().settle("bob", 18)
    table.give("bob", plants=[46, 20, 40], fuel={"coal": 4, "oil": 4})
    # 20 needs 3 coal, 40 needs 2 oil; 46 runs on the coal and the two oil that are left.
    assert result(table.pass_all()).scores[1] == 7 + 5 + 6


@pytest.mark.rule("GRID-END-03")
def test_a_plant_counts_once_though_it_holds_fuel_for_two_runs() -> None:
    table = last_phase().settle("bob", 17).give("bob", plants=[25], fuel={"coal": 4})
    assert result(table.pass_all()).scores[1] == 5


def brute_supply(r: Rules, plants: tuple[int, ...], stock: list[int], cities: int) -> int:
    """The most cities any set of plants can supply; hybrids take what the others leave."""
    best = 0
    a, b = r.hybrid
    for count in range(len(plants) + 1):
        for running in combinations(plants, count):
            need = [0] * (NO_FUEL + 1)
            for plant in running:
                need[r.fuel_of[plant]] += r.units[plant]
            left = [have - used for have, used in zip(stock, need, strict=False)]
            if min(left) >= 0 and left[a] + left[b] >= need[HYBRID]:
                best = max(best, sum(r.output[plant] for plant in running))
    return min(best, cities)


@pytest.mark.rule("GRID-END-03")
@pytest.mark.parametrize("seed", range(5))
def test_the_best_supply_is_that_of_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    table = last_phase(players=2)
    s, r = table.s, table.r
    for _ in range(80):
        plants = tuple(rng.sample(r.plants, rng.randint(0, 4)))
        stock = [rng.randint(0, 6) for _ in range(FUELS)]
        s.plants[0] = plants
        s.stock[:FUELS] = stock
        s.count[0] = rng.choice([rng.randint(0, 21), 21])
        assert ending.best_supply(r, s, 0) == brute_supply(r, plants, stock, s.count[0])


# ---- ties


def tied(money: list[int], cities: list[int]) -> Table:
    """Ana, bob and kai supply five cities each, eva none; the game ends by eva's cities."""
    table = last_phase(players=4).settle("eva", 17)
    for who, plants, has, own in zip(
        ["ana", "bob", "kai"], ([44], [33, 13], [37, 18]), money, cities, strict=True
    ):
        table.settle(who, own).give(who, money=has, plants=plants)
    return table.pass_all()


@pytest.mark.rule("GRID-END-04")
def test_a_tie_goes_to_more_money() -> None:
    outcome = result(tied(money=[20, 22, 21], cities=[9, 5, 5]))
    assert outcome.scores == (5, 5, 0, 5)
    assert outcome.ranks == (3, 1, 4, 2)


@pytest.mark.rule("GRID-END-04")
def test_with_equal_money_more_cities_decide() -> None:
    outcome = result(tied(money=[20, 20, 20], cities=[6, 5, 7]))
    assert outcome.ranks == (2, 3, 4, 1)


@pytest.mark.rule("GRID-END-04")
def test_with_all_equal_the_win_is_shared() -> None:
    outcome = result(tied(money=[20, 20, 20], cities=[6, 6, 5]))
    assert outcome.ranks == (1, 1, 4, 3)
    assert outcome.winners == (0, 1)


@pytest.mark.rule("GRID-END-04")
def test_recharged_settles_ties_in_the_same_way() -> None:
    table = last_phase("recharged").settle("eva", 17).settle("ana", 6).settle("bob", 7)
    table.give("ana", money=5, plants=[44]).give("bob", money=5, plants=[33, 13])
    assert result(table.pass_all()).ranks == (2, 1, 3)


@pytest.mark.rule("GRID-END-04")
def test_order_and_plants_settle_nothing() -> None:
    table = last_phase("recharged").settle("eva", 17).settle("ana", 6).settle("bob", 6)
    table.order("bob", "ana", "eva").begin("building")
    table.give("ana", money=5, plants=[44]).give("bob", money=5, plants=[33, 13])
    assert result(table.pass_all()).winners == (0, 1)


# ---- pay for many cities


def pay_for(game: str, players: int, cities: int, figures: str = "document") -> int:
    table = last_phase(game, players, figures=figures).give("ana", plants=[36, 38, 46, 50])
    table.give("ana", fuel={"coal": 6, "garbage": 3}).settle("ana", cities).begin("bureaucracy")
    table.play("run 36", "run 38", "run 46 coal3", "run 50", "done")
    return table.money("ana")


@pytest.mark.rule("GRID-END-05")
@pytest.mark.parametrize(("cities", "pay"), [(18, 110), (19, 111), (20, 150), (21, 150)])
def test_with_two_players_twenty_cities_or_more_pay_150(cities: int, pay: int) -> None:
    assert pay_for("classic", 2, cities) == pay


@pytest.mark.rule("GRID-END-05")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_twenty_cities_pay_by_the_table(players: int) -> None:
    assert pay_for("classic", players, 20) == 112


@pytest.mark.rule("GRID-END-05")
@pytest.mark.parametrize("cities", [20, 21])
def test_the_printed_table_pays_150_for_twenty_too(cities: int) -> None:
    assert pay_for("classic", 2, cities, figures="print") == 150
