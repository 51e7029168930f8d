"""Tests over many configurations: a share of them in the fast run, all of them in the whole one."""

from collections.abc import Iterable
from typing import Any

import pytest


def swept(params: Iterable[Any], every: int = 4) -> list[Any]:
    """Values or `pytest.param`s for `parametrize`: every `every`-th is quick, the rest slow."""
    all_of_them = [p if hasattr(p, "marks") else pytest.param(p) for p in params]
    return [p if n % every == 0 else _slow(p) for n, p in enumerate(all_of_them)]


def _slow(param: Any) -> Any:
    return pytest.param(*param.values, marks=[*param.marks, pytest.mark.slow], id=param.id)
