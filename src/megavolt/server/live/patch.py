"""What has changed between two JSON documents, as a list that a client can apply.

An item is `[path, value]`: put the value there; or `[path]`: remove the key. A path is a list of
keys and indices. Lists of another length are sent whole.
"""

from collections.abc import Iterator
from typing import Any

Patch = list[list[Any]]


def diff(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`."""
    return list(_changes([], old, new))


def _changes(path: list[str | int], old: Any, new: Any) -> Iterator[list[Any]]:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _changed_keys(path, old, new)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes([*path, index], before, after)
    elif old != new or type(old) is not type(new):
        yield [path, new]


def _changed_keys(
    path: list[str | int], old: dict[str, Any], new: dict[str, Any]
) -> Iterator[list[Any]]:
    for key in old.keys() - new.keys():
        yield [[*path, key]]
    for key, value in new.items():
        if key in old:
            yield from _changes([*path, key], old[key], value)
        else:
            yield [[*path, key], value]


def patched(document: Any, patch: Patch) -> Any:
    """The document with the patch applied; the document itself is changed where possible."""
    for path, *value in patch:
        if not path:
            document = value[0]
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return document
