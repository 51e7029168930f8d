"""A state made from a view looks just like it, is sound, can be played on, and knows no more.

Moments of seeded random games in all editions are shown to every seat and to a spectator; from
each view full states are drawn.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.core.view_types import View
from megavolt.games.board import state as states
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import END_CARD
from megavolt.games.board.state import OVER, State
from megavolt.parts.auction import NO_LOT
from tests.conformance import MOST_MOVES, random_choice
from tests.games.board.table import Table
from tests.setups import random_setup
from tests.sweeps import swept

EVENLY = 4  # moments spread over each game, beside the first of each kind
DRAFT, DEMOLITION = {"regions": "draft"}, {"demolition": True}
HIDDEN, START = {"hidden_money": True}, {"start_cities": True}

# game, players, map, options, and the setup: drawn from the seed, random data, or data in which
# Step 3 comes early and the deck has unseen plants under its card
GAMES: list[tuple[str, int, str, dict[str, object], str]] = [
    ("recharged", 2, "germany", {**START, **DEMOLITION}, ""),
    ("recharged", 2, "usa", {**DRAFT, **START, **HIDDEN}, ""),
    ("recharged", 3, "germany", {**START, **HIDDEN}, "early"),
    ("recharged", 4, "usa", {**DEMOLITION}, "random"),
    ("recharged", 5, "usa", {**DRAFT, **DEMOLITION}, ""),
    ("recharged", 6, "germany", {**HIDDEN}, "random"),
    ("classic", 2, "germany", {**DEMOLITION, **HIDDEN}, ""),
    ("classic", 3, "usa", {}, "early"),
    ("classic", 4, "germany", {**DRAFT, **HIDDEN, "quick_pass": True}, "random"),
    ("classic", 5, "germany", {}, ""),
    ("classic", 6, "usa", {**DEMOLITION}, "random"),
    ("deluxe", 2, "europe", {**DEMOLITION}, "early"),
    ("deluxe", 2, "north-america", {**DRAFT, **HIDDEN}, ""),
    ("deluxe", 3, "north-america", {}, ""),
    ("deluxe", 4, "europe", {**HIDDEN}, "random"),
    ("deluxe", 5, "europe", {**DRAFT, **DEMOLITION}, ""),
    ("deluxe", 6, "north-america", {}, "random"),
]
NUMBERS = [
    pytest.param(i, id="-".join([game, str(players), board, *options, *setup.split()]))
    for i, (game, players, board, options, setup) in enumerate(GAMES)
]
every_game = pytest.mark.parametrize("number", swept(NUMBERS, 3))


@dataclass(frozen=True)
class Moment:
    game: BoardGame
    state: State
    move: int

    @property
    def seats(self) -> list[int]:
        return [*range(self.game.players), NOBODY]

    def drawn(self, seat: int, seed: int = 0) -> State:
        """A state drawn from what a seat sees."""
        view = self.game.view(self.state, seat)
        return self.game.determinize(view, Rng(seed_state(seed)))

    @property
    def kind(self) -> tuple[object, ...]:
        """What kind of moment it is, for determinizing."""
        s = self.state
        card = (s.market.met, s.market.counted, END_CARD in s.market.row, s.step3_due)
        return (s.phase, s.pending, s.auction.lot != NO_LOT, s.step, *card)


def setup_of(game: BoardGame, setup: str, seed: int) -> dict[str, object]:
    if setup == "random":
        return random_setup(game, Random(seed))
    if not setup:
        return {}
    market = game.new(seed).market
    deck: list[object] = [plant for plant in market.stack if plant != END_CARD]
    deck.insert(12, "step3")
    return {"market": list(market.row), "deck": deck}


def played(number: int) -> Iterator[Moment]:
    game_id, players, board, options, setup = GAMES[number]
    game = make_game(game_id, players, {"map": board, **options})
    assert isinstance(game, BoardGame)
    s = game.new(number, setup_of(game, setup, number))
    rng = Rng(seed_state(number))
    for move in range(MOST_MOVES):
        yield Moment(game, game.clone(s), move)
        if s.phase == OVER:
            return
        game.apply(s, random_choice(game, game.legal(s), rng))


@cache
def moments(number: int) -> tuple[Moment, ...]:
    """The first moment of each kind, the last one, and some between."""
    every = list(played(number))
    first: dict[tuple[object, ...], int] = {}
    for moment in every:
        first.setdefault(moment.kind, moment.move)
    stride = max(len(every) // EVENLY, 1)
    chosen = {*first.values(), *range(0, len(every), stride), len(every) - 1}
    return tuple(every[move] for move in sorted(chosen))


def low(m: Moment, plants: tuple[int, ...]) -> int:
    return sum(plant in m.game.r.low_plants for plant in plants)


def unseen_under_step3(s: State) -> bool:
    stack = s.market.stack
    return not s.market.met and stack.index(END_CARD) + 1 < len(stack) - s.market.known_bottom


def test_the_moments_are_of_all_kinds() -> None:
    every = [m.state for number in range(len(GAMES)) for m in moments(number)]
    assert {s.phase for s in every} == set(range(states.PREPARATION, OVER + 1))
    pending = set(range(states.NOTHING, states.MARK + 1)) - {states.LOSE_FUEL}  # arranged below
    assert {s.pending for s in every} >= pending
    assert {s.step for s in every} == {1, 2, 3}
    assert {(s.market.met, s.market.counted) for s in every} == {
        (False, False), (True, False), (True, True),
    }  # fmt: skip
    assert any(END_CARD in s.market.row for s in every)
    assert any(s.market.known_bottom > 1 for s in every)
    assert any(s.market.known_top for s in every)
    assert any(s.trust_plants for s in every)
    assert any(s.demolition is not None and s.demolition.paid for s in every)
    assert any(unseen_under_step3(s) for s in every)


# ---- the property


@every_game
def test_a_drawn_state_has_the_view_it_was_drawn_from(number: int) -> None:
    for m in moments(number):
        for seat in m.seats:
            view = m.game.view(m.state, seat)
            before = json.dumps(view)
            drawn = m.game.determinize(view, Rng(seed_state(m.move)))
            assert json.dumps(view) == before  # left as it was
            assert m.game.view(drawn, seat) == view, (m.move, seat)
            assert m.game.check(drawn) == [], (m.move, seat)
            assert drawn.log is None


def test_so_it_is_while_an_owner_sorts_fuel() -> None:
    table = Table("recharged", 3, demolition=True).order("ana", "bob", "eva")
    table.give("ana", money=100, plants=[5, 12, 14], fuel={"coal": 4, "oil": 4})
    table.market(21, 22, 23, 24, 25, 26, 27, 28).deck(30, 31, 32, "step3").begin("auction")
    table.play("open 22 22", "pass", "pass", "scrap 5", "drop coal")
    m = Moment(table.game, table.game.clone(table.s), 0)
    assert m.state.pending == states.LOSE_FUEL
    for seat in m.seats:
        drawn = m.drawn(seat)
        assert m.game.view(drawn, seat) == m.game.view(m.state, seat)
        assert m.game.legal(drawn) == m.game.legal(m.state)
        assert m.game.check(drawn) == []


@every_game
def test_a_view_that_was_sent_as_json_gives_the_same_state(number: int) -> None:
    for m in moments(number):
        seat = m.move % m.game.players
        sent: View = json.loads(json.dumps(m.game.view(m.state, seat)))
        assert sent == m.game.view(m.state, seat)
        drawn = m.game.determinize(sent, Rng(seed_state(7)))
        assert m.game.key(drawn) == m.game.key(m.drawn(seat, 7))


@every_game
def test_all_that_is_not_hidden_is_the_true_state(number: int) -> None:
    for m in moments(number):
        seat = m.move % m.game.players
        drawn = m.drawn(seat)
        true = m.state
        assert drawn.money[seat] == true.money[seat]
        if not m.game.r.hidden_money or true.phase == OVER:
            assert drawn.money == true.money
        drawn.money = true.money
        drawn.removed, drawn.rng = true.removed, true.rng
        drawn.market.stack, drawn.market.then = true.market.stack, true.market.then
        assert m.game.key(drawn) == m.game.key(true), m.move


@every_game
def test_who_is_to_move_has_the_same_moves(number: int) -> None:
    for m in moments(number):
        if m.state.phase != OVER:
            assert m.game.legal(m.drawn(m.state.actor)) == m.game.legal(m.state)
        else:
            assert m.game.outcome(m.drawn(NOBODY)) == m.game.outcome(m.state)


@every_game
def test_a_drawn_state_can_be_played_to_the_end(number: int) -> None:
    every = moments(number)
    for m in (every[0], every[len(every) // 3], every[2 * len(every) // 3]):
        game = m.game
        s = m.drawn(NOBODY if m.move % 2 else m.state.actor, m.move)
        rng = Rng(seed_state(m.move))
        for move in range(MOST_MOVES):
            if move % 8 == 0:
                assert game.check(s) == [], (m.move, move)
            if s.phase == OVER:
                break
            game.apply(s, random_choice(game, game.legal(s), rng))
        assert s.phase == OVER
        assert game.check(s) == []
        assert game.outcome(s) is not None


# ---- what is hidden is drawn anew


@every_game
def test_other_draws_give_another_deck_and_another_generator(number: int) -> None:
    for m in moments(number):
        draws = [m.drawn(NOBODY, seed) for seed in range(4)]
        assert len({d.rng for d in draws} | {m.state.rng}) == 5
        market = m.state.market
        known = market.known_top + market.known_bottom + (0 if market.met else 1)
        if len(market.stack) - known > 4:
            assert len({d.market.stack for d in draws} | {market.stack}) > 2
        if m.state.removed and not market.met and len(market.stack) - known > 4:
            assert len({d.removed for d in draws} | {m.state.removed}) > 2
        assert m.game.key(draws[0]) == m.game.key(m.drawn(NOBODY, 0))  # and the same one again


@every_game
def test_the_draw_does_not_depend_on_what_is_hidden(number: int) -> None:
    """Two states that look alike give the same draws: nothing of the true state comes through."""
    for m in moments(number):
        other = m.drawn(NOBODY, 5)
        assert m.game.key(Moment(m.game, other, 0).drawn(NOBODY, 3)) == m.game.key(
            m.drawn(NOBODY, 3)
        )


@pytest.mark.parametrize(
    ("game_id", "board"),
    [("recharged", "usa"), ("classic", "germany"), ("deluxe", "europe")],
)
def test_every_unseen_plant_may_be_drawn_next_or_removed(game_id: str, board: str) -> None:
    game = make_game(game_id, 4, {"map": board})
    assert isinstance(game, BoardGame)
    m = Moment(game, game.new(1), 0)
    unseen = set(game.view(m.state, 0)["market"]["unseen"])
    draws = [m.drawn(0, seed) for seed in range(120)]
    assert {plant for d in draws for plant in d.removed} == unseen
    assert {plant for d in draws for plant in d.market.stack[1:12]} == unseen
    assert all(d.market.stack[-1] == END_CARD for d in draws)


# ---- what is known of the hidden things holds


@pytest.mark.rule("GRID-SET-11", "GRID-SET-15")
@every_game
def test_backs_counts_and_seen_plants_hold(number: int) -> None:
    for m in moments(number):
        true, market = m.state, m.state.market
        for seed in range(3):
            drawn = m.drawn(NOBODY, seed)
            stack = drawn.market.stack
            assert (len(stack), len(drawn.removed)) == (len(market.stack), len(true.removed))
            assert (END_CARD in stack) == (not market.met)
            assert stack[: market.known_top] == market.stack[: market.known_top]
            if market.known_bottom:
                assert stack[-market.known_bottom :] == market.stack[-market.known_bottom :]
            if m.game.id != "classic":
                assert low(m, drawn.removed) == low(m, true.removed)
                assert low(m, stack[:1]) == low(m, market.stack[:1])


@pytest.mark.rule("GRID-STEP-05")
@every_game
def test_after_the_shuffle_of_step_three_the_deck_holds_what_everyone_knows(number: int) -> None:
    counted = [m for m in moments(number) if m.state.market.counted]
    assert counted or GAMES[number][4]  # with every deck the rules deal
    for m in counted:
        for seed in range(3):
            drawn = m.drawn(NOBODY, seed)
            assert sorted(drawn.market.stack) == sorted(m.state.market.stack)
            assert drawn.removed == m.state.removed


# ---- hidden money


def hidden() -> list[int]:
    return [number for number, entry in enumerate(GAMES) if "hidden_money" in entry[3]]


@pytest.mark.parametrize("number", hidden())
def test_hidden_money_is_drawn_and_bids_stay_covered(number: int) -> None:
    bids = 0
    for m in moments(number):
        if m.state.phase == OVER:
            continue
        auction = m.state.auction
        for seat in (m.move % m.game.players, NOBODY):
            draws = [m.drawn(seat, seed) for seed in range(5)]
            for other in range(m.game.players):
                amounts = {d.money[other] for d in draws}
                if other == seat:
                    assert amounts == {m.state.money[other]}
                    continue
                assert len(amounts) > 1
                assert min(amounts) >= (auction.bid if auction.leader == other else 0)
                bids += auction.leader == other
    assert bids
