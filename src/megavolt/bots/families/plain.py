"""Any other game: it has the bots that need nothing but the contract."""

from megavolt.bots.families import BotFamily

FAMILY = BotFamily()
