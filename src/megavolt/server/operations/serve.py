"""`megavolt serve`: run the server until it is told to stop."""

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from megavolt.core.errors import OptionError
from megavolt.server.app import create_app
from megavolt.server.front.affinity import Affinity
from megavolt.server.front.clients import check_proxies
from megavolt.server.front.connections import protocols
from megavolt.server.operations.logs import start_logs
from megavolt.server.operations.processes import Member, Supervisor
from megavolt.server.operations.settings import Settings, default_database, read_terms
from megavolt.server.people import mail
from megavolt.server.people.words import read_words
from megavolt.server.storage.database import Database
from megavolt.server.storage.sqlite_file import used_alone

HEADERS = 32_768  # bytes of all headers of a request
FILES = 65_536  # open ones that the server asks the system for
SPARE_FILES = 200  # for the database, bots and notices
GRACE = 10  # seconds for requests to be answered when the server is told to stop
# When to look for cyclic garbage: hardly ever through everything, which stops all tables for a
# fifth of a second where there are 500. What a table holds is freed without that.
GARBAGE = (5_000, 10, 40)


def settings_for(base: Settings, folder: Path, **given: object) -> Settings:
    """The command line takes precedence over the environment."""
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = replace(base, **chosen)  # type: ignore[arg-type]
    if settings.database:
        return settings
    return replace(settings, database=default_database(folder))


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; raises OptionError if something cannot be used.

    `ready` is called once everything has started.
    """
    check(settings)
    start_logs(settings.log_level, settings.node)
    alone = used_alone(Database(settings.database).file)
    with _listening(settings.host, settings.port) as listening, alone:
        asyncio.run(_prepare(settings.database))
        gc.collect()
        gc.freeze()  # what is loaded stays
        gc.set_threshold(*GARBAGE)
        if settings.processes > 1:
            _run_processes(settings, listening, ready)
        else:
            _run_alone(settings, listening, ready)


def _run_alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    server = uvicorn.Server(config(settings))
    ready()
    # Uvicorn repeats the signal when all is closed; the process should exit normally.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _run_processes(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    def serve(affinity: Affinity, alive: int) -> None:
        node = f"{settings.node or socket.gethostname()}-{affinity.own + 1}"
        start_logs(settings.log_level, node)
        Member(config(settings, affinity), affinity, alive).run(sockets=[listening])

    Supervisor(settings.processes, serve).run(ready)


def check(settings: Settings) -> None:
    """Say at once what is wrong with a setting."""
    check_processes(settings)
    check_proxies(settings.proxies)
    read_words(settings.words)
    read_terms(settings.terms)
    if settings.smtp:
        mail.check_server(settings.smtp)
        if not mail.is_address(settings.mail_from):
            raise OptionError(
                "bad_setting", name="MEGAVOLT_MAIL_FROM", value=settings.mail_from[:60]
            )


def check_processes(settings: Settings) -> None:
    """Several share a database that several may use, on a system that lets them share a port."""
    if settings.processes < 1:
        value = str(settings.processes)
        raise OptionError("bad_setting", name="MEGAVOLT_PROCESSES", value=value)
    if settings.processes == 1:
        return
    if Database(settings.database).is_sqlite:
        raise OptionError("processes_on_sqlite", processes=settings.processes)
    if not hasattr(os, "fork"):
        raise OptionError("processes_not_here", processes=settings.processes)


def raise_file_limit() -> int:
    """Allow this process as many open files as the system lets it have; returns how many."""
    try:
        import resource
    except ImportError:  # not on this system
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def most_sockets(settings: Settings, files: int) -> int:
    """How many connections there may be, so that files are left for the database and bots."""
    if not files or not settings.sockets_in_all:
        return settings.sockets_in_all
    return min(settings.sockets_in_all, max(files - SPARE_FILES, files // 2))


def _listening(host: str, port: int) -> socket.socket:
    """The socket browsers will reach."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen()
    except OSError:
        found.close()
        raise OptionError("cannot_serve", host=host, port=str(port)) from None
    return found


async def _prepare(url: str) -> None:
    """Make or update the tables now, when what goes wrong can be said in a sentence."""
    database = Database(url)
    try:
        await database.open()
    finally:
        await database.close()


def config(settings: Settings, affinity: Affinity | None = None) -> uvicorn.Config:
    """How Uvicorn runs the application."""
    http, ws = protocols(settings, most_sockets(settings, raise_file_limit()), affinity)
    return uvicorn.Config(
        create_app(settings),
        http=http,
        ws=ws,
        h11_max_incomplete_event_size=HEADERS,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),  # only those that the host names are believed
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,  # updates are small; its memory for each client is not
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
