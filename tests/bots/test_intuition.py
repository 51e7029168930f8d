"""A search with a net of random weights: what it proposes, how it judges, and who uses it."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from megavolt import OptionError, game
from megavolt.bots import check_spec, make_bot
from megavolt.bots.budget import Budget
from megavolt.bots.crew import Crew
from megavolt.bots.intuition import PLAIN, intuition_for
from megavolt.bots.neural.bot import trained_for
from megavolt.bots.neural.intuition import NetIntuition
from megavolt.bots.playouts import Playouts, Task
from megavolt.bots.policy import Plan, policy_for
from megavolt.bots.search import Search, SearchBot
from megavolt.bots.specs import runs_program
from megavolt.core.game import NOBODY, Game
from tests.bots.test_neural import weights_file


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(weights_file(tmp_path_factory.mktemp("weights"), "recharged"))


def positions(played: Game[Any], moves: int, every: int) -> list[Any]:
    """From a game of planners: states in which there is a choice."""
    policy, state, found = policy_for(played), played.new(3), []
    for number in range(moves):
        if number % every == 0 and len(played.legal(state)) > 1:
            found.append(played.clone(state))
        played.apply(state, policy.choose(state))
    return found


def net(played: Game[Any], weights: str) -> NetIntuition:
    return NetIntuition(played, trained_for(played, weights))


class Certain:
    """Thinks that the first seat always wins, and proposes what it was given."""

    def __init__(self, plans: list[tuple[Plan, float]]) -> None:
        self.given = plans
        self.asked: list[int] = []  # how many states at a time

    def plans(self, s: Any) -> list[tuple[Plan, float]]:
        return self.given

    def chances(self, states: Sequence[Any]) -> list[list[float]]:
        self.asked.append(len(states))
        return [[1.0] + [0.0] * (len(s.money) - 1) for s in states]


# ---- the net


def test_chances_are_those_of_seats_and_add_up(weights: str) -> None:
    played = game("recharged", 3)
    found = net(played, weights)
    states = positions(played, 200, 20)
    together = found.chances(states)
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in together)
    alone = [found.chances([state])[0] for state in states]
    assert together == [pytest.approx(chances, abs=0.0002) for chances in alone]
    assert found.chances([]) == []


def test_the_mover_is_the_first_place(weights: str) -> None:
    played = game("recharged", 3)
    found = net(played, weights)
    state = positions(played, 60, 7)[-1]
    mover = played.to_move(state)
    logits = found.reader.read([state], [mover]).value[0, :3]
    (chances,) = found.chances([state])
    order = sorted(range(3), key=lambda place: logits[place])
    assert sorted(range(3), key=lambda seat: chances[seat]) == [(mover + p) % 3 for p in order]


def test_plans_are_whole_turns_the_likeliest_first(weights: str) -> None:
    played = game("recharged", 3)
    found = intuition_for(played, weights)
    assert found is not None
    for state in positions(played, 200, 11):
        plans = found.plans(state)
        likely = [share for _, share in plans]
        assert likely == sorted(likely, reverse=True)
        assert len({plan[0] for plan, _ in plans}) == len(plans)
        for plan, _ in plans:
            _follow(played, state, plan)


def _follow(played: Game[Any], state: Any, plan: Plan) -> None:
    """Every move of a plan is legal, and after the last the turn or the phase is over."""
    state = played.clone(state)
    seat, phase = played.to_move(state), state.phase
    for action in plan:
        assert (played.to_move(state), state.phase) == (seat, phase)
        assert action in played.legal(state)
        played.apply(state, action)
    assert (played.to_move(state), state.phase) != (seat, phase)


# ---- the search


def test_a_net_judges_all_plans_of_a_world_at_once() -> None:
    played = game("recharged", 3)
    state = positions(played, 120, 3)[-1]
    policy, view = policy_for(played), played.view(state, played.to_move(state))
    certain = Certain([])
    playouts = Playouts(played, policy, 0, view, 1, certain)
    tasks: list[Task] = [((action,), 4) for action, _ in policy.weighed(state)]
    values = playouts.many(tasks)
    assert len(certain.asked) == 1
    assert values == [[1.0, 0.0, 0.0]] * len(tasks)


def test_a_position_that_is_judged_leaves_a_choice() -> None:
    played = game("recharged", 4)
    state = positions(played, 150, 3)[-1]
    policy, view = policy_for(played), played.view(state, played.to_move(state))
    judged: list[Any] = []

    class Watching(Certain):
        def chances(self, states: Sequence[Any]) -> list[list[float]]:
            judged.extend(states)
            return super().chances(states)

    for rounds in (-1, 0):
        playouts = Playouts(played, policy, rounds, view, 1, Watching([]))
        playouts.many([((policy.choose(state),), number) for number in range(6)])
    assert all(len(played.legal(s)) > 1 for s in judged)
    assert [s.round - state.round for s in judged] == [0] * 6 + [1] * 6


def test_others_must_beat_what_the_net_would_play() -> None:
    played = game("recharged", 3)
    state = played.new(3)
    policy, view = policy_for(played), played.view(state, played.to_move(state))
    own = policy.choose(state)
    other = next(action for action in played.legal(state) if action != own)
    search = Search(played, policy, None, Certain([((other,), 0.6), ((own,), 0.3)]))
    thought = search.think(view, Budget(nodes=40), Random(1), keep=9)
    assert thought.best.plan == (other,)  # all are equal: it stays what others must beat
    doubts = {c.plan: c.doubt for c in thought.candidates}
    assert (doubts[(other,)], doubts[(own,)]) == (0.0, search.style.doubt / 2)


def test_the_same_seed_gives_the_same_move_on_one_core_and_on_several(weights: str) -> None:
    played = game("recharged", 3)
    state = positions(played, 100, 3)[-1]
    view = played.view(state, played.to_move(state))
    search = Search(played, policy_for(played), None, intuition_for(played, weights))
    crew = Crew(played, 2, weights)
    try:
        alone = [search.think(view, Budget(nodes=30), Random(1)) for _ in range(2)]
        together = search.think(view, Budget(nodes=30), Random(1), crew=crew)
    finally:
        crew.close()
    assert alone[0] == alone[1]
    assert together.best.plan == alone[0].best.plan
    assert together.simulations == alone[0].simulations


@pytest.mark.slow
def test_it_plays_a_game_with_a_net(weights: str) -> None:
    played = game("recharged", 2)
    bots = [make_bot(f"search:6:{weights}", played), make_bot("random", played)]
    state, rng = played.new(3), Random(1)
    for _ in range(120):
        seat = played.to_move(state)
        if seat == NOBODY:
            break
        legal = [played.word(action) for action in played.legal(state)]
        word = bots[seat].choose(played.view(state, seat), legal, rng)
        assert word in legal
        played.apply(state, played.action(word))


# ---- where there is one


def test_a_search_uses_the_net_that_is_shipped(
    weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("shipped", "bot"):
        name = f"megavolt.bots.neural.{module}.shipped_weights"
        monkeypatch.setattr(name, lambda family: Path(weights) if family == "board" else None)
    assert _made("search:5", "deluxe").search.intuition is not None
    assert _made("search:5:plain", "deluxe").search.intuition is None
    assert _made("search:5", "cards").search.intuition is None
    monkeypatch.setattr("megavolt.bots.neural.shipped.is_installed", lambda: False)
    assert _made("search:5", "deluxe").search.intuition is None


@pytest.mark.parametrize("game_id", ["recharged", "cards", "blackout"])
def test_every_family_has_a_net_for_its_search(game_id: str) -> None:
    assert _made("search:5", game_id).search.intuition is not None


def _made(spec: str, game_id: str) -> SearchBot:
    made = make_bot(check_spec(spec, game_id), game(game_id))
    assert isinstance(made, SearchBot)
    return made


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    bad.write_bytes(b"nothing")
    with pytest.raises(OptionError) as refused:
        make_bot(f"search:5:{bad}", game("recharged"))
    assert refused.value.code == "neural_bad_file"
    assert runs_program(f"search:5:{bad}")
    assert not runs_program("search:5:plain")
    assert intuition_for(game("recharged"), PLAIN) is None
