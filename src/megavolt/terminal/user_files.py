"""The user's own files: where they are kept by default, and how to find them again."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from megavolt.core.errors import MegavoltError


def folder() -> Path:
    """The folder for the user's games, where this system keeps such things."""
    return user_data_path("megavolt", appauthor=False)


@dataclass(frozen=True)
class UserFiles:
    """The files of one kind in that folder, recognised by how their names begin and end."""

    prefix: str  # a word before the game's; saves have none
    suffix: str
    none_yet: Callable[[str], MegavoltError]  # the error for a folder without any

    def new_path(self, game_id: str) -> Path:
        """A new file, named by the game and the time."""
        now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        name = "-".join(filter(None, (self.prefix, game_id, now)))
        path = folder() / f"{name}{self.suffix}"
        number = 2
        while path.exists():
            path = folder() / f"{name}-{number}{self.suffix}"
            number += 1
        return path

    def find(self, name: str) -> Path:
        """The file the user means: a path, a name in the folder, or `last` for the newest there."""
        path = Path(name).expanduser()
        if path.exists():
            return path
        if name == "last":
            return self._newest()
        for candidate in (folder() / name, folder() / f"{name}{self.suffix}"):
            if candidate.is_file():
                return candidate
        return path

    def short(self, path: Path) -> str:
        """What to type to find a file again."""
        return path.stem if path.parent == folder() and path.suffix == self.suffix else str(path)

    def _newest(self) -> Path:
        files = [p for p in folder().glob(f"{self.prefix}*{self.suffix}") if p.is_file()]
        if not files:
            raise self.none_yet(str(folder()))
        return max(files, key=lambda path: path.stat().st_mtime)
