"""`megavolt doctor`: which engine runs, what is installed, and what is missing."""

import platform
import shutil
from importlib.metadata import PackageNotFoundError, version

from rich.table import Table
from rich.text import Text

from megavolt.engine import compiled_modules, is_compiled, stale_modules
from megavolt.terminal.doctor_server import (
    DatabaseState,
    client_is_built,
    database_state,
    server_packages,
)
from megavolt.terminal.user_terminal import UserTerminal

PACKAGES = ("megavolt", "typer", "rich", "fluent.runtime", "platformdirs", "openskill")
OPTIONAL = ("ray", "mypy", "setuptools")  # for clusters and compiling


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
    database = database_state()
    _add_server(terminal, table, database)
    terminal.show(table)
    out_of_date = _advise(terminal)
    _advise_server(terminal)
    return 1 if missing or out_of_date or database.state == "broken" else 0


def _add_server(terminal: UserTerminal, table: Table, database: DatabaseState) -> None:
    """What is there for a server: its packages, its database, the client for browsers."""
    t = terminal.t
    there, absent = server_packages()
    facts = {"count": len(there), "names": ", ".join(absent) or "none"}
    table.add_row(t.text("doctor-server"), t.text("doctor-packages", **facts))
    state = t.text("doctor-state", state=database.state, reason=database.reason)
    table.add_row(t.text("doctor-database"), f"{database.where}: {state}")
    built = "doctor-built" if client_is_built() else "doctor-missing"
    table.add_row(t.text("doctor-client"), t.text(built))


def _advise_server(terminal: UserTerminal) -> None:
    if server_packages()[1]:
        terminal.say("doctor-how-to-serve")
    if not client_is_built():
        terminal.say("doctor-how-to-build")


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
