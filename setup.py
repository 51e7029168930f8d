"""The compiled build, opt-in: MEGAVOLT_COMPILE=1 compiles core, parts, games, what the bots
think with, and how states become integers where no kernel does that.

Without the switch (or for a plain `pip install`) nothing is compiled and this file does nothing;
all else about the package stands in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGES = (
    "core", "parts", "games", "encodings/blackout", "bots/board", "bots/cards", "bots/blackout",
)  # fmt: skip
# Of the other bots, what a search spends its time in.
MODULES = ("bots/search.py", "bots/playouts.py", "bots/plans.py", "bots/fit.py")
# Greedy bots and reasons are quick enough as they are.
QUICK = ("greedy*.py", "reasons.py")
# These check what people give, whatever its type; compiled code would refuse it with a TypeError.
EDGES = ("advice.py", "line.py", "match.py", "record.py", "registry.py", "plain.py")
# Compiled, a TypedDict would forget at run time what its fields are.
TYPES = ("view_types.py", "decision_types.py")
# Package files only gather names.
LEFT_OUT = ("__init__.py", *EDGES, *TYPES, *QUICK)


def sources() -> list[str]:
    """Every module that is compiled."""
    root = Path("src/megavolt")
    files = [path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))]
    files += [root / module for module in MODULES]
    return [str(path) for path in files if not any(map(path.match, LEFT_OUT))]


def extensions() -> list[object]:
    if os.environ.get("MEGAVOLT_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    options = ["--config-file", "pyproject.toml"]
    level = os.environ.get("MEGAVOLT_COMPILE_LEVEL", "3")  # less is compiled sooner and runs slower
    extensions: list[object] = mypycify(
        [*options, *sources()], opt_level=level, group_name="megavolt"
    )
    return extensions


setup(ext_modules=extensions())
