"""Errors in data files: always which file, which key, and what is wrong there."""

from collections.abc import Callable, Iterable
from typing import Any

from megavolt.core.errors import MegavoltError


class DataError(MegavoltError):
    """A data file that cannot be used. Facts: `file` (as the user named it), `key`, specifics;
    `line` where there is a text, `near` where a name is almost right. `more` are all other
    mistakes that were found with it.

    | code | meaning | further facts |
    |---|---|---|
    | data_file_not_found | no such file, or not readable | reason |
    | data_too_big | larger than any data file should be | limit |
    | data_not_toml | not TOML | reason, row, column |
    | data_unknown_map | no shipped map of that id for the edition | known |
    | data_unknown_deck | neither the shipped deck nor a file | known |
    | data_unknown_content | neither shipped content of that name nor a file | known |
    | data_unknown_edition | no such edition | known |
    | data_unknown_key | a key that is not known here | known |
    | data_missing_key | a key that must be there | |
    | data_wrong_type | a value of the wrong type | expected |
    | data_bad_id | an id that is not lower-case ASCII words joined by '-' | value |
    | data_out_of_range | a number outside its range | value, minimum, maximum |
    | data_duplicate | something twice | value |
    | data_unknown_city | a city that is not defined | value |
    | data_unknown_region | a region that is not defined | value |
    | data_city_in_two_lists | a city's region and its region's list disagree | value |
    | data_same_city | a connection from a city to itself | value |
    | data_not_connected | a city no path leads to, on the map or within its region | value |
    | data_wrong_count | more or fewer entries than there must be | count, expected |
    | data_too_few | fewer entries than there must be | count, expected |
    | data_map_size | too few or too many regions, cities or connections | of, count, least, most |
    | data_wrong_adjacency | the list of touching regions is not what the connections say | value |
    | data_wrong_overlay | an overlay entry that does not fit the map | value |
    | data_wrong_edition | the map is not made for this edition | edition, known |
    | data_fixed_value | a rule that a deck cannot change | value, expected |
    | data_bad_value | a value that is not one of the known ones | value, known |
    | data_unsupported | a value that the rules as written here do not allow | value, expected |
    | data_empty | something empty that must not be | |
    | data_tile_size | a tile with more or fewer rows or cells | expected |
    | data_tile_sides | a tile whose middle side cells are not open | |
    | data_tile_inside | a tile without two open diagonal cells inside | |
    | data_tile_sites | a zone whose points and sites differ | value, sites |
    | data_layout_tiles | a layout without every tile once | |
    | data_layout_centre | a layout with another tile in the middle | tile |
    | data_panel_cells | a panel that does not touch two neighbouring cells of its own | |
    | data_panel_players | panels for other numbers of players | expected |
    | data_special_copies | a special breakdown card not there exactly once | card |
    | data_deck_too_small | too few cards to deal | cards, needed |
    | data_deck_rounds | a breakdown deck without exactly one card per round | cards, rounds |
    """

    more: "tuple[DataError, ...]" = ()


def check_all(steps: Iterable[Callable[[], Any]]) -> list[Any]:
    """What every step gives; all that is wrong in any of them is raised at once."""
    results: list[Any] = []
    problems: list[DataError] = []
    for step in steps:
        try:
            results.append(step())
        except DataError as problem:
            problems += [problem, *problem.more]
    if problems:
        first, *rest = problems
        first.more = tuple(rest)
        raise first
    return results
