"""What a server needs, looked at without starting one: its packages, its database, its client."""

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path

from megavolt.terminal.user_files import folder

_SERVER = re.compile(r"([\w.-]+).*; extra == ['\"]server['\"]")
_WAIT = 3  # seconds for a database to answer


@dataclass(frozen=True)
class DatabaseState:
    """Where everything is stored, and whether that can be used."""

    where: str
    state: str  # ready, new: made when a server first starts, broken, unknown
    reason: str = ""


def server_packages() -> tuple[list[str], list[str]]:
    """The packages a server needs: those that are installed, and those that are not."""
    try:
        lines = requires("megavolt") or []
    except PackageNotFoundError:
        lines = []
    needed = [found[1] for line in lines if (found := _SERVER.match(line))]
    missing = [name for name in needed if not _installed(name)]
    return [name for name in needed if name not in missing], missing


def _installed(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def client_is_built() -> bool:
    """Is there a page to serve? It is built in a checkout, and comes with a package."""
    spec = find_spec("megavolt.server")
    places = spec.submodule_search_locations if spec is not None else None
    return any(Path(place, "static", "index.html").is_file() for place in places or ())


def database_state() -> DatabaseState:
    """The database that a server would use: MEGAVOLT_DATABASE, or SQLite in the data folder."""
    url = os.environ.get("MEGAVOLT_DATABASE", "")
    kind, _, rest = url.partition("://")
    if not url:
        return _sqlite_state(folder() / "megavolt.db")
    if kind.startswith("sqlite"):
        return _sqlite_state(Path(rest.removeprefix("/")))
    shown = re.sub(r"//[^/@]*@", "//", url)
    return _postgres_state(url, shown) if kind.startswith("postgres") else _unknown(shown)


def _unknown(shown: str) -> DatabaseState:
    return DatabaseState(shown, "unknown")


def _sqlite_state(path: Path) -> DatabaseState:
    if not path.exists():
        return DatabaseState(str(path), "new")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as found:
            found.execute("select name from sqlite_master").fetchall()
    except (sqlite3.Error, ValueError) as problem:
        return DatabaseState(str(path), "broken", str(problem)[:120])
    return DatabaseState(str(path), "ready")


def _postgres_state(url: str, shown: str) -> DatabaseState:
    try:
        import psycopg
    except ImportError:
        return DatabaseState(shown, "broken", "psycopg")
    plain = re.sub(r"^postgres(ql)?(\+\w+)?://", "postgresql://", url)
    try:
        with psycopg.connect(plain, connect_timeout=_WAIT) as connection:
            connection.execute("select 1")
    except psycopg.Error as problem:
        return DatabaseState(shown, "broken", (str(problem).splitlines() or ["?"])[0][:120])
    return DatabaseState(shown, "ready")
