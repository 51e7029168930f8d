"""Cheapest paths: against a plain search, and in the corners."""

import random
from itertools import pairwise

import pytest

from megavolt.parts.network import FAR, Network

Links = list[tuple[int, int, int]]


def plain(cities: int, links: Links, in_play: list[bool], source: int) -> list[int]:
    """Bellman-Ford: go over all links until nothing gets cheaper."""
    cost = [FAR] * cities
    if in_play[source]:
        cost[source] = 0
    changed = True
    while changed:
        changed = False
        for a, b, c in links:
            for here, there in ((a, b), (b, a)):
                if in_play[here] and in_play[there] and cost[here] + c < cost[there]:
                    cost[there] = cost[here] + c
                    changed = True
    return cost


def random_network(seed: int) -> tuple[int, Links, list[bool]]:
    rng = random.Random(seed)
    cities = rng.randint(1, 14)
    links = [
        (rng.randrange(cities), rng.randrange(cities), rng.choice([0, 0, rng.randint(1, 25)]))
        for _ in range(rng.randint(0, 3 * cities))
    ]
    return cities, links, [rng.random() < 0.8 for _ in range(cities)]


@pytest.mark.parametrize("seed", range(60))
def test_costs_are_those_of_a_plain_search(seed: int) -> None:
    cities, links, in_play = random_network(seed)
    network = Network(cities, links, in_play)
    for source in range(cities):
        assert network.cost[source] == plain(cities, links, in_play, source)


@pytest.mark.parametrize("seed", range(40))
def test_a_path_exists_link_by_link_and_costs_what_is_said(seed: int) -> None:
    cities, links, in_play = random_network(seed)
    network = Network(cities, links, in_play)
    rng = random.Random(seed)
    sources = rng.sample(range(cities), min(cities, 2))
    for target in range(cities):
        cheapest = min(network.cost[source][target] for source in sources)
        if cheapest == FAR:
            continue
        path = path_in(network, sources, target)
        assert path[0] in sources
        assert path[-1] == target
        assert all(in_play[city] for city in path)
        assert sum(cheapest_link(links, a, b) for a, b in pairwise(path)) == cheapest


def path_in(network: Network, sources: list[int], target: int) -> list[int]:
    """The tree followed back from the target to a source."""
    before = network.tree(sources)
    path = [target]
    while before[path[0]] != path[0]:
        path.insert(0, before[path[0]])
    return path


def cheapest_link(links: Links, a: int, b: int) -> int:
    return min(c for x, y, c in links if {x, y} == {a, b})


def test_a_detour_may_be_cheaper_than_the_link() -> None:
    network = Network(3, [(0, 1, 20), (1, 2, 5), (0, 2, 4)], [True] * 3)
    assert network.cost[0][1] == 9
    assert path_in(network, [0], 1) == [0, 2, 1]


def test_the_cheaper_of_two_links_counts() -> None:
    network = Network(2, [(0, 1, 7), (1, 0, 3), (0, 1, 9)], [True] * 2)
    assert network.cost == [[0, 3], [3, 0]]


def test_nothing_passes_through_a_city_out_of_play() -> None:
    links = [(0, 1, 1), (1, 2, 1), (0, 2, 9)]
    assert Network(3, links, [True] * 3).cost[0][2] == 2
    network = Network(3, links, [True, False, True])
    assert network.cost[0] == [0, FAR, 9]
    assert network.cost[1] == [FAR, FAR, FAR]


def test_what_no_path_reaches_is_far() -> None:
    assert Network(3, [(0, 1, 1)], [True] * 3).cost[2] == [FAR, FAR, 0]


def test_free_links_cost_nothing() -> None:
    network = Network(3, [(0, 1, 0), (1, 2, 4)], [True] * 3)
    assert network.cost[0] == [0, 0, 4]


def test_a_start_costs_nothing_in_play_and_is_impossible_elsewhere() -> None:
    network = Network(3, [], [True, False, True])
    assert network.start() == [0, FAR, 0]
    assert network.start() is not network.start()


def test_the_nearest_source_begins_the_path() -> None:
    network = Network(4, [(0, 1, 5), (1, 2, 5), (2, 3, 1)], [True] * 4)
    assert path_in(network, [0, 3], 1) == [0, 1]  # five, from the other side six
    assert path_in(network, [0, 3], 2) == [3, 2]
    assert path_in(network, [2], 2) == [2]
