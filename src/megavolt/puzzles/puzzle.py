"""A puzzle as its file gives it, those that are shipped, and the puzzle of a day.

A file is JSON with one puzzle per line; docs/puzzles.md describes it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from megavolt.bots.compare import Reason
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.data.errors import DataError
from megavolt.data.reader import Reader, syntax_place

MARK: Final = '{"format":"megavolt puzzles","version":1,"puzzles":['  # how a file begins
EASY, MEDIUM, HARD = "easy", "medium", "hard"
LEVELS: Final = (EASY, MEDIUM, HARD)
MOVE, TURN = "move", "turn"  # what is asked for
SEED: Final = 1  # draws what the position leaves open, the same for everybody
KEYS: Final = (
    "id", "game", "players", "options", "seat", "asks", "theme", "level", "rating", "chance",
    "next", "solutions", "why", "wrong", "position",
)  # fmt: skip


@dataclass(frozen=True)
class Wrong:
    """A plan that looks reasonable and is not."""

    words: tuple[str, ...]
    chance: float
    lost: float  # of the chance, against the best
    why: Reason


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position in which one plan is clearly best."""

    id: str
    game_id: str
    players: int
    options: Mapping[str, object]
    seat: int  # who is to find it
    asks: str  # for one move or for the whole turn
    theme: str
    level: str  # easy, medium or hard
    rating: int  # how hard it is, as a number
    chance: float  # to win, with the best plan
    next: float  # with the best of the others
    solutions: tuple[tuple[str, ...], ...]  # the best first; the others are as good
    why: tuple[Reason, ...]  # what the best has over the next, the most important first
    wrong: tuple[Wrong, ...]
    position: Mapping[str, object] = field(repr=False)

    @cached_property
    def game(self) -> Game[Any]:
        return make_game(self.game_id, self.players, self.options)

    def start(self) -> Any:
        """The position as a state."""
        return self.game.new(SEED, self.position)


def puzzle_id(family: str, game_id: str, position: Mapping[str, object]) -> str:
    """The same for the same position."""
    text = json.dumps([game_id, position], sort_keys=True)
    return f"{family}-{sha256(text.encode()).hexdigest()[:6]}"


# ---- files


def written(puzzles: Sequence[Puzzle]) -> str:
    """The text of a file."""
    lines = [json.dumps(_plain(one), separators=(",", ":"), ensure_ascii=False) for one in puzzles]
    return f"{MARK}\n" + ",\n".join(lines) + "\n]}\n"


def _plain(puzzle: Puzzle) -> dict[str, object]:
    return {
        "id": puzzle.id,
        "game": puzzle.game_id,
        "players": puzzle.players,
        "options": dict(puzzle.options),
        "seat": puzzle.seat,
        "asks": puzzle.asks,
        "theme": puzzle.theme,
        "level": puzzle.level,
        "rating": puzzle.rating,
        "chance": round(puzzle.chance, 3),
        "next": round(puzzle.next, 3),
        "solutions": [list(words) for words in puzzle.solutions],
        "why": [list(reason) for reason in puzzle.why],
        "wrong": [
            {
                "words": list(one.words),
                "chance": round(one.chance, 3),
                "lost": round(one.lost, 3),
                "why": list(one.why),
            }
            for one in puzzle.wrong
        ],
        "position": dict(puzzle.position),
    }


def read(name: str, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; a DataError names what is wrong with it, and where."""
    try:
        values = json.loads(text)
    except ValueError as problem:
        reason, row, column = syntax_place(problem)
        raise DataError(
            "puzzles_not_json", file=name, key="-", reason=reason, row=row, column=column
        ) from None
    data = Reader(name, values)
    data.only("format", "version", "puzzles")
    return tuple(_puzzle(one) for one in data.tables("puzzles"))


def _puzzle(data: Reader) -> Puzzle:
    data.only(*KEYS)
    return Puzzle(
        id=data.id("id"),
        game_id=data.text("game"),
        players=data.whole("players", 2, 6),
        options=dict(data.table("options").values),
        seat=data.whole("seat", 0, 5),
        asks=data.choice("asks", (MOVE, TURN)),
        theme=data.text("theme"),
        level=data.choice("level", LEVELS),
        rating=data.whole("rating"),
        chance=float(data.get("chance")),
        next=float(data.get("next")),
        solutions=tuple(tuple(words) for words in data.get("solutions")),
        why=tuple((str(message), dict(facts)) for message, facts in data.get("why")),
        wrong=tuple(_wrong(one) for one in data.tables("wrong")),
        position=dict(data.table("position").values),
    )


def _wrong(data: Reader) -> Wrong:
    message, facts = data.get("why")
    words = data.texts("words")
    return Wrong(words, float(data.get("chance")), float(data.get("lost")), (message, facts))


# ---- those that are shipped


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles, file by file."""
    folder = files("megavolt.data").joinpath("puzzles")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json"))
    texts = [(name, folder.joinpath(name).read_text(encoding="utf-8")) for name in names]
    return tuple(puzzle for name, text in texts for puzzle in read(name, text))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped()}


def find_puzzle(name: str) -> Puzzle:
    """A puzzle that is shipped, by its id."""
    found = _by_id().get(name)
    if found is None:
        raise OptionError("no_such_puzzle", puzzle=name[:60])
    return found


def chosen(game: str = "", theme: str = "", level: str = "") -> list[Puzzle]:
    """Those of a game, a theme and a level; an empty word leaves it open."""
    return [
        one
        for one in shipped()
        if game in ("", one.game_id) and theme in ("", one.theme) and level in ("", one.level)
    ]


def daily(day: date, among: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of a day: the same everywhere, and none again before all have had their day."""
    order = sorted(among, key=lambda one: sha256(one.id.encode()).digest())
    return order[day.toordinal() % len(order)]
