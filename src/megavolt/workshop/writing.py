"""A map as the text of a file, one fact per line."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

LISTS = ("regions", "cities", "connections", "metropolises")


def map_text(data: Mapping[str, Any], notes: Sequence[str] = ()) -> str:
    """The TOML of a map that has no overlay; what is read back is the same data."""
    lines = [f"# {note}" for note in notes]
    plain = [key for key in data if key not in (*LISTS, "land", "overlay", "disputes")]
    lines += [f"{key} = {_value(data[key])}" for key in plain]
    for key in LISTS:
        if key in data:
            lines += ["", f"{key} = [", *(f"  {_value(entry)}," for entry in data[key]), "]"]
    for key in ("land", "overlay"):
        if key in data:
            lines += ["", f"[{key}]", *(f"{k} = {_value(v)}" for k, v in data[key].items())]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(v)}" for key, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value)
