"""Plants: what they cost, burn, supply and store. Scrapping has its own file."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt.games.board.rules import FUELS
from megavolt.games.board.state import FUEL
from tests.games.board.table import Table, configured
from tests.parts.oracle import can_hold

EDITIONS = ["recharged", "classic"]
SEVEN_CITIES = ["essen", "duisburg", "munster", "dortmund", "dusseldorf", "kassel", "osnabruck"]


def owner(edition: str, plants: list[int], fuel: dict[str, int] | None = None) -> Table:
    table = Table(edition, 3, regions=["west", "south", "southwest"])
    return table.give("ana", money=200, plants=plants, fuel=fuel)


def runs(edition: str, plants: list[int], fuel: dict[str, int] | None = None) -> Table:
    """Ana, with seven cities, is about to run her plants."""
    table = owner(edition, plants, fuel).give("ana", cities=SEVEN_CITIES)
    return table.order("ana", "bob", "eva").begin("bureaucracy")


def buys(edition: str, plants: list[int]) -> Table:
    """Ana is about to buy fuel, of which there is plenty."""
    table = owner(edition, plants).fuel_market(coal=10, oil=10, garbage=10, uranium=6)
    return table.order("bob", "eva", "ana").begin("fuel")


def most_of(table: Table, fuel: str) -> int:
    """How many tokens of a fuel ana can buy."""
    count = 0
    while f"buy {fuel}" in table.legal:
        table.play(f"buy {fuel}")
        count += 1
    return count


# ---- what a plant is


@pytest.mark.rule("GRID-PLANT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_42_plants_each_with_its_own_number(edition: str) -> None:
    plants = configured(edition, 4).r.plants
    assert len(plants) == 42
    assert set(plants) == {*range(3, 41), 42, 44, 46, 50}


@pytest.mark.rule("GRID-PLANT-01")
def test_the_number_of_every_plant_is_its_minimum_bid() -> None:
    table = Table("classic", 3).give("ana", money=60).order("ana", "bob", "eva")
    for plant in table.r.plants:
        table.market(plant).deck("step3").begin("auction")
        assert min(table.openings()[plant]) == plant


@pytest.mark.rule("GRID-PLANT-01", "GRID-EX-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("plant", "fuels", "units", "cities"),
    [
        (14, ["garbage"], 2, 2),
        (5, ["coal", "oil"], 2, 1),
        (33, [], 0, 4),
        (20, ["coal"], 3, 5),
        (11, ["uranium"], 1, 2),
        (35, ["oil"], 1, 5),
        (50, [], 0, 6),
        (46, ["coal", "oil"], 3, 7),
    ],
)
def test_a_plant_shows_what_it_burns_and_supplies(
    edition: str, plant: int, fuels: list[str], units: int, cities: int
) -> None:
    shown = owner(edition, [plant]).view(1)["players"][0]["plants"][0]
    assert shown["number"] == plant
    assert (shown["fuels"], shown["units"], shown["supplies"]) == (fuels, units, cities)


# ---- the plants of the documents' examples


@pytest.mark.rule("GRID-EX-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plant_14_burns_2_garbage_for_2_cities_and_stores_4(edition: str) -> None:
    table = runs(edition, [14], {"garbage": 3}).play("run 14")
    assert table.s.supplied == 2
    assert table.stock("ana") == {"garbage": 1}
    assert most_of(buys(edition, [14]), "garbage") == 4


@pytest.mark.rule("GRID-EX-08", "GRID-AUC-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_minimum_bid_for_plant_14_is_14(edition: str) -> None:
    table = Table(edition, 3).give("ana", money=20).order("ana", "bob", "eva")
    table.market(13, 14, 15, 16, 17, 18, 19, 20).begin("auction")
    assert table.openings()[14] == [14, 15, 16, 17, 18, 19, 20]


@pytest.mark.rule("GRID-EX-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plant_05_burns_2_of_coal_and_oil_for_1_city_and_stores_4(edition: str) -> None:
    table = runs(edition, [5], {"coal": 2, "oil": 2})
    assert table.legal[1:] == ["run 5 coal2", "run 5 coal1 oil1", "run 5 oil2"]
    table.play("run 5 coal1 oil1")
    assert table.s.supplied == 1
    assert table.stock("ana") == {"coal": 1, "oil": 1}
    assert most_of(buys(edition, [5]), "coal") == 4
    assert most_of(buys(edition, [5]), "oil") == 4


@pytest.mark.rule("GRID-EX-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plant_33_supplies_4_cities_without_fuel(edition: str) -> None:
    assert runs(edition, [33]).play("run 33").s.supplied == 4
    assert buys(edition, [33]).legal == ["done"]


@pytest.mark.rule("GRID-EX-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plant_20_burns_3_coal_for_5_cities_and_stores_6(edition: str) -> None:
    table = runs(edition, [20], {"coal": 6}).play("run 20")
    assert table.s.supplied == 5
    assert table.stock("ana") == {"coal": 3}
    assert most_of(buys(edition, [20]), "coal") == 6


# ---- burning


@pytest.mark.rule("GRID-PLANT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_part_of_the_fuel_runs_no_part_of_a_plant(edition: str) -> None:
    table = runs(edition, [20], {"coal": 2})
    assert table.legal == ["done"]
    error = table.refused("run 20")
    assert (error.code, error.rule) == ("not_enough_fuel", "GRID-PLANT-02")


@pytest.mark.rule("GRID-PLANT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plant_runs_once_however_much_it_stores(edition: str) -> None:
    table = runs(edition, [20], {"coal": 6}).play("run 20")
    error = table.refused("run 20")
    assert (error.code, error.rule) == ("already_ran", "GRID-PLANT-02")
    assert (table.stock("ana"), table.s.supplied) == ({"coal": 3}, 5)


@pytest.mark.rule("GRID-PLANT-02", "GRID-PLANT-04")
@pytest.mark.parametrize("burn", ["coal1", "coal3", "coal2 oil2", "coal2 oil1", "garbage2", ""])
def test_a_hybrid_burns_exactly_its_count_of_its_two_fuels(burn: str) -> None:
    table = runs("recharged", [5], {"coal": 2, "oil": 2})
    error = table.refused(f"run 5 {burn}")
    assert (error.code, error.rule) == ("wrong_burn", "GRID-PLANT-02")


@pytest.mark.rule("GRID-PLANT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hybrid_burns_any_mix(edition: str) -> None:
    table = runs(edition, [46], {"coal": 3, "oil": 3})
    mixes = ["coal3", "coal2 oil1", "coal1 oil2", "oil3"]
    assert table.legal == ["done", *[f"run 46 {mix}" for mix in mixes]]
    table.play("run 46 coal1 oil2")
    assert table.stock("ana") == {"coal": 2, "oil": 1}


@pytest.mark.rule("GRID-PLANT-04")
def test_a_hybrid_burns_only_the_mixes_its_owner_has() -> None:
    assert runs("classic", [46], {"coal": 1, "oil": 2}).legal == ["done", "run 46 coal1 oil2"]


@pytest.mark.rule("GRID-PLANT-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("plant", "cities"), [(13, 1), (18, 2), (22, 2), (27, 3), (33, 4), (37, 4), (44, 5), (50, 6)]
)
def test_plants_without_fuel_always_run_and_store_nothing(
    edition: str, plant: int, cities: int
) -> None:
    assert runs(edition, [plant]).play(f"run {plant}").s.supplied == cities
    assert buys(edition, [plant]).legal == ["done"]


# ---- storing


@pytest.mark.rule("GRID-PLANT-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("plant", "fuel", "most"),
    [(4, "coal", 4), (8, "coal", 6), (35, "oil", 2), (30, "garbage", 6), (39, "uranium", 2)],
)
def test_a_plant_stores_twice_its_count_of_its_own_fuel(
    edition: str, plant: int, fuel: str, most: int
) -> None:
    table = buys(edition, [plant])
    assert table.legal == ["done", f"buy {fuel}"]
    assert most_of(table, fuel) == most


@pytest.mark.rule("GRID-PLANT-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("coal", range(5))
def test_a_hybrid_stores_any_mix_up_to_twice_its_count_together(edition: str, coal: int) -> None:
    table = buys(edition, [5]).play(*["buy coal"] * coal)
    assert most_of(table, "oil") == 4 - coal
    assert table.legal == ["done"]


@pytest.mark.rule("GRID-PLANT-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "bought",
    [
        ["oil"] * 4 + ["coal"] * 4,
        ["coal"] * 4 + ["oil"] * 4,
        ["coal", "oil"] * 4,
        ["coal"] * 7 + ["oil"],
        ["oil"] + ["coal"] * 7,
    ],
)
def test_fuel_moves_between_plants_so_that_what_can_fit_fits(
    edition: str, bought: list[str]
) -> None:
    # 04 holds four coal, 05 four of coal and oil: the order of buying makes no difference.
    table = buys(edition, [4, 5]).play(*[f"buy {fuel}" for fuel in bought])
    assert table.legal == ["done"]


@pytest.mark.rule("GRID-PLANT-06")
def test_several_hybrids_store_together() -> None:
    table = buys("classic", [5, 29]).play(*["buy coal"] * 3, *["buy oil"] * 3)  # four and two
    assert table.legal == ["done"]


@pytest.mark.rule("GRID-PLANT-06")
def test_the_plants_of_others_store_nothing_of_mine() -> None:
    table = buys("recharged", [14]).give("bob", plants=[4, 5, 11])
    assert table.legal == ["done", "buy garbage"]


@pytest.mark.rule("GRID-PLANT-03", "GRID-PLANT-04", "GRID-PLANT-05", "GRID-PLANT-06")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_what_can_be_bought_is_what_some_assignment_stores(data: st.DataObject) -> None:
    game = configured("classic", 2)
    plants = data.draw(st.lists(st.sampled_from(game.r.plants), max_size=4, unique=True))
    tanks = [(game.r.burnable(plant), 2 * game.r.units[plant]) for plant in plants]
    state = game.new(1)
    state.plants[0], state.room[0] = tuple(plants), game.r.room_of(tuple(plants))
    state.fuel.tokens[:] = [20, 20, 20, 12]
    state.phase, state.turn, state.actor, state.money[0] = FUEL, 0, 0, 1000
    for _ in range(data.draw(st.integers(0, 14))):
        words = [game.word(action) for action in game.legal(state)]
        for fuel, name in enumerate(game.r.fuels):
            more = [count + (f == fuel) for f, count in enumerate(state.stock[:FUELS])]
            assert (f"buy {name}" in words) == can_hold(tanks, more)
        if len(words) == 1:
            return
        game.apply(state, game.action(data.draw(st.sampled_from(words[1:]))))
