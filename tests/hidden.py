"""Moments of random games, and states that differ from them in hidden things only."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from megavolt.core.game import NOBODY, Entry
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import State
from tests.conformance import random_choice
from tests.setups import random_setup

MOMENTS = 8  # looked at in each game
HIDDEN = {"hidden_money": True}

# game, players, options, is a setup given as data?
GAMES: list[tuple[str, int, dict[str, object], bool]] = [
    ("recharged", 3, {"map": "germany"}, False),
    ("recharged", 4, {"map": "usa", **HIDDEN}, False),
    ("recharged", 6, {"map": "germany", **HIDDEN}, True),
    ("classic", 2, {"map": "usa", **HIDDEN}, False),
    ("classic", 3, {"map": "germany"}, True),
    ("classic", 4, {"map": "germany", "quick_pass": True, **HIDDEN}, True),
    ("classic", 5, {"map": "usa", "regions": "draft", "demolition": True}, False),
    ("recharged", 2, {"map": "germany", "start_cities": True, **HIDDEN}, False),
    ("recharged", 4, {"map": "usa", "start_cities": True, "regions": "draft"}, True),
    ("deluxe", 2, {"map": "north-america", "demolition": True}, True),
    ("deluxe", 3, {"map": "europe", **HIDDEN}, False),
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
