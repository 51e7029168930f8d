"""Plain data: what JSON can say. Copies of it are safe to keep and safe to hand out."""

from collections.abc import Mapping


def copied(value: object) -> object:
    """A copy that shares nothing with the original; raises ValueError for what JSON cannot say."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {_key(key): copied(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [copied(inner) for inner in value]
    raise ValueError(f"not plain data: {type(value).__name__}")


def copied_table(values: Mapping[str, object]) -> dict[str, object]:
    return {_key(key): copied(inner) for key, inner in values.items()}


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise ValueError(f"not a text key: {key!r}")
    return key
