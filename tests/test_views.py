"""A view never tells what its seat cannot see.

For many moments of random games, states are made that differ only in hidden things: the order
of the deck, the cards removed unseen, the generator, a setup's wish for the deck of Step 3, and,
where it is hidden, the others' money. Whoever cannot see the difference must be shown the same
view, offered the same moves, refused with the same words, and told the same events until a rule
turns a card over.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from megavolt.core.game import NOBODY, Entry
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.events import FIELDS
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import OVER, State
from megavolt.games.board.view_types import BoardMarket
from tests.conformance import random_choice
from tests.hidden import (
    DECK,
    GAMES,
    Moment,
    check_continuation,
    moments,
    other_money,
    other_removed,
    played,
    probes,
    refusals,
    seats,
    shown,
    told,
)
from tests.setups import random_setup
from tests.sweeps import swept

every_game = pytest.mark.parametrize("number", swept(range(len(GAMES)), 3))

# ---- what is hidden from everyone


def deck_pairs() -> list[Any]:
    """Each game with each way to vary it; with five or six players no card is removed."""
    return swept(
        pytest.param(number, vary, id=f"{number}-{vary.__name__}")
        for number, (_, players, _, _) in enumerate(GAMES)
        for vary in DECK
        if vary is not other_removed or players < 5
    )


@pytest.mark.parametrize(("number", "vary"), deck_pairs())
def test_nobody_sees_the_deck(number: int, vary: Callable[[Moment], State | None]) -> None:
    pairs = quiet = 0
    for m in moments(number, seed=1):
        game, other = m.game, vary(m)
        if other is None:
            continue
        pairs += 1
        assert game.key(other) != game.key(m.state)
        assert game.check(other) == []
        for seat in seats(game):
            assert shown(game, other, seat) == shown(game, m.state, seat)
        legal = game.legal(m.state)
        assert game.legal(other) == legal
        words = probes(m)
        assert refusals(game, other, words) == refusals(game, m.state, words)
        assert game.outcome(other) == game.outcome(m.state)
        if not legal:
            continue
        a, b = game.clone(m.state), game.clone(other)
        if check_continuation(game, a, b, m.random.choice(legal)):
            quiet += 1
            for seat in seats(game):
                assert shown(game, a, seat) == shown(game, b, seat)
    assert pairs >= 1
    assert quiet >= 1


@pytest.mark.rule("GRID-STEP-05")
@every_game
def test_the_shuffle_of_step_3_cannot_be_foretold(number: int) -> None:
    # Two games that differ in the generator alone go one way up to the Step 3 card.
    first = next(played(number, seed=2))
    game, a, rng = first.game, first.state, Rng(seed_state(number))
    b = game.clone(a)
    b.rng ^= 0x5555_5555_5555_5555
    while not a.market.met:
        seat = rng.below(game.players + 1) - 1
        assert shown(game, a, seat) == shown(game, b, seat)
        action = random_choice(game, game.legal(a), rng)
        assert action in game.legal(b)
        events_a, events_b = told(game, a, action), told(game, b, action)
        kinds = [kind for kind, _ in events_a]
        upto = kinds.index("end_card") + 1 if a.market.met else len(kinds)
        assert events_a[:upto] == events_b[:upto]
    assert b.market.met


# ---- what is not told is drawn anew


@every_game
def test_a_drawn_state_knows_no_more_than_its_view(number: int) -> None:
    first = next(played(number, seed=9))
    game, view = first.game, first.game.view(first.state, 0)
    drawn = [game.determinize(view, Rng(seed_state(seed))) for seed in range(60)]
    stacks = {s.market.stack for s in drawn}
    assert len(stacks) == len(drawn)
    assert first.state.market.stack not in stacks  # one of very many, so not found by chance
    assert len({s.rng for s in drawn}) == len(drawn)
    if first.state.removed:
        assert len({s.removed for s in drawn}) > 10
    place = first.state.market.known_top + 1
    assert len({s.market.stack[place] for s in drawn}) > 10
    wealth = {s.money[1] for s in drawn}
    assert len(wealth) > 10 if game.r.hidden_money else wealth == {first.state.money[1]}


@every_game
def test_a_drawn_state_can_be_played_on(number: int) -> None:
    for m in moments(number, seed=10)[1::3]:
        game, rng = m.game, Rng(m.random.getrandbits(64))
        state = game.determinize(game.view(m.state, game.to_move(m.state)), rng)
        for _ in range(60):
            if game.to_move(state) == NOBODY:
                break
            game.apply(state, random_choice(game, game.legal(state), rng))
        assert game.check(state) == []


# ---- hidden money


def with_hidden_money() -> list[int]:
    return [i for i, (_, _, options, _) in enumerate(GAMES) if options.get("hidden_money")]


@pytest.mark.parametrize("number", swept(with_hidden_money(), 3))
def test_nobody_sees_the_money_of_others(number: int) -> None:
    other_lists = 0
    for m in moments(number, seed=3):
        game, s = m.game, m.state
        if s.phase == OVER:
            continue
        for seat in seats(game):
            other = other_money(m, seat)
            assert shown(game, other, seat) == shown(game, s, seat)
            if seat == game.to_move(s):
                words = probes(m)
                assert game.legal(other) == game.legal(s)
                assert refusals(game, other, words) == refusals(game, s, words)
            else:
                # The mover has other moves now, and nobody else's view tells it.
                other_lists += game.legal(other) != game.legal(s)
    assert other_lists > 0


@pytest.mark.parametrize("number", swept(with_hidden_money(), 3))
def test_events_tell_no_totals_of_money(number: int) -> None:
    # Prices and income are open at the table; what anybody has in hand is not.
    moved = 0
    for m in moments(number, seed=4):
        game, s = m.game, m.state
        for seat in [*seats(game), game.to_move(s)]:
            if s.phase == OVER:
                continue
            other = other_money(m, seat)
            both = [action for action in game.legal(s) if action in set(game.legal(other))]
            if not both:
                continue
            a, b = game.clone(s), game.clone(other)
            action = m.random.choice(both)
            assert told(game, a, action) == told(game, b, action)
            moved += 1
            if a.phase != OVER:
                assert shown(game, a, seat) == shown(game, b, seat)
    assert moved > 10


def test_no_event_has_a_field_for_money_in_hand() -> None:
    names = {name for fields in FIELDS.values() for name in fields}
    assert names.isdisjoint({"money", "cash", "balance", "total", "rng", "seed", "stack", "deck"})


@every_game
def test_money_is_shown_to_those_who_may_see_it(number: int) -> None:
    hidden = bool(GAMES[number][2].get("hidden_money"))
    for m in moments(number, seed=5):
        for seat in seats(m.game):
            for who, player in enumerate(m.game.view(m.state, seat)["players"]):
                secret = hidden and who != seat and m.state.phase != OVER
                assert player["money"] == (None if secret else m.state.money[who])


# ---- what is shown is true, and no more than the events have told


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*(keys_of(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(keys_of(inner) for inner in value))
    return set()


@every_game
def test_no_view_has_a_place_for_hidden_things(number: int) -> None:
    secret = {"stack", "rng", "seed", "then", "legal", "log", "setup", "step3_deck"}
    for m in moments(number, seed=6):
        for seat in seats(m.game):
            assert keys_of(m.game.view(m.state, seat)).isdisjoint(secret)


def market_of(m: Moment) -> BoardMarket:
    return m.game.view(m.state, NOBODY)["market"]


def check_market(game: BoardGame, s: State, market: BoardMarket) -> None:
    """What the view says of the deck is true."""
    stack, top, bottom = s.market.stack, market["deck_top"], market["deck_bottom"]
    assert market["deck"] == len(stack)
    assert tuple(top) == stack[: len(top)]
    assert tuple(bottom) == stack[len(stack) - len(bottom) :]
    middle = stack[len(top) : len(stack) - len(bottom)]
    holds = market["deck_holds"]  # once Step 3 is met, everyone may know what is left
    assert holds is None or holds == sorted(stack)
    unseen = {*s.removed} if holds is not None else {*middle, *s.removed} - {game.r.end_card}
    assert market["unseen"] == sorted(unseen)
    assert market["removed"] == len(s.removed)
    low = sum(plant in game.r.low_plants for plant in s.removed)
    assert market["removed_low"] == (None if game.r.figures.fixed_market else low)
    if market["deck_back"] is not None:
        assert (market["deck_back"] == "low") == (stack[0] in game.r.low_plants)
    offered = [plant["number"] for plant in (*market["current"], *market["future"])]
    owned = [plant for plants in (*s.plants, s.trust_plants) for plant in plants]
    known = bottom if holds is None else holds
    places = [*offered, *owned, *top, *known, *market["unseen"], *market["gone"]]
    assert sorted(places) == list(game.r.plants)


@every_game
def test_the_view_is_right_about_the_deck_at_all_times(number: int) -> None:
    looked = 0
    for m in played(number, seed=7):
        check_market(m.game, m.state, market_of(m))
        looked += 1
    assert looked > 50


class Observer:
    """Someone who sees the opening market and hears the events, and nothing else."""

    LEAVES = ("scrapped", "discount_unsold", "undercut", "removed", "overtaken", "trust_scraps")

    def __init__(self, market: BoardMarket) -> None:
        self.top: list[int] = list(market["deck_top"])
        self.bottom: list[int] = []
        self.gone: set[int] = set()
        self.met = False
        self.cards: int = market["deck"]
        self.holds: set[int] | None = None  # what the deck holds, once that is known

    def hear(self, kind: str, facts: dict[str, object]) -> None:
        plant = facts.get("plant")
        if kind in self.LEAVES:
            assert isinstance(plant, int)
            self.gone.add(plant)
        elif kind == "tucked":
            assert isinstance(plant, int)
            self.bottom.append(plant)
            self.cards += 1
            self.holds = None if self.holds is None else self.holds | {plant}
        elif kind == "end_card":
            self.cards -= 1
            self.holds = {*self.bottom} if len(self.bottom) == self.cards else None
            self.met, self.bottom = True, []  # GRID-STEP-05: shuffled
        elif kind == "drawn":
            assert isinstance(plant, int)
            self.cards -= 1
            self.top = self.top[1:]
            self.bottom = [card for card in self.bottom if card != plant]
            self.holds = None if self.holds is None else self.holds - {plant}


@every_game
def test_the_view_knows_of_the_deck_what_the_events_have_told(number: int) -> None:
    game_id, players, options, given = GAMES[number]
    game = make_game(game_id, players, options)
    assert isinstance(game, BoardGame)
    state = game.new(8, random_setup(game, Random(number)) if given else {})
    log: list[Entry] = []
    game.set_log(state, log)
    observer, rng = Observer(game.view(state, NOBODY)["market"]), Rng(seed_state(number))
    assert observer.top == ([13] if not given and game_id == "classic" else observer.top)
    while game.to_move(state) != NOBODY:
        log.clear()
        game.apply(state, random_choice(game, game.legal(state), rng))
        for entry in log:
            observer.hear(*game.event(entry))
        market = game.view(state, NOBODY)["market"]
        assert market["deck_top"] == observer.top
        assert market["deck_bottom"] == observer.bottom
        assert market["gone"] == sorted(observer.gone)
        assert market["step3_met"] is observer.met
        assert market["deck"] == observer.cards
        holds = observer.holds
        assert market["deck_holds"] == (None if holds is None else sorted(holds))
    assert observer.gone
