"""Where the results of arenas are kept by default."""

from megavolt.arena.errors import ArenaError
from megavolt.terminal.user_files import UserFiles


def _none_yet(folder: str) -> ArenaError:
    return ArenaError("arena_none_yet", folder=folder)


ARENAS = UserFiles("arena", ".sqlite", _none_yet)
