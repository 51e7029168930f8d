"""The wiring tile game. Its turns differ a lot, so the search trusts its worlds soon. Its net
is not shown to help there: docs/search.md."""

from megavolt.bots.blackout import greedy, playouts, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

STYLE = Style(spread=0.1, uses_net=False)
FAMILY = BotFamily(greedy.make, playouts.make_policy, STYLE, reasons.make_account)
