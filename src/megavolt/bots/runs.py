"""What a move that runs a plant burns."""

from collections.abc import Mapping

from megavolt.parts.view_types import PlantSeen


def burnt_by(plant: PlantSeen, word: str, fuels: list[str]) -> tuple[int, ...]:
    """Units by fuel, in the order of `fuels`; a hybrid plant's word tells its mix."""
    burn = dict.fromkeys(fuels, 0)
    mix = word.split()[2:]
    if not mix and plant["units"]:
        burn[plant["fuel"]] = plant["units"]
    for part in mix:
        fuel = part.rstrip("0123456789")
        burn[fuel] = int(part[len(fuel) :])
    return tuple(burn.values())


def burnt(plant: PlantSeen, run: Mapping[str, object], fuels: list[str]) -> tuple[int, ...] | None:
    """Units by fuel, in the order of `fuels`; None where a hybrid plant's mix is left open."""
    mix = run.get("burn")
    if isinstance(mix, dict):
        return tuple(mix.get(fuel, 0) for fuel in fuels)
    if plant["fuel"] not in fuels and plant["units"]:
        return None
    return tuple(plant["units"] if fuel == plant["fuel"] else 0 for fuel in fuels)
