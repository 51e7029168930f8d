"""A map as the text of a file, one fact per line."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from megavolt.data import MapData

LISTS = ("regions", "cities", "connections", "metropolises")


def map_text(data: Mapping[str, Any], notes: Sequence[str] = ()) -> str:
    """The TOML of a map that has no overlay; what is read back is the same data."""
    lines = [f"# {note}" for note in notes]
    plain = [key for key in data if key not in (*LISTS, "land", "overlay", "disputes")]
    lines += [f"{_key(key)} = {_value(data[key])}" for key in plain]
    for key in LISTS:
        if isinstance(data.get(key), list):
            lines += ["", f"{key} = [", *(f"  {_value(entry)}," for entry in data[key]), "]"]
    for key in ("land", "overlay"):
        if isinstance(data.get(key), Mapping):
            lines += ["", f"[{key}]", *(f"{_key(k)} = {_value(v)}" for k, v in data[key].items())]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name)


def map_data(board: MapData) -> dict[str, Any]:
    """A map as data, as an edition prints it: `load_map` gives the same again."""
    ids = [city.id for city in board.cities]
    free = [(a, b) for a, b, cost in board.connections if cost == 0]
    halves = [(a, b) for a, b in free if board.cities[a].name == board.cities[b].name]
    like = {"rules_like": board.rules_like} if board.rules_like else {}
    return {
        "id": board.id,
        **_names(board.names),
        **like,
        "regions": [
            {"id": region.id, **_names(region.names), "color": region.color or "gray"}
            for region in board.regions
        ],
        "cities": [
            {
                "id": city.id,
                **_names(city.names),
                "region": board.regions[city.region].id,
                "lat": city.lat,
                "lon": city.lon,
            }
            for city in board.cities
        ],
        "connections": [
            {"a": ids[a], "b": ids[b], "cost": cost} for a, b, cost in board.connections
        ],
        "metropolises": [
            {"name": board.cities[a].name, "cities": [ids[a], ids[b]]} for a, b in halves
        ],
        **({"land": _land(asdict(board.land))} if board.land else {}),
    }


def _names(names: Mapping[str, str]) -> dict[str, str]:
    return {"name" if lang == "en" else f"name_{lang}": text for lang, text in names.items()}


def _land(land: dict[str, Any]) -> dict[str, Any]:
    return {**land, "center": list(land["center"])}


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return '""' if value is None else str(value)
