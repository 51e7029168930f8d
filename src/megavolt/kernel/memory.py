"""What kernels make of the arrays they are given, before they call the functions of a family.

On a GPU that is a pointer. In Numba's simulator, where nothing is compiled, arrays stay as they
are.
"""

from typing import Any

from megavolt.kernel.gpu import SIMULATED


def as_it_is(array: Any) -> Any:
    return array


def row_as_it_is(rows: Any, i: int) -> Any:
    return rows[i]


table_memory: Any = as_it_is
local_memory: Any = as_it_is
row_of: Any = row_as_it_is
if not SIMULATED:
    from megavolt.kernel import pointer

    table_memory, local_memory, row_of = pointer.table, pointer.local, pointer.row_of
