"""Print maps as the browser gets them: those of the files named, or all that come with the game."""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[2] / "src" / "megavolt" / "data"


def shown(path: Path) -> dict[str, Any]:
    """A map as the server's static data gives it, in English."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    regions = [
        {"color": "", **{k: region[k] for k in ("id", "name", "color") if k in region}}
        | {"cities": [city["id"] for city in data["cities"] if city["region"] == region["id"]]}
        for region in data["regions"]
    ]
    return {
        "id": data["id"],
        "name": data["name"],
        "regions": regions,
        "cities": [
            {k: city[k] for k in ("id", "name", "lat", "lon", "region")} for city in data["cities"]
        ],
        "connections": [[link["a"], link["b"], link["cost"]] for link in data["connections"]],
        "land": data.get("land"),
    }


if __name__ == "__main__":
    files = [Path(name) for name in sys.argv[1:]] or sorted(DATA.glob("map-*.toml"))
    maps = [shown(path) for path in files]
    print(json.dumps(maps, ensure_ascii=False, separators=(",", ":")))
