"""What is constant in a game, as bots are given it: equal to what the engine plays by."""

import json
from heapq import heappop, heappush
from random import Random
from typing import Any, cast

import pytest

import megavolt
from megavolt import Game, Match
from megavolt.core.registry import game_ids
from megavolt.core.view_types import own_view
from megavolt.games.blackout.view_types import BlackoutFacts, BlackoutView
from megavolt.games.board.view_types import BoardFacts, BoardView

BOARDS = ["recharged", "classic", "deluxe"]


def facts_of(game: Game[Any]) -> BoardFacts:
    return cast("BoardFacts", game.facts())


@pytest.mark.parametrize("game_id", game_ids())
def test_facts_are_plain_data(game_id: str) -> None:
    facts = megavolt.game(game_id, players=3).facts()
    assert json.loads(json.dumps(facts)) == facts
    assert (facts["game"], facts["players"]) == (game_id, 3)


def cheapest(
    connections: dict[str, dict[str, int]], start: str, within: set[str]
) -> dict[str, int]:
    """Dijkstra over the published graph."""
    found: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        cost, city = heappop(queue)
        if city in found:
            continue
        found[city] = cost
        for near, more in connections[city].items():
            if near in within:
                heappush(queue, (cost + more, near))
    return found


@pytest.mark.parametrize("game_id", BOARDS)
def test_the_map_leads_to_the_costs_that_a_view_shows(game_id: str) -> None:
    match = Match.new(game_id, ["Ana", "Bob", "Eva"], 4)
    while match.view(0)["phase"] != "building":
        match.play(match.legal()[0])
    seat = match.to_move
    assert seat is not None
    match.play(match.legal()[0])
    view = own_view(BoardView, match.view(seat))
    (home,) = view["players"][seat]["cities"]
    ways = cheapest(facts_of(match.game)["connections"], home, set(view["cities"]))
    for city, seen in view["cities"].items():
        if seen["cost"] is not None and seen["house"] is not None:
            assert seen["cost"] == seen["house"] + ways[city]


@pytest.mark.parametrize("game_id", BOARDS)
def test_the_plants_are_those_that_appear(game_id: str) -> None:
    match = Match.new(game_id, ["Ana", "Bob", "Eva"], 4)
    market = own_view(BoardView, match.view(0))["market"]
    plants = {plant["number"]: plant for plant in facts_of(match.game)["plants"]}
    for plant in market["future"]:
        assert plants[plant["number"]] == plant
    assert set(market["unseen"]) < set(plants)


@pytest.mark.parametrize(("players", "count"), [(2, 18), (3, 17), (5, 15), (6, 14)])
@pytest.mark.rule("GRID-END-01")
def test_the_end_count_is_that_of_the_number_of_players(players: int, count: int) -> None:
    assert facts_of(megavolt.game("recharged", players=players))["end_count"] == count


def test_payments_are_what_players_get() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 4)
    facts = facts_of(match.game)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
        for player in own_view(BoardView, match.view(0))["players"]:
            assert player["income"] == facts["payments"][player["supply"]]


def test_the_card_game_has_its_plants_and_cards() -> None:
    facts = megavolt.game("cards", players=4).facts()
    assert {"plants", "fuel_cards", "column_prices", "money_per_point"} <= set(facts)


def test_the_wiring_tile_game_has_its_costs_and_contracts() -> None:
    match = Match.new("blackout", ["Ana", "Bob"], 7)
    facts = cast("BlackoutFacts", match.game.facts())
    own = own_view(BlackoutView, match.view(0))["players"][0]
    assert own["contract"] in facts["contracts"]
    assert set(own["hand"] or ()) <= set(facts["resources"])
    assert set(own["supply"]) == set(facts["pieces"])
