"""Writing files that the user names: a file is replaced only by one of its own kind, and only if
the user wants that; nothing else is ever touched, and no folder is made."""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from megavolt.arena.report import MARK as ARENA_PAGE_MARK
from megavolt.arena.summary import CSV_MARK, JSON_MARK
from megavolt.core import record
from megavolt.core.errors import OptionError, RecordError, file_trouble
from megavolt.puzzles.puzzle import MARK as PUZZLES_MARK
from megavolt.terminal.review_page import MARK as REVIEW_PAGE_MARK
from megavolt.terminal.user_terminal import UserTerminal


@dataclass(frozen=True)
class FileKind:
    """A kind of file that Megavolt writes; every one of them begins with `mark`."""

    name: str
    mark: str

    def holds(self, path: Path) -> bool:
        """Did Megavolt write this file, as one of this kind?"""
        mark = self.mark.encode()
        try:
            with path.open("rb") as file:
                return path.is_file() and file.read(len(mark)) == mark
        except OSError:
            return False


RECORD = FileKind("record", record.FIRST_LINE)
ARENA_PAGE = FileKind("arena_page", ARENA_PAGE_MARK)
ARENA_JSON = FileKind("arena_json", JSON_MARK)
ARENA_CSV = FileKind("arena_csv", CSV_MARK)
REVIEW_PAGE = FileKind("review_page", REVIEW_PAGE_MARK)
STUDY_PAGE = FileKind("study_page", "<!doctype html>\n<!-- Megavolt: study -->\n")
MAP = FileKind("map", "# Megavolt map")
PUZZLES = FileKind("puzzles", PUZZLES_MARK)


def check_folder(path: Path) -> None:
    """A folder that is missing was most likely misspelt."""
    if not path.parent.is_dir():
        raise OptionError("folder_missing", file=str(path), folder=str(path.parent))


def check_writable(terminal: UserTerminal, path: Path, kind: FileKind, force: bool = False) -> None:
    """Raise unless the file is new, or the user wants it replaced and it is of the same kind."""
    check_folder(path)
    if path.is_dir():
        raise RecordError("file_unwritable", line=0, file=str(path), reason="EISDIR")
    if not path.exists() and not path.is_symlink():
        return
    facts = {"file": str(path), "kind": kind.name}
    if not kind.holds(path):
        raise OptionError("file_foreign", **facts)
    if force:
        return
    if not terminal.at_keyboard:
        raise OptionError("file_exists", **facts)
    if not terminal.confirm(terminal.t.text("play-replace", **facts)):
        raise OptionError("file_kept", **facts)


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: written beside the file first, which then takes its name."""
    target = path.resolve()  # what a link leads to is replaced, not the link
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_mask()
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as problem:
        raise _unwritable(path, problem) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).chmod(mode)
        Path(beside).replace(target)
    except OSError as problem:
        Path(beside).unlink(missing_ok=True)
        raise _unwritable(path, problem) from None


def _mask() -> int:
    """What new files must not allow; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _unwritable(path: Path, problem: OSError) -> RecordError:
    return RecordError("file_unwritable", line=0, file=str(path), reason=file_trouble(problem))
