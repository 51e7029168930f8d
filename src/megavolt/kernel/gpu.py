"""What numba-cuda offers, at one place and untyped. Imported only where a GPU is asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda asks for it on import; newer numpy has it no more
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")
SIMULATED: bool = import_module("numba").config.ENABLE_CUDASIM  # by Numba, without a GPU
# The keyed generator, hardly ever called, would take so many that half as many games run at once.
REGISTERS = 128  # of a thread, at most
FEW_REGISTERS = 64  # so that more threads wait for memory at the same time


def kernel(function: Callable[..., None]) -> Any:
    """A function that runs once per thread; what it calls is compiled for the GPU with it."""
    return cuda.jit(max_registers=REGISTERS)(function)


def crowded_kernel(function: Callable[..., None]) -> Any:
    """The same with fewer registers: whole games are faster so, by a quarter on an H200."""
    return cuda.jit(max_registers=FEW_REGISTERS)(function)
