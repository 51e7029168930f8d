"""Where the results of arenas lie, unless told otherwise."""

from megavolt.arena.errors import ArenaError
from megavolt.terminal.shelf import Shelf


def _none_yet(folder: str) -> ArenaError:
    return ArenaError("arena_none_yet", folder=folder)


ARENAS = Shelf("arena", ".sqlite", _none_yet)
