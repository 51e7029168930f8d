"""Plants as constants: the ways to run them, the room they give, and offers as actions."""

import pytest

from megavolt.parts.plant_rules import END_CARD, FUELS, HYBRID, NO_FUEL, PlantRules


def rules() -> PlantRules:
    """Plant 3 burns 2 of fuel 0, plant 5 any 2 of fuels 1 and 2, plant 7 nothing."""
    made = PlantRules()
    made.plants = (3, 5, 7)
    made.hybrid = (1, 2)
    made.storage_factor = 2
    made.begin_plants()
    made.fuel_of[3], made.units[3] = 0, 2
    made.fuel_of[5], made.units[5] = HYBRID, 2
    made.scrap0 = made.number_runs(10)
    made.amount0 = made.scrap0 + END_CARD + 1
    return made


def test_every_way_to_run_has_its_action() -> None:
    made = rules()
    assert made.runs[3] == (10,)
    assert made.runs[5] == (11, 12, 13)
    assert made.runs[7] == (14,)
    assert made.scrap0 == 15
    assert made.run_burn == [(2, 0, 0, 0), (0, 2, 0, 0), (0, 1, 1, 0), (0, 0, 2, 0), (0, 0, 0, 0)]
    assert [made.run_plant[action - 10] for action in range(10, 15)] == [3, 5, 5, 5, 7]


def test_plants_give_room_and_take_fuels() -> None:
    made = rules()
    assert made.room_of((3, 5, 7)) == (4, 0, 0, 0, 4)
    assert made.room_of(()) == (0,) * (FUELS + 1)
    assert [made.burnable(plant) for plant in (3, 5, 7)] == [(0,), (1, 2), ()]
    assert made.fuel_of[7] == NO_FUEL


@pytest.mark.parametrize(
    ("stock", "ran", "legal"),
    [
        ([2, 0, 0, 0], (), [10, 14]),
        ([0, 1, 1, 0], (), [12, 14]),
        ([2, 2, 2, 0], (), [10, 11, 12, 13, 14]),
        ([2, 2, 2, 0], (5, 7), [10]),
        ([1, 1, 0, 9], (), [14]),
    ],
)
def test_what_can_run(stock: list[int], ran: tuple[int, ...], legal: list[int]) -> None:
    assert rules().legal_runs((3, 5, 7), ran, [9, 9, 9, 9, *stock], 4) == legal


def test_offers_are_actions_and_back() -> None:
    made = rules()
    bids = made.offers(5, 7, 9)
    assert [made.offer_of(action) for action in bids] == [(5, 7), (5, 8), (5, 9)]
    assert made.offers(0, 4, 4) == [made.offer(0, 4)]
    assert made.offers(5, 9, 8) == []
    assert min(bids) >= made.amount0
