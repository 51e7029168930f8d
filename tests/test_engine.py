"""Which engine runs, and whether it is up to date."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from megavolt import engine


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source that is newer than the compiled module beside it."""
    package = tmp_path / "src" / "megavolt"
    (package / "core").mkdir(parents=True)
    for name, time in ((f"game{EXTENSION_SUFFIXES[0]}", 1000), ("game.py", 2000)):
        file = package / "core" / name
        file.touch()
        os.utime(file, (time, time))
    monkeypatch.setattr(engine, "_ROOT", package)
    return package / "core" / "game.py"


def test_a_source_changed_after_it_was_compiled_is_stale(source: Path, tmp_path: Path) -> None:
    (tmp_path / "setup.py").touch()
    assert engine.stale_modules() == [source]


def test_nothing_is_stale_in_an_installed_wheel(source: Path) -> None:
    assert source.exists()
    assert engine.stale_modules() == []
