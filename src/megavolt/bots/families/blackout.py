"""The wiring tile game. Its turns differ a lot, so the search trusts its worlds soon."""

from megavolt.bots.blackout import greedy, playouts, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

FAMILY = BotFamily(greedy.make, playouts.make_policy, Style(spread=0.1), reasons.make_account)
