"""Views: true, whole, free of hidden things, and enough to draw the hidden things anew."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from megavolt.core.game import NOBODY, Entry
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.cards.events import FIELDS
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.state import OVER, State
from megavolt.parts.plant_rules import END_CARD
from tests.conformance import random_choice
from tests.games.cards.table import Table

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {"demolition": True}),
    (3, {"hidden_money": True}),
    (4, {}),
    (5, {"singles": "unlimited", "hidden_money": True}),
    (6, {"demolition": True}),
]
numbers = pytest.mark.parametrize("number", range(len(GAMES)))


class Moment:
    def __init__(self, game: CardGame, state: State, random: Random) -> None:
        self.game = game
        self.state = state
        self.random = random


def played(number: int, seed: int) -> Iterator[Moment]:
    """Every moment of a random game, the end included."""
    players, options = GAMES[number]
    game = make_game("cards", players, options)
    assert isinstance(game, CardGame)
    state, rng, random = game.new(seed), Rng(seed_state(seed)), Random(seed)
    while True:
        yield Moment(game, state, random)
        if game.to_move(state) == NOBODY:
            return
        game.apply(state, random_choice(game, game.legal(state), rng))


def moments(number: int, seed: int) -> list[Moment]:
    every = [Moment(m.game, m.game.clone(m.state), m.random) for m in played(number, seed)]
    return [*every[::9], every[-1]]


def seats(game: CardGame) -> list[int]:
    return [*range(game.players), NOBODY]


def shown(game: CardGame, s: State, seat: int) -> str:
    """The view as it would be sent: the order of its parts must not tell anything either."""
    return json.dumps(game.view(s, seat))


# ---- states that differ in hidden things only


def other_stack(m: Moment) -> State:
    """The unseen plants of the stack in another order, the top one keeping its back."""
    new = m.game.clone(m.state)
    market = new.market
    stack = list(market.stack)
    places = [i for i in range(len(stack) - market.known_bottom) if stack[i] != END_CARD]
    cards = [stack[i] for i in places]
    m.random.shuffle(cards)
    if places and places[0] == 0:
        small = m.game.r.small
        top = next(c for c in cards if (c in small) == (stack[0] in small))
        cards.remove(top)
        cards.insert(0, top)
    for place, card in zip(places, cards, strict=True):
        stack[place] = card
    market.stack = tuple(stack)
    return new


def other_removed(m: Moment) -> State:
    """Plants of the stack exchanged with plants of the same back that were removed unseen."""
    new = m.game.clone(m.state)
    if new.market.met:
        return new  # then everyone knows which are left
    stack, removed, small = list(new.market.stack), list(new.removed), m.game.r.small
    for i in range(len(stack) - new.market.known_bottom):
        for j in range(len(removed)):
            alike = (stack[i] in small) == (removed[j] in small)
            if alike and stack[i] != END_CARD and m.random.random() < 0.3:
                stack[i], removed[j] = removed[j], stack[i]
    new.market.stack, new.removed = tuple(stack), tuple(sorted(removed))
    return new


def other_draw(m: Moment) -> State:
    new = m.game.clone(m.state)
    draw = list(new.fuel.draw)
    m.random.shuffle(draw)
    new.fuel.draw = tuple(draw)
    return new


def other_generator(m: Moment) -> State:
    new = m.game.clone(m.state)
    new.rng = m.random.getrandbits(64)
    new.market.then = tuple(m.random.sample(m.game.r.plants, 5))
    return new


def other_money(m: Moment, seat: int) -> State:
    new = m.game.clone(m.state)
    for other in range(m.game.players):
        if other != seat:
            new.money[other] = m.state.auction.bid + m.random.randrange(90)
    return new


VARIED: list[Callable[[Moment], State]] = [other_stack, other_removed, other_draw, other_generator]


@pytest.mark.rule("CARD-SETUP-13", "CARD-SETUP-10")
@pytest.mark.parametrize("vary", VARIED, ids=lambda vary: vary.__name__)
@numbers
def test_nobody_sees_what_is_hidden(number: int, vary: Callable[[Moment], State]) -> None:
    different = 0
    for m in moments(number, seed=1):
        other = vary(m)
        different += m.game.key(other) != m.game.key(m.state)
        assert m.game.check(other) == []
        assert m.game.legal(other) == m.game.legal(m.state)
        assert m.game.outcome(other) == m.game.outcome(m.state)
        for seat in seats(m.game):
            assert shown(m.game, other, seat) == shown(m.game, m.state, seat)
    assert different > 3 or (vary is other_removed and GAMES[number][0] > 4)


@pytest.mark.parametrize("number", [n for n, (_, o) in enumerate(GAMES) if o.get("hidden_money")])
def test_hidden_money_is_seen_by_its_owner_until_the_end(number: int) -> None:
    for m in moments(number, seed=2):
        for seat in seats(m.game):
            view = m.game.view(m.state, seat)
            for who, player in enumerate(view["players"]):
                open_to = who == seat or m.state.phase == OVER
                assert player["money"] == (m.state.money[who] if open_to else None)
            if m.state.phase != OVER:
                assert shown(m.game, other_money(m, seat), seat) == shown(m.game, m.state, seat)


def test_money_is_open_unless_the_option_hides_it() -> None:
    view = Table().view(1)
    assert [player["money"] for player in view["players"]] == [12, 12, 12]


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*(keys_of(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(keys_of(inner) for inner in value))
    return set()


@numbers
def test_no_view_has_a_place_for_hidden_things(number: int) -> None:
    for m in moments(number, seed=3):
        names = keys_of(m.game.view(m.state, 0))
        assert names.isdisjoint({"rng", "seed", "then", "removed", "log", "setup", "draw_order"})


def test_no_event_has_a_field_for_money_in_hand() -> None:
    names = {name for fields in FIELDS.values() for name in fields}
    assert names.isdisjoint({"money", "cash", "total", "rng", "seed", "stack", "draw"})


def told(m: Moment, s: State, action: int) -> list[tuple[str, dict[str, object]]]:
    log: list[Entry] = []
    m.game.set_log(s, log)
    m.game.apply(s, action)
    m.game.set_log(s, None)
    return [m.game.event(entry) for entry in log]


@numbers
def test_events_tell_nothing_before_a_card_is_turned(number: int) -> None:
    revealing = ("drawn", "end_card", "filled", "reshuffled")
    for m in moments(number, seed=4):
        legal = m.game.legal(m.state)
        if not legal:
            continue
        action = m.random.choice(legal)
        one = told(m, m.game.clone(m.state), action)
        for vary in VARIED:
            other = told(m, vary(m), action)
            for a, b in zip(one, other, strict=False):
                if a[0] in revealing or b[0] in revealing:
                    break
                assert a == b


# ---- what is shown is true


@numbers
def test_the_view_is_right_about_plants_and_fuel(number: int) -> None:
    for m in moments(number, seed=5):
        game, s = m.game, m.state
        view = game.view(s, 0)
        market, fuel = view["market"], view["fuel"]
        names = {game.r.name(p) for p in {*s.market.stack, *s.removed} - {END_CARD}}
        hidden = {*market["unseen"], *market["stack_bottom"], *(market["stack_holds"] or [])}
        assert hidden == names
        assert market["stack"] == sum(card != END_CARD for card in s.market.stack)
        draw = sorted(game.r.card_name(card) for card in s.fuel.draw)
        assert draw == sorted(n for n, count in fuel["draw_holds"].items() for _ in range(count))
        assert fuel["draw"] == len(draw)


def test_the_view_tells_what_a_card_costs_and_keeps() -> None:
    table = Table().order("ana", "bob", "eva").give("eva", 9, ["03a"], ["coal1"])
    table.columns(["coal-single"], ["coal3", "gas2"], [], []).begin("fuel")
    columns = table.view(2)["fuel"]["columns"]
    assert [column["price"] for column in columns] == [1, 2, 3, 4]
    assert columns[1]["cards"][0] == {
        "card": "coal3",
        "fuel": "coal",
        "units": 3,
        "single": False,
        "keep": 1,
    }
    assert columns[1]["cards"][1]["keep"] == 0
    assert table.view(NOBODY)["fuel"]["columns"][1]["cards"][0]["keep"] is None
    table.play("buy coal3 2")
    assert table.stock("eva")["coal"] == 1 + 1


def test_the_tucked_plants_are_listed_and_after_the_shuffle_what_is_left() -> None:
    table = Table(setup={"round": 2, "market": ["09", "10", "11", "13", "14", "16", "17", "20"]})
    table.stack("30", "31", "last", "36")
    table.s.market.known_bottom = 1
    table.pass_all().pass_all().pass_all()
    market = table.view(0)["market"]
    assert market["stack_bottom"] == ["36", table.facts("tucked")[0]["plant"]]
    assert market["stack_holds"] is None
    table.pass_all().pass_all().pass_all()
    market = table.view(0)["market"]
    assert market["last_card_met"]
    assert market["stack_bottom"] == []
    assert market["stack_holds"] is not None
    assert sorted(table.stack_left()) == sorted(market["stack_holds"])


# ---- drawing the hidden things anew


@numbers
def test_a_state_drawn_from_a_view_has_that_view(number: int) -> None:
    for m in moments(number, seed=6):
        for seat in seats(m.game):
            view = m.game.view(m.state, seat)
            drawn = m.game.determinize(json.loads(json.dumps(view)), Rng(m.random.getrandbits(60)))
            assert m.game.view(drawn, seat) == view
            assert m.game.check(drawn) == []
            if m.game.to_move(m.state) == seat:
                assert m.game.legal(drawn) == m.game.legal(m.state)


@numbers
def test_what_is_hidden_is_drawn_differently_each_time(number: int) -> None:
    m = moments(number, seed=7)[6]
    view = m.game.view(m.state, 0)
    drawn = [m.game.determinize(view, Rng(seed)) for seed in range(8)]
    assert len({s.market.stack for s in drawn}) > 4
    assert len({s.fuel.draw for s in drawn}) > 1 or len(m.state.fuel.draw) < 3


@numbers
def test_a_drawn_state_plays_to_an_end(number: int) -> None:
    for m in moments(number, seed=8)[::5]:
        if m.game.to_move(m.state) == NOBODY:
            continue
        view = m.game.view(m.state, m.game.to_move(m.state))
        state, rng = m.game.determinize(view, Rng(5)), Rng(9)
        while m.game.to_move(state) != NOBODY:
            m.game.apply(state, random_choice(m.game, m.game.legal(state), rng))
            assert m.game.check(state) == []
