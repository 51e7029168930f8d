"""Games of random moves or bots in this process, checked if wanted: simulations, measurements."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, NotRequired, Protocol

from megavolt.arena.checks import Broken, Checked
from megavolt.bots import Bot, Fault, Guarded, guarded_bot
from megavolt.core.game import NOBODY, Game, GameInfo, Option
from megavolt.core.line import Choose, Line
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.core.view_types import View, own_view
from megavolt.data import map_ids


@dataclass(frozen=True)
class Config:
    """A configuration to play."""

    game_id: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def make(self) -> Game[Any]:
        return make_game(self.game_id, self.players, dict(self.options))


@dataclass(frozen=True)
class Played:
    """A finished game."""

    moves: int
    rounds: int
    step: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class _Stepped(View):
    step: NotRequired[int]  # some games have steps


class Watch(Protocol):
    """An observer of a game, from its first state to its end."""

    def begin(self, game: Game[Any], state: Any) -> None: ...

    def end(self, game: Game[Any], state: Any) -> None: ...


# ---- configurations


def spread(
    games: Sequence[str], players: int | None, fixed: Mapping[str, dict[str, object]]
) -> list[Config]:
    """Every map, player count and option value of some games, in an order that mixes them."""
    found: list[Config] = []
    for game_id in games:
        info = game_info(game_id)
        counts = range(info.players_min, info.players_max + 1)
        values = [[(o.name, v) for v in _values(info, o, fixed[game_id])] for o in info.options]
        found += [
            Config(game_id, n, combo)
            for n in counts
            if players in (None, n)
            for combo in product(*values)
        ]
    Random(0).shuffle(found)
    return found or [Config(games[0], players or 0)]  # no game has so many: making it says so


def _values(info: GameInfo, option: Option, fixed: dict[str, object]) -> Sequence[object]:
    if option.name in fixed:
        return [fixed[option.name]]
    if option.name == "map":
        return map_ids(info.id)
    return option.choices or option.named or [option.default]


def games_named(name: str) -> list[str]:
    """`all` is every game there is."""
    return game_ids() if name == "all" else [game_info(name).id]


# ---- one game


def play(
    game: Game[Any], seed: int, choose: Choose, watch: Watch | None = None, check: bool = False
) -> Played:
    """From the first state to the end, checking everything that must hold if wanted."""
    line = Line(game, game.new(seed))
    if watch is not None:
        watch.begin(game, line.state)
    checked = Checked(game, seed, choose) if check else None
    outcome = line.play_out(checked or choose)
    if checked is not None:
        checked.check_fully(line.state, game.legal(line.state))
    if watch is not None:
        watch.end(game, line.state)
    if outcome is None:
        actions = checked.actions if checked is not None else ()
        raise Broken(f"no end after {line.moves} moves", game, seed, actions)
    view = own_view(_Stepped, game.view(line.state, NOBODY))
    return Played(line.moves, view["round"], view.get("step", 0), outcome.ranks, outcome.scores)


# ---- who chooses


def random_chooser(seed: int) -> Choose:
    """Each legal action equally likely."""
    draw = Random(seed).random
    return lambda state, legal: legal[int(draw() * len(legal))]


def bot_chooser(bot: Bot, game: Game[Any], seed: int) -> Choose:
    rng = Random(seed)

    def choose(state: Any, legal: list[int]) -> int:
        actions = {game.word(action): action for action in legal}
        return actions[bot.choose(game.view(state, game.to_move(state)), list(actions), rng)]

    return choose


def by_seat(game: Game[Any], choosers: Sequence[Choose]) -> Choose:
    return lambda state, legal: choosers[game.to_move(state)](state, legal)


class KeptBots:
    """The bots of a simulation: one object per seat, kept as long as the same game is played."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self._game: Game[Any] | None = None
        self._bots: dict[tuple[int, str], Guarded] = {}

    def chooser(self, game: Game[Any], seed: int, levels: Sequence[str]) -> Choose:
        if set(levels) == {"random"}:
            return random_chooser(seed)
        if game is not self._game:
            self.close()
            self._game = game
        # The first `greedy` at the table, the second: whichever seats they have in this game.
        numbers = [levels[:seat].count(level) for seat, level in enumerate(levels)]
        bots = [self._bot(game, *one) for one in zip(numbers, levels, strict=True)]
        return by_seat(game, [bot_chooser(bot, game, seed) for bot in bots])

    def _bot(self, game: Game[Any], number: int, level: str) -> Guarded:
        if (number, level) not in self._bots:
            self._bots[number, level] = guarded_bot(level, game, on_fault=self.faults.append)
        return self._bots[number, level]

    def over(self, played: Played) -> None:
        for bot in self._bots.values():
            bot.over(list(played.ranks), list(played.scores))

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()
