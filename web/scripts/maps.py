"""Print the maps that come with the game: regions, cities with coordinates, connections."""

import json
import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[2] / "src" / "megavolt" / "data"


def shown(path: Path) -> dict[str, Any]:
    """A map as the server's static data gives it, in English."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    regions = [
        {k: region[k] for k in ("id", "name", "color", "cities")} for region in data["regions"]
    ]
    region_of = {city: region["id"] for region in regions for city in region["cities"]}
    return {
        "id": data["id"],
        "name": data["name"],
        "regions": regions,
        "cities": [
            {k: city[k] for k in ("id", "name", "lat", "lon")} | {"region": region_of[city["id"]]}
            for city in data["cities"]
        ],
        "connections": [[link["a"], link["b"], link["cost"]] for link in data["connections"]],
    }


if __name__ == "__main__":
    maps = [shown(path) for path in sorted(DATA.glob("map-*.toml"))]
    print(json.dumps(maps, ensure_ascii=False, separators=(",", ":")))
