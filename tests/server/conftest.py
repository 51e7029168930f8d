"""Databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import new_database, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, started once."""
    with running_postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with new_database(postgres) as url:
        yield url


@pytest.fixture
def other_postgres_url(postgres: str) -> Iterator[str]:
    """Another empty PostgreSQL database."""
    with new_database(postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind: the test runs on both."""
    url: str = request.getfixturevalue(request.param)
    return url
