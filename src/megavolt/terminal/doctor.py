"""`megavolt doctor`: which engine runs, what is installed, and what is missing."""

import platform
import shutil
from importlib.metadata import PackageNotFoundError, version

from rich.table import Table
from rich.text import Text

from megavolt.engine import compiled_modules, is_compiled, stale_modules
from megavolt.terminal.user_terminal import UserTerminal

PACKAGES = ("megavolt", "typer", "rich", "fluent.runtime")
OPTIONAL = ("openskill", "ray", "mypy", "setuptools")  # for arenas, clusters and compiling


def doctor(terminal: UserTerminal) -> int:
    """1 when something that is needed is missing or out of date."""
    table = Table.grid(padding=(0, 2))
    table.add_row("Python", platform.python_version())
    missing = [name for name in PACKAGES if _version(name) is None]
    for name in (*PACKAGES, *OPTIONAL):
        table.add_row(name, _version(name) or terminal.t.text("doctor-missing"))
    table.add_row(
        terminal.t.text("doctor-compiler"), _compiler() or terminal.t.text("doctor-missing")
    )
    table.add_row(Text(terminal.t.text("doctor-engine"), style="bold"), _engine(terminal))
    terminal.show(table)
    return 1 if missing or _advise(terminal) else 0


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _compiler() -> str | None:
    found = (shutil.which(name) for name in ("cc", "gcc", "clang"))
    return next((path for path in found if path), None)


def _engine(terminal: UserTerminal) -> str:
    return terminal.t.text("doctor-compiled" if is_compiled() else "doctor-pure")


def _advise(terminal: UserTerminal) -> bool:
    """What to do next; True when something is out of date."""
    stale = stale_modules()
    if stale:
        names = ", ".join(path.name for path in stale[:5])
        terminal.say("doctor-stale", style="yellow", count=len(stale), names=names)
        return True
    if not compiled_modules():
        terminal.say("doctor-how-to-compile")
    elif not is_compiled():
        terminal.say("doctor-asked-for-pure")
    return False
