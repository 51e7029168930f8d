"""Where the results of arenas lie: in the folder of a person's games, unless told otherwise."""

from datetime import datetime
from pathlib import Path

from megavolt.arena.errors import ArenaError
from megavolt.terminal.saves import folder

SUFFIX = ".sqlite"


def new_path(game_id: str) -> Path:
    """A new file in the folder, named by the game and the time."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"arena-{game_id}-{now}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"arena-{game_id}-{now}-{number}{SUFFIX}"
        number += 1
    return path


def find(name: str) -> Path:
    """The file a person means: a path, a name in the folder, or `last` for the newest there."""
    path = Path(name).expanduser()
    if path.exists():
        return path
    if name == "last":
        return _newest()
    for candidate in (folder() / name, folder() / f"{name}{SUFFIX}"):
        if candidate.is_file():
            return candidate
    return path


def short(path: Path) -> str:
    """What to type to find a file again."""
    return path.stem if path.parent == folder() and path.suffix == SUFFIX else str(path)


def _newest() -> Path:
    files = [path for path in folder().glob(f"arena-*{SUFFIX}") if path.is_file()]
    if not files:
        raise ArenaError("arena_none_yet", folder=str(folder()))
    return max(files, key=lambda path: path.stat().st_mtime)
