"""Where the weights are that come with the package. Needs nothing that has to be installed."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec

PACKAGE = "numpy"  # what a net is worked out with


@cache
def shipped_weights(family: str) -> Traversable | None:
    """The file of a family's weights, if there is one."""
    file = resources.files("megavolt.data").joinpath(f"neural-{family}.npz")
    return file if file.is_file() else None


@cache
def is_installed() -> bool:
    """Is there all that a net needs?"""
    return find_spec(PACKAGE) is not None


def plays_here(family: str) -> bool:
    """Can the shipped net of a family play on this machine?"""
    return is_installed() and bool(shipped_weights(family))
