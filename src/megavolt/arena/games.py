"""Games of bots as plain rows, one per seat and game: `megavolt.play_games`."""

import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from megavolt.arena.play import Player, Result, plain_options
from megavolt.arena.schedule import ArenaPlan, schedule
from megavolt.arena.workers import WorkerPool
from megavolt.bots import Bot, check_spec, make_bot
from megavolt.bots.plugins import arguments
from megavolt.core.errors import UsageError
from megavolt.core.game import Game, GameInfo
from megavolt.core.registry import game_info, make_game

Row = dict[str, Any]
Factory = Callable[..., Bot]  # a class or function; takes the game if it takes anything
USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Makers:
    """Makes the bots that were given as classes, by name, and all others by their spec."""

    factories: dict[str, Factory]

    def __call__(self, spec: str, game: Game[Any]) -> Bot:
        factory = self.factories.get(spec)
        return make_bot(spec, game) if factory is None else factory(*arguments(factory, game))

    def check(self, workers: int) -> None:
        """Can other processes find them?"""
        for name, factory in self.factories.items():
            if workers > 1 and not _can_travel(factory):
                raise UsageError("bot_only_here", bot=name)


def _can_travel(factory: Factory) -> bool:
    """What a notebook or a prompt defines, no other process can import."""
    if factory.__module__ == "__main__":
        script = getattr(sys.modules["__main__"], "__file__", None)
        return script is not None and Path(script).is_file()
    try:
        pickle.dumps(factory)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True


def play_rows(plan: ArenaPlan, makers: Makers, workers: int) -> list[Row]:
    """Every game of a plan, in order; the same rows for any number of workers."""
    results = sorted(_results(plan, makers, workers), key=lambda result: result.number)
    games = {count: make_game(plan.game, count, plan.options) for count in plan.players}
    return [row for result in results for row in _rows(games[len(result.bots)], result)]


def _results(plan: ArenaPlan, makers: Makers, workers: int) -> Iterator[Result]:
    if workers == 1:
        player = Player(plan, makers)
        yield from map(player.play, schedule(plan))
        return
    with WorkerPool(plan, workers, makers) as pool:
        yield from pool.play(schedule(plan))


def _rows(game: Game[Any], result: Result) -> Iterator[Row]:
    shared = {
        "game": game.id,
        "map": dict(game.facts()).get("map"),
        "players": game.players,
        "number": result.number,
        "seed": result.seed,
    }
    for seat, bot in enumerate(result.bots):
        faults = [fault for fault in result.faults if fault.seat == seat]
        yield {
            **shared,
            "seat": seat,
            "bot": bot,
            "place": result.ranks[seat],
            "winner": result.ranks[seat] == 1,
            "score": result.scores[seat],
            **result.reasons[seat],
            "rounds": result.rounds,
            "moves": result.moves,
            "faults": sum(fault.count for fault in faults),
            "fault": f"{faults[0].kind}: {faults[0].detail}" if faults else None,
        }


# ---- what to play


def plan_of(
    game_id: str, bots: Sequence[str | Factory], games: int, **more: Any
) -> tuple[ArenaPlan, Makers]:
    """A plan, once all that can be wrong with it has been looked at."""
    if isinstance(bots, str) or not bots:
        raise UsageError("bots_not_a_list", bots=str(bots))
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise UsageError("bad_game_count", count=games)
    info = game_info(game_id)
    players = more.pop("players") or _usual_players(info, len(bots))
    names, factories = _named(info, bots)
    made = make_game(game_id, players, more["options"])
    plan = ArenaPlan(game_id, names, (players,), games, rules=made.rules, **more)
    return replace(plan, options=plain_options(plan)), Makers(factories)


def _usual_players(info: GameInfo, bots: int) -> int:
    """A seat for each bot, if there can be so many."""
    wanted = bots if bots >= info.players_min else USUAL_PLAYERS
    return min(max(wanted, info.players_min), info.players_max)


def _named(
    info: GameInfo, bots: Sequence[str | Factory]
) -> tuple[tuple[str, ...], dict[str, Factory]]:
    """The names of all bots, and by name those that were given as classes."""
    names: list[str] = []
    factories: dict[str, Factory] = {}
    for bot in bots:
        if isinstance(bot, str):
            names.append(check_spec(bot, info.id))
            continue
        if not callable(bot):
            raise UsageError("bots_not_a_list", bots=type(bot).__name__)
        known = next((name for name, factory in factories.items() if factory is bot), None)
        name = known or _free(bot.__name__, [*names, *factories])
        factories[name] = bot
        names.append(name)
    return tuple(names), factories


def _free(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if another bot has it."""
    number = 2
    found = name
    while found in taken:
        found, number = f"{name}{number}", number + 1
    return found
