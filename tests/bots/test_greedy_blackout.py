"""The instant bot of the wiring tile game: legal, repeatable, honest, and better than chance."""

import copy
import json
from random import Random
from typing import Any

import pytest

from megavolt.arena.selfplay import bot_chooser, by_seat, play, random_chooser
from megavolt.bots import make_bot
from megavolt.core.game import Game
from megavolt.core.line import Choose
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng

GAMES = 8


def checking_chooser(game: Game[Any], asked: list[str]) -> Choose:
    """A bot that is given a view only, and watched: what it says, and what it changes."""
    bot = make_bot("greedy", game)

    def choose(state: Any, legal: list[int]) -> int:
        seat = game.to_move(state)
        words = {game.word(action): action for action in legal}
        view = json.loads(json.dumps(game.view(state, seat)))  # nothing but plain data
        before = copy.deepcopy(view)
        word = bot.choose(view, list(words), Random(1))
        assert word in words
        assert view == before
        asked.append(str(view["pending"] or view["phase"]))
        return words[word]

    return choose


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("last_repairs", [True, False])
def test_it_says_only_what_is_legal(players: int, last_repairs: bool) -> None:
    game = make_game("blackout", players, {"last_repairs": last_repairs})
    asked: list[str] = []
    for seed in range(3):
        play(game, seed, checking_chooser(game, asked))
    assert {"turn", "discard", "install"} <= set(asked)
    assert ("last_repairs" in asked) <= last_repairs


def test_it_answers_whatever_position_it_is_put_in() -> None:
    """Random play leads to forced decisions that the bot would never bring about itself."""
    game = make_game("blackout", 3, {"content": "second"})  # thieves are commonest there
    bot = make_bot("greedy", game)
    asked: set[str] = set()
    for seed in range(8):
        state, rng = game.new(seed), Random(seed)
        while legal := game.legal(state):
            if len(legal) > 1:
                view = game.view(state, game.to_move(state))
                asked.add(str(view["pending"]))
                words = [game.word(action) for action in legal]
                assert bot.choose(view, words, rng) in words
            game.apply(state, rng.choice(legal))
    assert {"rotate", "remove", "insulate", "replace", "repair"} <= asked


def test_the_same_view_gets_the_same_answer() -> None:
    game = make_game("blackout", 4, {})
    assert _words(game, 5) == _words(game, 5)


def _words(game: Game[Any], seed: int) -> list[str]:
    words: list[str] = []
    inner = bot_chooser(make_bot("greedy", game), game, seed)

    def choose(state: Any, legal: list[int]) -> int:
        action = inner(state, legal)
        words.append(game.word(action))
        return action

    play(game, seed, choose)
    return words


def test_what_is_hidden_changes_nothing() -> None:
    """States that differ only in what the seat cannot see get the same answer."""
    game = make_game("blackout", 3, {})
    bot = make_bot("greedy", game)
    state, rng = game.new(3), Random(3)
    for _ in range(60):
        legal = game.legal(state)
        view = game.view(state, game.to_move(state))
        words = [game.word(action) for action in legal]
        said = bot.choose(view, words, Random(1))
        other = game.determinize(view, Rng(rng.getrandbits(60)))
        other_words = [game.word(action) for action in game.legal(other)]
        assert bot.choose(game.view(other, game.to_move(other)), other_words, Random(2)) == said
        game.apply(state, game.action(said))


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    game = make_game("blackout", players, {})
    won = 0
    for seed in range(GAMES):
        choosers = [random_chooser(seed)] * players
        choosers[seed % players] = bot_chooser(make_bot("greedy", game), game, seed)
        won += play(game, seed, by_seat(game, choosers)).ranks[seed % players] == 1
    assert won >= GAMES - 1


def test_it_beats_chance_by_building() -> None:
    game = make_game("blackout", 2, {})
    state = game.new(9)
    choose = bot_chooser(make_bot("greedy", game), game, 9)
    while legal := game.legal(state):
        game.apply(state, choose(state, legal))
    outcome = game.outcome(state)
    assert outcome is not None
    assert min(reasons["connections"] for reasons in outcome.reasons) >= 8
