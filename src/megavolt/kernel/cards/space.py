"""The action space of the card game: 384 actions, the same for every configuration.

To those of `parts/space.py` come fuel cards. A run (the word `RUN`) is `place * 16 + way`: the
place of the plant among the actor's own, oldest first, and which of the plant's ways to run it is;
way k of a hybrid plant burns k units of oil.
"""

from typing import Final

BUY: Final = 1  # a fuel card: `column * 16 + card`
ENTRY: Final = 3  # a card of the store, as the engine numbers it: burn a unit or lose it, as asked
WAYS: Final = 16  # places for the ways to run a plant

# Bits of MISC.
BURN_REST: Final = 2  # CARD-BUR-09: whatever is due, from the cards of the default
RUN_ANY: Final = 3  # and three more, one per plant of the actor: run a hybrid by default
