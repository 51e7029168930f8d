"""What bot processes are asked: a move for a seat, or something for a person."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from megavolt.bots import nearest_bot
from megavolt.bots.advice import turn_seed
from megavolt.server.tables.room import Room

Question = dict[str, Any]


def move_question(room: Room, seat: int, think: float) -> Question:
    """Which word does the bot of this seat play? It gets the seat's view and nothing else."""
    level = nearest_bot(room.seats[seat].level, room.game.id)
    spec = f"{level}:{round(think * 1000)}ms" if level == "search" else level
    return {"ask": "move", "level": level, "spec": spec, **_position(room, seat)}


def advice_question(room: Room, seat: int, think: float) -> Question:
    """Which moves are best for this seat, and why? All hints of a turn stand on the same worlds."""
    budget = f"{round(think * 1000)}ms"
    position = _position(room, seat)
    seed = _hashed(turn_seed(position["view"], room.origin.seed))
    return {"ask": "advice", "level": "search", "budget": budget, **position, "seed": seed}


def chances_question(room: Room, seat: int, seconds: float) -> Question:
    """What are everybody's chances, as this seat may judge them? Asked whoever is to move."""
    return {"ask": "chances", "level": "gauge", "seconds": seconds, **_position(room, seat)}


def warning_question(room: Room, seat: int, words: Sequence[str], seconds: float) -> Question:
    """Do these moves give much up? The same moves in the same position get the same answer."""
    asked = {"ask": "warning", "level": "warning", "seconds": seconds, "words": list(words)}
    return {**asked, **_position(room, seat)}


def puzzle_question(puzzle: str, words: Sequence[str]) -> Question:
    """How good is a turn that the puzzle's file does not know?"""
    asked = {"ask": "puzzle", "puzzle": puzzle, "words": list(words)}
    return {**asked, "level": "search", "legal": [""], "seed": puzzle}


def _position(room: Room, seat: int) -> Question:
    return {
        "game": room.game.id,
        "rules": room.game.rules,
        "players": len(room.seats),
        "options": room.game.options,
        "view": room.view(seat),
        "legal": room.legal(),
        "seed": _seed(room),
    }


def _seed(room: Room) -> str:
    """The same bot in the same place answers the same; it does not reveal the game's seed."""
    return _hashed(f"megavolt-bot:{room.origin.seed}:{len(room.moves)}")


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()
