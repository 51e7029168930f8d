"""The compiled build, opt-in: MEGAVOLT_COMPILE=1 compiles core, parts and games with mypyc.

Without the switch (or for a plain `pip install`) nothing is compiled and this file does nothing;
all else about the package stands in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGES = ("core", "parts", "games")
# These check what people give, whatever its type; compiled code would refuse it with a TypeError.
EDGES = ("advice.py", "line.py", "match.py", "record.py", "registry.py", "plain.py")
# Compiled, a TypedDict would forget at run time what its fields are.
TYPES = ("view_types.py", "decision_types.py")


def sources() -> list[str]:
    """Every engine module; package files stay Python, they only gather names."""
    root = Path("src/megavolt")
    files = [path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))]
    return [str(path) for path in files if path.name not in ("__init__.py", *TYPES, *EDGES)]


def extensions() -> list[object]:
    if os.environ.get("MEGAVOLT_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    options = ["--config-file", "pyproject.toml"]
    extensions: list[object] = mypycify(
        [*options, *sources()], opt_level="3", group_name="megavolt"
    )
    return extensions


setup(ext_modules=extensions())
