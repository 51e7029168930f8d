"""The Trust's fuel: what it takes in phase 3 and gives back in phase 5."""

import pytest

from tests.games.board.duel import BOARDS, duel, trust_has, trust_plants, trust_stock
from tests.games.board.table import Table


def depot(game: str = "recharged", map: str = "germany", *owned: int, **fuel: int) -> Table:
    """Phase 3, bob to buy first; the Trust owns plants and so much fuel is in the market."""
    table = duel(game, map)
    row = [20, 22, 24, 25, 26, 27, 28, 30, 31]
    table.market(*row[: table.r.figures.market_size]).deck(33, 34, 35, 36, "step3")
    trust_has(table, *owned)
    return table.fuel_market(**fuel).order("ana", "bob").begin("fuel")


# ---- taking


@pytest.mark.rule("GRID-TRUST-05")
def test_the_trust_takes_its_fuel_between_the_two_players() -> None:
    table = depot("recharged", "germany", 8).give("bob", plants=[4]).give("ana", plants=[10])
    table.play("buy coal", "buy coal")  # bob pays 1 and 1
    assert trust_stock(table) == {}
    table.play("done")
    assert trust_stock(table) == {"coal": 3}  # one of space 1 and two of space 2
    assert (table.mover, table.tokens("coal"), table.price("coal")) == ("ana", 19, 2)
    table.play("buy coal", "buy coal", "done")
    assert (table.money("bob"), table.money("ana")) == (50 - 1 - 1, 50 - 2 - 3)
    assert (table.phase, trust_stock(table)) == ("building", {"coal": 3})
    assert table.facts("trust_fuel") == [{"fuels": {"coal": 3}}]


@pytest.mark.rule("GRID-TRUST-05")
@pytest.mark.parametrize(
    ("game", "map", "owned", "taken"),
    [
        ("recharged", "germany", (8, 7, 11), {"coal": 3, "oil": 3, "uranium": 1}),
        ("recharged", "usa", (10, 20, 19), {"coal": 5, "garbage": 2}),
        ("recharged", "germany", (13, 50), {}),
        ("recharged", "germany", (), {}),
        ("deluxe", "europe", (9, 34, 32), {"coal": 3, "gas": 3, "uranium": 2}),
        ("deluxe", "north-america", (10, 38, 11), {"oil": 5}),
    ],
)
def test_it_takes_one_run_of_each_of_its_plants_and_stores_nothing_ahead(
    game: str, map: str, owned: tuple[int, ...], taken: dict[str, int]
) -> None:
    table = depot(game, map, *owned)
    before = {fuel: table.tokens(fuel) for fuel in table.r.fuels}
    table.play("done")
    assert trust_stock(table) == taken
    assert {fuel: table.tokens(fuel) for fuel in before} == {
        fuel: count - taken.get(fuel, 0) for fuel, count in before.items()
    }
    assert table.facts("trust_fuel") == [{"fuels": taken}]
    assert (table.money("ana"), table.money("bob")) == (50, 50)


@pytest.mark.rule("GRID-TRUST-05", "GRID-FUEL-03")
def test_when_short_it_takes_all_there_is_and_leaves_none() -> None:
    table = depot("recharged", "germany", 8, 20, 11, coal=4, uranium=0).give("ana", plants=[4])
    table.play("done")
    assert trust_stock(table) == {"coal": 4}
    refusal = table.refused("buy coal")
    assert (refusal.code, refusal.rule) == ("fuel_sold_out", "GRID-FUEL-03")


@pytest.mark.rule("GRID-TRUST-05")
def test_a_plant_that_found_no_fuel_stays_with_the_trust() -> None:
    table = depot("recharged", "germany", 8, 11, coal=0, uranium=0).play("done")
    assert (trust_stock(table), trust_plants(table)) == ({}, [8, 11])


@pytest.mark.rule("GRID-TRUST-06")
@pytest.mark.parametrize(
    ("owned", "fuel", "taken"),
    [
        ((12,), {}, {"coal": 1, "oil": 1}),
        ((29,), {}, {"coal": 1}),
        ((46,), {}, {"coal": 2, "oil": 1}),
        ((5, 46), {}, {"coal": 3, "oil": 2}),
        ((29, 46), {}, {"coal": 3, "oil": 1}),  # each begins with coal
        ((46,), {"coal": 1}, {"coal": 1, "oil": 2}),
        ((46,), {"coal": 0}, {"oil": 3}),
        ((46,), {"oil": 0}, {"coal": 3}),
        ((46,), {"coal": 1, "oil": 1}, {"coal": 1, "oil": 1}),
        ((46,), {"coal": 0, "oil": 0}, {}),
    ],
)
def test_a_hybrid_takes_coal_and_oil_in_turn_coal_first(
    owned: tuple[int, ...], fuel: dict[str, int], taken: dict[str, int]
) -> None:
    table = depot("recharged", "germany", *owned, **fuel).play("done")
    assert trust_stock(table) == taken


@pytest.mark.rule("GRID-TRUST-06")
@pytest.mark.parametrize("map", ["europe", "north-america"])
@pytest.mark.parametrize(
    ("owned", "fuel", "taken"),
    [
        ((8,), {}, {"gas": 2, "oil": 1}),
        ((35,), {}, {"gas": 1, "oil": 1}),
        ((8, 22), {}, {"gas": 4, "oil": 2}),
        ((22,), {"gas": 1}, {"gas": 1, "oil": 2}),
        ((22,), {"gas": 0}, {"oil": 3}),
        ((22,), {"oil": 0}, {"gas": 3}),
    ],
)
def test_a_hybrid_of_the_anniversary_edition_takes_gas_and_oil(
    map: str, owned: tuple[int, ...], fuel: dict[str, int], taken: dict[str, int]
) -> None:
    table = depot("deluxe", map, *owned, **fuel).play("done")
    assert trust_stock(table) == taken


@pytest.mark.rule("GRID-TRUST-05", "GRID-TRUST-06", "GRID-FUEL-04")
@pytest.mark.parametrize(
    ("owned", "taken", "store"),
    [((8,), {"coal": 3}, 21), ((46,), {"coal": 2, "oil": 1}, 22)],
)
def test_after_the_market_the_coal_storage_of_the_usa_serves_the_trust(
    owned: tuple[int, ...], taken: dict[str, int], store: int
) -> None:
    table = depot("recharged", "usa", *owned, coal=1)
    assert table.s.fuel.store == 23
    table.play("done")
    assert trust_stock(table) == taken  # one coal of the market, the others of the storage
    coal = table.view(0)["fuel"]["coal"]
    assert (coal["tokens"], coal["price"], coal["store"]) == (0, 8, store)


# ---- giving back


@pytest.mark.rule("GRID-TRUST-09")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_in_phase_five_its_fuel_goes_back_to_the_supply(game: str, map: str) -> None:
    owned = (46, 11, 8) if game == "recharged" else (8, 13, 9)
    table = depot(game, map, *owned).play("done", "done")
    taken = trust_stock(table)
    assert len(taken) >= 3
    supply = {fuel: table.supply(fuel) for fuel in taken}
    tokens = {fuel: table.tokens(fuel) for fuel in taken}
    store = table.s.fuel.store
    table.play("done", "done")
    assert (table.phase, trust_stock(table)) == ("bureaucracy", {})
    stored = taken["coal"] if map == "usa" else 0
    assert table.s.fuel.store == store + stored
    assert {fuel: table.tokens(fuel) for fuel in taken} == tokens
    for fuel, count in taken.items():
        back = 0 if fuel == "coal" and map == "usa" else count
        assert table.supply(fuel) == supply[fuel] + back


@pytest.mark.rule("GRID-TRUST-09", "GRID-BUR-04")
def test_what_it_gives_back_can_be_refilled_in_the_same_phase() -> None:
    table = depot("recharged", "germany", 8).play("done", "done", "done", "done")
    assert (table.supply("coal"), table.tokens("coal")) == (3, 21)
    table.play("done", "done")
    assert (table.supply("coal"), table.tokens("coal")) == (0, 24)


@pytest.mark.rule("GRID-TRUST-09")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_only_the_players_run_plants_and_are_paid(game: str, map: str) -> None:
    table = depot(game, map, 44, 36, 50).play(*["done"] * 6)
    assert [facts["player"] for facts in table.facts("income")] == [0, 1]
    assert "ran" not in table.kinds()
    assert (table.money("ana"), table.money("bob")) == (60, 60)


@pytest.mark.rule("GRID-TRUST-05", "GRID-TRUST-09")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_it_takes_its_fuel_anew_each_round(game: str, map: str) -> None:
    owned = (42, 44, 50) if game == "recharged" else (40, 44, 50)  # too high to be improved
    taken = {"coal": 2} if game == "recharged" else {"coal": 2, "uranium": 2}
    table = depot(game, map, *owned)
    for round in (2, 3):
        assert (table.s.round, table.phase, trust_stock(table)) == (round, "fuel", {})
        table.play("done")
        assert trust_stock(table) == taken
        table.play("done", "done", "done")
        assert (table.phase, trust_stock(table)) == ("bureaucracy", {})
        table.pass_all().pass_all()
    assert len(table.facts("trust_fuel")) == 2
