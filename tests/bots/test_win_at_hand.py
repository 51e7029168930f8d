"""A win that can be had now is taken, in every family."""

from random import Random
from typing import Any

import pytest

from megavolt.bots import make_bot
from megavolt.bots.playouts import shares
from megavolt.bots.policy import Plan, plans_of, policy_for
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game
from megavolt.games.board.state import BUILDING
from tests.games.board.table import NAMES, Table


def end_of(game: Game[Any], s: Any, plan: Plan = ()) -> list[float]:
    """Who has won once a plan is carried out and planners have played on."""
    policy, s = policy_for(game), game.clone(s)
    for action in plan:
        if action in game.legal(s):
            game.apply(s, action)
    while game.to_move(s) != NOBODY:
        game.apply(s, policy.choose(s))
    return shares(game, s)


def last_chance(game: Game[Any], seed: int) -> Any:
    """The last position of a planners' game in which the mover's plan decides whether it wins."""
    policy, s, seen = policy_for(game), game.new(seed), list[Any]()
    while game.to_move(s) != NOBODY:
        seen.append(game.clone(s))
        game.apply(s, policy.choose(s))
    for at in reversed(seen):
        plans = plans_of(policy, at)
        if len(plans) > 1 and at.round == s.round:
            ends = {end_of(game, at, plan)[game.to_move(at)] for plan, _ in plans}
            if {0.0, 1.0} <= ends:
                return at
    raise AssertionError("no plan decides this game: take another seed")


@pytest.mark.parametrize("edition", ["recharged", "classic", "deluxe"])
@pytest.mark.parametrize("players", [2, 4])
def test_cities_are_built_to_the_end(edition: str, players: int) -> None:
    """Two or three cities are missing; who waits gains nothing but another round."""
    table = Table(edition, players).order(*reversed(NAMES[:players])).step(3)
    end = table.r.figures.end_cities
    table.give("ana", money=150, plants=[33, 44, 50])
    for rival in NAMES[1:players]:
        table.give(rival, money=20, plants=[13])
        table.settle(rival, 5)
    table.settle("ana", end - 3).begin("building", round=9)
    assert table.mover == "ana"
    number = table.s.round
    bot = make_bot("search:12", table.game)
    rng = Random(1)
    while table.mover == "ana" and table.s.phase == BUILDING:
        table.play(bot.choose(table.match.view(0), table.match.legal(), rng))
    assert table.s.count[0] >= end
    assert table.s.round == number


@pytest.mark.parametrize(("game_id", "seed"), [("cards", 3), ("blackout", 6)])
def test_the_last_turn_wins_if_it_can(game_id: str, seed: int) -> None:
    game = make_game(game_id, 3, {})
    s = last_chance(game, seed)
    seat, bot, rng = game.to_move(s), make_bot("search:60", game), Random(1)
    while game.to_move(s) == seat:
        legal = [game.word(a) for a in game.legal(s)]
        game.apply(s, game.action(bot.choose(game.view(s, seat), legal, rng)))
    assert end_of(game, s)[seat] == 1.0
