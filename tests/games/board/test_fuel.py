"""Phase 3: who buys fuel, at which price, and what nobody can buy."""

from itertools import product

import pytest

from megavolt.games.board.rules import BUY, FUELS
from tests.games.board.table import NAMES, Table

BOARDS = [
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("classic", "germany"),
    ("classic", "usa"),
]


def shop(
    plants: list[int],
    game: str = "classic",
    map: str = "germany",
    money: int = 200,
    players: int = 3,
    figures: str = "document",
) -> Table:
    """Phase 3 with ana to buy first, being last in the order."""
    table = Table(game, players, map=map, figures=figures)
    table.order(*reversed(NAMES[:players])).give("ana", money=money, plants=plants)
    return table.begin("fuel")


def prices(table: Table) -> list[object]:
    return [facts["price"] for facts in table.facts("fuel")]


@pytest.mark.rule("GRID-FUEL-01")
@pytest.mark.parametrize(
    ("game", "players"),
    [("classic", 2), ("classic", 4), ("recharged", 3), ("recharged", 5), ("recharged", 6)],
)
def test_fuel_is_bought_in_reverse_order_and_building_follows(game: str, players: int) -> None:
    table = Table(game, players)
    order = [*NAMES[1:players], "ana"]
    table.order(*order).begin("fuel")
    movers = []
    while table.phase == "fuel":
        movers.append(table.mover)
        table.play("done")
    assert movers == order[::-1]
    assert table.phase == "building"


@pytest.mark.rule("GRID-FUEL-01")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_each_token_costs_the_price_of_its_space_cheapest_first(game: str, map: str) -> None:
    table = shop([20, 4], game, map, money=50)
    table.play(*["buy coal"] * 8)
    assert prices(table) == [1, 1, 1, 2, 2, 2, 3, 3]
    assert table.money("ana") == 50 - 15
    assert table.stock("ana") == {"coal": 8}
    assert table.tokens("coal") == 16


@pytest.mark.rule("GRID-FUEL-01")
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_each_fuel_has_its_own_prices(game: str, map: str) -> None:
    table = shop([11, 3, 14], game, map)
    table.play("buy oil", "buy garbage", "buy uranium", "buy oil", "buy uranium", "buy garbage")
    assert prices(table) == [3, 7, 14, 3, 16, 7]


@pytest.mark.rule("GRID-FUEL-01")
def test_a_token_costs_what_the_last_buyer_left() -> None:
    table = shop([4]).give("bob", plants=[8])
    table.play("buy coal", "buy coal", "done", "buy coal", "buy coal")
    assert prices(table) == [1, 1, 1, 2]
    assert table.money("bob") == 50 - 3


@pytest.mark.rule("GRID-FUEL-01")
def test_the_last_coin_buys_and_the_next_token_is_too_dear() -> None:
    table = shop([20], money=5)
    table.play(*["buy coal"] * 4)
    assert table.money("ana") == 0
    refusal = table.refused("buy coal")
    assert (refusal.code, refusal.rule) == ("fuel_too_dear", "GRID-FUEL-01")
    assert (refusal.facts["price"], refusal.facts["money"]) == (2, 0)


@pytest.mark.rule("GRID-FUEL-01")
def test_one_may_buy_nothing_at_all() -> None:
    table = shop([20]).play("done")
    assert table.mover == "bob"
    assert table.stock("ana") == {}
    assert table.money("ana") == 200


@pytest.mark.rule("GRID-FUEL-01")
def test_who_is_done_buys_no_more_this_round() -> None:
    table = shop([20]).play("buy coal", "done")
    table.play("done", "done")
    assert [facts["player"] for facts in table.facts("fuel")] == [0]
    assert table.phase == "building"


# ---- storage


@pytest.mark.rule("GRID-FUEL-02")
@pytest.mark.parametrize("plants", [[], [13], [13, 18, 50]])
def test_without_a_plant_that_burns_nothing_is_for_sale(plants: list[int]) -> None:
    assert shop(plants).legal == ["done"]


@pytest.mark.rule("GRID-FUEL-02")
@pytest.mark.parametrize(
    ("plant", "fuels"),
    [
        (3, {"oil"}),
        (4, {"coal"}),
        (6, {"garbage"}),
        (11, {"uranium"}),
        (5, {"coal", "oil"}),
        (46, {"coal", "oil"}),
    ],
)
def test_only_fuel_that_a_plant_of_ones_own_burns_is_for_sale(plant: int, fuels: set[str]) -> None:
    table = shop([plant]).give("bob", plants=[p for p in (3, 8, 14, 17) if p != plant])
    assert set(table.legal) == {"done", *(f"buy {fuel}" for fuel in fuels)}


@pytest.mark.rule("GRID-FUEL-02")
@pytest.mark.parametrize(
    ("plants", "fuel", "most"),
    [([4], "coal", 4), ([20, 8], "coal", 12), ([9], "oil", 2), ([6], "garbage", 2)],
)
def test_stores_hold_twice_what_the_plants_burn(plants: list[int], fuel: str, most: int) -> None:
    table = shop(plants)
    table.play(*[f"buy {fuel}"] * most)
    refusal = table.refused(f"buy {fuel}")
    assert (refusal.code, refusal.rule) == ("stores_full", "GRID-FUEL-02")
    assert table.stock("ana") == {fuel: most}


@pytest.mark.rule("GRID-FUEL-02")
def test_fuel_kept_from_earlier_rounds_takes_its_room() -> None:
    table = shop([20]).give("ana", fuel={"coal": 5})
    table.play("buy coal")
    assert table.refused("buy coal").code == "stores_full"


@pytest.mark.rule("GRID-FUEL-02")
def test_what_is_burnt_in_a_round_makes_room_in_the_next() -> None:
    table = shop([4]).play(*["buy coal"] * 4).pass_all().pass_all()
    while table.mover != "ana":
        table.play("done")
    table.play("run 4").pass_all()
    table.order("eva", "bob", "ana").begin("fuel", round=3)
    table.play("buy coal", "buy coal")
    assert table.refused("buy coal").code == "stores_full"


@pytest.mark.rule("GRID-FUEL-02")
@pytest.mark.parametrize("coal", range(5))
def test_a_hybrid_is_full_at_twice_its_count_in_any_mix(coal: int) -> None:
    table = shop([5])
    table.play(*["buy coal"] * coal, *["buy oil"] * (4 - coal))
    assert table.legal == ["done"]


@pytest.mark.rule("GRID-FUEL-02")
def test_coal_moves_out_of_the_hybrid_to_let_oil_in() -> None:
    table = shop([5, 4])  # the four coal may lie anywhere: what counts is that all fits
    table.play(*["buy coal"] * 4, *["buy oil"] * 4)
    assert table.stock("ana") == {"coal": 4, "oil": 4}
    assert table.legal == ["done"]


@pytest.mark.rule("GRID-FUEL-02")
def test_coal_that_needs_the_hybrid_keeps_oil_out() -> None:
    table = shop([5, 4])
    table.play(*["buy coal"] * 7)
    assert table.legal == ["done", "buy coal", "buy oil"]
    table.play("buy oil")
    assert table.legal == ["done"]


def assignable(table: Table, plants: list[int]) -> set[tuple[int, ...]]:
    """Every stock for which there is a place for each token, found by placing them."""
    r = table.r
    stocks: set[tuple[int, ...]] = {(0,) * FUELS}
    for plant in plants:
        fuels, room = r.burnable(plant), 2 * r.units[plant]
        loads = [
            tuple(dict(zip(fuels, counts, strict=True)).get(f, 0) for f in range(FUELS))
            for counts in product(range(room + 1), repeat=len(fuels))
            if sum(counts) <= room
        ]
        stocks = {
            tuple(a + b for a, b in zip(stock, load, strict=True))
            for stock in stocks
            for load in loads
        }
    return stocks


def buyable(table: Table) -> set[tuple[int, ...]]:
    """Every stock ana can come to by buying, in whichever order."""
    seen: set[tuple[int, ...]] = {(0,) * FUELS}
    front = [table.s.clone()]
    while front:
        state = front.pop()
        for action in table.game.legal(state):
            if BUY <= action < BUY + FUELS:
                after = state.clone()
                table.game.apply(after, action)
                stock = tuple(after.stock[:FUELS])
                if stock not in seen:
                    seen.add(stock)
                    front.append(after)
    return seen


@pytest.mark.rule("GRID-FUEL-02", "GRID-PLANT-06")
@pytest.mark.parametrize(
    "plants",
    [[4, 3], [5], [5, 12], [5, 4, 3], [12, 9, 29], [5, 8, 25], [29, 6, 4], [13, 5, 3], [46, 9]],
)
def test_exactly_the_stocks_with_a_place_for_each_token_can_be_bought(plants: list[int]) -> None:
    table = shop(plants, money=1000).fuel_market(coal=24, oil=24, garbage=24)
    assert buyable(table) == assignable(table, plants)


# ---- sold out


@pytest.mark.rule("GRID-FUEL-03")
def test_what_is_sold_out_cannot_be_bought_though_the_supply_has_some() -> None:
    table = shop([11, 17]).give("bob", money=100, plants=[23])
    table.play("buy uranium", "buy uranium")
    assert table.supply("uranium") == 10
    assert table.refused("buy uranium").code == "fuel_sold_out"
    table.play("done")
    refusal = table.refused("buy uranium")
    assert (refusal.code, refusal.rule) == ("fuel_sold_out", "GRID-FUEL-03")


@pytest.mark.rule("GRID-FUEL-03")
def test_sold_out_fuel_is_back_once_the_market_is_refilled() -> None:
    table = shop([11, 17]).play("buy uranium", "buy uranium").pass_all().pass_all()
    assert table.tokens("uranium") == 0
    table.pass_all()
    assert (table.tokens("uranium"), table.price("uranium")) == (1, 16)
    table.order("eva", "bob", "ana").begin("fuel", round=3).play("buy uranium")
    assert table.stock("ana") == {"uranium": 3}


# ---- the coal storage


def coal_shop(market: int, storage: int, game: str = "recharged", map: str = "usa") -> Table:
    """Phase 3 with so much coal in the market and beside it; bob and eva hold the rest."""
    held = 24 - market - storage
    table = shop([20, 4], game, map, money=100)
    table.give("bob", plants=[31, 36, 42], fuel={"coal": min(held, 16)})
    table.give("eva", plants=[8, 10, 25], fuel={"coal": max(held - 16, 0)})
    return table.fuel_market(coal=market)


@pytest.mark.rule("GRID-FUEL-04")
def test_stored_coal_costs_eight_when_the_market_has_none() -> None:
    table = coal_shop(market=0, storage=8)
    table.play("buy coal", "buy coal")
    assert prices(table) == [8, 8]
    assert table.s.fuel.store == 6
    assert table.money("ana") == 100 - 16


@pytest.mark.rule("GRID-FUEL-04")
def test_market_coal_goes_before_stored_coal_even_at_the_same_price() -> None:
    table = coal_shop(market=2, storage=8)
    assert table.price("coal") == 8
    table.play("buy coal", "buy coal")
    assert (table.tokens("coal"), table.s.fuel.store) == (0, 8)
    table.play("buy coal")
    assert (table.tokens("coal"), table.s.fuel.store) == (0, 7)


@pytest.mark.rule("GRID-FUEL-04")
def test_cheaper_market_coal_goes_before_stored_coal() -> None:
    table = coal_shop(market=7, storage=4)
    table.play(*["buy coal"] * 8)
    assert prices(table) == [6, 7, 7, 7, 8, 8, 8, 8]
    assert table.s.fuel.store == 3


@pytest.mark.rule("GRID-FUEL-04", "GRID-FUEL-03")
def test_coal_is_sold_out_when_market_and_storage_are_empty() -> None:
    table = coal_shop(market=1, storage=1)
    table.play("buy coal", "buy coal")
    refusal = table.refused("buy coal")
    assert (refusal.code, refusal.rule) == ("fuel_sold_out", "GRID-FUEL-03")


@pytest.mark.rule("GRID-FUEL-04")
def test_stored_coal_needs_eight_elektro() -> None:
    table = coal_shop(market=0, storage=8).give("ana", money=7)
    refusal = table.refused("buy coal")
    assert (refusal.code, refusal.facts["price"]) == ("fuel_too_dear", 8)


@pytest.mark.rule("GRID-FUEL-04")
@pytest.mark.parametrize(
    ("game", "map"), [("recharged", "germany"), ("classic", "usa"), ("classic", "germany")]
)
def test_elsewhere_coal_outside_the_market_is_not_for_sale(game: str, map: str) -> None:
    table = coal_shop(market=0, storage=8, game=game, map=map)
    assert table.supply("coal") == 8
    assert table.refused("buy coal").code == "fuel_sold_out"


@pytest.mark.rule("GRID-FUEL-04")
def test_only_coal_has_a_storage() -> None:
    table = shop([11, 17], "recharged", "usa").play("buy uranium", "buy uranium")
    assert table.refused("buy uranium").code == "fuel_sold_out"
