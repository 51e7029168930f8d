"""Plain data: what JSON can represent. Copies of it are safe to keep and to hand out."""

from collections.abc import Mapping

MAX_DEPTH = 50  # no option or setup is nested nearly as deep


def copied(value: object, depth: int = 0) -> object:
    """A copy that shares nothing with the original; raises ValueError for what JSON lacks."""
    if value is None or isinstance(value, str | int | float):
        return value
    if depth == MAX_DEPTH:
        raise ValueError("nested too deep")
    if isinstance(value, Mapping):
        return {_key(key): copied(inner, depth + 1) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [copied(inner, depth + 1) for inner in value]
    raise ValueError(f"not plain data: {type(value).__name__}")


def copied_table(values: Mapping[str, object]) -> dict[str, object]:
    return {_key(key): copied(inner) for key, inner in values.items()}


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise ValueError(f"not a text key: {key!r}")
    return key
