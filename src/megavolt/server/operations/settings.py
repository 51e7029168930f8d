"""How a server is run: from the command line, or from variables MEGAVOLT_… in the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from megavolt.core.errors import OptionError


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a URL; empty: SQLite in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1  # that serve it together, each table in one of them
    hosts: str = ""  # names by which browsers may ask for it, separated by commas; empty: any
    address: str = ""  # how browsers reach it, for links; empty: as they asked
    origins: str = ""  # further origins whose pages may open live connections, separated by commas
    secure_cookies: bool = False  # cookies over HTTPS only
    workers: int = 2  # processes in which bots think
    think: float = 1.0  # seconds the search bot may take per move
    pace: float = 1.0  # seconds before the server answers for a seat, about
    body_limit: int = 262_144  # bytes of one request
    frame_limit: int = 65_536  # bytes of one live message
    proxies: str = ""  # addresses or networks whose X-Forwarded-For is trusted, separated by commas
    rate: float = 20.0  # requests per second of one session, and live messages of one connection
    burst: int = 100  # and at once; 0: no limit, likewise below
    address_rate: float = 100.0  # requests per second of one address, which a household shares
    address_burst: int = 500
    connections: int = 50  # live ones of one address
    sockets: int = 200  # connections of any kind of one address
    sockets_in_all: int = 10_000
    head_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 30.0  # and for its body
    guests: int = 60  # new ones of one address at once; one more every ten seconds
    registrations: int = 5  # attempts of one address at once; one more every ten minutes
    sign_ins: int = 10  # attempts of one address at once; one more every half a minute
    chat_burst: int = 10  # messages of one person at once; one more every two seconds
    records: int = 60  # saved games one address may have replayed at once; two more every second
    reports: int = 5  # of one person at once; one more every ten minutes
    pictures: int = 30  # of shared games, drawn for one address at once; one more every two seconds
    trials: int = 60  # moves one person may try out at once; four more every second
    coach: int = 60  # chances and warnings of one person at once; two more every second
    reviews: int = 20  # games that may wait for their review at once; 0: none are reviewed
    map_queue: int = 20  # maps that may wait to be made or measured at once; 0: none are made
    map_making: int = 30  # of one address at once; one more every five seconds
    maps: int = 50  # that one person may keep
    tables_per_person: int = 20  # that are not over
    tables_in_all: int = 5_000
    new_tables: int = 60  # of one address at once; one more every minute
    expire_open: float = 7.0  # days without a change after which a table that never began goes
    expire_abandoned: float = 90.0  # after which a game that nobody plays any more is closed
    expire_finished: float = 730.0  # after which a finished game is deleted; 0: never, as above
    expire_guests: float = 90.0  # after which a guest who has no table here is forgotten
    chat_length: int = 500
    share: bool = True  # may players give finished games a public link?
    metrics_token: str = ""  # what /metrics asks for; empty: there is no /metrics
    webhooks: bool = False
    private_webhooks: bool = False  # also to addresses of the host's own network
    smtp: str = ""  # smtp://user:password@host:port
    mail_from: str = ""
    notice_after: float = 30.0  # seconds somebody must be away before a notice is sent
    log_level: str = "info"
    words: str = ""  # a file: words that names and chat must not have, one a line
    terms: str = ""  # a file: the page /terms
    node: str = ""  # the name in every line of the log; empty: the host's

    @property
    def shown_address(self) -> str:
        """How browsers reach it, without a slash at the end."""
        return (self.address or f"http://{self.host}:{self.port}").rstrip("/")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        found: dict[str, object] = {}
        for field in fields(cls):
            name = f"MEGAVOLT_{field.name.upper()}"
            if name in environment:
                found[field.name] = _read(name, environment[name], field.default)
        return replace(cls(), **found)  # type: ignore[arg-type]


def _read(name: str, text: str, default: object) -> object:
    """The value in the type of the default."""
    if isinstance(default, bool):
        if text.lower() not in ("0", "1", "no", "yes", "false", "true"):
            raise OptionError("bad_setting", name=name, value=text[:60])
        return text.lower() in ("1", "yes", "true")
    try:
        return type(default)(text)  # type: ignore[call-arg]
    except ValueError:
        raise OptionError("bad_setting", name=name, value=text[:60]) from None


def read_file(name: str, file: str) -> str:
    """The text of a file that a setting names; raises OptionError."""
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except (OSError, ValueError):  # not there, not ours to read, or not UTF-8
        raise OptionError("setting_file", name=name, file=file[:200]) from None


def read_terms(file: str) -> str:
    """What the host writes for the page /terms; empty: there is none. Raises OptionError."""
    return read_file("MEGAVOLT_TERMS", file).strip() if file else ""


def default_database(folder: Path) -> str:
    return f"sqlite:///{folder / 'megavolt.db'}"


def megavolt_version() -> str:
    try:
        return version("megavolt")
    except PackageNotFoundError:
        return "0"
