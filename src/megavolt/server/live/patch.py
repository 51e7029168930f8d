"""What has changed between two JSON documents, as a list that a client can apply.

An item is `[path, value]`: put the value there; or `[path]`: remove the key. A path is a list of
keys and indices. Lists of another length are sent whole.
"""

from typing import Any

import msgspec

Patch = list[list[Any]]
Path = list[str | int]

_encode = msgspec.json.Encoder().encode


def diff(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`."""
    found: Patch = []
    _compare([], old, new, found)
    return found


def _compare(path: Path, old: Any, new: Any, found: Patch) -> None:
    """Compare two values that are not the same object."""
    if isinstance(old, dict) and isinstance(new, dict):
        if not _same(old, new):
            _compare_keys(path, old, new, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        if not _same(old, new):
            for index, (before, after) in enumerate(zip(old, new, strict=True)):
                if before is not after:
                    _compare([*path, index], before, after, found)
    elif old != new or type(old) is not type(new):
        found.append([path, new])


def _same(old: Any, new: Any) -> bool:
    """Most of a position stays as it was, and this finds it out without looking at each leaf."""
    return bool(old == new) and _encode(old) == _encode(new)  # True equals 1, but is not the same


def _compare_keys(path: Path, old: dict[str, Any], new: dict[str, Any], found: Patch) -> None:
    found.extend([[*path, key]] for key in old.keys() - new.keys())
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
        elif old[key] is not value:
            _compare([*path, key], old[key], value, found)


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
