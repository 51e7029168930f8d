"""The search: it finds what wins, is repeatable, keeps its budget, and sees nothing hidden."""

import json
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from megavolt import game_ids, game_info
from megavolt.bots.budget import Budget
from megavolt.bots.crew import Crew
from megavolt.bots.playouts import SOONER, Playouts, Style, Worlds, shares
from megavolt.bots.policy import Policy, policy_for
from megavolt.bots.search import Candidate, Search, edge, make
from megavolt.core.game import NOBODY, Game
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View
from tests.bots.simple_policy import ORDER, SimplePolicy
from tests.games.board.table import NAMES, Table

IDLE = ("done", "pass", *ORDER)  # a policy that does nothing where it can
STYLE = Style(width=6, rounds=1, doubt=0.0)


def last_building(players: int = 3) -> Table:
    """The last phase of a game: ana builds last, and wins with one city more."""
    table = Table("classic", players).order(*NAMES[:players]).step(3)
    table.market(31, 32, 34, 35, 36, 38).deck(40, 42)
    table.give("ana", money=60, plants=[22, 44]).give("bob", money=100, plants=[18, 33])
    table.settle("bob", 17).settle("ana", 6).begin("building", round=9)
    while table.mover != "ana":
        table.play("done")
    return table


def by_hand(table: Table, style: Style = STYLE, order: tuple[str, ...] = IDLE) -> Search:
    return Search(table.game, SimplePolicy(table.game, order), style)


def begun(game: Game[Any], seed: int) -> Any:
    """A game at the first decision that the simple policy sees several moves for."""
    s, policy = game.new(seed), SimplePolicy(game)
    while len(policy.weighed(s)) == 1:
        game.apply(s, policy.choose(s))
    return s


def existing_policies() -> list[str]:
    return [g for g in game_ids() if find_spec(f"megavolt.bots.{game_info(g).family}")]


# ---- what it finds


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_finds_the_move_that_wins(players: int) -> None:
    table = last_building(players)
    search = by_hand(table)
    view = table.match.view(0)
    assert table.game.word(search.policy.choose(table.s)) == "done"
    thought = search.think(view, Budget(nodes=20), Random(1))
    assert table.game.word(thought.best.action).startswith("build")
    assert thought.best.chance == 1.0
    assert thought.candidates[-1].chance == 0.0


def test_without_proof_it_plays_as_the_policy_does() -> None:
    game = make_game("classic", 3, {})
    s = begun(game, 4)
    search = Search(game, SimplePolicy(game), STYLE)  # knows no chances: all moves seem equal
    thought = search.think(game.view(s, game.to_move(s)), Budget(nodes=30), Random(1))
    assert len(thought.candidates) > 1
    assert thought.best.action == search.policy.choose(s)


def test_a_move_that_is_asked_for_is_judged_too() -> None:
    table = last_building()
    builds = [a for a in table.game.legal(table.s) if table.game.word(a).startswith("build")]
    asked = builds[-1]
    thought = by_hand(table).think(table.match.view(0), Budget(nodes=30), Random(1), also=[asked])
    assert asked in [c.action for c in thought.candidates]
    assert len(next(c for c in thought.candidates if c.action == asked).values) > 5


def test_equals_share_the_win() -> None:
    table = last_building().play("done")
    assert shares(table.game, table.s) == [0.0, 1.0, 0.0]


def test_a_sooner_win_is_worth_more() -> None:
    table = last_building()
    playouts = Playouts(table.game, SimplePolicy(table.game, IDLE), 1, table.match.view(0), 1)
    table.play(next(word for word in table.match.legal() if word.startswith("build"))).play("done")
    assert playouts.play_out(table.game.clone(table.s)) == [1.0, 0.0, 0.0]
    playouts.begun -= 3
    assert playouts.play_out(table.game.clone(table.s))[0] == 1.0 - 3 * SOONER


def test_few_worlds_prove_little() -> None:
    own = Candidate((1,), 0.5, [0.5] * 40)
    few, many = Candidate((2,), 0.5, [0.4, 0.8]), Candidate((3,), 0.5, [0.4, 0.8] * 20)
    assert 0.0 < edge(few, own, Style(doubt=0.0)) < edge(many, own, Style(doubt=0.0)) < 0.1
    assert edge(few, own, Style(doubt=0.1)) < 0.0
    assert edge(own, own, Style()) == 0.0


def test_a_move_stands_for_the_best_plan_that_begins_with_it() -> None:
    table = last_building()
    search = by_hand(table)
    plans = [
        Candidate((7, 1), 0.4, [0.1]),
        Candidate((8,), 0.3, [0.2]),
        Candidate((7, 2), 0.3, [0.9]),
    ]
    ranked = search._ranked(plans)
    assert [c.plan for c in ranked] == [(7, 2), (8,)]


# ---- the budget


def test_it_uses_the_simulations_it_is_given() -> None:
    game = make_game("classic", 4, {})
    s = begun(game, 4)
    view = game.view(s, game.to_move(s))
    search = Search(game, SimplePolicy(game), STYLE)
    for nodes in (7, 40):
        assert search.think(view, Budget(nodes=nodes), Random(1), keep=3).simulations == nodes


def test_a_budget_too_small_for_all_is_kept() -> None:
    game = make_game("classic", 4, {})
    s = begun(game, 4)
    view = game.view(s, game.to_move(s))
    search = Search(game, SimplePolicy(game), STYLE)
    own, *others = [action for action, _ in search.policy.weighed(s)]
    thought = search.think(view, Budget(nodes=1), Random(1), keep=3)
    assert [c.action for c in thought.candidates] == [own]
    assert thought.simulations == 1
    asked = search.think(view, Budget(nodes=1), Random(1), also=others[-1:])
    assert {c.action for c in asked.candidates} == {own, others[-1]}
    assert asked.simulations == 2


def test_one_move_worth_thinking_about_is_played_at_once() -> None:
    table = last_building().give("ana", money=0)
    search = Search(table.game, SimplePolicy(table.game), STYLE)
    thought = search.think(table.match.view(0), Budget(nodes=20), Random(1))
    assert thought.simulations == 0
    assert table.game.word(thought.best.action) == "done"


def test_it_stops_when_the_best_cannot_be_overtaken() -> None:
    table = last_building()
    thought = by_hand(table).think(table.match.view(0), Budget(nodes=1000), Random(1))
    assert thought.simulations < 100


def test_more_cores_give_the_same_thoughts() -> None:
    game = make_game("cards", 3, {})
    s = begun(game, 4)
    view = game.view(s, game.to_move(s))
    search = Search(game, policy_for(game))
    crew = Crew(game, 3)
    try:
        alone = search.think(view, Budget(nodes=30), Random(1))
        together = search.think(view, Budget(nodes=30), Random(1), crew=crew)
    finally:
        crew.close()
    assert together == alone
    assert alone.simulations > 20


# ---- what it may know


def test_worlds_are_drawn_from_the_view_and_come_again() -> None:
    table = Table("recharged", 3)
    view = table.match.view(0)
    worlds = Worlds(table.game, view, 5)
    keys = [table.game.key(worlds.state(number)) for number in range(70)]
    assert all(table.game.view(worlds.state(number), 0) == view for number in (0, 9, 69))
    assert len(set(keys)) == 70
    assert table.game.key(worlds.state(3)) == keys[3]


@pytest.mark.usefixtures("simple")
@pytest.mark.parametrize("game_id", game_ids())
def test_hidden_things_change_no_move(game_id: str) -> None:
    game = make_game(game_id, 3, {})
    s = begun(game, 6)
    other = game.determinize(game.view(s, game.to_move(s)), Rng(99))
    assert game.key(s) != game.key(other)
    assert answers(game, s) == answers(game, other)


def answers(game: Game[Any], s: Any) -> list[str]:
    """What the bot says in a position, whose state must stay as it is."""
    before = game.key(s)
    legal = [game.word(a) for a in game.legal(s)]
    view = game.view(s, game.to_move(s))
    said = [make(game, "12").choose(view, legal, Random(seed)) for seed in (1, 1, 2)]
    assert game.key(s) == before
    assert said[0] == said[1]
    assert set(said) <= set(legal)
    return said


# ---- with the policies of the families


class Watched:
    """A game that shows nothing of its states but what can be drawn from a view."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        if name in ("view", "new", "set_log"):
            raise AssertionError(f"the search asked for {name}")
        return getattr(self.game, name)


@pytest.mark.parametrize("game_id", existing_policies())
def test_it_plays_legal_moves_from_views_alone(game_id: str) -> None:
    game = make_game(game_id, 4, {})
    search = Search(Watched(game), policy_for(game))  # type: ignore[arg-type]
    s, rng = game.new(3), Random(1)
    for _ in range(12):
        seat = game.to_move(s)
        if seat == NOBODY:
            break
        chosen = search.think(_plain(game.view(s, seat)), Budget(nodes=8), rng).best.action
        assert chosen in game.legal(s)
        game.apply(s, chosen)


def _plain(view: View) -> View:
    plain: View = json.loads(json.dumps(view))
    return plain


@pytest.mark.parametrize("game_id", existing_policies())
def test_policies_keep_their_word(game_id: str) -> None:
    """What the search relies on: weights and chances add up, the first is what is chosen."""
    game = make_game(game_id, 4, {})
    policy: Policy = policy_for(game)
    s = game.new(5)
    for _ in range(60):
        if game.to_move(s) == NOBODY:
            break
        weighed = policy.weighed(s)
        assert weighed[0][0] == policy.choose(s)
        assert sum(weight for _, weight in weighed) == pytest.approx(1.0)
        assert {action for action, _ in weighed} <= set(game.legal(s))
        assert sum(policy.chances(s)) == pytest.approx(1.0)
        game.apply(s, weighed[0][0])
