"""What plants can hold, against an oracle that tries every way of putting tokens into tanks."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt.parts.storage import Room, best_run, fits, free_room, has_room, shared_load
from tests.parts.oracle import Tank, can_hold

FUELS = 4
HYBRIDS = [(0, 1), (1, 2), (2, 0), (1, 3)]  # editions name their two hybrid fuels in any place


def room_for(tanks: list[Tank]) -> Room:
    room = [0] * (FUELS + 1)
    for takes, capacity in tanks:
        if takes:
            room[takes[0] if len(takes) == 1 else -1] += capacity
    return tuple(room)


@st.composite
def tanks_and_stock(draw: st.DrawFn) -> tuple[tuple[int, int], list[Tank], list[int]]:
    hybrid = draw(st.sampled_from(HYBRIDS))
    kinds: list[tuple[int, ...]] = [(), *((fuel,) for fuel in range(FUELS)), hybrid, hybrid]
    tank = st.tuples(st.sampled_from(kinds), st.sampled_from([2, 4, 6]))
    tanks = draw(st.lists(tank, max_size=4))
    stock = draw(st.lists(st.integers(0, 9), min_size=FUELS, max_size=FUELS))
    # Most random stocks hold something no tank takes; leave those fuels out half the time.
    if draw(st.booleans()):
        taken = {fuel for takes, _ in tanks for fuel in takes}
        stock = [count if fuel in taken else 0 for fuel, count in enumerate(stock)]
    return hybrid, tanks, stock


def test_the_oracle_itself_knows_the_plain_cases() -> None:
    coal, mixed = ((0,), 4), ((0, 1), 4)
    assert can_hold([coal, mixed], [6, 2, 0, 0])
    assert not can_hold([coal, mixed], [6, 3, 0, 0])
    assert not can_hold([coal], [0, 1, 0, 0])
    assert can_hold([], [0, 0, 0, 0])


@pytest.mark.rule("GRID-PLANT-03", "GRID-PLANT-04", "GRID-PLANT-06")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(tanks_and_stock())
def test_a_stock_fits_exactly_when_some_assignment_does(
    position: tuple[tuple[int, int], list[Tank], list[int]],
) -> None:
    hybrid, tanks, stock = position
    assert fits(hybrid, stock, 0, room_for(tanks)) == can_hold(tanks, stock)


@pytest.mark.rule("GRID-PLANT-03", "GRID-PLANT-04", "GRID-PLANT-06")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(tanks_and_stock(), st.integers(0, FUELS - 1))
def test_there_is_room_exactly_when_the_stock_with_one_more_fits(
    position: tuple[tuple[int, int], list[Tank], list[int]], fuel: int
) -> None:
    hybrid, tanks, stock = position
    while not can_hold(tanks, stock):  # down to what the owner can have
        stock[max(range(FUELS), key=lambda f: stock[f])] -= 1
    more = [count + (f == fuel) for f, count in enumerate(stock)]
    assert has_room(fuel, hybrid, stock, 0, room_for(tanks)) == can_hold(tanks, more)


@pytest.mark.rule("GRID-PLANT-04", "GRID-PLANT-06")
def test_every_stock_of_two_plants_and_a_hybrid() -> None:
    tanks: list[Tank] = [((0,), 2), ((1,), 4), ((0, 1), 4)]
    for coal, oil in product(range(9), range(11)):
        stock = [coal, oil, 0, 0]
        assert fits((0, 1), stock, 0, room_for(tanks)) == can_hold(tanks, stock), stock


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_tokens_of_the_seat_asked_about_count(seat: int) -> None:
    stock = [9] * (3 * FUELS)
    stock[seat * FUELS : (seat + 1) * FUELS] = [1, 1, 0, 0]
    room = (0, 0, 0, 0, 2)
    assert fits((0, 1), stock, seat * FUELS, room)
    assert not has_room(0, (0, 1), stock, seat * FUELS, room)
    assert shared_load(0, 1, stock, seat * FUELS, room) == 2


def test_a_fuel_outside_the_hybrid_pair_never_uses_the_shared_room() -> None:
    room = (0, 0, 0, 0, 4)
    assert not has_room(2, (0, 1), [0] * FUELS, 0, room)
    assert not fits((0, 1), [0, 0, 1, 0], 0, room)


def test_free_room_of_one_fuel_makes_up_for_nothing_of_the_other() -> None:
    # Three coal of room unused; the oil is one over what its own and the shared room hold.
    assert not fits((0, 1), [1, 5, 0, 0], 0, (4, 2, 0, 0, 2))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    st.lists(
        st.tuples(st.integers(1, 7), st.integers(0, 3), st.integers(0, 4)), min_size=0, max_size=4
    ),
    st.lists(st.integers(0, 4), min_size=FUELS, max_size=FUELS),
)
def test_the_best_run_is_the_best_of_all_runs(
    plants: list[tuple[int, int, int]], stock: list[int]
) -> None:
    """A plant is (output, units, fuel), fuel 4 a hybrid of 0 and 1."""
    choices = [[(output, burn) for burn in burns(units, fuel)] for output, units, fuel in plants]
    best = 0
    for picks in product(*[range(-1, len(ways)) for ways in choices]):
        ran = [ways[pick] for ways, pick in zip(choices, picks, strict=True) if pick >= 0]
        spent = [sum(burn[fuel] for _, burn in ran) for fuel in range(FUELS)]
        if all(need <= have for need, have in zip(spent, stock, strict=True)):
            best = max(best, sum(output for output, _ in ran))
    found, picks = best_run(choices, tuple(stock))
    assert found == best
    assert sum(choices[i][pick][0] for i, pick in enumerate(picks) if pick >= 0) == best


def burns(units: int, fuel: int) -> list[tuple[int, ...]]:
    if fuel < FUELS:
        return [tuple(units * (f == fuel) for f in range(FUELS))]
    return [(units - oil, oil, 0, 0) for oil in range(units + 1)]


def test_free_room_counts_what_still_fits_and_never_less_than_nothing() -> None:
    room = (2, 2, 0, 0, 3)
    assert [free_room(fuel, (1, 2), [0, 0, 0, 0], 0, room) for fuel in range(4)] == [2, 5, 3, 0]
    assert [free_room(fuel, (1, 2), [3, 4, 2, 1], 0, room) for fuel in range(4)] == [0, 0, 0, 0]
    assert free_room(2, (1, 2), [9, 9, 9, 9, 0, 3, 1, 0], 4, room) == 1
