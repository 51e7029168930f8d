"""Where the weights are that come with the package. Needs nothing that has to be installed."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable


@cache
def shipped_weights(family: str) -> Traversable | None:
    """The file of a family's weights, if there is one."""
    file = resources.files("megavolt.data").joinpath(f"neural-{family}.npz")
    return file if file.is_file() else None
