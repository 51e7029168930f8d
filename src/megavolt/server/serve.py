"""`megavolt serve`: run the server until it is told to stop."""

import gc
from dataclasses import replace
from pathlib import Path

import uvicorn

from megavolt.core.errors import OptionError
from megavolt.server.app import create_app
from megavolt.server.database import Database
from megavolt.server.settings import Settings, default_database


def settings_for(base: Settings, folder: Path, **given: object) -> Settings:
    """What the command line says goes before what the environment says."""
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = replace(base, **chosen)  # type: ignore[arg-type]
    if settings.database:
        return settings
    return replace(settings, database=default_database(folder))


def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM; raises OptionError if the database or port cannot be used."""
    Database(settings.database)  # say at once what is wrong with the URL
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,  # updates are small; its memory for each client is not
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    server = uvicorn.Server(config)
    gc.collect()
    gc.freeze()  # what is loaded stays: looking through it would stop all tables for a while
    try:
        server.run()
    except SystemExit:
        raise OptionError("cannot_serve", host=settings.host, port=settings.port) from None
