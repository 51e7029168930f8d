"""What a word that runs a plant burns."""

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
