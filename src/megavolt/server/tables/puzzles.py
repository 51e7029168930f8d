"""Puzzles over the network: nothing is kept here, the player's moves are sent each time.

Most answers are in the puzzle's file. A turn that is not is judged by a bot process.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from megavolt.bots.compare import Reason
from megavolt.core.line import seen_by
from megavolt.locale import Translator
from megavolt.puzzles import Attempt, Puzzle, Verdict, attempt, daily, shipped
from megavolt.puzzles.attempt import known
from megavolt.puzzles.progress import Answers, next_puzzle, standing
from megavolt.server.bots.questions import puzzle_question
from megavolt.server.bots.workers import Workers
from megavolt.server.errors import TooMany
from megavolt.server.live.positions import event_body
from megavolt.server.tables.lessons import learner_names, learner_position
from megavolt.server.tables.static_data import static_data

Body = dict[str, Any]


class Puzzles:
    """Works out one attempt at a time, beside the work of the tables."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._one = asyncio.Semaphore(1)

    async def open(self, puzzle: Puzzle, language: str) -> Body:
        async with self._one:
            return await asyncio.to_thread(_opened, puzzle, language)

    async def play(
        self, puzzle: Puzzle, words: Sequence[str], language: str, asker: object
    ) -> Body:
        async with self._one:
            found, verdict = await asyncio.to_thread(_tried, puzzle, words)
        if found.over and verdict is None:
            verdict = await self._judged(puzzle, found.words, asker)
        return _body(found, verdict, language)

    async def give_up(self, puzzle: Puzzle, language: str) -> Body:
        """The solution, for somebody who does not find it: as if the answer were wrong."""
        async with self._one:
            found = await asyncio.to_thread(attempt, puzzle)
        return _body(found, Verdict(False), language)

    async def _judged(self, puzzle: Puzzle, words: Sequence[str], asker: object) -> Verdict:
        answer = await self._workers.ask(puzzle_question(puzzle.id, words), asker)
        if "fault" in answer:
            raise TooMany("hint_running")
        why: Reason | None = answer["why"] and tuple(answer["why"])
        return Verdict(answer["right"], answer["lost"], why)


def listed() -> Body:
    """All puzzles without what solves them, and which one belongs to today."""
    today = datetime.now(UTC).date()
    puzzles = shipped()
    return {
        "day": today.isoformat(),
        "daily": daily(today, puzzles).id,
        "puzzles": [_summary(puzzle) for puzzle in puzzles],
    }


def standing_body(answers: Answers) -> Body:
    """How somebody with these answers does, and what to try next."""
    found = standing(answers, datetime.now(UTC).date())
    return {**asdict(found), "next": next_puzzle(answers, found.rating, shipped()).id}


def _summary(puzzle: Puzzle) -> Body:
    return {
        "id": puzzle.id,
        "game": puzzle.game_id,
        "players": puzzle.players,
        "theme": puzzle.theme,
        "level": puzzle.level,
        "rating": puzzle.rating,
        "asks": puzzle.asks,
    }


def _opened(puzzle: Puzzle, language: str) -> Body:
    return {
        "puzzle": _summary(puzzle),
        "static_data": static_data(puzzle.game, language),
        "start": _body(attempt(puzzle), None, language),
    }


def _tried(puzzle: Puzzle, words: Sequence[str]) -> tuple[Attempt, Verdict | None]:
    found = attempt(puzzle, words)
    return found, known(puzzle, found.words) if found.over else None


def _body(found: Attempt, verdict: Verdict | None, language: str) -> Body:
    puzzle = found.puzzle
    events = [seen_by(puzzle.game, event, puzzle.seat) for event in found.events]
    is_on, made = verdict is None, len(found.words)
    said = "playing" if verdict is None else "right" if verdict.right else "wrong"
    return {
        "position": learner_position(found.line, puzzle.seat, made, is_on, is_on and made > 0),
        "events": [event_body(event) for event in events],
        "words": list(found.words),
        "verdict": said,
        "answer": None if verdict is None else _answer(puzzle, verdict, language),
    }


def _answer(puzzle: Puzzle, verdict: Verdict, language: str) -> Body:
    t = Translator(language)
    seats = learner_names(puzzle.players, puzzle.seat)

    def told(reason: Reason) -> Body:
        message, facts = reason
        return {"text": t.sentence(message, facts, seats, puzzle.game), "facts": facts}

    return {
        "chance": max(0.0, puzzle.chance - verdict.lost),
        "best": puzzle.chance,
        "next": puzzle.next,
        "why": [] if verdict.why is None else [told(verdict.why)],
        "solution": list(puzzle.solutions[0]),
        "better": [told(reason) for reason in puzzle.why],
    }
