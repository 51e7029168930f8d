"""The fuel market alone: prices, taking, giving back, refilling, and the store."""

import pytest

from megavolt.parts.fuel_market import SOLD_OUT, FuelMarket, FuelTracks

PEAT, WOOD = 0, 1


def market(
    peat: int = 4, wood: int = 2, peat_supply: int = 5, wood_supply: int = 5, store_fuel: int = -1
) -> FuelMarket:
    """Peat has spaces 5 5 3 3 1 and wood 9 7 4; a store sells at 6."""
    tracks = FuelTracks([[5, 5, 3, 3, 1], [9, 7, 4]], store_fuel, 6)
    return FuelMarket.fresh(tracks, [peat, wood], [peat_supply, wood_supply])


@pytest.mark.parametrize(
    ("tokens", "price"), [(5, 1), (4, 3), (3, 3), (2, 5), (1, 5), (0, SOLD_OUT)]
)
def test_the_price_is_that_of_the_cheapest_token(tokens: int, price: int) -> None:
    assert market(peat=tokens).price(PEAT) == price


def test_each_fuel_has_its_own_track() -> None:
    fuel = market(peat=5, wood=3)
    fuel.take(WOOD)
    assert (fuel.price(PEAT), fuel.price(WOOD)) == (1, 7)
    assert fuel.tokens == [5, 2]


def test_taking_leaves_the_dearer_tokens() -> None:
    fuel = market(peat=5)
    paid = []
    while fuel.tokens[PEAT]:
        paid.append(fuel.price(PEAT))
        fuel.take(PEAT)
    assert paid == [1, 3, 3, 5, 5]
    assert fuel.supply == [5, 5]


def test_tokens_given_back_go_to_the_supply() -> None:
    fuel = market()
    fuel.give_back(WOOD, 3)
    assert (fuel.supply, fuel.tokens, fuel.store) == ([5, 8], [4, 2], 0)


@pytest.mark.parametrize(
    ("tokens", "supply", "count", "moved"),
    [
        (0, 9, 3, 3),
        (0, 2, 3, 2),  # the supply is short
        (4, 9, 3, 1),  # the track is short
        (5, 9, 3, 0),  # the track is full
        (4, 0, 3, 0),  # the supply is empty
        (2, 2, 2, 2),
        (1, 9, 0, 0),
    ],
)
def test_a_refill_is_capped_by_supply_and_track(
    tokens: int, supply: int, count: int, moved: int
) -> None:
    fuel = market(peat=tokens, peat_supply=supply)
    assert fuel.refill(PEAT, count) == moved
    assert fuel.tokens == [tokens + moved, 2]
    assert fuel.supply == [supply - moved, 5]


def test_a_refill_fills_the_dearest_free_spaces() -> None:
    fuel = market(peat=0)
    prices = []
    for _ in range(5):
        fuel.refill(PEAT, 1)
        prices.append(fuel.price(PEAT))
    assert prices == [5, 5, 3, 3, 1]


# ---- the store


def test_the_store_sells_when_the_market_is_empty() -> None:
    fuel = market(peat=1, store_fuel=PEAT)
    fuel.store = 2
    assert fuel.price(PEAT) == 5
    fuel.take(PEAT)
    assert (fuel.price(PEAT), fuel.store) == (6, 2)
    fuel.take(PEAT)
    assert (fuel.price(PEAT), fuel.store, fuel.tokens[PEAT]) == (6, 1, 0)
    fuel.take(PEAT)
    assert fuel.price(PEAT) == SOLD_OUT


def test_market_tokens_go_first_even_where_the_store_is_cheaper() -> None:
    fuel = market(wood=1, store_fuel=WOOD)
    fuel.store = 1
    assert fuel.price(WOOD) == 9
    fuel.take(WOOD)
    assert (fuel.tokens[WOOD], fuel.store, fuel.price(WOOD)) == (0, 1, 6)


def test_the_store_sells_its_own_fuel_only() -> None:
    fuel = market(wood=0, store_fuel=PEAT)
    fuel.store = 2
    assert fuel.price(WOOD) == SOLD_OUT


def test_without_a_store_nothing_is_sold_beside_the_market() -> None:
    fuel = market(peat=0)
    assert fuel.price(PEAT) == SOLD_OUT


def test_stored_fuel_goes_back_to_the_store_and_is_refilled_from_it() -> None:
    fuel = market(peat=1, store_fuel=PEAT)
    fuel.give_back(PEAT, 3)
    assert (fuel.store, fuel.supply[PEAT]) == (3, 5)
    assert fuel.refill(PEAT, 2) == 2
    assert (fuel.tokens[PEAT], fuel.store, fuel.supply[PEAT]) == (3, 1, 5)
    assert fuel.refill(PEAT, 2) == 1  # the supply does not help out
    assert (fuel.tokens[PEAT], fuel.store, fuel.supply[PEAT]) == (4, 0, 5)


def test_other_fuel_does_not_touch_the_store() -> None:
    fuel = market(store_fuel=PEAT)
    fuel.give_back(WOOD, 1)
    fuel.refill(WOOD, 1)
    assert (fuel.store, fuel.supply[WOOD], fuel.tokens[WOOD]) == (0, 5, 3)


# ---- copies


def test_a_clone_is_equal_and_independent() -> None:
    fuel = market(store_fuel=PEAT)
    fuel.store = 2
    copy = fuel.clone()
    assert copy.key() == fuel.key()
    before = fuel.key()
    copy.take(WOOD)
    assert fuel.key() == before
    copy = fuel.clone()
    copy.give_back(WOOD, 1)
    assert fuel.key() == before
    copy = fuel.clone()
    copy.give_back(PEAT, 1)
    assert fuel.key() == before
    assert copy.key() != before


def test_prices_are_shared_and_never_changed() -> None:
    tracks = market().tracks
    fuel = FuelMarket.fresh(tracks, [5, 3], [5, 5])
    for kind in (PEAT, WOOD):
        while fuel.tokens[kind]:
            fuel.take(kind)
        fuel.refill(kind, 9)
    assert tracks.price_at == [[SOLD_OUT, 5, 5, 3, 3, 1], [SOLD_OUT, 9, 7, 4]]
    assert tracks.capacity == [5, 3]
