"""Environments for programs that learn; docs/environments.md says how they are used.

`aec_env` is a PettingZoo environment, `single_env` a Gymnasium one against bots, `VectorEnv` many
games at once. Nothing heavy is imported before it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from megavolt.envs.aec import MegavoltAEC, aec_env
    from megavolt.envs.single import MegavoltSingle, single_env
    from megavolt.envs.vector import VectorEnv

_PLACES = {
    "MegavoltAEC": "aec",
    "MegavoltSingle": "single",
    "VectorEnv": "vector",
    "aec_env": "aec",
    "single_env": "single",
}
__all__ = ["MegavoltAEC", "MegavoltSingle", "VectorEnv", "aec_env", "single_env"]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
