"""A process in which bots think: a question a line on stdin, an answer a line on stdout."""

import json
import sys
from functools import lru_cache
from random import Random
from typing import Any

from megavolt.bots import Bot, make_bot
from megavolt.core.game import Game
from megavolt.core.registry import make_game

Question = dict[str, Any]


@lru_cache(maxsize=64)
def _game(game_id: str, players: int, options: str) -> Game[Any]:
    return make_game(game_id, players, json.loads(options))


@lru_cache(maxsize=64)
def _bot(level: str, game_id: str, players: int, options: str) -> Bot:
    return make_bot(level, _game(game_id, players, options))


def answer(question: Question) -> dict[str, object]:
    """The word a bot chooses; random if it fails, and then what went wrong."""
    rng = Random(question["seed"])
    legal: list[str] = question["legal"]
    try:
        options = json.dumps(question["options"], sort_keys=True)
        bot = _bot(question["level"], question["game"], question["players"], options)
        word = bot.choose(question["view"], list(legal), rng)
    except Exception as problem:
        return {"word": rng.choice(legal), "fault": f"{type(problem).__name__}: {problem}"[:200]}
    if word not in legal:
        return {"word": rng.choice(legal), "fault": f"no legal move: {word!r}"[:200]}
    return {"word": word}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
