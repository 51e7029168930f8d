"""Making puzzles: plans in the same worlds, the clearly best, and the same file from a seed."""

from random import Random

from megavolt.core.registry import make_game
from megavolt.puzzles.families import puzzle_family
from megavolt.puzzles.judge import Judge, Judgement, Weighed
from megavolt.puzzles.make import Position, PuzzleMaker
from megavolt.puzzles.proof import prove, verify
from megavolt.puzzles.puzzle import MOVE, shipped, written


def judgement(*chances: float) -> Judgement:
    return Judgement([Weighed((n,), [chance] * 100) for n, chance in enumerate(chances)])


def test_plans_close_to_the_best_count_as_right() -> None:
    found = judgement(0.6, 0.58, 0.3)
    assert [one.plan for one in found.right] == [(0,), (1,)]
    assert found.next is not None
    assert found.next.plan == (2,)
    assert found.is_clear()


def test_a_plan_in_between_makes_it_unclear() -> None:
    assert not judgement(0.6, 0.5, 0.3).is_clear()
    assert not judgement(0.6, 0.6).is_clear()


def test_an_auction_is_judged_with_every_plant_on_offer_and_passing() -> None:
    game = make_game("recharged", 3, {})
    words = {game.word(action) for (action,) in Judge(game).plans(game.new(1))}
    market = game.view(game.new(1), 0)["market"]["current"]  # type: ignore[typeddict-item]
    assert {word.split()[1] for word in words if word != "pass"} == {
        str(plant["number"]) for plant in market
    }


def test_a_position_makes_the_same_sound_puzzle_again() -> None:
    auctions = [p for p in shipped() if p.game_id == "cards" and p.asks == MOVE]
    shown = max(auctions, key=lambda puzzle: puzzle.chance - puzzle.next)
    game, state = shown.game, shown.start()
    maker = PuzzleMaker(game, budget=60)
    view = game.view(state, shown.seat)
    position = Position(game, state, shown.seat, view, 5, maker.judge.plans(state))
    found = maker.puzzle(position)
    assert found is not None
    assert (found.id, found.solutions) == (shown.id, shown.solutions)
    assert prove(found) == []
    assert verify(found, 60, seed=8) == []
    again = maker.puzzle(position)
    assert again is not None
    assert written([again]) == written([found])


def test_every_puzzle_may_be_of_its_theme() -> None:
    for puzzle in shipped():
        view = puzzle.game.view(puzzle.start(), puzzle.seat)
        assert puzzle_family(puzzle.game_id).may_be(puzzle.game, view, puzzle.theme), puzzle.id


def test_only_positions_of_the_theme_are_looked_at() -> None:
    game = make_game("recharged", 2, {})
    fuel = next(PuzzleMaker(game, 60, "fuel").positions(Random(3)))
    assert fuel.view["phase"] == "fuel"
    board = puzzle_family("recharged")
    assert not board.may_be(game, fuel.view, "building")
    assert not board.may_be(game, fuel.view, "end")


def test_a_puzzle_names_what_its_game_is_played_with() -> None:
    found = [puzzle for puzzle in shipped() if puzzle.game_id == "blackout"]
    assert {puzzle.options.get("content") for puzzle in found} == {"first"}
