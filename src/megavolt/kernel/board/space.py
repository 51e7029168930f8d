"""The action space of the board game: 384 actions, the same for every configuration.

To those of `parts/space.py` come cities, fuel, regions, and passes that name a plant. A run (the
word `RUN`) has the engine's number.
"""

from typing import Final

CITY: Final = 1  # a city: build there, place a house of the Trust, or mark it; whatever is asked
PASS_ON: Final = 3  # a plant by number: pass, and let the others bid for it

# Bits of MISC.
BUY: Final = 2  # and three more, one per fuel
DROP: Final = 6  # likewise: lose a token
REGION: Final = 18  # draft a region; up to 46
