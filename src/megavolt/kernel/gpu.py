"""What numba-cuda offers, at one place and untyped. Imported only where a GPU is asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

cuda: Any = import_module("numba.cuda")


def kernel(function: Callable[..., None]) -> Any:
    """A function that runs once per thread; what it calls is compiled for the GPU with it."""
    return cuda.jit(function)
