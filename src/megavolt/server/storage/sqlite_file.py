"""The file of an SQLite database: readable by its owner alone, used by one server at a time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from megavolt.core.errors import OptionError

OWNER_ONLY = 0o600


def make(file: Path) -> None:
    """Make the file and its folder where there are none; raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    with suppress(PermissionError):  # it belongs to somebody else, who decides
        file.chmod(OWNER_ONLY)


@contextmanager
def used_alone(file: Path | None) -> Iterator[None]:
    """Keep other servers off the file: each would show what it knows, not what the others wrote.

    The lock is on a file beside it, since SQLite's own locks end when any handle of the database
    is closed. The system releases it when the process ends, however that happens.
    """
    if file is None:
        yield
        return
    lock = _open_lock(file)
    try:
        if lock is not None and not _locked(lock):
            raise OptionError("database_in_use", file=str(file))
        yield
    finally:
        if lock is not None:
            os.close(lock)


def _open_lock(file: Path) -> int | None:
    """None where nothing can be written: opening the database will say so."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError:
        return None


def _locked(lock: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return _locked_on_windows(lock)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _locked_on_windows(lock: int) -> bool:
    import msvcrt

    try:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True
