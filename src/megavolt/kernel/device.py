"""Compiling: one decorator for every function of the kernel, and where compiled code is kept.

Numba compiles a function when it is first called. On a GPU the same functions are compiled again:
a CUDA kernel that calls one makes a device function of it. So they use scalars and 1-D arrays
only, and neither allocate nor raise.

Without Numba they stay the Python they are: far too slow for games, and quick enough to see one
position as integers. `check_kernel` refuses games then.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])


def _numba() -> Any:  # its types say less than its documentation
    try:
        return import_module("numba")
    except ModuleNotFoundError:
        return None


numba = _numba()
COMPILED: Final = numba is not None

PACKAGE = Path(__file__).resolve().parent


class Ints(Protocol):
    """A row of integers: a game, or the constants of a configuration."""

    def __getitem__(self, at: int, /) -> int: ...

    def __setitem__(self, at: int, value: int, /) -> None: ...


class Words(Protocol):
    """A row of 64-bit words: a mask of actions."""

    def __getitem__(self, at: int, /) -> np.uint64: ...

    def __setitem__(self, at: int, value: np.uint64, /) -> None: ...


def device(function: F) -> F:
    """A function that other compiled functions call, on the CPU or on a GPU.

    Python never calls it, nothing in it counts references: leaving that out saves time in
    compiling.
    """
    if not COMPILED:
        return function
    compiled: F = numba.njit(_nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return compiled


def _apart(typing: Any) -> Any:
    """Called in a function, keeps it apart on a GPU: it is copied into none of its callers.

    Left to itself the compiler makes one function of all, which takes it long, and whose code is
    ten times what a GPU's cache for code holds. A CPU is a little faster that way.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if builder.module.triple.startswith("nvptx"):
            builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return numba.types.void(), generate


def _intrinsic() -> Callable[[], None]:
    if not COMPILED:
        return lambda: None
    made: Callable[[], None] = import_module("numba.extending").intrinsic(_apart)
    return made


apart = _intrinsic()


def entry(function: F, part: str = "") -> F:
    """A function that Python calls: compiled once and kept on disk; it runs without the GIL.

    `part` keeps functions of one name apart, such as those that each family has.
    """
    if not COMPILED:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder() / part)
    try:
        compiled: F = numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


@cache
def cache_folder() -> Path:
    """One folder per version of the sources: Numba itself looks only at the caller's file."""
    return _user_folder() / f"kernel-{_fingerprint()}"


def _user_folder() -> Path:
    try:
        import platformdirs
    except ImportError:  # a machine that only computes may have Numba and nothing else
        return Path.home() / ".cache" / "megavolt"
    return Path(platformdirs.user_cache_dir("megavolt"))


def _fingerprint() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
