"""Megavolt: the electricity board games, played, studied and mastered.

>>> import megavolt
>>> game = megavolt.game("recharged", players=4)
>>> state = game.new(seed=1)
>>> [game.word(a) for a in game.legal(state)][:2]
['open 4 1', 'open 4 2']
"""

from collections.abc import Callable, Sequence
from typing import Any

from megavolt.engine import choose_engine

choose_engine()  # before any engine module is imported

from megavolt.core.advice import Advice, advise_with  # noqa: E402
from megavolt.core.errors import (  # noqa: E402
    Illegal,
    MegavoltError,
    OptionError,
    RecordError,
    SetupError,
    describe_errors_with,
)
from megavolt.core.game import NOBODY, Game, GameInfo, Option, Outcome  # noqa: E402
from megavolt.core.line import Event  # noqa: E402
from megavolt.core.match import Match  # noqa: E402
from megavolt.core.registry import game, game_ids, game_info  # noqa: E402
from megavolt.core.rng import Rng  # noqa: E402
from megavolt.core.view_types import Facts, View  # noqa: E402

__all__ = [
    "NOBODY",
    "Advice",
    "Event",
    "Facts",
    "Game",
    "GameInfo",
    "Illegal",
    "Match",
    "MegavoltError",
    "Option",
    "OptionError",
    "Outcome",
    "RecordError",
    "Rng",
    "SetupError",
    "View",
    "game",
    "game_ids",
    "game_info",
    "play_games",
]


def play_games(
    game_id: str,
    bots: Sequence[str | Callable[..., Any]],
    games: int,
    *,
    players: int | None = None,
    workers: int = 1,
    seed: int = 0,
    limit: float = 10.0,
    **options: object,
) -> list[dict[str, Any]]:
    """Let bots play many games, and give the results as rows: one per seat and game.

    A bot is a name (`greedy`, `search:200ms`), or a class or function that makes one. Seats rotate
    as in the arena, whose games these are: the same seed gives the same rows, whatever the number
    of workers. Without `players`, everybody sits at one table. `limit` is in seconds per decision.
    Options are those of the game. `pandas.DataFrame(rows)` takes the rows as they are.

    >>> from megavolt import play_games
    >>> rows = play_games("cards", ["greedy", "random"], 2)
    >>> [(row["number"], row["seat"], row["bot"], row["place"]) for row in rows]
    [(0, 0, 'greedy', 1), (0, 1, 'random', 2), (1, 0, 'random', 2), (1, 1, 'greedy', 1)]
    """
    from megavolt.arena.games import plan_of, play_rows  # slow to import

    more = {"players": players, "seed": seed, "limit": limit, "options": options}
    plan, makers = plan_of(game_id, bots, games, **more)
    makers.check(workers)
    return play_rows(plan, makers, workers)


def _in_english(error: MegavoltError) -> str:
    from megavolt.locale import Translator  # it takes a while, and most programs need no sentence

    return Translator("en").error(error)


describe_errors_with(_in_english)


def _advice(match: Match, budget: str, seed: int) -> list[Advice]:
    from megavolt.bots.advice import advise_match

    return advise_match(match, budget, seed)


def _sentence(advice: Advice, lang: str) -> str:
    from megavolt.bots.advice import sentence

    return sentence(advice, lang)


advise_with(_advice, _sentence)
