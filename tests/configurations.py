"""Every configuration there is: each game with each player count and each value of each option."""

from dataclasses import dataclass
from itertools import product
from typing import Any

from megavolt.core.game import Game, GameInfo
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.data import edition_ids, printed_maps

# Options whose values the registry does not list, with the values to go through.
FREE_VALUES: dict[tuple[str, str], tuple[object, ...]] = {
    (edition, "map"): tuple(printed_maps(edition)) for edition in edition_ids()
}


@dataclass(frozen=True)
class Configuration:
    """A game that can be made, with a name that a failing test can show."""

    game_id: str
    players: int
    chosen: tuple[tuple[str, object], ...]  # the options, by name

    @property
    def options(self) -> dict[str, object]:
        return dict(self.chosen)

    def make(self) -> Game[Any]:
        """A game of its own, that shares no object with one made before."""
        return make_game(self.game_id, self.players, self.options)

    def __str__(self) -> str:
        told = [name if value is True else str(value) for name, value in self.chosen if value]
        return "-".join([self.game_id, str(self.players), *told])


def by_board(family: str | None = None) -> list[list[Configuration]]:
    """All configurations (of a family), those of one game, player count and map together."""
    groups: dict[tuple[object, ...], list[Configuration]] = {}
    for one in of_family(family) if family else configurations():
        groups.setdefault((one.game_id, one.players, one.options.get("map")), []).append(one)
    return list(groups.values())


def _values(info: GameInfo) -> list[tuple[object, ...]]:
    return [
        option.choices or option.named or FREE_VALUES.get((info.id, option.name), (option.default,))
        for option in info.options
    ]


def configurations(game_id: str | None = None) -> list[Configuration]:
    """All configurations of a game, or of all games."""
    found = []
    for name in [game_id] if game_id else game_ids():
        info = game_info(name)
        names = [option.name for option in info.options]
        for players in range(info.players_min, info.players_max + 1):
            for values in product(*_values(info)):
                chosen = tuple(zip(names, values, strict=True))
                found.append(Configuration(name, players, chosen))
    return found


def of_family(family: str) -> list[Configuration]:
    """All configurations of the games of a family."""
    return [one for one in configurations() if game_info(one.game_id).family == family]
