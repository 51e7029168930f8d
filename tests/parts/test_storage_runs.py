"""The best run of a set of plants, against trying everything."""

import random
from itertools import product

import pytest

from megavolt.parts.storage import Burn, best_run

Choices = list[list[tuple[int, Burn]]]


def everything(choices: Choices, stock: Burn) -> tuple[int, int]:
    """The most output there is, and the fewest tokens it can be had for."""
    best = (0, 0)
    for picks in product(*(range(-1, len(ways)) for ways in choices)):
        output, burnt = result(choices, picks)
        if all(have >= need for have, need in zip(stock, burnt, strict=True)):
            best = max(best, (output, -sum(burnt)))
    return best[0], -best[1]


def result(choices: Choices, picks: tuple[int, ...]) -> tuple[int, Burn]:
    """What a choice of ways supplies and burns in all."""
    runs = [ways[k] for ways, k in zip(choices, picks, strict=True) if k >= 0]
    return sum(output for output, _ in runs), (
        sum(burn[0] for _, burn in runs),
        sum(burn[1] for _, burn in runs),
    )


def random_plants(seed: int) -> tuple[Choices, Burn]:
    rng = random.Random(seed)
    choices: Choices = []
    for _ in range(rng.randint(0, 4)):
        output, units = rng.randint(1, 7), rng.randint(0, 3)
        kind = rng.randrange(3)
        if kind == 0:
            burns = [(units, 0)]
        elif kind == 1:
            burns = [(0, units)]
        else:
            burns = [(units - k, k) for k in range(units + 1)]
        choices.append([(output, burn) for burn in burns])
    return choices, (rng.randint(0, 6), rng.randint(0, 6))


@pytest.mark.parametrize("seed", range(200))
def test_the_best_run_is_that_of_trying_everything(seed: int) -> None:
    choices, stock = random_plants(seed)
    output, picks = best_run(choices, stock)
    supplied, burnt = result(choices, picks)
    assert len(picks) == len(choices)
    assert supplied == output  # the picks do what is promised
    assert all(have >= need for have, need in zip(stock, burnt, strict=True))
    assert (output, sum(burnt)) == everything(choices, stock)


def test_without_plants_nothing_is_supplied() -> None:
    assert best_run([], (3, 3)) == (0, ())


def test_a_plant_without_its_fuel_does_not_run() -> None:
    assert best_run([[(5, (2, 0))]], (1, 9)) == (0, (-1,))


def test_a_plant_that_burns_nothing_always_runs() -> None:
    assert best_run([[(3, (0, 0))]], (0, 0)) == (3, (0,))


def test_scarce_fuel_goes_to_the_better_plant() -> None:
    assert best_run([[(1, (2, 0))], [(5, (2, 0))]], (3, 0)) == (5, (-1, 0))


def test_two_small_plants_may_beat_one_great_one() -> None:
    choices: Choices = [[(5, (3, 0))], [(3, (2, 0))], [(3, (1, 0))]]
    assert best_run(choices, (3, 0)) == (6, (-1, 0, 0))


def test_a_hybrid_leaves_the_fuel_that_the_other_plant_needs() -> None:
    hybrid: list[tuple[int, Burn]] = [(4, (2, 0)), (4, (1, 1)), (4, (0, 2))]
    assert best_run([hybrid, [(5, (2, 0))]], (2, 2)) == (9, (2, 0))
    assert best_run([hybrid, [(5, (0, 2))]], (2, 2)) == (9, (0, 0))


def test_of_equal_runs_the_thriftiest_is_chosen() -> None:
    assert best_run([[(5, (3, 0))], [(5, (1, 0))]], (3, 0)) == (5, (-1, 0))
    assert best_run([[(5, (1, 0))], [(5, (3, 0))]], (3, 0)) == (5, (0, -1))
