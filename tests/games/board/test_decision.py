"""What is asked, as data, against the engine itself: over random games on every board."""

import json
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from megavolt.core.decision import words_of
from megavolt.core.decision_types import own_decision
from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.decision_types import BoardDecision, Reach
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import FUELS
from megavolt.games.board.state import LOSE_FUEL, State
from tests.configurations import Configuration, by_board
from tests.conformance import random_choice
from tests.games.board.table import Table
from tests.setups import random_setup
from tests.sweeps import swept

BOARDS = by_board("board")
EVERY = 5  # so many decisions of a kind pass before one is tried out: that plays many clones
MOST_BYTES = 2048
MOST_WITH_FOUR_PLANTS = 3072  # sixteen sets, each with its words; only two players have so many


def board_name(group: list[Configuration]) -> str:
    return f"{group[0].game_id}-{group[0].options['map']}-{group[0].players}"


every_board = pytest.mark.parametrize(
    "group", swept([pytest.param(b, id=board_name(b)) for b in BOARDS], every=6)
)


def decided(game: BoardGame, s: State) -> BoardDecision:
    return own_decision(BoardDecision, game.decision(s))


def moments(group: list[Configuration]) -> Iterator[tuple[BoardGame, State]]:
    """Every position of two random games, one of them from a setup given as data."""
    for number in range(2):
        seed = BOARDS.index(group) + number * len(BOARDS)
        game = group[(7 * seed) % len(group)].make()  # the options take turns
        assert isinstance(game, BoardGame)
        state = game.new(seed, random_setup(game, Random(seed)) if number else {})
        rng = Rng(seed_state(seed))
        while game.to_move(state) != NOBODY:
            yield game, state
            game.apply(state, random_choice(game, game.legal(state), rng))


def played(game: BoardGame, s: State, words: list[str]) -> State:
    """A copy of the state with these words played, each of them legal."""
    s = s.clone()
    for word in words:
        action = game.action(word)
        assert action in game.legal(s), word
        game.apply(s, action)
    return s


# ---- each decision in whole games


@every_board
def test_a_decision_is_the_legal_list_and_short(group: list[Configuration]) -> None:
    for game, s in moments(group):
        decision = game.decision(s)
        assert sorted(words_of(decision)) == sorted(game.word(a) for a in game.legal(s))
        size = len(json.dumps(decision, separators=(",", ":")))
        many = decision["asks"] == "run" and len(s.plants[s.actor]) - len(s.ran) > 3
        assert size < (MOST_WITH_FOUR_PLANTS if many else MOST_BYTES), decision


@every_board
def test_what_a_decision_says_is_what_happens(group: list[Configuration]) -> None:
    count: dict[str, int] = {}
    for game, s in moments(group):
        decision = decided(game, s)
        asks = decision["asks"]
        count[asks] = count.get(asks, -1) + 1
        if count[asks] % EVERY == 0:
            check_all(game, s, decision)
    assert {"open", "bid", "buy", "build", "run"} <= set(count)


def check_all(game: BoardGame, s: State, decision: BoardDecision) -> None:
    for moves in decision["moves"]:
        if moves["do"] == "build":
            for choice in moves["choices"]:
                check_paid(game, s, choice)
        elif moves["do"] == "buy":
            for offer in moves["choices"]:
                check_costs(game, s, offer["fuel"], offer["costs"])
        elif moves["do"] == "scrap":
            for scrap in moves["choices"]:
                check_scrap(game, s, scrap["plant"])
    if "too_dear" in decision:
        check_paths(game, s, decision)
    check_enough(game, s, decision)
    if "runs" in decision:
        check_runs(game, s, decision)


def check_paid(game: BoardGame, s: State, choice: Reach) -> None:
    """GRID-BUILD-03, GRID-BUILD-05."""
    after = played(game, s, [f"build {choice['city']}"])
    assert s.money[s.actor] - after.money[s.actor] == choice["cost"]


def check_paths(game: BoardGame, s: State, decision: BoardDecision) -> None:
    """GRID-BUILD-03, GRID-BUILD-05: the connections of the path and the house make up the cost."""
    built = [m["choices"] for m in decision["moves"] if m["do"] == "build"]
    listed = [reach for choices in built for reach in choices] + decision["too_dear"]
    assert listed == sorted(listed, key=lambda reach: (reach["cost"], reach["city"]))
    assert all(reach["cost"] > s.money[s.actor] for reach in decision["too_dear"])
    paths = {reach["city"]: reach["path"] for reach in listed}
    ids = [city.id for city in game.r.map.cities]
    own = {ids[city] for city in s.cities[s.actor]}
    for reach in listed:
        path = whole_path(paths, reach["city"])
        assert bool(own) == (len(path) > 1)
        assert not own or path[0] in own
        way = sum(link(s, ids.index(a), ids.index(b)) for a, b in pairwise(path))
        house = s.house[ids.index(reach["city"])]
        if game.r.start_cities and not own:  # GRID-START-02, GRID-START-03
            house = game.r.figures.house_costs[0]
        assert way + house == reach["cost"]


def whole_path(paths: dict[str, list[str]], city: str) -> list[str]:
    """The path as a client follows it, back to an own city."""
    path = [city]
    while paths.get(path[0]):
        path = [*paths[path[0]], *path]
    return path


def link(s: State, a: int, b: int) -> int:
    """What the connection of two neighbours in play costs."""
    return min(cost for x, y, cost in s.network.links if {x, y} == {a, b})


def check_costs(game: BoardGame, s: State, fuel: str, costs: list[int]) -> None:
    """GRID-FUEL-01, GRID-FUEL-02: so many can be bought, at these prices, and no more."""
    seat = s.actor
    for count, cost in enumerate(costs):
        before = played(game, s, [f"buy {fuel}"] * count)
        after = played(game, before, [f"buy {fuel}"])
        assert before.money[seat] - after.money[seat] == cost
    full = played(game, s, [f"buy {fuel}"] * len(costs))
    assert game.action(f"buy {fuel}") not in game.legal(full)


def check_enough(game: BoardGame, s: State, decision: BoardDecision) -> None:
    """GRID-PLANT-02: after buying this, all plants can run so often, if it says so."""
    seat = s.actor
    for plan in decision.get("enough", []):
        after = played(game, s, plan["words"])
        assert s.money[seat] - after.money[seat] == plan["cost"]
        assert runs_of_all(game, after, plan["runs"]) == plan["enough"]
        if plan["words"]:
            assert not runs_of_all(game, played(game, s, plan["words"][:-1]), plan["runs"])


def runs_of_all(game: BoardGame, s: State, times: int) -> bool:
    """Does the actor's fuel last for so many runs of all plants?"""
    r, stock = game.r, s.stock[s.actor * FUELS : (s.actor + 1) * FUELS]
    shared = 0
    for plant in s.plants[s.actor]:
        fuels = r.burnable(plant)
        if len(fuels) == 1:
            stock[fuels[0]] -= r.units[plant] * times
        elif fuels:
            shared += r.units[plant] * times
    return min(stock) >= 0 and sum(stock[fuel] for fuel in r.hybrid) >= shared


def check_scrap(game: BoardGame, s: State, plant: int) -> None:
    """GRID-PLANT-08, GRID-PLANT-09."""
    moves = decided(game, s)["moves"][0]
    assert moves["do"] == "scrap"
    (choice,) = [c for c in moves["choices"] if c["plant"] == plant]
    after = played(game, s, [f"scrap {plant}"])
    seat, fuels = s.actor, game.r.fuels
    had, has = stock_of(game, s, seat), stock_of(game, after, seat)
    lost = {fuel: had[fuel] - has[fuel] for fuel in fuels}
    assert {fuel: choice["lost"].get(fuel, 0) for fuel in fuels} == lost
    own = {fuels[f] for f in game.r.burnable(plant)}
    assert choice["kept"] == {fuel: has[fuel] for fuel in fuels if fuel in own and has[fuel]}
    assert plant not in choice["keepers"]
    if choice["to_lose"] is None:
        assert after.pending != LOSE_FUEL
        return
    for fuel in choice["to_lose"]["fuels"]:
        count = 0
        now = after
        while now.pending == LOSE_FUEL and now.actor == seat:
            legal = [game.word(a) for a in game.legal(now)]
            assert set(legal) <= {f"drop {f}" for f in choice["to_lose"]["fuels"]}
            now = played(game, now, [f"drop {fuel}" if f"drop {fuel}" in legal else legal[0]])
            count += 1
        assert count == choice["to_lose"]["count"]


def stock_of(game: BoardGame, s: State, seat: int) -> dict[str, int]:
    return {fuel: s.stock[seat * FUELS + f] for f, fuel in enumerate(game.r.fuels)}


def check_runs(game: BoardGame, s: State, decision: BoardDecision) -> None:
    """GRID-BUR-01, GRID-BUR-02: every set that can run, what it pays, and the best one first."""
    seat = s.actor
    for run in decision["runs"]:
        ran = played(game, s, run["words"])
        assert sorted(ran.ran) == sorted((*s.ran, *run["plants"]))
        had, has = stock_of(game, s, seat), stock_of(game, ran, seat)
        assert run["burns"] == {f: had[f] - has[f] for f in had if had[f] != has[f]}
        assert income(game, ran) == run["pays"]
        assert run["gives"] == min(ran.supplied, ran.count[seat])
    every = brute_force(game, s)
    assert {tuple(sorted(run["plants"])) for run in decision["runs"]} == set(every)
    pays = [run["pays"] for run in decision["runs"]]
    assert pays == sorted(pays, reverse=True)
    assert pays[0] == max(every.values())


def income(game: BoardGame, s: State) -> int:
    """What the actor gets when the turn ends here."""
    log: list[tuple[object, ...]] = []
    after = s.clone()
    game.set_log(after, log)
    game.apply(after, game.action("done"))
    facts = next(dict(f) for kind, f in map(game.event, log) if kind == "income")
    return int(str(facts["pay"]))


def brute_force(game: BoardGame, s: State) -> dict[tuple[int, ...], int]:
    """By every set of plants that the engine lets run, by whatever way, the income."""
    found: dict[tuple[int, ...], int] = {}
    states, seen = [s.clone()], set()
    while states:
        now = states.pop()
        here = (now.ran, tuple(now.stock))
        if here in seen:
            continue
        seen.add(here)
        plants = tuple(sorted(set(now.ran) - set(s.ran)))
        found[plants] = max(found.get(plants, 0), income(game, now))
        runs = [a for a in game.legal(now) if game.word(a) != "done"]
        states.extend([played(game, now, [game.word(a)]) for a in runs])
    return found


# ---- positions


@pytest.mark.rule("GRID-AUC-03", "GRID-AUC-08")
def test_a_plant_is_opened_between_its_number_and_ones_money() -> None:
    table = Table("classic", 3).order("ana", "bob", "eva").give("ana", money=20)
    table.market(13, 18, 22, 27, 33, 37, 44, 50).deck(40).begin("auction")
    decision = decided(table.game, table.s)
    assert decision["asks"] == "open"
    assert decision["moves"][0] == {
        "do": "open",
        "word": "open {plant} {bid}",
        "choices": [{"plant": 13, "bid": [13, 20]}, {"plant": 18, "bid": [18, 20]}],
    }


@pytest.mark.rule("GRID-AUC-10")
def test_a_pass_that_names_a_plant_has_a_word_for_each() -> None:
    table = Table("classic", 3).order("ana", "bob", "eva").give("ana", money=0)
    table.market(13, 18, 22, 27, 33, 37, 44, 50).deck(40).begin("auction")
    (moves,) = decided(table.game, table.s)["moves"]
    assert moves["do"] == "pass"
    assert moves["choices"][0] == {"plant": 13, "word": "pass 13"}


@pytest.mark.rule("GRID-PLANT-09")
def test_a_scrapped_hybrid_tells_what_is_lost_and_what_is_to_be_chosen() -> None:
    # 5 is a hybrid, room for four; 12 one more of the same.
    table = Table("classic", 3).order("ana", "bob", "eva")
    table.give("ana", money=200, plants=[5, 12, 6], fuel={"coal": 5, "oil": 3, "garbage": 2})
    table.market(13, 33, 37, 44, 50).deck(38, 40, "step3").begin("auction")
    table.play("open 13 13", "pass", "pass")
    (moves,) = decided(table.game, table.s)["moves"]
    assert moves["do"] == "scrap"
    hybrid, _, garbage = moves["choices"]
    assert hybrid == {
        "plant": 5,
        "kept": {"coal": 4, "oil": 3},
        "keepers": [12],
        "lost": {"coal": 1},
        "to_lose": {"count": 3, "fuels": ["coal", "oil"]},
    }
    assert garbage == {
        "plant": 6,
        "kept": {},
        "keepers": [],
        "lost": {"garbage": 2},
        "to_lose": None,
    }


@pytest.mark.rule("GRID-FUEL-04")
def test_coal_goes_on_at_the_price_of_the_storage() -> None:
    table = Table("recharged", 3, map="usa").order("ana", "bob", "eva")
    table.give("eva", money=100, plants=[4]).fuel_market(coal=1).begin("fuel")
    (moves, _) = decided(table.game, table.s)["moves"]
    assert moves["do"] == "buy"
    store = table.r.figures.coal_storage_price
    first = table.price("coal")
    assert store > 0
    assert moves["choices"] == [{"fuel": "coal", "costs": [first, store, store, store]}]


@pytest.mark.rule("GRID-BUR-02", "GRID-PLANT-02")
def test_a_hybrid_burns_what_is_cheaper_to_replace() -> None:
    table = Table("classic", 3).order("ana", "bob", "eva").settle("ana", 1)
    table.give("ana", plants=[5], fuel={"coal": 2, "oil": 2}).fuel_market(coal=20, oil=1)
    table.begin("bureaucracy")
    best, idle = decided(table.game, table.s)["runs"]
    assert (best["words"], best["burns"]) == (["run 5 coal2"], {"coal": 2})
    assert (idle["plants"], idle["pays"], idle["dear"]) == ([], table.r.pay(0), 0)
    table.fuel_market(coal=1, oil=20)
    assert decided(table.game, table.s)["runs"][0]["words"] == ["run 5 oil2"]


@pytest.mark.rule("GRID-BUR-04", "GRID-BUR-05")
def test_fuel_that_will_be_sold_out_counts_one_more_than_the_dearest_space() -> None:
    table = Table("classic", 3).order("ana", "bob", "eva").settle("ana", 1)
    table.give("ana", plants=[11], fuel={"uranium": 2}).fuel_market(uranium=0)
    table.s.uranium_stopped = True
    table.begin("bureaucracy")
    dearest = table.r.tracks.price_at[table.r.uranium][1]
    units = table.r.units[11]
    assert decided(table.game, table.s)["runs"][0]["dear"] == units * (dearest + 1)


# ---- what it does not tell


@every_board
def test_a_decision_does_not_depend_on_what_is_hidden(group: list[Configuration]) -> None:
    """Neither on the money of others nor on the order of the deck."""
    for number, (game, s) in enumerate(moments(group)):
        if number % EVERY:
            continue
        other = s.clone()
        other.money = [m if seat == s.actor else m + 7 for seat, m in enumerate(s.money)]
        other.market.stack = other.market.stack[::-1]
        other.removed = other.removed[::-1]
        assert game.decision(other) == game.decision(s)
