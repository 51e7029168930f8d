"""What a family of games brings for bots, in a package of its own beside this file."""

from functools import cache
from importlib.util import find_spec

from megavolt.core.registry import game_info


@cache
def family_module(game_id: str, name: str) -> str:
    """The module of that name in the package of the game's family; empty if there is none."""
    package = f"megavolt.bots.{game_info(game_id).family}"
    module = f"{package}.{name}"
    return module if find_spec(package) and find_spec(module) else ""
