"""Properties of random games of the grid board game with random configurations and setups.

Each is worked out here from the rules, apart from the engine's own `check`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt import Event, Match, SetupError
from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    LOSE_FUEL,
    NOTHING,
    PREPARATION,
    SCRAP,
    State,
)
from tests.configurations import Configuration, of_family
from tests.conformance import NAMES, random_choice
from tests.setups import random_setup

ALL = of_family("board")
T = TypeVar("T", bound=Callable[..., None])


def few(count: int) -> Callable[[T], T]:
    """The same examples on every machine and every day."""

    def decorate(test: T) -> T:
        chosen: T = settings(derandomize=True, deadline=None, max_examples=count)(test)
        return chosen

    return decorate


@cache
def made(configuration: Configuration) -> BoardGame:
    game = configuration.make()
    assert isinstance(game, BoardGame)
    return game


@dataclass(frozen=True)
class Case:
    """A game that hypothesis has thought of."""

    configuration: Configuration
    seed: int
    setup_seed: int  # 0: nothing is given

    @property
    def game(self) -> BoardGame:
        return made(self.configuration)

    @property
    def setup(self) -> dict[str, object]:
        return random_setup(self.game, Random(self.setup_seed)) if self.setup_seed else {}

    def walk(self) -> Iterator[State]:
        """The state at every decision of a random game, and at its end."""
        game, rng = self.game, Rng(seed_state(self.seed))
        state = game.new(self.seed, self.setup)
        while game.to_move(state) != NOBODY:
            yield state
            game.apply(state, random_choice(game, game.legal(state), rng))
        yield state

    def match(self, moves: int) -> Match:
        """A match of so many random moves, fewer when it ends before."""
        game, rng = self.game, Rng(seed_state(self.seed))
        match = Match(game, NAMES[: game.players], self.seed, self.setup)
        while not match.over and len(match.actions) < moves:
            match.play(game.word(random_choice(game, game.legal(match.state), rng)))
        return match


cases = st.builds(
    Case,
    configuration=st.sampled_from(ALL),
    seed=st.integers(0, 2**128 - 1),
    setup_seed=st.integers(0, 2**32),
)
moves = st.integers(0, 700)


# ---- nothing appears and nothing is lost


@few(25)
@given(cases)
def test_fuel_is_conserved(case: Case) -> None:
    game = case.game
    totals = {table.name: table.total for table in game.r.figures.fuels}
    for s in islice(case.walk(), 0, None, 7):  # a view of every seventh state: views cost
        seen = game.view(s, NOBODY)
        owners = [*seen["players"], *([seen["trust"]] if seen["trust"] else [])]
        markers = sum(city["marked"] for city in seen["cities"].values())  # GRID-START-01
        for fuel, market in seen["fuel"].items():
            owned = [owner["stock"][fuel] for owner in owners]
            counts = [*owned, market["tokens"], market["supply"], market.get("store", 0)]
            assert min(counts) >= 0
            assert sum(counts) == totals[fuel] - (markers if fuel == "uranium" else 0)


@few(25)
@given(cases)
def test_each_plant_is_in_one_place(case: Case) -> None:
    game = case.game
    for s in case.walk():
        owned = [plant for plants in (*s.plants, s.trust_plants) for plant in plants]
        gone = [plant for plant in game.r.plants if s.market.gone >> plant & 1]
        places = [*s.market.row, *s.market.stack, *owned, *s.removed, *gone]
        assert sorted(set(places) - {game.r.end_card}) == list(game.r.plants)
        assert len(places) == len(set(places))


# ---- money


def flow(event: Event) -> tuple[int, int]:
    """Who gets how much by an event; paying is getting less than nothing."""
    facts: dict[str, Any] = event.facts
    if event.kind in ("income", "demolished"):
        return facts["player"], facts["pay"]
    if event.kind in ("bought", "fuel", "built"):
        return facts["player"], -facts["price"]
    return 0, 0


@few(25)
@given(cases, moves)
def test_the_events_account_for_all_money(case: Case, count: int) -> None:
    match = case.match(count)
    money = [case.game.r.figures.start_money] * case.game.players
    for event in match.events:
        seat, amount = flow(event)
        money[seat] += amount
        assert min(money) >= 0
    assert match.state.money == money


@few(15)
@given(cases)
def test_what_is_legal_is_affordable(case: Case) -> None:
    game = case.game
    for s in case.walk():
        for action in game.legal(s):
            data = game.action_json(action)
            bid = data.get("bid", 0)
            assert isinstance(bid, int)
            assert bid <= s.money[s.actor]
            if data["do"] == "buy":
                fuel = game.r.fuels.index(str(data["fuel"]))
                assert s.fuel.price(fuel) <= s.money[s.actor]


# ---- houses


@few(20)
@given(cases)
def test_houses_stay_within_the_step(case: Case) -> None:
    game = case.game
    for s in islice(case.walk(), 0, None, 7):
        seen = game.view(s, NOBODY)
        for city in seen["cities"].values():
            assert len(set(city["owners"])) == len(city["owners"]) <= s.step
            assert city["owners"] == [who for who in city["spaces"] if who not in (None, "trust")]
            taken = [who is not None for who in city["spaces"]]
            taken[0] |= city["marked"]  # GRID-START-03
            free = [i for i in range(s.step) if not taken[i]]
            assert city["house"] == (game.r.figures.house_costs[free[0]] if free else None)
        for player in seen["players"]:
            assert len(set(player["cities"])) == len(player["cities"]) <= game.r.figures.houses
            assert set(player["cities"]) <= set(seen["cities"])


class Houses:
    """The spaces of the cities as the events tell of them."""

    def __init__(self) -> None:
        self.taken: dict[object, set[int]] = {}
        self.marked: set[object] = set()
        self.begun: set[object] = set()
        self.step = 1

    def hear(self, event: Event) -> None:
        facts: dict[str, Any] = event.facts
        if event.kind == "step":
            self.step = facts["step"]
        elif event.kind == "marked":
            self.marked.add(facts["city"])
        elif event.kind == "placed":
            self.take(facts["city"], 0)
        elif event.kind == "trust_blocks":
            self.take(facts["city"], 1)

    def take(self, city: object, space: int) -> None:
        assert space not in self.taken.setdefault(city, set())
        self.taken[city].add(space)

    def build(self, player: object, city: object) -> int:
        """The space a player gets: the reserved one to begin with, else the cheapest open one."""
        begins = city in self.marked and player not in self.begun
        reserved = {0} if city in self.marked and not begins else set()
        space = min(set(range(3)) - self.taken.get(city, set()) - reserved)
        assert space < self.step
        self.take(city, space)
        self.marked -= {city} if begins else set()
        return space


@few(20)
@given(cases, moves)
def test_a_house_costs_what_its_space_costs(case: Case, count: int) -> None:
    houses = Houses()
    cost = case.game.r.figures.house_costs
    match = case.match(count)
    cities = len(case.game.view(match.state, NOBODY)["cities"])
    for event in match.events:
        facts: dict[str, Any] = event.facts
        houses.hear(event)
        if event.kind != "built":
            continue
        others = len(houses.taken)  # cities with a house, before this one
        space = houses.build(facts["player"], facts["city"])
        assert facts["price"] >= cost[space]
        if facts["player"] not in houses.begun:
            assert facts["price"] == cost[space]  # GRID-BUILD-02: nothing to connect to yet
            assert space == 0 or others == cities
            houses.begun.add(facts["player"])


# ---- plants and storage


def fits(game: BoardGame, s: State, seat: int) -> bool:
    """Do the tokens find room, the two hybrid fuels also in the hybrids? (Hall's condition)"""
    alone = dict.fromkeys(game.r.fuels, 0)
    shared = 0
    for plant in s.plants[seat]:
        burns = game.r.burnable(plant)
        size = 2 * game.r.units[plant]
        if len(burns) == 2:
            shared += size
        for fuel in burns if len(burns) == 1 else ():
            alone[game.r.fuels[fuel]] += size
    over = 0
    for f, name in enumerate(game.r.fuels):
        extra = max(s.stock[4 * seat + f] - alone[name], 0)
        if extra and f not in game.r.hybrid:
            return False
        over += extra
    return over <= shared


@few(20)
@given(cases)
def test_nobody_has_more_than_fits(case: Case) -> None:
    game = case.game
    limit = game.r.figures.plant_limit
    for s in case.walk():
        for seat in range(game.players):
            forced = s.pending != NOTHING and seat == s.actor
            assert forced or fits(game, s, seat)
            assert len(s.plants[seat]) <= limit + (forced and s.pending == SCRAP)
        if s.pending == LOSE_FUEL:
            assert not fits(game, s, s.actor)


# ---- the plant market


@few(20)
@given(cases)
def test_the_market_has_its_size(case: Case) -> None:
    game = case.game
    size = game.r.figures.market_size
    for s in case.walk():
        row = s.market.row
        assert list(row) == sorted(row)
        shrunk = s.step == 2 and not game.r.figures.step2_replaces  # GRID-STEP-04
        if not s.market.met:
            assert len(row) == size - shrunk  # GRID-AUC-06: whatever leaves is replaced at once
        elif s.step < 3 and s.phase == AUCTION:
            assert row[-1] == game.r.end_card  # GRID-STEP-06: it stays to the end of the phase
        if s.step == 3:
            assert len(row) <= 6
            assert len(row) == 6 or not s.market.stack


@few(20)
@given(cases)
def test_only_plants_of_the_current_market_are_offered(case: Case) -> None:
    game = case.game
    for s in case.walk():
        if s.phase != AUCTION or s.pending != NOTHING:
            continue
        plants = [plant for plant in s.market.row if plant != game.r.end_card]
        current = plants if s.step == 3 else [p for p in s.market.row[:4] if p in plants]
        opened = {game.action_json(action).get("plant") for action in game.legal(s)}
        assert opened - {None} <= set(current)


# ---- time goes one way


@few(15)
@given(cases)
def test_rounds_steps_and_networks_only_grow(case: Case) -> None:
    def times(s: State) -> tuple[tuple[int, int], int, list[int], int]:
        return (s.round, s.phase), s.step, list(s.count), s.market.gone

    for (when, step, counts, gone), after in pairwise(map(times, case.walk())):
        assert after[0] >= when
        assert after[1] >= step
        assert all(new >= old for new, old in zip(after[2], counts, strict=True))
        assert after[3] & gone == gone


@few(15)
@given(cases)
def test_the_mover_is_the_one_whose_turn_it_is(case: Case) -> None:
    game = case.game
    for s in case.walk():
        assert sorted(s.order) == list(range(game.players))
        if s.phase in (FUEL, BUILDING, BUREAUCRACY):
            assert s.actor == s.order[s.turn]
        elif s.phase == PREPARATION:
            assert s.round == 0
            assert s.actor in s.order
        elif s.phase == AUCTION and s.pending == NOTHING and s.auction.lot < 0:
            assert s.auction.is_active(s.actor)
            assert s.actor == next(seat for seat in s.order if s.auction.is_active(seat))


@few(15)
@given(cases)
def test_the_game_ends_when_the_count_is_reached_and_not_before(case: Case) -> None:
    game = case.game
    for s in case.walk():
        if max(s.count) >= game.r.figures.end_cities:
            assert s.phase == BUILDING or game.outcome(s) is not None
        else:
            assert game.outcome(s) is None
    outcome = game.outcome(s)
    assert outcome is not None
    supplied = [reason["supplied"] for reason in outcome.reasons]
    assert ranked(list(zip(supplied, s.money, s.count, strict=True))) == outcome.ranks


def ranked(values: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each: one more than there are better ones."""
    return tuple(1 + sum(other > value for other in values) for value in values)


@few(15)
@given(cases, st.integers(0, 1))
def test_those_who_supply_as_many_rank_by_money_then_cities(case: Case, spread: int) -> None:
    *_, s = case.walk()
    for seat in range(case.game.players):
        s.plants[seat] = ()  # nobody supplies anything any more
        s.money[seat] = 5 + seat % 2 * spread
    outcome = case.game.outcome(s)
    assert outcome is not None
    assert outcome.ranks == ranked(list(zip(s.money, s.count, strict=True)))


# ---- a setup is kept to


@few(60)
@given(cases)
def test_the_first_state_is_as_the_setup_says(case: Case) -> None:
    game, setup = case.game, case.setup
    s = game.new(case.seed, setup)
    seen: dict[str, object] = {
        "order": s.order,
        "regions": sorted(game.r.map.regions[i].id for i in s.regions),
        "market": list(s.market.row),
        "deck": ["step3" if card == game.r.end_card else card for card in s.market.stack],
        "step3_deck": list(s.market.then),
    }
    for key, value in setup.items():
        if key == "fuel":
            assert isinstance(value, dict)
            for name, count in value.items():
                assert s.fuel.tokens[game.r.fuels.index(name)] == count
        elif key in ("regions", "market"):
            assert isinstance(value, list)
            assert seen[key] == sorted(value)
        else:
            assert seen[key] == value
    assert game.check(s) == []


@pytest.mark.parametrize("tokens", [0, 6, 7, 11, 12])
def test_a_setup_leaves_uranium_for_the_start_cities(tokens: int) -> None:
    game = make_game("recharged", 6, {"start_cities": True})
    setup = {"fuel": {"uranium": tokens}}
    if tokens > 6:  # twelve tokens, and six of them are markers
        with pytest.raises(SetupError):
            game.new(1, setup)
        return
    state = game.new(1, setup)
    while state.phase == PREPARATION:
        game.apply(state, game.legal(state)[0])
        assert game.check(state) == []


# ---- a match


@few(25)
@given(cases, moves)
def test_a_record_is_the_match(case: Case, count: int) -> None:
    match = case.match(count)
    again = Match.from_record(match.record())
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.events == match.events
    assert again.record() == match.record()


@few(25)
@given(cases, moves, st.integers(1, 6))
def test_undo_is_as_if_it_had_not_been(case: Case, count: int, back: int) -> None:
    match = case.match(count)
    back = min(back, len(match.actions))
    for _ in range(back):
        match.undo()
    other = case.match(len(match.actions))
    assert match.game.key(match.state) == other.game.key(other.state)
    assert match.events == other.events
    assert match.words == other.words
