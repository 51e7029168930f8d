"""Hidden information: what views and events tell, and states drawn to fit a view."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.state import State
from tests.games.blackout.table import Table

Vary = Callable[[State, Random, int], None]


def game_for(players: int) -> BlackoutGame:
    game = make_game("blackout", players, {})
    assert isinstance(game, BlackoutGame)
    return game


def moments(game: BlackoutGame, seed: int) -> Iterator[State]:
    """Every moment of a random game; cards are preferred, so that many effects are under way."""
    random = Random(seed)
    state = game.new(seed)
    while True:
        yield state
        if game.to_move(state) == NOBODY:
            return
        legal = game.legal(state)
        cards = [action for action in legal if game.word(action).startswith(("use", "exchange"))]
        game.apply(state, random.choice(cards if cards and random.random() < 0.5 else legal))


def seats(game: BlackoutGame) -> list[int]:
    return [*range(game.players), NOBODY]


def shown(game: BlackoutGame, state: State, seat: int) -> str:
    return json.dumps(game.view(state, seat))


# ---- public and hidden


@pytest.mark.rule("BLK-INFO-01")
def test_hands_and_contracts_are_seen_by_their_owner_only() -> None:
    table = Table(players=3).hand("a", "refit", "overtime").contract("a", "skyline")
    assert table.player("a")["hand"] == ["refit", "overtime"]
    assert table.player("a")["contract"] == "skyline"
    for view in (table.seen_by("b"), table.view):
        assert view["players"][0]["hand"] is None
        assert view["players"][0]["contract"] is None
        assert view["players"][0]["has_contract"] is True
        assert view["players"][0]["cards"] == 2


@pytest.mark.rule("BLK-INFO-01")
def test_no_view_has_a_place_for_decks_or_the_generator() -> None:
    table = Table()
    for view in (table.view, table.seen_by("a")):
        assert view["resource_deck"] == 50
        assert view["contract_deck"] == 26
        assert view["breakdown_deck"] == 10
        assert view["breakdowns"] == []
        assert not {"deck", "aside", "rng", "seed", "contracts", "log", "setup"} & set(view)


@pytest.mark.rule("BLK-INFO-02")
def test_everything_else_is_public() -> None:
    table = (
        Table().draw("A a─ a─+ f b─! B").completed("b", "skyline").hand("a", "overtime", "refit")
    )
    table.play("use overtime", "draw", "discard refit")
    view = table.view
    assert view["players"][1]["completed"] == ["skyline"]
    assert view["discard"] == ["overtime", "refit"]
    assert view["tension"] == {"left": 4, "per_turn": 4, "acted": True, "spare": 0}
    assert view["players"][0]["live"] == ["r0c1", "r0c2"]
    assert view["players"][0]["connections"] == 1
    assert view["players"][0]["score"]["connections"] == 4
    assert view["players"][1]["supply"]["straight"] == 13
    assert [piece["faulted"] for piece in view["pieces"]] == [False, False, True]
    assert view["players"][0]["cards"] == 1
    assert view["start"] == 0


@pytest.mark.rule("BLK-INFO-02")
def test_points_unspent_in_round_ten_are_public() -> None:
    table = Table().draw("A a─! . .").round(10).breakdown("quiet_night").play("done")
    assert table.view["players"][0]["unspent"] == 4


@pytest.mark.rule("BLK-INFO-01")
def test_events_tell_a_drawn_card_to_its_player_only() -> None:
    table = Table().hand("a", "new_client", "refit").deck("overtime")
    table.play("draw", "discard refit", "use new_client")
    for kind, secret, public in (
        ("drew", "card", {"player": 0, "cost": 1}),
        ("exchanged", "contract", {"player": 0}),
        ("contract_dealt", "contract", {"player": 0}),
    ):
        facts = [event.facts for event in table.match.events_for(0) if event.kind == kind]
        assert all(secret in fact for fact in facts)
        for other in (1, NOBODY):
            told = [event.facts for event in table.match.events_for(other) if event.kind == kind]
            assert told == [public]


# ---- states that differ in hidden things only


def other_deck(s: State, random: Random, seat: int) -> None:
    deck = list(s.deck)
    random.shuffle(deck)
    s.deck = tuple(deck)


def other_hands(s: State, random: Random, seat: int) -> None:
    """The hands of others exchanged with cards of the deck."""
    for other, hand in enumerate(s.hands):
        if other != seat:
            pool = [*hand, *s.deck]
            random.shuffle(pool)
            s.hands[other], s.deck = tuple(pool[: len(hand)]), tuple(pool[len(hand) :])


def other_contracts(s: State, random: Random, seat: int) -> None:
    """Contracts of others and of the deck, but for those the seat itself put under it."""
    unknown = [i for i, card in enumerate(s.contracts) if not _knows(s, i, seat)]
    others = [i for i, card in enumerate(s.contract) if i != seat and card >= 0]
    pool = [s.contracts[i] for i in unknown] + [s.contract[i] for i in others]
    random.shuffle(pool)
    deck = list(s.contracts)
    for i in unknown:
        deck[i] = pool.pop()
    for i in others:
        s.contract[i] = pool.pop()
    s.contracts = tuple(deck)


def _knows(s: State, place: int, seat: int) -> bool:
    first = len(s.contracts) - len(s.under)
    return place >= first and s.under[place - first] == seat


def other_breakdowns(s: State, random: Random, seat: int) -> None:
    """Ordinary cards not yet revealed exchanged with those left out."""
    special = {0, 1}  # blackout and the power's back lead the list
    open_places = [i for i in range(s.revealed, 10) if s.breakdown[i] not in special]
    pool = [s.breakdown[i] for i in open_places] + list(s.aside)
    random.shuffle(pool)
    deck = list(s.breakdown)
    for i in open_places:
        deck[i] = pool.pop()
    s.breakdown, s.aside = tuple(deck), tuple(pool)


def other_generator(s: State, random: Random, seat: int) -> None:
    s.rng = random.getrandbits(64)


VARY: list[Vary] = [other_deck, other_hands, other_contracts, other_breakdowns, other_generator]


@pytest.mark.rule("BLK-INFO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("vary", VARY, ids=lambda vary: vary.__name__)
def test_views_do_not_tell_hidden_things(players: int, vary: Vary) -> None:
    game, random = game_for(players), Random(7)
    different = 0
    for number, state in enumerate(moments(game, seed=players)):
        if number % 4:
            continue
        for seat in seats(game):
            other = game.clone(state)
            vary(other, random, seat)
            different += game.key(other) != game.key(state)
            assert game.check(other) == []
            assert shown(game, other, seat) == shown(game, state, seat)
            if seat == game.to_move(state):
                assert game.legal(other) == game.legal(state)
    assert different > 20


@pytest.mark.rule("BLK-INFO-01")
def test_events_of_others_do_not_tell_hidden_things() -> None:
    game = game_for(3)
    random = Random(3)
    for state in moments(game, seed=5):
        actor = game.to_move(state)
        if actor == NOBODY:
            break
        watcher = (actor + 1) % 3
        other = game.clone(state)
        other_deck(other, random, watcher)
        action = game.action("draw")
        if action in game.legal(state):
            assert _told(game, state, action, watcher) == _told(game, other, action, watcher)


def _told(game: BlackoutGame, state: State, action: int, seat: int) -> list[Any]:
    clone = game.clone(state)
    log: list[tuple[object, ...]] = []
    game.set_log(clone, log)
    game.apply(clone, action)
    found = []
    for entry in log:
        kind, facts = game.event(entry)
        if facts.get("player") != seat:
            facts = {k: v for k, v in facts.items() if k not in game.event_private(kind)}
        found.append((kind, facts))
    return found[:1]  # what follows an empty hand's draw, its discard, is open


# ---- determinize


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_determinized_state_gives_the_same_view(players: int) -> None:
    game = game_for(players)
    other = 0
    for number, state in enumerate(moments(game, seed=10 + players)):
        if number % 3:
            continue
        for seat in seats(game):
            view = json.loads(json.dumps(game.view(state, seat)))
            drawn = game.determinize(view, Rng(number))
            assert game.check(drawn) == []
            assert game.view(drawn, seat) == view
            if seat == game.to_move(state):
                assert game.legal(drawn) == game.legal(state)
            other += game.key(drawn) != game.key(state)
    assert other > 50


def test_a_determinized_state_can_be_played_to_its_end() -> None:
    game = game_for(3)
    for number, state in enumerate(moments(game, seed=2)):
        if number % 25 or game.to_move(state) == NOBODY:
            continue
        drawn = game.determinize(game.view(state, 0), Rng(number))
        random = Random(number)
        while game.to_move(drawn) != NOBODY:
            game.apply(drawn, random.choice(game.legal(drawn)))
        assert game.check(drawn) == []
        assert drawn.round == 10


def test_determinized_states_spread_over_what_is_possible() -> None:
    game = game_for(2)
    view = game.view(game.new(1), 0)
    states = [game.determinize(view, Rng(number)) for number in range(60)]
    assert len({state.hands[1] for state in states}) > 20
    assert len({state.contract[1] for state in states}) > 10
    assert {state.breakdown.index(1) for state in states} == {5, 6, 7, 8, 9}
    assert len({state.deck for state in states}) == 60
    assert {state.hands[0] for state in states} == {states[0].hands[0]}
    assert len({state.rng for state in states}) == 60
