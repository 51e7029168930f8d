"""A process in which bots think: one question per line on stdin, one answer per line on stdout."""

import json
import sys
from dataclasses import asdict
from functools import lru_cache
from random import Random
from typing import Any

from megavolt.bots import Guarded, guarded_bot
from megavolt.bots.advice import SHOWN, advise
from megavolt.bots.budget import Budget, parse_budget
from megavolt.bots.coach import Coach
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.core.view_types import View
from megavolt.puzzles import find_puzzle, judged

Question = dict[str, Any]
Answer = dict[str, Any]


@lru_cache(maxsize=64)
def _game(game_id: str, rules: int, players: int, options: str) -> Game[Any]:
    return make_game(game_id, players, json.loads(options), rules)


@lru_cache(maxsize=64)
def _bot(spec: str, game_id: str, rules: int, players: int, options: str) -> Guarded:
    return guarded_bot(spec, _game(game_id, rules, players, options))


@lru_cache(maxsize=16)
def _coach(game_id: str, rules: int, players: int, options: str) -> Coach:
    return Coach(_game(game_id, rules, players, options))


def answer(question: Question) -> Answer:
    """What the question asks for: a move, advice, chances, a warning."""
    return _ASKED[question["ask"]](question)


def _move(question: Question) -> Answer:
    """The word a bot chooses; a random one if it fails, and then what went wrong."""
    bot = _bot(question["spec"], *_place(question))
    view: View = question["view"]
    word = bot.choose(view, question["legal"], Random(question["seed"]))
    faults = [f"{fault.kind}: {fault.detail}" for fault in bot.faults]
    bot.faults.clear()
    bot.times.clear()
    return {"word": word, "fault": faults[-1]} if faults else {"word": word}


def _advice(question: Question) -> Answer:
    """The best moves with their chance to win, how sure that is, and a reason."""
    game = _game(*_place(question))
    budget = parse_budget(question["budget"])
    rng = Random(question["seed"])
    view: View = question["view"]
    found = advise(game, view, question["legal"], budget, rng)
    shown = [
        {
            "word": a.word,
            "chance": round(a.chance, 3),
            "margin": round(a.margin, 3),
            "equal": a.equal,
            "reason": a.reason,
            "facts": a.facts,
            "against": a.against,
            "better": a.better,
            "worse": a.worse,
        }
        for a in found[:SHOWN]
    ]
    return {"advice": shown}


def _chances(question: Question) -> Answer:
    """Everybody's chance to win."""
    coach, budget = _coach(*_place(question)), Budget(seconds=question["seconds"])
    found = coach.chances(question["view"], budget, Random(question["seed"]))
    return {"chances": [round(chance, 3) for chance in found]}


def _warning(question: Question) -> Answer:
    """What moves give up, if that is much; else nothing."""
    coach, budget = _coach(*_place(question)), Budget(seconds=question["seconds"])
    rng = Random(question["seed"])
    found = coach.warn(question["view"], question["words"], budget, rng)
    if found is None:
        return {}
    reason, facts = found.reason
    lost = round(found.lost, 3)
    return {"lost": lost, "better": found.better, "reason": reason, "facts": facts}


def _puzzle(question: Question) -> Answer:
    """How good a turn is that the puzzle's file does not know."""
    return asdict(judged(find_puzzle(question["puzzle"]), tuple(question["words"])))


_ASKED = {
    "move": _move, "advice": _advice, "chances": _chances, "warning": _warning, "puzzle": _puzzle,
}  # fmt: skip


def _place(question: Question) -> tuple[str, int, int, str]:
    options = json.dumps(question["options"], sort_keys=True)
    return question["game"], question["rules"], question["players"], options


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
