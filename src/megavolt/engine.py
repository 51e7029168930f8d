"""Which engine runs: plain Python or compiled, and how to ask for plain Python."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "MEGAVOLT_ENGINE"  # "pure" asks for plain Python where compiled modules lie beside it
_ROOT = Path(__file__).parent


class _SourceFinder(MetaPathFinder):
    """Finds the Python sources before the compiled modules beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = _ROOT.joinpath(*name.split(".")[1:]).with_suffix(".py")
        if not name.startswith("megavolt.") or not source.exists():
            return None
        return spec_from_file_location(name, source)


def choose_engine() -> None:
    """Called before any engine module is imported."""
    if os.environ.get(VARIABLE) == "pure":
        sys.meta_path.insert(0, _SourceFinder())


def is_compiled() -> bool:
    """Is the engine that runs now the compiled one?"""
    from megavolt.core import game

    return str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def compiled_modules() -> list[Path]:
    """The compiled modules that lie beside their sources."""
    found = _ROOT.rglob("*")
    return sorted(path for path in found if path.name.endswith(tuple(EXTENSION_SUFFIXES)))


def stale_modules() -> list[Path]:
    """Sources of a checkout that were changed after they were compiled."""
    if not (_ROOT.parents[1] / "setup.py").is_file():
        return []  # installed from a wheel, which leaves the times of its files to chance
    stale = []
    for module in compiled_modules():
        source = module.with_name(module.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > module.stat().st_mtime:
            stale.append(source)
    return stale
