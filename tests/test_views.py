"""A view never tells what its seat cannot see.

For many moments of random games, states are made that differ only in hidden things: the order
of the deck, the cards removed unseen, the generator, a setup's wish for the deck of Step 3, and,
where it is hidden, the others' money. Whoever cannot see the difference must be shown the same
view, offered the same moves, refused with the same words, and told the same events until a rule
turns a card over.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from megavolt.core.game import NOBODY, Entry, View
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.events import FIELDS
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import OVER, State
from tests.conformance import random_choice
from tests.setups import random_setup

MOMENTS = 12  # looked at in each game
HIDDEN = {"hidden_money": True}

# game, players, options, is a setup given as data?
GAMES: list[tuple[str, int, dict[str, object], bool]] = [
    ("recharged", 3, {"map": "germany"}, False),
    ("recharged", 4, {"map": "usa", **HIDDEN}, False),
    ("recharged", 6, {"map": "germany", **HIDDEN}, True),
    ("classic", 2, {"map": "usa", **HIDDEN}, False),
    ("classic", 3, {"map": "germany"}, True),
    ("classic", 4, {"map": "germany", "quick_pass": True, **HIDDEN}, True),
    ("classic", 5, {"map": "usa"}, False),
]


@dataclass(frozen=True)
class Moment:
    """A moment of a game, with a generator for whatever a test draws at it."""

    game: BoardGame
    state: State
    random: Random


def played(number: int, seed: int) -> Iterator[Moment]:
    """Every moment of a random game, the end included."""
    game_id, players, options, given = GAMES[number]
    game = make_game(game_id, players, options)
    assert isinstance(game, BoardGame)
    random = Random(f"{number} {seed}")
    state = game.new(seed, random_setup(game, random) if given else {})
    rng = Rng(seed_state(seed))
    while game.to_move(state) != NOBODY:
        yield Moment(game, state, random)
        game.apply(state, random_choice(game, game.legal(state), rng))
    yield Moment(game, state, random)


def moments(number: int, seed: int) -> list[Moment]:
    """A sample of them, the first and the last included."""
    every = [Moment(m.game, m.game.clone(m.state), m.random) for m in played(number, seed)]
    step = max(len(every) // MOMENTS, 1)
    return [*every[::step], every[-1]]


def seats(game: BoardGame) -> list[int]:
    return [*range(game.players), NOBODY]


# ---- states that differ in hidden things only


def hidden_places(s: State) -> list[int]:
    """Where in the deck lie plants that nobody has seen go there."""
    market = s.market
    places = range(market.known_top, len(market.stack) - market.known_bottom)
    return [i for i in places if market.stack[i] != market.end_card]


def back(game: BoardGame, plant: int) -> str:
    """What the back of a card tells; in some editions all backs are alike."""
    if game.r.figures.fixed_market:
        return ""
    return "low" if plant in game.r.low_plants else "high"


def other_order(m: Moment) -> State | None:
    """The unseen cards of the deck in another order, the top one keeping its back."""
    places = hidden_places(m.state)
    stack = list(m.state.market.stack)
    cards = [stack[i] for i in places]
    m.random.shuffle(cards)
    if places and places[0] == 0:
        top = next(c for c in cards if back(m.game, c) == back(m.game, stack[0]))
        cards.remove(top)
        cards.insert(0, top)
    for place, card in zip(places, cards, strict=True):
        stack[place] = card
    return with_stack(m, tuple(stack), m.state.removed)


def other_removed(m: Moment) -> State | None:
    """Unseen cards of the deck exchanged with cards of the same back that were removed unseen.

    Once Step 3 is met, everyone knows which cards the deck holds.
    """
    if m.state.market.met:
        return None
    stack, removed = list(m.state.market.stack), list(m.state.removed)
    for place in m.random.sample(hidden_places(m.state), min(4, len(hidden_places(m.state)))):
        fitting = [
            i for i, c in enumerate(removed) if back(m.game, c) == back(m.game, stack[place])
        ]
        if fitting:
            other = m.random.choice(fitting)
            stack[place], removed[other] = removed[other], stack[place]
    return with_stack(m, tuple(stack), tuple(sorted(removed)))


def with_stack(m: Moment, stack: tuple[int, ...], removed: tuple[int, ...]) -> State | None:
    if (stack, removed) == (m.state.market.stack, m.state.removed):
        return None
    new = m.game.clone(m.state)
    new.market.stack = stack
    new.removed = removed
    return new


def other_generator(m: Moment) -> State | None:
    new = m.game.clone(m.state)
    new.rng = m.random.getrandbits(64)
    return new


def other_wish(m: Moment) -> State | None:
    """A setup may wish for an order of the deck of Step 3; the players do not know of it."""
    if m.state.market.met:
        return None
    new = m.game.clone(m.state)
    new.market.then = tuple(m.random.sample(m.game.r.plants, 9))
    return new


def all_other(m: Moment) -> State | None:
    """All of these at once."""
    new = m.state
    for vary in (other_order, other_removed, other_generator, other_wish):
        new = vary(Moment(m.game, new, m.random)) or new
    return None if new is m.state else new


DECK: list[Callable[[Moment], State | None]] = [
    other_order, other_removed, other_generator, other_wish, all_other,
]  # fmt: skip


def other_money(m: Moment, seat: int) -> State:
    """What everybody but one seat has, changed; the bids on the table stay affordable."""
    new = m.game.clone(m.state)
    for other in range(m.game.players):
        if other != seat:
            new.money[other] = m.state.auction.bid + m.random.randrange(400)
    return new


# ---- looking at a pair


def shown(game: BoardGame, s: State, seat: int) -> str:
    """The view as it would be sent: the order of its parts must not tell anything either."""
    return json.dumps(game.view(s, seat))


def told(game: BoardGame, s: State, action: int) -> list[tuple[str, dict[str, object]]]:
    """Make a move; the events it brings."""
    log: list[Entry] = []
    game.set_log(s, log)
    game.apply(s, action)
    game.set_log(s, None)
    return [game.event(entry) for entry in log]


def refusals(game: BoardGame, s: State, words: list[str]) -> list[object]:
    legal = set(game.legal(s))
    found: list[object] = []
    for action in map(game.action, words):
        if action not in legal:
            error = game.refusal(s, action)
            found.append((error.code, error.facts))  # its words are made of these
    return found


def probes(m: Moment) -> list[str]:
    """Words of every kind, many of them refused at any moment."""
    r, money = m.game.r, m.state.money
    plants = m.random.sample(r.plants, 8) + list(m.state.market.row[:4])
    plants = [plant for plant in plants if plant in r.plants]
    amounts = [0, 1, 20, 60, 100, 9000, *money, *(amount + 1 for amount in money)]
    words = ["pass", "done", *(f"bid {amount}" for amount in amounts)]
    words += [f"open {plant} {amount}" for plant in plants for amount in amounts]
    words += [f"{verb} {plant}" for plant in plants for verb in ("pass", "scrap")]
    words += [f"{verb} {fuel}" for fuel in r.fuels for verb in ("buy", "drop")]
    words += [f"build {city.id}" for city in r.map.cities]
    words += [m.game.word(m.random.choice(r.runs[plant])) for plant in plants]
    return words


REVEALING = ("drawn", "end_card")


def check_continuation(game: BoardGame, a: State, b: State, action: int) -> bool:
    """The same move in both: the same is told until a card is turned over. Was nothing?"""
    events_a, events_b = told(game, a, action), told(game, b, action)
    for one, other in zip(events_a, events_b, strict=False):
        if one != other:
            assert one[0] in REVEALING
            assert other[0] in REVEALING
            return False
        if one[0] in REVEALING:
            return False  # from here on the new top card and all that follows may differ
    assert events_a == events_b
    return True


# ---- what is hidden from everyone


def deck_pairs() -> list[Any]:
    """Each game with each way to vary it; with five or six players no card is removed."""
    return [
        pytest.param(number, vary, id=f"{number}-{vary.__name__}")
        for number, (_, players, _, _) in enumerate(GAMES)
        for vary in DECK
        if vary is not other_removed or players < 5
    ]


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
    assert pairs >= 2
    assert quiet >= 1


@pytest.mark.rule("GRID-STEP-05")
@pytest.mark.parametrize("number", range(len(GAMES)))
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


# ---- hidden money


def with_hidden_money() -> list[int]:
    return [i for i, (_, _, options, _) in enumerate(GAMES) if options.get("hidden_money")]


@pytest.mark.parametrize("number", with_hidden_money())
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
    assert other_lists > 5


@pytest.mark.parametrize("number", with_hidden_money())
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
    assert moved > 20


def test_no_event_has_a_field_for_money_in_hand() -> None:
    names = {name for fields in FIELDS.values() for name in fields}
    assert names.isdisjoint({"money", "cash", "balance", "total", "rng", "seed", "stack", "deck"})


@pytest.mark.parametrize("number", range(len(GAMES)))
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


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_no_view_has_a_place_for_hidden_things(number: int) -> None:
    secret = {"stack", "removed", "rng", "seed", "then", "legal", "log", "setup", "step3_deck"}
    for m in moments(number, seed=6):
        for seat in seats(m.game):
            assert keys_of(m.game.view(m.state, seat)).isdisjoint(secret)


def market_of(m: Moment) -> View:
    market: View = m.game.view(m.state, NOBODY)["market"]
    return market


def check_market(game: BoardGame, s: State, market: View) -> None:
    """What the view says of the deck is true."""
    stack, top, bottom = s.market.stack, market["deck_top"], market["deck_bottom"]
    assert market["deck"] == len(stack)
    assert tuple(top) == stack[: len(top)]
    assert tuple(bottom) == stack[len(stack) - len(bottom) :]
    middle = stack[len(top) : len(stack) - len(bottom)]
    unseen = {*middle, *s.removed} - {game.r.end_card}
    assert market["unseen"] == sorted(unseen)
    if market["deck_back"] is not None:
        assert (market["deck_back"] == "low") == (stack[0] in game.r.low_plants)
    offered = [plant["number"] for plant in (*market["current"], *market["future"])]
    owned = [plant for plants in s.plants for plant in plants]
    places = [*offered, *owned, *top, *bottom, *market["unseen"], *market["gone"]]
    assert sorted(places) == list(game.r.plants)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_view_is_right_about_the_deck_at_all_times(number: int) -> None:
    looked = 0
    for m in played(number, seed=7):
        check_market(m.game, m.state, market_of(m))
        looked += 1
    assert looked > 50


class Observer:
    """Someone who sees the opening market and hears the events, and nothing else."""

    LEAVES = ("scrapped", "discount_unsold", "undercut", "removed", "overtaken")

    def __init__(self, market: View) -> None:
        self.top: list[int] = list(market["deck_top"])
        self.bottom: list[int] = []
        self.gone: set[int] = set()
        self.met = False

    def hear(self, kind: str, facts: dict[str, object]) -> None:
        plant = facts.get("plant")
        if kind in self.LEAVES:
            assert isinstance(plant, int)
            self.gone.add(plant)
        elif kind == "tucked":
            assert isinstance(plant, int)
            self.bottom.append(plant)
        elif kind == "end_card":
            self.met, self.bottom = True, []  # GRID-STEP-05: shuffled
        elif kind == "drawn":
            self.top = self.top[1:]
            self.bottom = [card for card in self.bottom if card != plant]


@pytest.mark.parametrize("number", range(len(GAMES)))
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
    assert observer.gone
