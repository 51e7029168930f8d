"""What a seat is asked: every legal move once, at the price that is really paid for it."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from megavolt.bots import make_bot
from megavolt.core.decision import moves_of, words_of
from megavolt.core.decision_types import Decision, own_decision
from megavolt.core.game import NOBODY, Entry
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.games.blackout.decision_types import BlackoutDecision
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.state import LAST_REPAIRS, TURN, State
from tests.configurations import Configuration, configurations
from tests.games.blackout.setups import random_setup

ALL = configurations("blackout")
LARGEST = 3 * 1024  # bytes of a decision; the words of the same moves take several times that


def moments(game: BlackoutGame, seed: int, share: int) -> Iterator[State]:
    """One moment in so many of a random game in which nobody stops early."""
    random = Random(seed)
    state = game.new(seed, random_setup(game, random) if seed % 2 else {})
    number = seed
    while game.to_move(state) != NOBODY:
        number += 1
        if number % share == 0:
            yield state
        legal = game.legal(state)
        game.apply(state, random.choice(legal[1:] if len(legal) > 1 else legal))


def made(configuration: Configuration) -> BlackoutGame:
    game = configuration.make()
    assert isinstance(game, BlackoutGame)
    return game


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_every_legal_move_is_in_the_decision_once(configuration: Configuration) -> None:
    game = made(configuration)
    for state in moments(game, ALL.index(configuration), share=1):
        legal = [game.word(action) for action in game.legal(state)]
        assert sorted(words_of(game.decision(state))) == sorted(legal)


@pytest.mark.rule("BLK-ACT-08", "BLK-ACT-12", "BLK-ACT-23")
@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_a_move_costs_what_is_paid_for_it(configuration: Configuration) -> None:
    game = made(configuration)
    for state in moments(game, 50 + ALL.index(configuration), share=12):
        decision = game.decision(state)
        plain = plain_costs(decision)
        for move in moves_of(decision):
            cost = plain[move["do"]] if move["do"] in plain else move["what"]["cost"]
            assert cost == paid(game, state, move["word"]), move["word"]


def plain_costs(decision: Decision) -> dict[str, int]:
    """Of the verbs whose word is all: they have no choices to tell it."""
    own = own_decision(BlackoutDecision, decision)
    return {m["do"]: m["cost"] for m in own["moves"] if "choices" not in m}


def paid(game: BlackoutGame, before: State, word: str) -> int:
    """What a move takes from its player's points; what its card gives is put back."""
    state, log = game.clone(before), list[Entry]()
    game.set_log(state, log)
    game.apply(state, game.action(word))
    if before.phase == LAST_REPAIRS:
        return before.unspent[before.actor] - state.unspent[before.actor]
    events = [game.event(entry) for entry in log]
    if any(kind == "turn" for kind, _ in events) or state.seat != before.seat:
        return 0  # a new turn, with its own points
    given = sum(int(str(facts["amount"])) for kind, facts in events if kind == "tension")
    return before.points + before.spare - state.points - state.spare + given


@pytest.mark.rule("BLK-END-02")
@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_ending_a_turn_of_the_last_round_says_what_is_kept(configuration: Configuration) -> None:
    game = made(configuration)
    repairs = game.view(game.new(1), NOBODY)["options"]["last_repairs"]
    for state in moments(game, 90 + ALL.index(configuration), share=1):
        moves = [move["what"] for move in moves_of(game.decision(state))]
        told = [facts["kept"] for facts in moves if "kept" in facts]
        is_last = state.round == game.r.rounds and state.phase == TURN and not state.pending
        kept = []
        if repairs and is_last:
            seat, after = state.seat, game.clone(state)
            game.apply(after, game.action("done"))
            kept = [after.unspent[seat]]
        assert told == kept


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decision_tells_no_more_than_the_view(players: int) -> None:
    game = made(Configuration("blackout", players, ALL[0].chosen))
    for state in moments(game, players, share=9):
        other = game.determinize(game.view(state, game.to_move(state)), Rng(players))
        assert game.decision(other) == game.decision(state)


def test_a_decision_stays_small_on_a_board_full_of_wires() -> None:
    game = make_game("blackout", 2, {})
    bot, random = make_bot("greedy", game), Random(1)
    state = game.new(1)
    sizes = []
    while (seat := game.to_move(state)) != NOBODY:
        legal = [game.word(action) for action in game.legal(state)]
        sizes.append(len(json.dumps(game.decision(state), separators=(",", ":"))))
        game.apply(state, game.action(bot.choose(game.view(state, seat), legal, random)))
    assert 1024 < max(sizes) < LARGEST
