"""The command line as a person in a shell has it, with a data folder of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from megavolt.cli import app
from tests.bots.conftest import simple

__all__ = ["data", "run", "simple"]

Run = Callable[..., Result]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where the games of this test are saved."""
    return tmp_path / "data"


@pytest.fixture
def run(data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`run("play", "--seed", 1, typed="8\\nquit\\n")`; never lets an exception through."""
    for name in ("MEGAVOLT_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.chdir(tmp_path)

    def run(*args: object, typed: str = "", **env: str) -> Result:
        result = CliRunner().invoke(app, [str(a) for a in args], input=typed, env=env)
        assert "Traceback" not in result.output, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return run
