"""The worked examples of the rulebooks, as the ledger tells them (those of phases 3 to 5)."""

import pytest

from tests.games.board.table import NAMES, Table

GAMES = ["recharged", "classic"]
RHINE = ["west", "southwest", "northwest"]


def rhine(game: str, step: int) -> Table:
    """Ana owns Münster and Essen and is about to build."""
    table = Table(game, 3, regions=RHINE).step(step).order("eva", "bob", "ana")
    table.market(31, 32, 33, 34, 35, 36, 37, 38).deck(40, "step3")
    return table.give("ana", money=100, cities=["munster", "essen"]).begin("building")


@pytest.mark.rule("GRID-EX-02")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("city", "cost"), [("duisburg", 10), ("dortmund", 12), ("aachen", 21)])
def test_what_ana_pays_from_munster_and_essen(game: str, city: str, cost: int) -> None:
    table = rhine(game, step=1).give("bob", cities=["dusseldorf"]).play(f"build {city}")
    assert table.money("ana") == 100 - cost


@pytest.mark.rule("GRID-EX-02")
@pytest.mark.parametrize("game", GAMES)
def test_bob_reaches_duisburg_through_essen(game: str) -> None:
    table = rhine(game, step=1).give("bob", money=100, cities=["dusseldorf"])
    table.play("done", "build duisburg")
    assert table.money("bob") == 100 - 12


@pytest.mark.rule("GRID-EX-03")
@pytest.mark.parametrize("game", GAMES)
def test_in_step_two_ana_builds_beside_bob(game: str) -> None:
    table = rhine(game, step=2).give("bob", cities=["dusseldorf", "koln"])
    assert table.cost("ana", "dusseldorf") == 17
    assert table.cost("ana", "koln") == 21
    table.play("build dusseldorf")
    assert table.money("ana") == 100 - 17
    table.play("build koln")
    assert table.money("ana") == 100 - 36


@pytest.mark.rule("GRID-EX-04")
@pytest.mark.parametrize(
    ("game", "figures", "pay"),
    [("recharged", "document", 73), ("classic", "document", 61), ("classic", "print", 73)],
)
def test_ana_supplies_seven_and_is_paid_for_six(game: str, figures: str, pay: int) -> None:
    table = Table(game, 3, figures=figures).order("ana", "bob", "eva").settle("ana", 6)
    table.give("ana", money=0, plants=[7, 10, 15], fuel={"coal": 8, "oil": 6})
    table.market(31, 32, 33, 34, 35, 36, 37, 38).begin("bureaucracy")
    coal, oil = table.supply("coal"), table.supply("oil")
    table.play("run 7", "run 10", "run 15")
    assert (table.supply("coal"), table.supply("oil")) == (coal + 4, oil + 3)
    assert table.s.supplied == 7
    table.play("done")
    assert table.money("ana") == pay
    assert table.stock("ana") == {"coal": 4, "oil": 3}


@pytest.mark.rule("GRID-EX-05")
@pytest.mark.parametrize("game", GAMES)
def test_the_first_refill_with_five_players(game: str) -> None:
    table = Table(game, 5).order(*NAMES[:5])
    table.give("ana", plants=[4]).give("bob", plants=[10]).give("eva", plants=[9])
    table.give("kai", plants=[6]).give("lea", plants=[5])
    table.begin("fuel", round=1)
    table.play("buy coal", "buy coal", "done")  # lea
    table.play("buy garbage", "done")  # kai
    table.play("buy oil", "buy oil", "done")  # eva
    table.play(*["buy coal"] * 4, "done")  # bob
    table.play(*["buy coal"] * 4, "done")  # ana
    table.pass_all()
    table.play("run 4", "done", "run 10", "done")  # four coal are in the supply
    assert table.supply("coal") == 4
    table.pass_all()
    counts = {fuel: table.tokens(fuel) for fuel in table.r.fuels}
    assert counts == {"coal": 18, "oil": 20, "garbage": 8, "uranium": 4}
    cheapest = {fuel: table.price(fuel) for fuel in table.r.fuels}
    assert cheapest == {"coal": 3, "oil": 2, "garbage": 6, "uranium": 10}
    # Each of these prices has as many tokens as the example places there.
    fuel = table.s.fuel
    while table.price("coal") == 3:
        fuel.take(0)
    while table.price("oil") == 2:
        fuel.take(1)
    while table.price("garbage") == 6:
        fuel.take(2)
    fuel.take(3)
    assert fuel.tokens == [15, 18, 6, 3]
    assert table.price("uranium") == 12


@pytest.mark.rule("GRID-EX-09")
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_the_leaders_fifth_and_sixth_city_overtake_plants_05_and_06(map: str) -> None:
    table = Table("classic", 3, map=map).order("eva", "bob", "ana").settle("ana", 4)
    table.market(5, 6, 7, 8, 9, 10, 14, 15).deck(20, 21, 22, "step3")
    table.give("ana", money=200).begin("building")
    table.play(table.legal[0])
    assert (table.count("ana"), table.row()) == (5, [6, 7, 8, 9, 10, 14, 15, 20])
    table.play(table.legal[0])
    assert (table.count("ana"), table.row()) == (6, [7, 8, 9, 10, 14, 15, 20, 21])
    assert table.gone() == [5, 6]
