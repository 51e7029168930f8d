"""What has changed between two JSON documents, as a list that a client can apply.

An item is `[path, value]`: put the value there; or `[path]`: remove the key. A path is a list of
keys and indices. Lists of another length are sent whole.
"""

from typing import Any

import msgspec

Patch = list[list[Any]]
Path = list[str | int]

_encode = msgspec.json.Encoder().encode
_MISSING = object()


def diff(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`."""
    return Comparison().diff(old, new)


class Comparison:
    """Patches of several documents that have parts in common: each part is compared once."""

    SHARED = 2  # keys from the top within which documents share whole parts

    def __init__(self) -> None:
        # By place and by the two objects, which are kept: an id is theirs as long as they live.
        self._known: dict[tuple[object, ...], tuple[Any, Any, Patch]] = {}

    def diff(self, old: Any, new: Any) -> Patch:
        """The patch that turns `old` into `new`."""
        found: Patch = []
        self._compare([], old, new, found)
        return found

    def _compare(self, path: Path, old: Any, new: Any, found: Patch) -> None:
        """Compare two values that are not the same object."""
        if isinstance(old, dict) and isinstance(new, dict):
            # Near the top something has changed for certain.
            if len(path) < self.SHARED or not _same(old, new):
                self._compare_keys(path, old, new, found)
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            if not _same(old, new):
                compare = self._compare_part if len(path) <= self.SHARED else self._compare
                for index, (before, after) in enumerate(zip(old, new, strict=True)):
                    if before is not after:
                        compare([*path, index], before, after, found)
        elif old != new or type(old) is not type(new):
            found.append([path, new])

    def _compare_keys(
        self, path: Path, old: dict[str, Any], new: dict[str, Any], found: Patch
    ) -> None:
        if old.keys() != new.keys():
            found.extend([[*path, key]] for key in old.keys() - new.keys())
        is_shared = len(path) < self.SHARED
        for key, value in new.items():
            before = old.get(key, _MISSING)
            if before is value:
                continue
            if isinstance(value, (dict, list)) and before is not _MISSING:
                compare = self._compare_part if is_shared else self._compare
                compare([*path, key], before, value, found)
            elif before != value or type(before) is not type(value):
                found.append([[*path, key], value])

    def _compare_part(self, path: Path, old: Any, new: Any, found: Patch) -> None:
        """The same, for what another document may have in the same place."""
        pair = (*path, id(old), id(new))
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = (old, new, [])
            self._compare(path, old, new, known[2])
        found.extend(known[2])


def _same(old: Any, new: Any) -> bool:
    """Most of a position stays as it was, and this finds it out without looking at each leaf."""
    return bool(old == new) and _encode(old) == _encode(new)  # True equals 1, but is not the same


def with_same_parts(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """`new`, with the very objects of `old` for parts that are equal: comparing them is quick."""
    found = dict(new)
    for key, value in new.items():
        before: Any = old.get(key)
        if before is value or type(before) is not type(value):
            continue
        if isinstance(value, (dict, list)) and _same(before, value):
            found[key] = before
        elif isinstance(value, list) and len(value) == len(before):
            pairs = zip(before, value, strict=True)
            found[key] = [was if _same(was, part) else part for was, part in pairs]
    return found


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
