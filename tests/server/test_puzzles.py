"""Puzzles over the network: the solution is sent only once the turn is over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from megavolt.puzzles import shipped
from megavolt.puzzles.puzzle import MOVE, TURN, Puzzle
from tests.server.client import Browser, browser


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as found:
        yield found


def a_puzzle(asks: str) -> Puzzle:
    return next(puzzle for puzzle in shipped() if puzzle.asks == asks)


def test_all_puzzles_are_listed_with_the_one_of_the_day(ana: Browser) -> None:
    status, found = ana.get("/api/puzzles")
    assert status == 200
    assert [one["id"] for one in found["puzzles"]] == [puzzle.id for puzzle in shipped()]
    assert found["daily"] in {puzzle.id for puzzle in shipped()}


def test_no_solution_is_sent_before_the_turn_is_over(ana: Browser) -> None:
    puzzle = a_puzzle(TURN)
    _, opened = ana.get(f"/api/puzzles/{puzzle.id}")
    assert opened["start"]["answer"] is None
    assert opened["start"]["position"]["decision"]["moves"]
    _, found = ana.post(f"/api/puzzles/{puzzle.id}", words=puzzle.solutions[0][:-1])
    assert (found["verdict"], found["answer"]) == ("playing", None)


def test_a_solved_puzzle_is_answered_with_chances_and_reasons(ana: Browser) -> None:
    puzzle = a_puzzle(MOVE)
    _, found = ana.post(f"/api/puzzles/{puzzle.id}", words=puzzle.solutions[0])
    assert (found["verdict"], found["answer"]["best"]) == ("right", puzzle.chance)
    assert len(found["answer"]["better"]) == len(puzzle.why)
    assert found["position"]["decision"] is None


def test_a_wrong_answer_says_what_it_costs(ana: Browser) -> None:
    puzzle = a_puzzle(MOVE)
    _, found = ana.post(f"/api/puzzles/{puzzle.id}", words=puzzle.wrong[0].words)
    assert found["verdict"] == "wrong"
    assert found["answer"]["chance"] < found["answer"]["best"]
    assert found["answer"]["why"][0]["text"]


def test_giving_up_shows_the_solution(ana: Browser) -> None:
    puzzle = a_puzzle(MOVE)
    _, found = ana.post(f"/api/puzzles/{puzzle.id}", give_up=True)
    assert found["verdict"] == "wrong"
    assert found["answer"]["solution"] == list(puzzle.solutions[0])


@pytest.mark.slow
def test_a_move_that_the_file_does_not_know_is_judged_by_a_bot_process(ana: Browser) -> None:
    for puzzle in (p for p in shipped() if p.game_id == "cards" and p.asks == MOVE):
        known = {words[0] for words in (*puzzle.solutions, *(one.words for one in puzzle.wrong))}
        legal = [puzzle.game.word(action) for action in puzzle.game.legal(puzzle.start())]
        others = [word for word in legal if word not in known]
        if others:
            _, found = ana.post(f"/api/puzzles/{puzzle.id}", words=[others[-1]])
            assert found["verdict"] in ("right", "wrong")
            assert found["answer"]["best"] == puzzle.chance
            return
    pytest.fail("every move of every puzzle is known")


def test_one_plays_on_from_the_position_of_a_puzzle_against_bots(ana: Browser) -> None:
    puzzle = a_puzzle(MOVE)
    status, found = ana.post(f"/api/puzzles/{puzzle.id}/try", words=[], answer=False)
    assert (status, found["to_move"], found["words"]) == (200, puzzle.seat, [])
    first = puzzle.solutions[0][0]
    _, found = ana.post(f"/api/puzzles/{puzzle.id}/try", words=[first], answer=True)
    assert found["words"][0] == first
    assert found["to_move"] in (puzzle.seat, None)
    status, found = ana.post(f"/api/puzzles/{puzzle.id}/try", words=[first, "build atlantis"])
    assert (status, found["error"]["facts"]["tried"]) == (400, 2)


def test_the_standing_follows_from_the_answers(ana: Browser) -> None:
    first, second = shipped()[:2]
    _, found = ana.post("/api/puzzles", answers={first.id: 3, second.id: 5})
    assert (found["streak"], found["solved"]) == (2, 2)
    assert found["next"] not in (first.id, second.id)


def test_a_puzzle_that_does_not_exist_is_refused(ana: Browser) -> None:
    status, found = ana.get("/api/puzzles/board-000000")
    assert (status, found["error"]["code"]) == (400, "no_such_puzzle")
