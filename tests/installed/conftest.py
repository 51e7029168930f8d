"""A game of another package, installed for a test as `pip install` would leave it."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from megavolt.core import registry
from tests.terminal.conftest import data, run

__all__ = ["data", "run"]

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "tender.py"


def install(folder: Path, points: str = "tender = tender\n") -> None:
    """Put the example of docs/examples and its entry points into a folder for packages."""
    copy(EXAMPLE, folder)
    info = folder / "tender-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tender\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[megavolt.games]\n{points}")


def _forget() -> None:
    """What was found before a package came or went."""
    for kept in (registry._points, registry._load):
        kept.cache_clear()


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, looked through from now on."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    _forget()
    yield folder
    _forget()


@pytest.fixture
def tender(packages: Path) -> Path:
    install(packages)
    return packages
