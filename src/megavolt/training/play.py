"""Games of bots on the engine, for teachers and for evaluation; processes share the work."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

from megavolt.bots import make_bot
from megavolt.core.game import Game
from megavolt.encodings import encoding_for
from megavolt.encodings.base import Encoding
from megavolt.training.kinds import Kind

J = TypeVar("J")
R = TypeVar("R")
MOST_MOVES = 2000  # of a game; one in which nobody ends it would go on for ever


class Lesson(NamedTuple):
    """A game as numbers of the encoding, from its seed on."""

    kind: int
    seed: int
    actions: list[int]


class Duel(NamedTuple):
    """How one game went for the bot in question."""

    share: float
    rounds: int


def spread(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """What becomes of each job, in their order."""
    if workers == 1:
        yield from map(work, jobs)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(work, jobs)


@cache
def _game(game_id: str, players: int, options: tuple[tuple[str, Any], ...]) -> Game[Any]:
    return Kind(game_id, players, dict(options)).game()


@cache
def _bot(spec: str, game: Game[Any]) -> Any:
    return make_bot(spec, game)


@cache
def _encoding(game: Game[Any]) -> Encoding:
    return encoding_for(game)


class LessonJob(NamedTuple):
    kind: int
    game_id: str
    players: int
    options: tuple[tuple[str, Any], ...]
    teacher: str
    seed: int


def lesson(job: LessonJob) -> Lesson:
    """A game that the teacher plays with itself, kept to what the encoding can say."""
    game = _game(job.game_id, job.players, job.options)
    encoding, bot, rng = _encoding(game), _bot(job.teacher, game), Random(job.seed)
    state = game.new(job.seed)
    actions: list[int] = []
    while game.to_move(state) >= 0 and len(actions) < MOST_MOVES:
        choices = encoding.choices(state)
        number = next(iter(choices))
        if len(choices) > 1:
            number = _nearest(game, choices, _asked(game, bot, state, rng))
        actions.append(number)
        game.apply(state, choices[number])
    return Lesson(job.kind, job.seed, actions)


def _asked(game: Game[Any], bot: Any, state: Any, rng: Random) -> int:
    legal = [game.word(action) for action in game.legal(state)]
    return game.action(bot.choose(game.view(state, game.to_move(state)), legal, rng))


def _nearest(game: Game[Any], choices: dict[int, int], wanted: int) -> int:
    """The action wanted, or for an amount that is not offered the next lower one."""
    numbers = {action: number for number, action in choices.items()}
    if wanted in numbers:
        return numbers[wanted]
    asked: Any = game.action_json(wanted)
    found, best = next(iter(choices)), -1
    for action, number in numbers.items():
        offer: Any = game.action_json(action)
        alike = offer["do"] == asked["do"] and offer.get("plant") == asked.get("plant")
        if alike and best < offer.get("bid", 0) <= asked.get("bid", 0):
            found, best = number, offer["bid"]
    return found


class DuelJob(NamedTuple):
    game_id: str
    players: int
    options: tuple[tuple[str, Any], ...]
    bot: str
    opponent: str
    seed: int


def duel(job: DuelJob) -> Duel:
    """A game of a bot among others; its seat follows from the seed."""
    game = _game(job.game_id, job.players, job.options)
    seat, rng = job.seed % job.players, Random(job.seed)
    state, moves = game.new(job.seed), 0
    while (mover := game.to_move(state)) >= 0 and moves < MOST_MOVES:
        bot = _bot(job.bot if mover == seat else job.opponent, game)
        game.apply(state, _asked(game, bot, state, rng))
        moves += 1
    outcome = game.outcome(state)
    won = outcome is not None and seat in outcome.winners
    share = 1 / len(outcome.winners) if outcome is not None and won else 0.0
    return Duel(share, game.view(state, 0)["round"])
