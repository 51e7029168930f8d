"""The wiring tile game. It leaves time for few worlds and its planner plans well: the search plays
something else only if it is clearly better."""

from megavolt.bots.blackout import greedy, policy, reasons
from megavolt.bots.families import BotFamily
from megavolt.bots.playouts import Style

FAMILY = BotFamily(greedy.make, policy.make_policy, Style(spread=0.05), reasons.make_account)
