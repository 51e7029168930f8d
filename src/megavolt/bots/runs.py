"""The moves that run a plant, and what each burns."""

from collections.abc import Mapping

from megavolt.bots.words import Words
from megavolt.parts.storage import Burn
from megavolt.parts.view_types import PlantSeen


def ways(
    plant: PlantSeen, name: int | str, legal: list[str], words: Words, fuels: list[str]
) -> list[tuple[str, Burn]]:
    """The words that run this plant and say what it burns, with that."""
    found = []
    for word in legal:
        said = words.read(word)
        burn = _burnt(plant, said, fuels) if said.get("plant") == name else None
        if burn is not None:
            found.append((word, burn))
    return found


def _burnt(plant: PlantSeen, run: Mapping[str, object], fuels: list[str]) -> Burn | None:
    """Units by fuel, in the order of `fuels`; None where a hybrid plant's mix is left open."""
    mix = run.get("burn")
    if isinstance(mix, dict):
        return tuple(mix.get(fuel, 0) for fuel in fuels)
    if plant["fuel"] not in fuels and plant["units"]:
        return None
    return tuple(plant["units"] if fuel == plant["fuel"] else 0 for fuel in fuels)
