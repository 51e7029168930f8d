"""The user's own files: where they are kept by default, and how to find them again."""

from collections.abc import Callable
from contextlib import suppress
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
        """The file the user means: a path, a name in the folder, or `last` for the newest."""
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

    def remember(self, path: Path) -> None:
        """Keep in mind where the last file outside the folder is, for `last`."""
        if self._elsewhere() == [path.absolute()]:
            return
        with suppress(OSError):  # then it has to be found by its name
            folder().mkdir(parents=True, exist_ok=True)
            self._memory().write_text(str(path.absolute()), encoding="utf-8")

    def _memory(self) -> Path:
        return folder() / f"{self.prefix}last-path.txt"

    def _elsewhere(self) -> list[Path]:
        """The file that was kept in mind, if it is still there."""
        try:
            path = Path(self._memory().read_text(encoding="utf-8"))
            return [path] if path.is_file() else []
        except (OSError, ValueError):
            return []

    def _newest(self) -> Path:
        files = [p for p in folder().glob(f"{self.prefix}*{self.suffix}") if p.is_file()]
        files += self._elsewhere()
        if not files:
            raise self.none_yet(str(folder()))
        return max(files, key=lambda path: path.stat().st_mtime)
