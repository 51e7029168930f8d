"""Puzzles: their list, one with its position, and attempts at it."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from megavolt.puzzles import find_puzzle
from megavolt.server.api import messages_puzzles as m
from megavolt.server.api.common import ERRORS, TheSite, language_of
from megavolt.server.api.messages import TrialBody, TrialPosition
from megavolt.server.front.clients import client_key
from megavolt.server.tables.puzzles import listed, standing_body
from megavolt.server.tables.trials import Wanted

router = APIRouter(tags=["puzzles"], responses=ERRORS)
PuzzleId = Annotated[str, Path(max_length=40, pattern="^[a-z0-9-]+$")]


@router.get("/puzzles")
async def puzzles() -> m.PuzzleList:
    """Every puzzle, and the one of today."""
    return m.PuzzleList(**listed())


@router.get("/puzzles/{puzzle}")
async def open_puzzle(site: TheSite, puzzle: PuzzleId, request: Request) -> m.OpenedPuzzle:
    """A puzzle, its position, and what to draw it with; not its solution."""
    site.rate_limits.trials.check(client_key(request.scope))
    return m.OpenedPuzzle(**await site.puzzles.open(find_puzzle(puzzle), language_of(request)))


@router.post("/puzzles/{puzzle}")
async def try_puzzle(
    site: TheSite, puzzle: PuzzleId, body: m.PuzzleBody, request: Request
) -> m.PuzzlePosition:
    """Where your moves lead; once your turn is over, how good they were and what was best."""
    key, language = client_key(request.scope), language_of(request)
    site.rate_limits.trials.check(key)
    found = find_puzzle(puzzle)
    if body.give_up:
        return m.PuzzlePosition(**await site.puzzles.give_up(found, language))
    return m.PuzzlePosition(**await site.puzzles.play(found, body.words, language, key))


@router.post("/puzzles/{puzzle}/try")
async def try_in_puzzle(
    site: TheSite, puzzle: PuzzleId, body: TrialBody, request: Request
) -> TrialPosition:
    """Try moves for all seats on a copy of the puzzle's position, as far as you like. Nothing is
    stored, and nothing of it is an answer."""
    key = client_key(request.scope)
    site.rate_limits.trials.check(key)
    wanted = Wanted(0, body.deal, tuple(body.words), body.answer)
    return TrialPosition(**await site.trials.ask_puzzle(find_puzzle(puzzle), wanted, key))


@router.post("/puzzles")
async def puzzle_standing(body: m.PuzzleAnswers) -> m.PuzzleStanding:
    """What comes of all your answers: rating and streaks. Nothing is kept."""
    return m.PuzzleStanding(**standing_body(body.answers))
