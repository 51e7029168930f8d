"""Which configurations a net is trained on: editions, maps and numbers of players, mixed."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from megavolt.arena.games import USUAL_PLAYERS
from megavolt.core.game import Game, GameInfo
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.data.maps import printed_maps


class Kind(NamedTuple):
    """A configuration of a game."""

    game_id: str
    players: int
    options: Mapping[str, Any]

    def game(self) -> Game[Any]:
        return make_game(self.game_id, self.players, self.options)

    @property
    def name(self) -> str:
        chosen = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.game_id} {self.players}{chosen}"


def with_more_usual(kinds: list[Kind], times: int) -> list[Kind]:
    """These kinds, and those with the usual number of players once more until there are `times`."""
    usual = [kind for kind in kinds if kind.players == USUAL_PLAYERS]
    return kinds + usual * (times - 1)


def with_more_of(kinds: list[Kind], game_id: str, times: int) -> list[Kind]:
    """These kinds, and those of one edition once more until there are `times` as many of them."""
    return kinds + [kind for kind in kinds if kind.game_id == game_id] * (times - 1)


def different(kinds: Sequence[Kind]) -> list[Kind]:
    """Each kind once."""
    return list({kind.name: kind for kind in kinds}.values())


def kinds_of(game_id: str) -> list[Kind]:
    """Every edition of a game's family on each of its maps with any number of players."""
    family = game_info(game_id).family
    editions = [info for name in game_ids() if (info := game_info(name)).family == family]
    return [
        Kind(info.id, players, options)
        for info in editions
        for options in _maps(info)
        for players in range(info.players_min, info.players_max + 1)
    ]


def _maps(info: GameInfo) -> list[dict[str, Any]]:
    """The maps of an edition, as options; a game without maps has one way to be played."""
    if any(option.name == "map" for option in info.options):
        return [{"map": name} for name in printed_maps(info.id)]
    return [{}]
