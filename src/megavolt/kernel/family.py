"""What a family of games brings to batches: its modules, by the names they have in each family."""

from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Family:
    """Compiled loops take what differs between families from here.

    They are given modules, not functions: a module is known by its name, so that what was compiled
    with it is found on disk again.
    """

    name: str
    configuration: Any  # the class
    width: int  # of a row
    over: int  # the phase at the end
    deal: ModuleType  # new_game
    flow: ModuleType  # legal, apply
    ending: ModuleType  # score, SCORES, RANKED
    observation: ModuleType  # observe, SEEN_WIDTH
    playout: ModuleType  # play
