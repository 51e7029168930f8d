"""The wiring tile game. Its turns differ a lot, so the search trusts its worlds soon."""

from megavolt.bots.blackout import greedy, playouts, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

STYLE = Style(spread=0.1)
FAMILY = BotFamily(greedy.make, playouts.make_policy, STYLE, reasons.make_account)
