"""What `map check` finds, for the terminal and for the editor: the same in both."""

from collections.abc import Iterator, Mapping
from typing import Any

from megavolt.core.errors import MegavoltError, OptionError
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.data import DataError, MapData, edition_ids, load_map

Source = str | Mapping[str, Any]


def map_editions(source: Source) -> list[str]:
    """The editions a map is made for; one that is made for none says so itself."""
    found = []
    for edition in edition_ids():
        try:
            load_map(source, edition)
        except DataError as problem:
            if problem.code != "data_wrong_edition":
                raise
            continue
        found.append(edition)
    return found or list(edition_ids())


def unplayable(source: Source, edition: str) -> Iterator[OptionError]:
    """There must be enough connected regions for every number of players."""
    if edition not in game_ids():
        return
    info = game_info(edition)
    for players in range(info.players_min, info.players_max + 1):
        try:
            make_game(edition, players, {"map": source})
        except OptionError as problem:
            yield problem


def problems_of(source: Mapping[str, Any]) -> tuple[list[MegavoltError], MapData | None]:
    """Why a map cannot be played, and the map as far as it can be read."""
    try:
        editions = map_editions(source)
        data = load_map(source, editions[-1])
    except DataError as problem:
        return [problem], None
    return [problem for edition in editions for problem in unplayable(source, edition)], data
